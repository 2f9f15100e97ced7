### Die Seite rund um die Spielbretter. Was ein Brett sagt, steht in page-GAME.ftl, Regeln und Optionen stehen in GAME.ftl.

## Überall

page-title = Was spielen wir?
page-subtitle = Spiele für eine bis vier Personen: gegen den Computer, mit Freunden oder an einem Bildschirm.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● Du bist dran – { $game }
page-home = Zur Startseite
page-nav = Menü
page-skip = Zum Inhalt springen
page-loading = Einen Augenblick …
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-saved = Gespeichert.
page-copy = Kopieren
page-copied = Kopiert.
page-copy-failed = Kopieren ist hier nicht erlaubt. Das ist der Text: { $text }
page-share = Teilen
page-notices = Hinweise
page-lost = Diese Adresse führt nirgendwohin. Hier fängt alles an.
page-no-such-game = Dieses Spiel gibt es hier nicht.
page-show-all = Alle { $count } zeigen
page-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-named = { $name }: { $value }

page-line-offline = Keine Verbindung. Anleitungen und Regeln gehen trotzdem; deine Züge bleiben erhalten und werden gesendet, sobald der Server wieder da ist.
page-line-short = Keine Verbindung. Deine Züge bleiben erhalten.
page-line-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
page-renewal = Es gibt eine neuere Version dieser Seite. Sie lädt sich neu, sobald du fertig bist mit dem, was du gerade tust; verloren geht nichts.
page-renewal-now = Jetzt neu laden

page-error-offline = Der Server ist gerade nicht erreichbar.
page-missing = Diese Seite ließ sich nicht laden.
page-error-server = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
page-error-not-found = Unter dieser Adresse ist nichts zu finden.
page-error-unexpected = Etwas ist schiefgegangen. Bitte versuch es noch einmal.

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-auto = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-looks = Spielbretter
page-theme-button = Farben: { $theme }
page-speed = Animation
page-speed-0 = Keine
page-speed-1 = Normal
page-speed-2 = Langsam
page-sound = Töne
page-big-text = Größere Schrift
page-mute-chat = Chat ausblenden
page-mute-reactions = Zurufe ausblenden
page-single-keys = Kurzbefehle mit nur einer Taste
page-shortcuts = Tastenkürzel
page-about = Über Spieltrieb

page-key-tab = Tab
page-key-enter = Eingabe
page-key-space = Leertaste
page-key-escape = Esc
page-key-shift = Umschalt
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Pos1
page-key-end = Ende
page-keys-tab = zum nächsten Bedienelement
page-keys-arrows = auf dem Brett umhergehen
page-keys-act = wählen oder spielen
page-keys-cancel = Auswahl aufheben
page-keys-help = diese Liste
page-keys-settings = Einstellungen
page-keys-sound = Töne an oder aus
page-keys-theme = hell oder dunkel
page-keys-hint = einen Tipp zeigen
page-keys-undo = den letzten Zug zurücknehmen
page-keys-rules = die Regeln öffnen
page-keys-chat = zum Chat
page-keys-log = zum Verlauf
page-keys-skip = die Animation überspringen
page-keys-first = zum Anfang
page-keys-last = zum Ende

## Startseite

