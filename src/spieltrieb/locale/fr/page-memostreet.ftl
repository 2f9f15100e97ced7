### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Retourne la dernière tuile.
        [2] Retourne les deux dernières tuiles, l’une après l’autre.
       *[other] Retourne trois tuiles, l’une après l’autre.
    }
page-memostreet-prompt-turn-new = Retourne trois tuiles et retiens où tout se trouve : tu en auras encore besoin.
page-memostreet-prompt-turn-on = { $left ->
        [1] Retourne encore une tuile.
       *[other] Retourne encore { $left } tuiles.
    }
page-memostreet-prompt-row = Choisis une ligne pour tes tuiles.
page-memostreet-prompt-row-new = Choisis une ligne pour tes tuiles. Chaque ligne ne sert qu’une fois.
page-memostreet-prompt-must-void = Aucune tuile ne convient. Choisis une ligne à barrer.
page-memostreet-prompt-void = Quelle ligne veux-tu barrer ?
page-memostreet-prompt-pick = Choisis ce qui va dans la ligne.
page-memostreet-prompt-refused = { $why ->
        [closed] Cette ligne est déjà utilisée.
        [none] Aucune de tes tuiles ne convient là. Essaie une autre ligne.
       *[fit] Cette tuile ne convient pas là. Essaie une autre ligne.
    }
page-memostreet-prompt-other-turn = { $name } retourne des tuiles. Regarde bien !
page-memostreet-prompt-other-row = { $name } choisit une ligne.
page-memostreet-prompt-over = La partie est terminée.

## The street

page-memostreet-street = Les tuiles sur la table
page-memostreet-enlarge = Tuiles plus grandes
page-memostreet-tray = Tuiles visibles
page-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, face cachée
page-memostreet-tile-hint = { $cell }, face cachée, conseil { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell } : joker
       *[other] { $cell } : { $face }
    }
page-memostreet-tile-gone = { $cell }, vide

## Score boards

page-memostreet-board-of = Tableau de score : { $name }
page-memostreet-unfold = Tableau de score : { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout
page-memostreet-bonus = Bonus
page-memostreet-total = Total
page-memostreet-upper = { $points } sur les { $needed } points des lignes du haut qui donnent le bonus
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-memostreet-row-open = { $row }, libre
page-memostreet-row-filled = { $row } : { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row } : ligne barrée, 0 point
page-memostreet-row-fill = { $row } : poser ici { $tiles } pour { page-memostreet-points }
page-memostreet-row-several = { $row } : choisir les tuiles à poser ici
page-memostreet-row-voidable = { $row } : barrer cette ligne
page-memostreet-row-hint = { $text } (conseil { $hint })
page-memostreet-odds-row = Vaut environ { page-memostreet-points }, si personne n’oublie rien
page-memostreet-odds-bonus = Chances d’avoir le bonus, si personne n’oublie rien

## Making a row void, choosing among tiles

page-memostreet-void-instead = Barrer une ligne…
page-memostreet-void-which = { $row } : quelle tuile va face cachée dans cette ligne ? La ligne rapportera 0 point.
page-memostreet-void-do = Barrer
page-memostreet-fill-which = { $row } : quelles tuiles poses-tu ici ?
page-memostreet-fill-this = { $tiles } : { page-memostreet-points }
page-memostreet-cancel = Annuler

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } retourne { $cell }.
page-memostreet-log-look = { $name } la montre à tout le monde.
page-memostreet-log-fill = { $name } remplit une ligne ({ $row }) : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
page-memostreet-log-fill-points = { $name } remplit une ligne ({ $row }) : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-memostreet-log-void = { $name } barre une ligne ({ $row }).

## The first game

page-memostreet-tutorial-begin = Voici la table : 63 tuiles, face cachée. Il y a neuf tuiles de chaque nombre de 1 à 6, et neuf jokers. À chaque tour, tu en retournes trois. Touche la tuile marquée pour commencer.
page-memostreet-tutorial-second = Un 5. C’est seulement maintenant que tu choisis la tuile suivante. Touche celle qui est marquée.
page-memostreet-tutorial-third = Un 2. Encore une.
page-memostreet-tutorial-row = Un joker ! Maintenant, tu remplis une ligne de ton tableau de score. Les lignes allumées montrent quelles tuiles y iraient, et les points. Les 5 prennent le 5 et le joker : 10 points. Touche les 5.
page-memostreet-tutorial-back = Le 5 et le joker sont dans ta ligne, et la ligne est fermée. Le 2 est de nouveau face cachée, là où il était. Retiens bien où. Personne ne te le montrera une deuxième fois !
page-memostreet-tutorial-watch = Maintenant, les autres retournent des tuiles, et tout le monde les voit. Voilà un autre 2, en e5. Regarde bien.
page-memostreet-tutorial-remember = Le 6 est allé dans les 6, et le reste est de nouveau face cachée. À toi ! Tu as vu deux 2. Retourne l’un d’eux.
page-memostreet-tutorial-triple = Bien retenu ! Et avec un peu de chance, la troisième tuile est aussi un 2. Un brelan rapporte 30 points. Bon à savoir : quand aucune tuile ne convient, tu barres une ligne, et 42 points dans les lignes du haut en rapportent 20 de plus. Touche maintenant le brelan.
page-memostreet-goal = Remplis tes dix lignes pour le plus de points possible. Retiens où se trouve chaque tuile !

## Keys

page-memostreet-keys-move = aller de tuile en tuile, ou de ligne en ligne
page-memostreet-keys-rows = passer de la table à ton tableau de score
page-memostreet-keys-choose = retourner la tuile, ou choisir la ligne
page-memostreet-keys-cancel = choisir à nouveau

page-memostreet-look-street = Rue
page-memostreet-look-brick = Brique
page-memostreet-look-night = Nuit
