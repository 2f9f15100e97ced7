### What the board of 5 vor 12 says.

## The boards

page-fivetotwelve-board-mine = Jouw bord
page-fivetotwelve-board-of = Bord van { $name }
page-fivetotwelve-board-rows = Bord van { $name }. Rij 1: { $one }. Rij 2: { $two }. Rij 3: { $three }. Rij 4: { $four }.
page-fivetotwelve-others = De andere borden
page-fivetotwelve-none = vrij
page-fivetotwelve-free = { $free ->
        [one] één vrij veld
       *[other] { $free } vrije velden
    }
page-fivetotwelve-to-move = aan zet
page-fivetotwelve-hand = { $number } in de hand
page-fivetotwelve-cell-free = { $cell }, vrij
page-fivetotwelve-cell-dot = { $cell }, vrij, met een stip
page-fivetotwelve-cell-tile = { $cell }, { $number }
page-fivetotwelve-cell-fits = { $cell }, vrij: de { $tile } hier leggen
page-fivetotwelve-cell-exchange = { $cell }: de { $tile } hier leggen, de { $number } gaat naar het midden
page-fivetotwelve-fit = Op { $cell } passen { $low } tot en met { $high }. Van deze fiches liggen er { $open } open en { $unseen } gesloten.
page-fivetotwelve-fit-one = Op { $cell } past alleen de { $low }. Van deze fiches liggen er { $open } open en { $unseen } gesloten.
page-fivetotwelve-fit-none = Op { $cell } past geen enkel getal.
page-fivetotwelve-chance = { $name } wint vanaf hier { $percent } van de 100 partijen

## The middle

page-fivetotwelve-middle = Het midden van de tafel
page-fivetotwelve-pile = { $left ->
        [0] Geen gesloten fiches meer
        [one] Het laatste gesloten fiche trekken
       *[other] Een fiche trekken, er liggen er { $left } gesloten
    }
page-fivetotwelve-leave = In het midden laten
page-fivetotwelve-open = Open fiches
page-fivetotwelve-open-none = Nog geen open fiches.
page-fivetotwelve-open-tile = { $count ->
        [one] open { $number }
       *[other] open { $number }, { $count } fiches
    }
page-fivetotwelve-open-unfit = { $count ->
        [one] open { $number }, past nergens
       *[other] open { $number }, { $count } fiches, past nergens
    }
page-fivetotwelve-note-last = Dat was het laatste fiche: na deze beurt is het spel afgelopen.
page-fivetotwelve-note-quiet = { $rest ->
        [one] Nog één beurt zonder trekken, dan is het spel afgelopen.
       *[other] Nog { $rest } beurten zonder trekken, dan is het spel afgelopen.
    }
page-fivetotwelve-unseen = Nog gesloten: { $left }
page-fivetotwelve-unseen-number = { $count ->
        [0] { $number }: allemaal gezien
        [one] { $number }: één gesloten
       *[other] { $number }: { $count } gesloten
    }
page-fivetotwelve-unseen-down = gesloten
page-fivetotwelve-unseen-up = gezien

## What to do now

page-fivetotwelve-prompt-ready = Leg je { $number } op een stip: kleine getallen linksboven.
page-fivetotwelve-prompt-ready-new = Leg je { $number } op een stip. Getallen moeten naar rechts en naar beneden oplopen.
page-fivetotwelve-prompt-ready-wait = { $count ->
        [one] { $name } legt nog een fiche op een stip.
       *[other] { $name } leggen nog hun fiches op stippen.
    }
