### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = il n’y a rien d’autre à faire
advice-davincicode-the-tile = le { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-your-tile = ton { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-odds = { $percent } % de chances que ce soit { advice-davincicode-the-tile }
advice-davincicode-sure = c’est forcément { advice-davincicode-the-tile }
advice-davincicode-betrayed = rien qu’en comptant, ce serait { $percent } %, mais ce que les autres ont dit en révèle plus
advice-davincicode-last-tile = c’est sa dernière tuile cachée : si tu devines juste, ce joueur est éliminé
advice-davincicode-miss-shows = rater montrerait { advice-davincicode-your-tile }
advice-davincicode-going-on-risks = si tu continues et rates, tu révèles { advice-davincicode-your-tile }
advice-davincicode-miss-costs = rater te coûterait une tuile cachée
advice-davincicode-miss-loses = rater te coûterait ta dernière tuile cachée
advice-davincicode-next-best = même le meilleur essai restant n’a que { $percent } % de chances
advice-davincicode-keeps = { advice-davincicode-your-tile } reste caché
advice-davincicode-colour-theirs = les autres cachent { $count ->
        [one] { $count } tuile { $colour ->
            [black] noire
           *[white] blanche
        }
       *[other] { $count } tuiles { $colour ->
            [black] noires
           *[white] blanches
        }
    } : en voir une de plus de cette couleur réduit les possibilités
advice-davincicode-colour-own = tu caches { $count ->
        [one] { $count } tuile { $colour ->
            [black] noire
           *[white] blanche
        }
       *[other] { $count } tuiles { $colour ->
            [black] noires
           *[white] blanches
        }
    } : un code des deux couleurs est plus dur à lire
advice-davincicode-exposed = les autres peuvent déjà y voir { advice-davincicode-the-tile }, à { $percent } %
advice-davincicode-tried = a gagné { $percent } % de { $games ->
        [one] { $games } partie simulée
       *[other] { $games } parties simulées
    }

## What is known: the table’s labels

advice-davincicode-table-tiles = tuiles cachées des autres
advice-davincicode-table-guesses = essais possibles
advice-davincicode-table-trusts = ce que les autres ont dit compte
advice-davincicode-table-seat = place
advice-davincicode-table-place = tuile
advice-davincicode-table-colour = couleur
advice-davincicode-table-values = rien qu’en comptant
advice-davincicode-table-heard = avec les essais
advice-davincicode-table-action = action
advice-davincicode-table-value = valeur
advice-davincicode-table-chance = chances de deviner juste
advice-davincicode-table-black = noire
advice-davincicode-table-white = blanche
advice-davincicode-table-hyphen = tiret
