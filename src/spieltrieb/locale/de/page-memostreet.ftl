### Das Brett von Memo Street. Namen der Reihen, Regeln und Einstellungen stehen in memostreet.ftl.

## Was jetzt zu tun ist

page-memostreet-prompt-turn = { $left ->
        [1] Deck das letzte Plättchen auf.
        [2] Deck die letzten zwei Plättchen auf, eins nach dem anderen.
       *[other] Deck drei Plättchen auf, eins nach dem anderen.
    }
page-memostreet-prompt-turn-new = Deck drei Plättchen auf und merk dir, wo alles liegt: Du wirst es wieder brauchen.
page-memostreet-prompt-turn-on = { $left ->
        [1] Deck noch ein Plättchen auf.
       *[other] Deck noch { $left } Plättchen auf.
    }
page-memostreet-prompt-row = Such eine Reihe für deine Plättchen aus.
page-memostreet-prompt-row-new = Such eine Reihe für deine Plättchen aus. Jede Reihe gibt es nur einmal.
page-memostreet-prompt-must-void = Nichts passt. Welche Reihe streichst du?
page-memostreet-prompt-void = Welche Reihe willst du streichen?
page-memostreet-prompt-pick = Such aus, was in die Reihe kommt.
page-memostreet-prompt-refused = { $why ->
        [closed] Diese Reihe ist schon benutzt.
        [none] Keines deiner Plättchen passt dort. Nimm eine andere Reihe.
       *[fit] Da passt das Plättchen nicht. Nimm eine andere Reihe.
    }
page-memostreet-prompt-other-turn = { $name } deckt auf. Schau gut hin!
page-memostreet-prompt-other-row = { $name } sucht eine Reihe aus.
page-memostreet-prompt-over = Die Partie ist zu Ende.

## Die Straße

page-memostreet-street = Die Plättchen auf dem Tisch
page-memostreet-enlarge = Größere Plättchen
page-memostreet-tray = Plättchen, die offen liegen
page-memostreet-face = { $face ->
        [J] Joker
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, verdeckt
page-memostreet-tile-hint = { $cell }, verdeckt, Tipp { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: Joker
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, leer

## Tafeln

page-memostreet-board-of = Tafel von { $name }
page-memostreet-unfold = Tafel von { $name }: insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-memostreet-bonus = Bonus
page-memostreet-total = Summe
page-memostreet-upper = { $points } von den { $needed } Punkten in den oberen Reihen, die den Bonus bringen
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-memostreet-row-open = { $row }, unbenutzt
page-memostreet-row-filled = { $row }: { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row }: gestrichen, 0 Punkte
page-memostreet-row-fill = { $row }: { $tiles } hierher legen, { page-memostreet-points }
page-memostreet-row-several = { $row }: aussuchen, welche Plättchen hierher kommen
page-memostreet-row-voidable = { $row }: diese Reihe streichen
page-memostreet-row-hint = { $text } (Tipp { $hint })
page-memostreet-odds-row = Bringt etwa { page-memostreet-points }, wenn niemand etwas vergisst
page-memostreet-odds-bonus = So wahrscheinlich ist der Bonus, wenn niemand etwas vergisst

## Eine Reihe streichen, Plättchen aussuchen

page-memostreet-void-instead = Reihe streichen …
page-memostreet-void-which = { $row }: Welches Plättchen kommt verdeckt in diese Reihe? Sie bringt dann 0 Punkte.
page-memostreet-void-do = Reihe streichen
page-memostreet-fill-which = { $row }: Welche Plättchen legst du hierher?
page-memostreet-fill-this = { $tiles }: { page-memostreet-points }
page-memostreet-cancel = Abbrechen

## Der Verlauf; er verrät nie, was ein Plättchen zeigt

page-memostreet-log-turn = { $name } deckt { $cell } auf.
page-memostreet-log-look = { $name } zeigt es allen.
page-memostreet-log-fill = { $name } füllt eine Reihe ({ $row }) mit { $tiles ->
        [one] einem Plättchen
       *[other] { $tiles } Plättchen
    }.
page-memostreet-log-fill-points = { $name } füllt eine Reihe ({ $row }) mit { $tiles ->
        [one] einem Plättchen
       *[other] { $tiles } Plättchen
    } und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
page-memostreet-log-void = { $name } streicht eine Reihe ({ $row }).

## Das erste Spiel

page-memostreet-tutorial-begin = Das ist der Tisch: 63 verdeckte Plättchen. Die Zahlen 1 bis 6 und die Joker gibt es je neunmal. In jedem Zug deckst du drei auf. Tippe zum Anfang auf das markierte Plättchen.
page-memostreet-tutorial-second = Eine 5. Erst jetzt suchst du das nächste aus. Tippe auf das markierte.
page-memostreet-tutorial-third = Eine 2. Eins fehlt noch.
page-memostreet-tutorial-row = Ein Joker! Jetzt füllst du eine Reihe deiner Tafel. Die leuchtenden Reihen zeigen dir, welche Plättchen hineinkämen und was sie bringen. Zu den Fünfern passen die 5 und der Joker: 10 Punkte. Tippe auf die Fünfer.
page-memostreet-tutorial-back = Die 5 und der Joker liegen in deiner Reihe, und die Reihe ist zu. Die 2 liegt wieder verdeckt, wo sie lag. Merk dir, wo das war. Niemand zeigt es dir noch einmal!
page-memostreet-tutorial-watch = Jetzt decken die anderen auf, und alle sehen zu. Da ist noch eine 2, auf e5. Schau gut hin.
page-memostreet-tutorial-remember = Die 6 kam zu den Sechsern, der Rest ist wieder verdeckt. Du bist dran! Zwei Zweien hast du gesehen. Deck eine davon auf.
page-memostreet-tutorial-triple = Gut gemerkt! Und mit etwas Glück ist auch das dritte eine 2. Ein Drilling bringt 30 Punkte. Gut zu wissen: Passt gar nichts, streichst du eine Reihe. Und 42 Punkte in den oberen Reihen bringen 20 extra. Tippe jetzt auf den Drilling.
page-memostreet-goal = Füll deine zehn Reihen für möglichst viele Punkte. Merk dir, wo welches Plättchen liegt!

## Tasten

page-memostreet-keys-move = von Plättchen zu Plättchen oder von Reihe zu Reihe gehen
page-memostreet-keys-rows = zwischen Tisch und eigener Tafel wechseln
page-memostreet-keys-choose = das Plättchen aufdecken oder die Reihe wählen
page-memostreet-keys-cancel = neu auswählen

page-memostreet-look-street = Straße
page-memostreet-look-brick = Backstein
page-memostreet-look-night = Nacht
