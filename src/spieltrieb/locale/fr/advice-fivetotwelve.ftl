### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = gagne tout de suite
advice-fivetotwelve-exchanges = { $number } à la place du { $old } en { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] ouvre { $cell } au { $low }
       *[other] ouvre { $cell } aux nombres de { $low } à { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] ne garde de la place en { $cell } que pour le { $low }
       *[other] garde de la place en { $cell } pour les nombres de { $low } à { $high }
    }
advice-fivetotwelve-blocks = bloque { $cell } : aucun nombre n’y conviendrait plus
advice-fivetotwelve-only-place = le { $number } ne peut être posé sur aucune autre case libre
advice-fivetotwelve-fills = { $free ->
        [0] remplit { $cell } ; il ne reste aucune case
        [one] remplit { $cell } ; il reste une case
       *[other] remplit { $cell } ; il reste { $free } cases
    }
advice-fivetotwelve-denies = prend le { $number } qui pourrait servir au joueur suivant
advice-fivetotwelve-gives-away = met le { $number } au milieu, où le joueur suivant peut s’en servir
advice-fivetotwelve-leaves = laisse le { $number } au joueur suivant
advice-fivetotwelve-of-no-use = le joueur suivant n’a pas de case libre pour le { $number }
advice-fivetotwelve-fits-nowhere = le { $number } ne peut être posé sur aucune de tes cases libres
advice-fivetotwelve-draws = { $fit ->
        [one] { $fit } tuile cachée sur { $left } convient à une case libre ({ $percent } %)
       *[other] { $fit } tuiles cachées sur { $left } conviennent à une case libre ({ $percent } %)
    }
advice-fivetotwelve-nothing-open = aucune tuile visible ne convient à une case libre
advice-fivetotwelve-at-home = le { $number } est chez lui en { $cell }, la case des nombres de { $low } à { $high }
advice-fivetotwelve-not-at-home = mieux vaut garder { $cell } pour les nombres de { $low } à { $high }

## What is known: the table’s labels

advice-fivetotwelve-table-finish = chances de gagner, place par place
advice-fivetotwelve-table-games = parties simulées
advice-fivetotwelve-table-error = erreur type
advice-fivetotwelve-table-cells = cases libres
advice-fivetotwelve-table-cell = case
advice-fivetotwelve-table-low = de
advice-fivetotwelve-table-high = à
advice-fivetotwelve-table-open = visibles
advice-fivetotwelve-table-unseen = cachées
