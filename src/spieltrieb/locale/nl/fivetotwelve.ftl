### The rules of 5 vor 12, told in our own words.
### In a .text, a blank line separates paragraphs, "- " starts a list item, and `backticks` hold what is typed.

fivetotwelve-name = 5 vor 12
fivetotwelve-author = Michael Schacht
fivetotwelve-tagline = Kleine getallen hier, grote daar: hoe moeilijk kan dat nou zijn?

fivetotwelve-rules-aim = Doel
    .text =
        Je bord heeft zestien velden. Zorg dat jij ze als eerste allemaal met fiches hebt bedekt!

        Er zit alleen een addertje onder het gras. In elke rij moeten de getallen van links naar rechts groter worden. En in elke kolom moeten ze van boven naar beneden groter worden.

fivetotwelve-rules-material = Wat jullie nodig hebben
    .text =
        Het spel is voor 2 tot 4 spelers.

        - Iedereen heeft een bord met 4 × 4 velden. Op vier daarvan staat een stip. Die stippen vormen een schuine lijn van de hoek linksboven naar de hoek rechtsonder.
        - Voor elke speler is er een set fiches met de getallen 1 tot en met 20. Met zijn tweeën zijn dat 40 fiches, met zijn drieën 60 en met zijn vieren 80. De kleur van een fiche doet er niet toe.

fivetotwelve-rules-setup = Voorbereiding
    .text =
        Alle fiches worden geschud en liggen gesloten in het midden.

        Nu komen er vier korte rondes. In elke ronde krijgt iedereen één open fiche en legt dat op een van de eigen vrije stippen. Dat doen jullie allemaal tegelijk. Na vier rondes zijn al je stippen bedekt.

        Zolang nog niet alle stippen bedekt zijn, moet een fiche blijven liggen waar je het hebt neergelegd. Welke vrije stip je kiest, mag je zelf weten: zelfs een 20 in de hoek linksboven mag. Slim is het niet, want niets is groter dan 20. Rechts ervan en eronder past dan niets, tot je die 20 omruilt.

        Daarna hebben de stippen geen betekenis meer.

        Aan een echte tafel begint de oudste speler. Hier wordt geloot, tenzij jullie iemand kiezen.

fivetotwelve-rules-turn = Je beurt
    .text =
        Jullie spelen met de klok mee. Ben je aan de beurt, dan doe je een van deze twee dingen:

        - Trekken: draai een gesloten fiche om. Leg het daarna op je bord, of laat het open in het midden liggen. Laten liggen mag ook als het zou passen.
        - Pakken: kies een fiche dat al open in het midden ligt. Je moet het op je bord leggen. Je kunt dus alleen een fiche pakken dat ergens past.

        Daarna is de volgende aan de beurt.

fivetotwelve-rules-placing = Een fiche leggen
    .text =
        Je mag een fiche op een vrij veld leggen. Of je ruilt: je legt het op een veld dat al bedekt is. Het oude fiche gaat dan open naar het midden, en iedereen mag het daar in een latere beurt weer pakken.

        Het nieuwe getal moet passen in zijn rij en in zijn kolom:

        - Het is groter dan elk getal dat links ervan in de rij of erboven in de kolom ligt.
        - Het is kleiner dan elk getal dat rechts ervan in de rij of eronder in de kolom ligt.

        Elk fiche in de rij en in de kolom telt, niet alleen het fiche ernaast. Lege velden ertussen maken niet uit, overgeslagen getallen ook niet. Twee gelijke getallen passen nooit in dezelfde rij of dezelfde kolom. Bij het ruilen telt het oude fiche niet mee, want dat gaat van het bord af.

        Een fiche ruilen voor een fiche met hetzelfde getal mag niet: zo lezen wij het voorbeeld in de spelregels. En een fiche verhuist nooit van het ene veld op je bord naar het andere.

        Een voorbeeld: in een rij liggen een 3, een vrij veld, een 9 en nog een vrij veld. In het eerste gat passen de getallen 4 tot en met 8, in het tweede de getallen vanaf 10. De 9 zelf kun je omruilen voor elk ander getal vanaf 4. Maar alleen als de kolom ook meewerkt!

