### Why a move in Kreuz & Quer is good or bad, in a few words.

advice-kreuzquer-joins = sluit getal { $port } aan ({ $value })
advice-kreuzquer-loses = geeft getal { $port } op ({ $value })
advice-kreuzquer-spiral = kost een spiraal
advice-kreuzquer-exits =
    { $count ->
        [0] laat geen uitgang open
        [one] houdt één uitgang open
       *[other] houdt { $count } uitgangen open
    }
advice-kreuzquer-dead-end = sluit een doodlopend pad op { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] laat { $cell } over, waar geen kaartje meer past
       *[other] laat { $cell } over voor een passend kaartje: { $fits } van de { $left } resterende
    }
