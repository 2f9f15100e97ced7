### The page around the boards. What a board says is in page-GAME.ftl, rules and options are in GAME.ftl.

## Everywhere

page-title = A che cosa giochiamo?
page-subtitle = Giochi da uno a quattro giocatori: contro il computer, con gli amici o sullo stesso schermo.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● Tocca a te – { $game }
page-home = Alla pagina iniziale
page-nav = Menu
page-skip = Vai al contenuto
page-loading = Un momento…
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-saved = Salvato.
page-copy = Copia
page-copied = Copiato.
page-copy-failed = Qui non si può copiare. Ecco il testo: { $text }
page-share = Condividi
page-notices = Avvisi
page-lost = Questo indirizzo non porta da nessuna parte. Tutto comincia da qui.
page-no-such-game = Questo gioco qui non c’è.
page-show-all = Mostra tutto ({ $count })
page-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-named = { $name }: { $value }

page-line-offline = Nessuna connessione. Lezioni e regole funzionano lo stesso; le tue mosse sono al sicuro e partiranno appena il server torna.
page-line-short = Nessuna connessione. Le tue mosse sono al sicuro.
page-line-reconnecting = La connessione è caduta. Nuovo tentativo…
page-renewal = C’è una versione più recente di questa pagina. Si ricarica appena hai finito quello che stai facendo; non va perso nulla.
page-renewal-now = Ricarica ora

page-error-offline = In questo momento il server non è raggiungibile.
page-missing = Non è stato possibile caricare questa pagina.
page-error-server = Qualcosa è andato storto sul server. Riprova.
page-error-not-found = A questo indirizzo non c’è niente.
page-error-unexpected = Qualcosa è andato storto. Riprova.

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-auto = Sistema
page-theme-light = Chiari
page-theme-dark = Scuri
page-looks = Tabelloni
page-theme-button = Colori: { $theme }
page-speed = Animazioni
page-speed-0 = Nessuna
page-speed-1 = Normali
page-speed-2 = Lente
page-sound = Suoni
page-big-text = Testo più grande
page-mute-chat = Nascondi la chat
page-mute-reactions = Nascondi le reazioni
page-single-keys = Scorciatoie con un solo tasto
page-shortcuts = Scorciatoie da tastiera
page-about = Informazioni su Spieltrieb

page-key-tab = Tab
page-key-enter = Invio
page-key-space = Spazio
page-key-escape = Esc
page-key-shift = Maiusc
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Inizio
page-key-end = Fine
page-keys-tab = passare all’elemento successivo
page-keys-arrows = muoversi sul tavolo di gioco
page-keys-act = scegliere o giocare
page-keys-cancel = annullare la scelta
page-keys-help = questa lista
page-keys-settings = impostazioni
page-keys-sound = suoni attivi o spenti
page-keys-theme = colori chiari o scuri
page-keys-hint = mostrare un consiglio
page-keys-undo = annullare l’ultima mossa
page-keys-rules = aprire le regole
page-keys-chat = andare alla chat
page-keys-log = andare alla cronaca
page-keys-skip = saltare l’animazione
page-keys-first = all’inizio
page-keys-last = alla fine

## Start page

