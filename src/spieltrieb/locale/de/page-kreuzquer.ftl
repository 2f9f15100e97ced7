### Das Brett von Kreuz & Quer auf der Seite. Ein Plan gehört einer Person; ein Kärtchen hat breite und schmale Ausgänge.

## Was jetzt zu tun ist

page-kreuzquer-prompt-start = Gleich wird das nächste Kärtchen umgedreht.
page-kreuzquer-prompt-choose = „{ $symbol }“: Dreh es und tippe auf ein Feld, auf das es passt.
page-kreuzquer-prompt-choose-new = Dreh „{ $symbol }“ und setz damit einen Weg fort. Die Wege sollen die Zahlen am Rand erreichen.
page-kreuzquer-prompt-down = Verdeckt: Tippe auf irgendein freies Feld.
page-kreuzquer-prompt-nowhere = „{ $symbol }“ passt nirgends. Leg es verdeckt auf irgendein freies Feld.
page-kreuzquer-prompt-turn = Auf { $cell }. Tippe darauf, um es zu drehen, und bestätige.
page-kreuzquer-prompt-confirm = Auf { $cell }. Bestätige, oder wähl ein anderes Feld.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Dein Kärtchen liegt. Eine Person überlegt noch.
       *[other] Dein Kärtchen liegt. { $count } Personen überlegen noch.
    }
page-kreuzquer-prompt-watch = Alle legen „{ $symbol }“.
page-kreuzquer-prompt-over =
    { $count ->
        [0] Alle Zahlen erreicht: kein einziger Minuspunkt!
        [one] Der Plan ist voll: 1 Minuspunkt.
       *[other] Der Plan ist voll: { $count } Minuspunkte.
    }
page-kreuzquer-note-misfit-alone = „{ $symbol }“ passt dort nicht: Kein Weg führt dorthin, den es fortsetzen könnte.
page-kreuzquer-note-misfit-wall = „{ $symbol }“ passt dort nicht: Ein Ausgang liefe gegen die Wand.
page-kreuzquer-note-misfit-width = „{ $symbol }“ passt dort nicht: Ein breiter Weg träfe auf einen schmalen.
page-kreuzquer-note-misfit-blank = „{ $symbol }“ passt dort nicht: Ein Ausgang liefe gegen eine leere Seite.
page-kreuzquer-note-misfit-shuts = „{ $symbol }“ passt dort nicht: Eine leere Seite versperrte einen Ausgang.
page-kreuzquer-note-taken = Das Feld ist schon belegt.
page-kreuzquer-note-one-way = Hier passt es nur so herum.
page-kreuzquer-note-spiral = Verdeckt sieht es immer gleich aus.
page-kreuzquer-note-beside = Das war neben den freien Feldern. Du hast das Kärtchen wieder in der Hand.

## Das Kärtchen in der Hand

page-kreuzquer-hand = Umgedreht: { $symbol }. { $face }. Drücken dreht es.
page-kreuzquer-turn-right = Nach rechts drehen (R)
page-kreuzquer-turn-left = Nach links drehen (Umschalt + R)
page-kreuzquer-confirm = Bestätigen
page-kreuzquer-flip = Verdeckt legen
page-kreuzquer-take-off = Wieder wegnehmen (Escape)

## Die Pläne

page-kreuzquer-round = Runde { $round } von { $of }
page-kreuzquer-plan-of =
    Plan von { $name }: { $joined ->
        [one] 1 Zahl
       *[other] { $joined } Zahlen
    } von 16 erreicht, { $spirals ->
        [one] 1 Spirale
       *[other] { $spirals } Spiralen
    }, { $points ->
        [one] 1 Minuspunkt
       *[other] { $points } Minuspunkte
    }, wenn jetzt Schluss wäre
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus }, wenn jetzt Schluss wäre
page-kreuzquer-points =
    { $count ->
        [one] 1 Minuspunkt, wenn jetzt Schluss wäre
       *[other] { $count } Minuspunkte, wenn jetzt Schluss wäre
    }
page-kreuzquer-confirmed = hat bestätigt
page-kreuzquer-thinking = überlegt noch
page-kreuzquer-width = { $width ->
        [W] breit
        [n] schmal
       *[none] leer
    }
page-kreuzquer-face = oben { $north }, rechts { $east }, unten { $south }, links { $west }
page-kreuzquer-face-two = zwei getrennte Wege, { page-kreuzquer-face }
page-kreuzquer-face-down = verdeckt
page-kreuzquer-cell-centre = { $cell }, die Mitte: { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, frei: Das Kärtchen passt hierher
        [turned] { $cell }, frei: Das Kärtchen passt hierher, wenn du es drehst
        [down] { $cell }, frei: Das Kärtchen kann hier verdeckt liegen
       *[no] { $cell }, frei
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol }: { $face }
page-kreuzquer-cell-spiral = { $cell }, Spirale
page-kreuzquer-cell-try = { $cell }, dein Kärtchen, noch nicht bestätigt: { $face }
page-kreuzquer-cell-try-down = { $cell }, dein Kärtchen verdeckt, noch nicht bestätigt
page-kreuzquer-tried = { $cell }: { $face }. Die Eingabetaste bestätigt.
page-kreuzquer-wall = Eine Wand: Hier gibt es nichts zu erreichen.
page-kreuzquer-port =
    { $side ->
        [N] Zahl { $value } oben
        [E] Zahl { $value } rechts
        [S] Zahl { $value } unten
       *[W] Zahl { $value } links
    }{ $joined ->
        [yes] , erreicht
       *[no] , nicht erreicht
    }

## Das Blatt mit allen Kärtchen

