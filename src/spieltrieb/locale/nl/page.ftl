### The page around the boards. What a board says is in page-GAME.ftl, rules and options are in GAME.ftl.

## Everywhere

page-title = Wat gaan we spelen?
page-subtitle = Spellen voor één tot vier spelers: tegen de computer, met vrienden of samen aan één scherm.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● Jouw beurt – { $game }
page-home = Naar de startpagina
page-nav = Menu
page-skip = Naar de inhoud
page-loading = Een ogenblik…
page-close = Sluiten
page-cancel = Annuleren
page-save = Bewaren
page-saved = Bewaard.
page-copy = Kopiëren
page-copied = Gekopieerd.
page-copy-failed = Kopiëren mag hier niet. Dit is de tekst: { $text }
page-share = Delen
page-notices = Meldingen
page-lost = Dit adres leidt nergens heen. Hier begint alles.
page-no-such-game = Zo’n spel is er hier niet.
page-show-all = Alle { $count } tonen
page-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
page-named = { $name }: { $value }

page-line-offline = Geen verbinding. Lessen en regels werken gewoon; je zetten blijven bewaard en worden verstuurd zodra de server er weer is.
page-line-short = Geen verbinding. Je zetten blijven bewaard.
page-line-reconnecting = De verbinding is verbroken. Nieuwe poging…
page-renewal = Er is een nieuwere versie van deze pagina. Ze wordt opnieuw geladen zodra je klaar bent met wat je doet; er gaat niets verloren.
page-renewal-now = Nu opnieuw laden

page-error-offline = De server is nu niet bereikbaar.
page-missing = Deze pagina kon niet worden geladen.
page-error-server = Er ging iets mis op de server. Probeer het nog eens.
page-error-not-found = Op dit adres is niets.
page-error-unexpected = Er ging iets mis. Probeer het nog eens.

## Settings

page-settings = Instellingen
page-language = Taal
page-theme = Kleuren
page-theme-auto = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-looks = Borden
page-theme-button = Kleuren: { $theme }
page-speed = Animatie
page-speed-0 = Geen
page-speed-1 = Normaal
page-speed-2 = Langzaam
page-sound = Geluiden
page-big-text = Grotere tekst
page-mute-chat = Chat verbergen
page-mute-reactions = Reacties verbergen
page-single-keys = Sneltoetsen met één toets
page-shortcuts = Sneltoetsen
page-about = Over Spieltrieb

page-key-tab = Tab
page-key-enter = Enter
page-key-space = Spatie
page-key-escape = Esc
page-key-shift = Shift
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Home
page-key-end = End
page-keys-tab = naar het volgende element
page-keys-arrows = over het bord bewegen
page-keys-act = kiezen of spelen
page-keys-cancel = je keuze wissen
page-keys-help = deze lijst
page-keys-settings = instellingen
page-keys-sound = geluiden aan of uit
page-keys-theme = licht of donker
page-keys-hint = een hint tonen
page-keys-undo = de laatste zet terugnemen
page-keys-rules = de regels openen
page-keys-chat = naar de chat
page-keys-log = naar het verloop
page-keys-skip = de animatie overslaan
page-keys-first = naar het begin
page-keys-last = naar het einde

## Start page