page-games = Giochi
page-play-now = Gioca subito
page-preparing = La prima volta ci vuole un po’ di più: si sta preparando tutto. Poi sarà immediato.
page-new-short = Nuovo tavolo
page-learn-short = Impara
page-rules-short = Regole
page-rules-of = Le regole di { $game }
page-continue = Continua a giocare
page-continue-short = Continua
page-join-title = Gioca con gli amici
page-join-label = Codice o link di un tavolo
page-join-example = es. k7qm-2xpd-9wt4h
page-join = Entra
page-join-wrong = Questo non è né il codice né il link di un tavolo. Prova a copiarlo di nuovo.
page-daily = Sfida del giorno
page-daily-text = Ogni giorno una sfida per ogni gioco, uguale per tutti. Chi se la cava meglio?
page-daily-go = Alle sfide di oggi
page-lobby = Tavoli aperti
page-lobby-empty = In questo momento nessuno cerca giocatori. Apri tu un tavolo e mostralo a tutti!
page-state-my-turn = Tocca a te
page-state-gathering =
    { $count ->
        [0] Sta per cominciare
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
page-state-playing = In corso
page-state-over = Finita

## New table

page-new-title = Nuovo tavolo
page-players = Giocatori
page-options = Altre opzioni
page-seat-kind = Chi siede al posto { $seat }
page-seat-level = Quanto gioca bene il computer al posto { $seat }
page-seat-name = Nome di chi siede al posto { $seat }
page-seat-remove = Togli il posto { $seat }
page-seat-add = Aggiungi un giocatore
page-seat-number = Giocatore { $seat }
page-seat-me = Io
page-seat-bot = Computer
page-seat-open = Un amico, con un link
page-seat-screen = Qualcuno a questo schermo
page-seat-open-text = Riceverai un link da condividere.
page-name-example = Nome
page-new-public = Mostra questo tavolo a tutti nella pagina iniziale
page-new-match =
    { $count ->
        [one] Un torneo di { $count } partita
       *[other] Un torneo di { $count } partite, così ognuno comincia una volta
    }
page-new-rounds = Numero di partite (i punti si sommano)
page-new-advice = Consigli permessi
page-new-open = Apri il tavolo
page-new-start = Comincia la partita
page-clock = Tempo per pensare
page-clock-none = Quanto ne vuoi
page-clock-move-30 = 30 secondi a mossa
page-clock-move-60 = 1 minuto a mossa
page-clock-move-180 = 3 minuti a mossa
page-clock-move-day = 1 giorno a mossa
page-clock-move-3days = 3 giorni a mossa
page-clock-game-5 = 5 minuti a testa, più 5 secondi per ogni mossa
page-clock-game-15 = 15 minuti a testa, più 10 secondi per ogni mossa
page-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
page-words-label = Le tue parole per il caso
page-words-help = Quello che vuoi. Si mescola al caso di questo tavolo, così nessuno lo decide da solo.
page-words-add = Mescola

## Before the game

page-waiting =
    { $count ->
        [0] Si comincia…
        [one] Manca ancora { $count } giocatore
       *[other] Mancano ancora { $count } giocatori
    }
page-seat-free = Posto libero
page-sit = Siediti qui
page-seen-as = Gli altri ti vedono come { $name }
page-stand = Lascia il posto
page-close-table = Chiudi il tavolo
page-invite = Invita
page-invite-link = Link per i tuoi amici
page-invite-code = Codice:
page-invite-qr = Codice QR con il link di questo tavolo
page-invite-text = Vieni a giocare a { $game } con me!
page-fair = Gioco pulito, e come verificarlo
page-fair-text = A questo tavolo il caso dipende tutto da un segreto, estratto prima della partita. La sua impronta si vede già ora, il segreto stesso dopo l’ultima partita. Così tutti possono verificare che niente è stato cambiato.
page-fair-commitment = Impronta (SHA-256):

## At the table

page-table-trouble = Questo tavolo non si può mostrare
page-table-closed = Questo tavolo è stato chiuso.
page-status-mine = Tocca a te
page-status-yours = { $name }, tocca a te
page-status-others =
    { $count ->
        [0] Un momento…
        [one] { $names } sta pensando
       *[other] { $names } stanno pensando
    }
page-status-over = La partita è finita
page-watching = Stai guardando: tutti i posti sono occupati.
page-seat-you = tu
page-seat-turn = di turno
page-seat-here = presente
page-seat-away = assente
page-seat-stand-in = gioca un bot
page-seat-return = Riprendi il tuo posto
page-seat-hand = Fai giocare un bot al posto di { $name }
page-match-points = Punti nel torneo
page-tools = Strumenti
page-hint = Consiglio
page-hint-asking = Ci penso…
page-back = Annulla mossa
page-back-asked = { $name } vorrebbe annullare l’ultima mossa. Sei d’accordo?
page-back-waiting = { $name } ha chiesto di annullare una mossa. Si aspetta la risposta degli altri.
page-back-yes = D’accordo
page-back-no = No
page-skip-motion = Salta l’animazione
page-side = Cronaca e chat
page-log = Cronaca
page-log-notation = In notazione
page-log-empty = Ancora niente.
page-chat = Chat
page-chat-label = Di’ qualcosa
page-chat-send = Invia
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-muted = La chat è nascosta.
page-chat-unmute = Mostrala di nuovo
page-chat-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
page-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
page-reactions = Reazioni rapide
page-reaction-hello = Ciao!
page-reaction-well-played = Ben giocato!
page-reaction-thanks = Grazie!
page-reaction-oops = Ops!
page-reaction-wow = Wow!
page-reaction-thinking = Fammi pensare…
page-reaction-hurry = Tocca a te!
page-reaction-bye = Alla prossima!

page-curtain = Passa il dispositivo a { $name }
page-curtain-text = Ora gli altri non guardano.
page-curtain-ready = Sono { $name }

## The end

page-result-game =
    { $count ->
        [0] Non vince nessuno
        [one] Vince { $names }!
       *[other] { $names } condividono la vittoria
    }
page-result-game-you =
    { $count ->
        [one] Hai vinto!
       *[other] Vittoria condivisa!
    }
page-result-match =
    { $count ->
        [0] Nessuno vince il torneo
        [one] { $names } vince il torneo!
       *[other] { $names } condividono la vittoria nel torneo
    }
page-result-match-you =
    { $count ->
        [one] Hai vinto il torneo!
       *[other] Vittoria condivisa nel torneo!
    }
page-result-solo = Ben fatto!
page-result-solo-bot = Questa partita l’ha giocata un bot.
page-sheet = Tabella dei punti
page-sheet-points = Punti
page-sheet-game = Partita { $count }
page-sheet-sum = Totale
page-sheet-winner = ha vinto
page-next-round = Partita { $round } di { $of }
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-rematch-waits = Il tavolo della rivincita è pronto: il tuo posto ti aspetta.
page-result-fold = Mostra il tabellone
page-result-unfold = Mostra il risultato
page-review = Analisi
page-check = Verifica le estrazioni
page-check-unfair = Qualcosa non torna.
page-check-secret = Segreto
page-check-words = Parole di { $name }
page-check-seed = Seme casuale di questa partita
page-share-score = { $name } { $points }
page-share-text = { $game }: { $headline } ({ $scores })
page-share-daily = { $game }, sfida del giorno ({ $day }): { $headline } ({ $scores })

page-review-of = { $game }: analisi
page-review-back = Torna al tavolo
page-review-eyes = Visto da
page-review-eyes-all = Tutto scoperto
page-review-before = Una mossa indietro
page-review-next = Una mossa avanti
page-review-play = Riproduci
page-review-pause = Pausa
page-review-first = Prima della prima mossa
page-review-place = Mossa { $move } di { $of }
page-review-curve = Le prospettive di ciascuno nel corso della partita
page-review-wait = Ogni mossa viene riesaminata: { $done } di { $total }…
page-review-again = Riprova
page-review-panel = Tutte le mosse
page-review-moves = Mosse
page-review-best = Mostra le mosse migliori
page-review-best-of = Le mosse migliori per { $name } in questo momento
page-review-better = Meglio: { $move }
page-review-show = Mostra sul tabellone
page-review-slip = Imprecisione: è costata { $loss }.
page-review-mistake = Errore: è costato { $loss }.
page-review-blunder = Svarione: è costato { $loss }.
page-review-luck = Fortuna per { $name }: da { $before } a { $after }.
page-review-misfortune = Sfortuna per { $name }: da { $before } a { $after }.
page-review-mark-slip = Imprecisione
page-review-mark-mistake = Errore
page-review-mark-blunder = Svarione
page-review-mark-luck = Fortuna per { $name }
page-review-mark-misfortune = Sfortuna per { $name }
page-review-share = Condividi questo momento
page-review-share-text = { $game }, dopo la mossa { $move }
page-review-try = Continua a giocare da qui
page-review-try-text = Una nuova partita comincia in questo momento. Ciò che segue si pesca di nuovo, e la partita non conta.
page-review-try-hidden = Una nuova partita comincia in questo momento. Ciò che segue si pesca di nuovo, e così le tessere che dal tuo posto non si vedevano. La partita non conta.
page-review-try-seat = Giochi per
page-review-try-bots = Contro
page-study = Studio: continui dopo la mossa { $move } di un’altra partita. Non conta.
page-study-back = Torna all’analisi

## Daily deal

page-daily-play = Gioca
page-daily-continue = Continua
page-daily-look = Guarda
page-daily-players =
    { $count ->
        [0] Nessuno l’ha ancora giocata. Comincia tu!
        [one] L’ha giocata { $count } persona.
       *[other] L’hanno giocata { $count } persone.
    }
page-daily-result =
    { $points ->
        [one] { $points } punto, posizione { $place } su { $players }
       *[other] { $points } punti, posizione { $place } su { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, sfida del giorno ({ $day }): { $points } punto, posizione { $place } su { $players }
       *[other] { $game }, sfida del giorno ({ $day }): { $points } punti, posizione { $place } su { $players }
    }
page-leaderboard = Classifica
page-leaderboard-empty = Non c’è ancora nessuno.
page-leaderboard-more = Mostra altri

## Mine

page-mine = La mia pagina
page-profile = Chi sono
page-name = Nome
page-avatar = Immagine
page-avatar-fox = Volpe
page-avatar-owl = Gufo
page-avatar-cat = Gatto
page-avatar-hedgehog = Riccio
page-avatar-whale = Balena
page-avatar-snail = Lumaca
page-avatar-bee = Ape
page-avatar-frog = Rana
page-avatar-teapot = Teiera
page-avatar-lantern = Lanterna
page-avatar-anchor = Àncora
page-avatar-kite = Aquilone
page-avatar-cactus = Cactus
page-avatar-mushroom = Fungo
page-avatar-moon = Luna
page-avatar-acorn = Ghianda
page-stats = Statistiche
page-stats-none = Ancora niente. Le trovi qui dopo la tua prima partita.
page-stats-played = Partite
page-stats-won = Vinte
page-stats-best = Miglior risultato
page-stats-mean = In media
page-stats-streak = Vittorie di fila
page-stats-streaks = { $now } (record: { $longest })
page-stats-people = Persone
page-stats-of = { $won } su { $played }
page-stats-chart =
    { $count ->
        [one] I punti dell’ultima partita; il miglior risultato è { $best }.
       *[other] I punti delle ultime { $count } partite; il miglior risultato è { $best }.
    }
page-records = Scarica le mie partite
page-link = Su un altro dispositivo
page-link-text = Con un link personale diventa tuo anche un altro dispositivo: stesso nome, stessi tavoli. Non darlo a nessun altro.
page-link-make = Crea un link personale
page-link-until = Si può usare una sola volta. Scadenza: { $time }.
page-devices = Altri dispositivi
page-devices-text = Hai perso il telefono o hai giocato sul computer di qualcun altro? Esci ovunque tranne qui. Vengono scollegati anche i programmi che giocano a tuo nome.
page-devices-button = Esci dagli altri dispositivi
page-devices-done = Tutti gli altri dispositivi sono stati scollegati.
page-forget = Dimenticami
page-forget-text = Non c’è nessun account, solo un cookie. Se vuoi, il server dimentica il tuo nome, i tuoi risultati e l’elenco dei tuoi tavoli.
page-forget-button = Dimentica tutto
page-forget-sure = Il tuo nome, i tuoi risultati e l’elenco dei tuoi tavoli verranno cancellati. Non si può tornare indietro.
page-forgotten = Tutto dimenticato. Riparti da zero.
page-go-title = Continua qui
page-go-text = Con questo link personale continui su questo dispositivo con il tuo nome e i tuoi tavoli. Chi eri finora su questo dispositivo non viene conservato.
page-go-button = Continua qui
page-go-done = Che bello rivederti, { $name }!

## Learning

page-rules-search = Cerca nelle regole
page-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] { $count } sezione trovata
       *[other] { $count } sezioni trovate
    }
