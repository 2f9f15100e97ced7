### The rules of Kreuz & Quer, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

kreuzquer-name = Kreuz & Quer
kreuzquer-author = Reiner Knizia
kreuzquer-tagline = Iedereen krijgt dezelfde kaartjes. Wie legt de beste paden?

kreuzquer-rules-aim = Doel
    .text =
        In het midden van je bord kruisen twee paden elkaar. Rondom aan de rand wachten zestien getallen. Kaartje voor kaartje leg je paden van het midden naar de getallen.

        Elk getal dat je niet bereikt, kost je minpunten. Wie aan het eind de minste minpunten heeft, wint.

kreuzquer-rules-material = Wat jullie nodig hebben
    .text =
        Het spel is voor 1 tot 4 spelers. Iedereen heeft een bord en een set kaartjes.

        Het bord heeft 5 × 5 velden.

        - Het veld in het midden is bedrukt. Er loopt een breed pad doorheen van links naar rechts, en een smal pad van boven naar beneden. In het midden zijn ze met elkaar verbonden.
        - Elke kant van het bord heeft vier getallen: bij het eerste, tweede, vierde en vijfde veld. Een hoekveld heeft dus twee getallen, aan elke buitenkant één. In het midden van elke kant staat geen getal: daar is de rand een muur.
        - Er zijn zes enen, zes tweeën en vier drieën. Op elk van de vier borden staan ze ergens anders, maar alle borden zijn even moeilijk.

        Iedereen heeft dezelfde 28 kaartjes.

        - Elk kaartje heeft een eigen symbool, zodat je het bij zijn naam kunt noemen. Op de achterkant staat altijd een spiraal.
        - De plek waar een pad een kaartje verlaat, heet een uitgang. Een uitgang is breed of smal. Een zijde zonder uitgang noemen we leeg.
        - Twee kaartjes hebben één uitgang, zeven hebben er twee, twaalf hebben er drie en zeven hebben er vier. Brede en smalle uitgangen kunnen op één kaartje samen voorkomen. Alle uitgangen van een kaartje zijn met elkaar verbonden. Een breed pad kan dus overgaan in een smal pad.

        De kaartjes, de plekken van de getallen en de richting van de twee paden in het midden hebben we zelf nagebouwd. Wie de doos heeft, kan de echte intypen bij het openen van een tafel.

kreuzquer-rules-setup = Voorbereiding
    .text =
        Eén speler is de startspeler. De kaartjes van de startspeler liggen gesloten klaar, goed geschud. Alle anderen spreiden hun kaartjes open uit.

        Aan een echte tafel is de oudste de startspeler. Hier wordt geloot, tenzij jullie iemand kiezen. Kaartjes omdraaien is de enige bijzondere taak van de startspeler, en de pagina doet dat voor hem.

kreuzquer-rules-turn = Een ronde
    .text =
        Er zijn 24 rondes. Elke ronde gaat zo:

        - De startspeler draait een van zijn kaartjes om en zegt welk symbool erop staat.
        - Iedereen legt zijn eigen kaartje met dit symbool op zijn eigen bord. Dat doen jullie allemaal tegelijk.
        - Ben je tevreden over je kaartje, dan bevestig je. Heeft iedereen bevestigd, dan wordt het volgende kaartje omgedraaid.

        Tot het volgende kaartje wordt omgedraaid, mag je je nog bedenken: neem je zet terug en leg opnieuw. Daarna blijft je kaartje liggen zoals het ligt.

kreuzquer-rules-placing = Een kaartje leggen
    .text =
        Leg het kaartje op een vrij veld. Je mag het draaien zoals je wilt. Maar het moet wel passen:

        - Minstens één van de uitgangen moet aansluiten op een uitgang van een naburig kaartje of van het midden. Breed hoort bij breed, en smal bij smal.
        - Geen van de uitgangen mag uitkomen op een uitgang van de andere breedte.
        - Geen van de uitgangen mag doodlopen op de lege zijde van een kaartje of op een muur.
        - Geen van de lege zijden mag de uitgang van een buur versperren.

        Buren zijn alleen velden die elkaar met een hele zijde raken. Hoek aan hoek telt niet.

        Bij de getallen aan de rand mag alles. Een brede uitgang, een smalle uitgang of een lege zijde: naast een getal is het allemaal goed. Ook naar een veld dat nog vrij is en naar een spiraal mag elke zijde wijzen.

kreuzquer-rules-spiral = Spiralen
    .text =
        Soms past een kaartje nergens, of het bevalt je niet waar het past. Leg het dan gesloten neer, met de spiraal naar boven. Een spiraal mag op elk vrij veld, ook op een veld zonder buren.

        Een spiraal onderbreekt elk pad dat erin uitkomt. Latere kaartjes mogen er met een uitgang of met een lege zijde aan grenzen. Maar een spiraal zet geen pad voort: een nieuw kaartje moet nog steeds aansluiten op een uitgang van een open kaartje of van het midden.

        Elke spiraal kost aan het eind 1 minpunt.

