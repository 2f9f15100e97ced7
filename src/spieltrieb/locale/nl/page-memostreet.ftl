### The board of Memo Street. Names of rows, the rules and the options are in memostreet.ftl.

## What is to be done now

page-memostreet-prompt-turn = { $left ->
        [1] Draai het laatste fiche om.
        [2] Draai de laatste twee fiches om, een voor een.
       *[other] Draai drie fiches om, een voor een.
    }
page-memostreet-prompt-turn-new = Draai drie fiches om en onthoud waar alles ligt: je hebt het nog nodig.
page-memostreet-prompt-turn-on = { $left ->
        [1] Draai nog één fiche om.
       *[other] Draai nog { $left } fiches om.
    }
page-memostreet-prompt-row = Kies een rij voor je fiches.
page-memostreet-prompt-row-new = Kies een rij voor je fiches. Elke rij kun je maar één keer gebruiken.
page-memostreet-prompt-must-void = Er past niets. Welke rij streep je weg?
page-memostreet-prompt-void = Welke rij wil je wegstrepen?
page-memostreet-prompt-pick = Kies wat er in de rij komt.
page-memostreet-prompt-refused = { $why ->
        [closed] Die rij is al gebruikt.
        [none] Geen van je fiches past daar. Probeer een andere rij.
       *[fit] Dat fiche past daar niet. Probeer een andere rij.
    }
page-memostreet-prompt-other-turn = { $name } draait fiches om. Kijk goed!
page-memostreet-prompt-other-row = { $name } kiest een rij.
page-memostreet-prompt-over = De partij is afgelopen.

## The street

page-memostreet-street = De fiches op tafel
page-memostreet-enlarge = Grotere fiches
page-memostreet-tray = Fiches die open liggen
page-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
page-memostreet-tile-down = { $cell }, gesloten
page-memostreet-tile-hint = { $cell }, gesloten, hint { $hint }
page-memostreet-tile-up = { $face ->
        [J] { $cell }: joker
       *[other] { $cell }: { $face }
    }
page-memostreet-tile-gone = { $cell }, leeg

## Score boards

page-memostreet-board-of = Scorebord van { $name }
page-memostreet-unfold = Scorebord van { $name }: in totaal { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-memostreet-bonus = Bonus
page-memostreet-total = Totaal
page-memostreet-upper = { $points } van de { $needed } punten in de bovenste rijen die de bonus opleveren
page-memostreet-upper-short = { $points } / { $needed }
page-memostreet-plus = +{ $points }
page-memostreet-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-memostreet-row-open = { $row }, ongebruikt
page-memostreet-row-filled = { $row }: { $tiles }, { page-memostreet-points }
page-memostreet-row-void = { $row }: weggestreept, 0 punten
page-memostreet-row-fill = { $row }: { $tiles } hier leggen voor { page-memostreet-points }
page-memostreet-row-several = { $row }: kiezen welke fiches hier komen
page-memostreet-row-voidable = { $row }: deze rij wegstrepen
page-memostreet-row-hint = { $text } (hint { $hint })
page-memostreet-odds-row = Ongeveer { page-memostreet-points } waard, als niemand iets vergeet
page-memostreet-odds-bonus = Hoe waarschijnlijk de bonus is, als niemand iets vergeet

## Making a row void, choosing among tiles

page-memostreet-void-instead = Rij wegstrepen…
page-memostreet-void-which = { $row }: welk fiche gaat gesloten in deze rij? De rij levert dan 0 punten op.
page-memostreet-void-do = Wegstrepen
page-memostreet-fill-which = { $row }: welke fiches leg je hier?
page-memostreet-fill-this = { $tiles }: { page-memostreet-points }
page-memostreet-cancel = Annuleren

## The log; it never tells what a tile shows

page-memostreet-log-turn = { $name } draait { $cell } om.
page-memostreet-log-look = { $name } laat het aan iedereen zien.
page-memostreet-log-fill = { $name } vult een rij ({ $row }) met { $tiles ->
        [one] één fiche
       *[other] { $tiles } fiches
    }.
page-memostreet-log-fill-points = { $name } vult een rij ({ $row }) met { $tiles ->
        [one] één fiche
       *[other] { $tiles } fiches
    }, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
page-memostreet-log-void = { $name } streept een rij weg ({ $row }).

## The first game

page-memostreet-tutorial-begin = Dit is de tafel: 63 gesloten fiches. Van de getallen 1 tot en met 6 en van de jokers zijn er elk negen. Elke beurt draai je er drie om. Tik op het gemarkeerde fiche om te beginnen.
page-memostreet-tutorial-second = Een 5. Nu pas kies je het volgende fiche. Tik op het gemarkeerde.
page-memostreet-tutorial-third = Een 2. Nog eentje.
page-memostreet-tutorial-row = Een joker! Nu vul je een rij van je scorebord. De verlichte rijen laten zien welke fiches erin zouden gaan, en de punten. In de vijven gaan de 5 en de joker: 10 punten. Tik op de vijven.
page-memostreet-tutorial-back = De 5 en de joker liggen in je rij, en de rij is dicht. De 2 ligt weer gesloten waar hij lag. Onthoud waar dat was. Niemand laat het je nog een keer zien!
page-memostreet-tutorial-watch = Nu draaien de anderen fiches om, en iedereen ziet ze. Daar is nog een 2, op e5. Kijk goed.
page-memostreet-tutorial-remember = De 6 ging naar de zessen, en de rest ligt weer gesloten. Jouw beurt! Je hebt twee tweeën gezien. Draai er een om.
page-memostreet-tutorial-triple = Goed onthouden! En met een beetje geluk is de derde ook een 2. Een trio levert 30 punten op. Goed om te weten: past er niets, dan streep je een rij weg. En 42 punten in de bovenste rijen leveren 20 extra op. Tik nu op het trio.
page-memostreet-goal = Vul je tien rijen voor zo veel mogelijk punten. Onthoud waar elk fiche ligt!

## Keys

page-memostreet-keys-move = van fiche naar fiche gaan, of van rij naar rij
page-memostreet-keys-rows = wisselen tussen de tafel en je scorebord
page-memostreet-keys-choose = het fiche omdraaien, of de rij kiezen
page-memostreet-keys-cancel = opnieuw kiezen

page-memostreet-look-street = Straat
page-memostreet-look-brick = Baksteen
page-memostreet-look-night = Nacht
