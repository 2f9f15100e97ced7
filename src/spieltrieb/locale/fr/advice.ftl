### Advice and reviews, whatever the game; the reasons of a game are in a file of its own, advice-GAME.ftl.

## The names of the bots

advice-bot-random = Hasard
advice-bot-greedy = Glouton
advice-bot-level1 = Débutant
advice-bot-level2 = Amateur
advice-bot-level3 = Joueur de club
advice-bot-level4 = Expert
advice-bot-level5 = Maître
advice-bot-level1-line = Découvre le jeu : prend ce qui est joli et rit de ses erreurs.
advice-bot-level2-line = Joue à l’instinct, une tasse de thé à la main. Plutôt raisonnable, parfois dans la lune.
advice-bot-level3-line = Connaît les ficelles du jeu et fait rarement des cadeaux.
advice-bot-level4-line = Anticipe, compte ce qui reste et prend le temps de réfléchir.
advice-bot-level5-line = Calcule tout ce qui peut se savoir. Une victoire ici se raconte aux amis.

## Advice

advice-for = Conseil pour { $name } (place { $seat }) après { $step ->
        [one] { $step } coup
       *[other] { $step } coups
    }
advice-unit-win = chances de gagner
advice-unit-points = points attendus
advice-move = coup
advice-why = pourquoi
advice-more-moves = … et encore { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, jusqu’à { $worst }
advice-table = Ce que l’on sait
advice-table-label = { $label } :
advice-yes = oui
advice-no = non

## Reviews

advice-review-of = Bilan de { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, { $seconds } s pour chacune ; ce qu’un coup a fait perdre est mesuré en { $unit }
advice-review-no-choice = { $name } : jamais le moindre choix.
advice-review-mean-win = { $name } : { $loss } % de la partie perdus par coup, en { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.
advice-review-mean-points = { $name } : { $loss ->
        [one] { $loss } point perdu
       *[other] { $loss } points perdus
    } par coup, en { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.
advice-review-best = Aussi bonnes que la meilleure : { $count } sur { $decisions }.
advice-review-errors = Imprécisions : { $slips }, erreurs : { $mistakes }, gaffes : { $blunders }.
advice-review-flawless = Rien à redire.
advice-review-worst-win = Le plus coûteux : coup { $step }, { $move } au lieu de { $best }, { $loss } %.
advice-review-worst-points = Le plus coûteux : coup { $step }, { $move } au lieu de { $best }, { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }.
advice-review-turning-points = Tournants
advice-review-turn-win = Coup { $step }, { $name } : { $move }. Les chances de gagner passent de { $before } % à { $after } %.
advice-review-turn-points = Coup { $step }, { $name } : { $move }. Les points attendus passent de { $before } à { $after }.
advice-review-turn-own-win = Le coup lui-même a coûté { $loss } %.
advice-review-turn-own-points = Le coup lui-même a coûté { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }.
advice-review-turn-luck = C’était la chance, ou les autres.
advice-review-worst-moves = Les coups les plus coûteux
advice-review-slip = imprécision
advice-review-mistake = erreur
advice-review-blunder = gaffe
advice-review-column-step = coup
advice-review-column-name = joueur
advice-review-column-played = joué
advice-review-column-best = mieux
advice-review-column-loss = perdu
advice-review-column-kind = verdict
