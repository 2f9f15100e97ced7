### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = «{ $text }» non è una mossa di questo gioco.
error-illegal = «{ $text }» qui non è possibile.
error-ambiguous = «{ $text }» può indicare più mosse: precisa quale.
error-wrong-actor = Non tocca al posto { $seat }.
error-game-over = La partita è finita.
error-unknown-game = Nessun gioco si chiama «{ $game }».
error-bad-players = Questo non è compatibile con il numero di giocatori ({ $players }).
error-bad-option = Questa opzione non è valida.
error-bad-record = C’è qualcosa che non va nel resoconto della partita: { $where }.
error-bad-match = Questo torneo non si può giocare così.
error-bad-language = Non ci sono testi nella lingua «{ $lang }»; ci sono: { $known }.
error-bad-bot = Per questi posti non c’è nessun bot «{ $bot }»; ci sono: { $known }.
error-bot-failed = Il bot «{ $bot }» non ha risposto con una mossa valida ({ $said }).
error-bad-simulation = Bisogna giocare almeno una partita, non { $games }.
error-no-advice = Qui non ci sono consigli da dare.
error-lost-worker = Un processo di lavoro è terminato prima di finire la sua parte.
error-bad-cluster = Questo cluster Ray non può essere usato.
error-missing-extra = { $package } non è installato; si aggiunge così: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = Il nome di un’immagine animata finisce con { $known }; «{ $file }» no.
error-bad-picture-still = Questa immagine è un SVG: dai al file un nome che finisca in .svg, non «{ $file }».

## At the server's tables

error-bad-message = Il server non ha capito questo messaggio.
error-bad-message-empty = Questo messaggio è vuoto.
error-bad-message-parameter = Nell’indirizzo, «{ $found }» non va bene per «{ $name }».
error-bad-message-name = Un nome deve avere almeno una lettera o un segno visibile.
error-bad-table = Non si può preparare un tavolo così.
error-bad-table-me = Puoi occupare un posto solo; gli altri al tuo schermo hanno il proprio.
error-bad-table-clock = Un orologio dà almeno { $seconds } secondi.
error-bad-link = Questo link personale non vale più. Creane uno nuovo sull’altro dispositivo.
error-bad-origin = Un altro sito ha provato a usare questo server; non è permesso.
error-bad-host = Questo server non è raggiungibile con il nome «{ $host }». Chiedi l’indirizzo giusto a chi lo gestisce.
error-no-guest = Il server non ti conosce ancora. Ricarica la pagina.
error-bad-cookie = Il server non ti riconosce. Ricarica la pagina.
error-not-your-seat = Questo non è il tuo posto.
error-not-allowed = Qui non puoi farlo.
error-not-allowed-players = Possono farlo solo i giocatori; tu stai guardando.
error-not-allowed-host = Può farlo solo chi ha aperto il tavolo.
error-not-allowed-advice = I consigli sono per i giocatori, ognuno per il proprio posto.
error-not-allowed-here = Questo giocatore è qui, o se n’è andato solo un momento fa.
error-not-allowed-close = Qui giocano anche altri. Lascia piuttosto il tuo posto a un bot.
error-not-allowed-self = Non puoi mandare via te stesso; chiudi piuttosto il tavolo.
error-not-allowed-report = Si può segnalare solo qualcun altro che siede o parla a questo tavolo.
error-banned = Chi gestisce questo server ti ha escluso.
error-advice-off = A questo tavolo si gioca senza consigli.
error-unknown-table = Questo tavolo non esiste. Il link è stato troncato?
error-unknown-page = A questo indirizzo non c’è niente.
error-not-now = Adesso non si può.
error-not-now-running = Questa partita non è ancora finita.
error-not-now-no-game = A questo tavolo non c’è nessuna partita { $round }: { $count ->
        [0] non ne è stata giocata nessuna
        [one] ce n’è una sola
       *[other] ce ne sono solo { $count }
    }.
