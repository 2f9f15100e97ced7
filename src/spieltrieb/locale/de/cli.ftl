### Was der Befehl im Terminal sagt: die Listen der Spiele und das Spielen.

## Listen der Spiele

cli-column-key = Kürzel
cli-column-name = Name
cli-column-author = Autor
cli-column-players = Personen
cli-column-tagline = Worum es geht
cli-column-game = Spiel
cli-games-next = Regeln lesen: spieltrieb rules KÜRZEL. Spielen: spieltrieb play KÜRZEL.
cli-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
cli-game-close = Das Spiel „{ $game }“ gibt es nicht. Meinst du { $close }? Es gibt: { $games }.
cli-game-ambiguous = „{ $game }“ kann mehrere Spiele meinen: { $games }. Tipp etwas mehr davon.

## Auswählen, was gespielt wird

cli-which-game = Welches Spiel? Tipp die Nummer:
cli-how-many-players = Wie viele spielen mit, { $low } bis { $high }? (Enter: { $default })
cli-how-many-people = Wie viele davon sind Menschen an dieser Tastatur? (Enter: { $default })
cli-number-from = Tipp eine Zahl von { $low } bis { $high }.
cli-you = Du
cli-person = Person { $seat }

## Vor einem Spiel

cli-welcome = { $game }: { $names }
cli-match-round = Ein Turnier: Spiel { $round } von { $of }.
cli-match-incomplete = Die anderen Spiele dieses Turniers stehen nicht in der Datei. Darum wird nur dieses Spiel gespielt.
cli-resumed = Es geht weiter nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }.
cli-new-seed = Die Startzahl, aus der bisher gezogen wurde, steht nicht im Spielbericht. Von hier an gilt eine neue, darum lässt sich das Ganze nicht mehr mit einer einzigen Startzahl prüfen.
cli-promise =
    Eine geheime Startzahl bestimmt, was gezogen wird. Am Ende wird sie gezeigt. Hier ist schon ihr SHA-256, damit niemand sie austauscht:
    { $commitment }
cli-help-hint = Tipp hilfe für Hilfe, regeln für die Regeln, ende zum Aufhören.

## Wenn jemand am Zug ist

cli-turned-up = Aufgedeckt:
cli-forced = Du hast nur einen Zug: { $move }. Drück Enter, dann wird er gespielt.
cli-many = Du hast { $count } Züge. Tipp einen, etwa { $example }, oder ?, dann siehst du alle mit Nummern.
cli-type-a-move = Tipp einen Zug, etwa { $example }, oder seine Nummer. ? zeigt alle Züge.
cli-no-such-number = Den Zug { $number } gibt es nicht. Die Züge haben die Nummern 1 bis { $count }. ? zeigt sie.
cli-no-such-moves = In keinem Zug kommt „{ $text }“ vor. ? allein zeigt alle.
cli-not-your-seat = Du spielst jetzt für Platz { $seat }. Lass den Platz weg.
cli-hand-over = Gebt die Tastatur an { $name }. { $name }, drück Enter.
cli-more = Enter für mehr, q und Enter zum Aufhören:
cli-rules-sections = Nur ein Abschnitt: regeln und sein Name, einer von { $sections }.
cli-help =
    Einen Zug tippst du, wie es in den Regeln steht, etwa { $example }, oder du wählst ihn mit seiner Nummer. Die Tabulatortaste ergänzt ihn.

      ?                  alle Züge mit Nummern zeigen; ? TEXT nur die, in denen TEXT vorkommt
      brett              das Brett noch einmal zeichnen
      regeln             die Regeln lesen; regeln moves sagt, wie man Züge tippt
      zurück             deinen letzten Zug zurücknehmen, solange du nichts Neues gesehen hast
      speichern DATEI    das Spiel bis hierher in einer Datei speichern und weiterspielen
      ende               aufhören; das Spiel kann gespeichert und später fortgesetzt werden

## Die Wörter zum Tippen

cli-word-help = hilfe
cli-word-moves = züge
cli-word-board = brett
cli-word-rules = regeln
cli-word-undo = zurück
cli-word-save = speichern
cli-word-quit = ende
cli-no = nein

## Zurücknehmen

cli-undo-nothing = Du hast noch keinen Zug gemacht.
cli-undo-chance = Das geht nicht zurück: Seit deinem letzten Zug wurde etwas aufgedeckt.
cli-undo-other = Das geht nicht zurück: { $name } war seit deinem letzten Zug dran.
cli-undo-seen = Das geht nicht zurück: Dein Zug hat dir etwas Neues gezeigt.

## Das Ende

cli-match-over = Das Turnier ist zu Ende.
cli-winner = Gewonnen: { $name }
cli-winners = Gemeinsam gewonnen: { $names }
cli-and = { $first } und { $second }
cli-title = Dein Titel: { $title }
cli-next-game = Drück Enter für Spiel { $round } von { $of }.
cli-keep-finished = Willst du den Spielbericht behalten, tipp den Namen einer Datei. (Enter: nicht behalten)
cli-keep-unfinished = Das Spiel in { $path } speichern? (Enter: ja; nein; oder der Name einer anderen Datei)
cli-nothing-kept = Nichts wurde gespeichert.
cli-saved = Gespeichert in { $path }
cli-save-where = Tipp speichern und den Namen einer Datei.
cli-go-on = Später geht es weiter mit:
cli-seed = Die Startzahl war { $seed }
cli-seed-part = Seit dem Fortsetzen war die Startzahl { $seed }
cli-check = Alles Gezogene prüfst du mit:

## The server

cli-serving = Spieltrieb läuft unter { $address }. Beenden mit Strg-C; es geht nichts verloren.
cli-admin-backup = Die Datenbank wurde nach { $path } kopiert ({ $size } Byte).
cli-admin-export = { $count } Zeilen wurden nach { $path } geschrieben.
cli-admin-import = { $count } Zeilen wurden in die neue Datenbank { $path } gelesen.
cli-admin-close = Der Tisch { $what } ist geschlossen.
cli-admin-ban = Der Gast { $what } ist ausgeschlossen.
cli-admin-unban = Der Gast { $what } darf wieder herein.
