### The page's board of Kreuz & Quer. A plan is the board of a player; a tile has wide and narrow exits.

## What to do now

page-kreuzquer-prompt-start = Het volgende kaartje wordt omgedraaid.
page-kreuzquer-prompt-choose = “{ $symbol }”: draai het kaartje en tik op een veld waar het past.
page-kreuzquer-prompt-choose-new = Zet een pad voort met “{ $symbol }”: paden moeten de getallen bereiken.
page-kreuzquer-prompt-down = Gesloten: tik op een vrij veld naar keuze.
page-kreuzquer-prompt-nowhere = “{ $symbol }” past nergens. Leg het kaartje gesloten op een vrij veld naar keuze.
page-kreuzquer-prompt-turn = Op { $cell }. Tik erop om het te draaien, en bevestig.
page-kreuzquer-prompt-confirm = Op { $cell }. Bevestig, of kies een ander veld.
page-kreuzquer-prompt-wait =
    { $count ->
        [one] Je kaartje ligt. Eén speler denkt nog na.
       *[other] Je kaartje ligt. { $count } spelers denken nog na.
    }
page-kreuzquer-prompt-watch = Iedereen legt “{ $symbol }”.
page-kreuzquer-prompt-over =
    { $count ->
        [0] Alle getallen bereikt: geen enkel minpunt!
        [one] Het bord is vol: 1 minpunt.
       *[other] Het bord is vol: { $count } minpunten.
    }
page-kreuzquer-note-misfit-alone = “{ $symbol }” past daar niet: er is daar geen pad om voort te zetten.
page-kreuzquer-note-misfit-wall = “{ $symbol }” past daar niet: een uitgang zou tegen de muur lopen.
page-kreuzquer-note-misfit-width = “{ $symbol }” past daar niet: een breed pad zou op een smal stuiten.
page-kreuzquer-note-misfit-blank = “{ $symbol }” past daar niet: een uitgang zou tegen een lege zijde lopen.
page-kreuzquer-note-misfit-shuts = “{ $symbol }” past daar niet: een lege zijde zou een uitgang versperren.
page-kreuzquer-note-taken = Dat veld is bezet.
page-kreuzquer-note-one-way = Hier past het alleen zo.
page-kreuzquer-note-spiral = Gesloten ziet het er altijd hetzelfde uit.
page-kreuzquer-note-beside = Dat was naast de vrije velden. Je hebt het kaartje weer in de hand.

## The tile in hand

page-kreuzquer-hand = Omgedraaid: { $symbol }. { $face }. Druk om het te draaien.
page-kreuzquer-turn-right = Naar rechts draaien (R)
page-kreuzquer-turn-left = Naar links draaien (Shift + R)
page-kreuzquer-confirm = Bevestigen
page-kreuzquer-flip = Gesloten leggen
page-kreuzquer-take-off = Weer weghalen (Escape)

## The plans

page-kreuzquer-round = Ronde { $round } van { $of }
page-kreuzquer-plan-of =
    Bord van { $name }: { $joined ->
        [one] 1 getal
       *[other] { $joined } getallen
    } van de 16 bereikt, { $spirals ->
        [one] 1 spiraal
       *[other] { $spirals } spiralen
    }, { $points ->
        [one] 1 minpunt
       *[other] { $points } minpunten
    } als het nu afgelopen was
page-kreuzquer-minus = { $count ->
        [0] 0
       *[other] −{ $count }
    }
page-kreuzquer-minus-now = { page-kreuzquer-minus } als het nu afgelopen was
page-kreuzquer-points =
    { $count ->
        [one] 1 minpunt als het nu afgelopen was
       *[other] { $count } minpunten als het nu afgelopen was
    }
page-kreuzquer-confirmed = heeft bevestigd
page-kreuzquer-thinking = denkt nog na
page-kreuzquer-width = { $width ->
        [W] breed
        [n] smal
       *[none] leeg
    }
page-kreuzquer-face = boven { $north }, rechts { $east }, onder { $south }, links { $west }
page-kreuzquer-face-two = twee aparte paden, { page-kreuzquer-face }
page-kreuzquer-face-down = gesloten
page-kreuzquer-cell-centre = { $cell }, het midden: { $face }
page-kreuzquer-cell-free =
    { $fit ->
        [fits] { $cell }, vrij: het kaartje past hier
        [turned] { $cell }, vrij: het kaartje past hier als je het draait
        [down] { $cell }, vrij: het kaartje kan hier gesloten liggen
       *[no] { $cell }, vrij
    }
page-kreuzquer-cell-tile = { $cell }, { $symbol }: { $face }
page-kreuzquer-cell-spiral = { $cell }, spiraal
page-kreuzquer-cell-try = { $cell }, je kaartje, nog niet bevestigd: { $face }
page-kreuzquer-cell-try-down = { $cell }, je kaartje gesloten, nog niet bevestigd
page-kreuzquer-tried = { $cell }: { $face }. Enter bevestigt.
page-kreuzquer-wall = Een muur: hier valt niets te bereiken.
page-kreuzquer-port =
    { $side ->
        [N] Getal { $value } boven
        [E] Getal { $value } rechts
        [S] Getal { $value } onder
       *[W] Getal { $value } links
    }{ $joined ->
        [yes] , bereikt
       *[no] , niet bereikt
    }

## The sheet of tiles

page-kreuzquer-sheet =
    { $count ->
        [one] 1 kaartje nog niet gezien
       *[other] { $count } kaartjes nog niet gezien
    }