page-games = Spiele
page-play-now = Jetzt spielen
page-preparing = Beim ersten Mal dauert es etwas länger: Alles wird vorbereitet. Danach geht es sofort.
page-new-short = Neuer Tisch
page-learn-short = Lernen
page-rules-short = Regeln
page-rules-of = Die Regeln von { $game }
page-continue = Weiterspielen
page-continue-short = Weiterspielen
page-join-title = Mit Freunden spielen
page-join-label = Code oder Link eines Tisches
page-join-example = z. B. k7qm-2xpd-9wt4h
page-join = Mitspielen
page-join-wrong = Das ist weder der Code noch der Link eines Tisches. Kopier ihn bitte noch einmal.
page-daily = Aufgabe des Tages
page-daily-text = Jeden Tag eine Partie je Spiel, für alle gleich gemischt. Wer macht am meisten daraus?
page-daily-go = Zu den Aufgaben von heute
page-lobby = Offene Tische
page-lobby-empty = Gerade sucht niemand Mitspieler. Öffne selbst einen Tisch und zeig ihn allen!
page-state-my-turn = Du bist dran
page-state-gathering =
    { $count ->
        [0] Geht gleich los
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-state-playing = Wird gespielt
page-state-over = Beendet

## Neuer Tisch

page-new-title = Neuer Tisch
page-players = Mitspieler
page-options = Weitere Möglichkeiten
page-seat-kind = Wer auf Platz { $seat } sitzt
page-seat-level = Wie stark der Computer auf Platz { $seat } spielt
page-seat-name = Name auf Platz { $seat }
page-seat-remove = Platz { $seat } entfernen
page-seat-add = Noch jemand
page-seat-number = Person { $seat }
page-seat-me = Ich
page-seat-bot = Computer
page-seat-open = Ein Freund, per Link
page-seat-screen = Jemand an diesem Bildschirm
page-seat-open-text = Du bekommst einen Link zum Teilen.
page-name-example = Name
page-new-public = Diesen Tisch allen auf der Startseite zeigen
page-new-match =
    { $count ->
        [one] Ein Turnier aus { $count } Partie
       *[other] Ein Turnier aus { $count } Partien, damit jeder einmal beginnt
    }
page-new-rounds = Anzahl der Partien (die Punkte werden zusammengezählt)
page-new-advice = Tipps sind erlaubt
page-new-open = Tisch öffnen
page-new-start = Partie beginnen
page-clock = Bedenkzeit
page-clock-none = So viel du magst
page-clock-move-30 = 30 Sekunden je Zug
page-clock-move-60 = 1 Minute je Zug
page-clock-move-180 = 3 Minuten je Zug
page-clock-move-day = 1 Tag je Zug
page-clock-move-3days = 3 Tage je Zug
page-clock-game-5 = 5 Minuten für jeden, plus 5 Sekunden je Zug
page-clock-game-15 = 15 Minuten für jeden, plus 10 Sekunden je Zug
page-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-words-label = Deine Worte für den Zufall
page-words-help = Was du willst. Es wird in den Zufall dieses Tisches gemischt, damit ihn niemand allein bestimmt.
page-words-add = Einmischen

## Vor dem Spiel

page-waiting =
    { $count ->
        [0] Gleich geht es los …
        [one] Es fehlt noch { $count } Person
       *[other] Es fehlen noch { $count } Personen
    }
page-seat-free = Freier Platz
page-sit = Hier hinsetzen
page-seen-as = Die anderen sehen dich als { $name }
page-stand = Platz freigeben
page-close-table = Tisch schließen
page-invite = Einladen
page-invite-link = Link für deine Freunde
page-invite-code = Code:
page-invite-qr = QR-Code mit dem Link dieses Tisches
page-invite-text = Spiel mit mir { $game }!
page-fair = Ehrlich gemischt, und wie man es nachprüft
page-fair-text = Aller Zufall an diesem Tisch kommt aus einem Geheimnis, das vor dem Spiel gezogen wurde. Sein Fingerabdruck steht schon jetzt da, das Geheimnis selbst nach der letzten Partie. So kann jeder prüfen, dass nichts verändert wurde.
page-fair-commitment = Fingerabdruck (SHA-256):

## Am Tisch

page-table-trouble = Dieser Tisch lässt sich nicht zeigen
page-table-closed = Dieser Tisch wurde geschlossen.
page-status-mine = Du bist dran
page-status-yours = { $name }, du bist dran
page-status-others =
    { $count ->
        [0] Einen Augenblick …
        [one] { $names } überlegt
       *[other] { $names } überlegen
    }
page-status-over = Die Partie ist zu Ende
page-watching = Du schaust zu: Alle Plätze sind besetzt.
page-seat-you = du
page-seat-turn = am Zug
page-seat-here = da
page-seat-away = nicht da
page-seat-stand-in = ein Bot springt ein
page-seat-return = Wieder selbst spielen
page-seat-hand = Einen Bot für { $name } spielen lassen
page-match-points = Punkte im Turnier
page-tools = Werkzeuge
page-hint = Tipp
page-hint-asking = Wird überlegt …
page-back = Zurücknehmen
page-back-asked = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
page-back-waiting = { $name } möchte einen Zug zurücknehmen. Die anderen müssen noch zustimmen.
page-back-yes = Einverstanden
page-back-no = Nein
page-skip-motion = Animation überspringen
page-side = Verlauf und Chat
page-log = Verlauf
page-log-notation = In Notation
page-log-empty = Noch nichts.
page-chat = Chat
page-chat-label = Sag etwas
page-chat-send = Senden
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-muted = Der Chat ist ausgeblendet.
page-chat-unmute = Wieder zeigen
page-chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }
page-watchers = { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
page-reactions = Kurze Zurufe
page-reaction-hello = Hallo!
page-reaction-well-played = Gut gespielt!
page-reaction-thanks = Danke!
page-reaction-oops = Hoppla!
page-reaction-wow = Toll!
page-reaction-thinking = Ich überlege …
page-reaction-hurry = Du bist dran!
page-reaction-bye = Tschüss!

page-curtain = Gib das Gerät { $name }
page-curtain-text = Die anderen schauen jetzt weg.
page-curtain-ready = Ich bin { $name }

## Das Ende

page-result-game =
    { $count ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg
    }
page-result-game-you =
    { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg!
    }
page-result-match =
    { $count ->
        [0] Niemand gewinnt das Turnier
        [one] { $names } gewinnt das Turnier!
       *[other] { $names } teilen sich den Turniersieg
    }
page-result-match-you =
    { $count ->
        [one] Du gewinnst das Turnier!
       *[other] Du teilst dir den Turniersieg!
    }
page-result-solo = Gut gemacht!
page-result-solo-bot = Diese Partie hat ein Bot gespielt.
page-sheet = Wertungsblatt
page-sheet-points = Punkte
page-sheet-game = Partie { $count }
page-sheet-sum = Summe
page-sheet-winner = hat gewonnen
page-next-round = Partie { $round } von { $of }
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-rematch-waits = Der Tisch für die Revanche steht bereit, dein Platz wartet.
page-result-fold = Brett zeigen
page-result-unfold = Ergebnis zeigen
page-review = Rückblick
page-check = Zufall nachprüfen
page-check-unfair = Hier stimmt etwas nicht.
page-check-secret = Geheimnis
page-check-words = Worte von { $name }
page-check-seed = Startwert dieser Partie
page-share-score = { $name } { $points }
page-share-text = { $game }: { $headline } ({ $scores })
page-share-daily = { $game }, Aufgabe vom { $day }: { $headline } ({ $scores })

page-review-of = { $game }: Rückblick
page-review-back = Zurück zum Tisch
page-review-eyes = Gesehen von
page-review-eyes-all = Alles offen
page-review-before = Einen Zug zurück
page-review-next = Einen Zug weiter
page-review-play = Abspielen
page-review-pause = Anhalten
page-review-first = Vor dem ersten Zug
page-review-place = Zug { $move } von { $of }
page-review-curve = Aussichten aller im Lauf der Partie
page-review-wait = Jeder Zug wird noch einmal angeschaut: { $done } von { $total } …
page-review-again = Noch einmal versuchen
page-review-panel = Alle Züge
page-review-moves = Züge
page-review-best = Die besten Züge zeigen
page-review-best-of = Die besten Züge für { $name } in diesem Moment
page-review-better = Besser: { $move }
page-review-show = Auf dem Brett zeigen
page-review-slip = Ungenau: Das kostete { $loss }.
page-review-mistake = Fehler: Das kostete { $loss }.
page-review-blunder = Grober Fehler: Das kostete { $loss }.
page-review-luck = Glück für { $name }: von { $before } auf { $after }.
page-review-misfortune = Pech für { $name }: von { $before } auf { $after }.
page-review-mark-slip = Ungenau
page-review-mark-mistake = Fehler
page-review-mark-blunder = Grober Fehler
page-review-mark-luck = Glück für { $name }
page-review-mark-misfortune = Pech für { $name }
page-review-share = Diesen Moment teilen
page-review-share-text = { $game }, nach Zug { $move }
page-review-try = Von hier weiterspielen
page-review-try-text = Eine neue Partie beginnt in diesem Moment. Was noch kommt, wird neu gezogen, und die Partie zählt nicht.
page-review-try-hidden = Eine neue Partie beginnt in diesem Moment. Was noch kommt, wird neu gezogen, ebenso die Steine, die man von deinem Platz aus nicht sah. Die Partie zählt nicht.
page-review-try-seat = Du spielst für
page-review-try-bots = Gegen
page-study = Probepartie: Du spielst nach Zug { $move } einer anderen Partie weiter. Sie zählt nicht.
page-study-back = Zurück zum Rückblick

## Aufgabe des Tages

page-daily-play = Spielen
page-daily-continue = Weiterspielen
page-daily-look = Anschauen
page-daily-players =
    { $count ->
        [0] Noch hat sie niemand gespielt. Mach den Anfang!
        [one] { $count } Person hat sie gespielt.
       *[other] { $count } Personen haben sie gespielt.
    }
page-daily-result =
    { $points ->
        [one] { $points } Punkt, Platz { $place } von { $players }
       *[other] { $points } Punkte, Platz { $place } von { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, Aufgabe vom { $day }: { $points } Punkt, Platz { $place } von { $players }
       *[other] { $game }, Aufgabe vom { $day }: { $points } Punkte, Platz { $place } von { $players }
    }
page-leaderboard = Rangliste
page-leaderboard-empty = Noch steht niemand darauf.
page-leaderboard-more = Mehr anzeigen

## Meine Seite

page-mine = Meine Seite
page-profile = Wer ich bin
page-name = Name
page-avatar = Bild
page-avatar-fox = Fuchs
page-avatar-owl = Eule
page-avatar-cat = Katze
page-avatar-hedgehog = Igel
page-avatar-whale = Wal
page-avatar-snail = Schnecke
page-avatar-bee = Biene
page-avatar-frog = Frosch
page-avatar-teapot = Teekanne
page-avatar-lantern = Laterne
page-avatar-anchor = Anker
page-avatar-kite = Drachen
page-avatar-cactus = Kaktus
page-avatar-mushroom = Pilz
page-avatar-moon = Mond
page-avatar-acorn = Eichel
page-stats = Statistik
page-stats-none = Noch nichts. Nach deiner ersten Partie findest du sie hier.
page-stats-played = Partien
page-stats-won = Gewonnen
page-stats-best = Bestes Ergebnis
page-stats-mean = Im Schnitt
page-stats-streak = Siege in Folge
page-stats-streaks = { $now } (Rekord: { $longest })
page-stats-people = Menschen
page-stats-of = { $won } von { $played }
page-stats-chart =
    { $count ->
        [one] Die Punkte der letzten Partie; das beste Ergebnis ist { $best }.
       *[other] Die Punkte der letzten { $count } Partien; das beste Ergebnis ist { $best }.
    }
page-records = Meine Partien herunterladen
page-link = Auf einem anderen Gerät
page-link-text = Mit einem persönlichen Link wird auch ein anderes Gerät deins: gleicher Name, gleiche Tische. Gib ihn niemandem sonst.
page-link-make = Persönlichen Link machen
page-link-until = Er gilt einmal, bis { $time }.
page-devices = Andere Geräte
page-devices-text = Handy verloren oder an einem fremden Computer gespielt? Melde dich überall außer hier ab. Auch Programme, die in deinem Namen spielen, werden abgemeldet.
page-devices-button = Andere Geräte abmelden
page-devices-done = Du bist überall außer hier abgemeldet.
page-forget = Vergiss mich
page-forget-text = Es gibt kein Konto, nur ein Cookie. Wenn du möchtest, vergisst der Server deinen Namen, deine Ergebnisse und die Liste deiner Tische.
page-forget-button = Alles vergessen
page-forget-sure = Dein Name, deine Ergebnisse und die Liste deiner Tische werden gelöscht. Das lässt sich nicht rückgängig machen.
page-forgotten = Alles vergessen. Du fängst ganz neu an.
page-go-title = Hier weitermachen
page-go-text = Mit diesem persönlichen Link machst du auf diesem Gerät mit deinem Namen und deinen Tischen weiter. Wer du auf diesem Gerät bisher warst, bleibt nicht erhalten.
page-go-button = Hier weitermachen
page-go-done = Willkommen zurück, { $name }!

## Lernen

page-rules-search = In den Regeln suchen
page-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Abschnitt gefunden
       *[other] { $count } Abschnitte gefunden
    }
page-rules-nothing = Nichts gefunden.
page-learn-step = Schritt { $step } von { $of }
page-learn-before = Zurück
page-learn-next = Weiter
page-learn-skip = Überspringen
page-learn-other = Das ginge auch, aber hier probieren wir etwas anderes.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Die Anleitungen nennen eine Mitspielerin: auch dieser Name ist weiblich, beginnt mit A und endet auf a.
page-learn-friend-else = Anna
page-learn-done = Du weißt, wie es geht!
page-learn-done-text = Probier es jetzt in einer richtigen Partie. Der Computer macht es dir leicht.
page-learn-play = Meine erste Partie
page-learn-again = Noch einmal
page-first-show = Zeig mir, wie es geht

## Über

page-about-text = Spieltrieb bringt vier kleine Tischspiele in den Browser. Es kostet nichts, braucht kein Konto, zeigt keine Werbung und fragt keinen anderen Server.
page-about-by = von { $author }
page-about-rights = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind in unseren eigenen Worten erzählt, und alle Bretter haben wir selbst gezeichnet.
page-about-privacy = Was gespeichert wird
page-about-privacy-text = Ein Cookie sagt diesem Server, wer du bist. Er speichert deinen Namen, dein Bild, deine Partien und Ergebnisse, bis du dich vergessen lässt. Deine Einstellungen bleiben in diesem Browser.
page-about-version = Version { $version }

## People among people: chat, reports, fair dealing

page-practice = Übung: Gesehenes wurde zurückgenommen, diese Partie zählt nicht.
page-people = Wer hier ist
page-person-watches = schaut zu
page-person-mute = { $name } stummschalten
page-person-unmute = { $name } wieder hören
page-person-report = { $name } melden
page-person-kick = { $name } hinausschicken
page-report-text = Was ist los? Wer diesen Server betreibt, sieht deine Meldung mit dem Chat dieses Tisches.
page-report-insult = Beleidigungen oder Drohungen
page-report-spam = Spam
page-report-name = Ein anstößiger Name
page-report-cheating = Schummeln
page-report-other = Etwas anderes
page-report-done = Danke. Deine Meldung ist angekommen.
page-lock = Niemanden mehr hereinlassen
page-talk = Zuschauer dürfen mitreden
page-chat-closed = Hier reden nur die, die am Tisch sitzen.
page-daily-late = Erst fertig, als der Tag vorbei war
page-daily-result-late =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, erst fertig, als der Tag vorbei war
page-daily-before = Der Tag davor
page-daily-after = Der Tag danach
page-daily-told = Rückblick und Nachprüfen gibt es, wenn der Tag überall vorbei ist: { $when }.
page-check-first = Das Geheimnis hat den Fingerabdruck, den dein Browser zuerst gesehen hat, am { $when }.
page-check-late = Das Geheimnis hat den gezeigten Fingerabdruck. Dein Browser hat ihn erst gesehen, als die Partie schon lief.
page-check-changed = Der Fingerabdruck ist nicht der, den dein Browser zuerst gesehen hat.
page-check-broken = Das Geheimnis hat nicht den versprochenen Fingerabdruck.
page-check-words-lost = Deine Worte fehlen im Startwert.
page-check-words-mine = Deine Worte sind eingemischt.
page-check-moves = Der Spielbericht hat andere Züge, als dein Browser gezeigt bekam.
page-check-draw = Ziehung { $number } ist { $found }, aber das Geheimnis ergibt { $expected }.
page-check-browser =
    { $count ->
        [one] Dein Browser hat die Ziehung selbst nachgerechnet. Alles ehrlich.
       *[other] Dein Browser hat alle { $count } Ziehungen selbst nachgerechnet. Alles ehrlich.
    }
page-check-second = Auch der Server hat nachgerechnet und stimmt zu.
page-check-second-not = Die Prüfung des Servers sagt etwas anderes.

## Meine Partien, und wie man eine verlässt

page-my-games = Meine Partien
page-my-running = Laufen noch
page-my-finished = Beendet
page-my-none = Noch nichts. Hier stehen später deine Partien.
page-delete = Löschen
page-delete-text = Die Partie verschwindet aus deiner Liste. Ihr Ergebnis zählt weiter, und wer mitgespielt hat, behält sie.
page-delete-running = Die Partie wird endgültig geschlossen und verschwindet aus deiner Liste. Spielen noch andere mit, gib zuerst auf oder einigt euch aufs Aufhören.
page-delete-done = Gelöscht.
page-state-won = Gewonnen
page-state-lost = Verloren
page-state-shared = Geteilter Sieg
page-state-stopped = Abgebrochen
page-state-practice = Übung
page-agreed = Was vereinbart ist
page-agreed-rounds =
    { $count ->
        [one] Eine einzelne Partie
       *[other] { $count } Partien, die Punkte werden addiert
    }
page-agreed-clock-move = { $seconds } Sekunden je Zug
page-agreed-clock-game = Je { $seconds } Sekunden, plus { $increment } je Zug
page-agreed-hints = Tipps sind erlaubt
page-agreed-no-hints = Keine Tipps
page-agreed-lots = Wer anfängt, wird ausgelost
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option }: nein
    }
