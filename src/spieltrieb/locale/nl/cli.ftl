### What the command says in a terminal: the lists of games, and playing.

## Lists of games

cli-column-key = code
cli-column-name = naam
cli-column-author = auteur
cli-column-players = spelers
cli-column-tagline = waar het om gaat
cli-column-game = spel
cli-games-next = De regels lezen: spieltrieb rules CODE. Spelen: spieltrieb play CODE.
cli-game-unknown = Er is geen spel “{ $game }”. Wel: { $games }.
cli-game-close = Er is geen spel “{ $game }”. Bedoel je { $close }? Er zijn: { $games }.
cli-game-ambiguous = “{ $game }” kan op meer spellen slaan: { $games }. Typ wat meer letters.

## Choosing what to play

cli-which-game = Welk spel? Typ het nummer:
cli-how-many-players = Hoeveel spelers, { $low } tot { $high }? (Enter: { $default })
cli-how-many-people = Hoeveel daarvan zijn mensen aan dit toetsenbord? (Enter: { $default })
cli-number-from = Typ een getal van { $low } tot en met { $high }.
cli-you = Jij
cli-person = Speler { $seat }

## Before a game

cli-welcome = { $game }: { $names }
cli-match-round = Een toernooi: partij { $round } van { $of }.
cli-match-incomplete = De andere partijen van dit toernooi staan niet in het bestand. Daarom wordt alleen deze partij gespeeld.
cli-resumed = We gaan verder na { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }.
cli-new-seed = Het startgetal dat tot nu toe deelde, staat niet in het spelverslag. Vanaf hier deelt een nieuw startgetal. Het geheel is dus niet meer met één startgetal te controleren.
cli-promise =
    Een geheim startgetal deelt deze partij; aan het eind krijg je het te zien. Zodat niemand het kan verwisselen, is hier alvast de SHA-256 ervan:
    { $commitment }
cli-help-hint = Typ help voor hulp, regels voor de regels, einde om te stoppen.

## A person's turn

cli-turned-up = Omgedraaid:
cli-forced = Je hebt maar één zet: { $move }. Druk op Enter om die te spelen.
cli-many = Je hebt { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }. Typ er een, bijvoorbeeld { $example }, of ? om ze allemaal met nummers te zien.
cli-type-a-move = Typ een zet, bijvoorbeeld { $example }, of zijn nummer. ? laat alle zetten zien.
cli-no-such-number = Er is geen zet { $number }; de zetten zijn genummerd van 1 tot en met { $count }. ? laat ze zien.
cli-no-such-moves = In geen enkele zet komt “{ $text }” voor. Alleen ? laat ze allemaal zien.
cli-not-your-seat = Je speelt nu voor plaats { $seat }; laat de plaats weg.
cli-hand-over = Geef het toetsenbord aan { $name }. { $name }, druk op Enter.
cli-more = Enter voor meer, q en Enter om te stoppen:
cli-rules-sections = Maar één hoofdstuk lezen: typ regels en de naam ervan, een van { $sections }.
cli-help =
    Een zet typ je zoals in de regels staat, bijvoorbeeld { $example }, of je kiest hem met zijn nummer. De Tab-toets vult hem aan.

      ?                 alle zetten met hun nummers; ? TEKST alleen die waar TEKST in voorkomt
      bord              het bord nog een keer tekenen
      regels            de regels lezen; regels moves vertelt hoe je zetten typt
      terug             je laatste zet terugnemen, zolang je niets nieuws hebt gezien
      bewaar BESTAND    de partij tot nu toe in een bestand bewaren, en verder spelen
      einde             stoppen; je kunt de partij bewaren en later verder spelen

## The words that may be typed

cli-word-help = help
cli-word-moves = zetten
cli-word-board = bord
cli-word-rules = regels
cli-word-undo = terug
cli-word-save = bewaar
cli-word-quit = einde
cli-no = nee

## Taking back

cli-undo-nothing = Je hebt nog geen zet gedaan.
cli-undo-chance = Dat kun je niet terugnemen: sinds je laatste zet is er iets omgedraaid.
cli-undo-other = Dat kun je niet terugnemen: { $name } is sinds je laatste zet aan de beurt geweest.
cli-undo-seen = Dat kun je niet terugnemen: je zet heeft je iets nieuws laten zien.
cli-undo-stays = Dat kun je niet terugnemen: een fiche van de opbouw blijft liggen.

## The end

cli-match-over = Het toernooi is afgelopen.
cli-winner = Winnaar: { $name }
cli-winners = Een gedeelde overwinning: { $names }
cli-and = { $first } en { $second }
cli-title = Je titel: { $title }
cli-next-game = Druk op Enter voor partij { $round } van { $of }.
cli-keep-finished = Wil je het spelverslag bewaren, typ dan de naam van een bestand. (Enter: niet bewaren)
cli-keep-unfinished = De partij bewaren in { $path }? (Enter: ja; nee; of de naam van een ander bestand)
cli-nothing-kept = Er is niets bewaard.
cli-saved = Bewaard in { $path }
cli-save-where = Typ bewaar en de naam van een bestand.
cli-go-on = Later verder spelen met:
cli-seed = Het startgetal was { $seed }
cli-seed-part = Sinds je verder speelt, was het startgetal { $seed }
cli-check = Controleer alles wat gedeeld is met:

## The server

cli-serving = Spieltrieb draait op { $address }. Stop met Ctrl-C; er gaat niets verloren.
cli-thinking = { $workers ->
        [one] Eén proces denkt na voor { $database }. Stop met Ctrl-C; er gaat niets verloren.
       *[other] { $workers } processen denken na voor { $database }. Stop met Ctrl-C; er gaat niets verloren.
    }