kreuzquer-rules-end = Einde van het spel
    .text =
        Na 24 rondes is het spel afgelopen. Dan zijn alle borden vol. Van elke set blijven vier kaartjes over.

kreuzquer-rules-points = Punten
    .text =
        Bekijk elk getal aan de rand van je bord. Het is bereikt als het kaartje ernaast een uitgang naar het getal heeft, en als er vandaar een ononderbroken pad naar het midden loopt. Breed of smal maakt niet uit.

        - Elk getal dat niet bereikt is, kost zoveel minpunten als er staat.
        - Elke spiraal kost 1 minpunt.

        Wie de minste minpunten heeft, wint. Hebben meer spelers er even weinig, dan delen ze de overwinning.

        In de uitslag staan minpunten met een minteken: −7 betekent 7 minpunten.

kreuzquer-rules-solo = Alleen spelen
    .text =
        Je kunt dit spel ook in je eentje spelen, met dezelfde regels. Met je minpunten verdien je een titel:

        - 0 of 1: Verbindingsvirtuoos
        - 2 tot en met 4: Kruispuntkampioen
        - 5 tot en met 7: Puzzelende Padvinder
        - 8 tot en met 10: Leergierige Legger
        - 11 en meer: Doodlopende Dwaler

kreuzquer-rules-match = Een toernooi spelen
    .text =
        Een toernooi heeft evenveel partijen als er spelers zijn. Iedereen is één keer de startspeler. De minpunten van alle partijen worden opgeteld. Wie de minste minpunten heeft, wint het toernooi. Bij een gelijke stand wordt de overwinning gedeeld.

kreuzquer-rules-options = Opties
    .text =
        Dit kunnen jullie voor het spel afspreken:

        - Wie de kaartjes omdraait. Dat wordt geloot, tenzij jullie iemand kiezen.
        - Met welke kaartjes en borden jullie spelen. Dat hebben jullie alleen nodig als jullie die uit de doos willen gebruiken. Wat jullie intypen, wordt voor het spel gecontroleerd.

kreuzquer-rules-moves = In een terminal
    .text =
        Je typt je zetten. Een veld schrijf je met een letter en een cijfer. De letters a tot en met e zijn de kolommen, van links af. De cijfers 1 tot en met 5 zijn de rijen, van boven af. b3 ligt dus in de tweede kolom en de derde rij, en het midden is c3.

        - `key@b3/90`: leg de sleutel op b3, 90 graden met de klok mee gedraaid. Je kunt een kaartje 0, 90, 180 of 270 graden draaien.
        - `spiral@c1`: leg het kaartje gesloten op c1.

        Ziet een kaartje er na twee verschillende draaiingen hetzelfde uit, dan mag je ze allebei typen. Het kleinste getal wordt opgeschreven.

        Zo typ je de symbolen: `key` (sleutel), `star` (ster), `sun` (zon), `triangle` (driehoek), `smiley` (smiley), `moon` (maan), `heart` (hart), `anchor` (anker), `cloud` (wolk), `leaf` (blad), `fish` (vis), `bell` (bel), `crown` (kroon), `drop` (druppel), `flower` (bloem), `ladder` (ladder), `hammer` (hamer), `candle` (kaars), `boat` (boot), `house` (huis), `cup` (kopje), `bird` (vogel), `tree` (boom), `comb` (kam), `spoon` (lepel), `kite` (vlieger), `snail` (slak) en `glove` (handschoen).

        Hoofdletters en extra spaties maken niet uit. De plaatsen zijn genummerd van 0 tot en met 3, met de klok mee.

        De opties heten `starter` (de plaats die de kaartjes omdraait; in een terminal de eerste, als je niets opgeeft), `tiles`, `centre` en `ports`, bijvoorbeeld `--set tiles=mijne.json`. Een kaartje schrijf je met één teken per zijde, in de volgorde boven, rechts, onder, links: `W` voor een brede uitgang, `n` voor een smalle uitgang, `-` voor een lege zijde. `W-n-` heeft dus boven een brede en onder een smalle uitgang. Het midden schrijf je net zo. Twee paden die niet verbonden zijn, krijgen een plusteken ertussen: `W-W-+-n-n`. Elk kaartje heet met één woord in kleine letters; geen twee namen zijn gelijk, en geen enkele is `spiral`. De plek van een getal is een veld en een zijde: N is boven, E is rechts, S is onder, W is links. `a1N` is dus boven het veld in de hoek linksboven.

        In een bewaarde partij staat voor elke zet de plaats, bijvoorbeeld `0:key@b3/90`. Alleen waar een kaartje uiteindelijk blijft liggen, wordt bewaard. Een sterretje staat voor het toeval: `*:=key` betekent dat de sleutel is omgedraaid.

kreuzquer-option-starter = Wie de kaartjes omdraait
kreuzquer-option-tiles = De kaartjes: welk symbool welke paden heeft
kreuzquer-option-centre = De paden op het veld in het midden
kreuzquer-option-ports = De getallen aan de rand van elk bord

kreuzquer-reason-full = Alle borden zijn vol.

