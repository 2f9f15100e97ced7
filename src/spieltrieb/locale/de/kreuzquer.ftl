### Die Regeln von Kreuz & Quer, mit eigenen Worten erzählt.
### In einem .text trennt eine Leerzeile die Absätze, "- " beginnt einen Listenpunkt, in `Akzenten` steht Getipptes.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Alle legen die gleichen Kärtchen. Wer baut die besseren Wege?

kreuzquer-rules-aim = Ziel
    .text =
        In der Mitte deines Plans kreuzen sich zwei Wege. Ringsum am Rand warten sechzehn Zahlen. Kärtchen für Kärtchen baust du Wege von der Mitte zu den Zahlen.

        Jede Zahl, die du nicht erreichst, kostet dich Minuspunkte. Wer am Ende die wenigsten Minuspunkte hat, gewinnt.

kreuzquer-rules-material = Was ihr braucht
    .text =
        Das Spiel ist für 1 bis 4 Personen. Alle haben einen Plan und einen Satz Kärtchen.

        Der Plan hat 5 × 5 Felder.

        - Das Feld in der Mitte ist bedruckt. Von links nach rechts läuft ein breiter Weg hindurch, von oben nach unten ein schmaler. In der Mitte sind beide verbunden.
        - Jede Seite des Plans hat vier Zahlen: am ersten, zweiten, vierten und fünften Feld. Ein Eckfeld hat also zwei Zahlen, an jeder Außenseite eine. In der Mitte jeder Seite steht keine Zahl: Dort ist der Rand eine Wand.
        - Es gibt sechsmal die 1, sechsmal die 2 und viermal die 3. Auf jedem der vier Pläne stehen sie an anderen Stellen, aber alle Pläne sind gleich schwer.

        Alle haben die gleichen 28 Kärtchen.

        - Jedes Kärtchen hat ein eigenes Symbol, damit ihr es beim Namen nennen könnt. Auf der Rückseite ist immer eine Spirale.
        - Wo ein Weg das Kärtchen verlässt, ist ein Ausgang. Ein Ausgang ist breit oder schmal. Eine Seite ohne Ausgang heißt leer.
        - Zwei Kärtchen haben einen Ausgang, sieben haben zwei Ausgänge, zwölf haben drei und sieben haben vier. Breite und schmale Ausgänge dürfen auf einem Kärtchen gemischt sein. Alle Ausgänge eines Kärtchens sind miteinander verbunden. Ein breiter Weg kann also in einen schmalen übergehen.

        Die Kärtchen, die Stellen der Zahlen und die Richtung der beiden Wege in der Mitte haben wir selbst nachgebaut. Wer die Schachtel besitzt, kann die echten eintippen, wenn er einen Tisch öffnet.

kreuzquer-rules-setup = Vorbereitung
    .text =
        Eine Person ist der Starter. Die Kärtchen des Starters liegen verdeckt und gut gemischt bereit. Alle anderen breiten ihre Kärtchen offen aus.

        Am echten Tisch ist die älteste Person der Starter. Hier wird er ausgelost, wenn ihr niemanden bestimmt. Außer dem Umdrehen hat der Starter keine besondere Aufgabe, und das macht die Seite für ihn.

kreuzquer-rules-turn = Eine Runde
    .text =
        Es gibt 24 Runden. Jede geht so:

        - Der Starter dreht eins seiner Kärtchen um und sagt, welches Symbol darauf ist.
        - Alle legen ihr eigenes Kärtchen mit diesem Symbol auf ihren eigenen Plan. Das machen alle zur gleichen Zeit.
        - Wenn du mit deinem Kärtchen zufrieden bist, bestätigst du. Wenn alle bestätigt haben, kommt das nächste Kärtchen.

        Bis das nächste Kärtchen umgedreht wird, darfst du es dir noch anders überlegen: Nimm deinen Zug zurück und leg noch einmal. Von da an bleibt deins, wie es liegt.

