### The page around the boards. What a board says is in page-GAME.ftl, rules and options are in GAME.ftl.

## Everywhere

page-title = À quoi joue-t-on ?
page-subtitle = Des jeux pour un à quatre joueurs : contre l’ordinateur, entre amis ou autour d’un même écran.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● À toi – { $game }
page-home = Vers la page d’accueil
page-nav = Menu
page-skip = Aller au contenu
page-loading = Un instant…
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-saved = Enregistré.
page-copy = Copier
page-copied = Copié.
page-copy-failed = La copie n’est pas permise ici. Voici le texte : { $text }
page-share = Partager
page-notices = Messages
page-lost = Cette adresse ne mène nulle part. C’est ici que tout commence.
page-no-such-game = Ce jeu n’existe pas ici.
page-show-all = Tout afficher ({ $count })
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-named = { $name } : { $value }

page-line-offline = Pas de connexion. Les leçons et les règles restent disponibles ; tes coups sont gardés et partiront dès que le serveur sera de retour.
page-line-short = Pas de connexion. Tes coups sont gardés.
page-line-reconnecting = La connexion est coupée. Nouvel essai…
page-renewal = Il existe une version plus récente de cette page. Elle se rechargera dès que tu auras fini ce que tu fais ; rien ne sera perdu.
page-renewal-now = Recharger maintenant

page-error-offline = Le serveur est injoignable pour le moment.
page-missing = Cette page n’a pas pu être chargée.
page-error-server = Un problème est survenu sur le serveur. Réessaie.
page-error-not-found = Il n’y a rien à cette adresse.
page-error-unexpected = Un problème est survenu. Réessaie.

## Settings

page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-auto = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-looks = Plateaux
page-theme-button = Couleurs : { $theme }
page-speed = Animations
page-speed-0 = Aucune
page-speed-1 = Normales
page-speed-2 = Lentes
page-sound = Sons
page-big-text = Texte plus grand
page-mute-chat = Masquer le chat
page-mute-reactions = Masquer les réactions
page-single-keys = Raccourcis à une seule touche
page-shortcuts = Raccourcis clavier
page-about = À propos de Spieltrieb

page-key-tab = Tab
page-key-enter = Entrée
page-key-space = Espace
page-key-escape = Échap
page-key-shift = Maj
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Origine
page-key-end = Fin
page-keys-tab = passer à l’élément suivant
page-keys-arrows = se déplacer sur le plateau
page-keys-act = choisir ou jouer
page-keys-cancel = lâcher ce que tu as choisi
page-keys-help = cette liste
page-keys-settings = réglages
page-keys-sound = activer ou couper les sons
page-keys-theme = clair ou sombre
page-keys-hint = montrer un conseil
page-keys-undo = reprendre le dernier coup
page-keys-rules = ouvrir les règles
page-keys-chat = aller au chat
page-keys-log = aller au déroulement
page-keys-skip = passer l’animation
page-keys-first = au début
page-keys-last = à la fin

## Start page

