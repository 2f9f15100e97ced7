### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = code
cli-column-name = nom
cli-column-author = auteur
cli-column-players = joueurs
cli-column-tagline = de quoi il s’agit
cli-column-game = jeu
cli-games-next = Lire les règles : spieltrieb rules CODE. Jouer : spieltrieb play CODE.
cli-game-unknown = Il n’y a pas de jeu « { $game } » ; il y a : { $games }.
cli-game-close = Il n’y a pas de jeu « { $game } » ; voulais-tu dire { $close } ? Il y a : { $games }.
cli-game-ambiguous = « { $game } » peut désigner plusieurs jeux : { $games }. Tape quelques lettres de plus.

## Choosing what to play

cli-which-game = Quel jeu ? Tape son numéro :
cli-how-many-players = Combien de joueurs, de { $low } à { $high } ? (Entrée : { $default })
cli-how-many-people = Combien d’entre eux sont des humains à ce clavier ? (Entrée : { $default })
cli-number-from = Tape un nombre de { $low } à { $high }.
cli-you = Toi
cli-person = Joueur { $seat }

## Before a game

cli-welcome = { $game } : { $names }
cli-match-round = Un tournoi : partie { $round } sur { $of }.
cli-match-incomplete = Les autres parties de ce tournoi ne sont pas dans le fichier. On ne joue donc que celle-ci.
cli-resumed = On reprend après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
cli-new-seed = La graine qui a distribué jusqu’ici n’est pas dans le relevé. À partir d’ici, une nouvelle graine distribue : l’ensemble ne peut donc plus être vérifié avec une seule graine.
cli-promise =
    Une graine secrète, montrée à la fin, distribue cette partie. Pour que personne ne puisse l’échanger, voici son SHA-256 :
    { $commitment }
cli-help-hint = Tape aide pour l’aide, règles pour les règles, quitter pour arrêter.

## A person's turn

cli-turned-up = Retourné :
cli-forced = Tu n’as qu’un seul coup : { $move }. Appuie sur Entrée pour le jouer.
cli-many = Tu as { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }. Tapes-en un, comme { $example }, ou ? pour tous les voir avec leurs numéros.
cli-type-a-move = Tape un coup, comme { $example }, ou son numéro. ? montre tous les coups.
cli-no-such-number = Il n’y a pas de coup { $number } ; les coups sont numérotés de 1 à { $count }. ? les montre.
cli-no-such-moves = Aucun coup ne contient « { $text } ». ? tout seul les montre tous.
cli-not-your-seat = Tu joues maintenant pour la place { $seat } ; n’indique pas la place.
cli-hand-over = Passe le clavier à { $name }. { $name }, appuie sur Entrée.
cli-more = Entrée pour la suite, q et Entrée pour arrêter :
cli-rules-sections = Pour lire un seul chapitre : règles et son nom, parmi { $sections }.
cli-help =
    Un coup se tape comme le disent les règles, par exemple { $example }, ou se choisit par son numéro. La touche Tab le complète.

      ?                      montrer tous les coups avec leurs numéros ; ? TEXTE seulement ceux qui contiennent TEXTE
      plateau                redessiner le plateau
      règles                 lire les règles ; règles moves dit comment taper les coups
      annuler                reprendre ton dernier coup, tant que rien de nouveau n’a été vu
      enregistrer FICHIER    garder la partie telle qu’elle est dans un fichier, et continuer
      quitter                arrêter ; la partie peut être gardée et reprise

## The words that may be typed

cli-word-help = aide
cli-word-moves = coups
cli-word-board = plateau
cli-word-rules = règles
cli-word-undo = annuler
cli-word-save = enregistrer
cli-word-quit = quitter
cli-no = non

## Taking back

cli-undo-nothing = Tu n’as pas encore joué.
cli-undo-chance = Impossible de reprendre ce coup : quelque chose a été retourné depuis.
cli-undo-other = Impossible de reprendre ce coup : { $name } a joué depuis.
cli-undo-seen = Impossible de reprendre ce coup : il t’a montré quelque chose de nouveau.
cli-undo-stays = Impossible de reprendre ce coup : une tuile posée pendant la mise en place y reste.

## The end

cli-match-over = Le tournoi est terminé.
cli-winner = Victoire : { $name }
cli-winners = Victoire partagée : { $names }
cli-and = { $first } et { $second }
cli-title = Ton titre : { $title }
cli-next-game = Appuie sur Entrée pour la partie { $round } sur { $of }.
cli-keep-finished = Pour garder le relevé, tape le nom d’un fichier. (Entrée : ne pas le garder)
cli-keep-unfinished = Garder la partie dans { $path } ? (Entrée : oui ; non ; ou le nom d’un autre fichier)
cli-nothing-kept = Rien n’a été gardé.
cli-saved = Enregistré dans { $path }
cli-save-where = Tape enregistrer et le nom d’un fichier.
cli-go-on = Pour reprendre plus tard :
cli-seed = La graine était { $seed }
cli-seed-part = Depuis la reprise, la graine était { $seed }
cli-check = Pour vérifier tout ce qui a été distribué :

## The server

