### Was nicht geht, nach der Kennung des Fehlers; die Angaben sind die, die jeder Fehler dieser Art mitbringt.

error-unreadable = „{ $text }“ ist kein Zug in diesem Spiel.
error-illegal = „{ $text }“ geht hier nicht.
error-ambiguous = „{ $text }“ kann mehrere Züge meinen. Sag genauer, welchen.
error-wrong-actor = Platz { $seat } ist nicht am Zug.
error-game-over = Das Spiel ist zu Ende.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht.
error-bad-players = Das passt nicht zur Zahl der Mitspielenden ({ $players }).
error-bad-option = Diese Einstellung passt nicht.
error-bad-record = Mit dem Spielbericht stimmt etwas nicht: { $where }.
error-bad-match = So lässt sich das Turnier nicht spielen.
error-bad-language = In der Sprache „{ $lang }“ gibt es keine Texte. Es gibt: { $known }.
error-bad-bot = Den Bot „{ $bot }“ gibt es für diese Plätze nicht. Es gibt: { $known }.
error-bot-failed = Der Bot „{ $bot }“ hat keinen erlaubten Zug geantwortet ({ $said }).
error-bad-simulation = Es muss mindestens ein Spiel sein, nicht { $games }.
error-no-advice = Hier gibt es nichts zu raten.
