### What the board of 5 vor 12 says.

## The boards

page-fivetotwelve-board-mine = Ta planche
page-fivetotwelve-board-of = Planche : { $name }
page-fivetotwelve-board-rows = Planche : { $name }. Rangée 1 : { $one }. Rangée 2 : { $two }. Rangée 3 : { $three }. Rangée 4 : { $four }.
page-fivetotwelve-others = Les autres planches
page-fivetotwelve-none = libre
page-fivetotwelve-free = { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
page-fivetotwelve-to-move = joue
page-fivetotwelve-hand = { $number } en main
page-fivetotwelve-cell-free = { $cell }, libre
page-fivetotwelve-cell-dot = { $cell }, libre, avec un point
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, libre : mettre le { $tile } ici
page-fivetotwelve-cell-exchange = { $cell } : mettre le { $tile } ici, le { $number } part au milieu
page-fivetotwelve-fit = Sur { $cell } conviennent les nombres de { $low } à { $high }. Tuiles visibles : { $open } ; tuiles cachées : { $unseen }.
page-fivetotwelve-fit-one = Sur { $cell } ne convient que le { $low }. Tuiles visibles : { $open } ; tuiles cachées : { $unseen }.
page-fivetotwelve-fit-none = Aucun nombre ne convient sur { $cell }.
page-fivetotwelve-chance = { $percent ->
        [one] { $name } gagne { $percent } partie sur 100 à partir d’ici
       *[other] { $name } gagne { $percent } parties sur 100 à partir d’ici
    }

## The middle

page-fivetotwelve-middle = Le milieu de la table
page-fivetotwelve-pile = { $left ->
        [0] Plus de tuiles cachées
        [one] Piocher la dernière tuile cachée
       *[other] Piocher une tuile, { $left } sont cachées
    }
page-fivetotwelve-leave = Laisser au milieu
page-fivetotwelve-open = Tuiles visibles
page-fivetotwelve-open-none = Pas encore de tuile visible.
page-fivetotwelve-open-tile = { $count ->
        [one] { $number } visible
       *[other] { $number } visible, { $count } tuiles
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] { $number } visible, ne peut être posé nulle part
       *[other] { $number } visible, { $count } tuiles, ne peut être posé nulle part
    }
page-fivetotwelve-note-last = C’était la dernière tuile : la partie s’arrête après ce tour.
page-fivetotwelve-note-quiet = { $rest ->
        [one] Encore { $rest } tour sans pioche, et la partie s’arrête.
       *[other] Encore { $rest } tours sans pioche, et la partie s’arrête.
    }
page-fivetotwelve-unseen = Encore cachées : { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number } : toutes vues
        [one] { $number } : une cachée
       *[other] { $number } : { $count } cachées
    }
page-fivetotwelve-unseen-down = cachées
page-fivetotwelve-unseen-up = vues

## What to do now

page-fivetotwelve-prompt-ready = Mets ton { $number } sur un point : les petits nombres en haut à gauche.
page-fivetotwelve-prompt-ready-new = Mets ton { $number } sur un point. Les nombres doivent croître vers la droite et vers le bas.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] { $name } doit encore mettre une tuile sur un point.
       *[other] { $name } doivent encore mettre leurs tuiles sur des points.
    }
page-fivetotwelve-prompt-turn = À toi : pioche ou prends une tuile.
page-fivetotwelve-prompt-draw = À toi : pioche une tuile.
page-fivetotwelve-prompt-take = À toi : prends une tuile visible.
page-fivetotwelve-prompt-place = Pose le { $number } ou laisse-le.
page-fivetotwelve-prompt-place-new = Pose le { $number } là où les nombres croissent vers la droite et vers le bas, ou laisse-le.
page-fivetotwelve-prompt-nowhere = Le { $number } ne peut être posé nulle part : laisse-le au milieu.
page-fivetotwelve-prompt-where = Où mettre le { $number } ?
page-fivetotwelve-prompt-which = Quelle tuile visible mettre sur { $cell } ?
page-fivetotwelve-prompt-wait = C’est à { $name } de jouer.
page-fivetotwelve-prompt-chance = On retourne une tuile.
page-fivetotwelve-prompt-over = La partie est terminée.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] Il faut d’abord couvrir tous les points.
       *[order] Le { $number } ne convient pas sur { $cell } : les nombres croissent vers la droite et vers le bas.
    }
page-fivetotwelve-prompt-unfit = Le { $number } ne peut être posé nulle part sur ta planche.
page-fivetotwelve-prompt-none-for = Aucune tuile visible ne convient sur { $cell }.

## What happened

page-fivetotwelve-log-draw = { $name } pioche une tuile.
page-fivetotwelve-log-face = { $name } reçoit le { $number }.
page-fivetotwelve-log-place = { $name } met le { $number } sur { $cell }.
page-fivetotwelve-log-take = { $name } prend le { $number } visible et le met sur { $cell }.
page-fivetotwelve-log-leave = { $name } laisse la tuile au milieu.

## Keys

page-fivetotwelve-keys-draw = piocher une tuile
page-fivetotwelve-keys-leave = laisser la tuile au milieu
page-fivetotwelve-keys-move = aller de case en case, ou de tuile en tuile
page-fivetotwelve-keys-choose = choisir la tuile ou la case
page-fivetotwelve-keys-cancel = choisir à nouveau

## The first game

page-fivetotwelve-tutorial-aim = Voilà où tu veux arriver : une planche pleine. Dans chaque rangée, les nombres grandissent de gauche à droite, dans chaque colonne, de haut en bas. Le premier qui y arrive gagne.
page-fivetotwelve-tutorial-ready = Au début, tout le monde reçoit quatre tuiles, une par une, pour les quatre points. Tu as un 3. Les petits nombres vont en haut à gauche, alors mets-le sur a1.
page-fivetotwelve-tutorial-draw = Tous les points sont couverts, et c’est ton tour. Touche la pile pour piocher une tuile.
page-fivetotwelve-tutorial-place = Un 12 ! Toutes les cases où il convient s’allument : il y est plus grand que tous les nombres à gauche et au-dessus, et plus petit que tous ceux à droite et en dessous. Mets-le sur c2, entre le 8 et le 14.
page-fivetotwelve-tutorial-take = L’autre joueur a pioché un 5 et l’a laissé au milieu. Au lieu de piocher, tu peux prendre une tuile visible, mais alors tu dois la poser. Touche le 5 et mets-le sur b1.
page-fivetotwelve-tutorial-exchange = Tu as pioché un 1. Il peut aussi aller là où il y a déjà une tuile : l’ancienne part au milieu. Avec le 1 à la place du 3, tu as plus de place pour les petits nombres. Mets-le sur a1.
page-fivetotwelve-tutorial-leave = Un 20 ne conviendrait qu’à la place du 14 ou du 19, et tu n’y gagnes rien. Rien ne t’oblige à poser ce que tu pioches : laisse-le au milieu.
page-fivetotwelve-tutorial-end = Quelques tours plus tard : il reste une case libre, et tu as pioché un 11. Mets-le sur b3, et tu gagnes tout de suite !
page-fivetotwelve-goal = Remplis ta planche avant les autres. Les nombres doivent croître vers la droite et vers le bas.

page-fivetotwelve-look-wood = Bois
page-fivetotwelve-look-slate = Ardoise
page-fivetotwelve-look-garden = Jardin
page-fivetotwelve-choice-placed = Posées une par une par les joueurs
page-fivetotwelve-choice-sorted = Distribuées et rangées d’un coup