page-starter-lot = Auslosen
page-this-game = Diese Partie
page-leave = Verlassen
page-leave-waits = Die Partie wartet auf dich; du findest sie auf der Startseite und in deiner Liste.
page-leave-bot = Ein Bot spielt für dich weiter, damit die anderen nicht warten müssen. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
page-end = Partie beenden
page-end-text = Die Partie ist sofort vorbei, ohne Ergebnis.
page-end-sure = Jetzt beenden
page-stop = Aufhören anbieten
page-stop-text = Wenn alle einverstanden sind, ist die Partie vorbei und zählt für niemanden. Bis dahin geht sie weiter.
page-stop-sure = Die anderen fragen
page-stop-asked = { $name } möchte aufhören. Die Partie würde für niemanden zählen. Einverstanden?
page-stop-no = Weiterspielen
page-stop-waiting = Du hast angeboten aufzuhören. Es fehlt noch: { $names }.
page-stop-told = Zum Aufhören bereit: { $wanted }. Es fehlt noch: { $names }.
page-stop-withdraw = Zurückziehen
page-resign = Aufgeben
page-resign-ends = Die Partie ist sofort vorbei, und du hast sie verloren.
page-resign-match = Das ganze Turnier ist sofort vorbei, und du hast es verloren.
page-resign-bot = Die anderen spielen weiter. Ein Bot spielt deinen Platz zu Ende, du bekommst ihn nicht zurück, und für dich zählt die Partie als verloren.
page-resign-sure = Ja, aufgeben
page-seat-resigned = gab auf
page-seat-stood-for =
    { $who ->
        [you] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
    }
