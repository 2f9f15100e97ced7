### The rules of Da Vinci Code, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Il tuo codice segreto è al sicuro, finché qualcuno non comincia a ragionare.

davincicode-rules-aim = Scopo del gioco
    .text =
        Ognuno custodisce un codice segreto, una linea di tessere numerate in ordine crescente. Scopri i numeri degli altri prima che loro scoprano i tuoi. Vince chi resta per ultimo con almeno una tessera nascosta.

davincicode-rules-material = Che cosa serve
    .text =
        Si gioca in 2, 3 o 4.

        - Ci sono 12 tessere nere e 12 bianche. Ogni colore ha i numeri da 0 a 11, perciò ogni numero c’è due volte: una in nero e una in bianco.
        - Per i più esperti ci sono anche un trattino nero e un trattino bianco. Se si gioca senza trattini, restano nella scatola.

        Il retro delle tessere ha lo stesso colore del fronte. Perciò tutti vedono sempre quali tessere sono nere e quali bianche, anche nella riserva, cioè fra le tessere al centro.

davincicode-rules-setup = Preparazione
    .text =
        Tutte le tessere vengono mescolate e stanno coperte nella riserva. A partire da chi comincia, ognuno prende a turno una tessera, finché tutti ne hanno quattro. In quattro giocatori se ne ricevono solo tre. Ogni volta scegli il colore, ma non il numero. Il numero puoi vederlo solo tu. Prendere le tessere una alla volta è una regola della casa: il regolamento non ne parla.

        Quando tutti hanno le loro tessere, ognuno dispone il proprio codice, tutti nello stesso momento. Il numero più piccolo sta alla tua sinistra, il più grande alla tua destra. Se hai lo stesso numero due volte, quello nero sta a sinistra di quello bianco.

        Ogni codice si vede come lo vede il suo proprietario: il numero più piccolo è sempre a sinistra.

        Chi comincia si estrae a sorte, a meno che non si scelga qualcuno.

davincicode-rules-turn = Il tuo turno
    .text =
        Si gioca a turno, in senso orario. Il tuo turno si svolge così:

        - Prendi una tessera dalla riserva. Scegli nera o bianca, finché ci sono entrambe. Guardala, ma non mostrarla a nessuno. Per ora sta in disparte, fuori dal tuo codice.
        - Ora devi provare a indovinare. Indica una tessera nascosta nel codice di un altro giocatore e di’ un numero.
        - Se indovini, quella tessera viene scoperta. Ora puoi fermarti, oppure provare con un’altra tessera, dello stesso giocatore o di qualcun altro. Puoi andare avanti così finché indovini.
        - Se sbagli, il tuo turno è finito. La tessera che hai preso entra nel tuo codice, scoperta, sotto gli occhi di tutti.
        - Se ti fermi, la tessera che hai preso entra nel tuo codice, nascosta.

        Puoi dire qualsiasi numero, anche uno che non può essere giusto. Bluffare fa parte del gioco!

        Tutti sentono ogni tentativo e se era giusto.

davincicode-rules-places = Dove va una tessera
    .text =
        Una tessera nuova va dove mantiene in ordine il tuo codice: i numeri crescono dalla tua sinistra alla tua destra, e di due numeri uguali quello nero sta a sinistra. Per un numero il posto giusto è sempre uno solo, finché nel tuo codice non c’è un trattino.

        Una tessera che sta in un codice non cambia mai posto.

        Tieni presente: a destra di un 5 nero scoperto può esserci un 5 bianco; alla sua sinistra tutti i numeri sono più piccoli. E a sinistra di un 5 bianco scoperto può esserci un 5 nero; alla sua destra tutti i numeri sono più grandi.

davincicode-rules-pool = Quando la riserva è vuota
    .text =
        Quando non ci sono più tessere da prendere, si prova soltanto a indovinare.

        - Se indovini, puoi fermarti o continuare. Se ti fermi, il tuo turno semplicemente finisce.
        - Se sbagli, scopri una delle tessere nascoste del tuo codice. Scegli tu quale. Poi il tuo turno finisce.

        Se hai preso l’ultima tessera della riserva, questo turno è ancora un turno normale.

davincicode-rules-out = Uscire dal gioco
    .text =
        Se nel tuo codice non resta nessuna tessera nascosta, sei fuori. Non importa se qualcuno ha indovinato la tua ultima tessera nascosta o se hai dovuto scoprirla tu. Non giochi più altri turni, e le tue tessere scoperte restano sul tavolo.

        La tessera che un giocatore ha appena preso sta in disparte. Nessuno può provare a indovinarla, e non basta a tenere in gioco chi l’ha presa.

