### Was nicht geht, nach der Kennung des Fehlers; die Angaben sind die, die jeder Fehler dieser Art mitbringt.

error-unreadable = „{ $text }“ ist kein Zug in diesem Spiel.
error-illegal = „{ $text }“ geht hier nicht.
error-ambiguous = „{ $text }“ kann mehrere Züge meinen. Sag genauer, welchen.
error-wrong-actor = Platz { $seat } ist nicht am Zug.
error-game-over = Die Partie ist zu Ende.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht.
error-bad-players = Das passt nicht zur Zahl der Mitspielenden ({ $players }).
error-bad-option = Diese Einstellung ist nicht gültig.
error-bad-record = Mit dem Spielbericht stimmt etwas nicht: { $where }.
error-bad-match = So lässt sich das Turnier nicht spielen.
error-bad-language = In der Sprache „{ $lang }“ gibt es keine Texte. Es gibt: { $known }.
error-bad-bot = Den Bot „{ $bot }“ gibt es für diese Plätze nicht. Es gibt: { $known }.
error-bot-failed = Der Bot „{ $bot }“ hat nicht mit einem erlaubten Zug geantwortet ({ $said }).
error-bad-simulation = Es muss mindestens eine Partie sein, nicht { $games }.
error-no-advice = Hier gibt es keinen Tipp zu geben.
error-lost-worker = Ein Arbeitsprozess endete, bevor sein Anteil erledigt war.
error-bad-cluster = Dieser Ray-Cluster lässt sich nicht verwenden.
error-missing-extra = { $package } ist nicht installiert; so kommt es dazu: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = Der Name eines bewegten Bildes endet auf { $known }; „{ $file }“ nicht.
error-bad-picture-still = Dieses Bild ist ein SVG: Gib seiner Datei einen Namen, der auf .svg endet, nicht „{ $file }“.

## At the server's tables

error-bad-message = Der Server hat diese Nachricht nicht verstanden.
error-bad-message-empty = In dieser Nachricht steht nichts.
error-bad-message-parameter = „{ $found }“ in der Adresse passt nicht zu „{ $name }“.
error-bad-message-name = Ein Name braucht mindestens einen sichtbaren Buchstaben oder ein sichtbares Zeichen.
error-bad-table = So lässt sich kein Tisch aufmachen.
error-bad-table-me = Du kannst nur auf einem Platz sitzen; andere an deinem Bildschirm bekommen eigene Plätze.
error-bad-table-clock = Eine Uhr gibt mindestens { $seconds } Sekunden.
error-bad-link = Dieser persönliche Link gilt nicht mehr. Mach auf dem anderen Gerät einen neuen.
error-bad-origin = Eine andere Seite wollte diesen Server benutzen; das ist nicht erlaubt.
error-bad-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen. Frag nach der richtigen Adresse.
error-no-guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-bad-cookie = Der Server erkennt dich nicht. Lade die Seite neu.
error-not-your-seat = Das ist nicht dein Platz.
error-not-allowed = Das darfst du hier nicht.
error-not-allowed-players = Das dürfen nur die Mitspieler; du schaust zu.
error-not-allowed-host = Das darf nur, wer den Tisch geöffnet hat.
error-not-allowed-advice = Tipps sind für Mitspieler, und zwar nur für den eigenen Platz.
error-not-allowed-here = Diese Person ist da oder gerade erst gegangen.
error-not-allowed-close = Hier spielen noch andere. Überlass deinen Platz lieber einem Bot.
error-not-allowed-self = Dich selbst kannst du nicht hinausschicken; schließ lieber den Tisch.
error-not-allowed-report = Melden kannst du nur andere, die an diesem Tisch sitzen oder reden.
error-banned = Die Betreiber dieses Servers haben dich ausgeschlossen.
error-advice-off = An diesem Tisch wird ohne Tipps gespielt.
error-unknown-table = Diesen Tisch gibt es nicht. Wurde der Link abgeschnitten?
error-unknown-page = Unter dieser Adresse gibt es nichts.
error-not-now = Das geht gerade nicht.
error-not-now-running = Diese Partie ist noch nicht zu Ende.
error-not-now-no-game = An diesem Tisch gibt es keine Partie { $round }: { $count ->
        [0] Es wurde keine gespielt
        [one] Es gibt nur eine
       *[other] Es gibt nur { $count }
    }.
