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
cli-game-ambiguous = „{ $game }“ kann mehrere Spiele meinen: { $games }. Tippe etwas mehr davon.

## Auswählen, was gespielt wird

cli-which-game = Welches Spiel? Tippe die Nummer:
cli-how-many-players = Wie viele spielen mit, { $low } bis { $high }? (Enter: { $default })
cli-how-many-people = Wie viele davon sind Menschen an dieser Tastatur? (Enter: { $default })
cli-number-from = Tippe eine Zahl von { $low } bis { $high }.
cli-you = Du
cli-person = Person { $seat }

## Vor einem Spiel

cli-welcome = { $game }: { $names }
cli-match-round = Ein Turnier: Partie { $round } von { $of }.
cli-match-incomplete = Die anderen Partien dieses Turniers stehen nicht in der Datei. Darum wird nur diese Partie gespielt.
cli-resumed = Es geht weiter nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }.
cli-new-seed = Der Startwert, aus dem bisher gezogen wurde, steht nicht im Spielbericht. Von hier an gilt ein neuer, darum lässt sich das Ganze nicht mehr mit einem einzigen Startwert prüfen.
cli-promise =
    Ein geheimer Startwert bestimmt, was gezogen wird. Am Ende wird er gezeigt. Hier ist schon sein SHA-256, damit niemand ihn austauscht:
    { $commitment }
cli-help-hint = Tippe hilfe für Hilfe, regeln für die Regeln, ende zum Aufhören.

## Wenn jemand am Zug ist

cli-turned-up = Aufgedeckt:
cli-forced = Du hast nur einen Zug: { $move }. Drück Enter, dann wird er gespielt.
cli-many = Du hast { $count } Züge. Tippe einen, etwa { $example }, oder ?, dann siehst du alle mit Nummern.
cli-type-a-move = Tippe einen Zug, etwa { $example }, oder seine Nummer. ? zeigt alle Züge.
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
      speichern DATEI    die Partie bis hierher in einer Datei speichern und weiterspielen
      ende               aufhören; die Partie kann gespeichert und später fortgesetzt werden

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
cli-undo-chance = Das lässt sich nicht zurücknehmen: Seit deinem letzten Zug wurde etwas aufgedeckt.
cli-undo-other = Das lässt sich nicht zurücknehmen: { $name } war seit deinem letzten Zug dran.
cli-undo-seen = Das lässt sich nicht zurücknehmen: Dein Zug hat dir etwas Neues gezeigt.
cli-undo-stays = Das lässt sich nicht zurücknehmen: Ein Plättchen des Aufbaus bleibt liegen.

## Das Ende

cli-match-over = Das Turnier ist zu Ende.
cli-winner = Gewonnen: { $name }
cli-winners = Gemeinsam gewonnen: { $names }
cli-and = { $first } und { $second }
cli-title = Dein Titel: { $title }
cli-next-game = Drück Enter für Partie { $round } von { $of }.
cli-keep-finished = Willst du den Spielbericht behalten, tippe den Namen einer Datei. (Enter: nicht behalten)
cli-keep-unfinished = Die Partie in { $path } speichern? (Enter: ja; nein; oder der Name einer anderen Datei)
cli-nothing-kept = Nichts wurde gespeichert.
cli-saved = Gespeichert in { $path }
cli-save-where = Tippe speichern und den Namen einer Datei.
cli-go-on = Später geht es weiter mit:
cli-seed = Der Startwert war { $seed }
cli-seed-part = Seit dem Fortsetzen war der Startwert { $seed }
cli-check = Alles Gezogene prüfst du mit:

## The server

cli-serving = Spieltrieb läuft unter { $address }. Beenden mit Strg-C; es geht nichts verloren.
cli-thinking = { $workers ->
        [one] Ein Prozess denkt für { $database }. Beenden mit Strg-C; es geht nichts verloren.
       *[other] { $workers } Prozesse denken für { $database }. Beenden mit Strg-C; es geht nichts verloren.
    }
cli-admin-backup = Die Datenbank wurde nach { $path } kopiert ({ $size } Byte).
cli-admin-export = { $count ->
        [one] Eine Zeile wurde nach { $path } geschrieben.
       *[other] { $count } Zeilen wurden nach { $path } geschrieben.
    }
cli-admin-import = { $count ->
        [one] Eine Zeile wurde in die neue Datenbank { $path } gelesen.
       *[other] { $count } Zeilen wurden in die neue Datenbank { $path } gelesen.
    }
