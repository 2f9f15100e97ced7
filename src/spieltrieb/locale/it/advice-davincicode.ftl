### Why a move of Da Vinci Code is good or bad: short reasons for advice.

advice-davincicode-only = non c’è altro da fare
advice-davincicode-odds = { $percent }% che sia { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-sure = dev’essere { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-betrayed = a contare e basta sarebbe { $percent }%, ma quello che gli altri hanno detto rivela di più
advice-davincicode-last-tile = è l’ultima tessera nascosta del posto { $seat }
advice-davincicode-miss-shows = sbagliando mostreresti { $value ->
        [hyphen] il tuo trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tua tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-going-on-risks = se continui, rischi di dover scoprire { $value ->
        [hyphen] il tuo trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tua tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }
advice-davincicode-miss-costs = un errore ti costerebbe una tessera nascosta
advice-davincicode-miss-loses = un errore ti costerebbe l’ultima tessera nascosta
advice-davincicode-next-best = per il prossimo tentativo la probabilità migliore è solo { $percent }%
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
advice-davincicode-exposed = gli altri possono già riconoscere { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    } (probabilità: { $percent }%)
advice-davincicode-tried = su { $games ->
        [one] una partita giocata
       *[other] { $games } partite giocate
    } a mente, { $percent }% vinte