cli-serving = Spieltrieb t’attend à l’adresse { $address }. Arrêt avec Ctrl-C ; rien n’est perdu.
cli-thinking = { $workers ->
        [one] Un processus réfléchit pour { $database }. Arrêt avec Ctrl-C ; rien n’est perdu.
       *[other] { $workers } processus réfléchissent pour { $database }. Arrêt avec Ctrl-C ; rien n’est perdu.
    }
cli-admin-backup = La base de données a été copiée dans { $path } ({ $size } octets).
cli-admin-export = { $count ->
        [one] { $count } ligne a été écrite dans { $path }.
       *[other] { $count } lignes ont été écrites dans { $path }.
    }
cli-admin-import = { $count ->
        [one] { $count } ligne a été lue dans la nouvelle base { $path }.
       *[other] { $count } lignes ont été lues dans la nouvelle base { $path }.
    }
cli-admin-close = La table { $what } est fermée.
cli-admin-ban = La personne { $what } est exclue.
cli-admin-unban = La personne { $what } peut revenir.
cli-admin-erase = La personne { $what } est effacée : nom, résultats et tout ce qu’elle a écrit.
cli-admin-rotate = Le serveur a de nouvelles clés. Les anciens cookies restent valables { $what } jours ; qui revient d’ici là garde son identité.
cli-admin-ban-network = Plus personne ne peut entrer depuis { $what }.
cli-admin-unban-network = On peut de nouveau entrer depuis { $what }.
cli-admin-ban-until = La personne { $what } est exclue jusqu’au { $until }.
cli-admin-ban-network-until = Plus personne ne peut entrer depuis { $what } jusqu’au { $until }.
cli-admin-key = La clé de { $what }, valable jusqu’au { $until }. Elle n’est affichée que cette fois :
cli-admin-revoke = La clé de { $what } n’est plus valable.
cli-admin-no-operators = Personne n’a encore de clé : spieltrieb admin key NOM.
cli-admin-report = { $at } : { $name } (personne { $person }) à la table { $table } : { $reason }
cli-admin-no-reports = Personne n’a rien signalé.

## Checking and showing records

cli-replay-input = l’entrée
cli-replay-line = { $file }, ligne { $line }
cli-replay-valid = { $file } : { $count ->
        [one] { $count } relevé, valide
       *[other] { $count } relevés, tous valides
    }
cli-replay-dealt = { $file } : { $count ->
        [one] { $count } relevé, valide et distribué par cette graine
       *[other] { $count } relevés, tous valides et distribués par cette graine
    }
cli-replay-invalid = { $file } : { $count ->
        [one] { $count } relevé
       *[other] { $count } relevés
    }, dont { $bad ->
        [one] { $bad } non valide
       *[other] { $bad } non valides
    }
cli-replay-more = ... et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
cli-replay-heading = { $game }, relevé { $number } sur { $count }
cli-replay-enter = Entrée :
cli-replay-unfinished = La partie n’est pas terminée.

## Many games between bots

cli-playing = Parties en cours
cli-writing = Écriture
cli-simulate-heading = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
cli-simulate-column-seat = place
cli-simulate-column-bot = bot
cli-simulate-column-mean = moyenne
cli-simulate-column-sd = écart type
cli-simulate-column-min = min.
cli-simulate-column-max = max.
cli-simulate-column-wins = victoires
cli-simulate-ends = fins
cli-simulate-decisions = décisions
cli-simulate-steps = étapes
cli-simulate-speed = vitesse
cli-simulate-records = relevés
cli-plot-score = points
cli-plot-share = parties en %
cli-plot-moves = coups par partie
cli-simulate-spread = { $mean } par partie, de { $min } à { $max }
cli-simulate-per-second = { $speed } décisions par seconde ({ $seconds } s)
cli-arena-heading = { $game } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games } par composition, graine { $seed }, { $budget } s de réflexion par coup, { $processes } processus, { $seconds } s
cli-arena-standings = Classement
cli-arena-pairs = Confrontations
cli-arena-cross = Tableau croisé : part des parties décidées
cli-arena-failures = Défaillances : chacune a coûté la partie
cli-arena-column-bot = bot
cli-arena-column-against = contre
cli-arena-column-rating = cote
cli-arena-column-games = parties
cli-arena-column-won = gagnées
cli-arena-column-mean = score moyen
cli-arena-column-median = médiane
cli-arena-column-title = titre { $what }
cli-arena-column-time = ms par coup
cli-arena-column-p95 = 95 %
cli-arena-column-max = max.
cli-arena-column-failed = défaillances
cli-arena-column-wins = victoires
cli-arena-column-draws = nulles
cli-arena-column-losses = défaites
cli-arena-column-share = part
cli-arena-column-interval = intervalle à 95 %
cli-arena-column-conceded = de l’autre
cli-arena-column-why = raison

## Speed, and compiling beforehand

cli-bench-measuring = Mesure en cours ...
cli-bench-column-measure = mesure
cli-bench-column-game = jeu
cli-bench-column-players = joueurs
cli-bench-column-measured = mesuré
cli-bench-column-goal = objectif
cli-bench-reached = atteint
cli-bench-missed = manqué
cli-prepare-off = La compilation est désactivée ici, il n’y a donc rien à préparer.
cli-prepare-compiling = Compilation en cours ...
cli-prepare-missing = Tout n’a pas pu être compilé ; ce qui manque le sera dès qu’on en aura besoin.
cli-prepare-done = Tout est compilé.
