### Die Regeln von Da Vinci Code, mit eigenen Worten erzählt.
### In einem .text trennt eine Leerzeile die Absätze, "- " beginnt einen Listenpunkt, in `Akzenten` steht Getipptes.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Dein Geheimcode ist sicher, bis jemand anfängt nachzudenken.

davincicode-rules-aim = Ziel
    .text =
        Alle hüten einen Geheimcode: eine Reihe von Zahlensteinen, der Größe nach geordnet. Finde die Zahlen der anderen heraus, bevor sie deine herausfinden. Wer als Letzter noch einen verdeckten Stein hat, gewinnt.

davincicode-rules-material = Was ihr braucht
    .text =
        Das Spiel ist für 2 bis 4 Personen.

        - Es gibt 12 schwarze und 12 weiße Steine. Jede Farbe hat die Zahlen 0 bis 11. Jede Zahl gibt es also zweimal: einmal in Schwarz und einmal in Weiß.
        - Für Geübte gibt es noch einen schwarzen und einen weißen Bindestrich. Spielt ihr ohne Bindestriche, bleiben sie in der Schachtel.

        Die Rückseiten haben dieselbe Farbe wie die Vorderseiten. Darum sehen alle immer, welche Steine schwarz und welche weiß sind, auch im Vorrat in der Mitte.

davincicode-rules-setup = Vorbereitung
    .text =
        Alle Steine werden gemischt und liegen verdeckt im Vorrat. Reihum nehmt ihr je einen Stein, vom Starter an, bis alle vier haben. Zu viert bekommt ihr nur je drei. Jedes Mal suchst du dir die Farbe aus, aber nicht die Zahl. Die Zahl darfst nur du sehen. Dass reihum genommen wird, ist eine Hausregel: Die Anleitung sagt dazu nichts.

        Wenn alle ihre Steine haben, stellen alle gleichzeitig ihren Code auf. Die kleinste Zahl steht bei dir links, die größte rechts. Hast du eine Zahl doppelt, steht die schwarze links von der weißen.

        Jeder Code wird so gezeigt, wie sein Besitzer ihn sieht: Die kleinste Zahl steht immer links.

        Wer der Starter ist und anfängt, wird ausgelost, wenn ihr niemanden bestimmt.

davincicode-rules-turn = Dein Zug
    .text =
        Ihr spielt im Uhrzeigersinn. Dein Zug geht so:

        - Nimm einen Stein aus dem Vorrat. Du wählst Schwarz oder Weiß, solange beides da ist. Schau ihn an, aber zeig ihn niemandem. Er steht erst einmal neben deinem Code.
        - Jetzt musst du raten. Zeig auf einen verdeckten Stein in einem fremden Code und sag eine Zahl.
        - Treffer: Der Stein wird offen hingelegt. Jetzt darfst du aufhören oder den nächsten Stein raten, bei derselben Person oder bei einer anderen. Das geht so weiter, solange du richtig rätst.
        - Daneben: Dein Zug ist vorbei. Der Stein, den du genommen hast, kommt in deinen Code, und zwar offen, sodass alle ihn sehen.
        - Wenn du aufhörst, kommt der Stein, den du genommen hast, verdeckt in deinen Code.

        Du darfst jede Zahl sagen, auch eine, die gar nicht stimmen kann. Bluffen gehört dazu!

        Alle hören jeden Versuch und ob er stimmt.

davincicode-rules-places = Wohin ein Stein kommt
    .text =
        Ein neuer Stein kommt dorthin, wo dein Code geordnet bleibt: Die Zahlen werden von dir aus gesehen nach rechts größer, und von zwei gleichen Zahlen steht die schwarze links. Für eine Zahl gibt es immer nur eine solche Stelle, solange kein Bindestrich in deinem Code steht.

        Ein Stein, der im Code steht, wird nie mehr versetzt.

        Denk daran: Rechts von einer offenen schwarzen 5 kann eine weiße 5 stehen, links von ihr sind alle Zahlen kleiner. Und links von einer offenen weißen 5 kann eine schwarze 5 stehen, rechts von ihr sind alle Zahlen größer.

davincicode-rules-pool = Wenn der Vorrat leer ist
    .text =
        Wenn kein Stein mehr zum Nehmen da ist, rätst du einfach.

        - Treffer: Du darfst aufhören oder weiterraten. Wenn du aufhörst, ist dein Zug einfach vorbei.
        - Daneben: Du deckst einen verdeckten Stein aus deinem eigenen Code auf. Welchen, suchst du dir aus. Dann ist dein Zug vorbei.

        Hast du den letzten Stein aus dem Vorrat genommen, ist dieser Zug noch ein ganz normaler.

davincicode-rules-out = Ausscheiden
    .text =
        Wenn in deinem Code kein verdeckter Stein mehr steht, bist du ausgeschieden. Dabei ist es egal, ob jemand deinen letzten verdeckten Stein erraten hat oder ob du ihn selbst aufdecken musstest. Du bist nicht mehr dran, und deine offenen Steine bleiben liegen.

        Der Stein, den jemand gerade genommen hat, steht neben dem Code. Niemand darf ihn raten, und er bewahrt auch nicht vor dem Ausscheiden.