kreuzquer-rating-1 = Verbindingsvirtuoos
kreuzquer-rating-2 = Kruispuntkampioen
kreuzquer-rating-3 = Puzzelende Padvinder
kreuzquer-rating-4 = Leergierige Legger
kreuzquer-rating-5 = Doodlopende Dwaler

kreuzquer-symbol-key = sleutel
kreuzquer-symbol-star = ster
kreuzquer-symbol-sun = zon
kreuzquer-symbol-triangle = driehoek
kreuzquer-symbol-smiley = smiley
kreuzquer-symbol-moon = maan
kreuzquer-symbol-heart = hart
kreuzquer-symbol-anchor = anker
kreuzquer-symbol-cloud = wolk
kreuzquer-symbol-leaf = blad
kreuzquer-symbol-fish = vis
kreuzquer-symbol-bell = bel
kreuzquer-symbol-crown = kroon
kreuzquer-symbol-drop = druppel
kreuzquer-symbol-flower = bloem
kreuzquer-symbol-ladder = ladder
kreuzquer-symbol-hammer = hamer
kreuzquer-symbol-candle = kaars
kreuzquer-symbol-boat = boot
kreuzquer-symbol-house = huis
kreuzquer-symbol-cup = kopje
kreuzquer-symbol-bird = vogel
kreuzquer-symbol-tree = boom
kreuzquer-symbol-comb = kam
kreuzquer-symbol-spoon = lepel
kreuzquer-symbol-kite = vlieger
kreuzquer-symbol-snail = slak
kreuzquer-symbol-glove = handschoen

## Why the tiles and boards that somebody typed in, or a file with them, can't be played

kreuzquer-box-tiles = De kaartjes moeten paden koppelen aan { $count } symbolen.
kreuzquer-box-count = Er moeten precies { $count } kaartjes zijn, niet { $found }.
kreuzquer-box-symbol = Een symbool heet met één woord in kleine letters van a tot z, niet { $found }.
kreuzquer-box-spiral = Geen symbool mag “spiral” heten: dat is een kaartje dat gesloten ligt. Kies een andere naam.
kreuzquer-box-face = { $part ->
        [centre] Het midden
       *[tile] Het kaartje “{ $symbol }”
    } heeft vier tekens nodig, voor boven, rechts, onder en links: W voor een brede uitgang, n voor een smalle, - voor geen, bijvoorbeeld WWn-. Twee losse paden zien er zo uit: W-W-+-n-n. Er stond { $face }.
kreuzquer-box-no-exit = { $part ->
        [centre] Het midden
       *[tile] Het kaartje “{ $symbol }”
    } heeft op elk pad minstens één uitgang nodig; { $face } heeft een pad zonder uitgang.
kreuzquer-box-two-exits = { $part ->
        [centre] Het midden
       *[tile] Het kaartje “{ $symbol }”
    } mag aan elke zijde maar één uitgang hebben; in { $face } komen twee paden samen { $side ->
        [N] aan de bovenkant
        [E] aan de rechterkant
        [S] aan de onderkant
       *[W] aan de linkerkant
    }.
kreuzquer-box-boards = Er moeten één tot vier borden zijn, elk met zijn getallen.
kreuzquer-box-board = Bord { $board } moet getallen koppelen aan plekken op de rand, bijvoorbeeld 1 aan a1N.
kreuzquer-box-port = Bord { $board } heeft { $port }, maar daar hoort geen getal; er zijn alleen { $known }.
kreuzquer-box-number = Bord { $board } heeft bij { $port } een 1, 2 of 3 nodig, niet { $found }.
kreuzquer-box-missing = Bord { $board } heeft geen getal bij { $missing }.
kreuzquer-box-unequal = Alle borden moeten evenveel enen, tweeën en drieën hebben: bord 1 heeft er { $first_1 }, { $first_2 } en { $first_3 }, bord { $board } heeft er { $other_1 }, { $other_2 } en { $other_3 }.
kreuzquer-box-players = Voor { $players } spelers zijn { $players } borden nodig; er zijn er maar { $found }.
kreuzquer-box-file-unread = Het bestand { $path } is niet te lezen ({ $why }).
kreuzquer-box-file-parts = Het bestand { $path } moet één JSON-object zijn met “tiles”, “centre” en “ports”, en verder niets.
kreuzquer-box-file-content = Er klopt iets niet in het bestand { $path }. { $why }
kreuzquer-box-file-large = Het bestand { $path } heeft meer dan { $most } bytes, te veel voor een doos; kies het juiste bestand.
kreuzquer-box-file-encoding = Het bestand { $path } is geen tekst in UTF-8 (byte { $byte }); sla het op als UTF-8.
kreuzquer-box-file-json = Het bestand { $path } is geen geldige JSON op regel { $line }, kolom { $column }; misschien ontbreekt daar een komma of een aanhalingsteken.
kreuzquer-box-file-nested = Het bestand { $path } is te diep genest.
kreuzquer-box-file-repeat = In het bestand { $path } staat { $name } { $times } keer in één object; geef er een een andere naam of haal die weg.
kreuzquer-box-file-digits = In het bestand { $path } heeft een getal veel te veel cijfers.
