### Die Regeln von 5 vor 12, mit eigenen Worten erzählt.
### In einem .text trennt eine Leerzeile die Absätze, "- " beginnt einen Listenpunkt, in `Akzenten` steht Getipptes.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Kleine Zahlen hierhin, große dorthin: Wie schwer kann das schon sein?

fivetotwelve-rules-aim = Ziel
    .text =
        Dein Plan hat sechzehn Felder. Wenn du sie vor allen anderen mit Zahlen bedeckst, hast du gewonnen!

        Die Sache hat nur einen Haken: In jeder Reihe müssen die Zahlen von links nach rechts größer werden. Und in jeder Spalte müssen sie von oben nach unten größer werden.

fivetotwelve-rules-material = Was ihr braucht
    .text =
        Das Spiel ist für 2 bis 4 Personen.

        - Alle haben einen Plan mit 4 × 4 Feldern. Vier davon tragen einen Punkt. Die Punkte bilden eine schräge Linie von der Ecke links oben zur Ecke rechts unten.
        - Für jede Person gibt es einen Satz Plättchen mit den Zahlen 1 bis 20. Zu zweit sind das 40 Plättchen, zu dritt 60 und zu viert 80. Welche Farbe ein Plättchen hat, ist egal.

fivetotwelve-rules-setup = Vorbereitung
    .text =
        Alle Plättchen werden gemischt und liegen mit der Zahl nach unten in der Mitte.

        Jetzt kommen vier kleine Runden. In jeder Runde bekommen alle ein Plättchen, und zwar offen, und legen es auf einen ihrer freien Punkte. Das machen alle zur gleichen Zeit. Nach den vier Runden sind alle deine Punkte bedeckt.

        Solange noch Punkte frei sind, muss ein gelegtes Plättchen bleiben, wo es ist. Welchen freien Punkt du nimmst, ist deine Sache: Sogar die 20 in der Ecke links oben ist erlaubt. Schlau ist das nicht, denn nichts ist größer als 20. Rechts davon und darunter passt dann nichts, bis du sie austauschst.

        Danach haben die Punkte keine Bedeutung mehr.

        Am echten Tisch fängt die älteste Person an. Hier wird ausgelost, wenn ihr niemanden bestimmt.

fivetotwelve-rules-turn = Dein Zug
    .text =
        Ihr spielt im Uhrzeigersinn. Wenn du dran bist, tust du eins von beidem:

        - Ziehen: Dreh ein verdecktes Plättchen um. Leg es dann auf deinen Plan oder lass es offen in der Mitte. Liegen lassen darfst du es auch, wenn es passen würde.
        - Nehmen: Such dir ein Plättchen aus, das schon offen in der Mitte liegt. Du musst es auf deinen Plan legen. Nehmen kannst du also nur, was irgendwo passt.

        Dann ist die nächste Person dran.

fivetotwelve-rules-placing = Ein Plättchen legen
    .text =
        Du darfst ein Plättchen auf ein freies Feld legen. Oder du tauschst: Du legst es auf ein Feld, das schon bedeckt ist. Das alte Plättchen kommt dann offen in die Mitte. Dort darf es sich jeder in einem späteren Zug holen.

        Die neue Zahl muss in ihre Reihe und in ihre Spalte passen:

        - Sie ist größer als jede Zahl, die in der Reihe links von ihr oder in der Spalte über ihr liegt.
        - Sie ist kleiner als jede Zahl, die in der Reihe rechts von ihr oder in der Spalte unter ihr liegt.

        Dabei zählt jedes Plättchen der Reihe und der Spalte, nicht nur das nächste. Freie Felder dazwischen stören nicht, ausgelassene Zahlen auch nicht. Zwei gleiche Zahlen passen nie in dieselbe Reihe oder Spalte. Wenn du tauschst, zählt das alte Plättchen nicht mit, denn es verlässt ja den Plan.

        Eine Zahl gegen die gleiche Zahl tauschen darfst du nicht; so lesen wir das Beispiel der Anleitung. Und kein Plättchen wandert auf deinem Plan von einem Feld auf ein anderes.

        Ein Beispiel: In einer Reihe liegen eine 3, ein freies Feld, eine 9 und noch ein freies Feld. In die erste Lücke passen die Zahlen 4 bis 8, in die zweite alle Zahlen ab 10. Die 9 selbst kannst du gegen jede andere Zahl ab 4 tauschen. Aber nur, wenn auch die Spalte mitspielt!