page-games = Spellen
page-play-now = Nu spelen
page-preparing = De eerste keer duurt het wat langer: alles wordt klaargezet. Daarna gaat het meteen.
page-new-short = Nieuwe tafel
page-learn-short = Leren
page-rules-short = Regels
page-rules-of = De regels van { $game }
page-continue = Verder spelen
page-continue-short = Verder spelen
page-join-title = Met vrienden spelen
page-join-label = Code of link van een tafel
page-join-example = bijv. k7qm-2xpd-9wt4h
page-join = Meedoen
page-join-wrong = Dat is geen code en ook geen link van een tafel. Kopieer hem nog eens.
page-daily = Spel van de dag
page-daily-text = Elke dag van elk spel één partij, voor iedereen hetzelfde gedeeld. Wie haalt er het meeste uit?
page-daily-go = Naar de spellen van vandaag
page-lobby = Open tafels
page-lobby-empty = Op dit moment zoekt niemand medespelers. Open zelf een tafel en laat hem aan iedereen zien!
page-state-my-turn = Jouw beurt
page-state-gathering =
    { $count ->
        [0] Begint zo
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
page-state-playing = Bezig
page-state-over = Afgelopen

## New table

page-new-title = Nieuwe tafel
page-players = Spelers
page-options = Meer opties
page-seat-kind = Wie er op plaats { $seat } zit
page-seat-level = Hoe sterk de computer op plaats { $seat } speelt
page-seat-name = Naam van de speler op plaats { $seat }
page-seat-remove = Plaats { $seat } weghalen
page-seat-add = Speler toevoegen
page-seat-number = Speler { $seat }
page-seat-me = Ik
page-seat-bot = Computer
page-seat-open = Een vriend, via een link
page-seat-screen = Iemand aan dit scherm
page-seat-open-text = Je krijgt een link om te delen.
page-name-example = Naam
page-new-public = Deze tafel aan iedereen tonen op de startpagina
page-new-match =
    { $count ->
        [one] Een toernooi van { $count } partij
       *[other] Een toernooi van { $count } partijen, zodat iedereen één keer begint
    }
page-new-rounds = Aantal partijen (de punten tellen op)
page-new-advice = Hints toestaan
page-new-open = Tafel openen
page-new-start = Partij beginnen
page-clock = Bedenktijd
page-clock-none = Zoveel je wilt
page-clock-move-30 = 30 seconden per zet
page-clock-move-60 = 1 minuut per zet
page-clock-move-180 = 3 minuten per zet
page-clock-move-day = 1 dag per zet
page-clock-move-3days = 3 dagen per zet
page-clock-game-5 = 5 minuten elk, en 5 seconden extra per zet
page-clock-game-15 = 15 minuten elk, en 10 seconden extra per zet
page-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
page-words-label = Jouw woorden voor het toeval
page-words-help = Wat je maar wilt. Het wordt meegenomen in het toeval van deze tafel, zodat niemand dat in zijn eentje bepaalt.
page-words-add = Meenemen

## Before the game

page-waiting =
    { $count ->
        [0] Daar gaan we…
        [one] Wachten op nog { $count } speler
       *[other] Wachten op nog { $count } spelers
    }
page-seat-free = Vrije plaats
page-sit = Hier gaan zitten
page-seen-as = De anderen zien je als { $name }
page-stand = Plaats vrijgeven
page-close-table = Tafel sluiten
page-invite = Uitnodigen
page-invite-link = Link voor je vrienden
page-invite-code = Code:
page-invite-qr = QR-code met de link van deze tafel
page-invite-text = Speel { $game } met me!
page-fair = Eerlijk gedeeld, en hoe je dat controleert
page-fair-text = Al het toeval aan deze tafel komt uit een geheim dat voor het spel is getrokken. De vingerafdruk ervan zie je nu al, het geheim zelf na de laatste partij. Zo kan iedereen controleren dat er niets is veranderd.
page-fair-commitment = Vingerafdruk (SHA-256):

## At the table

page-table-trouble = Deze tafel kan niet getoond worden
page-table-closed = Deze tafel is gesloten.
page-status-mine = Jouw beurt
page-status-yours = { $name }, jij bent aan de beurt
page-status-others =
    { $count ->
        [0] Een ogenblik…
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
page-status-over = De partij is afgelopen
page-watching = Je kijkt mee: alle plaatsen zijn bezet.
page-seat-you = jij
page-seat-turn = aan zet
page-seat-here = aanwezig
page-seat-away = afwezig
page-seat-stand-in = een bot valt in
page-seat-return = Mijn plaats terugnemen
page-seat-hand = Een bot voor { $name } laten spelen
page-match-points = Punten in het toernooi
page-tools = Hulpmiddelen
page-hint = Hint
page-hint-asking = Even denken…
page-back = Zet terugnemen
page-back-asked = { $name } wil de laatste zet terugnemen. Vind je dat goed?
page-back-waiting = { $name } wil een zet terugnemen. De anderen moeten het nog goedvinden.
page-back-yes = Goed
page-back-no = Nee
page-skip-motion = Animatie overslaan
page-side = Verloop en chat
page-log = Verloop
page-log-notation = In notatie
page-log-empty = Nog niets.
page-chat = Chat
page-chat-label = Zeg iets
page-chat-send = Versturen
page-chat-empty = Niemand heeft nog iets gezegd.
page-chat-muted = De chat is verborgen.
page-chat-unmute = Weer tonen
page-chat-unread =
    { $count ->
        [one] { $count } nieuwe regel
       *[other] { $count } nieuwe regels
    }
page-watchers =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
page-reactions = Snelle reacties
page-reaction-hello = Hallo!
page-reaction-well-played = Goed gespeeld!
page-reaction-thanks = Bedankt!
page-reaction-oops = Oeps!
page-reaction-wow = Wauw!
page-reaction-thinking = Even denken…
page-reaction-hurry = Jouw beurt!
page-reaction-bye = Tot ziens!

page-curtain = Geef het apparaat aan { $name }
page-curtain-text = De anderen kijken nu even weg.
page-curtain-ready = Ik ben { $name }

## The end

page-result-game =
    { $count ->
        [0] Niemand wint
        [one] { $names } wint!
       *[other] { $names } delen de overwinning
    }
page-result-game-you =
    { $count ->
        [one] Je hebt gewonnen!
       *[other] Je deelt de overwinning!
    }
page-result-match =
    { $count ->
        [0] Niemand wint het toernooi
        [one] { $names } wint het toernooi!
       *[other] { $names } delen de toernooizege
    }
page-result-match-you =
    { $count ->
        [one] Je hebt het toernooi gewonnen!
       *[other] Je deelt de toernooizege!
    }
page-result-solo = Goed gedaan!
page-result-solo-bot = Deze partij is door een bot gespeeld.
page-sheet = Scoreblad
page-sheet-points = Punten
page-sheet-game = Partij { $count }
page-sheet-sum = Totaal
page-sheet-winner = winnaar
page-next-round = Partij { $round } van { $of }
page-rematch = Revanche
page-rematch-go = Naar de revanche
page-rematch-waits = De tafel voor de revanche staat klaar; je plaats wacht.
page-result-fold = Bord tonen
page-result-unfold = Uitslag tonen
page-review = Terugblik
page-check = Toeval controleren
page-check-unfair = Er klopt iets niet.
page-check-secret = Geheim
page-check-words = Woorden van { $name }
page-check-seed = Startgetal van deze partij
page-share-score = { $name } { $points }
page-share-text = { $game }: { $headline } ({ $scores })
page-share-daily = { $game }, spel van { $day }: { $headline } ({ $scores })

page-review-of = { $game }: terugblik
page-review-back = Terug naar de tafel
page-review-eyes = Gezien door
page-review-eyes-all = Alles open
page-review-before = Eén zet terug
page-review-next = Eén zet verder
page-review-play = Afspelen
page-review-pause = Pauze
page-review-first = Vóór de eerste zet
page-review-place = Zet { $move } van { $of }
page-review-curve = Ieders vooruitzichten in de loop van de partij
page-review-wait = Elke zet wordt opnieuw bekeken: { $done } van { $total } …
page-review-again = Opnieuw proberen
page-review-panel = Alle zetten
page-review-moves = Zetten
page-review-best = De beste zetten tonen
page-review-best-of = De beste zetten voor { $name } op dit moment
page-review-better = Beter: { $move }
page-review-show = Op het bord tonen
page-review-slip = Slordigheid: het kostte { $loss }.
page-review-mistake = Fout: het kostte { $loss }.
page-review-blunder = Blunder: het kostte { $loss }.
page-review-luck = Geluk voor { $name }: van { $before } naar { $after }.
page-review-misfortune = Pech voor { $name }: van { $before } naar { $after }.
page-review-mark-slip = Slordigheid
page-review-mark-mistake = Fout
page-review-mark-blunder = Blunder
page-review-mark-luck = Geluk voor { $name }
page-review-mark-misfortune = Pech voor { $name }
page-review-share = Dit moment delen
page-review-share-text = { $game }, na zet { $move }
page-review-try = Vanaf hier verder spelen
page-review-try-text = Een nieuwe partij begint op dit moment. Wat nog komt, wordt opnieuw getrokken, en de partij telt niet mee.
page-review-try-hidden = Een nieuwe partij begint op dit moment. Wat nog komt, wordt opnieuw getrokken, net als de stenen die vanaf jouw plaats niet te zien waren. De partij telt niet mee.
page-review-try-seat = Je speelt voor
page-review-try-bots = Tegen
page-study = Oefenpartij: je speelt verder na zet { $move } van een andere partij. Ze telt niet mee.
page-study-back = Terug naar de terugblik

## Daily deal

page-daily-play = Spelen
page-daily-continue = Verder spelen
page-daily-look = Bekijken
page-daily-players =
    { $count ->
        [0] Niemand heeft het nog gespeeld. Wees de eerste!
        [one] { $count } persoon heeft het gespeeld.
       *[other] { $count } mensen hebben het gespeeld.
    }
page-daily-result =
    { $points ->
        [one] { $points } punt, plaats { $place } van { $players }
       *[other] { $points } punten, plaats { $place } van { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, spel van { $day }: { $points } punt, plaats { $place } van { $players }
       *[other] { $game }, spel van { $day }: { $points } punten, plaats { $place } van { $players }
    }
page-leaderboard = Ranglijst
page-leaderboard-empty = Er staat nog niemand op.
page-leaderboard-more = Meer tonen

## Mine

page-mine = Mijn pagina
page-profile = Wie ik ben
page-name = Naam
page-avatar = Plaatje
page-avatar-fox = Vos
page-avatar-owl = Uil
page-avatar-cat = Kat
page-avatar-hedgehog = Egel
page-avatar-whale = Walvis
page-avatar-snail = Slak
page-avatar-bee = Bij
page-avatar-frog = Kikker
page-avatar-teapot = Theepot
page-avatar-lantern = Lantaarn
page-avatar-anchor = Anker
page-avatar-kite = Vlieger
page-avatar-cactus = Cactus
page-avatar-mushroom = Paddenstoel
page-avatar-moon = Maan
page-avatar-acorn = Eikeltje
page-stats = Statistieken
page-stats-none = Nog niets. Na je eerste partij vind je ze hier.
page-stats-played = Partijen
page-stats-won = Gewonnen
page-stats-best = Beste resultaat
page-stats-mean = Gemiddeld
page-stats-streak = Op rij gewonnen
page-stats-streaks = { $now } (langste reeks: { $longest })
page-stats-people = Mensen
page-stats-of = { $won } van { $played }
page-stats-chart =
    { $count ->
        [one] De punten van de laatste partij; het beste resultaat is { $best }.
       *[other] De punten van de laatste { $count } partijen; het beste resultaat is { $best }.
    }
page-records = Mijn partijen downloaden
page-link = Op een ander apparaat
page-link-text = Met een persoonlijke link wordt ook een ander apparaat van jou: dezelfde naam, dezelfde tafels. Geef hem aan niemand anders.
page-link-make = Persoonlijke link maken
page-link-until = Hij werkt één keer, tot { $time }.
page-devices = Andere apparaten
page-devices-text = Telefoon kwijt, of op de computer van iemand anders gespeeld? Log overal uit behalve hier. Programma’s die namens jou spelen worden ook uitgelogd.
page-devices-button = Andere apparaten uitloggen
page-devices-done = Je bent overal uitgelogd behalve hier.
page-forget = Vergeet mij
page-forget-text = Er is geen account, alleen een cookie. Als je wilt, vergeet de server je naam, je resultaten en je lijst met tafels.
page-forget-button = Alles vergeten
page-forget-sure = Je naam, je resultaten en je lijst met tafels worden gewist. Dat kun je niet ongedaan maken.
page-forgotten = Alles is vergeten. Je begint met een schone lei.
page-go-title = Hier verdergaan
page-go-text = Met deze persoonlijke link ga je op dit apparaat verder met je eigen naam en je eigen tafels. Wie je tot nu toe op dit apparaat was, wordt niet bewaard.
page-go-button = Hier verdergaan
page-go-done = Welkom terug, { $name }!

## Learning

page-rules-search = Zoeken in de regels
page-rules-found =
    { $count ->
        [0] Niets gevonden
        [one] { $count } hoofdstuk gevonden
       *[other] { $count } hoofdstukken gevonden
    }
page-rules-nothing = Niets gevonden.
page-learn-step = Stap { $step } van { $of }
page-learn-before = Terug
page-learn-next = Verder
page-learn-skip = Overslaan
page-learn-other = Dat kan ook, maar hier proberen we iets anders.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Texts of first games name a friend: this name, too, is a woman’s, begins with A and ends in a.
page-learn-friend-else = Anna
page-learn-done = Je weet hoe het moet!
page-learn-done-text = Probeer het nu in een echte partij. De computer maakt het je niet te moeilijk.
page-learn-play = Mijn eerste partij
page-learn-again = Nog een keer
page-first-show = Laat zien hoe het gaat

## About

page-about-text = Spieltrieb brengt vier kleine tafelspellen naar de browser. Het is gratis, zonder account en zonder reclame, en het vraagt niets aan andere servers.
page-about-by = van { $author }
page-about-rights = De spellen zijn van hun auteurs en uitgevers. De regels vertellen we in onze eigen woorden, en alle borden hebben we zelf getekend.
page-about-privacy = Wat er bewaard wordt
page-about-privacy-text = Een cookie vertelt deze server wie je bent. De server bewaart je naam, je plaatje, je partijen en je resultaten, tot je vraagt om je te vergeten. Je instellingen blijven in deze browser.
page-about-version = Versie { $version }

## People among people: chat, reports, fair dealing

page-practice = Oefening: er is iets teruggenomen dat al te zien was; deze partij telt niet.
page-people = Wie er aan deze tafel zit
page-person-watches = kijkt toe
page-person-mute = { $name } dempen
page-person-unmute = { $name } weer horen
page-person-report = { $name } melden
page-person-kick = { $name } wegsturen
page-report-text = Wat is er aan de hand? De beheerders van deze server zien je melding met de chat van deze tafel.
page-report-insult = Beledigingen of bedreigingen
page-report-spam = Spam
page-report-name = Een aanstootgevende naam
page-report-cheating = Valsspelen
page-report-other = Iets anders
page-report-done = Bedankt. Je melding is verstuurd.
page-lock = Niemand meer binnenlaten
page-talk = Toeschouwers mogen meepraten
page-chat-closed = Hier praten alleen de mensen die aan tafel zitten.
page-daily-late = Pas klaar toen de dag voorbij was
page-daily-result-late =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, pas klaar toen de dag voorbij was
page-daily-before = De dag ervoor
page-daily-after = De dag erna
page-daily-told = Terugblik en controle komen als de dag overal voorbij is: { $when }.
page-check-first = Het geheim heeft de vingerafdruk die je browser het eerst zag, op { $when }.
page-check-late = Het geheim heeft de getoonde vingerafdruk. Je browser zag die pas toen de partij al bezig was.
page-check-changed = De vingerafdruk is niet die welke je browser het eerst zag.
page-check-broken = Het geheim heeft niet de beloofde vingerafdruk.
page-check-words-lost = Je woorden zitten niet in het startgetal.
page-check-words-mine = Je woorden zijn meegenomen.
page-check-moves = Het spelverslag heeft andere zetten dan je browser te zien kreeg.
page-check-draw = Trekking { $number } is { $found }, maar het geheim geeft { $expected }.
page-check-browser =
    { $count ->
        [one] Je browser heeft de trekking zelf nagerekend. Alles eerlijk.
       *[other] Je browser heeft alle { $count } trekkingen zelf nagerekend. Alles eerlijk.
    }
page-check-second = Ook de server heeft het nagerekend en is het eens.
page-check-second-not = De controle van de server zegt iets anders.

## Mijn partijen, en hoe je er een verlaat

page-my-games = Mijn partijen
page-my-running = Nog bezig
page-my-finished = Afgelopen
page-my-none = Nog niets. Hier komen je partijen te staan.
page-delete = Verwijderen
page-delete-text = De partij verdwijnt uit je lijst. De uitslag telt nog steeds, en wie meespeelde, houdt de partij.
page-delete-running = De partij wordt voorgoed gesloten en verdwijnt uit je lijst. Spelen er anderen mee, geef dan eerst op of spreek af om te stoppen.
page-delete-done = Verwijderd.
page-state-won = Gewonnen
page-state-lost = Verloren
page-state-shared = Gedeelde winst
page-state-stopped = Gestopt
page-state-practice = Oefening
page-agreed = Afspraken
page-agreed-rounds =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen, de punten tellen op
    }
page-agreed-clock-move = { $seconds } seconden per zet
page-agreed-clock-game = Ieder { $seconds } seconden, plus { $increment } per zet
page-agreed-hints = Hints zijn toegestaan
page-agreed-no-hints = Geen hints
page-agreed-lots = Het lot bepaalt wie begint
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option }: nee
    }
