### The rules of Memo Street, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

memostreet-name = Memo Street
memostreet-author = Reiner Knizia
memostreet-tagline = Die joker heb je net nog gezien. Maar waar?

memostreet-rules-aim = Doel
    .text =
        Op je scorebord wachten tien lege rijen. Elke beurt gebruik je er een. Met de juiste fiches levert een rij veel punten op, met de verkeerde weinig of geen.

        Een beetje geluk helpt. Maar het helpt nog meer als je onthoudt welk fiche waar ligt. Wie aan het eind de meeste punten heeft, wint.

memostreet-rules-material = Wat jullie nodig hebben
    .text =
        Het spel is voor 2 tot 4 spelers.

        - Er zijn 91 fiches: dertien van elk van de getallen 1, 2, 3, 4, 5 en 6, en dertien jokers.
        - Met zijn vieren gebruiken jullie ze allemaal. Met zijn drieën gebruiken jullie er elf van elke soort, dat zijn 77 fiches. Met zijn tweeën gebruiken jullie er negen van elke soort, dat zijn 63 fiches.
        - Iedereen heeft een scorebord met tien rijen. Elke rij heeft drie vakjes.

memostreet-rules-setup = Voorbereiding
    .text =
        De fiches worden geschud en gesloten uitgelegd, in 7 regels. Met zijn vieren is elke regel 13 fiches lang, met zijn drieën 11 en met zijn tweeën 9.

        Aan een echte tafel begint de jongste speler. Hier wordt geloot, tenzij jullie iemand kiezen.

memostreet-rules-turn = Je beurt
    .text =
        Jullie spelen met de klok mee. Je beurt gaat zo:

        - Draai drie fiches om, een voor een. Bekijk elk fiche voordat je het volgende kiest.
        - Kies een rij van je scorebord die je nog niet hebt gebruikt. Vul die met de fiches die passen, of streep een rij weg.
        - Draai alle fiches die je niet hebt gebruikt weer om, precies waar ze liggen.

        Je moet alle omgedraaide fiches leggen die in de gekozen rij passen. Je mag er geen achterhouden. Een gebruikte rij is voorgoed dicht, ook als er nog vakjes vrij zijn.

        Een voorbeeld: je draait een 4, een 2 en een joker om. Kies je de vieren, dan gaan de 4 en de joker erin, voor 8 punten. Kies je de tweeën, dan gaan de 2 en de joker erin, voor 4 punten. Kies je de enen, dan gaat alleen de joker erin, voor 1 punt.

        Laat in het spel liggen er misschien minder dan drie fiches op tafel. Dan draai je om wat er nog ligt. Een rij die drie fiches nodig heeft, kun je dan niet meer vullen, maar nog wel wegstrepen.

        Huisregels, waar de spelregels het openlaten: de fiches worden een voor een omgedraaid, alles wat past moet worden gelegd, en de laatste worden ook omgedraaid als het er minder dan drie zijn.

        Onthouden moet je zelf! Je ziet alleen wat er op dit moment open ligt. De computer heeft ook een geheugen: hoe sterker hij speelt, hoe beter dat is.

memostreet-rules-rows = De tien rijen
    .text =
        In de zes bovenste rijen gaan een, twee of drie fiches:

        - Enen, tweeën, drieën, vieren, vijven en zessen: fiches met dat getal passen, en jokers. Elk fiche is dat getal waard. Een joker is het getal van zijn rij waard. Een rij mag zelfs uit alleen maar jokers bestaan.

        In de vier onderste rijen gaan alle drie de omgedraaide fiches, of geen enkel:

        - Kleine straat: een 1, een 2 en een 3. Jokers mogen ontbrekende getallen vervangen. Die is 15 punten waard.
        - Grote straat: een 4, een 5 en een 6. Jokers mogen ontbrekende getallen vervangen. Die is 20 punten waard.
        - Trio: drie keer hetzelfde getal, of drie jokers. Getallen en jokers door elkaar mag hier niet. Dat is altijd 30 punten waard.
        - Chance: drie willekeurige fiches. De rij is zoveel waard als de getallen samen. Jokers tellen hier als 0.

        In een straat mag geen getal twee keer voorkomen: twee enen en een joker zijn geen kleine straat. Maar drie jokers zijn goed voor een kleine straat, voor een grote straat en voor een trio.

        Een voorbeeld voor de chance: een 2, een 6 en een joker zijn 8 punten waard.