fivetotwelve-rules-end = Einde van het spel
    .text =
        Het spel kan op drie manieren eindigen:

        - Iemand bedekt zijn laatste vrije veld. Het spel is meteen afgelopen, en die speler wint in zijn eentje.
        - Het laatste gesloten fiche wordt omgedraaid. Deze beurt wordt nog afgemaakt, dan is het spel voorbij. Raakt het bord in die beurt vol, dan wint die speler in zijn eentje, net als hierboven. Zo niet, dan wint wie de minste vrije velden heeft.
        - Al 100 beurten achter elkaar heeft niemand een fiche getrokken. (Jullie kunnen een ander getal afspreken.) De beurten van iedereen tellen samen, en elke keer dat iemand trekt, begint het tellen weer bij 0. Ook dan wint wie de minste vrije velden heeft. Dit is een huisregel: als iedereen alleen maar pakt, zou een partij anders eeuwig kunnen duren.

        Hebben meer spelers even weinig vrije velden, dan delen ze de overwinning.

fivetotwelve-rules-points = Punten
    .text =
        Na elke partij worden er punten geteld:

        - Wie wint, krijgt 2 punten, ook bij een gedeelde overwinning.
        - Alle anderen krijgen 1 minpunt voor elk vrij veld.

        Wie een losse partij wint, bepalen alleen de borden. De punten worden belangrijk als jullie een toernooi spelen.

fivetotwelve-rules-match = Een toernooi spelen
    .text =
        Een toernooi heeft evenveel partijen als er spelers zijn. Iedereen mag één keer beginnen. De punten van alle partijen worden opgeteld. Wie de meeste punten heeft, wint het toernooi. Bij een gelijke stand wordt de overwinning gedeeld.

fivetotwelve-rules-options = Opties
    .text =
        Dit kunnen jullie voor het spel afspreken:

        - Wie begint. Dat wordt geloot, tenzij jullie iemand kiezen.
        - Na hoeveel beurten achter elkaar zonder trekken het spel is afgelopen. Het zijn er 100, tenzij jullie een ander getal kiezen.
        - Hoe de eerste vier fiches op de stippen komen. Normaal leggen jullie ze zelf, een voor een. Of iedereen krijgt vier fiches die al op volgorde liggen: het kleinste linksboven, het grootste rechtsonder. Zo beginnen andere uitgaven van het spel.

fivetotwelve-rules-moves = In een terminal
    .text =
        Je typt je zetten. Een veld schrijf je met een letter en een cijfer. De letters a tot en met d zijn de kolommen, van links af. De cijfers 1 tot en met 4 zijn de rijen, van boven af. b3 ligt dus in de tweede kolom en de derde rij. De stippen zijn a1, b2, c3 en d4.

        - `draw`: draai een gesloten fiche om.
        - `13@b2`: leg de 13 die je net hebt gekregen op b2. Dit typ je na het trekken en tijdens de voorbereiding.
        - `leave`: laat het getrokken fiche open in het midden liggen.
        - `take 12@c3`: pak een open 12 uit het midden en leg die op c3.

        Ligt er op dat veld al een fiche, dan wordt het omgeruild.

        Hoofdletters en extra spaties maken niet uit. De plaatsen zijn genummerd van 0 tot en met 3, met de klok mee.

        De opties heten `starter` (een plaats; in een terminal de eerste, als je niets opgeeft), `quiet_turns` (een getal, minstens 1) en `setup` (`placed` of `sorted`), bijvoorbeeld `--set setup=sorted`.

        In een bewaarde partij staat voor elke zet de plaats, bijvoorbeeld `0:draw`. Een sterretje staat voor het toeval: `*:=13` betekent dat er een 13 is omgedraaid.

fivetotwelve-option-starter = Wie begint
fivetotwelve-option-quiet-turns = Beurten achter elkaar zonder trekken tot het einde
fivetotwelve-option-setup = Hoe de eerste vier fiches op de stippen komen

fivetotwelve-reason-full = Er is een bord vol.
fivetotwelve-reason-exhausted = Het laatste gesloten fiche is omgedraaid.
fivetotwelve-reason-quiet = Er heeft al te lang niemand een fiche getrokken.
