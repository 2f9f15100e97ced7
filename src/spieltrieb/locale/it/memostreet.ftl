### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = Quel jolly l’hai visto appena un minuto fa. Ma dove?

memostreet-rules-aim = Scopo del gioco
    .text =
        Dieci righe vuote aspettano sul tuo segnapunti. A ogni turno ne usi una. Con le tessere giuste una riga vale molti punti, con quelle sbagliate pochi o nessuno.

        Un po’ di fortuna aiuta. Ma aiuta ancora di più ricordarsi dove sta quale tessera. Vince chi alla fine ha più punti.

memostreet-rules-material = Che cosa serve
    .text =
        Si gioca in 2, 3 o 4.

        - Ci sono 91 tessere: tredici per ciascuno dei numeri 1, 2, 3, 4, 5 e 6, e tredici jolly.
        - In quattro si usano tutte. In tre se ne usano undici di ogni tipo, cioè 77 tessere. In due se ne usano nove di ogni tipo, cioè 63 tessere.
        - Ogni giocatore ha un segnapunti con dieci righe. Ogni riga ha tre caselle.

memostreet-rules-setup = Preparazione
    .text =
        Le tessere vengono mescolate e disposte coperte, in 7 file. In quattro ogni fila è lunga 13 tessere, in tre 11 e in due 9.

        A un tavolo vero comincia la persona più giovane. Qui si estrae a sorte, a meno che non si scelga qualcuno.

memostreet-rules-turn = Il tuo turno
    .text =
        Si gioca a turno, in senso orario. Il tuo turno si svolge così:

        - Scopri tre tessere, una dopo l’altra. Guarda bene ognuna prima di scegliere la prossima.
        - Scegli sul tuo segnapunti una riga che non hai ancora usato. Riempila con le tessere adatte, oppure sacrifica una riga.
        - Gira di nuovo a faccia in giù tutte le tessere che non hai usato, proprio dove stanno.

        Devi mettere giù tutte le tessere scoperte adatte alla riga che hai scelto. Non puoi tenerne da parte nessuna. Una riga usata è chiusa per sempre, anche se ha ancora caselle libere.

        Un esempio: scopri un 4, un 2 e un jolly. Se scegli i quattro, ci vanno il 4 e il jolly, per 8 punti. Se scegli i due, ci vanno il 2 e il jolly, per 4 punti. Se scegli gli uno, ci va solo il jolly, per 1 punto.

        Verso la fine sul tavolo possono restare meno di tre tessere. Allora scopri quelle che restano. Una riga che richiede tre tessere non si può più riempire, ma puoi ancora sacrificarla.

        Regole della casa, dove il regolamento non precisa: le tessere si scoprono una alla volta, tutte quelle adatte si devono mettere giù, e le ultime si scoprono anche se sono meno di tre.

        Ricordare tocca a te! Ti viene mostrato solo ciò che in questo momento è scoperto. Anche il computer ha una memoria: più gioca forte, più è buona.

memostreet-rules-rows = Le dieci righe
    .text =
        Le sei righe superiori accolgono una, due o tre tessere:

        - Uno, due, tre, quattro, cinque e sei: vanno bene le tessere con quel numero, e i jolly. Ogni tessera vale quel numero. Un jolly vale come il numero della sua riga. Una riga può contenere perfino solo jolly.

        Le quattro righe inferiori accolgono tutte e tre le tessere scoperte, o nessuna:

        - Scala piccola: un 1, un 2 e un 3. I jolly possono fare le veci dei numeri che mancano. Vale 15 punti.
        - Scala grande: un 4, un 5 e un 6. I jolly possono fare le veci dei numeri che mancano. Vale 20 punti.
        - Tris: tre volte lo stesso numero, oppure tre jolly. Qui non si possono mescolare numeri e jolly. Vale sempre 30 punti.
        - Chance: tre tessere qualsiasi. Vale la somma dei loro numeri. Qui i jolly contano 0.

        In una scala nessun numero può comparire due volte: un 1, un altro 1 e un jolly non sono una scala piccola. Tre jolly invece formano una scala piccola o una scala grande, così come un tris.

        Un esempio per la chance: un 2, un 6 e un jolly valgono 8 punti.