davincicode-rules-hyphens = Bindestriche
    .text =
        Das ist etwas für Geübte. Wenn ihr mit Bindestrichen spielen wollt, liegen auch der schwarze und der weiße Bindestrich im Vorrat.

        Ein Bindestrich ist keine Zahl. Er darf überall in deinem Code stehen: ganz links, ganz rechts oder zwischen zwei beliebigen Steinen, sogar zwischen einer schwarzen 3 und einer weißen 3. Du suchst die Stelle aus, wenn du deinen Code aufstellst oder wenn du ihn später dazustellst, egal ob verdeckt oder offen.

        Neben einem Bindestrich kann eine Zahl mehrere mögliche Lücken haben. Sagen wir, dein Code ist 2, Bindestrich, 8, und eine 5 soll hinein. Sie darf links oder rechts vom Bindestrich stehen. Stehen beide Bindestriche nebeneinander, können es sogar drei Lücken sein. Erlaubt sind alle Lücken, in denen die Zahlen geordnet bleiben, und du suchst dir eine aus.

        Steht ein Bindestrich einmal, dann bleibt er dort. Willst du einen Bindestrich raten, sag „Bindestrich“ statt einer Zahl.

davincicode-rules-end = Ende des Spiels
    .text =
        Sobald alle bis auf eine Person ausgeschieden sind, ist das Spiel aus, und diese Person gewinnt. Eine einzelne Partie gewinnt also immer genau eine Person.

davincicode-rules-points = Punkte
    .text =
        Punkte werden immer gezählt:

        - 10 Punkte für jeden Treffer. Bei einer 6 oder einem Bindestrich sind es stattdessen 20.
        - 50 Punkte obendrauf, wenn dein Treffer den letzten verdeckten Stein einer anderen Person aufdeckt.
        - Wer gewinnt, zählt am Ende die Zahlen auf den Steinen zusammen, die im eigenen Code noch verdeckt sind. So viele Punkte kommen dazu. Bindestriche zählen 0.

        Hausregeln, wo die Anleitung schweigt: Muss jemand seinen letzten verdeckten Stein selbst aufdecken, bekommt niemand die 50 Punkte. Und ein Stein, der noch neben dem Code steht, zählt nicht.

        Eine einzelne Partie gewinnt, wer übrig bleibt, ganz gleich, wer mehr Punkte hat. Die Punkte entscheiden ein Turnier.

davincicode-rules-match = Ein Turnier spielen
    .text =
        Macht aus, wie viele Partien ihr spielt. Nach jeder Partie wird die nächste Person im Uhrzeigersinn der Starter. Die Punkte aus allen Partien werden zusammengezählt. Wer die meisten hat, gewinnt das Turnier. Bei Gleichstand wird der Sieg geteilt.

davincicode-rules-options = Einstellungen
    .text =
        Das könnt ihr vor dem Spiel ausmachen:

        - Wer anfängt. Das wird ausgelost, wenn ihr niemanden bestimmt.
        - Ob ihr mit den beiden Bindestrichen spielt. Ohne Absprache spielt ihr ohne.

davincicode-rules-moves = Im Terminal
    .text =
        Deine Züge tippst du. Einen Stein schreibst du mit einem Buchstaben und einer Zahl, `b` für Schwarz und `w` für Weiß: `b7` ist die schwarze 7, `w10` ist die weiße 10. Die Bindestriche sind `b-` und `w-`. Die Stellen in einem Code werden ab 1 gezählt, immer von links, wie sein Besitzer ihn sieht. Die Plätze haben die Nummern 0 bis 3, im Uhrzeigersinn.

        - `take black` oder `take white`: Nimm einen schwarzen oder einen weißen Stein.
        - `set b1 w4 b7 w10`: Stell deinen Code auf, bei dir von links nach rechts.
        - `guess 1.3=5`: Du sagst, dass der dritte Stein von Platz 1 eine 5 ist.
        - `guess 1.3=-`: Du sagst, dass er ein Bindestrich ist.
        - `stop`: Hör nach einem Treffer mit dem Raten auf.
        - `insert 2`: Stell nach dem Aufhören deinen neuen Stein verdeckt in den Code. Er wird der zweite Stein von links.
        - `lay b7@2`: Leg, wenn du danebengeraten hast, deinen neuen Stein offen in den Code, hier die schwarze 7. Er wird der zweite Stein von links.
        - `show w9@4`: Deck, wenn du bei leerem Vorrat danebengeraten hast, deinen vierten Stein auf, hier die weiße 9.

        Den Code aufstellen und einen Stein einordnen: Das sind immer eigene Züge, auch wenn es nur eine Möglichkeit gibt. So merkt niemand, ob du eine Wahl hattest.

        Ob du groß oder klein schreibst, ist egal, zusätzliche Leerzeichen auch.

        Die Einstellungen heißen `starter` (ein Platz; im Terminal ohne Angabe der erste) und `hyphens` (`true` oder `false`), zum Beispiel `--set hyphens=true`.

        In einer gespeicherten Partie steht vor jedem Zug der Platz, zum Beispiel `0:take black`. Ein Stern steht für den Zufall: `*:=b7` heißt, dass der Stein die schwarze 7 war. Was du nicht wissen darfst, steht dort als Fragezeichen, zum Beispiel `b?`.

davincicode-option-starter = Wer anfängt
davincicode-option-hyphens = Mit dem schwarzen und dem weißen Bindestrich spielen

davincicode-reason-last = Nur noch eine Person hat einen verdeckten Stein.
