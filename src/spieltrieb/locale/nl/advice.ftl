### Advice and reviews, whatever the game; the reasons of a game are in a file of its own, advice-GAME.ftl.

## The names of the bots

advice-bot-random = Toeval
advice-bot-greedy = Slokop
advice-bot-level1 = Nieuweling
advice-bot-level2 = Hobbyspeler
advice-bot-level3 = Clubspeler
advice-bot-level4 = Expert
advice-bot-level5 = Meester
advice-bot-level1-line = Nieuw in het spel: pakt wat er leuk uitziet en lacht om eigen fouten.
advice-bot-level2-line = Speelt op gevoel, met een kop thee erbij. Meestal verstandig, soms wat dromerig.
advice-bot-level3-line = Kent de kneepjes van het spel en geeft zelden iets weg.
advice-bot-level4-line = Denkt vooruit, telt mee en neemt daar even de tijd voor.
advice-bot-level5-line = Rekent alles uit wat te weten valt. Wie hier wint, mag het rondvertellen.

## Advice

advice-for = Hints voor { $name } (plaats { $seat }) na { $step ->
        [one] { $step } zet
       *[other] { $step } zetten
    }
advice-unit-win = winstkans
advice-unit-points = verwachte punten
advice-move = zet
advice-why = waarom
advice-more-moves = … en nog { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }, aflopend tot { $worst }
advice-table = Wat bekend is
advice-table-label = { $label }:
advice-yes = ja
advice-no = nee

## Reviews

advice-review-of = Terugblik op { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }, { $seconds } s per beslissing; wat een zet weggaf, is gemeten als { $unit }
advice-review-no-choice = { $name } had nooit iets te kiezen.
advice-review-mean-win = { $name } gaf per zet { $loss }% van de partij weg, bij { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }.
advice-review-mean-points = { $name } gaf per zet { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    } weg, bij { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }.
advice-review-best = { $count ->
        [one] { $count } van de { $decisions } was zo goed als de beste.
       *[other] { $count } van de { $decisions } waren zo goed als de beste.
    }
advice-review-errors = Slordigheden: { $slips }, fouten: { $mistakes }, blunders: { $blunders }.
advice-review-flawless = Niets op aan te merken.
advice-review-worst-win = De duurste: zet { $step }, { $move } in plaats van { $best }, { $loss }%.
advice-review-worst-points = De duurste: zet { $step }, { $move } in plaats van { $best }, { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    }.
advice-review-turning-points = Keerpunten
advice-review-turn-win = Zet { $step }, { $name } speelt { $move }: de winstkans gaat van { $before }% naar { $after }%.
advice-review-turn-points = Zet { $step }, { $name } speelt { $move }: de verwachte punten gaan van { $before } naar { $after }.
advice-review-turn-own-win = De zet zelf kostte { $loss }%.
advice-review-turn-own-points = De zet zelf kostte { $loss ->
        [one] { $loss } punt
       *[other] { $loss } punten
    }.
advice-review-turn-luck = Dat was geluk, of het lag aan de anderen.
advice-review-worst-moves = De duurste zetten
advice-review-slip = slordigheid
advice-review-mistake = fout
advice-review-blunder = blunder
advice-review-column-step = zet
advice-review-column-name = speler
advice-review-column-played = gespeeld
advice-review-column-best = beter
advice-review-column-loss = weggegeven
advice-review-column-kind = oordeel
