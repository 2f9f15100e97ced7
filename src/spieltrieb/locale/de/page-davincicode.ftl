### Was das Brett von Da Vinci Code sagt.

# Gemeinsame Stücke
page-davincicode-value = { $value ->
        [hyphen] Bindestrich
       *[other] { $value }
    }
page-davincicode-tile = { $value ->
        [hyphen] { $colour ->
            [black] schwarzer
           *[white] weißer
        } Bindestrich
       *[other] { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }
page-davincicode-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-davincicode-points-help = Für richtig geratene Steine. Wer gewinnt, zählt die noch verdeckten Zahlen des eigenen Codes dazu.
page-davincicode-points-sum = { $guesses } für richtig geratene Steine und { $numbers } für die noch verdeckten Zahlen.
page-davincicode-out = raus
page-davincicode-acting = am Zug:
page-davincicode-close = Schließen

# Die Codes
page-davincicode-rack = Code von { $name }: { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, davon { $hidden } verdeckt
page-davincicode-tile-hidden = Stein { $place }: { $colour ->
        [black] schwarz
       *[white] weiß
    }, verdeckt
page-davincicode-tile-hidden-not = Stein { $place }: { $colour ->
        [black] schwarz
       *[white] weiß
    }, verdeckt, nicht { $values }
page-davincicode-tile-known = Stein { $place }: { page-davincicode-tile }, für die anderen verdeckt
page-davincicode-tile-open = Stein { $place }: { page-davincicode-tile }, offen
page-davincicode-apart = Neuer Stein, steht daneben: { page-davincicode-tile }
page-davincicode-apart-hidden = Neuer Stein, steht daneben: { $colour ->
        [black] schwarz
       *[white] weiß
    }, verdeckt
page-davincicode-gap = Den neuen Stein hierhin stellen, als Nummer { $place }
page-davincicode-show = Aufdecken: { $tile }
page-davincicode-orders = So kann dein Code stehen
page-davincicode-order = Aufstellen: { $tiles }
page-davincicode-mark-miss = Letzter Versuch: Es ist { $value ->
        [hyphen] kein Bindestrich
       *[other] keine { $value }
    }
page-davincicode-mark-hit = Gerade erraten
page-davincicode-mark-new = Zuletzt eingeordnet

# Der Vorrat und die Knöpfe
page-davincicode-pool = Vorrat
page-davincicode-take = { $colour ->
        [black] Schwarzen
       *[white] Weißen
    } Stein nehmen, noch { $left } da
page-davincicode-heap = { $colour ->
        [black] Schwarze
       *[white] Weiße
    } Steine im Vorrat: { $left }
page-davincicode-stop = Stopp, bleibt verdeckt
page-davincicode-stop-empty = Stopp
page-davincicode-go-on = Weiterraten

# Das Zahlenfeld
page-davincicode-pad = Stein { $place } von { $owner }
page-davincicode-pad-guess = { $owner }, Stein { $place }: Was ist es?
page-davincicode-pad-note = { $owner }, Stein { $place }: deine Notizen
page-davincicode-values = Werte
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , diesen Stein siehst du
        [out] , schon falsch geraten
        [no] , durchgestrichen
        [yes] , eingekreist
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } Prozent
    }
page-davincicode-to-notes = Notizen machen
page-davincicode-to-guess = Zurück zum Raten
page-davincicode-note-help = Einmal tippen streicht durch, zweimal kreist ein.

# Der Notizblock
page-davincicode-notepad = Notizblock
page-davincicode-card = Notizen zu Stein { $place } von { $owner }, { $colour ->
        [black] schwarz
       *[white] weiß
    }
page-davincicode-fill = Automatisch ausfüllen
page-davincicode-fill-later = Frag in deinem Zug nach einem Tipp; dann kann sich der Notizblock selbst ausfüllen.
page-davincicode-filled = Der Notizblock ist ausgefüllt.
page-davincicode-clear = Alles löschen

# Was jetzt zu tun ist
page-davincicode-prompt-take-first = Nimm einen Stein für deinen Code: schwarz oder weiß?
page-davincicode-prompt-take = Du bist dran. Nimm einen Stein: schwarz oder weiß?
page-davincicode-prompt-set = Wo soll dein Bindestrich stehen? Such dir deinen Code aus.
page-davincicode-prompt-guess = Tippe einen verdeckten Stein der anderen an und sag, was er ist.
page-davincicode-prompt-guess-new = Tippe einen verdeckten Stein an und sag, was er ist. Jeder Code ist geordnet: klein nach groß.
page-davincicode-prompt-hit = Treffer! Hör auf und behalte deinen neuen Stein verdeckt, oder rate weiter.
page-davincicode-prompt-hit-empty = Treffer! Hör auf, oder rate weiter.
page-davincicode-prompt-insert = Such eine Lücke in deinem Code für den neuen Stein. Er bleibt verdeckt.
page-davincicode-prompt-insert-one = Dein neuer Stein kommt verdeckt in deinen Code.
page-davincicode-prompt-lay = Daneben. Such eine Lücke in deinem Code: Der neue Stein kommt offen hinein.
page-davincicode-prompt-lay-one = Daneben. Dein neuer Stein kommt offen in deinen Code.
page-davincicode-prompt-show = Daneben, und der Vorrat ist leer. Welchen deiner Steine deckst du auf?
page-davincicode-prompt-take-wait = { $name } nimmt einen Stein.
page-davincicode-prompt-set-wait = Alle stellen ihren Code auf.
page-davincicode-prompt-guess-wait = { $name } überlegt einen Versuch.
page-davincicode-prompt-hit-wait = Treffer! Rät { $name } weiter oder ist Schluss?
page-davincicode-prompt-insert-wait = { $name } ordnet den neuen Stein ein.
page-davincicode-prompt-lay-wait = Daneben. { $name } ordnet den neuen Stein offen ein.
page-davincicode-prompt-show-wait = Daneben. { $name } muss einen Stein aufdecken.
page-davincicode-prompt-over = Das letzte Geheimnis hütet { $name } und gewinnt diese Partie.
page-davincicode-prompt-won = Dein Code hat sein Geheimnis am längsten bewahrt. Du gewinnst diese Partie!
page-davincicode-not-there = Dorthin geht es nicht: Die Zahlen müssen von links nach rechts steigen.
page-davincicode-not-rack = Leg ihn zu deinem eigenen Code.

