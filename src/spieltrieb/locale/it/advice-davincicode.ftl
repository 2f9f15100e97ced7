### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = non c’è altro da fare
advice-davincicode-the-tile = { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-your-tile = { $value ->
        [hyphen] il tuo trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tua tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-odds = { $percent }% che sia { advice-davincicode-the-tile }
advice-davincicode-sure = dev’essere { advice-davincicode-the-tile }
advice-davincicode-betrayed = a contare e basta sarebbe { $percent }%, ma quello che gli altri hanno detto rivela di più
advice-davincicode-last-tile = è la sua ultima tessera nascosta: se indovini, quel giocatore è fuori
advice-davincicode-miss-shows = sbagliando mostreresti { advice-davincicode-your-tile }
advice-davincicode-going-on-risks = se continui e sbagli, scopri { advice-davincicode-your-tile }
advice-davincicode-miss-costs = un errore ti costerebbe una tessera nascosta
advice-davincicode-miss-loses = un errore ti costerebbe l’ultima tessera nascosta
advice-davincicode-next-best = anche il miglior tentativo rimasto ha solo il { $percent }% di probabilità
advice-davincicode-keeps = { $value ->
        [hyphen] il tuo trattino { $colour ->
            [black] nero
           *[white] bianco
        } resta nascosto
       *[other] la tua tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value } resta nascosta
    }
advice-davincicode-colour-theirs = gli altri nascondono { $count } { $count ->
        [one] tessera { $colour ->
            [black] nera
           *[white] bianca
        }
       *[other] tessere { $colour ->
            [black] nere
           *[white] bianche
        }
    }: vederne un’altra di quel colore restringe il campo
advice-davincicode-colour-own = nascondi { $count } { $count ->
        [one] tessera { $colour ->
            [black] nera
           *[white] bianca
        }
       *[other] tessere { $colour ->
            [black] nere
           *[white] bianche
        }
    }: un codice con entrambi i colori è più difficile da leggere
advice-davincicode-exposed = gli altri possono già riconoscere { advice-davincicode-the-tile } (probabilità: { $percent }%)
advice-davincicode-tried = su { $games ->
        [one] una partita simulata
       *[other] { $games } partite simulate
    }, { $percent }% vinte

## What is known: the table’s labels

advice-davincicode-table-tiles = tessere nascoste degli altri
advice-davincicode-table-guesses = tentativi possibili
advice-davincicode-table-trusts = quello che gli altri hanno detto conta
advice-davincicode-table-seat = posto
advice-davincicode-table-place = tessera
advice-davincicode-table-colour = colore
advice-davincicode-table-values = a contare e basta
advice-davincicode-table-heard = con i tentativi
advice-davincicode-table-action = azione
advice-davincicode-table-value = valore
advice-davincicode-table-chance = probabilità di indovinare
advice-davincicode-table-black = nera
advice-davincicode-table-white = bianca
advice-davincicode-table-hyphen = trattino