error-not-now-seed = Das Geheimnis wird gezeigt, wenn alle Partien zu Ende sind, bei der Aufgabe des Tages am nächsten Tag.
error-not-now-turn = Tipps gibt es, wenn du am Zug bist.
error-not-now-begun = Die Partie hat schon begonnen; du kannst zuschauen.
error-not-now-seated = Du hast schon einen Platz an diesem Tisch.
error-not-now-stand = Die Partie hat begonnen: Du kannst deinen Platz einem Bot überlassen, aber nicht freigeben.
error-not-now-mix = Das erste Plättchen ist gezogen, jetzt lassen sich keine Worte mehr einmischen.
error-not-now-next = Gerade gibt es keine nächste Partie zu beginnen.
error-not-now-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-not-now-bot = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
error-not-now-answer = Niemand möchte mehr einen Zug zurücknehmen.
error-not-now-hand = Dieser Platz lässt sich gerade keinem Bot überlassen.
error-not-now-close = Die Partie ist zu Ende; es gibt nichts zu schließen.
error-not-now-rematch = Eine Revanche gibt es, wenn alle Partien zu Ende sind; die Aufgabe des Tages spielt man nur einmal.
error-not-now-moment-over = In diesem Moment ist die Partie schon zu Ende; geh ein Stück zurück.
error-not-now-moves = Diese Partie hat nur { $moves } Züge.
error-not-now-study = Eine Probepartie beginnt mit einer Partie, die anderswo ausgeteilt wurde; zu prüfen gibt es da nichts.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-table-full-seat = Dieser Platz ist besetzt. Such dir einen anderen aus.
error-time-up = Deine Zeit war um, bevor dieser Zug ankam.
error-stale = Am Tisch ging es schon weiter; schau noch einmal.
error-no-take-back = Es gibt nichts, was du zurücknehmen kannst.
error-no-take-back-over = Es gibt nichts zurückzunehmen: Gerade läuft keine Partie.
error-no-take-back-first = Es gibt nichts zurückzunehmen: Du hast noch keinen Zug gemacht.
error-no-take-back-daily = Bei der Aufgabe des Tages gilt ein Zug, sobald du etwas Neues gesehen hast.
error-table-closed = Dieser Tisch wurde geschlossen.
error-too-long = Das war zu lang für den Server.
error-too-fast = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
error-too-many = Davon hast du schon zu viele. Schließ erst eines.
error-too-many-connections = Es sind schon zu viele Seiten verbunden. Schließ eine oder versuch es später noch einmal.
error-no-storage = Der Server kann gerade nichts Neues speichern. Verloren ist nichts; versuch es später noch einmal.
error-busy = Der Server ist gerade sehr beschäftigt. Versuch es gleich noch einmal.
error-overloaded = Hier ist gerade mehr los, als der Server schafft. Laufende Partien gehen weiter; versuch es in ein paar Minuten noch einmal.
error-bad-setting = Eine Einstellung des Servers ist ungültig: { $setting }.
error-cannot-listen = Der Server kann Port { $port } an { $host } nicht öffnen.
error-not-on-windows = Der Server mit seiner Seite läuft nicht unter Windows selbst, nur in WSL; hier gehen spieltrieb play, games, rules, simulate, arena, replay, advise, review und die Bibliothek.
error-cannot-keep = Kompiliertes lässt sich nicht aufheben, denn der Ordner dafür ist nicht beschreibbar: Nenne mit SPIELTRIEB_CACHE einen anderen.
error-bad-action = Es gibt keine Aktion „{ $action }“.

## Warum genau: Ein Fehler, der viele Ursachen hat, nennt eine davon

