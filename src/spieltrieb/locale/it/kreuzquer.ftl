### The rules of Kreuz & Quer, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Tutti ricevono le stesse tessere. Chi costruisce le strade migliori?

kreuzquer-rules-aim = Scopo del gioco
    .text =
        Al centro della tua cartella si incrociano due strade. Tutt’intorno, sul bordo, aspettano sedici numeri. Tessera dopo tessera costruisci strade dal centro ai numeri.

        Ogni numero che non raggiungi ti costa punti di penalità. Vince chi alla fine ne ha di meno.

kreuzquer-rules-material = Che cosa serve
    .text =
        Si gioca in 2, 3 o 4, oppure da soli. Ognuno ha una cartella e una serie di tessere.

        La cartella ha 5 × 5 caselle.

        - La casella al centro è stampata. La attraversano una strada larga da sinistra a destra e una strada stretta dall’alto in basso. Al centro le due strade sono unite.
        - Ogni lato della cartella ha quattro numeri: accanto alla prima, seconda, quarta e quinta casella. Una casella d’angolo ha quindi due numeri, uno per ciascun lato esterno. A metà di ogni lato non c’è nessun numero: lì il bordo è un muro.
        - Ci sono sei 1, sei 2 e quattro 3. Su ciascuna delle quattro cartelle stanno in posti diversi, ma tutte le cartelle sono ugualmente difficili.

        Tutti hanno le stesse 28 tessere.

        - Ogni tessera ha un suo simbolo, così puoi chiamarla per nome. Il retro di ogni tessera mostra una spirale.
        - Il punto in cui una strada lascia una tessera si chiama uscita. Un’uscita è larga o stretta. Un lato senza uscita si chiama vuoto.
        - Due tessere hanno un’uscita, sette ne hanno due, dodici ne hanno tre e sette ne hanno quattro. Su una stessa tessera possono esserci uscite larghe e uscite strette. Tutte le uscite di una tessera sono unite fra loro, perciò una strada larga può diventare stretta.

        Le tessere, i posti dei numeri e la direzione delle due strade al centro sono una nostra ricostruzione. Se possiedi la scatola del gioco, puoi inserire i tuoi quando apri un tavolo.

kreuzquer-rules-setup = Preparazione
    .text =
        Un giocatore fa da capogioco. Le sue tessere stanno coperte e ben mescolate. Tutti gli altri dispongono le proprie tessere scoperte.

        A un tavolo vero il capogioco è la persona più anziana. Qui si estrae a sorte, a meno che non si scelga qualcuno. Scoprire le tessere è l’unico compito speciale del capogioco, e lo fa la pagina per lui.

kreuzquer-rules-turn = Un turno
    .text =
        I turni sono 24. Ognuno si svolge così:

        - Il capogioco scopre una delle sue tessere e ne annuncia il simbolo.
        - Ognuno mette la propria tessera con questo simbolo sulla propria cartella. Lo fanno tutti nello stesso momento.
        - Quando la tua tessera ti va bene dov’è, confermi. Quando tutti hanno confermato, viene scoperta la tessera successiva.

        Puoi ancora cambiare idea finché non viene scoperta la tessera successiva: annulla la mossa e metti di nuovo la tessera. Da quel momento la tua tessera resta così com’è.

kreuzquer-rules-placing = Mettere una tessera
    .text =
        Metti la tessera in una casella libera. Puoi ruotarla come vuoi. Deve combaciare:

        - Almeno una delle sue uscite deve proseguire un’uscita di una tessera vicina o del centro. Larga va con larga, e stretta va con stretta.
        - Nessuna delle sue uscite può incontrare un’uscita dell’altra larghezza.
        - Nessuna delle sue uscite può finire contro il lato vuoto di una tessera o contro un muro.
        - Nessuno dei suoi lati vuoti può bloccare l’uscita di una vicina.

        Vicine sono solo le caselle che si toccano lungo un lato. Toccarsi in un angolo non conta.

        Con i numeri sul bordo hai mano libera. Accanto a un numero sono permessi un’uscita larga, un’uscita stretta e un lato vuoto. E qualsiasi lato può dare su una casella ancora libera o su una spirale.

kreuzquer-rules-spiral = Spirali
    .text =
        A volte una tessera non combacia da nessuna parte, o non ti piace dove combacia. Allora mettila coperta, in modo che si veda la spirale. Una spirale può andare in qualsiasi casella libera, anche in una che non tocca nessun’altra tessera.

        Una spirale interrompe ogni strada che ci finisce dentro. Le tessere successive possono avere verso di lei uscite o lati vuoti. Ma una spirale non prosegue nessuna strada: una tessera nuova deve comunque proseguire un’uscita di una tessera scoperta o del centro.

        Alla fine ogni spirale costa 1 punto di penalità.

