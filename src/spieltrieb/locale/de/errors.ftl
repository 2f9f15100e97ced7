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

## At the server's tables

error-bad-message = Der Server hat diese Nachricht nicht verstanden.
error-bad-table = So lässt sich kein Tisch aufmachen.
error-bad-link = Dieser persönliche Link gilt nicht mehr. Mach auf dem anderen Gerät einen neuen.
error-bad-origin = Eine andere Seite wollte diesen Server benutzen; das ist nicht erlaubt.
error-no-guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-bad-cookie = Der Server erkennt dich nicht. Lade die Seite neu.
error-not-your-seat = Das ist nicht dein Platz.
error-not-allowed = Das darfst du hier nicht.
error-banned = Die Betreiber dieses Servers haben dich ausgeschlossen.
error-advice-off = An diesem Tisch wird ohne Ratschläge gespielt.
error-unknown-table = Diesen Tisch gibt es nicht. Wurde der Link abgeschnitten?
error-unknown-page = Unter dieser Adresse gibt es nichts.
error-not-now = Das geht gerade nicht.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-time-up = Deine Zeit war um, bevor dieser Zug ankam.
error-stale = Am Tisch ging es schon weiter; schau noch einmal.
error-no-take-back = Es gibt nichts, was du zurücknehmen kannst.
error-table-closed = Dieser Tisch wurde geschlossen.
error-too-long = Das war zu lang für den Server.
error-too-fast = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
error-too-many = Davon hast du schon zu viele. Schließ erst eines.
error-no-storage = Der Server kann gerade nichts Neues speichern. Verloren ist nichts; versuch es später noch einmal.
error-busy = Der Server hat gerade viel zu überlegen. Versuch es gleich noch einmal.
error-bad-setting = Eine Einstellung des Servers passt nicht: { $setting }.
error-cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht lauschen.
error-not-on-windows = Der Server mit seiner Seite läuft nicht unter Windows selbst, nur in WSL; hier gehen spieltrieb play, games, rules, simulate, arena, replay, advise, review und die Bibliothek.
error-cannot-keep = Was jetzt übersetzt würde, ließe sich nicht aufheben, denn der Ordner dafür ist nicht beschreibbar: Nenne mit SPIELTRIEB_CACHE einen anderen.
error-bad-action = Es gibt keine Aktion „{ $action }“.