error-bad-players-range = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
error-bad-players-seat = --seat nimmt Plätze von 0 bis { $high }, mit Kommas getrennt. „{ $found }“ ist keiner.
error-bad-players-names = Es sind mehr Namen ({ $names }) als Menschen an der Tastatur ({ $players }).
error-bad-option-unknown = { $game } hat keine Einstellung „{ $option }“. Es gibt: { $known }.
error-bad-option-flag = Die Einstellung „{ $option }“ muss true oder false sein, nicht { $was }.
error-bad-option-number = Die Einstellung „{ $option }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $was }.
error-bad-option-choice = Die Einstellung „{ $option }“ muss eines davon sein: { $choices }. Angegeben war { $was }.
error-bad-option-seat = Die Einstellung „{ $option }“ muss ein Platz von { $low } bis { $high } sein, nicht { $was }.
error-bad-option-set = Eine Einstellung gibt man mit --set NAME=WERT an, nicht mit „{ $setting }“.
error-bad-option-data = Die Einstellung „{ $option }“ besteht aus Daten: Gib sie als JSON oder als Pfad einer JSON-Datei an. { $kind ->
        [unread] { $value } lässt sich nicht lesen ({ $why }).
       *[json] Das ist kein gültiges JSON ({ $why }).
    }
error-bad-option-all-human = Gib --seat oder --all-human an, nicht beides.
error-bad-option-resume = Eine fortgesetzte Partie bleibt, wie sie begonnen wurde: { $option } geht nicht zusammen mit --resume.
error-bad-match-number = --match nimmt eine Anzahl von Partien. „{ $rounds }“ ist keine.
error-bad-bot-none = Nenn die Bots, die spielen sollen.
error-bad-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
error-bad-bot-count = Für { $seats } Plätze sind { $count } Bots genannt. Nenn einen für alle oder für jeden Platz einen.
error-bad-simulation-processes = Es muss mindestens ein Prozess spielen, nicht { $processes }.
error-bad-simulation-budget = Die Bedenkzeit muss mehr als 0 Sekunden sein, nicht { $budget }.
error-bad-simulation-memory = Was bei { $games } Partien herauskommt, passt hier nicht in den Speicher; spiele höchstens { $most }.
error-bad-cluster-none = Unter „{ $address }“ gibt es keinen Ray-Cluster ({ $said }). Starte einen mit `ray start --head`, nenne eine andere Adresse oder nimm `local` für diesen Rechner allein.
error-bad-cluster-version = Der Ray-Cluster unter „{ $address }“ lässt sich von hier aus nicht verwenden ({ $said }).
error-bad-cluster-missing = Auf einem Knoten des Ray-Clusters fehlt Spieltrieb; installiere überall die Version { $wanted }.
error-bad-cluster-sources = Ein Knoten des Ray-Clusters hat Spieltrieb { $found }, dieser Rechner { $wanted }; installiere überall dieselbe Version.
error-bad-record-json = { $where } ist kein vollständiges JSON-Objekt (siehe Zeichen { $character }). Vielleicht wurde die Datei abgeschnitten.
error-bad-record-nested = { $where } ist kein Spielbericht: Es ist zu tief verschachtelt.
error-bad-record-object = { $where } ist kein JSON-Objekt.
error-bad-record-format = { $where } hat das Format { $found }, diese Version liest das Format { $format }. Stammt es von einem neueren Spieltrieb, oder ist es gar kein Spielbericht?
error-bad-record-texts = { $where }: „{ $field }“ muss eine Liste von Texten sein.
error-bad-record-missing = { $where }: „{ $field }“ fehlt.
error-bad-record-kind = { $where }: „{ $field }“ muss { $kind ->
        [list] eine Liste
        [dict] ein JSON-Objekt
        [int] eine ganze Zahl
       *[str] ein Text
    } sein.