page-rules-nothing = Nessun risultato.
page-learn-step = Passo { $step } di { $of }
page-learn-before = Indietro
page-learn-next = Avanti
page-learn-skip = Salta
page-learn-other = Si può fare anche così, ma qui proviamo un’altra cosa.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Texts of first games name a friend: this name, too, is a woman’s, begins with A and ends in a.
page-learn-friend-else = Anna
page-learn-done = Ora sai giocare!
page-learn-done-text = Mettiti alla prova in una partita vera. Il computer ci andrà piano.
page-learn-play = La mia prima partita
page-learn-again = Ancora una volta
page-first-show = Mostrami come si fa

## About

page-about-text = Spieltrieb porta nel browser quattro piccoli giochi da tavolo. È gratuito, non richiede un account, non mostra pubblicità e non chiede niente a nessun altro server.
page-about-by = di { $author }
page-about-rights = I giochi appartengono ai loro autori ed editori. Le regole sono raccontate con parole nostre, e tutti i disegni del gioco sono nostri.
page-about-privacy = Che cosa viene conservato
page-about-privacy-text = Un cookie dice a questo server chi sei. Il server conserva il tuo nome, la tua immagine, le tue partite e i tuoi risultati, finché non gli chiedi di dimenticarti. Le tue impostazioni restano in questo browser.
page-about-version = Versione { $version }

