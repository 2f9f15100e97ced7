### What the board of Da Vinci Code says.

# Shared pieces
page-davincicode-value = { $value ->
        [hyphen] streepje
       *[other] { $value }
    }
page-davincicode-tile = { $value ->
        [hyphen] { $colour ->
            [black] zwart
           *[white] wit
        } streepje
       *[other] { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }
page-davincicode-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-davincicode-points-help = Voor goede gokken. Wie wint, telt de nog verborgen getallen van de eigen code erbij op.
page-davincicode-points-sum = { $guesses } voor goede gokken en { $numbers } voor de nog verborgen getallen.
page-davincicode-out = af
page-davincicode-acting = aan zet:
page-davincicode-close = Sluiten

# The codes
page-davincicode-rack = Code van { $name }: { $tiles ->
        [one] 1 steen
       *[other] { $tiles } stenen
    }, waarvan { $hidden } verborgen
page-davincicode-tile-hidden = Steen { $place }: { $colour ->
        [black] zwart
       *[white] wit
    }, verborgen
page-davincicode-tile-hidden-not = Steen { $place }: { $colour ->
        [black] zwart
       *[white] wit
    }, verborgen, niet { $values }
page-davincicode-tile-known = Steen { $place }: { page-davincicode-tile }, voor de anderen verborgen
page-davincicode-tile-open = Steen { $place }: { page-davincicode-tile }, open
page-davincicode-apart = Nieuwe steen, staat los: { page-davincicode-tile }
page-davincicode-apart-hidden = Nieuwe steen, staat los: { $colour ->
        [black] zwart
       *[white] wit
    }, verborgen
page-davincicode-gap = De nieuwe steen hier zetten, als nummer { $place }
page-davincicode-show = Openleggen: { $tile }
page-davincicode-orders = Zo kan je code staan
page-davincicode-order = Opzetten: { $tiles }
page-davincicode-mark-miss = Laatste gok: het is geen { $value ->
        [hyphen] streepje
       *[other] { $value }
    }
page-davincicode-mark-hit = Net geraden
page-davincicode-mark-new = Als laatste ingevoegd

# The pool and the buttons
page-davincicode-pool = Voorraad
page-davincicode-take = Een { $colour ->
        [black] zwarte
       *[white] witte
    } steen pakken, nog { $left } over
page-davincicode-heap = { $colour ->
        [black] Zwarte
       *[white] Witte
    } stenen in de voorraad: { $left }
page-davincicode-stop = Stop, blijft verborgen
page-davincicode-stop-empty = Stop
page-davincicode-go-on = Verder raden

# The pad
page-davincicode-pad = Steen { $place } van { $owner }
page-davincicode-pad-guess = { $owner }, steen { $place }: wat is het?
page-davincicode-pad-note = { $owner }, steen { $place }: jouw notities
page-davincicode-values = Waarden
page-davincicode-cell = { page-davincicode-value }{ $state ->
        [seen] , die steen zie je
        [out] , al fout geraden
        [no] , doorgestreept
        [yes] , omcirkeld
       *[none] {""}
    }{ $odds ->
        [none] {""}
       *[other] , { $odds } procent
    }
page-davincicode-to-notes = Notities maken
page-davincicode-to-guess = Terug naar het raden
page-davincicode-note-help = Eén keer tikken streept door, twee keer omcirkelt.

# The notepad
page-davincicode-notepad = Notitieblok
page-davincicode-card = Notities bij steen { $place } van { $owner }, { $colour ->
        [black] zwart
       *[white] wit
    }
page-davincicode-fill = Automatisch invullen
page-davincicode-fill-later = Vraag een hint als je aan de beurt bent; dan kan het notitieblok zichzelf invullen.
page-davincicode-filled = Het notitieblok is ingevuld.
page-davincicode-clear = Alles wissen

# What is to be done now
page-davincicode-prompt-take-first = Pak een steen voor je code: zwart of wit?
page-davincicode-prompt-take = Jouw beurt. Pak een steen: zwart of wit?
page-davincicode-prompt-set = Waar moet je streepje staan? Kies je code.
page-davincicode-prompt-guess = Tik op een verborgen steen van een ander en zeg wat het is.
page-davincicode-prompt-guess-new = Tik op een verborgen steen en zeg wat het is. Elke code loopt op.
page-davincicode-prompt-hit = Raak! Stop en hou je nieuwe steen verborgen, of raad verder.
page-davincicode-prompt-hit-empty = Raak! Stop hier, of raad verder.
page-davincicode-prompt-insert = Kies een plek in je code voor de nieuwe steen. Hij blijft verborgen.
page-davincicode-prompt-insert-one = Je nieuwe steen komt verborgen in je code.
page-davincicode-prompt-lay = Mis. Kies een plek in je code: de nieuwe steen komt er open in.
page-davincicode-prompt-lay-one = Mis. Je nieuwe steen komt open in je code.
page-davincicode-prompt-show = Mis, en de voorraad is op. Welke van je stenen leg je open?
page-davincicode-prompt-take-wait = { $name } pakt een steen.
page-davincicode-prompt-set-wait = Iedereen zet zijn code op.
page-davincicode-prompt-guess-wait = { $name } denkt na over een gok.
page-davincicode-prompt-hit-wait = Raak! Gaat { $name } door of niet?
page-davincicode-prompt-insert-wait = { $name } zet de nieuwe steen erbij.
page-davincicode-prompt-lay-wait = Mis. { $name } zet de nieuwe steen er open bij.
page-davincicode-prompt-show-wait = Mis. { $name } moet een steen openleggen.
page-davincicode-prompt-over = { $name } bewaart het laatste geheim en wint deze partij.
page-davincicode-prompt-won = Jouw code heeft zijn geheim het langst bewaard. Je hebt deze partij gewonnen!
page-davincicode-not-there = Daar kan hij niet staan: de getallen moeten van links naar rechts oplopen.
page-davincicode-not-rack = Leg hem bij je eigen code.

# What happened
page-davincicode-log-take = { $name } pakt een { $colour ->
        [black] zwarte
       *[white] witte
    } steen.
page-davincicode-log-face = { $name } krijgt { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }.
page-davincicode-log-face-hidden = { $name } bekijkt hem. Niemand anders ziet het getal.
page-davincicode-log-set = { $name } zet een code op.
page-davincicode-log-guess = { $name } raadt: steen { $place } van { $owner } is een { $value ->
        [hyphen] streepje
       *[other] { $value }
    }.
page-davincicode-log-hit = { $name } raadt: steen { $place } van { $owner } is een { $value ->
        [hyphen] streepje
       *[other] { $value }
    }. Raak!
page-davincicode-log-miss = { $name } raadt: steen { $place } van { $owner } is een { $value ->
        [hyphen] streepje
       *[other] { $value }
    }. Mis.
page-davincicode-log-stop = { $name } stopt.
page-davincicode-log-insert = { $name } zet de nieuwe steen verborgen in de code, als nummer { $place }.
page-davincicode-log-lay = { $name } legt { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    } open in de code, als nummer { $place }.
page-davincicode-log-show = { $name } legt steen { $place } open: { $value ->
        [hyphen] het { $colour ->
            [black] zwarte
           *[white] witte
        } streepje
       *[other] de { $colour ->
            [black] zwarte
           *[white] witte
        } { $value }
    }.

# The tutorial
page-davincicode-tutorial-code = Dit is je geheime code, van je kleinste getal links tot je grootste rechts. { $friend } bewaakt er ook een: je ziet alleen de achterkant van haar stenen, maar wel welke zwart zijn en welke wit. Wie aan het eind nog een verborgen steen heeft, wint.
page-davincicode-tutorial-take = Jij bent aan de beurt. Eerst pak je een steen uit de voorraad. Tik op de witte stapel.
page-davincicode-tutorial-guess = Je hebt de witte 5 gepakt. Hij staat voorlopig los. Raad nu! { $friend }’s eerste steen is zwart, en rechts ervan ligt haar open zwarte 1. De getallen lopen op, dus wat kan er links van de 1 staan? Tik op die steen en kies 0.
page-davincicode-tutorial-hit = Raak, de steen valt om! Je mag verder raden. Maar raad je mis, dan komt je nieuwe steen open in je code en ziet iedereen hem. Stop hier en hou hem verborgen.
page-davincicode-tutorial-insert = Je witte 5 staat nu verborgen in je code, op de juiste plek. De pagina zet hem daar voor je neer. Nu is { $friend } aan de beurt.
page-davincicode-tutorial-miss = { $friend } heeft een steen gepakt en geraden dat je laatste steen een 10 is. Mis! Daarom ligt haar nieuwe steen, de witte 6, open in haar code. En iedereen weet nu wat jouw steen niet is.
page-davincicode-tutorial-notes = Het notitieblok helpt je om het overzicht te houden. Foute gokken streept het vanzelf door, en je kunt doorstrepen en omcirkelen wat je wilt. Vind nu { $friend }’s laatste geheimen!

# Keys
page-davincicode-keys-black = een zwarte steen pakken
page-davincicode-keys-white = een witte steen pakken
page-davincicode-keys-move = van verborgen steen naar verborgen steen gaan
page-davincicode-keys-choose = de steen kiezen
page-davincicode-keys-guess = het getal raden of noteren
page-davincicode-keys-stop = stoppen met raden
page-davincicode-keys-notes = het notitieblok openen of sluiten
page-davincicode-keys-cancel = een andere steen kiezen

page-davincicode-blind-black = Zwart
page-davincicode-blind-white = Wit
page-davincicode-goal = Ontdek de codes van de anderen voordat zij die van jou kennen. Elke code staat op volgorde, het kleinste getal links.

page-davincicode-look-walnut = Noten
page-davincicode-look-felt = Vilt
page-davincicode-look-navy = Marineblauw
page-davincicode-curtain-wait = De codes worden opgezet.
page-davincicode-curtain-blind = Pak een steen voor je code. Het getal zie je later.