page-fivetotwelve-prompt-turn = Jouw beurt: trek of pak een fiche.
page-fivetotwelve-prompt-draw = Jouw beurt: trek een fiche.
page-fivetotwelve-prompt-take = Jouw beurt: pak een open fiche.
page-fivetotwelve-prompt-place = Leg de { $number } of laat hem liggen.
page-fivetotwelve-prompt-place-new = Leg de { $number } waar getallen naar rechts en naar beneden oplopen, of laat hem liggen.
page-fivetotwelve-prompt-nowhere = De { $number } past nergens: laat hem in het midden.
page-fivetotwelve-prompt-where = Waar moet de { $number } heen?
page-fivetotwelve-prompt-which = Welk open fiche moet op { $cell }?
page-fivetotwelve-prompt-wait = { $name } is aan de beurt.
page-fivetotwelve-prompt-chance = Er wordt een fiche omgedraaid.
page-fivetotwelve-prompt-over = De partij is afgelopen.
page-fivetotwelve-prompt-not-there = { $why ->
        [dots] Eerst moeten alle stippen bedekt zijn.
       *[order] De { $number } past niet op { $cell }: getallen lopen op naar rechts en naar beneden.
    }
page-fivetotwelve-prompt-unfit = De { $number } past nergens op je bord.
page-fivetotwelve-prompt-none-for = Geen open fiche past op { $cell }.

## What happened

page-fivetotwelve-log-draw = { $name } trekt een fiche.
page-fivetotwelve-log-face = { $name } krijgt de { $number }.
page-fivetotwelve-log-place = { $name } legt de { $number } op { $cell }.
page-fivetotwelve-log-take = { $name } pakt de open { $number } en legt die op { $cell }.
page-fivetotwelve-log-leave = { $name } laat het fiche in het midden liggen.

## Keys

page-fivetotwelve-keys-draw = een fiche trekken
page-fivetotwelve-keys-leave = het fiche in het midden laten liggen
page-fivetotwelve-keys-move = van veld naar veld gaan, of van fiche naar fiche
page-fivetotwelve-keys-choose = het fiche of het veld kiezen
page-fivetotwelve-keys-cancel = opnieuw kiezen

## The first game

page-fivetotwelve-tutorial-aim = Hier wil je naartoe: een vol bord. In elke rij worden de getallen van links naar rechts groter, in elke kolom van boven naar beneden. Wie dat als eerste lukt, wint.
page-fivetotwelve-tutorial-ready = Aan het begin krijgt iedereen vier fiches, een voor een, voor de vier stippen. Jij hebt een 3. Kleine getallen horen linksboven, dus leg hem op a1.
page-fivetotwelve-tutorial-draw = Alle stippen zijn bedekt, en jij bent aan de beurt. Tik op de stapel om een fiche te trekken.
page-fivetotwelve-tutorial-place = Een 12! Elk veld waar hij past, licht op: daar is hij groter dan alle getallen links en erboven, en kleiner dan alle getallen rechts en eronder. Leg hem op c2, tussen de 8 en de 14.
page-fivetotwelve-tutorial-take = De andere speler heeft een 5 getrokken en in het midden laten liggen. In plaats van te trekken mag je een open fiche pakken, maar dan moet je het ook leggen. Tik op de 5 en leg hem op b1.
page-fivetotwelve-tutorial-exchange = Je hebt een 1 getrokken. Die mag ook op een plek waar al een fiche ligt: het oude gaat naar het midden. Met de 1 in plaats van de 3 heb je meer plaats voor kleine getallen. Leg hem op a1.
page-fivetotwelve-tutorial-leave = Een 20 past alleen op de 14 of de 19, en daar schiet je niets mee op. Wat je trekt, hoef je niet te leggen: laat hem in het midden liggen.
page-fivetotwelve-tutorial-end = Een paar beurten later: er is nog één veld vrij, en je hebt een 11 getrokken. Leg hem op b3, dan win je meteen!
page-fivetotwelve-goal = Vul als eerste je bord. De getallen moeten naar rechts en naar beneden oplopen.

page-fivetotwelve-look-wood = Hout
page-fivetotwelve-look-slate = Leisteen
page-fivetotwelve-look-garden = Tuin
page-fivetotwelve-choice-placed = Door de spelers gelegd, een voor een
page-fivetotwelve-choice-sorted = Meteen op volgorde uitgedeeld