cli-admin-close = Der Tisch { $what } ist geschlossen.
cli-admin-ban = Der Gast { $what } ist ausgeschlossen.
cli-admin-unban = Der Gast { $what } darf wieder herein.
cli-admin-ban-network = Von { $what } darf niemand mehr herein.
cli-admin-unban-network = Von { $what } darf man wieder herein.
cli-admin-ban-until = Der Gast { $what } ist bis { $until } ausgeschlossen.
cli-admin-ban-network-until = Von { $what } darf bis { $until } niemand mehr herein.
cli-admin-key = Der Schlüssel von { $what }, gültig bis { $until }. Er wird nur dieses eine Mal gezeigt:
cli-admin-revoke = Der Schlüssel von { $what } gilt nicht mehr.
cli-admin-no-operators = Noch hat niemand einen Schlüssel: spieltrieb admin key NAME.
cli-admin-report = { $at }: { $name } (Gast { $person }) an Tisch { $table }: { $reason }
cli-admin-no-reports = Niemand hat etwas gemeldet.
cli-admin-erase = Der Gast { $what } ist gelöscht: Name, Ergebnisse und alles Gesagte.
cli-admin-rotate = Der Server hat neue Schlüssel. Frühere Cookies gelten noch { $what } Tage; wer bis dahin kommt, bleibt, wer er ist.

## Spielberichte prüfen und ansehen

cli-replay-input = die Eingabe
cli-replay-line = { $file }, Zeile { $line }
cli-replay-valid = { $file }: { $count ->
        [one] 1 Spielbericht, er ist gültig
       *[other] { $count } Spielberichte, alle gültig
    }
cli-replay-dealt = { $file }: { $count ->
        [one] 1 Spielbericht, er ist gültig und aus diesem Startwert gezogen
       *[other] { $count } Spielberichte, alle gültig und aus diesem Startwert gezogen
    }
cli-replay-invalid = { $file }: { $count ->
        [one] 1 Spielbericht
       *[other] { $count } Spielberichte
    }, davon { $bad } ungültig
cli-replay-more = ... und { $count } weitere
cli-replay-heading = { $game }, Spielbericht { $number } von { $count }
cli-replay-enter = Enter:
cli-replay-unfinished = Die Partie ist nicht zu Ende.

## Viele Partien zwischen Bots

cli-playing = Es wird gespielt
cli-writing = Es wird geschrieben
cli-simulate-heading = { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $players ->
        [one] allein
       *[other] zu { $players ->
            [2] zweit
            [3] dritt
           *[other] viert
        }
    }, Startwert { $seed }
cli-simulate-column-seat = Platz
cli-simulate-column-bot = Bot
cli-simulate-column-mean = Mittel
cli-simulate-column-sd = Streuung
cli-simulate-column-min = Min.
cli-simulate-column-max = Max.
cli-simulate-column-wins = Siege
cli-simulate-ends = Ende
cli-simulate-decisions = Entscheidungen
cli-simulate-steps = Schritte
cli-simulate-speed = Tempo
cli-simulate-records = Spielberichte
cli-plot-score = Punkte
cli-plot-share = Partien in %
cli-plot-moves = Züge je Partie
cli-simulate-spread = { $mean } je Partie, von { $min } bis { $max }
cli-simulate-per-second = { $speed } Entscheidungen in der Sekunde ({ $seconds } s)
cli-arena-heading = { $game }: { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    } { $players ->
        [one] allein
       *[other] zu { $players ->
            [2] zweit
            [3] dritt
           *[other] viert
        }
    }, { $games } je Aufstellung, Startwert { $seed }, Bedenkzeit { $budget } s je Zug, { $processes ->
        [one] 1 Prozess
       *[other] { $processes } Prozesse
    }, { $seconds } s
cli-arena-standings = Rangliste
cli-arena-pairs = Paarungen
cli-arena-cross = Kreuztabelle: Anteil der entschiedenen Partien
cli-arena-failures = Ausfälle: Jeder hat die Partie verloren
cli-arena-column-bot = Bot
cli-arena-column-against = gegen
cli-arena-column-rating = Wertung
cli-arena-column-games = Partien
cli-arena-column-won = gewonnen
cli-arena-column-mean = Punkte im Mittel
cli-arena-column-median = Median
cli-arena-column-title = Titel { $what }
cli-arena-column-time = ms je Zug
cli-arena-column-p95 = 95 %
cli-arena-column-max = Max.
cli-arena-column-failed = Ausfälle
cli-arena-column-wins = Siege
cli-arena-column-draws = Unentschieden
cli-arena-column-losses = Niederlagen
cli-arena-column-share = Anteil
cli-arena-column-interval = 95-%-Intervall
cli-arena-column-conceded = des anderen
cli-arena-column-why = Grund

## Tempo, und Kompilieren im Voraus

cli-bench-measuring = Es wird gemessen ...
cli-bench-column-measure = Messung
cli-bench-column-game = Spiel
cli-bench-column-players = Personen
cli-bench-column-measured = gemessen
cli-bench-column-goal = Ziel
cli-bench-reached = erreicht
cli-bench-missed = verfehlt
cli-prepare-off = Hier ist das Kompilieren abgeschaltet, also gibt es nichts vorzubereiten.
cli-prepare-compiling = Es wird kompiliert ...
cli-prepare-missing = Nicht alles ließ sich kompilieren. Was fehlt, wird kompiliert, sobald es gebraucht wird.
cli-prepare-done = Alles ist kompiliert.