kreuzquer-rules-end = Fine della partita
    .text =
        La partita finisce dopo 24 turni. Tutte le cartelle sono allora piene. Di ogni serie avanzano quattro tessere.

kreuzquer-rules-points = Punti
    .text =
        Guarda ogni numero sul bordo della tua cartella. È raggiunto se la tessera accanto ha un’uscita verso di lui, e se da lì una strada senza interruzioni porta al centro. Larga o stretta, non fa differenza.

        - Ogni numero non raggiunto costa tanti punti di penalità quanto vale.
        - Ogni spirale costa 1 punto di penalità.

        Vince chi ha meno punti di penalità. Se più giocatori ne hanno ugualmente pochi, la vittoria è condivisa.

        Nei risultati i punti di penalità si scrivono con il segno meno: −7 significa 7 punti di penalità.

kreuzquer-rules-solo = Giocare da soli
    .text =
        Puoi giocare anche per conto tuo, con le stesse regole. I tuoi punti di penalità ti valgono un titolo:

        - da 0 a 1: Stratega delle strade
        - da 2 a 4: Asso degli allacci
        - da 5 a 7: Tessitore di tessere
        - da 8 a 10: Recluta del raccordo
        - 11 e più: Vagabondo dei vicoli ciechi

kreuzquer-rules-match = Giocare un torneo
    .text =
        Un torneo ha tante partite quanti sono i giocatori. Ognuno fa da capogioco una volta. I punti di penalità di tutte le partite si sommano. Chi ne ha di meno vince il torneo. In caso di parità la vittoria è condivisa.

kreuzquer-rules-options = Opzioni
    .text =
        Prima della partita ci si può accordare su questo:

        - Chi scopre le tessere. Si estrae a sorte, se non si sceglie qualcuno.
        - Con quali tessere e cartelle si gioca. Serve solo se vuoi giocare con quelle della scatola. Quello che inserisci viene controllato prima che la partita cominci.

kreuzquer-rules-moves = In un terminale
    .text =
        Le mosse si scrivono. Una casella è una lettera e un numero. Le lettere da a a e sono le colonne, da sinistra. I numeri da 1 a 5 sono le file, dall’alto. Quindi b3 è nella seconda colonna e nella terza fila, e il centro è c3.

        - `key@b3/90`: metti la chiave in b3, ruotata di 90 gradi in senso orario. Puoi ruotare una tessera di 0, 90, 180 o 270 gradi.
        - `spiral@c1`: metti la tessera coperta in c1.

        Se una tessera ha lo stesso aspetto dopo due rotazioni diverse, puoi scrivere l’una o l’altra. Viene annotato il numero più piccolo.

        I simboli, così come si scrivono, sono: `key` (chiave), `star` (stella), `sun` (sole), `triangle` (triangolo), `smiley` (faccina), `moon` (luna), `heart` (cuore), `anchor` (ancora), `cloud` (nuvola), `leaf` (foglia), `fish` (pesce), `bell` (campana), `crown` (corona), `drop` (goccia), `flower` (fiore), `ladder` (scala), `hammer` (martello), `candle` (candela), `boat` (barca), `house` (casa), `cup` (tazza), `bird` (uccello), `tree` (albero), `comb` (pettine), `spoon` (cucchiaio), `kite` (aquilone), `snail` (lumaca) e `glove` (guanto).

        Maiuscole e spazi in più non contano. I posti sono numerati da 0 a 3, in senso orario.

        Le opzioni si chiamano `starter` (il posto che scopre le tessere; nel terminale, se non lo indichi, il primo), `tiles`, `centre` e `ports`, come in `--set tiles=mie.json`. Una tessera si scrive con un segno per ogni lato, nell’ordine alto, destra, basso, sinistra: `W` per un’uscita larga, `n` per un’uscita stretta, `-` per un lato vuoto. Quindi `W-n-` ha un’uscita larga in alto e un’uscita stretta in basso. Il centro si scrive nello stesso modo. Due strade non unite hanno un segno più in mezzo: `W-W-+-n-n`. Il nome di una tessera è una sola parola in lettere minuscole; non ci sono due nomi uguali, e nessuno è `spiral`. Il posto di un numero è una casella e un lato: N è in alto, E a destra, S in basso, W a sinistra. Quindi `a1N` è sopra la casella in alto a sinistra.

        In una partita salvata ogni mossa è preceduta dal suo posto, come in `0:key@b3/90`. Si salva solo il posto definitivo di ogni tessera. Un asterisco indica il caso: `*:=key` significa che è stata scoperta la chiave.

kreuzquer-option-starter = Chi scopre le tessere
kreuzquer-option-tiles = Le tessere: quale simbolo ha quali strade
kreuzquer-option-centre = Le strade sulla casella al centro
kreuzquer-option-ports = I numeri sul bordo di ogni cartella

kreuzquer-reason-full = Tutte le cartelle sono piene.