kreuzquer-rules-placing = Ein Kärtchen legen
    .text =
        Leg das Kärtchen auf ein freies Feld. Du darfst es drehen, wie du willst. Es muss aber passen:

        - Mindestens einer seiner Ausgänge muss einen Ausgang eines Nachbarkärtchens oder der Mitte fortsetzen. Breit gehört an breit und schmal an schmal.
        - Keiner seiner Ausgänge darf auf einen Ausgang der anderen Breite treffen.
        - Keiner seiner Ausgänge darf auf die leere Seite eines Kärtchens oder auf eine Wand zulaufen.
        - Keine seiner leeren Seiten darf einem Nachbarn einen Ausgang versperren.

        Nachbarn sind nur Felder, die sich mit einer ganzen Seite berühren. Ecke an Ecke zählt nicht.

        Bei den Zahlen am Rand hast du freie Hand. Neben einer Zahl ist alles erlaubt: ein breiter Ausgang, ein schmaler Ausgang oder eine leere Seite. Auch zu einem noch freien Feld und zu einer Spirale hin darf jede Seite zeigen.

kreuzquer-rules-spiral = Spiralen
    .text =
        Manchmal passt ein Kärtchen nirgends, oder es gefällt dir nicht, wo es passt. Dann leg es verdeckt hin, sodass man die Spirale sieht. Eine Spirale darf auf jedes freie Feld, auch auf eins ganz ohne Nachbarn.

        Eine Spirale unterbricht jeden Weg, der in sie hineinläuft. Spätere Kärtchen dürfen mit Ausgängen oder leeren Seiten an ihr liegen. Aber eine Spirale setzt keinen Weg fort: Ein neues Kärtchen muss trotzdem irgendwo den Ausgang eines offenen Kärtchens oder der Mitte fortsetzen.

        Jede Spirale kostet am Ende 1 Minuspunkt.

kreuzquer-rules-end = Ende des Spiels
    .text =
        Nach 24 Runden ist Schluss. Dann sind alle Pläne voll. Vier Kärtchen aus jedem Satz bleiben übrig.

kreuzquer-rules-points = Punkte
    .text =
        Sieh dir jede Zahl am Rand deines Plans an. Sie ist erreicht, wenn das Kärtchen neben ihr einen Ausgang zu ihr hin hat und von dort ein Weg ohne Lücke bis zur Mitte führt. Ob breit oder schmal, ist egal.

        - Jede Zahl, die nicht erreicht ist, kostet so viele Minuspunkte, wie dort stehen.
        - Jede Spirale kostet 1 Minuspunkt.

        Wer die wenigsten Minuspunkte hat, gewinnt. Haben mehrere gleich wenige, teilen sie sich den Sieg.

        Im Ergebnis haben Minuspunkte ein Minuszeichen: −7 heißt 7 Minuspunkte.

kreuzquer-rules-solo = Allein spielen
    .text =
        Du kannst dieses Spiel auch allein spielen, mit denselben Regeln. Für deine Minuspunkte bekommst du einen Titel:

        - 0 bis 1: Verbindungsvirtuose
        - 2 bis 4: Kontaktkanone
        - 5 bis 7: Kärtchenkombinierer
        - 8 bis 10: Legelehrling
        - 11 und mehr: Anschlusssucher

kreuzquer-rules-match = Ein Turnier spielen
    .text =
        Ein Turnier hat so viele Partien, wie Leute mitspielen. Jeder ist einmal der Starter. Die Minuspunkte aus allen Partien werden zusammengezählt. Wer die wenigsten hat, gewinnt das Turnier. Bei Gleichstand wird der Sieg geteilt.

kreuzquer-rules-options = Einstellungen
    .text =
        Das könnt ihr vor dem Spiel ausmachen:

        - Wer die Kärtchen umdreht. Das wird ausgelost, wenn ihr niemanden bestimmt.
        - Mit welchen Kärtchen und Plänen ihr spielt. Das braucht ihr nur, wenn ihr die aus der Schachtel nehmen wollt. Was ihr eintippt, wird vor dem Spiel geprüft.