page-games = Jeux
page-play-now = Jouer
page-preparing = La première fois, c’est un peu plus long : tout se prépare. Ensuite, c’est immédiat.
page-new-short = Nouvelle table
page-learn-short = Apprendre
page-rules-short = Règles
page-rules-of = Règles du jeu : { $game }
page-continue = Parties en cours
page-continue-short = Continuer
page-join-title = Rejoindre des amis
page-join-label = Code ou lien d’une table
page-join-example = p. ex. k7qm-2xpd-9wt4h
page-join = Rejoindre
page-join-wrong = Ce n’est ni le code ni le lien d’une table. Copie-le encore une fois.
page-daily = Partie du jour
page-daily-text = Chaque jour, une partie de chaque jeu, avec la même donne pour tout le monde. Qui en tirera le meilleur ?
page-daily-go = Voir les parties du jour
page-lobby = Tables ouvertes
page-lobby-empty = Personne ne cherche de joueurs pour le moment. Ouvre une table et montre-la à tout le monde !
page-state-my-turn = À toi
page-state-gathering =
    { $count ->
        [0] Ça commence
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-state-playing = En cours
page-state-over = Terminée

## New table

page-new-title = Nouvelle table
page-players = Joueurs
page-options = Plus d’options
page-seat-kind = Qui est assis à la place { $seat }
page-seat-level = Force de l’ordinateur à la place { $seat }
page-seat-name = Nom du joueur à la place { $seat }
page-seat-remove = Retirer la place { $seat }
page-seat-add = Ajouter un joueur
page-seat-number = Joueur { $seat }
page-seat-me = Moi
page-seat-bot = Ordinateur
page-seat-open = Un ami, par un lien
page-seat-screen = Quelqu’un à cet écran
page-seat-open-text = Tu reçois un lien à partager.
page-name-example = Nom
page-new-public = Montrer cette table à tout le monde sur la page d’accueil
page-new-match =
    { $count ->
        [one] Un tournoi de { $count } partie
       *[other] Un tournoi de { $count } parties, pour que chacun commence une fois
    }
page-new-rounds = Nombre de parties (les points s’additionnent)
page-new-advice = Les conseils sont permis
page-new-open = Ouvrir la table
page-new-start = Commencer la partie
page-clock = Temps de réflexion
page-clock-none = Autant que tu veux
page-clock-move-30 = 30 secondes par coup
page-clock-move-60 = 1 minute par coup
page-clock-move-180 = 3 minutes par coup
page-clock-move-day = 1 jour par coup
page-clock-move-3days = 3 jours par coup
page-clock-game-5 = 5 minutes chacun, et 5 secondes de plus par coup
page-clock-game-15 = 15 minutes chacun, et 10 secondes de plus par coup
page-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-words-label = Tes mots pour le hasard
page-words-help = Ce que tu veux. On les mêle au hasard de cette table, pour que personne n’en décide seul.
page-words-add = Mêler

## Before the game

page-waiting =
    { $count ->
        [0] C’est parti…
        [one] Il manque encore { $count } joueur
       *[other] Il manque encore { $count } joueurs
    }
page-seat-free = Place libre
page-sit = S’asseoir ici
page-seen-as = Pour les autres, tu es { $name }
page-stand = Libérer la place
page-close-table = Fermer la table
page-invite = Inviter
page-invite-link = Lien pour tes amis
page-invite-code = Code :
page-invite-qr = Code QR avec le lien de cette table
page-invite-text = { $game } : viens jouer avec moi !
page-fair = Une donne honnête, et comment le vérifier
page-fair-text = Tout le hasard de cette table vient d’un secret tiré avant la partie. Son empreinte est montrée dès maintenant, le secret lui-même après la dernière partie. Chacun peut ainsi vérifier que rien n’a été changé.
page-fair-commitment = Empreinte (SHA-256) :

## At the table

page-table-trouble = Impossible de montrer cette table
page-table-closed = Cette table a été fermée.
page-status-mine = À toi de jouer
page-status-yours = { $name }, à toi de jouer
page-status-others =
    { $count ->
        [0] Un instant…
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
page-status-over = La partie est terminée
page-watching = Tu regardes : toutes les places sont prises.
page-seat-you = toi
page-seat-turn = joue
page-seat-here = en ligne
page-seat-away = hors ligne
page-seat-stand-in = bot remplaçant
page-seat-return = Reprendre ma place
page-seat-hand = Faire jouer un bot pour { $name }
page-match-points = Points du tournoi
page-tools = Outils
page-hint = Conseil
page-hint-asking = Réflexion…
page-back = Reprendre le coup
page-back-asked = { $name } voudrait reprendre le dernier coup. Tu veux bien ?
page-back-waiting = { $name } voudrait reprendre un coup. On attend les autres.
page-back-yes = D’accord
page-back-no = Non
page-skip-motion = Passer l’animation
page-side = Déroulement et chat
page-log = Déroulement
page-log-notation = En notation
page-log-empty = Rien pour l’instant.
page-chat = Chat
page-chat-label = Dis quelque chose
page-chat-send = Envoyer
page-chat-empty = Personne n’a encore rien dit.
page-chat-muted = Le chat est masqué.
page-chat-unmute = L’afficher à nouveau
page-chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-reactions = Réactions rapides
page-reaction-hello = Bonjour !
page-reaction-well-played = Bien joué !
page-reaction-thanks = Merci !
page-reaction-oops = Oups !
page-reaction-wow = Waouh !
page-reaction-thinking = Je réfléchis…
page-reaction-hurry = À toi !
page-reaction-bye = Au revoir !

page-curtain = Passe l’appareil à { $name }
page-curtain-text = Les autres regardent ailleurs.
page-curtain-ready = Je suis { $name }

## The end

page-result-game =
    { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire
    }
page-result-game-you =
    { $count ->
        [one] Tu gagnes !
       *[other] Tu partages la victoire !
    }
page-result-match =
    { $count ->
        [0] Personne ne remporte le tournoi
        [one] { $names } remporte le tournoi !
       *[other] { $names } se partagent le tournoi
    }
page-result-match-you =
    { $count ->
        [one] Tu remportes le tournoi !
       *[other] Tu partages la victoire du tournoi !
    }
page-result-solo = Bien joué !
page-result-solo-bot = Un bot a joué cette partie.
page-sheet = Feuille de score
page-sheet-points = Points
page-sheet-game = Partie { $count }
page-sheet-sum = Total
page-sheet-winner = victoire
page-next-round = Partie { $round } sur { $of }
page-rematch = Revanche
page-rematch-go = Vers la revanche
page-rematch-waits = La table de la revanche est prête, ta place t’attend.
page-result-fold = Voir le plateau
page-result-unfold = Voir le résultat
page-review = Bilan
page-check = Vérifier le hasard
page-check-unfair = Quelque chose ne va pas.
page-check-secret = Secret
page-check-words = Mots choisis par { $name }
page-check-seed = Graine de cette partie
page-share-score = { $name } { $points }
page-share-text = { $game } : { $headline } ({ $scores })
page-share-daily = { $game }, partie du { $day } : { $headline } ({ $scores })

page-review-of = { $game } : bilan
page-review-back = Retour à la table
page-review-eyes = Vu par
page-review-eyes-all = Tout visible
page-review-before = Un coup en arrière
page-review-next = Un coup en avant
page-review-play = Lecture
page-review-pause = Pause
page-review-first = Avant le premier coup
page-review-place = Coup { $move } sur { $of }
page-review-curve = Les chances de chacun au fil de la partie
page-review-wait = Chaque coup est réexaminé : { $done } sur { $total }…
page-review-again = Réessayer
page-review-panel = Tous les coups
page-review-moves = Coups
page-review-best = Montrer les meilleurs coups
page-review-best-of = Les meilleurs coups pour { $name } à ce moment
page-review-better = Mieux : { $move }
page-review-show = Montrer sur le plateau
page-review-slip = Imprécision : coût { $loss }.
page-review-mistake = Erreur : coût { $loss }.
page-review-blunder = Gaffe : coût { $loss }.
page-review-luck = Chance pour { $name } : de { $before } à { $after }.
page-review-misfortune = Malchance pour { $name } : de { $before } à { $after }.
page-review-mark-slip = Imprécision
page-review-mark-mistake = Erreur
page-review-mark-blunder = Gaffe
page-review-mark-luck = Chance pour { $name }
page-review-mark-misfortune = Malchance pour { $name }
page-review-share = Partager ce moment
page-review-share-text = { $game }, après le coup { $move }
page-review-try = Rejouer à partir d’ici
page-review-try-text = Une nouvelle partie commence à ce moment. La suite est tirée à nouveau, et la partie ne compte pas.
page-review-try-hidden = Une nouvelle partie commence à ce moment. La suite est tirée à nouveau, de même que les tuiles invisibles depuis ta place. La partie ne compte pas.
page-review-try-seat = Tu joues pour
page-review-try-bots = Contre
page-study = Essai : tu rejoues après le coup { $move } d’une autre partie. Il ne compte pas.
page-study-back = Retour au bilan

## Daily deal

page-daily-play = Jouer
page-daily-continue = Continuer
page-daily-look = Voir
page-daily-players =
    { $count ->
        [0] Personne ne l’a encore jouée. À toi d’ouvrir le bal !
        [one] { $count } personne l’a jouée.
       *[other] { $count } personnes l’ont jouée.
    }
page-daily-result =
    { $points ->
        [one] { $points } point, rang { $place } sur { $players }
       *[other] { $points } points, rang { $place } sur { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, partie du { $day } : { $points } point, rang { $place } sur { $players }
       *[other] { $game }, partie du { $day } : { $points } points, rang { $place } sur { $players }
    }
page-leaderboard = Classement
page-leaderboard-empty = Il n’y a encore personne.
page-leaderboard-more = Afficher plus

## Mine

page-mine = Ma page
page-profile = Qui je suis
page-name = Nom
page-avatar = Image
page-avatar-fox = Renard
page-avatar-owl = Hibou
page-avatar-cat = Chat
page-avatar-hedgehog = Hérisson
page-avatar-whale = Baleine
page-avatar-snail = Escargot
page-avatar-bee = Abeille
page-avatar-frog = Grenouille
page-avatar-teapot = Théière
page-avatar-lantern = Lanterne
page-avatar-anchor = Ancre
page-avatar-kite = Cerf-volant
page-avatar-cactus = Cactus
page-avatar-mushroom = Champignon
page-avatar-moon = Lune
page-avatar-acorn = Gland de chêne
page-stats = Statistiques
page-stats-none = Rien pour l’instant. Après ta première partie, tu les trouveras ici.
page-stats-played = Parties
page-stats-won = Gagnées
page-stats-best = Meilleur résultat
page-stats-mean = En moyenne
page-stats-streak = Victoires de suite
page-stats-streaks = { $now } (record : { $longest })
page-stats-people = Humains
page-stats-of = { $won } sur { $played }
page-stats-chart =
    { $count ->
        [one] Les points de la dernière partie ; le meilleur résultat est { $best }.
       *[other] Les points des { $count } dernières parties ; le meilleur résultat est { $best }.
    }
page-records = Télécharger mes parties
page-link = Sur un autre appareil
page-link-text = Avec un lien personnel, un autre appareil devient aussi le tien : même nom, mêmes tables. Ne le donne à personne d’autre.
page-link-make = Créer un lien personnel
page-link-until = Il sert une seule fois, jusqu’au { $time }.
page-devices = Autres appareils
page-devices-text = Téléphone perdu, ou partie jouée sur l’ordinateur de quelqu’un d’autre ? Déconnecte-toi partout sauf ici. Les programmes qui jouent en ton nom sont déconnectés aussi.
page-devices-button = Déconnecter les autres appareils
page-devices-done = Tous les autres appareils sont déconnectés.
page-forget = M’oublier
page-forget-text = Il n’y a pas de compte, juste un cookie. Si tu veux, le serveur oublie ton nom, tes résultats et la liste de tes tables.
page-forget-button = Tout oublier
page-forget-sure = Ton nom, tes résultats et la liste de tes tables seront effacés. C’est définitif.
page-forgotten = Tout est oublié. Tu repars de zéro.
page-go-title = Continuer ici
page-go-text = Avec ce lien personnel, tu continues sur cet appareil avec ton nom et tes tables. L’identité que tu avais jusqu’ici sur cet appareil n’est pas gardée.
page-go-button = Continuer ici
page-go-done = Bon retour, { $name } !

## Learning

page-rules-search = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Aucun résultat
        [one] { $count } chapitre trouvé
       *[other] { $count } chapitres trouvés
    }
page-rules-nothing = Aucun résultat.
page-learn-step = Étape { $step } sur { $of }
page-learn-before = Retour
page-learn-next = Suite
page-learn-skip = Passer
page-learn-other = C’est possible aussi, mais ici nous essayons autre chose.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Texts of first games name a friend: this name, too, is a woman’s, begins with A and ends in a.
page-learn-friend-else = Anna
page-learn-done = Tu sais jouer !
page-learn-done-text = Essaie maintenant une vraie partie. L’ordinateur ne te rendra pas la tâche trop dure.
page-learn-play = Ma première partie
page-learn-again = Encore une fois
page-first-show = Montre-moi

## About

page-about-text = Spieltrieb fait entrer quatre petits jeux de table dans le navigateur. C’est gratuit, sans compte et sans publicité, et rien n’est demandé à un autre serveur.
page-about-by = par { $author }
page-about-rights = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Les règles sont racontées avec nos propres mots, et nous avons dessiné tous les plateaux.
page-about-privacy = Ce qui est gardé
page-about-privacy-text = Un cookie dit à ce serveur qui tu es. Le serveur garde ton nom, ton image, tes parties et tes résultats, jusqu’à ce que tu lui demandes de t’oublier. Tes réglages restent dans ce navigateur.
page-about-version = Version { $version }

## People among people: chat, reports, fair dealing

page-practice = Entraînement : un coup déjà révélé a été repris, cette partie ne compte pas.
page-people = Qui est à cette table
page-person-watches = regarde
page-person-mute = Ne plus entendre { $name }
page-person-unmute = Entendre de nouveau { $name }
page-person-report = Signaler { $name }
page-person-kick = Faire sortir { $name }
page-report-text = Que se passe-t-il ? Les responsables du serveur verront ton signalement avec le chat de cette table.
page-report-insult = Insultes ou menaces
page-report-spam = Spam
page-report-name = Un nom choquant
page-report-cheating = Tricherie
page-report-other = Autre chose
page-report-done = Merci. Ton signalement est parti.
page-lock = Ne plus laisser entrer personne
page-talk = Les spectateurs peuvent parler
page-chat-closed = Seules les personnes assises à la table peuvent parler ici.
page-daily-late = Terminées après la fin de la journée
page-daily-result-late =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, partie terminée après la fin de la journée
page-daily-before = La veille
page-daily-after = Le lendemain
page-daily-told = Le bilan et la vérification viennent quand la journée est finie partout : { $when }.
page-check-first = Le secret a l’empreinte que ton navigateur a vue en premier, le { $when }.
page-check-late = Le secret a l’empreinte montrée. Ton navigateur ne l’a vue qu’une fois la partie commencée.
page-check-changed = L’empreinte n’est pas celle que ton navigateur a vue en premier.
page-check-broken = Le secret n’a pas l’empreinte promise.
page-check-words-lost = Tes mots ne sont pas dans la graine.
page-check-words-mine = Tes mots y sont mêlés.
page-check-moves = Le relevé contient d’autres coups que ceux montrés à ton navigateur.
page-check-draw = Le tirage { $number } est { $found }, mais le secret donne { $expected }.
page-check-browser =
    { $count ->
        [one] Ton navigateur a recalculé lui-même le tirage. Tout est honnête.
       *[other] Ton navigateur a recalculé lui-même les { $count } tirages. Tout est honnête.
    }
page-check-second = Le serveur a vérifié aussi et confirme.
page-check-second-not = La vérification du serveur dit autre chose.

## Mes parties, et comment en sortir

page-my-games = Mes parties
page-my-running = En cours
page-my-finished = Terminées
page-my-none = Rien encore. Tes parties apparaîtront ici.
page-delete = Supprimer
page-delete-text = La partie disparaît de ta liste. Son résultat compte toujours, et ceux qui ont joué avec toi la gardent.
page-delete-running = La partie est fermée définitivement et disparaît de ta liste. Si d’autres personnes y jouent, abandonne d’abord ou mettez-vous d’accord pour arrêter.
page-delete-done = Supprimée.
page-state-won = Gagnée
page-state-lost = Perdue
page-state-shared = Victoire partagée
page-state-stopped = Arrêtée
page-state-practice = Entraînement
page-agreed = Ce qui est convenu
page-agreed-rounds =
    { $count ->
        [one] Une seule partie
       *[other] { $count } parties, les points s’additionnent
    }
page-agreed-clock-move = { $seconds } secondes par coup
page-agreed-clock-game = { $seconds } secondes chacun, plus { $increment } par coup
page-agreed-hints = Les conseils sont permis
page-agreed-no-hints = Sans conseils
page-agreed-lots = On tire au sort qui commence
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option } : non
    }
