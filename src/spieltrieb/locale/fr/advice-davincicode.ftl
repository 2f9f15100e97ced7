### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = il n’y a rien d’autre à faire
advice-davincicode-odds = { $percent } % de chances que ce soit le { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-sure = c’est forcément le { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-betrayed = rien qu’en comptant, ce serait { $percent } %, mais ce que les autres ont dit en révèle plus
advice-davincicode-last-tile = c’est la dernière tuile cachée de la place { $seat }
advice-davincicode-miss-shows = rater montrerait ton { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-going-on-risks = en continuant, tu risques de devoir révéler ton { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }
advice-davincicode-miss-costs = rater te coûterait une tuile cachée
advice-davincicode-miss-loses = rater te coûterait ta dernière tuile cachée
advice-davincicode-next-best = le prochain essai n’aurait au mieux que { $percent } % de chances
advice-davincicode-keeps = ton { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    } reste caché
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
advice-davincicode-exposed = les autres peuvent déjà y voir le { $value ->
        [hyphen] tiret
       *[other] { $value }
    } { $colour ->
        [black] noir
       *[white] blanc
    }, à { $percent } %
advice-davincicode-tried = a gagné { $percent } % de { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } en pensée
