### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = er valt niets anders te doen
advice-davincicode-the-tile = { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }
advice-davincicode-your-tile = je { $colour ->
        [black] zwarte
       *[white] witte
    } { $value ->
        [hyphen] streepje
       *[other] { $value }
    }
advice-davincicode-odds = { $percent }% kans op { advice-davincicode-the-tile }
advice-davincicode-sure = dit moet { advice-davincicode-the-tile } zijn
advice-davincicode-betrayed = puur op tellen zou het { $percent }% zijn, maar wat de anderen noemden, zegt meer
advice-davincicode-last-tile = het is de laatste verborgen steen daar: raak, en die speler is af
advice-davincicode-miss-shows = een misser zou { advice-davincicode-your-tile } verraden
advice-davincicode-going-on-risks = ga je door en raad je mis, dan leg je { advice-davincicode-your-tile } open
advice-davincicode-miss-costs = een misser zou je een verborgen steen kosten
advice-davincicode-miss-loses = een misser zou je je laatste verborgen steen kosten
advice-davincicode-next-best = zelfs de beste resterende gok heeft maar { $percent }% kans
advice-davincicode-keeps = { advice-davincicode-your-tile } blijft verborgen
advice-davincicode-colour-theirs = de anderen verbergen { $count ->
        [one] { $count } { $colour ->
            [black] zwarte
           *[white] witte
        } steen
       *[other] { $count } { $colour ->
            [black] zwarte
           *[white] witte
        } stenen
    }: nog een steen van die kleur zien beperkt de mogelijkheden
advice-davincicode-colour-own = jij verbergt { $count ->
        [one] { $count } { $colour ->
            [black] zwarte
           *[white] witte
        } steen
       *[other] { $count } { $colour ->
            [black] zwarte
           *[white] witte
        } stenen
    }: een code met beide kleuren is moeilijker te lezen
advice-davincicode-exposed = voor de anderen is dit al met { $percent }% zekerheid { advice-davincicode-the-tile }
advice-davincicode-tried = won { $percent }% van { $games ->
        [one] { $games } gesimuleerde partij
       *[other] { $games } gesimuleerde partijen
    }

## What is known: the table’s labels

advice-davincicode-table-tiles = verborgen stenen van de anderen
advice-davincicode-table-guesses = mogelijke gokken
advice-davincicode-table-trusts = wat de anderen noemden, telt mee
advice-davincicode-table-seat = plaats
advice-davincicode-table-place = steen
advice-davincicode-table-colour = kleur
advice-davincicode-table-values = puur op tellen
advice-davincicode-table-heard = met de gokken
advice-davincicode-table-action = actie
advice-davincicode-table-value = waarde
advice-davincicode-table-chance = kans op raak
advice-davincicode-table-black = zwart
advice-davincicode-table-white = wit
advice-davincicode-table-hyphen = streepje
