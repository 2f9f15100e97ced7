### What the board of Da Vinci Code says.

# Shared pieces
page-davincicode-value = { $value ->
        [hyphen] trattino
       *[other] { $value }
    }
page-davincicode-tile = { $value ->
        [hyphen] trattino
       *[other] { $value }
    } { $colour ->
        [black] nero
       *[white] bianco
    }
page-davincicode-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-davincicode-points-help = Per i tentativi giusti. Chi vince aggiunge i numeri ancora nascosti del proprio codice.
page-davincicode-points-sum = { $guesses } per i tentativi giusti e { $numbers } per i numeri ancora nascosti.
page-davincicode-out = fuori
page-davincicode-acting = di turno:
page-davincicode-close = Chiudi

# The codes
page-davincicode-rack = Codice di { $name }: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $hidden ->
        [one] 1 nascosta
       *[other] { $hidden } nascoste
    }
page-davincicode-tile-hidden = Tessera { $place }: { $colour ->
        [black] nera
       *[white] bianca
    }, nascosta
page-davincicode-tile-hidden-not = Tessera { $place }: { $colour ->
        [black] nera
       *[white] bianca
    }, nascosta, non { $values }
page-davincicode-tile-known = Tessera { $place }: { page-davincicode-tile }, nascosta agli altri
page-davincicode-tile-open = Tessera { $place }: { page-davincicode-tile }, scoperta
page-davincicode-apart = Tessera nuova, in disparte: { page-davincicode-tile }
page-davincicode-apart-hidden = Tessera nuova, in disparte: { $colour ->
        [black] nera
       *[white] bianca
    }, nascosta
page-davincicode-gap = Metti qui la tessera nuova, in posizione { $place }
page-davincicode-show = Scopri: { $tile }
page-davincicode-orders = Modi di disporre il tuo codice
page-davincicode-order = Disponi: { $tiles }
page-davincicode-mark-miss = Ultimo tentativo: non è { $value ->
        [hyphen] un trattino
       *[other] il numero { $value }
    }
page-davincicode-mark-hit = Appena indovinata
page-davincicode-mark-new = Inserita per ultima

# The pool and the buttons
page-davincicode-pool = Riserva
page-davincicode-take = Prendi una tessera { $colour ->
        [black] nera
       *[white] bianca
    }, { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }
page-davincicode-heap = Tessere { $colour ->
        [black] nere
       *[white] bianche
    } rimaste: { $left }
page-davincicode-stop = Fermati, resta nascosta
page-davincicode-stop-empty = Fermati
page-davincicode-go-on = Prova ancora

# The pad
page-davincicode-pad = Tessera { $place } di { $owner }
page-davincicode-pad-guess = { $owner }, tessera { $place }: che cos’è?
page-davincicode-pad-note = { $owner }, tessera { $place }: i tuoi appunti
page-davincicode-values = Valori
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , questa tessera la vedi
        [out] , già provato, sbagliato
        [no] , barrato
        [yes] , cerchiato
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } per cento
    }
page-davincicode-to-notes = Prendi appunti
page-davincicode-to-guess = Torna a indovinare
page-davincicode-note-help = Tocca una volta per barrare, due per cerchiare.

# The notepad
page-davincicode-notepad = Taccuino
page-davincicode-card = Appunti sulla tessera { $place } di { $owner }, { $colour ->
        [black] nera
       *[white] bianca
    }
page-davincicode-fill = Compila automaticamente
page-davincicode-fill-later = Chiedi un consiglio quando tocca a te; poi il taccuino potrà compilarsi da solo.
page-davincicode-filled = Il taccuino è compilato.
page-davincicode-clear = Cancella tutto

# What is to be done now
page-davincicode-prompt-take-first = Prendi una tessera per il tuo codice: nera o bianca?
page-davincicode-prompt-take = Tocca a te. Prendi una tessera: nera o bianca?
page-davincicode-prompt-set = Dove vuoi il tuo trattino? Scegli il tuo codice.
page-davincicode-prompt-guess = Tocca una tessera nascosta degli altri e di’ che cos’è.
page-davincicode-prompt-guess-new = Tocca una tessera nascosta e di’ che cos’è. I codici sono in ordine.
page-davincicode-prompt-hit = Indovinato! Fermati e tieni nascosta la tessera nuova, oppure prova ancora.
page-davincicode-prompt-hit-empty = Indovinato! Fermati qui, oppure prova ancora.
page-davincicode-prompt-insert = Scegli nel tuo codice uno spazio per la tessera nuova. Resta nascosta.
page-davincicode-prompt-insert-one = La tua tessera nuova entra nel tuo codice, nascosta.
page-davincicode-prompt-lay = Sbagliato. Scegli uno spazio nel tuo codice: la tessera nuova entra scoperta.
page-davincicode-prompt-lay-one = Sbagliato. La tua tessera nuova entra nel tuo codice, scoperta.
page-davincicode-prompt-show = Sbagliato, e la riserva è vuota. Quale delle tue tessere scopri?
page-davincicode-prompt-take-wait = { $name } prende una tessera.
page-davincicode-prompt-set-wait = Ognuno dispone il proprio codice.
page-davincicode-prompt-guess-wait = { $name } sta pensando a che cosa dire.
page-davincicode-prompt-hit-wait = Indovinato! { $name } continua o si ferma?
page-davincicode-prompt-insert-wait = { $name } inserisce la tessera nuova.
page-davincicode-prompt-lay-wait = Sbagliato. { $name } inserisce la tessera nuova, scoperta.
page-davincicode-prompt-show-wait = Sbagliato. { $name } deve scoprire una tessera.
page-davincicode-prompt-over = L’ultimo segreto è di { $name }, che vince questa partita.
page-davincicode-prompt-won = Il tuo codice ha custodito il suo segreto più a lungo di tutti. Vinci questa partita!
page-davincicode-not-there = Lì non può andare: i numeri devono crescere da sinistra a destra.
page-davincicode-not-rack = Mettila sul tuo codice.

