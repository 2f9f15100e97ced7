### Die Regeln von Memo Street, mit eigenen Worten erzählt.
### In einem .text trennt eine Leerzeile die Absätze, "- " beginnt einen Listenpunkt, in `Akzenten` steht Getipptes.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = Den Joker hast du doch eben erst gesehen. Aber wo?

memostreet-rules-aim = Ziel
    .text =
        Auf deiner Tafel warten zehn leere Reihen. In jedem Zug benutzt du eine davon. Mit den richtigen Plättchen bringt eine Reihe viele Punkte, mit den falschen wenige oder gar keine.

        Etwas Glück hilft dir. Noch mehr hilft dir, wenn du noch weißt, welches Plättchen wo liegt. Wer am Ende die meisten Punkte hat, gewinnt.

memostreet-rules-material = Was ihr braucht
    .text =
        Das Spiel ist für 2 bis 4 Personen.

        - Es gibt 91 Plättchen: je dreizehn mit den Zahlen 1, 2, 3, 4, 5 und 6 und dreizehn Joker.
        - Zu viert nehmt ihr alle. Zu dritt nehmt ihr von jeder Sorte elf, das sind 77 Plättchen. Zu zweit nehmt ihr von jeder Sorte neun, das sind 63 Plättchen.
        - Alle haben eine Tafel mit zehn Reihen. Jede Reihe hat drei Felder.

memostreet-rules-setup = Vorbereitung
    .text =
        Die Plättchen werden gemischt und verdeckt ausgelegt, in 7 Zeilen. Jede Zeile ist zu viert 13 Plättchen lang, zu dritt 11 und zu zweit 9.

        Am echten Tisch fängt die jüngste Person an. Hier wird ausgelost, wenn ihr niemanden bestimmt.

memostreet-rules-turn = Dein Zug
    .text =
        Ihr spielt im Uhrzeigersinn. Dein Zug geht so:

        - Deck drei Plättchen auf, eins nach dem anderen. Sieh dir jedes an, bevor du das nächste aussuchst.
        - Such dir auf deiner Tafel eine Reihe aus, die du noch nicht benutzt hast. Füll sie mit den Plättchen, die passen, oder streich eine Reihe.
        - Dreh alle Plättchen, die du nicht gebraucht hast, genau dort wieder um, wo sie liegen.

        Du musst alle aufgedeckten Plättchen ablegen, die in deine Reihe passen. Keins davon darfst du zurückhalten. Eine benutzte Reihe ist für immer zu, auch wenn sie noch freie Felder hat.

        Ein Beispiel: Du deckst eine 4, eine 2 und einen Joker auf. Wählst du die Vierer, kommen die 4 und der Joker hinein und bringen 8 Punkte. Wählst du die Zweier, kommen die 2 und der Joker hinein und bringen 4 Punkte. Wählst du die Einser, kommt nur der Joker hinein und bringt 1 Punkt.

        Gegen Ende liegen vielleicht weniger als drei Plättchen auf dem Tisch. Dann deckst du die auf, die noch da sind. Eine Reihe, die drei Plättchen braucht, kannst du dann nicht mehr füllen, aber immer noch streichen.

        Hausregeln, wo die Anleitung es offen lässt: Die Plättchen werden einzeln aufgedeckt, alles Passende muss abgelegt werden, und die letzten werden auch aufgedeckt, wenn es weniger als drei sind.

        Merken musst du selbst! Du siehst nur, was in diesem Augenblick offen liegt. Auch der Computer hat ein Gedächtnis: Je stärker er spielt, desto besser merkt er sich alles.

memostreet-rules-rows = Die zehn Reihen
    .text =
        In die sechs oberen Reihen kommen ein, zwei oder drei Plättchen:

        - Einser, Zweier, Dreier, Vierer, Fünfer und Sechser: Es passen Plättchen mit dieser Zahl und Joker. Jedes Plättchen zählt so viel wie diese Zahl. Auch ein Joker zählt so viel wie die Zahl seiner Reihe. Es dürfen sogar lauter Joker sein.

        In die vier unteren Reihen kommen alle drei aufgedeckten Plättchen oder keins:

        - Kleine Straße: eine 1, eine 2 und eine 3. Joker dürfen für fehlende Zahlen einspringen. Sie bringt 15 Punkte.
        - Große Straße: eine 4, eine 5 und eine 6. Joker dürfen für fehlende Zahlen einspringen. Sie bringt 20 Punkte.
        - Drilling: dreimal die gleiche Zahl oder drei Joker. Zahlen und Joker gemischt gelten hier nicht. Er bringt immer 30 Punkte.
        - Chance: drei beliebige Plättchen. Sie bringt so viel, wie die Zahlen zusammen ergeben. Joker zählen hier 0.

        In einer Straße darf keine Zahl doppelt vorkommen: Zwei Einsen und ein Joker sind keine Kleine Straße. Drei Joker aber taugen für die Kleine Straße, für die Große Straße und für den Drilling.

        Ein Beispiel für die Chance: Eine 2, eine 6 und ein Joker bringen 8 Punkte.

