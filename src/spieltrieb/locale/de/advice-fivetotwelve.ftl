### Warum ein Zug von 5 vor 12 gut oder schlecht ist.

advice-fivetotwelve-wins = gewinnt sofort
advice-fivetotwelve-exchanges = { $number } statt { $old } auf { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] öffnet { $cell } für die { $low }
       *[other] öffnet { $cell } für { $low } bis { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] lässt auf { $cell } nur Platz für die { $low }
       *[other] lässt auf { $cell } Platz für { $low } bis { $high }
    }
advice-fivetotwelve-blocks = versperrt { $cell }: dort passt keine Zahl mehr
advice-fivetotwelve-only-place = { $number } passt auf kein anderes freies Feld
advice-fivetotwelve-fills = { $free ->
        [one] füllt { $cell }; ein Feld bleibt frei
       *[other] füllt { $cell }; { $free } Felder bleiben frei
    }
advice-fivetotwelve-denies = nimmt die { $number }, die als Nächstes jemand anders brauchen könnte
advice-fivetotwelve-gives-away = legt die { $number } in die Mitte, wo sie als Nächstes jemand brauchen kann
advice-fivetotwelve-leaves = lässt die { $number } für den nächsten Spieler liegen
advice-fivetotwelve-of-no-use = der nächste Spieler hat kein freies Feld für die { $number }
advice-fivetotwelve-fits-nowhere = { $number } passt auf keines deiner freien Felder
advice-fivetotwelve-draws = { $fit ->
        [one] { $fit } von { $left } verdeckten Plättchen passt auf ein freies Feld ({ $percent } %)
       *[other] { $fit } von { $left } verdeckten Plättchen passen auf ein freies Feld ({ $percent } %)
    }
advice-fivetotwelve-nothing-open = kein offenes Plättchen passt auf ein freies Feld
advice-fivetotwelve-at-home = { $number } ist auf { $cell } zu Hause, wo { $low } bis { $high } hingehören
advice-fivetotwelve-not-at-home = { $cell } bleibt besser frei für { $low } bis { $high }

## Was bekannt ist: Beschriftungen der Tabelle

advice-fivetotwelve-table-finish = Gewinnaussicht, Platz für Platz
advice-fivetotwelve-table-games = durchgerechnete Partien
advice-fivetotwelve-table-error = Standardfehler
advice-fivetotwelve-table-cells = freie Felder
advice-fivetotwelve-table-cell = Feld
advice-fivetotwelve-table-low = von
advice-fivetotwelve-table-high = bis
advice-fivetotwelve-table-open = offen
advice-fivetotwelve-table-unseen = verdeckt
