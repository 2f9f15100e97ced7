### Advice and reviews, whatever the game; the reasons of a game are in a file of its own, advice-GAME.ftl.

## The names of the bots

advice-bot-random = Caso
advice-bot-greedy = Ingordo
advice-bot-level1 = Novellino
advice-bot-level2 = Dilettante
advice-bot-level3 = Socio del circolo
advice-bot-level4 = Esperto
advice-bot-level5 = Maestro
advice-bot-level1-line = Alle prime partite: prende ciò che è bello e ride dei propri errori.
advice-bot-level2-line = Gioca d’istinto, con una tazza di tè. Di solito con giudizio, a volte con la testa fra le nuvole.
advice-bot-level3-line = Conosce i trucchi del gioco e di rado regala qualcosa.
advice-bot-level4-line = Pensa in anticipo, conta ciò che resta e si prende un momento per riflettere.
advice-bot-level5-line = Calcola tutto ciò che si può sapere. Una vittoria qui si racconta agli amici.

## Advice

advice-for = Consigli per { $name } (posto { $seat }) dopo { $step ->
        [one] una mossa
       *[other] { $step } mosse
    }
advice-unit-win = probabilità di vincere
advice-unit-points = punti attesi
advice-move = mossa
advice-why = perché
advice-more-moves = … e { $count ->
        [one] un’altra mossa: { $worst }
       *[other] altre { $count } mosse, giù fino a { $worst }
    }
advice-table = Che cosa si sa
advice-table-label = { $label }:
advice-yes = sì
advice-no = no

## Reviews

advice-review-of = Analisi di { $count ->
        [one] una decisione
       *[other] { $count } decisioni
    }, { $seconds } s per ciascuna; quanto una mossa ha sprecato è misurato in { $unit }
advice-review-no-choice = { $name } non ha mai avuto scelta.
advice-review-mean-win = { $name }: spreco medio per mossa { $loss }% della partita, in { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }.
advice-review-mean-points = { $name }: spreco medio per mossa { $loss ->
        [one] un punto
       *[other] { $loss } punti
    }, in { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }.
advice-review-best = Decisioni buone quanto la migliore: { $count } su { $decisions }.
advice-review-errors = Imprecisioni: { $slips }, errori: { $mistakes }, svarioni: { $blunders }.
advice-review-flawless = Niente da ridire.
advice-review-worst-win = La più costosa: mossa { $step }, { $move } invece di { $best }, { $loss }%.
advice-review-worst-points = La più costosa: mossa { $step }, { $move } invece di { $best }, { $loss ->
        [one] un punto
       *[other] { $loss } punti
    }.
advice-review-turning-points = Punti di svolta
advice-review-turn-win = Mossa { $step }, { $name } gioca { $move }: la probabilità di vincere passa da { $before }% a { $after }%.
advice-review-turn-points = Mossa { $step }, { $name } gioca { $move }: i punti attesi passano da { $before } a { $after }.
advice-review-turn-own-win = La mossa in sé è costata { $loss }%.
advice-review-turn-own-points = La mossa in sé è costata { $loss ->
        [one] un punto
       *[other] { $loss } punti
    }.
advice-review-turn-luck = È stata la fortuna, o sono stati gli altri.
advice-review-worst-moves = Le mosse più costose
advice-review-slip = imprecisione
advice-review-mistake = errore
advice-review-blunder = svarione
advice-review-column-step = mossa
advice-review-column-name = chi gioca
advice-review-column-played = giocata
advice-review-column-best = meglio
advice-review-column-loss = sprecato
advice-review-column-kind = giudizio
