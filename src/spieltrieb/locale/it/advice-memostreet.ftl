### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] uno
        [twos] due
        [threes] tre
        [fours] quattro
        [fives] cinque
        [sixes] sei
        [small] scala piccola
        [large] scala grande
        [triple] tris
       *[chance] chance
    }
advice-memostreet-fills = riempie la riga «{ advice-memostreet-row }» per { $points ->
        [one] un punto
       *[other] { $points } punti
    }
advice-memostreet-voids = sacrifica la riga «{ advice-memostreet-row }» e toglie dal tavolo un { advice-memostreet-face }
advice-memostreet-face = { $face ->
        [J] jolly
       *[other] { $face }
    }
advice-memostreet-leaves-joker = lascia sul tavolo { $jokers ->
        [one] un jolly
       *[other] { $jokers } jolly
    } per dopo
advice-memostreet-bonus-made = vale il bonus di 20 punti
advice-memostreet-bonus-needs = tiene il bonus a portata di mano: { $needed ->
        [one] serve ancora un punto
       *[other] servono ancora { $needed } punti
    } in { $rows ->
        [one] una riga superiore
       *[other] { $rows } righe superiori
    }
advice-memostreet-bonus-lost = rinuncia al bonus
advice-memostreet-known = { $face } già visto in { $cell }
advice-memostreet-known-joker = jolly già visto in { $cell }
advice-memostreet-new = una tessera nuova: utili { $helpful } su { $unseen } mai viste
advice-memostreet-aims = { $percent }% di probabilità della riga «{ advice-memostreet-row }», per circa { $points ->
        [one] un punto
       *[other] { $points } punti
    }

## What is known: the table’s labels

advice-memostreet-table-rows = punti attesi delle righe non usate
advice-memostreet-table-bonus = probabilità del bonus
advice-memostreet-table-bonus-needs = punti che mancano al bonus
advice-memostreet-table-points-now = punti finora
advice-memostreet-table-points = punti attesi alla fine
advice-memostreet-table-known = tessere coperte già viste
advice-memostreet-table-unknown = tessere che nessuno ha visto
advice-memostreet-table-games = partite simulate
advice-memostreet-table-J = jolly
