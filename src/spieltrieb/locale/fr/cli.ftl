### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = code
cli-column-name = nom
cli-column-author = auteur
cli-column-players = joueurs
cli-column-tagline = de quoi il s’agit
cli-column-game = partie
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
    }. Tapes-en un, comme { $example }, ou ? pour tous les voir avec leurs numéros.
cli-type-a-move = Tape un coup, comme { $example }, ou son numéro. ? montre tous les coups.
cli-no-such-number = Il n’y a pas de coup { $number } ; les coups sont numérotés de 1 à { $count }. ? les montre.
cli-no-such-moves = Aucun coup ne contient « { $text } ». ? tout seul les montre tous.
cli-not-your-seat = Tu joues maintenant pour la place { $seat } ; n’indique pas la place.
cli-hand-over = Passe le clavier à { $name }. { $name }, appuie sur Entrée.
cli-more = Entrée pour la suite, q et Entrée pour arrêter :
cli-rules-sections = Pour lire un seul chapitre : règles et son nom, parmi { $sections }.
cli-help =
    Un coup se tape comme le disent les règles, par exemple { $example }, ou se choisit par son numéro. La touche Tab le complète.

      ?                      montrer tous les coups avec leurs numéros ; ? TEXTE seulement ceux qui contiennent TEXTE
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

cli-serving = Spieltrieb t’attend à l’adresse { $address }. Arrêt avec Ctrl-C ; rien n’est perdu.
cli-admin-backup = La base de données a été copiée dans { $path } ({ $size } octets).
cli-admin-export = { $count } lignes ont été écrites dans { $path }.
cli-admin-import = { $count } lignes ont été lues dans la nouvelle base { $path }.
cli-admin-close = La table { $what } est fermée.
cli-admin-ban = La personne { $what } est exclue.
cli-admin-unban = La personne { $what } peut revenir.