page-kreuzquer-sheet =
    { $count ->
        [one] 1 Kärtchen noch verdeckt
       *[other] { $count } Kärtchen noch verdeckt
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] Davon kommt keins mehr.
        [one] Davon kommt noch eins.
       *[other] Davon kommen noch { $count }.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol }: { $face } (war schon dran)
       *[no] { $symbol }: { $face }
    }

## Das Protokoll

page-kreuzquer-log-face = Für alle wird „{ $symbol }“ umgedreht.
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } legt „{ $symbol }“ auf { $cell }.
       *[other] { $name } legt „{ $symbol }“ auf { $cell }, um { $angle } Grad gedreht.
    }
page-kreuzquer-log-spiral = { $name } legt eine Spirale auf { $cell }.

## Das erste Spiel

page-kreuzquer-tutorial-1 = Das ist dein Plan. Von der Mitte führen Wege in vier Richtungen: breite nach links und rechts, schmale nach oben und unten. Am Rand warten sechzehn Zahlen. Jede, die du nicht erreichst, kostet Minuspunkte.
page-kreuzquer-tutorial-2 = Ein Kärtchen wird umgedreht: ein gerader breiter Weg. Breit gehört an breit. Dreh es durch Antippen, mit dem Mausrad oder mit der Taste R, leg es auf b3, links von der Mitte, und bestätige.
page-kreuzquer-tutorial-3 = Es leuchtet: Es ist mit der Mitte verbunden. Das nächste Kärtchen macht aus einem breiten Weg einen schmalen. Leg es auf a3. In der Mitte jeder Seite ist der Rand eine Wand, dort darf nichts hineinlaufen.
page-kreuzquer-tutorial-4 = Jetzt gehört schmal an schmal. Dieser Bogen passt so auf a2, dass er auf die Zahl links zeigt. Damit erreichst du deine erste Zahl.
page-kreuzquer-tutorial-5 = Die 1 leuchtet: erreicht! Aber dieses Kärtchen ist nur ein Endstück und würde einen guten Weg verschließen. Leg es lieber verdeckt: Das kostet 1 Minuspunkt und unterbricht Wege. Wähl „Verdeckt legen“, tippe auf c5, wo keine Zahl steht, und bestätige.
page-kreuzquer-tutorial-6 = Alle legen gleichzeitig das gleiche Kärtchen. Du hast bestätigt, dein Gegenüber überlegt noch. Wenn alle bestätigt haben, kommt das nächste Kärtchen.
page-kreuzquer-tutorial-7 = Nach 24 Runden ist der Plan voll. Jede Zahl, die nicht erreicht ist, kostet ihren Wert, jede Spirale kostet 1. Hier macht das 7 Minuspunkte. Schaffst du es besser?
page-kreuzquer-goal = Bau Wege von der Mitte zu den Zahlen. Jede Zahl, die du nicht erreichst, kostet Minuspunkte.

## Gezeichnete Beispiele zu den Regeln

page-kreuzquer-example-material = Drei Kärtchen: eins mit breiten Ausgängen, eins mit schmalen, eins mit beiden.
page-kreuzquer-example-placing = Zwei Kärtchen, die passen, und fünf, die nicht passen.
page-kreuzquer-example-fits = Gleich breit: passt
page-kreuzquer-example-width = Breit trifft auf schmal
page-kreuzquer-example-blank = Ausgang trifft auf leere Seite
page-kreuzquer-example-blocks = Leere Seite versperrt einen Ausgang
page-kreuzquer-example-apart = Setzt keinen Weg fort
page-kreuzquer-example-rim = Ausgang trifft auf die Wand
page-kreuzquer-example-spiral = Eine Spirale unterbricht den Weg, der in sie hineinläuft.
page-kreuzquer-example-points = Eine Zahl ist durch einen Weg erreicht und leuchtet, die andere nicht und ist durchgestrichen.

## Tasten

page-kreuzquer-keys-move = von Feld zu Feld gehen
page-kreuzquer-keys-enter = das Kärtchen hinlegen; noch einmal: bestätigen
page-kreuzquer-keys-right = das Kärtchen nach rechts drehen
page-kreuzquer-keys-left = das Kärtchen nach links drehen
page-kreuzquer-keys-flip = das Kärtchen verdeckt legen oder wieder offen
page-kreuzquer-keys-cancel = das Kärtchen wieder aufnehmen

page-kreuzquer-box-title = Eigene Kärtchen und Pläne
page-kreuzquer-box-text = Benenne jedes Kärtchen mit einem Wort aus kleinen Buchstaben und beschreib es mit vier Zeichen, für oben, rechts, unten und links: W für einen breiten Ausgang, n für einen schmalen, - für keinen. Zwei Wege, die nicht verbunden sind, haben ein + dazwischen.
page-kreuzquer-box-name = Name des Kärtchens „{ $symbol }“
page-kreuzquer-box-face = Wege des Kärtchens „{ $symbol }“
page-kreuzquer-box-twice = Zwei Kärtchen heißen „{ $symbol }“. Jedes braucht einen eigenen Namen.
page-kreuzquer-box-tiles = Kärtchen
page-kreuzquer-box-boards = Pläne
page-kreuzquer-box-board = Plan { $seat }
page-kreuzquer-box-port = Zahl bei { $port }
page-kreuzquer-box-centre = Mitte
page-kreuzquer-box-right = Damit lässt sich spielen.
page-kreuzquer-box-use = Damit spielen

page-kreuzquer-look-blueprint = Bauplan
page-kreuzquer-look-forest = Wald
page-kreuzquer-look-plum = Pflaume
page-kreuzquer-editor-open = Mit den Kärtchen aus der Schachtel spielen
page-kreuzquer-editor-chosen = Eigene Kärtchen
page-kreuzquer-editor-ours = Wieder unsere nehmen
