### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] les 1
        [twos] les 2
        [threes] les 3
        [fours] les 4
        [fives] les 5
        [sixes] les 6
        [small] la petite suite
        [large] la grande suite
        [triple] le brelan
       *[chance] la chance
    }
advice-memostreet-fills = remplit { advice-memostreet-row } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-memostreet-voids = barre { advice-memostreet-row } et retire un { advice-memostreet-face } de la table
advice-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
advice-memostreet-leaves-joker = laisse { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } sur la table pour plus tard
advice-memostreet-bonus-made = décroche le bonus de 20
advice-memostreet-bonus-needs = garde le bonus à portée : encore { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } à trouver dans { $rows ->
        [one] { $rows } ligne du haut
       *[other] { $rows } lignes du haut
    }
advice-memostreet-bonus-lost = renonce au bonus
advice-memostreet-known = un { $face } connu en { $cell }
advice-memostreet-known-joker = un joker connu en { $cell }
advice-memostreet-new = une nouvelle tuile : { $helpful ->
        [one] { $helpful } inconnue sur { $unseen } aide
       *[other] { $helpful } inconnues sur { $unseen } aident
    }
advice-memostreet-aims = { $percent } % de chances de remplir { advice-memostreet-row }, pour environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is known: the table’s labels

advice-memostreet-table-rows = points attendus des lignes libres
advice-memostreet-table-bonus = chances d’avoir le bonus
advice-memostreet-table-bonus-needs = points encore nécessaires pour le bonus
advice-memostreet-table-points-now = points jusqu’ici
advice-memostreet-table-points = points attendus à la fin
advice-memostreet-table-known = tuiles cachées déjà vues
advice-memostreet-table-unknown = tuiles que personne n’a vues
advice-memostreet-table-games = parties simulées
advice-memostreet-table-J = joker