page-starter-lot = Tiré au sort
page-this-game = Cette partie
page-leave = Quitter
page-leave-waits = La partie t’attend ; tu la retrouves sur la page d’accueil et dans ta liste.
page-leave-bot = Un bot continue à ta place, pour que les autres n’attendent pas. Tu peux revenir et reprendre ta place à tout moment.
page-end = Terminer la partie
page-end-text = La partie s’arrête tout de suite, sans résultat.
page-end-sure = Terminer maintenant
page-stop = Proposer d’arrêter
page-stop-text = Si tout le monde est d’accord, la partie s’arrête et ne compte pour personne. En attendant, elle continue.
page-stop-sure = Demander aux autres
page-stop-asked = { $name } propose d’arrêter. La partie ne compterait pour personne. D’accord ?
page-stop-no = Continuer
page-stop-waiting = Tu as proposé d’arrêter. On attend { $names }.
page-stop-told = Pour arrêter : { $wanted }. On attend { $names }.
page-stop-withdraw = Retirer
page-resign = Abandonner
page-resign-ends = La partie s’arrête tout de suite, et tu l’as perdue.
page-resign-match = Tout le tournoi s’arrête tout de suite, et tu l’as perdu.
page-resign-bot = Les autres continuent. Un bot joue ta place jusqu’au bout, tu ne peux pas la reprendre, et la partie compte comme perdue pour toi.
page-resign-sure = Oui, abandonner
page-seat-resigned = abandon
page-seat-stood-for =
    { $who ->
        [you] Un bot joue à ta place.
       *[other] Un bot joue à la place de { $name }.
    }