error-not-now-seed = Il segreto si vede quando tutte le partite sono finite; per la sfida del giorno, il giorno dopo.
error-not-now-turn = I consigli si danno quando tocca a te.
error-not-now-begun = La partita è già cominciata; puoi guardarla.
error-not-now-seated = Hai già un posto a questo tavolo.
error-not-now-stand = La partita è cominciata: puoi lasciare il posto a un bot, ma non liberarlo.
error-not-now-mix = La prima tessera è uscita: non si possono più mescolare parole.
error-not-now-next = Adesso non c’è una prossima partita da cominciare.
error-not-now-waiting = La partita non è cominciata: un posto è ancora libero.
error-not-now-bot = Un bot sta giocando al posto tuo. Prima riprendi il tuo posto.
error-not-now-answer = Nessuno chiede più di annullare una mossa.
error-not-now-hand = Adesso questo posto non si può lasciare a un bot.
error-not-now-close = La partita è finita; non c’è niente da chiudere.
error-not-now-rematch = La rivincita si gioca quando tutte le partite sono finite; la sfida del giorno si gioca una volta sola.
error-not-now-moment-over = In questo momento la partita è già finita; torna un po’ indietro.
error-not-now-moves = Questa partita ha solo { $moves } mosse.
error-not-now-study = Uno studio comincia con una partita distribuita altrove: non c’è nulla da controllare.
error-table-full = Tutti i posti sono occupati. Puoi guardare.
error-table-full-seat = Quel posto è occupato. Scegline un altro.
error-time-up = Il tuo tempo è scaduto prima che arrivasse la mossa.
error-stale = La partita è già andata avanti; guarda di nuovo.
error-no-take-back = Non c’è niente che tu possa annullare.
error-no-take-back-over = Non c’è niente da annullare: nessuna partita è in corso.
error-no-take-back-first = Non c’è niente da annullare: non hai ancora fatto mosse.
error-no-take-back-daily = Nella sfida del giorno una mossa vale appena hai visto qualcosa di nuovo.
error-table-closed = Questo tavolo è stato chiuso.
error-too-long = Era troppo lungo per il server.
error-too-fast = Era troppo in una volta. Aspetta un momento e riprova.
error-too-many = Ne hai già troppi. Chiudine prima uno.
error-too-many-connections = Ci sono già troppe pagine collegate. Chiudine una o riprova più tardi.
error-no-storage = Ora il server non può salvare niente di nuovo. Niente è andato perso; riprova più tardi.
error-busy = In questo momento il server è molto occupato. Riprova fra un momento.
error-bad-setting = Un’impostazione del server non è valida: { $setting }.
error-overloaded = In questo momento c’è più attività di quanta il server possa reggere. Le partite in corso continuano; riprova fra qualche minuto.
error-cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }.
error-not-on-windows = Il server con la sua pagina non gira su Windows, ma solo in WSL; qui funzionano spieltrieb play, games, rules, simulate, arena, replay, advise, review e la libreria.
error-cannot-keep = Il codice compilato non si può conservare, perché la cartella non è scrivibile: indicane un’altra con SPIELTRIEB_CACHE.
error-bad-action = Non c’è nessuna azione «{ $action }».

## Exactly why: an error that has many causes names one of these

error-bad-players-range = A { $game } si gioca da { $low } a { $high }, non in { $players }.
error-bad-players-seat = --seat vuole posti da 0 a { $high }, separati da virgole; «{ $found }» non lo è.
error-bad-players-names = Ci sono più nomi ({ $names }) che persone alla tastiera ({ $players }).
error-bad-option-unknown = { $game } non ha un’opzione «{ $option }»; ci sono: { $known }.
error-bad-option-flag = L’opzione «{ $option }» dev’essere true o false, non { $was }.
error-bad-option-number = L’opzione «{ $option }» dev’essere un numero intero da { $low } a { $high }, non { $was }.
error-bad-option-choice = L’opzione «{ $option }» dev’essere una di queste parole: { $choices }; era { $was }.
error-bad-option-seat = L’opzione «{ $option }» dev’essere un posto da { $low } a { $high }, non { $was }.
error-bad-option-set = Un’opzione si imposta con --set NOME=VALORE, non con «{ $setting }».
error-bad-option-data = L’opzione «{ $option }» è fatta di dati: indicala in JSON o come percorso di un file JSON. { $kind ->
        [unread] Non si può leggere { $value } ({ $why }).
       *[json] Questo non è JSON valido ({ $why }).
    }
error-bad-option-all-human = Indica --seat oppure --all-human, non entrambi.
error-bad-option-resume = Una partita ripresa resta com’era all’inizio: { $option } non va insieme a --resume.
error-bad-match-number = --match vuole un numero di partite; «{ $rounds }» non lo è.
error-bad-bot-none = Indica i bot che devono giocare.
error-bad-bot-twice = Il bot «{ $bot }» è indicato due volte.
error-bad-bot-count = Ci sono { $count } bot per { $seats } posti; indicane uno per tutti o uno per ciascuno.
error-bad-simulation-processes = Serve almeno un processo, non { $processes }.
error-bad-simulation-budget = Il tempo per mossa dev’essere superiore a 0 secondi, non { $budget }.
error-bad-simulation-memory = I risultati di { $games } partite non stanno nella memoria di qui; giocane al massimo { $most }.
error-bad-cluster-none = Non c’è nessun cluster Ray all’indirizzo «{ $address }» ({ $said }). Avviane uno con `ray start --head`, indica un altro indirizzo o usa `local` per questa sola macchina.
error-bad-cluster-version = Il cluster Ray all’indirizzo «{ $address }» non può essere usato da qui ({ $said }).
error-bad-cluster-missing = Su un nodo del cluster Ray manca Spieltrieb; installa la versione { $wanted } su tutti.
error-bad-cluster-sources = Un nodo del cluster Ray ha Spieltrieb { $found }, questa macchina { $wanted }; installa la stessa versione ovunque.
error-bad-record-json = { $where } non è un oggetto JSON completo (vedi il carattere { $character }); forse il file è stato troncato.
error-bad-record-nested = { $where } non è un resoconto: l’annidamento è troppo profondo.
error-bad-record-object = { $where } non è un oggetto JSON.
error-bad-record-format = { $where } ha il formato { $found }; questa versione legge il formato { $format }. Viene da uno Spieltrieb più recente, o non è un resoconto?
error-bad-record-texts = { $where }: «{ $field }» dev’essere un elenco di testi.
error-bad-record-missing = { $where }: manca «{ $field }».
error-bad-record-kind = { $where }: «{ $field }» dev’essere { $kind ->
        [list] un elenco
        [dict] un oggetto JSON
        [int] un numero intero
       *[str] un testo
    }.
