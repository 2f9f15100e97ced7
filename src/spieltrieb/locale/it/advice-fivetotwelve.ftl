### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = vince subito
advice-fivetotwelve-exchanges = { $number } al posto di { $old } in { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] apre { $cell } al numero { $low }
       *[other] apre { $cell } ai numeri da { $low } a { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] in { $cell } lascia posto solo per il numero { $low }
       *[other] in { $cell } lascia posto ai numeri da { $low } a { $high }
    }
advice-fivetotwelve-blocks = blocca { $cell }: lì non andrebbe bene più nessun numero
advice-fivetotwelve-only-place = { $number } non va bene in nessun’altra casella libera
advice-fivetotwelve-fills = { $free ->
        [one] riempie { $cell }; resta libera una casella
       *[other] riempie { $cell }; restano libere { $free } caselle
    }
advice-fivetotwelve-denies = prende la tessera { $number }, che potrebbe servire a chi gioca dopo
advice-fivetotwelve-gives-away = mette al centro la tessera { $number }, che può servire a chi gioca dopo
advice-fivetotwelve-leaves = lascia la tessera { $number } a chi gioca dopo
advice-fivetotwelve-of-no-use = chi gioca dopo non ha caselle libere per la tessera { $number }
advice-fivetotwelve-fits-nowhere = { $number } non va bene in nessuna delle tue caselle libere
advice-fivetotwelve-draws = tessere coperte adatte a una casella libera: { $fit } su { $left } ({ $percent }%)
advice-fivetotwelve-nothing-open = nessuna tessera scoperta va bene in una casella libera
advice-fivetotwelve-at-home = { $number } è di casa in { $cell }, il posto dei numeri da { $low } a { $high }
advice-fivetotwelve-not-at-home = { $cell } è meglio tenerla per i numeri da { $low } a { $high }

## What is known: the table’s labels

advice-fivetotwelve-table-finish = probabilità di vincere, posto per posto
advice-fivetotwelve-table-games = partite simulate
advice-fivetotwelve-table-error = errore standard
advice-fivetotwelve-table-cells = caselle libere
advice-fivetotwelve-table-cell = casella
advice-fivetotwelve-table-low = da
advice-fivetotwelve-table-high = a
advice-fivetotwelve-table-open = scoperte
advice-fivetotwelve-table-unseen = coperte