kreuzquer-rules-moves = Im Terminal
    .text =
        Deine Züge tippst du. Ein Feld schreibst du mit einem Buchstaben und einer Zahl. Die Buchstaben a bis e sind die Spalten, von links. Die Zahlen 1 bis 5 sind die Reihen, von oben. b3 liegt also in der zweiten Spalte und in der dritten Reihe, und die Mitte ist c3.

        - `key@b3/90`: Leg den Schlüssel auf b3, um 90 Grad im Uhrzeigersinn gedreht. Drehen kannst du um 0, 90, 180 oder 270 Grad.
        - `spiral@c1`: Leg das Kärtchen verdeckt auf c1.

        Sieht ein Kärtchen nach zwei verschiedenen Drehungen gleich aus, darfst du beide tippen. Aufgeschrieben wird die kleinere Zahl.

        Die Symbole heißen beim Tippen: `key` (Schlüssel), `star` (Stern), `sun` (Sonne), `triangle` (Dreieck), `smiley` (Smiley), `moon` (Mond), `heart` (Herz), `anchor` (Anker), `cloud` (Wolke), `leaf` (Blatt), `fish` (Fisch), `bell` (Glocke), `crown` (Krone), `drop` (Tropfen), `flower` (Blume), `ladder` (Leiter), `hammer` (Hammer), `candle` (Kerze), `boat` (Boot), `house` (Haus), `cup` (Tasse), `bird` (Vogel), `tree` (Baum), `comb` (Kamm), `spoon` (Löffel), `kite` (Drachen), `snail` (Schnecke) und `glove` (Handschuh).

        Ob du groß oder klein schreibst, ist egal, zusätzliche Leerzeichen auch. Die Plätze haben die Nummern 0 bis 3, im Uhrzeigersinn.

        Die Einstellungen heißen `starter` (der Platz, der die Kärtchen umdreht; im Terminal ohne Angabe der erste), `tiles`, `centre` und `ports`, zum Beispiel `--set tiles=meine.json`. Ein Kärtchen schreibt man mit einem Zeichen für jede Seite, in der Reihenfolge oben, rechts, unten, links: `W` ist ein breiter Ausgang, `n` ein schmaler, `-` eine leere Seite. `W-n-` hat also oben einen breiten und unten einen schmalen Ausgang. Die Mitte schreibt man genauso. Zwei Wege, die nicht verbunden sind, haben ein Pluszeichen dazwischen: `W-W-+-n-n`. Jedes Kärtchen heißt mit einem Wort aus kleinen Buchstaben; kein Name kommt zweimal vor, und keiner lautet `spiral`. Die Stelle einer Zahl schreibt man mit Feld und Seite: N ist oben, E ist rechts, S ist unten, W ist links. `a1N` ist also über dem Feld in der Ecke links oben.

        In einer gespeicherten Partie steht vor jedem Zug der Platz, zum Beispiel `0:key@b3/90`. Gespeichert wird nur, wo ein Kärtchen am Ende liegen bleibt. Ein Stern steht für den Zufall: `*:=key` heißt, dass der Schlüssel umgedreht wurde.

kreuzquer-option-starter = Wer die Kärtchen umdreht
kreuzquer-option-tiles = Die Kärtchen: welches Symbol welche Wege hat
kreuzquer-option-centre = Die Wege auf dem Feld in der Mitte
kreuzquer-option-ports = Die Zahlen am Rand jedes Plans

kreuzquer-reason-full = Alle Pläne sind voll.

kreuzquer-rating-1 = Verbindungsvirtuose
kreuzquer-rating-2 = Kontaktkanone
kreuzquer-rating-3 = Kärtchenkombinierer
kreuzquer-rating-4 = Legelehrling
kreuzquer-rating-5 = Anschlusssucher

kreuzquer-symbol-key = Schlüssel
kreuzquer-symbol-star = Stern
kreuzquer-symbol-sun = Sonne
kreuzquer-symbol-triangle = Dreieck
kreuzquer-symbol-smiley = Smiley
kreuzquer-symbol-moon = Mond
kreuzquer-symbol-heart = Herz
kreuzquer-symbol-anchor = Anker
kreuzquer-symbol-cloud = Wolke
kreuzquer-symbol-leaf = Blatt
kreuzquer-symbol-fish = Fisch
kreuzquer-symbol-bell = Glocke
kreuzquer-symbol-crown = Krone
kreuzquer-symbol-drop = Tropfen
kreuzquer-symbol-flower = Blume
kreuzquer-symbol-ladder = Leiter
kreuzquer-symbol-hammer = Hammer
kreuzquer-symbol-candle = Kerze
kreuzquer-symbol-boat = Boot
kreuzquer-symbol-house = Haus
kreuzquer-symbol-cup = Tasse
kreuzquer-symbol-bird = Vogel
kreuzquer-symbol-tree = Baum
kreuzquer-symbol-comb = Kamm
kreuzquer-symbol-spoon = Löffel
kreuzquer-symbol-kite = Drachen
kreuzquer-symbol-snail = Schnecke
kreuzquer-symbol-glove = Handschuh