davincicode-rules-hyphens = Trattini
    .text =
        Questa parte è per i più esperti. Se si gioca con i trattini, nella riserva ci sono anche il trattino nero e quello bianco.

        Un trattino non è un numero. Può stare ovunque nel tuo codice: all’estremità sinistra, all’estremità destra o fra due tessere qualsiasi, perfino fra un 3 nero e un 3 bianco. Il suo posto lo scegli quando disponi il codice, oppure quando lo inserisci più tardi, nascosto o scoperto che sia.

        Accanto a un trattino un numero può avere più spazi fra cui scegliere. Mettiamo che il tuo codice sia 2, trattino, 8, e che tu voglia inserire un 5. Può stare a sinistra o a destra del trattino. Se i due trattini sono vicini, gli spazi possibili possono essere perfino tre. Sono permessi tutti gli spazi che mantengono in ordine i numeri, e tu ne scegli uno.

        Una volta messo, un trattino resta dov’è. Per indovinare un trattino, di’ «trattino» invece di un numero.

davincicode-rules-end = Fine della partita
    .text =
        Appena resta in gioco un solo giocatore, la partita finisce, e la vittoria è sua. In una singola partita c’è sempre esattamente un vincitore.

davincicode-rules-points = Punti
    .text =
        I punti si contano sempre:

        - 10 punti ogni volta che indovini. Per un 6 o un trattino sono invece 20.
        - Altri 50 punti se indovinando scopri l’ultima tessera nascosta di un altro giocatore.
        - Alla fine chi vince somma i numeri delle tessere ancora nascoste nel suo codice, e aggiunge altrettanti punti. I trattini contano 0.

        Regole della casa, dove il regolamento tace: se un giocatore deve scoprire da sé la sua ultima tessera nascosta, i 50 punti non vanno a nessuno, e una tessera ancora in disparte non conta.

        Una singola partita la vince chi resta per ultimo, non importa chi ha più punti. I punti decidono un torneo.

davincicode-rules-match = Giocare un torneo
    .text =
        Ci si accorda su un numero di partite. Dopo ogni partita comincia il giocatore successivo in senso orario. I punti di tutte le partite si sommano. Chi ha più punti vince il torneo. In caso di parità la vittoria è condivisa.

davincicode-rules-options = Opzioni
    .text =
        Prima della partita ci si può accordare su questo:

        - Chi comincia. Si estrae a sorte, se non si sceglie qualcuno.
        - Se si gioca con i due trattini. Se non ci si accorda, si gioca senza.

davincicode-rules-moves = In un terminale
    .text =
        Le mosse si scrivono. Una tessera è una lettera e un numero, con `b` per il nero e `w` per il bianco: `b7` è il 7 nero, `w10` è il 10 bianco. I trattini sono `b-` e `w-`. I posti in un codice si contano dalla sinistra di chi lo possiede, a partire da 1. I posti al tavolo sono numerati da 0 a 3, in senso orario.

        - `take black` o `take white`: prendi una tessera nera o una bianca.
        - `set b1 w4 b7 w10`: disponi il tuo codice, dalla tua sinistra alla tua destra.
        - `guess 1.3=5`: dici che la terza tessera del posto 1 è un 5.
        - `guess 1.3=-`: dici che è un trattino.
        - `stop`: smetti di indovinare dopo un tentativo riuscito.
        - `insert 2`: quando ti fermi, inserisci la tessera nuova nel tuo codice, nascosta. Diventa la seconda tessera dalla tua sinistra.
        - `lay b7@2`: dopo un errore, inserisci la tessera nuova, qui il 7 nero, nel tuo codice, scoperta. Diventa la seconda tessera dalla tua sinistra.
        - `show w9@4`: dopo un errore a riserva vuota, scopri la tua quarta tessera, qui il 9 bianco.

        Disporre il codice e inserire una tessera sono sempre mosse a sé, anche se c’è un solo modo di farle. Così nessuno può capire se avevi una scelta.

        Maiuscole e spazi in più non contano.

        Le opzioni si chiamano `starter` (un posto; nel terminale, se non lo indichi, il primo) e `hyphens` (`true` o `false`), come in `--set hyphens=true`.

        In una partita salvata ogni mossa è preceduta dal suo posto, come in `0:take black`. Un asterisco indica il caso: `*:=b7` significa che la tessera era il 7 nero. Ciò che non puoi sapere appare come un punto interrogativo, come in `b?`.

davincicode-option-starter = Chi comincia
davincicode-option-hyphens = Si gioca con il trattino nero e quello bianco

davincicode-reason-last = Un solo giocatore ha ancora una tessera nascosta.
