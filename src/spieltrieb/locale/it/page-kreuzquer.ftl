### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = Viene scoperta la prossima tessera.
page-kreuzquer-prompt-choose = «{ $symbol }»: ruota la tessera e tocca una casella dove combacia.
page-kreuzquer-prompt-choose-new = Prosegui una strada con «{ $symbol }»: le strade devono arrivare ai numeri.
page-kreuzquer-prompt-down = Coperta: tocca una casella libera qualsiasi.
page-kreuzquer-prompt-nowhere = «{ $symbol }» non combacia da nessuna parte: mettila coperta.
page-kreuzquer-prompt-turn = In { $cell }. Toccala per ruotarla, poi conferma.
page-kreuzquer-prompt-confirm = In { $cell }. Conferma, o scegli un’altra casella.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] La tua tessera è a posto. Un giocatore sta ancora pensando.
       *[other] La tua tessera è a posto. { $count } giocatori stanno ancora pensando.
    }
page-kreuzquer-prompt-watch = Tutti mettono «{ $symbol }».
page-kreuzquer-prompt-over =
    { $count ->
        [0] Tutti i numeri raggiunti: nemmeno un punto di penalità!
        [one] La cartella è piena: 1 punto di penalità.
       *[other] La cartella è piena: { $count } punti di penalità.
    }
page-kreuzquer-note-misfit-alone = Lì «{ $symbol }» non combacia: non c’è una strada da proseguire.
page-kreuzquer-note-misfit-wall = Lì «{ $symbol }» non combacia: un’uscita finirebbe contro il muro.
page-kreuzquer-note-misfit-width = Lì «{ $symbol }» non combacia: una strada larga ne incontrerebbe una stretta.
page-kreuzquer-note-misfit-blank = Lì «{ $symbol }» non combacia: un’uscita finirebbe contro un lato vuoto.
page-kreuzquer-note-misfit-shuts = Lì «{ $symbol }» non combacia: un lato vuoto bloccherebbe un’uscita.
page-kreuzquer-note-taken = Quella casella è occupata.
page-kreuzquer-note-one-way = Qui combacia solo così.
page-kreuzquer-note-spiral = Coperta, è uguale da ogni lato.
page-kreuzquer-note-beside = Era fuori dalle caselle libere. Hai di nuovo in mano la tessera.

## The tile in hand

page-kreuzquer-hand = Tessera scoperta: { $symbol }. { $face }. Premi per ruotarla.
page-kreuzquer-turn-right = Ruota a destra (R)
page-kreuzquer-turn-left = Ruota a sinistra (Maiusc + R)
page-kreuzquer-confirm = Conferma
page-kreuzquer-flip = Metti coperta
page-kreuzquer-take-off = Riprendila (Esc)

## The plans

page-kreuzquer-round = Turno { $round } di { $of }
page-kreuzquer-plan-of =
    Cartella di { $name }: { $joined ->
        [one] 1 numero raggiunto
       *[other] { $joined } numeri raggiunti
    } su 16, { $spirals ->
        [one] 1 spirale
       *[other] { $spirals } spirali
    }, { $points ->
        [one] 1 punto di penalità
       *[other] { $points } punti di penalità
    } se finisse ora
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus } se finisse ora
page-kreuzquer-points =
    { $count ->
        [one] 1 punto di penalità se finisse ora
       *[other] { $count } punti di penalità se finisse ora
    }
page-kreuzquer-confirmed = ha confermato
page-kreuzquer-thinking = sta ancora pensando
page-kreuzquer-width = { $width ->
        [W] larga
        [n] stretta
       *[none] vuoto
    }
page-kreuzquer-face = in alto { $north }, a destra { $east }, in basso { $south }, a sinistra { $west }
page-kreuzquer-face-two = due strade separate, { page-kreuzquer-face }
page-kreuzquer-face-down = coperta
page-kreuzquer-cell-centre = { $cell }, il centro: { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, libera: qui la tessera combacia
        [turned] { $cell }, libera: qui la tessera combacia se la ruoti
        [down] { $cell }, libera: qui la tessera può stare coperta
       *[no] { $cell }, libera
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol }: { $face }
page-kreuzquer-cell-spiral = { $cell }, spirale
page-kreuzquer-cell-try = { $cell }, la tua tessera, non ancora confermata: { $face }
page-kreuzquer-cell-try-down = { $cell }, la tua tessera coperta, non ancora confermata
page-kreuzquer-tried = { $cell }: { $face }. Invio conferma.
page-kreuzquer-wall = Un muro: qui non c’è nulla da raggiungere.
page-kreuzquer-port =
    { $side ->
        [N] Numero { $value } in alto
        [E] Numero { $value } a destra
        [S] Numero { $value } in basso
       *[W] Numero { $value } a sinistra
    }{ $joined ->
        [yes] , raggiunto
       *[no] , non raggiunto
    }

## The sheet of tiles