page-note-late =
    { $who ->
        [you] Ton temps était écoulé. Un bot joue ce seul coup à ta place.
       *[other] Temps écoulé pour { $name }. Un bot joue ce seul coup.
    }
page-note-time =
    { $who ->
        [you] Ton temps est écoulé. Un bot joue désormais pour toi, jusqu’à ce que tu reprennes ta place.
       *[other] Temps écoulé pour { $name }. Un bot joue désormais à cette place.
    }
page-note-left =
    { $who ->
        [you] Tu as quitté la table. Un bot joue pour toi.
       *[other] { $name } a quitté la table. Un bot joue à cette place.
    }
page-note-away =
    { $who ->
        [you] Tu n’étais pas là. Un bot joue pour toi.
       *[other] { $name } n’est pas là. Un bot joue à cette place.
    }
page-note-back =
    { $who ->
        [you] Tu joues de nouveau toi-même.
       *[other] { $name } est de retour et rejoue.
    }
page-note-resigned =
    { $who ->
        [you] Tu as abandonné.
       *[other] { $name } a abandonné.
    }
page-note-took-back =
    { $who ->
        [you] Tu as repris un coup.
       *[other] { $name } a repris un coup.
    }
page-note-bot = Joué par un bot
page-note-gone = { $name } n’est pas là. Touche son nom pour faire jouer un bot.
page-note-offline = { $name } est hors ligne.
page-note-online = { $name } est de nouveau en ligne.
page-result-stopped = La partie a été arrêtée
page-reason-stopped = Elle ne compte pour personne.
page-reason-resigned =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
page-share-won = J’ai gagné à { $game } : { $scores }
page-share-shared = Victoire partagée à { $game } : { $scores }
page-share-lost = J’ai perdu à { $game } : { $scores }
page-share-solo =
    { $points ->
        [one] J’ai fait { $points } point à { $game }
       *[other] J’ai fait { $points } points à { $game }
    }
page-share-picture = La fin de la partie de { $game }
page-share-no-picture = L’image n’a pas pu être dessinée. Le texte peut quand même être partagé.
page-share-words = Tes mots et un lien vers le bilan
page-share-download = Enregistrer l’image
page-in-numbers = En chiffres
page-spread-count = { $count } fois
page-spread-mine = toi
page-stats-given-up = Abandons
page-stats-course =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties, dans l’ordre ; vert : gagnée
    }
page-stats-course-solo =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties, dans l’ordre
    }
page-stats-spread = Combien de fois tu as fait combien de points ; en couleur : la dernière partie
page-daily-streak =
    { $count ->
        [0] Joue aujourd’hui pour commencer une série.
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
page-daily-longest = (record : { $count })
page-daily-past = Joué { $count } des { $of } derniers jours
page-daily-next = Prochaines parties dans
page-daily-new = De nouvelles parties sont là
page-daily-others = Ce que { $count } personnes ont fait
page-daily-better = Tu as fait mieux que { $percent } % des autres ; { $count } personnes ont joué.
page-move-waits = Ton coup attend d’être envoyé
