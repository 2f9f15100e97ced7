### Rat und Rückblick, für alle Spiele; die Gründe eines Spiels stehen in einer eigenen Datei, advice-SPIEL.ftl.

## Die Namen der Bots

advice-bot-random = Zufall
advice-bot-greedy = Gierschlund
advice-bot-level1 = Neuling
advice-bot-level2 = Hobbyspieler
advice-bot-level3 = Klubspieler
advice-bot-level4 = Könner
advice-bot-level5 = Meister
advice-bot-level1-line = Neu im Spiel: nimmt, was hübsch aussieht, und lacht über eigene Fehler.
advice-bot-level2-line = Spielt nach Gefühl, bei einer Tasse Tee. Meist vernünftig, manchmal verträumt.
advice-bot-level3-line = Kennt die Kniffe des Spiels und verschenkt selten etwas.
advice-bot-level4-line = Denkt voraus, zählt mit und lässt sich dafür einen Moment Zeit.
advice-bot-level5-line = Rechnet alles aus, was sich wissen lässt. Wer hier gewinnt, darf es weitererzählen.

## Rat

advice-for = Tipps für { $name } (Platz { $seat }) nach { $step ->
        [one] einem Zug
       *[other] { $step } Zügen
    }
advice-unit-win = Gewinnaussicht
advice-unit-points = erwartete Punkte
advice-move = Zug
advice-why = warum
advice-more-moves = … und { $count ->
        [one] ein weiterer Zug
       *[other] { $count } weitere Züge
    }, bis hinab zu { $worst }
advice-table = Was bekannt ist
advice-table-label = { $label }:
advice-yes = ja
advice-no = nein

## Rückblick

advice-review-of = Rückblick auf { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, { $seconds } s für jede. Was ein Zug vergab, ist gemessen als { $unit }
advice-review-no-choice = { $name } hatte nie eine Wahl.
advice-review-mean-win = { $name } vergab { $loss } % der Partie je Zug, bei { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
advice-review-mean-points = { $name } vergab { $loss ->
        [one] einen Punkt
       *[other] { $loss } Punkte
    } je Zug, bei { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
advice-review-best = { $count ->
        [one] Eine von { $decisions } war so gut wie die beste.
       *[other] { $count } von { $decisions } waren so gut wie die besten.
    }
advice-review-errors = Ungenauigkeiten: { $slips }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
advice-review-flawless = Nichts daran auszusetzen.
advice-review-worst-win = Am teuersten: Zug { $step }, { $move } statt { $best }, { $loss } %.
advice-review-worst-points = Am teuersten: Zug { $step }, { $move } statt { $best }, { $loss ->
        [one] ein Punkt
       *[other] { $loss } Punkte
    }.
advice-review-turning-points = Wendepunkte
advice-review-turn-win = Zug { $step }, { $name } spielt { $move }: die Gewinnaussicht geht von { $before } % auf { $after } %.
advice-review-turn-points = Zug { $step }, { $name } spielt { $move }: die erwarteten Punkte gehen von { $before } auf { $after }.
advice-review-turn-own-win = Der Zug selbst kostete { $loss } %.
advice-review-turn-own-points = Der Zug selbst kostete { $loss ->
        [one] einen Punkt
       *[other] { $loss } Punkte
    }.
advice-review-turn-luck = Das war Glück, oder es waren die anderen.
advice-review-worst-moves = Die teuersten Züge
advice-review-slip = Ungenauigkeit
advice-review-mistake = Fehler
advice-review-blunder = grober Fehler
advice-review-column-step = Zug
advice-review-column-name = Spieler
advice-review-column-played = gespielt
advice-review-column-best = besser
advice-review-column-loss = vergeben
advice-review-column-kind = Urteil