page-starter-lot = Loten
page-this-game = Deze partij
page-leave = Weggaan
page-leave-waits = De partij wacht op je; je vindt haar op de startpagina en in je lijst.
page-leave-bot = Een bot speelt voor je verder, zodat de anderen niet hoeven te wachten. Je kunt altijd terugkomen en je plaats weer innemen.
page-end = Partij beëindigen
page-end-text = De partij is meteen afgelopen, zonder uitslag.
page-end-sure = Nu beëindigen
page-stop = Voorstellen te stoppen
page-stop-text = Als iedereen akkoord gaat, is de partij afgelopen en telt ze voor niemand. Tot dan gaat ze door.
page-stop-sure = De anderen vragen
page-stop-asked = { $name } wil stoppen. De partij zou voor niemand tellen. Akkoord?
page-stop-no = Doorspelen
page-stop-waiting = Je hebt voorgesteld te stoppen. We wachten op { $names }.
page-stop-told = Voor stoppen: { $wanted }. We wachten op { $names }.
page-stop-withdraw = Intrekken
page-resign = Opgeven
page-resign-ends = De partij is meteen afgelopen en je hebt verloren.
page-resign-match = Het hele toernooi is meteen afgelopen en je hebt verloren.
page-resign-bot = De anderen spelen door. Een bot speelt je plaats uit, je krijgt die niet terug, en voor jou telt de partij als verloren.
page-resign-sure = Ja, opgeven
page-seat-resigned = gaf op
page-seat-stood-for =
    { $who ->
        [you] Een bot speelt voor je.
       *[other] Een bot speelt voor { $name }.
    }
