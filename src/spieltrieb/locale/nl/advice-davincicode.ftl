### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = er valt niets anders te doen
advice-davincicode-odds = { $percent }% kans op { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }
advice-davincicode-sure = dit moet { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    } zijn
advice-davincicode-betrayed = puur op tellen zou het { $percent }% zijn, maar wat de anderen noemden, zegt meer
advice-davincicode-last-tile = het is de laatste verborgen steen van plaats { $seat }
advice-davincicode-miss-shows = een misser zou { $value ->
        [hyphen] je { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] je { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    } verraden
advice-davincicode-going-on-risks = als je doorgaat, moet je misschien { $value ->
        [hyphen] je { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] je { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    } openleggen
advice-davincicode-miss-costs = een misser zou je een verborgen steen kosten
advice-davincicode-miss-loses = een misser zou je je laatste verborgen steen kosten
advice-davincicode-next-best = de beste volgende gok heeft maar { $percent }% kans
advice-davincicode-keeps = { $value ->
        [hyphen] je { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] je { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    } blijft verborgen
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
advice-davincicode-exposed = voor de anderen is dit al met { $percent }% zekerheid { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }
advice-davincicode-tried = won { $percent }% van { $games ->
        [one] { $games } in gedachten uitgespeeld spel
       *[other] { $games } in gedachten uitgespeelde spellen
    }
