### Warum ein Zug bei Da Vinci Code gut oder schlecht ist: kurze Gründe für den Rat.

advice-davincicode-only = etwas anderes ist nicht möglich
advice-davincicode-the-tile = { $value ->
        [hyphen] der { $colour ->
            [black] schwarze
           *[white] weiße
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
advice-davincicode-your-tile = { $value ->
        [hyphen] deinen { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] deine { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
advice-davincicode-odds = zu { $percent } % { advice-davincicode-the-tile }
advice-davincicode-sure = das muss { advice-davincicode-the-tile } sein
advice-davincicode-betrayed = nur gezählt wären es { $percent } %, aber was andere genannt haben, verrät mehr
advice-davincicode-last-tile = es ist der letzte verdeckte Stein dort: Ein Treffer wirft jemanden aus dem Spiel
advice-davincicode-miss-shows = ein Fehlversuch würde { advice-davincicode-your-tile } zeigen
advice-davincicode-going-on-risks = rätst du weiter und daneben, musst du { advice-davincicode-your-tile } aufdecken
advice-davincicode-miss-costs = ein Fehlversuch würde dich einen verdeckten Stein kosten
advice-davincicode-miss-loses = ein Fehlversuch würde dich den letzten verdeckten Stein kosten
advice-davincicode-next-best = selbst der beste weitere Versuch trifft nur zu { $percent } %
advice-davincicode-keeps = { $value ->
        [hyphen] dein { $colour ->
            [black] schwarzer
           *[white] weißer
        } Bindestrich
       *[other] deine { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    } bleibt verdeckt
advice-davincicode-colour-theirs = bei den anderen { $count ->
        [one] ist noch { $count } { $colour ->
            [black] schwarzer
           *[white] weißer
        } Stein
       *[other] sind noch { $count } { $colour ->
            [black] schwarze
           *[white] weiße
        } Steine
    } verdeckt: wer mehr von dieser Farbe sieht, grenzt sie ein
advice-davincicode-colour-own = du hast { $count ->
        [one] { $count } verdeckten { $colour ->
            [black] schwarzen
           *[white] weißen
        } Stein
       *[other] { $count } verdeckte { $colour ->
            [black] schwarze
           *[white] weiße
        } Steine
    }: ein Code aus beiden Farben ist schwerer zu lesen
advice-davincicode-exposed = die anderen halten ihn schon zu { $percent } % für { $value ->
        [hyphen] den { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
advice-davincicode-tried = damit wurden { $percent } % von { $games ->
        [one] einer durchgerechneten Partie
       *[other] { $games } durchgerechneten Partien
    } gewonnen

## Was bekannt ist: Beschriftungen der Tabelle

advice-davincicode-table-tiles = verdeckte Steine der anderen
advice-davincicode-table-guesses = mögliche Versuche
advice-davincicode-table-trusts = was andere genannt haben, zählt mit
advice-davincicode-table-seat = Platz
advice-davincicode-table-place = Stein
advice-davincicode-table-colour = Farbe
advice-davincicode-table-values = nur gezählt
advice-davincicode-table-heard = mit den Versuchen
advice-davincicode-table-action = Aktion
advice-davincicode-table-value = Wert
advice-davincicode-table-chance = Trefferchance
advice-davincicode-table-black = schwarz
advice-davincicode-table-white = weiß
advice-davincicode-table-hyphen = Bindestrich
