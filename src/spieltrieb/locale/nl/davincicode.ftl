### The rules of Da Vinci Code, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

davincicode-name = Da Vinci Code
davincicode-author = Eiji Wakasugi
davincicode-tagline = Je geheime code is veilig, tot iemand begint na te denken.

davincicode-rules-aim = Doel
    .text =
        Iedereen bewaakt een geheime code: een rij stenen met getallen die oplopen. Ontdek de getallen van de anderen voordat zij die van jou ontdekken. Wie als laatste nog een verborgen steen heeft, wint.

davincicode-rules-material = Wat jullie nodig hebben
    .text =
        Het spel is voor 2 tot 4 spelers.

        - Er zijn 12 zwarte en 12 witte stenen. Elke kleur heeft de getallen 0 tot en met 11. Elk getal is er dus twee keer: één keer in het zwart en één keer in het wit.
        - Voor gevorderden zijn er ook een zwart streepje en een wit streepje. Spelen jullie zonder streepjes, laat ze dan in de doos.

        De achterkant van een steen heeft dezelfde kleur als de voorkant. Iedereen ziet dus altijd welke stenen zwart zijn en welke wit, ook in de voorraad in het midden.

davincicode-rules-setup = Voorbereiding
    .text =
        Alle stenen worden geschud en liggen gesloten in de voorraad. Om de beurt pakken jullie één steen, te beginnen met de startspeler, tot iedereen er vier heeft. Met zijn vieren krijgt iedereen er maar drie. Je kiest telkens de kleur, maar niet het getal. Alleen jij mag het getal zien. Dat je de stenen een voor een pakt, is een huisregel: de spelregels zeggen er niets over.

        Heeft iedereen zijn stenen, dan zetten jullie allemaal tegelijk jullie code op. Het kleinste getal staat voor jou links, het grootste rechts. Heb je een getal dubbel, dan staat het zwarte links van het witte.

        Elke code wordt getoond zoals de eigenaar hem ziet: het kleinste getal staat altijd links.

        Wie de startspeler is en begint, wordt geloot, tenzij jullie iemand kiezen.

davincicode-rules-turn = Je beurt
    .text =
        Jullie spelen met de klok mee. Je beurt gaat zo:

        - Pak een steen uit de voorraad. Je kiest zwart of wit, zolang beide er zijn. Bekijk hem, maar laat hem aan niemand zien. Voorlopig staat hij los van je code.
        - Nu moet je raden. Wijs een verborgen steen aan in de code van iemand anders en noem een getal.
        - Raak: die steen wordt open neergelegd. Nu mag je stoppen of nog een steen raden, bij dezelfde speler of bij een ander. Zo mag je doorgaan zolang je raak raadt.
        - Mis: je beurt is voorbij. De steen die je hebt gepakt, komt open in je code, zodat iedereen hem ziet.
        - Stop je, dan komt de steen die je hebt gepakt verborgen in je code.

        Je mag elk getal noemen, ook een getal dat niet kan kloppen. Bluffen hoort erbij!

        Iedereen hoort elke gok en of die klopte.

davincicode-rules-places = Waar een steen komt
    .text =
        Een nieuwe steen komt daar waar je code op volgorde blijft: van jouw links naar jouw rechts lopen de getallen op, en van twee gelijke getallen staat het zwarte links. Voor een getal is er altijd maar één zo’n plek, zolang er geen streepje in je code staat.

        Een steen die in een code staat, wordt nooit meer verplaatst.

        Let op: rechts van een open zwarte 5 kan een witte 5 staan; links ervan zijn alle getallen kleiner. En links van een open witte 5 kan een zwarte 5 staan; rechts ervan zijn alle getallen groter.

davincicode-rules-pool = Als de voorraad op is
    .text =
        Zijn er geen stenen meer om te pakken, dan raad je gewoon.

        - Raak: je mag stoppen of doorgaan. Stop je, dan is je beurt gewoon voorbij.
        - Mis: je legt een van de verborgen stenen uit je eigen code open. Welke, kies je zelf. Daarna is je beurt voorbij.

        Heb jij de laatste steen uit de voorraad gepakt, dan is deze beurt nog een gewone beurt.

davincicode-rules-out = Uit het spel
    .text =
        Heeft je code geen verborgen steen meer, dan ben je af. Het maakt niet uit of iemand je laatste verborgen steen heeft geraden of dat je hem zelf open moest leggen. Je krijgt geen beurten meer, en je open stenen blijven liggen.

        De steen die een speler net heeft gepakt, staat los. Niemand mag hem raden, en hij houdt zijn eigenaar niet in het spel.

