### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = wint meteen
advice-fivetotwelve-exchanges = { $number } voor { $old } op { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] opent { $cell } voor de { $low }
       *[other] opent { $cell } voor { $low } tot en met { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] houdt op { $cell } alleen plaats voor de { $low }
       *[other] houdt op { $cell } plaats voor { $low } tot en met { $high }
    }
advice-fivetotwelve-blocks = verspert { $cell }: daar zou geen getal meer passen
advice-fivetotwelve-only-place = { $number } past op geen ander vrij veld
advice-fivetotwelve-fills = { $free ->
        [one] vult { $cell }; er blijft één veld over
       *[other] vult { $cell }; er blijven { $free } velden over
    }
advice-fivetotwelve-denies = pakt de { $number } die de volgende speler zou kunnen gebruiken
advice-fivetotwelve-gives-away = legt de { $number } in het midden, waar de volgende speler hem kan gebruiken
advice-fivetotwelve-leaves = laat de { $number } liggen voor de volgende speler
advice-fivetotwelve-of-no-use = de volgende speler heeft geen vrij veld voor { $number }
advice-fivetotwelve-fits-nowhere = { $number } past op geen van je vrije velden
advice-fivetotwelve-draws = { $fit ->
        [one] { $fit } van de { $left } gesloten fiches past op een vrij veld ({ $percent }%)
       *[other] { $fit } van de { $left } gesloten fiches passen op een vrij veld ({ $percent }%)
    }
advice-fivetotwelve-nothing-open = geen open fiche past op een vrij veld
advice-fivetotwelve-at-home = { $number } hoort thuis op { $cell }, de plek voor { $low } tot en met { $high }
advice-fivetotwelve-not-at-home = { $cell } kun je beter vrijhouden voor { $low } tot en met { $high }

## What is known: the table’s labels

advice-fivetotwelve-table-finish = winstkans, plaats voor plaats
advice-fivetotwelve-table-games = gesimuleerde partijen
advice-fivetotwelve-table-error = standaardfout
advice-fivetotwelve-table-cells = vrije velden
advice-fivetotwelve-table-cell = veld
advice-fivetotwelve-table-low = van
advice-fivetotwelve-table-high = tot en met
advice-fivetotwelve-table-open = open
advice-fivetotwelve-table-unseen = gesloten