## People among people: chat, reports, fair dealing

page-practice = Prova: è stato annullato qualcosa di già visto, questa partita non conta.
page-people = Chi è a questo tavolo
page-person-watches = guarda
page-person-mute = Silenzia { $name }
page-person-unmute = Riattiva { $name }
page-person-report = Segnala { $name }
page-person-kick = Allontana { $name }
page-report-text = Che cosa succede? Chi gestisce il server vedrà la segnalazione con la chat di questo tavolo.
page-report-insult = Insulti o minacce
page-report-spam = Spam
page-report-name = Un nome offensivo
page-report-cheating = Imbrogli
page-report-other = Altro
page-report-done = Grazie. La segnalazione è stata inviata.
page-lock = Non far entrare nessun altro
page-talk = Gli spettatori possono parlare
page-chat-closed = Qui parla solo chi siede al tavolo.
page-daily-late = Finite a giornata conclusa
page-daily-result-late =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, finita a giornata conclusa
page-daily-before = Il giorno prima
page-daily-after = Il giorno dopo
page-daily-told = L’analisi e la verifica arrivano quando il giorno è finito ovunque: { $when }.
page-check-first = Il segreto ha l’impronta che il tuo browser ha visto per prima, il { $when }.
page-check-late = Il segreto ha l’impronta mostrata. Il tuo browser l’ha vista solo a partita iniziata.
page-check-changed = L’impronta non è quella che il tuo browser ha visto per prima.
page-check-broken = Il segreto non ha l’impronta promessa.
page-check-words-lost = Le tue parole non sono nel seme.
page-check-words-mine = Le tue parole sono nel seme.
page-check-moves = Il resoconto ha mosse diverse da quelle mostrate al tuo browser.
page-check-draw = L’estrazione { $number } è { $found }, ma il segreto dà { $expected }.
page-check-browser =
    { $count ->
        [one] Il tuo browser ha ricalcolato da sé l’estrazione. Tutto regolare.
       *[other] Il tuo browser ha ricalcolato da sé tutte le { $count } estrazioni. Tutto regolare.
    }
