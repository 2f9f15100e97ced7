### Warum ein Zug in Kreuz & Quer gut oder schlecht ist, in wenigen Worten.

advice-kreuzquer-joins = schließt die { $value } { advice-kreuzquer-place } an
advice-kreuzquer-loses = gibt die { $value } { advice-kreuzquer-place } auf
advice-kreuzquer-spiral = kostet eine Spirale
advice-kreuzquer-place = { $side ->
        [N] über { $cell }
        [E] rechts von { $cell }
        [S] unter { $cell }
       *[W] links von { $cell }
    }
advice-kreuzquer-exits =
    { $count ->
        [0] lässt keinen Ausgang offen
        [one] hält einen Ausgang offen
       *[other] hält { $count } Ausgänge offen
    }
advice-kreuzquer-dead-end = füllt { $cell }, wohin nur wenige Kärtchen passen
advice-kreuzquer-leaves =
    { $fits ->
        [0] lässt { $cell } zurück, wohin keines der übrigen Kärtchen passt
        [one] lässt { $cell } zurück, wohin nur noch eins von { $left } übrigen Kärtchen passt
       *[other] lässt { $cell } für { $fits } von { $left } übrigen Kärtchen
    }

## Was bekannt ist: Beschriftungen der Tabelle

advice-kreuzquer-table-ports = Zahlen am Rand
advice-kreuzquer-table-port = wo
advice-kreuzquer-table-value = Zahl
advice-kreuzquer-table-status = Stand
advice-kreuzquer-table-chance = Chance
advice-kreuzquer-table-joined = erreicht
advice-kreuzquer-table-open = offen
advice-kreuzquer-table-lost = verloren