memostreet-rules-void = Eine Reihe streichen
    .text =
        Wenn deine Plättchen in keine unbenutzte Reihe passen, musst du eine dieser Reihen streichen. Du darfst auch dann streichen, wenn etwas passt und du es trotzdem für klug hältst. Welche unbenutzte Reihe du streichst, ist deine Sache.

        Such dir eins der aufgedeckten Plättchen aus und leg es verdeckt in die Reihe. Es ist aus dem Spiel. Die anderen drehst du dort wieder um, wo sie liegen.

        Eine gestrichene Reihe ist benutzt und bringt 0 Punkte.

memostreet-rules-end = Ende des Spiels
    .text =
        Das Spiel ist aus, wenn alle zehnmal dran waren. Dann sind alle Reihen benutzt.

        Es ist auch sofort aus, wenn kein Plättchen mehr auf dem Tisch liegt. Dann waren manche vielleicht einmal weniger dran als andere. Unbenutzte Reihen bringen 0 Punkte. So kann es nur zu dritt oder zu viert kommen.

memostreet-rules-points = Punkte
    .text =
        Zähl zusammen, was deine zehn Reihen bringen.

        Schau dir dann nur die sechs oberen Reihen an. Bringen sie zusammen 42 Punkte oder mehr, bekommst du 20 Punkte extra. Gut zu wissen: Zwei Plättchen in jeder oberen Reihe ergeben genau 42.

        Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg (eine Hausregel).

memostreet-rules-match = Ein Turnier spielen
    .text =
        Die Anleitung kennt nur einzelne Partien. Nach Hausregel könnt ihr ein Turnier spielen: Macht aus, wie viele Partien es sind, am besten so viele, wie Leute mitspielen, damit jeder einmal anfängt. Zählt die Punkte aus allen Partien zusammen. Wer die meisten hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

memostreet-rules-options = Einstellungen
    .text =
        Das könnt ihr vor dem Spiel ausmachen:

        - Wer anfängt. Das wird ausgelost, wenn ihr niemanden bestimmt.
        - Ob man passende Plättchen zurückhalten darf. Normalerweise musst du jedes passende Plättchen ablegen. Macht ihr es anders aus, darfst du in eine obere Reihe auch nur einen Teil der passenden Plättchen legen, aber mindestens eins. Die anderen bleiben auf dem Tisch und werden wieder umgedreht. Die unteren Reihen brauchen wie immer alle drei Plättchen.

memostreet-rules-moves = Im Terminal
    .text =
        Deine Züge tippst du. Eine Stelle auf dem Tisch schreibst du mit einem Buchstaben und einer Zahl. Die Buchstaben sind die Spalten, von links: a bis i zu zweit, a bis k zu dritt, a bis m zu viert. Die Zahlen 1 bis 7 sind die Zeilen, von oben. c4 liegt also in der dritten Spalte und in der vierten Zeile.

        Die Reihen deiner Tafel heißen `ones` (Einser), `twos` (Zweier), `threes` (Dreier), `fours` (Vierer), `fives` (Fünfer), `sixes` (Sechser), `small` (Kleine Straße), `large` (Große Straße), `triple` (Drilling) und `chance` (Chance).

        - `turn c4`: Deck das Plättchen bei c4 auf.
        - `fives a1 c4`: Füll die Fünfer mit den Plättchen, die bei a1 und c4 liegen.
        - `small a1 b2 c4`: Leg mit diesen drei Plättchen die Kleine Straße.
        - `void sixes a1`: Streich die Sechser, und zwar mit dem Plättchen, das bei a1 liegt.

        In welcher Reihenfolge du die Plättchen nennst, ist egal. Ob du groß oder klein schreibst, auch, und zusätzliche Leerzeichen stören nicht. Die Plätze haben die Nummern 0 bis 3, im Uhrzeigersinn.

        Die Einstellungen heißen `starter` (ein Platz; im Terminal ohne Angabe der erste) und `free_choice` (`true` oder `false`), zum Beispiel `--set free_choice=true`.

        In einer gespeicherten Partie steht vor jedem Zug der Platz, zum Beispiel `0:turn c4`. Ein Stern steht für den Zufall: `*:=5` heißt, dass eine 5 zum ersten Mal aufgedeckt wurde, und `*:=J` heißt, dass es ein Joker war.

memostreet-option-starter = Wer anfängt
memostreet-option-free-choice = In eine obere Reihe darfst du auch nur einen Teil der passenden Plättchen legen

memostreet-reason-rows = Alle Reihen sind benutzt.
memostreet-reason-exhausted = Auf dem Tisch liegt kein Plättchen mehr.

memostreet-row-ones = Einser
memostreet-row-twos = Zweier
memostreet-row-threes = Dreier
memostreet-row-fours = Vierer
memostreet-row-fives = Fünfer
memostreet-row-sixes = Sechser
memostreet-row-small = Kleine Straße
memostreet-row-large = Große Straße
memostreet-row-triple = Drilling
memostreet-row-chance = Chance