fivetotwelve-rules-end = Ende des Spiels
    .text =
        Das Spiel kann auf drei Arten enden:

        - Jemand bedeckt sein letztes freies Feld. Dann ist sofort Schluss, und diese Person gewinnt allein.
        - Das letzte verdeckte Plättchen wird umgedreht. Dieser Zug wird noch zu Ende gespielt, dann ist Schluss. Wird dabei der Plan voll, gewinnt diese Person allein, genau wie oben. Sonst gewinnt, wer die wenigsten freien Felder hat.
        - In 100 Zügen hintereinander hat niemand gezogen. (Ihr könnt eine andere Zahl ausmachen.) Die Züge aller zählen zusammen, und jedes Ziehen lässt das Zählen wieder bei 0 beginnen. Auch hier gewinnt, wer die wenigsten freien Felder hat. Das ist eine Hausregel: Wenn alle immer nur nehmen, könnte ein Spiel sonst ewig dauern.

        Haben mehrere gleich wenige freie Felder, teilen sie sich den Sieg.

fivetotwelve-rules-points = Punkte
    .text =
        Nach jeder Partie gibt es Punkte:

        - Wer gewinnt, bekommt 2 Punkte, auch bei einem geteilten Sieg.
        - Alle anderen bekommen für jedes freie Feld 1 Minuspunkt.

        Wer eine einzelne Partie gewinnt, entscheiden allein die Pläne. Wichtig werden die Punkte in einem Turnier.

fivetotwelve-rules-match = Ein Turnier spielen
    .text =
        Ein Turnier hat so viele Partien, wie Leute mitspielen. Jeder fängt einmal an. Die Punkte aus allen Partien werden zusammengezählt. Wer die meisten hat, gewinnt das Turnier. Bei Gleichstand wird der Sieg geteilt.

fivetotwelve-rules-options = Einstellungen
    .text =
        Das könnt ihr vor dem Spiel ausmachen:

        - Wer anfängt. Das wird ausgelost, wenn ihr niemanden bestimmt.
        - Nach wie vielen Zügen hintereinander ohne Ziehen Schluss ist. Es sind 100, wenn ihr keine andere Zahl wählt.
        - Wie die ersten vier Plättchen auf die Punkte kommen. Normalerweise legt ihr sie selbst, eins nach dem anderen. Oder alle bekommen vier Plättchen, die gleich geordnet daliegen: das kleinste links oben, das größte rechts unten. So beginnen andere Ausgaben des Spiels.

fivetotwelve-rules-moves = Im Terminal
    .text =
        Deine Züge tippst du. Ein Feld schreibst du mit einem Buchstaben und einer Zahl. Die Buchstaben a bis d sind die Spalten, von links. Die Zahlen 1 bis 4 sind die Reihen, von oben. b3 liegt also in der zweiten Spalte und in der dritten Reihe. Die Punkte sind a1, b2, c3 und d4.

        - `draw`: Dreh ein verdecktes Plättchen um.
        - `13@b2`: Leg die 13, die du gerade bekommen hast, auf b2. Das tippst du nach dem Ziehen und in der Vorbereitung.
        - `leave`: Lass das gezogene Plättchen offen in der Mitte.
        - `take 12@c3`: Nimm eine offene 12 aus der Mitte und leg sie auf c3.

        Liegt auf dem Feld schon ein Plättchen, wird es ausgetauscht.

        Ob du groß oder klein schreibst, ist egal, zusätzliche Leerzeichen auch. Die Plätze haben die Nummern 0 bis 3, im Uhrzeigersinn.

        Die Einstellungen heißen `starter` (ein Platz; im Terminal ohne Angabe der erste), `quiet_turns` (eine Zahl ab 1) und `setup` (`placed` oder `sorted`), zum Beispiel `--set setup=sorted`.

        In einer gespeicherten Partie steht vor jedem Zug der Platz, zum Beispiel `0:draw`. Ein Stern steht für den Zufall: `*:=13` heißt, dass eine 13 umgedreht wurde.

fivetotwelve-option-starter = Wer anfängt
fivetotwelve-option-quiet-turns = Züge hintereinander ohne Ziehen, bis Schluss ist
fivetotwelve-option-setup = Wie die ersten vier Plättchen auf die Punkte kommen

fivetotwelve-reason-full = Ein Plan ist voll.
fivetotwelve-reason-exhausted = Das letzte verdeckte Plättchen wurde umgedreht.
fivetotwelve-reason-quiet = Zu lange hat niemand mehr ein Plättchen gezogen.