page-kreuzquer-sheet-left =
    { $count ->
        [0] Daarvan komt er geen meer.
        [one] Daarvan komt er nog één.
       *[other] Daarvan komen er nog { $count }.
    }
page-kreuzquer-sheet-tile =
    { $gone ->
        [yes] { $symbol }: { $face } (al omgedraaid)
       *[no] { $symbol }: { $face }
    }

## The log

page-kreuzquer-log-face = Voor iedereen wordt “{ $symbol }” omgedraaid.
page-kreuzquer-log-place =
    { $angle ->
        [0] { $name } legt “{ $symbol }” op { $cell }.
       *[other] { $name } legt “{ $symbol }” op { $cell }, { $angle } graden gedraaid.
    }
page-kreuzquer-log-spiral = { $name } legt een spiraal op { $cell }.

## The first game

page-kreuzquer-tutorial-1 = Dit is je bord. Vanuit het midden lopen paden in vier richtingen: brede naar links en rechts, smalle naar boven en beneden. Rondom aan de rand wachten zestien getallen. Elk getal dat je niet bereikt, kost minpunten.
page-kreuzquer-tutorial-2 = Er wordt een kaartje omgedraaid: een recht breed pad. Breed hoort bij breed. Draai het door te tikken, met het muiswiel of met de toets R, leg het op b3, links van het midden, en bevestig.
page-kreuzquer-tutorial-3 = Het licht op: het is verbonden met het midden. Het volgende kaartje maakt van een breed pad een smal pad. Leg het op a3. In het midden van elke kant is de rand een muur, daar mag niets tegenaan lopen.
page-kreuzquer-tutorial-4 = Nu hoort smal bij smal. Deze bocht past zo op a2 dat hij naar het getal links wijst. Daarmee bereik je je eerste getal.
page-kreuzquer-tutorial-5 = De 1 licht op: bereikt! Maar dit kaartje is alleen een eindstuk en zou een goed pad afsluiten. Leg het liever gesloten: dat kost 1 minpunt en onderbreekt paden. Kies “Gesloten leggen”, tik op c5, waar geen getal staat, en bevestig.
page-kreuzquer-tutorial-6 = Iedereen legt tegelijk hetzelfde kaartje. Jij hebt bevestigd, en de ander denkt nog na. Heeft iedereen bevestigd, dan komt het volgende kaartje.
page-kreuzquer-tutorial-7 = Na 24 rondes is het bord vol. Elk getal dat niet bereikt is, kost zijn waarde, elke spiraal kost 1. Hier zijn dat samen 7 minpunten. Kun jij het beter?
page-kreuzquer-goal = Leg paden van het midden naar de getallen. Elk getal dat je niet bereikt, kost minpunten.

## Drawn examples of the rules

page-kreuzquer-example-material = Drie kaartjes: een met brede uitgangen, een met smalle uitgangen, een met beide.
page-kreuzquer-example-placing = Twee kaartjes die passen, en vijf die niet passen.
page-kreuzquer-example-fits = Even breed: past
page-kreuzquer-example-width = Breed op smal
page-kreuzquer-example-blank = Uitgang op lege zijde
page-kreuzquer-example-blocks = Lege zijde verspert een uitgang
page-kreuzquer-example-apart = Zet geen pad voort
page-kreuzquer-example-rim = Uitgang op de muur
page-kreuzquer-example-spiral = Een spiraal onderbreekt het pad dat erin uitkomt.
page-kreuzquer-example-points = Het ene getal is via een pad bereikt en licht op, het andere niet en is doorgestreept.

## Keys

page-kreuzquer-keys-move = van veld naar veld gaan
page-kreuzquer-keys-enter = het kaartje leggen; nog een keer: bevestigen
page-kreuzquer-keys-right = het kaartje naar rechts draaien
page-kreuzquer-keys-left = het kaartje naar links draaien
page-kreuzquer-keys-flip = het kaartje gesloten leggen, of weer open
page-kreuzquer-keys-cancel = het kaartje weer weghalen

page-kreuzquer-box-title = Eigen kaartjes en borden
page-kreuzquer-box-text = Geef elk kaartje een naam van één woord in kleine letters en beschrijf het met vier tekens, voor boven, rechts, onder en links: W voor een brede uitgang, n voor een smalle, - voor geen. Twee paden die niet verbonden zijn, krijgen een + ertussen.
page-kreuzquer-box-name = Naam van het kaartje “{ $symbol }”
page-kreuzquer-box-face = Paden van het kaartje “{ $symbol }”
page-kreuzquer-box-twice = Twee kaartjes heten “{ $symbol }”. Elk kaartje heeft een eigen naam nodig.
page-kreuzquer-box-tiles = Kaartjes
page-kreuzquer-box-boards = Borden
page-kreuzquer-box-board = Bord { $seat }
page-kreuzquer-box-port = Getal bij { $port }
page-kreuzquer-box-centre = Midden
page-kreuzquer-box-right = Hiermee kun je spelen.
page-kreuzquer-box-use = Hiermee spelen

page-kreuzquer-look-blueprint = Blauwdruk
page-kreuzquer-look-forest = Bos
page-kreuzquer-look-plum = Pruim
page-kreuzquer-editor-open = Kaartjes uit de doos gebruiken
page-kreuzquer-editor-chosen = Eigen kaartjes
page-kreuzquer-editor-ours = Weer die van ons
