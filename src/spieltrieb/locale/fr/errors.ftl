### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = « { $text } » n’est pas un coup de ce jeu.
error-illegal = « { $text } » n’est pas possible ici.
error-ambiguous = « { $text } » peut désigner plusieurs coups ; précise lequel.
error-wrong-actor = Ce n’est pas à la place { $seat } de jouer.
error-game-over = La partie est terminée.
error-unknown-game = Il n’y a pas de jeu « { $game } ».
error-bad-players = Cela ne va pas avec le nombre de joueurs ({ $players }).
error-bad-option = Cette option n’est pas valable.
error-bad-record = Quelque chose ne va pas dans le relevé de la partie : { $where }.
error-bad-match = Ce tournoi ne peut pas se jouer ainsi.
error-bad-language = Il n’y a pas de textes dans la langue « { $lang } » ; il y a : { $known }.
error-bad-bot = Il n’y a pas de bot « { $bot } » pour ces places ; il y a : { $known }.
error-bot-failed = Le bot « { $bot } » n’a pas répondu par un coup permis ({ $said }).
error-bad-simulation = Il faut jouer au moins une partie, pas { $games }.
error-no-advice = Il n’y a pas de conseil à donner ici.
error-lost-worker = Un processus de travail s’est arrêté avant d’avoir fini sa part.
error-bad-cluster = Ce cluster Ray ne peut pas être utilisé.
error-missing-extra = { $package } n’est pas installé ; voici comment l’ajouter : pip install 'spieltrieb[{ $extra }]'
error-bad-picture = Le nom d’une image animée se termine par { $known } ; pas « { $file } ».
error-bad-picture-still = Cette image est un SVG : donne à son fichier un nom qui finit par .svg, et non « { $file } ».

## At the server's tables

error-bad-message = Le serveur n’a pas compris ce message.
error-bad-message-empty = Ce message est vide.
error-bad-message-parameter = « { $found } », dans l’adresse, ne convient pas pour « { $name } ».
error-bad-message-name = Un nom doit avoir au moins une lettre ou un signe visible.
error-bad-table = On ne peut pas ouvrir une table ainsi.
error-bad-table-me = Tu ne peux occuper qu’une place ; les autres à ton écran ont les leurs.
error-bad-table-clock = Une pendule donne au moins { $seconds } secondes.
error-bad-link = Ce lien personnel ne marche plus. Crées-en un nouveau sur l’autre appareil.
error-bad-origin = Un autre site a voulu utiliser ce serveur ; ce n’est pas permis.
error-bad-host = Ce serveur n’est pas accessible sous le nom « { $host } ». Demande la bonne adresse à la personne qui le gère.
error-no-guest = Le serveur ne te connaît pas encore. Recharge la page.
error-bad-cookie = Le serveur ne te reconnaît pas. Recharge la page.
error-not-your-seat = Ce n’est pas ta place.
error-not-allowed = Tu n’as pas le droit de faire cela ici.
error-not-allowed-players = Seuls les joueurs peuvent faire cela ; toi, tu regardes.
error-not-allowed-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-allowed-advice = Les conseils sont pour les joueurs, chacun pour sa propre place.
error-not-allowed-here = Ce joueur est là, ou vient à peine de partir.
error-not-allowed-close = D’autres jouent ici. Confie plutôt ta place à un bot.
error-not-allowed-self = Tu ne peux pas t’exclure toi-même ; ferme plutôt la table.
error-not-allowed-report = On ne peut signaler que quelqu’un d’autre qui joue ou parle à cette table.
error-banned = Les responsables de ce serveur t’en ont exclu.
error-advice-off = À cette table, on joue sans conseils.
error-unknown-table = Cette table n’existe pas. Le lien a-t-il été coupé ?
error-unknown-page = Il n’y a rien à cette adresse.
error-not-now = Ce n’est pas possible maintenant.
error-not-now-running = Cette partie n’est pas encore terminée.
error-not-now-no-game = Il n’y a pas de partie { $round } à cette table : { $count ->
        [0] aucune n’a été jouée
        [one] il n’y en a qu’une
       *[other] il n’y en a que { $count }
    }.
