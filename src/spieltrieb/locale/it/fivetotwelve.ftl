### The rules of 5 vor 12, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Numeri piccoli quassù, numeri grandi laggiù: che ci vuole?

fivetotwelve-rules-aim = Scopo del gioco
    .text =
        La tua cartella ha sedici caselle. Coprile tutte con tessere numerate prima degli altri!

        C’è però una difficoltà. In ogni fila i numeri devono crescere da sinistra a destra. In ogni colonna devono crescere dall’alto in basso.

fivetotwelve-rules-material = Che cosa serve
    .text =
        Si gioca in 2, 3 o 4.

        - Ognuno ha una cartella di 4 × 4 caselle. Quattro di queste hanno un puntino. I puntini formano una diagonale dall’angolo in alto a sinistra a quello in basso a destra.
        - C’è una serie di tessere per ogni giocatore, con i numeri da 1 a 20. In due si usano quindi 40 tessere, in tre 60 e in quattro 80. I colori delle tessere non contano nulla.

fivetotwelve-rules-setup = Preparazione
    .text =
        Tutte le tessere vengono mescolate e stanno al centro, coperte.

        Si comincia con quattro brevi giri. In ogni giro ciascuno riceve una tessera scoperta e la mette su uno dei propri puntini liberi. Lo fanno tutti nello stesso momento. Dopo i quattro giri tutti i tuoi puntini sono coperti.

        Finché restano puntini da coprire, una tessera messa giù deve rimanere dov’è. Puoi scegliere qualsiasi puntino libero: anche un 20 nell’angolo in alto a sinistra è permesso. Solo che non è una gran mossa, perché niente è più grande di 20. Alla sua destra e sotto non andrà bene nessun numero, finché non lo sostituisci.

        Da qui in poi i puntini non hanno più alcun significato.

        A un tavolo vero comincia la persona più anziana. Qui si estrae a sorte, a meno che non si scelga qualcuno.

fivetotwelve-rules-turn = Il tuo turno
    .text =
        Si gioca a turno, in senso orario. Quando tocca a te, fai una di queste due cose:

        - Pescare: scopri una tessera coperta. Poi mettila sulla tua cartella, oppure lasciala scoperta al centro. Puoi lasciarla anche se da qualche parte andrebbe bene.
        - Prendere: scegli una tessera che è già scoperta al centro. Devi metterla sulla tua cartella. Quindi puoi prendere solo una tessera che va bene da qualche parte.

        Poi tocca al giocatore successivo.

fivetotwelve-rules-placing = Mettere una tessera
    .text =
        Puoi mettere una tessera in una casella libera. Oppure puoi fare una sostituzione: metti la tessera in una casella già coperta. La vecchia tessera va allora al centro, scoperta, e chiunque potrà prenderla in un turno successivo.

        Il nuovo numero deve andare bene nella sua fila e nella sua colonna:

        - È più grande di ogni numero che ha a sinistra nella fila e sopra nella colonna.
        - È più piccolo di ogni numero che ha a destra nella fila e sotto nella colonna.

        Contano tutte le tessere della fila e della colonna, non solo la più vicina. Le caselle libere in mezzo non contano, e nemmeno i numeri mancanti. Due numeri uguali non stanno mai nella stessa fila o nella stessa colonna. In una sostituzione la vecchia tessera non conta, perché lascia la cartella.

        Non puoi sostituire una tessera con un’altra dello stesso numero: così intendiamo l’esempio del regolamento. E nessuna tessera si sposta mai da una casella all’altra della tua cartella.

        Un esempio: in una fila ci sono un 3, una casella libera, un 9 e un’altra casella libera. Nel primo spazio vanno bene i numeri da 4 a 8, nel secondo i numeri dal 10 in su. Il 9 stesso si può sostituire con qualsiasi altro numero dal 4 in su. Tutto questo solo se è d’accordo anche la colonna!

fivetotwelve-rules-end = Fine della partita
    .text =
        La partita può finire in tre modi:

        - Qualcuno copre la sua ultima casella libera. La partita finisce all’istante, e la vittoria è soltanto sua.
        - Viene scoperta l’ultima tessera coperta. Chi l’ha scoperta completa il suo turno, poi la partita è finita. Se così riempie la cartella, la vittoria è soltanto sua, proprio come sopra. Altrimenti vince chi ha meno caselle libere.
        - Per 100 turni di fila nessuno ha pescato. (Ci si può accordare su un altro numero.) I turni di tutti si contano insieme, e ogni volta che qualcuno pesca si ricomincia da 0. Anche qui vince chi ha meno caselle libere. È una regola della casa: senza, una partita in cui si prende soltanto potrebbe non finire mai.

        Se più giocatori hanno lo stesso numero minimo di caselle libere, la vittoria è condivisa.

fivetotwelve-rules-points = Punti
    .text =
        Alla fine di ogni partita si contano i punti:

        - Chi vince riceve 2 punti, anche se la vittoria è condivisa.
        - Tutti gli altri ricevono 1 punto di penalità per ogni casella libera.

        Chi vince una singola partita lo decidono soltanto le cartelle. I punti contano quando si gioca un torneo.

fivetotwelve-rules-match = Giocare un torneo
    .text =
        Un torneo ha tante partite quanti sono i giocatori. Ognuno comincia una volta. I punti di tutte le partite si sommano. Chi ha più punti vince il torneo. In caso di parità la vittoria è condivisa.

fivetotwelve-rules-options = Opzioni
    .text =
        Prima della partita ci si può accordare su questo:

        - Chi comincia. Si estrae a sorte, se non si sceglie qualcuno.
        - Dopo quanti turni di fila senza pescare la partita finisce. Sono 100, se non si sceglie un altro numero.
        - Come arrivano sui puntini le prime quattro tessere. Di norma le mettete voi, una per una. Oppure ognuno riceve quattro tessere già in ordine: la più piccola in alto a sinistra, la più grande in basso a destra. Altre edizioni del gioco cominciano così.

fivetotwelve-rules-moves = In un terminale
    .text =
        Le mosse si scrivono. Una casella è una lettera e un numero. Le lettere da a a d sono le colonne, da sinistra. I numeri da 1 a 4 sono le file, dall’alto. Quindi b3 è nella seconda colonna e nella terza fila. I puntini sono a1, b2, c3 e d4.

        - `draw`: scopri una tessera coperta.
        - `13@b2`: metti in b2 il 13 che hai appena ricevuto. Si scrive dopo aver pescato e durante la preparazione.
        - `leave`: lascia scoperta al centro la tessera pescata.
        - `take 12@c3`: prendi dal centro un 12 scoperto e mettilo in c3.

        Se in quella casella c’è già una tessera, viene sostituita.

        Maiuscole e spazi in più non contano. I posti sono numerati da 0 a 3, in senso orario.

        Le opzioni si chiamano `starter` (un posto; nel terminale, se non lo indichi, il primo), `quiet_turns` (un numero, almeno 1) e `setup` (`placed` o `sorted`), come in `--set setup=sorted`.

        In una partita salvata ogni mossa è preceduta dal suo posto, come in `0:draw`. Un asterisco indica il caso: `*:=13` significa che è stato scoperto un 13.

fivetotwelve-option-starter = Chi comincia
fivetotwelve-option-quiet-turns = Turni di fila senza pescare prima della fine
fivetotwelve-option-setup = Come arrivano sui puntini le prime quattro tessere

fivetotwelve-reason-full = La cartella di un giocatore è piena.
fivetotwelve-reason-exhausted = È stata scoperta l’ultima tessera coperta.
fivetotwelve-reason-quiet = Da troppo tempo nessuno pesca una tessera.