memostreet-rules-void = Sacrificare una riga
    .text =
        Se le tue tessere non vanno bene in nessuna delle tue righe non usate, devi sacrificare una di queste righe. Puoi farlo anche quando qualcosa va bene, se ti sembra una buona idea. Puoi scegliere qualsiasi riga non usata.

        Scegli una delle tessere che hai scoperto e mettila coperta nella riga. È fuori dal gioco. Le altre tessere vengono girate di nuovo a faccia in giù dove stanno.

        Una riga sacrificata è usata, e vale 0 punti.

memostreet-rules-end = Fine della partita
    .text =
        La partita finisce quando tutti hanno giocato dieci turni. Tutte le righe sono allora usate.

        Finisce subito anche quando l’ultima tessera ha lasciato il tavolo. In questo caso qualcuno può aver giocato un turno in meno di altri. Le righe mai usate valgono 0 punti. Può succedere solo in tre o in quattro giocatori.

memostreet-rules-points = Punti
    .text =
        Somma quanto valgono le tue dieci righe.

        Ora guarda soltanto le sei righe superiori. Se valgono 42 punti o più, ricevi un bonus di 20 punti. Buono a sapersi: due tessere in ogni riga superiore fanno esattamente 42.

        Vince chi ha più punti. Se più giocatori ne hanno lo stesso numero, la vittoria è condivisa (regola della casa).

memostreet-rules-match = Giocare un torneo
    .text =
        Il regolamento prevede solo partite singole. Come regola della casa si può giocare un torneo: ci si accorda su un numero di partite, meglio se tante quanti sono i giocatori, così ognuno comincia una volta. Si sommano i punti di tutte le partite. Vince chi ha più punti. In caso di parità la vittoria è condivisa.

memostreet-rules-options = Opzioni
    .text =
        Prima della partita ci si può accordare su questo:

        - Chi comincia. Si estrae a sorte, se non si sceglie qualcuno.
        - Se si possono tenere da parte tessere adatte. Di norma devi mettere giù ogni tessera adatta. Se ci si accorda diversamente, in una riga superiore puoi mettere anche solo alcune delle tessere adatte, ma almeno una. Le altre restano sul tavolo, di nuovo coperte. Le righe inferiori richiedono come sempre tutte e tre le tessere.

memostreet-rules-moves = In un terminale
    .text =
        Le mosse si scrivono. Un punto del tavolo è una lettera e un numero. Le lettere sono le colonne, da sinistra: da a a i in due, da a a k in tre, da a a m in quattro. I numeri da 1 a 7 sono le file, dall’alto. Quindi c4 è nella terza colonna e nella quarta fila.

        Le righe del tuo segnapunti si chiamano `ones` (uno), `twos` (due), `threes` (tre), `fours` (quattro), `fives` (cinque), `sixes` (sei), `small` (scala piccola), `large` (scala grande), `triple` (tris) e `chance` (chance).

        - `turn c4`: scopri la tessera in c4.
        - `fives a1 c4`: riempi i cinque con le tessere che stanno in a1 e c4.
        - `small a1 b2 c4`: fai la scala piccola con queste tre tessere.
        - `void sixes a1`: sacrifica i sei, con la tessera che sta in a1.

        Puoi nominare le tessere in qualsiasi ordine. Maiuscole e spazi in più non contano. I posti sono numerati da 0 a 3, in senso orario.

        Le opzioni si chiamano `starter` (un posto; nel terminale, se non lo indichi, il primo) e `free_choice` (`true` o `false`), come in `--set free_choice=true`.

        In una partita salvata ogni mossa è preceduta dal suo posto, come in `0:turn c4`. Un asterisco indica il caso: `*:=5` significa che un 5 è stato scoperto per la prima volta, e `*:=J` indica un jolly.

memostreet-option-starter = Chi comincia
memostreet-option-free-choice = In una riga superiore puoi mettere anche solo alcune delle tessere adatte

memostreet-reason-rows = Tutte le righe sono usate.
memostreet-reason-exhausted = Sul tavolo non ci sono più tessere.

memostreet-row-ones = Uno
memostreet-row-twos = Due
memostreet-row-threes = Tre
memostreet-row-fours = Quattro
memostreet-row-fives = Cinque
memostreet-row-sixes = Sei
memostreet-row-small = Scala piccola
memostreet-row-large = Scala grande
memostreet-row-triple = Tris
memostreet-row-chance = Chance