error-not-now-seed = Le secret est montré quand toutes les parties sont terminées ; pour une partie du jour, le lendemain.
error-not-now-turn = Les conseils sont donnés quand c’est ton tour.
error-not-now-begun = La partie a déjà commencé ; tu peux la regarder.
error-not-now-seated = Tu as déjà une place à cette table.
error-not-now-stand = La partie a commencé : tu peux confier ta place à un bot, mais pas la libérer.
error-not-now-mix = La première tuile est tirée : on ne peut plus mêler de mots au hasard.
error-not-now-next = Il n’y a pas de partie suivante à commencer pour l’instant.
error-not-now-waiting = La partie n’a pas commencé : une place est encore libre.
error-not-now-bot = Un bot joue à ta place. Reprends d’abord ta place.
error-not-now-answer = Plus personne ne demande à reprendre un coup.
error-not-now-hand = Cette place ne peut pas être confiée à un bot pour l’instant.
error-not-now-close = La partie est terminée ; il n’y a rien à fermer.
error-not-now-rematch = La revanche vient quand toutes les parties sont terminées ; la partie du jour ne se joue qu’une fois.
error-not-now-moment-over = À ce moment, la partie est déjà terminée ; reviens un peu en arrière.
error-not-now-moves = Cette partie n’a que { $moves } coups.
error-not-now-study = Un essai commence par une partie distribuée ailleurs : il n’y a rien à vérifier.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-table-full-seat = Cette place est prise. Choisis-en une autre.
error-time-up = Ton temps était écoulé avant l’arrivée de ce coup.
error-stale = La partie a déjà avancé ; regarde à nouveau.
error-no-take-back = Il n’y a rien que tu puisses reprendre.
error-no-take-back-over = Il n’y a rien à reprendre : aucune partie n’est en cours.
error-no-take-back-first = Il n’y a rien à reprendre : tu n’as pas encore joué.
error-no-take-back-daily = Dans la partie du jour, un coup est définitif dès que tu as vu quelque chose de nouveau.
error-table-closed = Cette table a été fermée.
error-too-long = C’était trop long pour le serveur.
error-too-fast = C’était trop à la fois. Attends un instant et réessaie.
error-too-many = Tu en as déjà trop. Fermes-en d’abord un.
error-too-many-connections = Trop de pages sont déjà connectées. Fermes-en une, ou réessaie plus tard.
error-no-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessaie plus tard.
error-busy = Le serveur est très occupé en ce moment. Réessaie dans un instant.
error-bad-setting = Un réglage du serveur n’est pas valable : { $setting }.
error-overloaded = Il y a ici plus de monde que le serveur ne peut en accueillir. Les parties en cours continuent ; réessaie dans quelques minutes.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port }.
error-not-on-windows = Le serveur et sa page ne fonctionnent pas sous Windows même, seulement dans WSL ; ce qui marche ici : spieltrieb play, games, rules, simulate, arena, replay, advise, review et la bibliothèque.
error-cannot-keep = Le code compilé ne peut pas être conservé, car son dossier n’est pas accessible en écriture : indiques-en un autre avec SPIELTRIEB_CACHE.
error-bad-action = Il n’y a pas d’action « { $action } ».

## Exactly why: an error that has many causes names one of these

error-bad-players-range = { $game } se joue de { $low } à { $high } joueurs, pas à { $players }.
error-bad-players-seat = --seat prend des places de 0 à { $high }, séparées par des virgules ; « { $found } » n’en est pas une.
error-bad-players-names = Il y a plus de noms ({ $names }) que de personnes au clavier ({ $players }).
error-bad-option-unknown = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.
error-bad-option-flag = L’option « { $option } » doit être true ou false, pas { $was }.
error-bad-option-number = L’option « { $option } » doit être un nombre entier de { $low } à { $high }, pas { $was }.
error-bad-option-choice = L’option « { $option } » doit être l’un de ces mots : { $choices } ; c’était { $was }.
error-bad-option-seat = L’option « { $option } » doit être une place de { $low } à { $high }, pas { $was }.
error-bad-option-set = Une option se règle par --set NOM=VALEUR, pas par « { $setting } ».
error-bad-option-data = L’option « { $option } » contient des données : donne-la en JSON ou comme chemin d’un fichier JSON. { $kind ->
        [unread] { $value } est illisible ({ $why }).
       *[json] Ce n’est pas du JSON valide ({ $why }).
    }
error-bad-option-all-human = Donne --seat ou --all-human, pas les deux.
error-bad-option-resume = Une partie reprise reste telle qu’elle a commencé : { $option } ne va pas avec --resume.
error-bad-match-number = --match prend un nombre de parties ; « { $rounds } » n’en est pas un.
error-bad-bot-none = Nomme les bots qui doivent jouer.
error-bad-bot-twice = Le bot « { $bot } » est nommé deux fois.
error-bad-bot-count = { $count } bots sont nommés pour { $seats } places ; nommes-en un pour toutes ou un pour chacune.
error-bad-simulation-processes = Il faut au moins un processus, pas { $processes }.
error-bad-simulation-budget = Le temps de réflexion doit dépasser 0 seconde ; c’était { $budget }.
error-bad-simulation-memory = Les résultats de { $games } parties ne tiennent pas en mémoire ici ; joues-en au plus { $most }.
error-bad-cluster-none = Il n’y a pas de cluster Ray à l’adresse « { $address } » ({ $said }). Démarre-en un avec `ray start --head`, donne une autre adresse ou choisis `local` pour cette seule machine.
error-bad-cluster-version = Le cluster Ray à l’adresse « { $address } » ne peut pas être utilisé d’ici ({ $said }).
error-bad-cluster-missing = Spieltrieb manque sur un nœud du cluster Ray ; installe la version { $wanted } sur tous.
error-bad-cluster-sources = Un nœud du cluster Ray a Spieltrieb { $found }, et cette machine { $wanted } ; installe la même version partout.
error-bad-record-json = { $where } n’est pas un objet JSON complet (voir le caractère { $character }) ; le fichier a peut-être été tronqué.
error-bad-record-nested = { $where } n’est pas un relevé : l’imbrication est trop profonde.
error-bad-record-object = { $where } n’est pas un objet JSON.
error-bad-record-format = { $where } a le format { $found } ; cette version lit le format { $format }. Vient-il d’un Spieltrieb plus récent, ou n’est-ce pas un relevé ?
error-bad-record-texts = { $where } : « { $field } » doit être une liste de textes.
error-bad-record-missing = { $where } : « { $field } » manque.
error-bad-record-kind = { $where } : « { $field } » doit être { $kind ->
        [list] une liste
        [dict] un objet JSON
        [int] un nombre entier
       *[str] un texte
    }.
