### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = sigla
cli-column-name = nome
cli-column-author = autore
cli-column-players = giocatori
cli-column-tagline = di che si tratta
cli-column-game = gioco
cli-games-next = Per leggere le regole: spieltrieb rules SIGLA. Per giocare: spieltrieb play SIGLA.
cli-game-unknown = Nessun gioco si chiama «{ $game }»; ci sono: { $games }.
cli-game-close = Nessun gioco si chiama «{ $game }»; intendevi { $close }? Ci sono: { $games }.
cli-game-ambiguous = «{ $game }» può indicare più di un gioco: { $games }. Scrivi qualche lettera in più.

## Choosing what to play

cli-which-game = Quale gioco? Scrivi il suo numero:
cli-how-many-players = Quanti giocatori, da { $low } a { $high }? (Invio: { $default })
cli-how-many-people = Quanti di loro sono persone a questa tastiera? (Invio: { $default })
cli-number-from = Scrivi un numero da { $low } a { $high }.
cli-you = Tu
cli-person = Giocatore { $seat }

## Before a game

cli-welcome = { $game }: { $names }
cli-match-round = Un torneo: partita { $round } di { $of }.
cli-match-incomplete = Le altre partite di questo torneo non sono nel file, perciò si gioca solo questa.
cli-resumed = Si riprende dopo { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
cli-new-seed = Il seme casuale usato finora non è nel resoconto della partita. Da qui in poi ne vale uno nuovo, perciò non basterà più un solo seme per verificare tutto.
cli-promise =
    Un seme casuale segreto, svelato alla fine, decide tutte le estrazioni di questa partita. Perché nessuno possa cambiarlo, ecco fin d’ora il suo SHA-256:
    { $commitment }
cli-help-hint = Scrivi aiuto per avere aiuto, regole per le regole, esci per smettere.

## A person's turn

cli-turned-up = Scoperto:
cli-forced = Hai una sola mossa: { $move }. Premi Invio per giocarla.
cli-many = Hai { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }. Scrivine una, per esempio { $example }, oppure ? per vederle tutte con i numeri.
cli-type-a-move = Scrivi una mossa, per esempio { $example }, oppure il suo numero. ? mostra tutte le mosse.
cli-no-such-number = La mossa { $number } non c’è; le mosse sono numerate da 1 a { $count }. ? le mostra.
cli-no-such-moves = Nessuna mossa contiene «{ $text }». ? da solo le mostra tutte.
cli-not-your-seat = Ora giochi per il posto { $seat }: non scrivere il posto.
cli-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio.
cli-more = Invio per continuare, q e Invio per smettere:
cli-rules-sections = Una sezione soltanto: regole e il suo nome, a scelta fra { $sections }.
cli-help =
    Una mossa si scrive come dicono le regole, per esempio { $example }, oppure si sceglie con il suo numero. Il tasto Tab la completa.

      ?             mostra tutte le mosse con i loro numeri; ? TESTO solo quelle che contengono TESTO
      tavolo        ridisegna il tavolo
      regole        mostra le regole; regole moves spiega come si scrivono le mosse
      annulla       ritira la tua ultima mossa, finché non hai visto niente di nuovo
      salva FILE    salva in un file la partita fin qui, e si continua
      esci          interrompe la partita, che si può conservare e riprendere

## The words that may be typed

cli-word-help = aiuto
cli-word-moves = mosse
cli-word-board = tavolo
cli-word-rules = regole
cli-word-undo = annulla
cli-word-save = salva
cli-word-quit = esci
cli-no = no

## Taking back

cli-undo-nothing = Non hai ancora fatto mosse.
cli-undo-chance = Non si può annullare: dopo la tua ultima mossa è stato scoperto qualcosa.
cli-undo-other = Non si può annullare: dopo la tua ultima mossa ha giocato { $name }.
cli-undo-seen = Non si può annullare: la tua mossa ti ha mostrato qualcosa di nuovo.
cli-undo-stays = Non si può annullare: una tessera posata durante la preparazione resta dov’è.

## The end

cli-match-over = Il torneo è finito.
cli-winner = Vittoria: { $name }
cli-winners = Vittoria condivisa: { $names }
cli-and = { $first } e { $second }
cli-title = Il tuo titolo: { $title }
cli-next-game = Premi Invio per la partita { $round } di { $of }.
cli-keep-finished = Per conservare il resoconto della partita, scrivi il nome di un file. (Invio: non conservarlo)
cli-keep-unfinished = Conservare la partita in { $path }? (Invio: sì; no; oppure il nome di un altro file)
cli-nothing-kept = Non è stato conservato nulla.
cli-saved = Salvato in { $path }
cli-save-where = Scrivi salva e il nome di un file.
cli-go-on = Per continuare più tardi:
cli-seed = Il seme casuale era { $seed }
cli-seed-part = Da quando hai ripreso la partita, il seme casuale era { $seed }
cli-check = Per verificare tutte le estrazioni:

## The server

cli-serving = Spieltrieb è all’indirizzo { $address }. Fermalo con Ctrl-C; non si perde niente.
cli-thinking = { $workers ->
        [one] Un processo pensa per { $database }. Fermalo con Ctrl-C; non si perde niente.
       *[other] { $workers } processi pensano per { $database }. Fermali con Ctrl-C; non si perde niente.
    }
cli-admin-backup = Il database è stato copiato in { $path } ({ $size } byte).
cli-admin-export = { $count ->
        [one] È stata scritta una riga in { $path }.
       *[other] Sono state scritte { $count } righe in { $path }.
    }
cli-admin-import = { $count ->
        [one] È stata letta una riga nel nuovo database { $path }.
       *[other] Sono state lette { $count } righe nel nuovo database { $path }.
    }
cli-admin-close = Il tavolo { $what } è chiuso.
cli-admin-ban = L’ospite { $what } è escluso.
cli-admin-unban = L’ospite { $what } può rientrare.
cli-admin-ban-network = Da { $what } non entra più nessuno.
cli-admin-unban-network = Da { $what } si può rientrare.
cli-admin-ban-until = L’ospite { $what } è escluso fino al { $until }.
cli-admin-ban-network-until = Da { $what } non entra più nessuno fino al { $until }.
cli-admin-key = La chiave di { $what }, valida fino al { $until }. Viene mostrata solo questa volta:
cli-admin-revoke = La chiave di { $what } non è più valida.
cli-admin-no-operators = Nessuno ha ancora una chiave: spieltrieb admin key NOME.
cli-admin-report = { $at }: { $name } (ospite { $person }) al tavolo { $table }: { $reason }
cli-admin-no-reports = Nessuno ha segnalato nulla.
cli-admin-erase = L’ospite { $what } è stato cancellato: nome, risultati e tutto ciò che ha scritto.
cli-admin-rotate = Il server ha chiavi nuove. I cookie di prima valgono ancora { $what } giorni; chi torna entro allora mantiene la sua identità.

## Checking and showing records

cli-replay-input = l’input
cli-replay-line = { $file }, riga { $line }
cli-replay-valid = { $file }: { $count ->
        [one] 1 resoconto, valido
       *[other] { $count } resoconti, tutti validi
    }
cli-replay-dealt = { $file }: { $count ->
        [one] 1 resoconto, valido e con le estrazioni di questo seme
       *[other] { $count } resoconti, tutti validi e con le estrazioni di questo seme
    }
cli-replay-invalid = { $file }: { $count ->
        [one] 1 resoconto
       *[other] { $count } resoconti
    }, di cui { $bad ->
        [one] 1 non valido
       *[other] { $bad } non validi
    }
cli-replay-more = ... e { $count ->
        [one] un altro
       *[other] altri { $count }
    }
cli-replay-heading = { $game }, resoconto { $number } di { $count }
cli-replay-enter = Invio:
cli-replay-unfinished = La partita non è finita.

## Many games between bots

cli-playing = Partite in corso
cli-writing = Scrittura
cli-simulate-heading = { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } { $players ->
        [one] in solitario
       *[other] a { $players } giocatori
    }, seme { $seed }
cli-simulate-column-seat = posto
cli-simulate-column-bot = bot
cli-simulate-column-mean = media
cli-simulate-column-sd = dev. std.
cli-simulate-column-min = min.
cli-simulate-column-max = max.
cli-simulate-column-wins = vittorie
cli-simulate-ends = finali
cli-simulate-decisions = decisioni
cli-simulate-steps = passi
cli-simulate-speed = velocità
cli-simulate-records = resoconti
cli-plot-score = punti
cli-plot-share = partite in %
cli-plot-moves = mosse per partita
cli-simulate-spread = { $mean } a partita, da { $min } a { $max }
cli-simulate-per-second = { $speed } decisioni al secondo ({ $seconds } s)
cli-arena-heading = { $game }: { $played ->
        [one] 1 partita
       *[other] { $played } partite
    } { $players ->
        [one] in solitario
       *[other] a { $players } giocatori
    }, { $games } per ogni formazione, seme { $seed }, { $budget } s per mossa, { $processes ->
        [one] 1 processo
       *[other] { $processes } processi
    }, { $seconds } s
cli-arena-standings = Classifica
cli-arena-pairs = Confronti
cli-arena-cross = Tabella incrociata: quota di partite decise
cli-arena-failures = Guasti: ognuno è costato la partita
cli-arena-column-bot = bot
cli-arena-column-against = contro
cli-arena-column-rating = rating
cli-arena-column-games = partite
cli-arena-column-won = vinte
cli-arena-column-mean = punti medi
cli-arena-column-median = mediana
cli-arena-column-title = titolo { $what }
cli-arena-column-time = ms per mossa
cli-arena-column-p95 = 95 %
cli-arena-column-max = max.
cli-arena-column-failed = guasti
cli-arena-column-wins = vittorie
cli-arena-column-draws = pareggi
cli-arena-column-losses = sconfitte
cli-arena-column-share = quota
cli-arena-column-interval = intervallo al 95 %
cli-arena-column-conceded = dell’altro
cli-arena-column-why = motivo

## Speed, and compiling beforehand

cli-bench-measuring = Misurazione in corso ...
cli-bench-column-measure = misura
cli-bench-column-game = gioco
cli-bench-column-players = giocatori
cli-bench-column-measured = misurato
cli-bench-column-goal = obiettivo
cli-bench-reached = raggiunto
cli-bench-missed = mancato
cli-prepare-off = Qui la compilazione è disattivata, quindi non c’è niente da preparare.
cli-prepare-compiling = Compilazione in corso ...
cli-prepare-missing = Non è stato possibile compilare tutto; ciò che manca verrà compilato quando servirà.
cli-prepare-done = È tutto compilato.