davincicode-rules-hyphens = Streepjes
    .text =
        Dit is voor gevorderden. Spelen jullie met streepjes, dan liggen ook het zwarte en het witte streepje in de voorraad.

        Een streepje is geen getal. Het mag overal in je code staan: helemaal links, helemaal rechts of tussen twee willekeurige stenen, zelfs tussen een zwarte 3 en een witte 3. Je kiest de plek als je je code opzet, of als je het er later bij zet, verborgen of open.

        Naast een streepje kan een getal soms op meer plekken terecht. Stel: je code is 2, streepje, 8, en je wilt er een 5 bij zetten. Die mag links of rechts van het streepje staan. Staan beide streepjes naast elkaar, dan kunnen het zelfs drie plekken zijn. Alle plekken waar de getallen op volgorde blijven, zijn goed, en jij kiest er een.

        Staat een streepje eenmaal, dan blijft het staan. Wil je een streepje raden, zeg dan “streepje” in plaats van een getal.

davincicode-rules-end = Einde van het spel
    .text =
        Zodra iedereen op één speler na af is, is het spel afgelopen, en die speler wint. Een losse partij heeft dus altijd precies één winnaar.

davincicode-rules-points = Punten
    .text =
        Punten worden altijd geteld:

        - 10 punten voor elke keer raak. Bij een 6 of een streepje zijn het er 20.
        - 50 punten extra als je daarmee de laatste verborgen steen van een ander openlegt.
        - Aan het eind telt de winnaar de getallen op van de stenen die nog verborgen zijn in zijn code. Zoveel punten komen erbij. Streepjes tellen als 0.

        Huisregels, waar de spelregels zwijgen: moet iemand zijn laatste verborgen steen zelf openleggen, dan krijgt niemand die 50 punten, en een steen die nog los staat, telt niet mee.

        Een losse partij wint wie als laatste overblijft, ook als een ander meer punten heeft. De punten beslissen een toernooi.

davincicode-rules-match = Een toernooi spelen
    .text =
        Spreek af hoeveel partijen jullie spelen. Na elke partij wordt de volgende speler met de klok mee de startspeler. De punten van alle partijen worden opgeteld. Wie de meeste punten heeft, wint het toernooi. Bij een gelijke stand wordt de overwinning gedeeld.

davincicode-rules-options = Opties
    .text =
        Dit kunnen jullie voor het spel afspreken:

        - Wie begint. Dat wordt geloot, tenzij jullie iemand kiezen.
        - Of jullie met de twee streepjes spelen. Zonder afspraak speel je zonder.

davincicode-rules-moves = In een terminal
    .text =
        Je typt je zetten. Een steen schrijf je met een letter en een getal, `b` voor zwart en `w` voor wit: `b7` is de zwarte 7, `w10` is de witte 10. De streepjes zijn `b-` en `w-`. De plekken in een code tel je vanaf 1, van links af zoals de eigenaar hem ziet. De plaatsen zijn genummerd van 0 tot en met 3, met de klok mee.

        - `take black` of `take white`: pak een zwarte of een witte steen.
        - `set b1 w4 b7 w10`: zet je code op, van jouw links naar jouw rechts.
        - `guess 1.3=5`: je zegt dat de derde steen van plaats 1 een 5 is.
        - `guess 1.3=-`: je zegt dat het een streepje is.
        - `stop`: raad niet verder nadat het raak was.
        - `insert 2`: zet na het stoppen je nieuwe steen verborgen in je code. Hij wordt de tweede steen van links.
        - `lay b7@2`: leg na een misser je nieuwe steen, hier de zwarte 7, open in je code. Hij wordt de tweede steen van links.
        - `show w9@4`: leg na een misser met een lege voorraad je vierde steen open, hier de witte 9.

        De code opzetten en een steen erbij zetten zijn altijd aparte zetten, ook als het maar op één manier kan. Zo merkt niemand of je een keuze had.

        Hoofdletters en extra spaties maken niet uit.

        De opties heten `starter` (een plaats; in een terminal de eerste, als je niets opgeeft) en `hyphens` (`true` of `false`), bijvoorbeeld `--set hyphens=true`.

        In een bewaarde partij staat voor elke zet de plaats, bijvoorbeeld `0:take black`. Een sterretje staat voor het toeval: `*:=b7` betekent dat de steen de zwarte 7 was. Wat je niet mag weten, staat er als vraagteken, bijvoorbeeld `b?`.

davincicode-option-starter = Wie begint
davincicode-option-hyphens = Spelen met het zwarte en het witte streepje

davincicode-reason-last = Nog maar één speler heeft een verborgen steen.