memostreet-rules-void = Een rij wegstrepen
    .text =
        Passen je fiches in geen enkele ongebruikte rij, dan moet je een van die rijen wegstrepen. Dat mag ook als er wel iets past, als je dat slim vindt. Je mag elke ongebruikte rij kiezen.

        Kies een van je omgedraaide fiches en leg het gesloten in de rij. Het is uit het spel. De andere fiches draai je weer om waar ze liggen.

        Een weggestreepte rij is gebruikt, en is 0 punten waard.

memostreet-rules-end = Einde van het spel
    .text =
        Het spel is afgelopen als iedereen tien beurten heeft gehad. Dan zijn alle rijen gebruikt.

        Het is ook meteen afgelopen als het laatste fiche van tafel is. Sommige spelers hebben dan misschien een beurt minder gehad dan andere. Rijen die nooit gebruikt zijn, leveren 0 punten op. Dit kan alleen gebeuren met drie of vier spelers.

memostreet-rules-points = Punten
    .text =
        Tel op wat je tien rijen waard zijn.

        Kijk dan alleen naar je zes bovenste rijen. Leveren die samen 42 punten of meer op, dan krijg je een bonus van 20 punten. Goed om te weten: twee fiches in elke bovenste rij is precies 42.

        Wie de meeste punten heeft, wint. Hebben meer spelers er evenveel, dan delen ze de overwinning (een huisregel).

memostreet-rules-match = Een toernooi spelen
    .text =
        De spelregels kennen alleen losse partijen. Als huisregel kunnen jullie een toernooi spelen: spreek af hoeveel partijen, het liefst evenveel als er spelers zijn, zodat iedereen één keer begint. Tel de punten van alle partijen op. Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.

memostreet-rules-options = Opties
    .text =
        Dit kunnen jullie voor het spel afspreken:

        - Wie begint. Dat wordt geloot, tenzij jullie iemand kiezen.
        - Of je passende fiches mag achterhouden. Normaal moet je elk fiche leggen dat past. Spreken jullie iets anders af, dan mag je in een bovenste rij ook maar een deel van de passende fiches leggen, maar wel minstens één. De andere gaan gesloten terug naar de tafel. De onderste rijen hebben zoals altijd alle drie de fiches nodig.

memostreet-rules-moves = In een terminal
    .text =
        Je typt je zetten. Een plek op tafel schrijf je met een letter en een cijfer. De letters zijn de kolommen, van links af: a tot en met i voor twee spelers, a tot en met k voor drie, a tot en met m voor vier. De cijfers 1 tot en met 7 zijn de regels, van boven af. c4 ligt dus in de derde kolom en de vierde regel.

        De rijen van je scorebord heten `ones` (enen), `twos` (tweeën), `threes` (drieën), `fours` (vieren), `fives` (vijven), `sixes` (zessen), `small` (kleine straat), `large` (grote straat), `triple` (trio) en `chance` (chance).

        - `turn c4`: draai het fiche op c4 om.
        - `fives a1 c4`: vul de vijven met de fiches die op a1 en c4 liggen.
        - `small a1 b2 c4`: maak met deze drie fiches de kleine straat.
        - `void sixes a1`: streep de zessen weg, met het fiche dat op a1 ligt.

        Je mag de fiches in elke volgorde noemen. Hoofdletters en extra spaties maken niet uit. De plaatsen zijn genummerd van 0 tot en met 3, met de klok mee.

        De opties heten `starter` (een plaats; in een terminal de eerste, als je niets opgeeft) en `free_choice` (`true` of `false`), bijvoorbeeld `--set free_choice=true`.

        In een bewaarde partij staat voor elke zet de plaats, bijvoorbeeld `0:turn c4`. Een sterretje staat voor het toeval: `*:=5` betekent dat er voor het eerst een 5 is omgedraaid, en `*:=J` betekent een joker.

memostreet-option-starter = Wie begint
memostreet-option-free-choice = In een bovenste rij mag je ook maar een deel van de passende fiches leggen

memostreet-reason-rows = Alle rijen zijn gebruikt.
memostreet-reason-exhausted = Er liggen geen fiches meer op tafel.

memostreet-row-ones = Enen
memostreet-row-twos = Tweeën
memostreet-row-threes = Drieën
memostreet-row-fours = Vieren
memostreet-row-fives = Vijven
memostreet-row-sixes = Zessen
memostreet-row-small = Kleine straat
memostreet-row-large = Grote straat
memostreet-row-triple = Trio
memostreet-row-chance = Chance