## Warum eingetippte Kärtchen und Pläne, oder eine Datei damit, sich nicht spielen lassen

kreuzquer-box-tiles = Die Kärtchen müssen eine Zuordnung von { $count } Symbolen zu Wegen sein.
kreuzquer-box-count = Es müssen genau { $count } Kärtchen sein, nicht { $found }.
kreuzquer-box-symbol = Ein Symbol heißt mit einem Wort aus kleinen Buchstaben von a bis z, nicht { $found }.
kreuzquer-box-spiral = Kein Symbol darf „spiral“ heißen: So heißt ein verdeckt gelegtes Kärtchen. Such einen anderen Namen.
kreuzquer-box-face = { $part ->
        [centre] Die Mitte
       *[tile] Das Kärtchen „{ $symbol }“
    } braucht vier Zeichen für oben, rechts, unten und links: W für einen breiten Ausgang, n für einen schmalen, - für keinen, etwa WWn-. Zwei getrennte Wege sehen so aus: W-W-+-n-n. Angegeben ist { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] Die Mitte
       *[tile] Das Kärtchen „{ $symbol }“
    } braucht auf jedem Weg mindestens einen Ausgang; { $face } hat einen Weg ohne.
kreuzquer-box-two-exits = { $part ->
        [centre] Die Mitte
       *[tile] Das Kärtchen „{ $symbol }“
    } darf auf jeder Seite nur einen Ausgang haben; in { $face } treffen sich zwei Wege { $side ->
        [N] oben
        [E] rechts
        [S] unten
       *[W] links
    }.
kreuzquer-box-boards = Es müssen ein bis vier Pläne sein, jeder mit seinen Zahlen.
kreuzquer-box-board = Plan { $board } muss Stellen am Rand Zahlen zuordnen, etwa a1N die 1.
kreuzquer-box-port = Plan { $board } hat { $port }, aber dort steht keine Zahl. Es gibt nur { $known }.
kreuzquer-box-number = Plan { $board } braucht bei { $port } eine 1, 2 oder 3, nicht { $found }.
kreuzquer-box-missing = Plan { $board } hat keine Zahl bei { $missing }.
kreuzquer-box-unequal = Alle Pläne brauchen gleich viele Einsen, Zweien und Dreien: Plan 1 hat davon { $first_1 }, { $first_2 } und { $first_3 }, Plan { $board } hat { $other_1 }, { $other_2 } und { $other_3 }.
kreuzquer-box-players = { $players } Personen brauchen { $players } Pläne, es sind aber nur { $found } da.
kreuzquer-box-file-unread = Die Datei { $path } lässt sich nicht lesen ({ $why }).
kreuzquer-box-file-parts = Die Datei { $path } muss ein einziges JSON-Objekt mit „tiles“, „centre“ und „ports“ sein, und sonst nichts.
kreuzquer-box-file-content = Mit der Datei { $path } stimmt etwas nicht. { $why }
kreuzquer-box-file-large = Die Datei { $path } hat mehr als { $most } Byte, zu viel für eine Schachtel. Wähl die richtige Datei.
kreuzquer-box-file-encoding = Die Datei { $path } ist kein Text in UTF-8 (Byte { $byte }). Speichere sie als UTF-8.
kreuzquer-box-file-json = Die Datei { $path } ist in Zeile { $line }, Spalte { $column } kein gültiges JSON. Fehlt dort ein Komma oder ein Anführungszeichen?
kreuzquer-box-file-nested = Die Datei { $path } ist zu tief verschachtelt.
kreuzquer-box-file-repeat = In der Datei { $path } steht { $name } { $times }-mal in einem Objekt. Benenne eins um oder entferne es.
kreuzquer-box-file-digits = In der Datei { $path } hat eine Zahl viel zu viele Ziffern.