page-kreuzquer-sheet =
    { $count ->
        [one] 1 tessera ancora da vedere
       *[other] { $count } tessere ancora da vedere
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] Non ne arriveranno altre.
        [one] Ne arriverà ancora una.
       *[other] Ne arriveranno ancora { $count }.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol }: { $face } (già scoperta)
       *[no] { $symbol }: { $face }
    }

## The log

page-kreuzquer-log-face = Per tutti viene scoperta «{ $symbol }».
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } mette «{ $symbol }» in { $cell }.
       *[other] { $name } mette «{ $symbol }» in { $cell }, con una rotazione di { $angle } gradi.
    }
page-kreuzquer-log-spiral = { $name } mette una spirale in { $cell }.

## The first game

page-kreuzquer-tutorial-1 = Questa è la tua cartella. Dal centro partono strade in quattro direzioni: larghe a sinistra e a destra, strette in alto e in basso. Tutt’intorno, sul bordo, aspettano sedici numeri. Ognuno che non raggiungi costa punti di penalità.
page-kreuzquer-tutorial-2 = Viene scoperta una tessera: una strada larga e dritta. Larga va con larga. Ruotala con un tocco, con la rotellina del mouse o con il tasto R, mettila in b3, a sinistra del centro, e conferma.
page-kreuzquer-tutorial-3 = È illuminata: è unita al centro. La prossima tessera trasforma una strada larga in una stretta. Mettila in a3. A metà di ogni lato il bordo è un muro, e lì niente può finirci contro.
page-kreuzquer-tutorial-4 = Ora stretta va con stretta. Questa curva combacia in a2, in modo da puntare verso il numero a sinistra. Così raggiungi il tuo primo numero.
page-kreuzquer-tutorial-5 = L’1 si illumina: raggiunto! Ma questa tessera è solo un capolinea e chiuderebbe una buona strada. Mettila piuttosto coperta: costa 1 punto di penalità e interrompe le strade. Scegli «Metti coperta», tocca c5, dove non c’è nessun numero, e conferma.
page-kreuzquer-tutorial-6 = Tutti mettono la stessa tessera nello stesso momento. Tu hai confermato, l’altro giocatore sta ancora pensando. Quando tutti hanno confermato, arriva la prossima tessera.
page-kreuzquer-tutorial-7 = Dopo 24 turni la cartella è piena. Ogni numero non raggiunto costa quanto vale, ogni spirale costa 1. Qui fanno 7 punti di penalità. Sai fare di meglio?
page-kreuzquer-goal = Costruisci strade dal centro ai numeri. Ogni numero che non raggiungi costa punti di penalità.

## Drawn examples of the rules

page-kreuzquer-example-material = Tre tessere: una con uscite larghe, una con uscite strette, una con entrambe.
page-kreuzquer-example-placing = Due tessere che combaciano, e cinque che non combaciano.
page-kreuzquer-example-fits = Stessa larghezza: combacia
page-kreuzquer-example-width = Larga contro stretta
page-kreuzquer-example-blank = Uscita contro un lato vuoto
page-kreuzquer-example-blocks = Lato vuoto che blocca un’uscita
page-kreuzquer-example-apart = Non prosegue nessuna strada
page-kreuzquer-example-rim = Uscita contro il muro
page-kreuzquer-example-spiral = Una spirale interrompe la strada che ci finisce dentro.
page-kreuzquer-example-points = Un numero è raggiunto da una strada e si illumina, l’altro no ed è barrato.

## Keys

page-kreuzquer-keys-move = andare da una casella all’altra
page-kreuzquer-keys-enter = mettere la tessera; di nuovo: confermare
page-kreuzquer-keys-right = ruotare la tessera a destra
page-kreuzquer-keys-left = ruotare la tessera a sinistra
page-kreuzquer-keys-flip = mettere la tessera coperta, o di nuovo scoperta
page-kreuzquer-keys-cancel = riprendere la tessera

page-kreuzquer-box-title = Tessere e cartelle tue
page-kreuzquer-box-text = Dai a ogni tessera un nome di una parola in minuscole e descrivila con quattro segni, per alto, destra, basso e sinistra: W per un’uscita larga, n per una stretta, - per nessuna. Due strade non unite hanno un + in mezzo.
page-kreuzquer-box-name = Nome della tessera «{ $symbol }»
page-kreuzquer-box-face = Strade della tessera «{ $symbol }»
page-kreuzquer-box-twice = Due tessere si chiamano «{ $symbol }». Ognuna deve avere il suo nome.
page-kreuzquer-box-tiles = Tessere
page-kreuzquer-box-boards = Cartelle
page-kreuzquer-box-board = Cartella { $seat }
page-kreuzquer-box-port = Numero in { $port }
page-kreuzquer-box-centre = Centro
page-kreuzquer-box-right = Così si può giocare.
page-kreuzquer-box-use = Gioca con queste

page-kreuzquer-look-blueprint = Progetto
page-kreuzquer-look-forest = Bosco
page-kreuzquer-look-plum = Prugna
page-kreuzquer-editor-open = Usa le tessere della scatola
page-kreuzquer-editor-chosen = Le tue tessere
page-kreuzquer-editor-ours = Torna alle nostre