error-bad-record-game = { $where }: nessun gioco si chiama «{ $game }»; ci sono: { $known }.
error-bad-record-rules = { $where }: segue la versione { $version } delle regole di { $game }; questo Spieltrieb gioca la versione { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, mossa { $move }: { $why }
error-bad-record-no-result = { $where }: la partita è finita, ma nel resoconto manca il risultato.
error-bad-record-not-over = { $where }: c’è un risultato, ma la partita non è finita dopo { $moves ->
        [one] la sua unica mossa
       *[other] le sue { $moves } mosse
    }.
error-bad-record-result = { $where }: { $field ->
        [scores] i punti indicati sono
        [winners] i vincitori indicati sono
       *[reason] il motivo indicato è
    } { $said }, ma le mosse danno { $expected }.
error-bad-record-promise = Questo seme non è quello promesso: il suo SHA-256 è diverso.
error-bad-record-draw = La mossa { $move } è { $text }, ma questo seme dà { $expected }.
error-bad-record-secret = Questo segreto non è quello promesso: il suo SHA-256 è diverso.
error-bad-record-seed = Il seme non comincia con il segreto.
error-bad-record-encoding = { $where } non è un testo in UTF-8, quindi non contiene resoconti.
error-bad-record-together = { $option } vale solo insieme a { $with }; indica entrambi.
error-bad-record-unread = Non si può leggere { $where } ({ $why }).
error-bad-record-unwritten = Non si può scrivere { $where } ({ $why }).
error-bad-record-no-file = { $where } { $kind ->
        [folder] è una cartella
       *[other] non è un file normale
    }; indica un file.
error-bad-record-named-twice = { $where } è indicato due volte; dai a ogni file un nome diverso.
error-bad-record-other = { $where } contiene altro oltre ai resoconti, quindi non viene toccato. { $why }
error-bad-record-empty = { $where } non contiene resoconti.
error-bad-record-no-position = Questo resoconto ha { $count } mosse; non c’è una posizione dopo la mossa { $wanted }.
error-bad-record-number = { $where } contiene { $count ->
        [one] 1 resoconto
       *[other] { $count } resoconti
    }; il resoconto { $wanted } non c’è.
error-bad-record-line = { $where } non ha resoconti alla riga { $line }.
error-bad-record-over = L’ultima partita di { $where } è finita, quindi non c’è niente da riprendere.
error-no-take-back-stays = Una tessera posata durante la preparazione resta dov’è.
error-no-take-back-chance = Dopo la tua mossa è stata pescata una tessera: la mossa vale.
error-no-take-back-declined = Gli altri hanno detto di no: la mossa vale.
error-not-allowed-kicked = Chi ospita ti ha allontanato da questo tavolo.
error-not-allowed-locked = Chi ospita non fa entrare nessun altro.
error-not-now-kick = La partita è iniziata: chi gioca non può più essere allontanato.
error-not-now-long = La cronologia di questo tavolo è piena: potete ancora finire la partita, abbandonare o smettere.
error-not-allowed-kick = Si può allontanare solo chi siede, guarda o parla a questo tavolo.
error-not-now-daily = Le partite della sfida del giorno si vedono quando il giorno è finito ovunque: l’indomani alle 12 UTC.
error-bad-table-promise = La distribuzione promessa è scaduta. Riprova.
error-bad-message-words = Questo server non ammette una di queste parole. Scegline altre.
error-not-now-resigned = Hai abbandonato questa partita; un bot la gioca fino alla fine.
error-not-now-stop = Gli altri preferiscono continuare. Riprova dopo la prossima mossa.
error-not-now-end = Non c’è nessuna partita in corso.
error-not-now-end-daily = Una sfida del giorno si gioca fino in fondo o si lascia; ti aspetta.
error-not-allowed-delete = Qui giocano altre persone. Abbandona o accordatevi per smettere prima di eliminarla.