# Was geschah
page-davincicode-log-take = { $name } nimmt einen { $colour ->
        [black] schwarzen
       *[white] weißen
    } Stein.
page-davincicode-log-face = { $name } bekommt { $value ->
        [hyphen] den { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }.
page-davincicode-log-face-hidden = { $name } schaut ihn an. Die Zahl sieht sonst niemand.
page-davincicode-log-set = { $name } stellt einen Code auf.
page-davincicode-log-guess = { $name } rät: Stein { $place } von { $owner } ist { $value ->
        [hyphen] ein Bindestrich
       *[other] eine { $value }
    }.
page-davincicode-log-hit = { $name } rät: Stein { $place } von { $owner } ist { $value ->
        [hyphen] ein Bindestrich
       *[other] eine { $value }
    }. Treffer!
page-davincicode-log-miss = { $name } rät: Stein { $place } von { $owner } ist { $value ->
        [hyphen] ein Bindestrich
       *[other] eine { $value }
    }. Daneben.
page-davincicode-log-stop = { $name } hört auf.
page-davincicode-log-insert = { $name } ordnet den neuen Stein verdeckt ein, als Nummer { $place }.
page-davincicode-log-lay = { $name } ordnet { $value ->
        [hyphen] den { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    } offen ein, als Nummer { $place }.
page-davincicode-log-show = { $name } deckt Stein { $place } auf: { $value ->
        [hyphen] den { $colour ->
            [black] schwarzen
           *[white] weißen
        } Bindestrich
       *[other] die { $colour ->
            [black] schwarze
           *[white] weiße
        } { $value }
    }.

# Die Einführung
page-davincicode-tutorial-code = Das ist dein Geheimcode, von deiner kleinsten Zahl links bis zu deiner größten rechts. { $friend } hütet auch einen: Du siehst nur die Rückseiten ihrer Steine, aber du siehst, welche schwarz und welche weiß sind. Wer am Ende noch einen verdeckten Stein hat, gewinnt.
page-davincicode-tutorial-take = Du bist dran. Zuerst nimmst du einen Stein aus dem Vorrat. Tippe auf den weißen Stapel.
page-davincicode-tutorial-guess = Du hast die weiße 5 genommen. Sie steht erst einmal daneben. Jetzt rate! { $friend }s erster Stein ist schwarz, und rechts von ihm liegt ihre offene schwarze 1. Die Zahlen steigen, was bleibt also links von der 1? Tippe den Stein an und wähl die 0.
page-davincicode-tutorial-hit = Treffer, der Stein kippt um! Du darfst weiterraten. Aber wenn du danebenliegst, kommt dein neuer Stein in deinen Code, und alle sehen ihn. Hör hier auf und behalte ihn verdeckt.
page-davincicode-tutorial-insert = Deine weiße 5 steht jetzt verdeckt in deinem Code, an ihrer richtigen Stelle. Die Seite stellt sie für dich dorthin. Jetzt ist { $friend } dran.
page-davincicode-tutorial-miss = { $friend } hat einen Stein genommen und geraten, dein letzter Stein sei eine 10. Daneben! Darum liegt ihr neuer Stein, die weiße 6, offen in ihrem Code. Und alle wissen jetzt, was dein Stein nicht ist.
page-davincicode-tutorial-notes = Der Notizblock hilft dir, den Überblick zu behalten. Fehlversuche streicht er von selbst durch, und du kannst streichen und einkreisen, was du willst. Jetzt finde { $friend }s letzte Geheimnisse!

# Tasten
page-davincicode-keys-black = einen schwarzen Stein nehmen
page-davincicode-keys-white = einen weißen Stein nehmen
page-davincicode-keys-move = von verdecktem Stein zu verdecktem Stein gehen
page-davincicode-keys-choose = den Stein auswählen
page-davincicode-keys-guess = seine Zahl raten oder notieren
page-davincicode-keys-stop = aufhören zu raten
page-davincicode-keys-notes = den Notizblock öffnen oder schließen
page-davincicode-keys-cancel = einen anderen Stein wählen

page-davincicode-blind-black = Schwarz
page-davincicode-blind-white = Weiß
page-davincicode-goal = Finde die Codes der anderen heraus, bevor sie deinen kennen. Jeder Code ist geordnet, die kleinste Zahl links.

page-davincicode-look-walnut = Nussbaum
page-davincicode-look-felt = Filz
page-davincicode-look-navy = Marineblau
page-davincicode-curtain-wait = Die Codes werden aufgestellt.
page-davincicode-curtain-blind = Nimm einen Stein für deinen Code. Seine Zahl siehst du später.