kreuzquer-rating-1 = Stratega delle strade
kreuzquer-rating-2 = Asso degli allacci
kreuzquer-rating-3 = Tessitore di tessere
kreuzquer-rating-4 = Recluta del raccordo
kreuzquer-rating-5 = Vagabondo dei vicoli ciechi

kreuzquer-symbol-key = chiave
kreuzquer-symbol-star = stella
kreuzquer-symbol-sun = sole
kreuzquer-symbol-triangle = triangolo
kreuzquer-symbol-smiley = faccina
kreuzquer-symbol-moon = luna
kreuzquer-symbol-heart = cuore
kreuzquer-symbol-anchor = ancora
kreuzquer-symbol-cloud = nuvola
kreuzquer-symbol-leaf = foglia
kreuzquer-symbol-fish = pesce
kreuzquer-symbol-bell = campana
kreuzquer-symbol-crown = corona
kreuzquer-symbol-drop = goccia
kreuzquer-symbol-flower = fiore
kreuzquer-symbol-ladder = scala
kreuzquer-symbol-hammer = martello
kreuzquer-symbol-candle = candela
kreuzquer-symbol-boat = barca
kreuzquer-symbol-house = casa
kreuzquer-symbol-cup = tazza
kreuzquer-symbol-bird = uccello
kreuzquer-symbol-tree = albero
kreuzquer-symbol-comb = pettine
kreuzquer-symbol-spoon = cucchiaio
kreuzquer-symbol-kite = aquilone
kreuzquer-symbol-snail = lumaca
kreuzquer-symbol-glove = guanto

## Why the tiles and boards that somebody typed in, or a file with them, can't be played

kreuzquer-box-tiles = Le tessere devono associare le strade a { $count } simboli.
kreuzquer-box-count = Servono esattamente { $count } tessere, non { $found }.
kreuzquer-box-symbol = Il nome di un simbolo è una sola parola in lettere minuscole dalla a alla z, non { $found }.
kreuzquer-box-spiral = Nessun simbolo può chiamarsi «spiral»: è una tessera posata coperta. Trova un altro nome.
kreuzquer-box-face = { $part ->
        [centre] Il centro
       *[tile] La tessera «{ $symbol }»
    } vuole quattro segni, per alto, destra, basso e sinistra: W per un’uscita larga, n per una stretta, - per nessuna, per esempio WWn-. Due strade separate si scrivono W-W-+-n-n. C’era { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] Il centro
       *[tile] La tessera «{ $symbol }»
    } deve avere almeno un’uscita su ogni strada; { $face } ha una strada senza uscite.
kreuzquer-box-two-exits = { $part ->
        [centre] Il centro
       *[tile] La tessera «{ $symbol }»
    } può avere una sola uscita per lato; in { $face } due strade si incontrano { $side ->
        [N] in alto
        [E] a destra
        [S] in basso
       *[W] a sinistra
    }.
kreuzquer-box-boards = Servono da una a quattro cartelle, ciascuna con i suoi numeri.
kreuzquer-box-board = La cartella { $board } deve associare un numero a ogni punto del bordo, per esempio 1 ad a1N.
kreuzquer-box-port = La cartella { $board } ha { $port }, dove non c’è un numero; ci sono solo { $known }.
kreuzquer-box-number = La cartella { $board } deve avere un 1, un 2 o un 3 in { $port }, non { $found }.
kreuzquer-box-missing = La cartella { $board } non ha un numero in { $missing }.
kreuzquer-box-unequal = Tutte le cartelle devono avere lo stesso numero di 1, 2 e 3: la cartella 1 ne ha { $first_1 }, { $first_2 } e { $first_3 }, la cartella { $board } ne ha { $other_1 }, { $other_2 } e { $other_3 }.
kreuzquer-box-players = Per { $players } giocatori servono { $players } cartelle; ce ne sono solo { $found }.
kreuzquer-box-file-unread = Non si può leggere il file { $path } ({ $why }).
kreuzquer-box-file-parts = Il file { $path } dev’essere un solo oggetto JSON con «tiles», «centre» e «ports», e nient’altro.
kreuzquer-box-file-content = C’è qualcosa che non va nel file { $path }. { $why }
kreuzquer-box-file-large = Il file { $path } ha più di { $most } byte, troppi per una scatola; scegli il file giusto.
kreuzquer-box-file-encoding = Il file { $path } non è un testo in UTF-8 (byte { $byte }); salvalo in UTF-8.
kreuzquer-box-file-json = Il file { $path } non è JSON valido alla riga { $line }, colonna { $column }; cerca una virgola o delle virgolette mancanti.
kreuzquer-box-file-nested = Il file { $path } ha un annidamento troppo profondo.
kreuzquer-box-file-repeat = Nel file { $path } un oggetto contiene { $times } volte { $name }; cambia il nome a uno o toglilo.
kreuzquer-box-file-digits = Nel file { $path } un numero ha troppe cifre.