page-note-late =
    { $who ->
        [you] Je tijd was om. Een bot doet deze ene zet voor je.
       *[other] De tijd van { $name } was om. Een bot doet deze ene zet.
    }
page-note-time =
    { $who ->
        [you] Je tijd is om. Vanaf nu speelt een bot voor je, tot je je plaats weer inneemt.
       *[other] De tijd van { $name } is om. Vanaf nu speelt daar een bot.
    }
page-note-left =
    { $who ->
        [you] Je bent weggegaan. Een bot speelt voor je.
       *[other] { $name } is weggegaan. Daar speelt nu een bot.
    }
page-note-away =
    { $who ->
        [you] Je was weg. Een bot speelt voor je.
       *[other] { $name } is weg. Daar speelt nu een bot.
    }
page-note-back =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } is terug en speelt weer zelf.
    }
page-note-resigned =
    { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
page-note-took-back =
    { $who ->
        [you] Je hebt een zet teruggenomen.
       *[other] { $name } heeft een zet teruggenomen.
    }
page-note-bot = Gespeeld door een bot
page-note-gone = { $name } is afwezig. Tik op de naam om een bot verder te laten spelen.
page-note-offline = { $name } is er niet.
page-note-online = { $name } is er weer.
page-result-stopped = De partij is gestopt
page-reason-stopped = Ze telt voor niemand.
page-reason-resigned =
    { $count ->
        [one] { $names } heeft opgegeven.
       *[other] { $names } hebben opgegeven.
    }
page-share-won = Ik heb gewonnen met { $game }: { $scores }
page-share-shared = Gedeelde overwinning met { $game }: { $scores }
page-share-lost = Ik heb verloren met { $game }: { $scores }
page-share-solo =
    { $points ->
        [one] Ik heb { $points } punt gehaald met { $game }
       *[other] Ik heb { $points } punten gehaald met { $game }
    }
page-share-picture = Het einde van de partij { $game }
page-share-no-picture = De afbeelding kon niet worden getekend. De tekst kun je wel delen.
page-share-words = Jouw woorden en een link naar de terugblik
page-share-download = Afbeelding opslaan
page-in-numbers = In cijfers
page-spread-count = { $count } keer
page-spread-mine = jij
page-stats-given-up = Opgegeven
page-stats-course =
    { $count ->
        [one] De laatste partij
       *[other] De laatste { $count } partijen op volgorde; groen: gewonnen
    }
page-stats-course-solo =
    { $count ->
        [one] De laatste partij
       *[other] De laatste { $count } partijen op volgorde
    }
page-stats-spread = Hoe vaak je hoeveel punten haalde; gekleurd: de laatste partij
page-daily-streak =
    { $count ->
        [0] Speel vandaag en begin een reeks.
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
page-daily-longest = (record: { $count })
page-daily-past = Gespeeld op { $count } van de laatste { $of } dagen
page-daily-next = Nieuwe spellen over
page-daily-new = Er zijn nieuwe spellen
page-daily-others = Wat { $count } mensen haalden
page-daily-better = Je deed het beter dan { $percent }% van de anderen; { $count } mensen hebben gespeeld.
page-move-waits = Je zet wacht op verzending
