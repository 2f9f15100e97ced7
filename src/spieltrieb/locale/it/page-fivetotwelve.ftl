### What the board of 5 vor 12 says.

## The boards

page-fivetotwelve-board-mine = La tua cartella
page-fivetotwelve-board-of = Cartella di { $name }
page-fivetotwelve-board-rows = Cartella di { $name }. Fila 1: { $one }. Fila 2: { $two }. Fila 3: { $three }. Fila 4: { $four }.
page-fivetotwelve-others = Le altre cartelle
page-fivetotwelve-none = libera
page-fivetotwelve-free = { $free ->
        [one] una casella libera
       *[other] { $free } caselle libere
    }
page-fivetotwelve-to-move = di turno
page-fivetotwelve-hand = { $number } in mano
page-fivetotwelve-cell-free = { $cell }, libera
page-fivetotwelve-cell-dot = { $cell }, libera, con puntino
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, libera: metti qui la tessera { $tile }
page-fivetotwelve-cell-exchange = { $cell }: metti qui la tessera { $tile }, la tessera { $number } va al centro
page-fivetotwelve-fit = In { $cell } vanno bene i numeri da { $low } a { $high }. Di queste tessere, scoperte al centro: { $open }; ancora coperte: { $unseen }.
page-fivetotwelve-fit-one = In { $cell } va bene solo il numero { $low }. Di queste tessere, scoperte al centro: { $open }; ancora coperte: { $unseen }.
page-fivetotwelve-fit-none = In { $cell } non va bene nessun numero.
page-fivetotwelve-chance = { $name }, partite vinte da qui: { $percent } su 100

## The middle

page-fivetotwelve-middle = Il centro del tavolo
page-fivetotwelve-pile = { $left ->
        [0] Non ci sono più tessere coperte
        [one] Pesca l’ultima tessera coperta
       *[other] Pesca una tessera, ce ne sono { $left } coperte
    }
page-fivetotwelve-leave = Lasciala al centro
page-fivetotwelve-open = Tessere scoperte
page-fivetotwelve-open-none = Ancora nessuna tessera scoperta.
page-fivetotwelve-open-tile = { $count ->
        [one] { $number } scoperto
       *[other] { $number } scoperto, { $count } tessere
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] { $number } scoperto, non va bene da nessuna parte
       *[other] { $number } scoperto, { $count } tessere, non va bene da nessuna parte
    }
page-fivetotwelve-note-last = Era l’ultima tessera: la partita finisce con questo turno.
page-fivetotwelve-note-quiet = { $rest ->
        [one] Ancora un turno senza pescare e la partita finisce.
       *[other] Ancora { $rest } turni senza pescare e la partita finisce.
    }
page-fivetotwelve-unseen = Ancora coperte: { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number }: tutte viste
        [one] { $number }: una coperta
       *[other] { $number }: { $count } coperte
    }
page-fivetotwelve-unseen-down = coperte
page-fivetotwelve-unseen-up = viste

## What to do now

page-fivetotwelve-prompt-ready = Metti il tuo { $number } su un puntino: i numeri piccoli in alto a sinistra.
page-fivetotwelve-prompt-ready-new = Metti il tuo { $number } su un puntino. I numeri crescono a destra e in basso.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] { $name } deve ancora mettere una tessera su un puntino.
       *[other] { $name } devono ancora mettere le loro tessere sui puntini.
    }
page-fivetotwelve-prompt-turn = Tocca a te: pesca o prendi una tessera.
page-fivetotwelve-prompt-draw = Tocca a te: pesca una tessera.
page-fivetotwelve-prompt-take = Tocca a te: prendi una tessera scoperta.
page-fivetotwelve-prompt-place = Metti il tuo { $number } o lascialo.
page-fivetotwelve-prompt-place-new = Metti il tuo { $number } dove i numeri crescono a destra e in basso, o lascialo.
page-fivetotwelve-prompt-nowhere = Il tuo { $number } non va bene da nessuna parte: lascialo al centro.
page-fivetotwelve-prompt-where = Dove va la tessera { $number }?
page-fivetotwelve-prompt-which = Quale tessera scoperta va in { $cell }?
page-fivetotwelve-prompt-wait = Tocca a { $name }.
page-fivetotwelve-prompt-chance = Viene scoperta una tessera.
page-fivetotwelve-prompt-over = La partita è finita.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] Prima vanno coperti tutti i puntini.
       *[order] Il numero { $number } non va bene in { $cell }: i numeri crescono verso destra e in basso.
    }
page-fivetotwelve-prompt-unfit = Il numero { $number } non va bene da nessuna parte sulla tua cartella.
page-fivetotwelve-prompt-none-for = Nessuna tessera scoperta va bene in { $cell }.

## What happened

page-fivetotwelve-log-draw = { $name } pesca una tessera.
page-fivetotwelve-log-face = { $name } riceve il numero { $number }.
page-fivetotwelve-log-place = { $name } mette la tessera { $number } in { $cell }.
page-fivetotwelve-log-take = { $name } prende un { $number } scoperto e lo mette in { $cell }.
page-fivetotwelve-log-leave = { $name } lascia la tessera al centro.

## Keys

page-fivetotwelve-keys-draw = pescare una tessera
page-fivetotwelve-keys-leave = lasciare la tessera al centro
page-fivetotwelve-keys-move = andare da una casella all’altra, o da una tessera all’altra
page-fivetotwelve-keys-choose = scegliere la tessera o la casella
page-fivetotwelve-keys-cancel = scegliere di nuovo

## The first game

page-fivetotwelve-tutorial-aim = Ecco dove vuoi arrivare: una cartella piena. In ogni fila i numeri crescono da sinistra a destra, in ogni colonna dall’alto in basso. Chi ci arriva per primo vince.
page-fivetotwelve-tutorial-ready = All’inizio ognuno riceve quattro tessere, una per una, per i quattro puntini. Tu hai un 3. I numeri piccoli stanno bene in alto a sinistra, quindi mettilo in a1.
page-fivetotwelve-tutorial-draw = Tutti i puntini sono coperti, ed è il tuo turno. Tocca la pila per pescare una tessera.
page-fivetotwelve-tutorial-place = Un 12! Si illumina ogni casella in cui va bene: lì è più grande di tutti i numeri a sinistra e sopra, e più piccolo di tutti quelli a destra e sotto. Mettilo in c2, fra l’8 e il 14.
page-fivetotwelve-tutorial-take = L’altro giocatore ha pescato un 5 e l’ha lasciato al centro. Invece di pescare puoi prendere una tessera scoperta, ma allora devi metterla sulla cartella. Tocca il 5 e mettilo in b1.
page-fivetotwelve-tutorial-exchange = Hai pescato un 1. Può andare anche dove c’è già una tessera: quella vecchia va al centro. Con l’1 al posto del 3 hai più spazio per i numeri piccoli. Mettilo in a1.
page-fivetotwelve-tutorial-leave = Un 20 andrebbe bene solo sul 14 o sul 19, e non ci guadagneresti niente. Non devi per forza usare la tessera che peschi: lasciala al centro.
page-fivetotwelve-tutorial-end = Qualche turno dopo: resta libera una casella, e hai pescato un 11. Mettilo in b3 e vinci subito!
page-fivetotwelve-goal = Riempi la tua cartella prima degli altri. I numeri devono crescere verso destra e verso il basso.

page-fivetotwelve-look-wood = Legno
page-fivetotwelve-look-slate = Ardesia
page-fivetotwelve-look-garden = Giardino
page-fivetotwelve-choice-placed = Messe dai giocatori, una per una
page-fivetotwelve-choice-sorted = Distribuite già in ordine
