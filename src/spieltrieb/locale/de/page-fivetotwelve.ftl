### Was der Plan von 5 vor 12 sagt.

## Die Pläne

page-fivetotwelve-board-mine = Dein Plan
page-fivetotwelve-board-of = Plan von { $name }
page-fivetotwelve-board-rows = Plan von { $name }. Reihe 1: { $one }. Reihe 2: { $two }. Reihe 3: { $three }. Reihe 4: { $four }.
page-fivetotwelve-others = Die anderen Pläne
page-fivetotwelve-none = frei
page-fivetotwelve-free = { $free ->
        [one] ein freies Feld
       *[other] { $free } freie Felder
    }
page-fivetotwelve-to-move = am Zug
page-fivetotwelve-hand = { $number } auf der Hand
page-fivetotwelve-cell-free = { $cell }, frei
page-fivetotwelve-cell-dot = { $cell }, frei, mit Punkt
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, frei: die { $tile } hierhin legen
page-fivetotwelve-cell-exchange = { $cell }: die { $tile } hierhin legen, die { $number } kommt in die Mitte
page-fivetotwelve-fit = Auf { $cell } passen { $low } bis { $high }. Davon liegen { $open } offen und { $unseen } verdeckt.
page-fivetotwelve-fit-one = Auf { $cell } passt nur { $low }. Davon liegen { $open } offen und { $unseen } verdeckt.
page-fivetotwelve-fit-none = Auf { $cell } passt keine Zahl.
page-fivetotwelve-chance = { $name } gewinnt von hier aus { $percent } von 100 Partien

## Die Mitte

page-fivetotwelve-middle = Die Mitte des Tisches
page-fivetotwelve-pile = { $left ->
        [0] Kein verdecktes Plättchen mehr
        [one] Das letzte verdeckte Plättchen ziehen
       *[other] Ein Plättchen ziehen, { $left } liegen verdeckt
    }
page-fivetotwelve-leave = In der Mitte lassen
page-fivetotwelve-open = Offene Plättchen
page-fivetotwelve-open-none = Noch liegt kein Plättchen offen.
page-fivetotwelve-open-tile = { $count ->
        [one] offene { $number }
       *[other] offene { $number }, { $count } Plättchen
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] offene { $number }, passt nirgends
       *[other] offene { $number }, { $count } Plättchen, passt nirgends
    }
page-fivetotwelve-note-last = Das war das letzte Plättchen: Mit diesem Zug endet die Partie.
page-fivetotwelve-note-quiet = { $rest ->
        [one] Noch ein Zug ohne Ziehen, dann ist Schluss.
       *[other] Noch { $rest } Züge ohne Ziehen, dann ist Schluss.
    }
page-fivetotwelve-unseen = Noch verdeckt: { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number }: alle gesehen
        [one] { $number }: eine verdeckt
       *[other] { $number }: { $count } verdeckt
    }
page-fivetotwelve-unseen-down = verdeckt
page-fivetotwelve-unseen-up = gesehen

## Was zu tun ist

page-fivetotwelve-prompt-ready = Leg deine { $number } auf einen Punkt: kleine Zahlen nach links oben.
page-fivetotwelve-prompt-ready-new = Leg deine { $number } auf einen Punkt. Zahlen müssen nach rechts und nach unten steigen.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] { $name } legt noch ein Plättchen auf einen Punkt.
       *[other] { $name } legen noch ihre Plättchen auf Punkte.
    }