cli-admin-backup = De database is gekopieerd naar { $path } ({ $size } bytes).
cli-admin-export = { $count ->
        [one] Eén regel is naar { $path } geschreven.
       *[other] { $count } regels zijn naar { $path } geschreven.
    }
cli-admin-import = { $count ->
        [one] Eén regel is in de nieuwe database { $path } gelezen.
       *[other] { $count } regels zijn in de nieuwe database { $path } gelezen.
    }
cli-admin-close = De tafel { $what } is gesloten.
cli-admin-ban = De gast { $what } is geblokkeerd.
cli-admin-unban = De gast { $what } mag weer naar binnen.
cli-admin-ban-network = Vanaf { $what } komt niemand meer binnen.
cli-admin-unban-network = Vanaf { $what } mag men weer binnen.
cli-admin-ban-until = De gast { $what } is tot { $until } geblokkeerd.
cli-admin-ban-network-until = Vanaf { $what } komt tot { $until } niemand meer binnen.
cli-admin-key = De sleutel van { $what }, geldig tot { $until }. Hij wordt alleen deze keer getoond:
cli-admin-revoke = De sleutel van { $what } geldt niet meer.
cli-admin-no-operators = Nog niemand heeft een sleutel: spieltrieb admin key NAAM.
cli-admin-report = { $at }: { $name } (gast { $person }) aan tafel { $table }: { $reason }
cli-admin-no-reports = Niemand heeft iets gemeld.
cli-admin-erase = De gast { $what } is gewist: naam, resultaten en alles wat er gezegd is.
cli-admin-rotate = De server heeft nieuwe sleutels. Oude cookies gelden nog { $what } dagen; wie in die tijd langskomt, blijft wie hij is.

## Checking and showing records

cli-replay-input = de invoer
cli-replay-line = { $file }, regel { $line }
cli-replay-valid = { $file }: { $count ->
        [one] 1 spelverslag, geldig
       *[other] { $count } spelverslagen, allemaal geldig
    }
cli-replay-dealt = { $file }: { $count ->
        [one] 1 spelverslag, geldig en met dit startgetal gedeeld
       *[other] { $count } spelverslagen, allemaal geldig en met dit startgetal gedeeld
    }
cli-replay-invalid = { $file }: { $count ->
        [one] 1 spelverslag
       *[other] { $count } spelverslagen
    }, waarvan { $bad } ongeldig
cli-replay-more = ... en nog { $count }
cli-replay-heading = { $game }, spelverslag { $number } van { $count }
cli-replay-enter = Enter:
cli-replay-unfinished = De partij is niet afgelopen.

## Many games between bots

cli-playing = Bezig met spelen
cli-writing = Bezig met schrijven
cli-simulate-heading = { $game }: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } met { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }, startgetal { $seed }
cli-simulate-column-seat = plaats
cli-simulate-column-bot = bot
cli-simulate-column-mean = gemiddeld
cli-simulate-column-sd = spreiding
cli-simulate-column-min = min.
cli-simulate-column-max = max.
cli-simulate-column-wins = gewonnen
cli-simulate-ends = einde
cli-simulate-decisions = beslissingen
cli-simulate-steps = stappen
cli-simulate-speed = snelheid
cli-simulate-records = spelverslagen
cli-plot-score = punten
cli-plot-share = partijen in %
cli-plot-moves = zetten per partij
cli-simulate-spread = { $mean } per partij, van { $min } tot { $max }
cli-simulate-per-second = { $speed } beslissingen per seconde ({ $seconds } s)
cli-arena-heading = { $game }: { $played ->
        [one] 1 partij
       *[other] { $played } partijen
    } met { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }, { $games } per opstelling, startgetal { $seed }, { $budget } s bedenktijd per zet, { $processes ->
        [one] 1 proces
       *[other] { $processes } processen
    }, { $seconds } s
cli-arena-standings = Ranglijst
cli-arena-pairs = Onderlinge partijen
cli-arena-cross = Kruistabel: aandeel van de besliste partijen
cli-arena-failures = Uitvallers: elk verloor de partij
cli-arena-column-bot = bot
cli-arena-column-against = tegen
cli-arena-column-rating = rating
cli-arena-column-games = partijen
cli-arena-column-won = gewonnen
cli-arena-column-mean = gemiddelde score
cli-arena-column-median = mediaan
cli-arena-column-title = titel { $what }
cli-arena-column-time = ms per zet
cli-arena-column-p95 = 95 %
cli-arena-column-max = max.
cli-arena-column-failed = uitgevallen
cli-arena-column-wins = gewonnen
cli-arena-column-draws = gelijk
cli-arena-column-losses = verloren
cli-arena-column-share = aandeel
cli-arena-column-interval = 95%-interval
cli-arena-column-conceded = van de ander
cli-arena-column-why = waarom

## Speed, and compiling beforehand

cli-bench-measuring = Bezig met meten ...
cli-bench-column-measure = meting
cli-bench-column-game = spel
cli-bench-column-players = spelers
cli-bench-column-measured = gemeten
cli-bench-column-goal = doel
cli-bench-reached = gehaald
cli-bench-missed = gemist
cli-prepare-off = Compileren staat hier uit, dus er valt niets voor te bereiden.
cli-prepare-compiling = Bezig met compileren ...
cli-prepare-missing = Niet alles kon worden gecompileerd; wat ontbreekt, wordt gecompileerd zodra het nodig is.
cli-prepare-done = Alles is gecompileerd.
