### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = sluit de { $value } { advice-kreuzquer-place } aan
advice-kreuzquer-loses = geeft de { $value } { advice-kreuzquer-place } op
advice-kreuzquer-spiral = kost een spiraal
advice-kreuzquer-place = { $side ->
        [N] boven { $cell }
        [E] rechts van { $cell }
        [S] onder { $cell }
       *[W] links van { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] laat geen uitgang open
        [one] houdt één uitgang open
       *[other] houdt { $count } uitgangen open
    }
advice-kreuzquer-dead-end = vult { $cell }, waar maar weinig kaartjes passen
advice-kreuzquer-leaves =
    { $fits ->
        [0] laat { $cell } over, waar geen kaartje meer past
        [one] laat { $cell } over, waar nog maar één van de { $left } resterende kaartjes past
       *[other] laat { $cell } over voor { $fits } van de { $left } resterende kaartjes
    }

## What is known: the table’s labels

advice-kreuzquer-table-ports = getallen langs de rand
advice-kreuzquer-table-port = waar
advice-kreuzquer-table-value = getal
advice-kreuzquer-table-status = stand
advice-kreuzquer-table-chance = kans
advice-kreuzquer-table-joined = bereikt
advice-kreuzquer-table-open = open
advice-kreuzquer-table-lost = verloren
