### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] de enen
        [twos] de tweeën
        [threes] de drieën
        [fours] de vieren
        [fives] de vijven
        [sixes] de zessen
        [small] de kleine straat
        [large] de grote straat
        [triple] het trio
       *[chance] de chance
    }
advice-memostreet-fills = vult { advice-memostreet-row } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
advice-memostreet-voids = streept { advice-memostreet-row } weg en haalt een { advice-memostreet-face } van tafel
advice-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
advice-memostreet-leaves-joker = laat { $jokers ->
        [one] een joker
       *[other] { $jokers } jokers
    } op tafel liggen voor later
advice-memostreet-bonus-made = levert de bonus van 20 op
advice-memostreet-bonus-needs = houdt de bonus binnen bereik: nog { $needed ->
        [one] één punt
       *[other] { $needed } punten
    } nodig in { $rows ->
        [one] één bovenste rij
       *[other] { $rows } bovenste rijen
    }
advice-memostreet-bonus-lost = geeft de bonus op
advice-memostreet-known = bekende { $face } op { $cell }
advice-memostreet-known-joker = bekende joker op { $cell }
advice-memostreet-new = een nieuw fiche: { $helpful ->
        [one] { $helpful } van de { $unseen } onbekende helpt
       *[other] { $helpful } van de { $unseen } onbekende helpen
    }
advice-memostreet-aims = { $percent }% kans op { advice-memostreet-row }, voor ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## What is known: the table’s labels

advice-memostreet-table-rows = verwachte punten van de ongebruikte rijen
advice-memostreet-table-bonus = kans op de bonus
advice-memostreet-table-bonus-needs = punten nog nodig voor de bonus
advice-memostreet-table-points-now = punten tot nu toe
advice-memostreet-table-points = verwachte punten aan het eind
advice-memostreet-table-known = gesloten fiches die al gezien zijn
advice-memostreet-table-unknown = fiches die niemand heeft gezien
advice-memostreet-table-games = gesimuleerde partijen
advice-memostreet-table-J = joker