page-note-late =
    { $who ->
        [you] Deine Zeit war um. Ein Bot macht diesen einen Zug für dich.
       *[other] Die Zeit von { $name } war um. Ein Bot macht diesen einen Zug.
    }
page-note-time =
    { $who ->
        [you] Deine Zeit ist um. Ab jetzt spielt ein Bot für dich, bis du deinen Platz wieder einnimmst.
       *[other] Die Zeit von { $name } ist um. Ab jetzt spielt dort ein Bot.
    }
page-note-left =
    { $who ->
        [you] Du bist gegangen. Ein Bot spielt für dich.
       *[other] { $name } ist gegangen. Dort spielt ein Bot.
    }
page-note-away =
    { $who ->
        [you] Du warst weg. Ein Bot spielt für dich.
       *[other] { $name } ist weg. Dort spielt ein Bot.
    }
page-note-back =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } ist zurück und spielt wieder selbst.
    }
page-note-resigned =
    { $who ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
page-note-took-back =
    { $who ->
        [you] Du hast einen Zug zurückgenommen.
       *[other] { $name } hat einen Zug zurückgenommen.
    }
page-note-bot = Von einem Bot gezogen
page-note-gone = { $name } ist nicht da. Tippe auf den Namen, um einen Bot weiterspielen zu lassen.
page-note-offline = { $name } ist nicht da.
page-note-online = { $name } ist wieder da.
page-result-stopped = Die Partie wurde abgebrochen
page-reason-stopped = Sie zählt für niemanden.
page-reason-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
page-share-won = Ich habe { $game } gewonnen: { $scores }
page-share-shared = Geteilter Sieg bei { $game }: { $scores }
page-share-lost = Ich habe { $game } verloren: { $scores }
page-share-solo =
    { $points ->
        [one] Ich habe bei { $game } { $points } Punkt erreicht
       *[other] Ich habe bei { $game } { $points } Punkte erreicht
    }
page-share-picture = Das Ende der Partie { $game }
page-share-no-picture = Das Bild ließ sich nicht zeichnen. Den Text kannst du trotzdem teilen.
page-share-words = Deine Worte und ein Link zum Rückblick
page-share-download = Bild speichern
page-in-numbers = In Zahlen
page-spread-count = { $count }-mal
page-spread-mine = du
page-stats-given-up = Aufgegeben
page-stats-course =
    { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { $count } Partien der Reihe nach; grün: gewonnen
    }
page-stats-course-solo =
    { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { $count } Partien der Reihe nach
    }
page-stats-spread = Wie oft du wie viele Punkte hattest; farbig: die letzte Partie
page-daily-streak =
    { $count ->
        [0] Spiel heute, und eine Serie beginnt.
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
page-daily-longest = (Rekord: { $count })
page-daily-past = An { $count } der letzten { $of } Tage gespielt
page-daily-next = Neue Aufgaben in
page-daily-new = Neue Aufgaben sind da
page-daily-others = Was { $count } Leute erreicht haben
page-daily-better = Du warst besser als { $percent } % der anderen; { $count } Leute haben gespielt.
page-move-waits = Dein Zug wartet aufs Absenden