error-bad-record-game = { $where }: Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-bad-record-rules = { $where }: Gespielt wurde nach Version { $version } der Regeln von { $game }, dieses Spieltrieb spielt nach Version { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, Zug { $move }: { $why }
error-bad-record-no-result = { $where }: Die Partie ist zu Ende, aber im Spielbericht steht kein Ergebnis.
error-bad-record-not-over = { $where }: Es steht ein Ergebnis da, aber die Partie ist nach { $moves ->
        [one] ihrem einzigen Zug
       *[other] ihren { $moves } Zügen
    } nicht zu Ende.
error-bad-record-result = { $where }: { $field ->
        [scores] Als Punkte stehen
        [winners] Als Sieger stehen
       *[reason] Als Grund steht
    } { $said } da, aber die Züge ergeben { $expected }.
error-bad-record-promise = Dieser Startwert ist nicht der versprochene: Sein SHA-256 ist ein anderer.
error-bad-record-draw = Zug { $move } ist { $text }, aber aus diesem Startwert folgt { $expected }.
error-bad-record-secret = Dieses Geheimnis ist nicht das versprochene: Sein SHA-256 ist ein anderer.
error-bad-record-seed = Der Startwert beginnt nicht mit dem Geheimnis.
error-bad-record-encoding = { $where } ist kein Text in UTF-8 und enthält darum keine Spielberichte.
error-bad-record-together = { $option } gilt nur zusammen mit { $with }. Gib beides an.
error-bad-record-unread = { $where } lässt sich nicht lesen ({ $why }).
error-bad-record-unwritten = { $where } lässt sich nicht schreiben ({ $why }).
error-bad-record-no-file = { $where } ist { $kind ->
        [folder] ein Ordner
       *[other] keine gewöhnliche Datei
    }. Nenn eine Datei.
error-bad-record-named-twice = { $where } ist zweimal genannt. Gib jeder Datei einen eigenen Namen.
error-bad-record-other = { $where } enthält etwas anderes als Spielberichte und bleibt darum unberührt. { $why }
error-bad-record-empty = { $where } enthält keine Spielberichte.
error-bad-record-no-position = Dieser Spielbericht hat { $count } Züge; eine Stellung nach Zug { $wanted } gibt es nicht.
error-bad-record-number = { $where } enthält { $count ->
        [one] 1 Spielbericht
       *[other] { $count } Spielberichte
    }. Den Spielbericht { $wanted } gibt es nicht.
error-bad-record-line = { $where } hat in Zeile { $line } keinen Spielbericht.
error-bad-record-over = Die letzte Partie in { $where } ist zu Ende, also gibt es nichts fortzusetzen.
error-no-take-back-stays = Ein Plättchen des Aufbaus bleibt liegen, wo es hingelegt wurde.
error-no-take-back-chance = Seit deinem Zug wurde gezogen, darum gilt er.
error-no-take-back-declined = Die anderen haben abgelehnt, der Zug gilt.
error-not-allowed-kicked = Du wurdest von diesem Tisch verwiesen.
error-not-allowed-locked = An diesen Tisch wird niemand mehr hereingelassen.
error-not-now-kick = Die Partie läuft: Wer mitspielt, kann nicht mehr hinausgeschickt werden.
error-not-now-long = Das Protokoll dieses Tisches ist voll: Ihr könnt noch zu Ende spielen, aufgeben oder aufhören.
error-not-allowed-kick = Hinausschicken kannst du nur jemanden, der an diesem Tisch sitzt, zuschaut oder redet.
error-not-now-daily = Die Partien der Aufgabe des Tages werden gezeigt, wenn der Tag überall vorbei ist: am nächsten Tag um 12 Uhr UTC.
error-bad-table-promise = Das Versprechen für diese Verteilung ist abgelaufen. Versuch es noch einmal.
error-bad-message-words = Eines dieser Wörter ist auf diesem Server nicht erlaubt. Wähl andere.
error-not-now-resigned = Du hast in dieser Partie aufgegeben; ein Bot spielt sie zu Ende.
error-not-now-stop = Die anderen möchten weiterspielen. Frag nach dem nächsten Zug noch einmal.
error-not-now-end = Es läuft keine Partie, die man beenden könnte.
error-not-now-end-daily = Eine Aufgabe des Tages wird zu Ende gespielt oder verlassen; sie wartet auf dich.
error-not-allowed-delete = Hier spielen noch andere. Gib auf oder einigt euch aufs Aufhören, bevor du sie löschst.
