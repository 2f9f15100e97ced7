### Warum ein Zug bei Da Vinci Code gut oder schlecht ist: kurze Gründe für den Rat.

advice-davincicode-only = etwas anderes ist nicht möglich
advice-davincicode-odds = zu { $percent } % { $value ->
        [hyphen] der { $colour ->
            [black] schwarze
           *[white] weiße
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
advice-davincicode-sure = das muss { $value ->
        [hyphen] der { $colour ->
            [black] schwarze
           *[white] weiße
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    } sein
advice-davincicode-betrayed = nur gezählt wären es { $percent } %, aber was andere genannt haben, verrät mehr
advice-davincicode-last-tile = es ist der letzte verdeckte Stein von Platz { $seat }
advice-davincicode-miss-shows = ein Fehlschlag würde { $value ->
        [hyphen] deinen { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] deine { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    } zeigen
advice-davincicode-going-on-risks = wer weiterrät, muss vielleicht { $value ->
        [hyphen] seinen { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] seine { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    } aufdecken
advice-davincicode-miss-costs = ein Fehlschlag würde dich einen verdeckten Stein kosten
advice-davincicode-miss-loses = ein Fehlschlag würde dich den letzten verdeckten Stein kosten
advice-davincicode-next-best = der nächstbeste Tipp trifft nur zu { $percent } %
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
advice-davincicode-exposed = die anderen halten ihn schon zu { $percent } % für { $value ->
        [hyphen] den { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
advice-davincicode-tried = damit wurden { $percent } % von { $games } in Gedanken gespielten Partien gewonnen
