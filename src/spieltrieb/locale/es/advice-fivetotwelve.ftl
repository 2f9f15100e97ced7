### Why a move of 5 vor 12 is good or bad.

advice-fivetotwelve-wins = gana en el acto
advice-fivetotwelve-exchanges = { $number } en lugar de { $old } en { $cell }
advice-fivetotwelve-opens = { $numbers ->
        [one] abre { $cell } para el { $low }
       *[other] abre { $cell } para los números del { $low } al { $high }
    }
advice-fivetotwelve-room = { $numbers ->
        [one] deja sitio en { $cell } solo para el { $low }
       *[other] deja sitio en { $cell } para los números del { $low } al { $high }
    }
advice-fivetotwelve-blocks = bloquea { $cell }: allí ya no encajaría ningún número
advice-fivetotwelve-only-place = el { $number } no encaja en ninguna otra casilla libre
advice-fivetotwelve-fills = { $free ->
        [one] llena { $cell }; queda una casilla
       *[other] llena { $cell }; quedan { $free } casillas
    }
advice-fivetotwelve-denies = toma el { $number }, que le vendría bien al siguiente
advice-fivetotwelve-gives-away = pone el { $number } en el centro, donde el siguiente puede aprovecharlo
advice-fivetotwelve-leaves = le deja el { $number } al siguiente
advice-fivetotwelve-of-no-use = el siguiente no tiene ninguna casilla libre para el { $number }
advice-fivetotwelve-fits-nowhere = el { $number } no encaja en ninguna de tus casillas libres
advice-fivetotwelve-draws = fichas boca abajo que encajan en una casilla libre: { $fit } de { $left } ({ $percent } %)
advice-fivetotwelve-nothing-open = ninguna ficha boca arriba encaja en una casilla libre
advice-fivetotwelve-at-home = el { $number } está como en casa en { $cell }, el sitio de los números del { $low } al { $high }
advice-fivetotwelve-not-at-home = es mejor reservar { $cell } para los números del { $low } al { $high }

## What is known: the table’s labels

advice-fivetotwelve-table-finish = probabilidad de ganar, asiento por asiento
advice-fivetotwelve-table-games = partidas simuladas
advice-fivetotwelve-table-error = error estándar
advice-fivetotwelve-table-cells = casillas libres
advice-fivetotwelve-table-cell = casilla
advice-fivetotwelve-table-low = del
advice-fivetotwelve-table-high = al
advice-fivetotwelve-table-open = boca arriba
advice-fivetotwelve-table-unseen = boca abajo
