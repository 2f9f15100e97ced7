### Warum ein Zug in Kreuz & Quer gut oder schlecht ist, in wenigen Worten.

advice-kreuzquer-joins = schließt die Zahl { $port } an ({ $value })
advice-kreuzquer-loses = gibt die Zahl { $port } auf ({ $value })
advice-kreuzquer-spiral = kostet eine Spirale
advice-kreuzquer-exits =
    { $count ->
        [0] lässt keinen Ausgang offen
        [one] hält einen Ausgang offen
       *[other] hält { $count } Ausgänge offen
    }
advice-kreuzquer-dead-end = schließt eine Sackgasse auf { $cell }
advice-kreuzquer-leaves =
    { $fits ->
        [0] lässt { $cell } zurück, wohin keines der übrigen Kärtchen passt
       *[other] lässt { $cell } für ein passendes Kärtchen: { $fits } von { $left } übrigen
    }