page-check-second = Ha verificato anche il server e conferma.
page-check-second-not = La verifica del server dice altro.

## Le mie partite, e come uscirne

page-my-games = Le mie partite
page-my-running = In corso
page-my-finished = Finite
page-my-none = Ancora niente. Qui troverai le tue partite.
page-delete = Elimina
page-delete-text = La partita sparisce dalla tua lista. Il risultato conta ancora, e chi ha giocato con te la conserva.
page-delete-running = La partita viene chiusa per sempre e sparisce dalla tua lista. Se giocano altre persone, prima abbandona o accordatevi per smettere.
page-delete-done = Eliminata.
page-state-won = Vinta
page-state-lost = Persa
page-state-shared = Vittoria condivisa
page-state-stopped = Interrotta
page-state-practice = Prova
page-agreed = Che cosa è stato deciso
page-agreed-rounds =
    { $count ->
        [one] Una sola partita
       *[other] { $count } partite, i punti si sommano
    }
page-agreed-clock-move = { $seconds } secondi per mossa
page-agreed-clock-game = { $seconds } secondi a testa, più { $increment } per mossa
page-agreed-hints = I consigli sono permessi
page-agreed-no-hints = Senza consigli
page-agreed-lots = Si sorteggia chi comincia
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option }: no
    }