# What happened
page-davincicode-log-take = { $name } prende una tessera { $colour ->
        [black] nera
       *[white] bianca
    }.
page-davincicode-log-face = { $name } riceve { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }
    }.
page-davincicode-log-face-hidden = { $name } la guarda. Nessun altro vede il suo numero.
page-davincicode-log-set = { $name } dispone il suo codice.
page-davincicode-log-guess = { $name } prova con la tessera { $place } di { $owner }: { $value ->
        [hyphen] trattino
       *[other] numero { $value }
    }.
page-davincicode-log-hit = { $name } prova con la tessera { $place } di { $owner }: { $value ->
        [hyphen] trattino
       *[other] numero { $value }
    }. Indovinato!
page-davincicode-log-miss = { $name } prova con la tessera { $place } di { $owner }: { $value ->
        [hyphen] trattino
       *[other] numero { $value }
    }. Sbagliato.
page-davincicode-log-stop = { $name } si ferma.
page-davincicode-log-insert = { $name } inserisce la tessera nuova, nascosta, in posizione { $place }.
page-davincicode-log-lay = { $name } inserisce { $value ->
        [hyphen] il trattino { $colour ->
            [black] nero
           *[white] bianco
        }, scoperto,
       *[other] la tessera { $colour ->
            [black] nera
           *[white] bianca
        } { $value }, scoperta,
    } in posizione { $place }.
page-davincicode-log-show = { $name } scopre la tessera { $place }: { page-davincicode-tile }.

# The tutorial
page-davincicode-tutorial-code = Questo è il tuo codice segreto, dal numero più piccolo a sinistra al più grande a destra. Anche { $friend } ne custodisce uno: vedi solo il retro delle sue tessere, ma vedi quali sono nere e quali bianche. Vince chi alla fine ha ancora una tessera nascosta.
page-davincicode-tutorial-take = È il tuo turno. Per prima cosa prendi una tessera dalla riserva. Tocca il mucchio bianco.
page-davincicode-tutorial-guess = Hai preso il 5 bianco. Per ora sta in disparte. Adesso prova a indovinare! La prima tessera di { $friend } è nera, e alla sua destra c’è il suo 1 nero, scoperto. I numeri crescono: che cosa può stare a sinistra dell’1? Tocca quella tessera e scegli 0.
page-davincicode-tutorial-hit = Indovinato, la tessera si ribalta! Puoi continuare. Ma se sbagli, la tua tessera nuova entra nel codice sotto gli occhi di tutti. Fermati qui e tienila nascosta.
page-davincicode-tutorial-insert = Ora il tuo 5 bianco sta nascosto nel tuo codice, al posto giusto. Ce lo mette la pagina per te. Adesso tocca ad { $friend }.
page-davincicode-tutorial-miss = { $friend } ha preso una tessera e ha detto che la tua ultima tessera è un 10. Sbagliato! Così la sua tessera nuova, il 6 bianco, sta scoperta nel suo codice. E ora tutti sanno che cosa la tua tessera non è.
page-davincicode-tutorial-notes = Il taccuino ti aiuta a non perdere il filo. Barra da sé i tentativi sbagliati, e tu puoi barrare e cerchiare quello che vuoi. Adesso trova gli ultimi segreti di { $friend }!

# Keys
page-davincicode-keys-black = prendere una tessera nera
page-davincicode-keys-white = prendere una tessera bianca
page-davincicode-keys-move = andare da una tessera nascosta all’altra
page-davincicode-keys-choose = scegliere la tessera
page-davincicode-keys-guess = indovinare il suo numero, o annotarlo
page-davincicode-keys-stop = smettere di indovinare
page-davincicode-keys-notes = aprire o chiudere il taccuino
page-davincicode-keys-cancel = scegliere un’altra tessera

page-davincicode-blind-black = Nera
page-davincicode-blind-white = Bianca
page-davincicode-goal = Scopri i codici degli altri prima che scoprano il tuo. Ogni codice è in ordine, il numero più piccolo a sinistra.

page-davincicode-look-walnut = Noce
page-davincicode-look-felt = Feltro
page-davincicode-look-navy = Blu notte
page-davincicode-curtain-wait = Si preparano i codici.
page-davincicode-curtain-blind = Prendi una tessera per il tuo codice. Il suo numero lo vedrai più tardi.