error-bad-record-game = { $where } : il n’y a pas de jeu « { $game } » ; il y a : { $known }.
error-bad-record-rules = { $where } : la partie suit la version { $version } des règles de { $game } ; ce Spieltrieb joue la version { $ours }.
error-bad-record-start = { $where } : { $why }
error-bad-record-move = { $where }, coup { $move } : { $why }
error-bad-record-no-result = { $where } : la partie est terminée, mais le relevé n’a pas de résultat.
error-bad-record-not-over = { $where } : il y a un résultat, mais la partie n’est pas terminée après { $moves ->
        [one] son seul coup
       *[other] ses { $moves } coups
    }.
error-bad-record-result = { $where } : { $field ->
        [scores] les scores indiqués sont
        [winners] les vainqueurs indiqués sont
       *[reason] la raison indiquée est
    } { $said }, mais les coups donnent { $expected }.
error-bad-record-promise = Cette graine n’est pas celle qui était promise : son SHA-256 est différent.
error-bad-record-draw = Le coup { $move } est { $text }, mais cette graine donne { $expected }.
error-bad-record-secret = Ce secret n’est pas celui qui était promis : son SHA-256 est différent.
error-bad-record-seed = La graine ne commence pas par le secret.
error-bad-record-encoding = { $where } n’est pas un texte en UTF-8 et ne contient donc pas de relevés.
error-bad-record-together = { $option } ne vaut qu’avec { $with } ; donne les deux.
error-bad-record-unread = { $where } est illisible ({ $why }).
error-bad-record-unwritten = Impossible d’écrire { $where } ({ $why }).
error-bad-record-no-file = { $where } { $kind ->
        [folder] est un dossier
       *[other] n’est pas un fichier ordinaire
    } ; nomme un fichier.
error-bad-record-named-twice = { $where } est nommé deux fois ; donne à chaque fichier un nom différent.
error-bad-record-other = { $where } contient autre chose que des relevés ; on n’y touche donc pas. { $why }
error-bad-record-empty = { $where } ne contient pas de relevés.
error-bad-record-no-position = Ce relevé compte { $count } coups ; il n’y a pas de position après le coup { $wanted }.
error-bad-record-number = { $where } contient { $count ->
        [one] { $count } relevé
       *[other] { $count } relevés
    } ; il n’y a pas de relevé { $wanted }.
error-bad-record-line = { $where } n’a pas de relevé à la ligne { $line }.
error-bad-record-over = La dernière partie de { $where } est terminée ; il n’y a donc rien à reprendre.
error-no-take-back-stays = Une tuile posée pendant la mise en place y reste.
error-no-take-back-chance = Une tuile a été piochée depuis ton coup : il est définitif.
error-no-take-back-declined = Les autres ont dit non : le coup est définitif.
error-not-allowed-kicked = L’hôte t’a fait quitter cette table.
error-not-allowed-locked = L’hôte ne laisse plus entrer personne.
error-not-now-kick = La partie a commencé : on ne peut plus exclure un joueur.
error-not-now-long = L’historique de cette table est plein : vous pouvez encore finir la partie, abandonner ou arrêter.
error-not-allowed-kick = On ne peut exclure que quelqu’un qui joue, regarde ou parle à cette table.
error-not-now-daily = Les parties du jour sont montrées quand la journée est finie partout : le lendemain à midi UTC.
error-bad-table-promise = La donne promise a expiré. Essaie encore.
error-bad-message-words = Ce serveur n’autorise pas l’un de ces mots. Choisis-en d’autres.
error-not-now-resigned = Tu as abandonné cette partie ; un bot la joue jusqu’au bout.
error-not-now-stop = Les autres préfèrent continuer. Redemande après le prochain coup.
error-not-now-end = Aucune partie n’est en cours.
error-not-now-end-daily = Une partie du jour se joue jusqu’au bout ou se quitte ; elle t’attend.
error-not-allowed-delete = D’autres personnes jouent ici. Abandonne ou mettez-vous d’accord pour arrêter avant de la supprimer.
