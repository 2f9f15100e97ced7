### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = «{ $text }» non è una mossa di questo gioco.
error-illegal = «{ $text }» qui non è possibile.
error-ambiguous = «{ $text }» può indicare più mosse: precisa quale.
error-wrong-actor = Non tocca al posto { $seat }.
error-game-over = La partita è finita.
error-unknown-game = Nessun gioco si chiama «{ $game }».
error-bad-players = Questo non è compatibile con il numero di giocatori ({ $players }).
error-bad-option = Questa opzione non va bene.
error-bad-record = C’è qualcosa che non va nel resoconto della partita: { $where }.
error-bad-match = Questo torneo non si può giocare così.
error-bad-language = Non ci sono testi nella lingua «{ $lang }»; ci sono: { $known }.
error-bad-bot = Per questi posti non c’è nessun bot «{ $bot }»; ci sono: { $known }.
error-bot-failed = Il bot «{ $bot }» non ha risposto con una mossa valida ({ $said }).
error-bad-simulation = Bisogna giocare almeno una partita, non { $games }.
error-no-advice = Qui non ci sono consigli da dare.

## At the server's tables

error-bad-message = Il server non ha capito questo messaggio.
error-bad-table = Non si può preparare un tavolo così.
error-bad-link = Questo link personale non vale più. Creane uno nuovo sull’altro dispositivo.
error-bad-origin = Un altro sito ha provato a usare questo server; non è permesso.
error-no-guest = Il server non ti conosce ancora. Ricarica la pagina.
error-bad-cookie = Il server non ti riconosce. Ricarica la pagina.
error-not-your-seat = Questo non è il tuo posto.
error-not-allowed = Qui non puoi farlo.
error-banned = Chi gestisce questo server ti ha escluso.
error-advice-off = A questo tavolo si gioca senza consigli.
error-unknown-table = Questo tavolo non esiste. Il link è stato troncato?
error-unknown-page = A questo indirizzo non c’è niente.
error-not-now = Adesso non si può.
error-table-full = Tutti i posti sono occupati. Puoi guardare.
error-time-up = Il tuo tempo è scaduto prima che arrivasse la mossa.
error-stale = La partita è già andata avanti; guarda di nuovo.
error-no-take-back = Non c’è niente che tu possa annullare.
error-table-closed = Questo tavolo è stato chiuso.
error-too-long = Era troppo lungo per il server.
error-too-fast = Era troppo in una volta. Aspetta un momento e riprova.
error-too-many = Ne hai già troppi. Chiudine prima uno.
error-no-storage = Ora il server non può salvare niente di nuovo. Niente è andato perso; riprova più tardi.
error-busy = Il server ora ha molto da pensare. Riprova fra un momento.
error-bad-setting = Un’impostazione del server non va bene: { $setting }.
error-cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }.
error-not-on-windows = Il server con la sua pagina non gira su Windows, ma solo in WSL; qui funzionano spieltrieb play, games, rules, simulate, arena, replay, advise, review e la libreria.
error-cannot-keep = Ciò che verrebbe compilato ora non si potrebbe conservare, perché la cartella non è scrivibile: indicane un’altra con SPIELTRIEB_CACHE.
error-bad-action = Non c’è nessuna azione «{ $action }».