page-fivetotwelve-prompt-turn = Du bist dran: Zieh oder nimm.
page-fivetotwelve-prompt-draw = Du bist dran: Zieh ein Plättchen.
page-fivetotwelve-prompt-take = Du bist dran: Nimm ein offenes Plättchen.
page-fivetotwelve-prompt-place = Leg die { $number } oder lass sie liegen.
page-fivetotwelve-prompt-place-new = Leg die { $number } so, dass Zahlen nach rechts und nach unten steigen, oder lass sie liegen.
page-fivetotwelve-prompt-nowhere = Die { $number } passt nirgends: Lass sie in der Mitte.
page-fivetotwelve-prompt-where = Wohin soll die { $number }?
page-fivetotwelve-prompt-which = Welches offene Plättchen soll auf { $cell }?
page-fivetotwelve-prompt-wait = { $name } ist am Zug.
page-fivetotwelve-prompt-chance = Ein Plättchen wird umgedreht.
page-fivetotwelve-prompt-over = Die Partie ist zu Ende.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] Zuerst müssen alle Punkte bedeckt sein.
       *[order] Die { $number } passt nicht auf { $cell }: Zahlen steigen nach rechts und nach unten.
    }
page-fivetotwelve-prompt-unfit = Die { $number } passt nirgends auf deinen Plan.
page-fivetotwelve-prompt-none-for = Kein offenes Plättchen passt auf { $cell }.

## Was geschah

page-fivetotwelve-log-draw = { $name } zieht ein Plättchen.
page-fivetotwelve-log-face = { $name } bekommt die { $number }.
page-fivetotwelve-log-place = { $name } legt die { $number } auf { $cell }.
page-fivetotwelve-log-take = { $name } nimmt die offene { $number } und legt sie auf { $cell }.
page-fivetotwelve-log-leave = { $name } lässt das Plättchen in der Mitte.

## Tasten

page-fivetotwelve-keys-draw = ein Plättchen ziehen
page-fivetotwelve-keys-leave = das Plättchen in der Mitte lassen
page-fivetotwelve-keys-move = von Feld zu Feld oder von Plättchen zu Plättchen gehen
page-fivetotwelve-keys-choose = Plättchen oder Feld auswählen
page-fivetotwelve-keys-cancel = neu auswählen

## Das erste Spiel

page-fivetotwelve-tutorial-aim = Da willst du hin: ein voller Plan. In jeder Reihe werden die Zahlen von links nach rechts größer, in jeder Spalte von oben nach unten. Wer das zuerst schafft, gewinnt.
page-fivetotwelve-tutorial-ready = Am Anfang bekommen alle vier Plättchen, eins nach dem anderen, für die vier Punkte. Du hast eine 3. Kleine Zahlen gehören nach links oben, also leg sie auf a1.
page-fivetotwelve-tutorial-draw = Alle Punkte sind bedeckt, und du bist dran. Tippe auf den Stapel und zieh ein Plättchen.
page-fivetotwelve-tutorial-place = Eine 12! Jedes Feld, auf das sie passt, leuchtet: Dort ist sie größer als alle Zahlen links und darüber und kleiner als alle rechts und darunter. Leg sie auf c2, zwischen die 8 und die 14.
page-fivetotwelve-tutorial-take = Die andere Person hat eine 5 gezogen und in der Mitte gelassen. Statt zu ziehen, darfst du ein offenes Plättchen nehmen, aber dann musst du es auch legen. Tippe auf die 5 und leg sie auf b1.
page-fivetotwelve-tutorial-exchange = Du hast eine 1 gezogen. Sie darf auch dorthin, wo schon ein Plättchen liegt: Das alte kommt in die Mitte. Mit der 1 statt der 3 hast du mehr Platz für kleine Zahlen. Leg sie auf a1.
page-fivetotwelve-tutorial-leave = Eine 20 passt nur auf die 14 oder die 19, und das bringt dir nichts. Was du ziehst, musst du nicht legen: Lass sie in der Mitte.
page-fivetotwelve-tutorial-end = Ein paar Züge später: Nur noch ein Feld ist frei, und du hast eine 11 gezogen. Leg sie auf b3, dann hast du sofort gewonnen!
page-fivetotwelve-goal = Füll deinen Plan vor allen anderen. Die Zahlen müssen nach rechts und nach unten steigen.

page-fivetotwelve-look-wood = Holz
page-fivetotwelve-look-slate = Schiefer
page-fivetotwelve-look-garden = Garten
page-fivetotwelve-choice-placed = Einzeln von euch gelegt
page-fivetotwelve-choice-sorted = Ausgeteilt und gleich sortiert