page-starter-lot = Sorteggio
page-this-game = Questa partita
page-leave = Esci
page-leave-waits = La partita ti aspetta; la trovi nella pagina iniziale e nella tua lista.
page-leave-bot = Un bot continua al posto tuo, così gli altri non devono aspettare. Puoi tornare e riprendere il tuo posto quando vuoi.
page-end = Termina la partita
page-end-text = La partita finisce subito, senza risultato.
page-end-sure = Termina ora
page-stop = Proponi di smettere
page-stop-text = Se tutti sono d’accordo, la partita finisce e non conta per nessuno. Fino ad allora continua.
page-stop-sure = Chiedi agli altri
page-stop-asked = { $name } propone di smettere. La partita non conterebbe per nessuno. D’accordo?
page-stop-no = Continua
page-stop-waiting = Hai proposto di smettere. Si aspetta { $names }.
page-stop-told = D’accordo per smettere: { $wanted }. Si aspetta { $names }.
page-stop-withdraw = Ritira
page-resign = Abbandona
page-resign-ends = La partita finisce subito e l’hai persa.
page-resign-match = L’intero torneo finisce subito e l’hai perso.
page-resign-bot = Gli altri continuano. Un bot gioca al tuo posto fino alla fine, non puoi riprenderlo e per te la partita conta come persa.
page-resign-sure = Sì, abbandona
page-seat-resigned = ritiro
page-seat-stood-for =
    { $who ->
        [you] Un bot sta giocando per te.
       *[other] Un bot sta giocando per { $name }.
    }
page-note-late =
    { $who ->
        [you] Il tuo tempo era scaduto. Un bot fa questa sola mossa per te.
       *[other] Tempo scaduto per { $name }. Un bot fa questa sola mossa.
    }
page-note-time =
    { $who ->
        [you] Il tuo tempo è scaduto. D’ora in poi gioca un bot, finché non riprendi il tuo posto.
       *[other] Tempo scaduto per { $name }. D’ora in poi gioca un bot.
    }
page-note-left =
    { $who ->
        [you] Sei uscito. Un bot gioca per te.
       *[other] { $name } è uscito. Al suo posto gioca un bot.
    }
page-note-away =
    { $who ->
        [you] Eri via. Un bot gioca per te.
       *[other] { $name } è via. Al suo posto gioca un bot.
    }
page-note-back =
    { $who ->
        [you] Giochi di nuovo tu.
       *[other] { $name } è tornato e gioca di nuovo.
    }
page-note-resigned =
    { $who ->
        [you] Hai abbandonato.
       *[other] { $name } ha abbandonato.
    }
page-note-took-back =
    { $who ->
        [you] Hai annullato una mossa.
       *[other] { $name } ha annullato una mossa.
    }
page-note-bot = Giocata da un bot
page-note-gone = { $name } è assente. Tocca il nome per far giocare un bot.
page-note-offline = { $name } non c’è.
page-note-online = { $name } è di nuovo qui.
page-result-stopped = La partita è stata interrotta
page-reason-stopped = Non conta per nessuno.
page-reason-resigned =
    { $count ->
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }
page-share-won = Ho vinto a { $game }: { $scores }
page-share-shared = Vittoria condivisa a { $game }: { $scores }
page-share-lost = Ho perso a { $game }: { $scores }
page-share-solo =
    { $points ->
        [one] Ho fatto { $points } punto a { $game }
       *[other] Ho fatto { $points } punti a { $game }
    }
page-share-picture = La fine della partita di { $game }
page-share-no-picture = Non è stato possibile disegnare l’immagine. Il testo si può condividere lo stesso.
page-share-words = Le tue parole e un link all’analisi
page-share-download = Salva l’immagine
page-in-numbers = In numeri
page-spread-count =
    { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
page-spread-mine = tu
page-stats-given-up = Abbandonate
page-stats-course =
    { $count ->
        [one] L’ultima partita
       *[other] Le ultime { $count } partite, in ordine; verde: vinta
    }
page-stats-course-solo =
    { $count ->
        [one] L’ultima partita
       *[other] Le ultime { $count } partite, in ordine
    }
page-stats-spread = Quante volte hai fatto quanti punti; a colori: l’ultima partita
page-daily-streak =
    { $count ->
        [0] Gioca oggi per iniziare una serie.
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
page-daily-longest = (record: { $count })
page-daily-past = Hai giocato in { $count } degli ultimi { $of } giorni
page-daily-next = Prossime sfide tra
page-daily-new = Ci sono nuove sfide
page-daily-others = Che cosa hanno fatto { $count } persone
page-daily-better = Hai fatto meglio del { $percent }% degli altri; hanno giocato { $count } persone.
page-move-waits = La tua mossa aspetta di partire
