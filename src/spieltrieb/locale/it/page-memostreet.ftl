### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Scopri l’ultima tessera.
        [2] Scopri le ultime due tessere, una dopo l’altra.
       *[other] Scopri tre tessere, una dopo l’altra.
    }
page-memostreet-prompt-turn-new = Scopri tre tessere e ricordati dove sta tutto: ti servirà ancora.
page-memostreet-prompt-turn-on = { $left ->
        [1] Scopri ancora una tessera.
       *[other] Scopri ancora { $left } tessere.
    }
page-memostreet-prompt-row = Scegli una riga per le tue tessere.
page-memostreet-prompt-row-new = Scegli una riga per le tue tessere. Ogni riga si usa una volta sola.
page-memostreet-prompt-must-void = Non va bene niente. Quale riga sacrifichi?
page-memostreet-prompt-void = Quale riga vuoi sacrificare?
page-memostreet-prompt-pick = Scegli che cosa va nella riga.
page-memostreet-prompt-refused = { $why ->
        [closed] Quella riga è già usata.
        [none] Nessuna delle tue tessere va lì. Prova un’altra riga.
       *[fit] Lì quella tessera non va bene. Prova un’altra riga.
    }
page-memostreet-prompt-other-turn = { $name } scopre le sue tessere. Guarda bene!
page-memostreet-prompt-other-row = { $name } sceglie una riga.
page-memostreet-prompt-over = La partita è finita.

## The street

page-memostreet-street = Il tavolo con le tessere
page-memostreet-enlarge = Tessere più grandi
page-memostreet-tray = Tessere scoperte
page-memostreet-face = { $face ->
        [J] jolly
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, coperta
page-memostreet-tile-hint = { $cell }, coperta, consiglio { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: jolly
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, vuoto

## Score boards

page-memostreet-board-of = Segnapunti di { $name }
page-memostreet-unfold = Segnapunti di { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in tutto
page-memostreet-bonus = Bonus
page-memostreet-total = Totale
page-memostreet-upper = { $points } dei { $needed } punti nelle righe superiori che danno il bonus
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-memostreet-row-open = { $row }, non usata
page-memostreet-row-filled = { $row }: { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row }: sacrificata, 0 punti
page-memostreet-row-fill = { $row }: metti qui { $tiles } per { page-memostreet-points }
page-memostreet-row-several = { $row }: scegli quali tessere mettere qui
page-memostreet-row-voidable = { $row }: sacrifica questa riga
page-memostreet-row-hint = { $text } (consiglio { $hint })
page-memostreet-odds-row = Vale circa { page-memostreet-points }, se nessuno dimentica niente
page-memostreet-odds-bonus = Quanto è probabile il bonus, se nessuno dimentica niente

## Making a row void, choosing among tiles

page-memostreet-void-instead = Sacrifica una riga…
page-memostreet-void-which = { $row }: quale tessera va coperta in questa riga? La riga varrà 0 punti.
page-memostreet-void-do = Sacrifica la riga
page-memostreet-fill-which = { $row }: quali tessere metti qui?
page-memostreet-fill-this = { $tiles }: { page-memostreet-points }
page-memostreet-cancel = Annulla

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } scopre la tessera in { $cell }.
page-memostreet-log-look = { $name } la mostra a tutti.
page-memostreet-log-fill = { $name } usa la riga «{ $row }»: { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }.
page-memostreet-log-fill-points = { $name } usa la riga «{ $row }»: { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
page-memostreet-log-void = { $name } sacrifica la riga «{ $row }».

## The first game

page-memostreet-tutorial-begin = Ecco il tavolo: 63 tessere coperte. Nove per ogni numero da 1 a 6, e nove jolly. A ogni turno ne scopri tre. Per cominciare, tocca la tessera evidenziata.
page-memostreet-tutorial-second = Un 5. Solo adesso scegli la prossima tessera. Tocca quella evidenziata.
page-memostreet-tutorial-third = Un 2. Ne manca ancora una.
page-memostreet-tutorial-row = Un jolly! Ora riempi una riga del tuo segnapunti. Le righe illuminate mostrano quali tessere ci andrebbero, e i punti. Nei cinque vanno il 5 e il jolly: 10 punti. Tocca i cinque.
page-memostreet-tutorial-back = Il 5 e il jolly sono nella tua riga, e la riga è chiusa. Il 2 è di nuovo coperto, dove stava. Tieni a mente dov’era. Nessuno te lo mostrerà più!
page-memostreet-tutorial-watch = Ora sono gli altri a scoprire tessere, e tutti le vedono. Ecco un altro 2, in e5. Guarda bene.
page-memostreet-tutorial-remember = Il 6 è andato nei sei, e il resto è di nuovo coperto. Tocca a te! Hai visto due 2. Scoprine uno.
page-memostreet-tutorial-triple = Che memoria! E con un po’ di fortuna anche la terza tessera è un 2. Un tris vale 30 punti. Buono a sapersi: se non va bene niente, si sacrifica una riga, e 42 punti nelle righe superiori ne danno altri 20. Ora tocca il tris.
page-memostreet-goal = Riempi le tue dieci righe per fare più punti di tutti. Ricordati dove sta ogni tessera!

## Keys

page-memostreet-keys-move = andare da una tessera all’altra, o da una riga all’altra
page-memostreet-keys-rows = passare dal tavolo al tuo segnapunti, e viceversa
page-memostreet-keys-choose = scoprire la tessera, o scegliere la riga
page-memostreet-keys-cancel = scegliere di nuovo

page-memostreet-look-street = Via
page-memostreet-look-brick = Mattone
page-memostreet-look-night = Notte
