### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = “{ $text }” is geen zet in dit spel.
error-illegal = “{ $text }” kan hier niet.
error-ambiguous = “{ $text }” kan meer dan één zet betekenen; zeg welke.
error-wrong-actor = Plaats { $seat } is niet aan de beurt.
error-game-over = De partij is afgelopen.
error-unknown-game = Er is geen spel “{ $game }”.
error-bad-players = Dat past niet bij het aantal spelers ({ $players }).
error-bad-option = Deze optie is niet geldig.
error-bad-record = Er klopt iets niet in het spelverslag: { $where }.
error-bad-match = Zo kan dit toernooi niet gespeeld worden.
error-bad-language = Er zijn geen teksten in de taal “{ $lang }”; wel in: { $known }.
error-bad-bot = Er is geen bot “{ $bot }” voor deze plaatsen; wel: { $known }.
error-bot-failed = De bot “{ $bot }” antwoordde niet met een geldige zet ({ $said }).
error-bad-simulation = Er moet minstens één partij gespeeld worden, niet { $games }.
error-no-advice = Hier valt geen hint te geven.
error-lost-worker = Een werkproces stopte voordat zijn deel klaar was.
error-bad-cluster = Dit Ray-cluster kan niet worden gebruikt.
error-missing-extra = { $package } is niet geïnstalleerd; zo voeg je het toe: pip install 'spieltrieb[{ $extra }]'
error-bad-picture = De naam van een bewegend beeld eindigt op { $known }; “{ $file }” niet.
error-bad-picture-still = Deze afbeelding is een SVG: geef het bestand een naam die op .svg eindigt, niet “{ $file }”.

## At the server's tables

error-bad-message = De server begreep dit bericht niet.
error-bad-message-empty = Er staat niets in dit bericht.
error-bad-message-parameter = “{ $found }” in het adres past niet bij “{ $name }”.
error-bad-message-name = Een naam heeft minstens één zichtbare letter of één zichtbaar teken nodig.
error-bad-table = Zo kun je geen tafel maken.
error-bad-table-me = Je kunt maar op één plaats zitten; anderen aan jouw scherm krijgen een eigen plaats.
error-bad-table-clock = Een klok geeft minstens { $seconds } seconden.
error-bad-link = Deze persoonlijke link werkt niet meer. Maak een nieuwe op het andere apparaat.
error-bad-origin = Een andere site probeerde deze server te gebruiken; dat mag niet.
error-bad-host = Deze server is niet bereikbaar onder de naam “{ $host }”. Vraag het juiste adres aan wie hem beheert.
error-no-guest = De server kent je nog niet. Laad de pagina opnieuw.
error-bad-cookie = De server herkent je niet. Laad de pagina opnieuw.
error-not-your-seat = Dit is niet jouw plaats.
error-not-allowed = Dat mag je hier niet doen.
error-not-allowed-players = Dat mogen alleen de spelers; jij kijkt mee.
error-not-allowed-host = Dat mag alleen wie de tafel heeft geopend.
error-not-allowed-advice = Hints zijn voor spelers, elk voor de eigen plaats.
error-not-allowed-here = Deze speler is er, of is nog maar net weg.
error-not-allowed-close = Hier spelen ook anderen. Geef je plaats liever aan een bot.
error-not-allowed-self = Je kunt jezelf niet wegsturen; sluit liever de tafel.
error-not-allowed-report = Je kunt alleen iemand anders melden die aan deze tafel zit of praat.
error-banned = De beheerder van deze server heeft je de toegang ontzegd.
error-advice-off = Aan deze tafel wordt zonder hints gespeeld.
error-unknown-table = Die tafel bestaat niet. Is de link afgekapt?
error-unknown-page = Op dit adres is niets.
error-not-now = Dat kan nu niet.
error-not-now-running = Deze partij is nog niet afgelopen.
error-not-now-no-game = Aan deze tafel is er geen partij { $round }: { $count ->
        [0] er is er geen gespeeld
        [one] er is er maar één
       *[other] er zijn er maar { $count }
    }.
error-not-now-seed = Het geheim wordt getoond als alle partijen zijn afgelopen; bij het spel van de dag de volgende dag.
error-not-now-turn = Hints krijg je als je aan de beurt bent.
error-not-now-begun = De partij is al begonnen; je kunt meekijken.
error-not-now-seated = Je hebt al een plaats aan deze tafel.
error-not-now-stand = De partij is begonnen: je kunt je plaats aan een bot geven, maar niet vrijgeven.
error-not-now-mix = Het eerste fiche is getrokken: er kunnen geen woorden meer bij.
error-not-now-next = Er is nu geen volgende partij om te beginnen.
error-not-now-waiting = De partij is nog niet begonnen: er is nog een plaats vrij.
error-not-now-bot = Een bot speelt voor je. Neem eerst je plaats weer in.
error-not-now-answer = Niemand vraagt meer om een zet terug te nemen.
error-not-now-hand = Deze plaats kan nu niet aan een bot gegeven worden.
error-not-now-close = De partij is afgelopen; er valt niets te sluiten.
error-not-now-rematch = Een revanche kan als alle partijen zijn afgelopen; het spel van de dag speel je maar één keer.
error-not-now-moment-over = Op dit moment is de partij al afgelopen; ga een stukje terug.
error-not-now-moves = Deze partij heeft maar { $moves } zetten.
error-not-now-study = Een oefenpartij begint met een partij die elders is gedeeld; er valt niets te controleren.
error-table-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
error-table-full-seat = Die plaats is bezet. Kies een andere.
error-time-up = Je tijd was om voordat deze zet aankwam.
error-stale = De partij ging al verder; kijk nog eens.
error-no-take-back = Er is niets wat je kunt terugnemen.
error-no-take-back-over = Er valt niets terug te nemen: er is geen partij bezig.
error-no-take-back-first = Er valt niets terug te nemen: je hebt nog geen zet gedaan.
error-no-take-back-daily = In het spel van de dag staat een zet vast zodra je iets nieuws hebt gezien.
error-table-closed = Deze tafel is gesloten.
error-too-long = Dat was te lang voor de server.
error-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
error-too-many = Je hebt er hier al te veel van. Sluit er eerst een.
error-too-many-connections = Er zijn al te veel pagina’s verbonden. Sluit er een, of probeer het later opnieuw.
error-no-storage = De server kan nu niets nieuws bewaren. Er is niets verloren; probeer het later opnieuw.
error-busy = De server heeft het nu erg druk. Probeer het zo nog eens.
error-overloaded = Het is hier nu drukker dan de server aankan. Lopende partijen gaan door; probeer het over een paar minuten opnieuw.
error-bad-setting = Een instelling van de server klopt niet: { $setting }.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }.
error-not-on-windows = De server met zijn pagina draait niet op Windows zelf, alleen in WSL; wat hier wel werkt: spieltrieb play, games, rules, simulate, arena, replay, advise, review en de bibliotheek.
error-cannot-keep = Gecompileerde code kan niet bewaard worden, want de map is niet beschrijfbaar: noem een andere met SPIELTRIEB_CACHE.
error-bad-action = Er is geen actie “{ $action }”.

## Exactly why: an error that has many causes names one of these

error-bad-players-range = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }.
error-bad-players-seat = --seat neemt plaatsen van 0 tot { $high }, gescheiden door komma’s; “{ $found }” is er geen.
error-bad-players-names = Er zijn meer namen ({ $names }) dan mensen aan het toetsenbord ({ $players }).
error-bad-option-unknown = { $game } heeft geen optie “{ $option }”; wel: { $known }.
error-bad-option-flag = De optie “{ $option }” moet true of false zijn, niet { $was }.
error-bad-option-number = De optie “{ $option }” moet een geheel getal van { $low } tot { $high } zijn, niet { $was }.
error-bad-option-choice = De optie “{ $option }” moet een van deze woorden zijn: { $choices }; het was { $was }.
error-bad-option-seat = De optie “{ $option }” moet een plaats van { $low } tot { $high } zijn, niet { $was }.
error-bad-option-set = Een optie stel je in met --set NAAM=WAARDE, niet met “{ $setting }”.
error-bad-option-data = De optie “{ $option }” bestaat uit gegevens: geef ze als JSON of als pad van een JSON-bestand. { $kind ->
        [unread] { $value } is niet te lezen ({ $why }).
       *[json] Dit is geen geldige JSON ({ $why }).
    }
error-bad-option-all-human = Geef --seat of --all-human op, niet allebei.
error-bad-option-resume = Een hervatte partij blijft zoals ze begonnen is: { $option } kan niet samen met --resume.
error-bad-match-number = --match neemt een aantal partijen; “{ $rounds }” is dat niet.
error-bad-bot-none = Noem de bots die moeten spelen.
error-bad-bot-twice = De bot “{ $bot }” is twee keer genoemd.
error-bad-bot-count = Er zijn { $count } bots genoemd voor { $seats } plaatsen; noem er één voor alle plaatsen of één voor elke plaats.
error-bad-simulation-processes = Er moet minstens één proces spelen, niet { $processes }.
error-bad-simulation-budget = De bedenktijd moet meer dan 0 seconden zijn, niet { $budget }.
error-bad-simulation-memory = De uitkomst van { $games } partijen past hier niet in het geheugen; speel er hoogstens { $most }.
error-bad-cluster-none = Er is geen Ray-cluster op “{ $address }” ({ $said }). Start er een met `ray start --head`, noem een ander adres of gebruik `local` voor alleen deze machine.
error-bad-cluster-version = Het Ray-cluster op “{ $address }” kan van hieruit niet worden gebruikt ({ $said }).
error-bad-cluster-missing = Op een knooppunt van het Ray-cluster ontbreekt Spieltrieb; installeer overal versie { $wanted }.
error-bad-cluster-sources = Een knooppunt van het Ray-cluster heeft Spieltrieb { $found } en deze machine { $wanted }; installeer overal dezelfde versie.
error-bad-record-json = { $where } is geen volledig JSON-object (zie teken { $character }); misschien is het bestand afgekapt.
error-bad-record-nested = { $where } is geen spelverslag: het is te diep genest.
error-bad-record-object = { $where } is geen JSON-object.
error-bad-record-format = { $where } heeft formaat { $found }; deze versie leest formaat { $format }. Komt het van een nieuwere Spieltrieb, of is het geen spelverslag?
error-bad-record-texts = { $where }: “{ $field }” moet een lijst met teksten zijn.
error-bad-record-missing = { $where }: “{ $field }” ontbreekt.
error-bad-record-kind = { $where }: “{ $field }” moet { $kind ->
        [list] een lijst
        [dict] een JSON-object
        [int] een geheel getal
       *[str] een tekst
    } zijn.
error-bad-record-game = { $where }: er is geen spel “{ $game }”; wel: { $known }.
error-bad-record-rules = { $where }: er is gespeeld met versie { $version } van de regels van { $game }; deze Spieltrieb speelt versie { $ours }.
error-bad-record-start = { $where }: { $why }
error-bad-record-move = { $where }, zet { $move }: { $why }
error-bad-record-no-result = { $where }: de partij is afgelopen, maar het spelverslag heeft geen uitslag.
error-bad-record-not-over = { $where }: er staat een uitslag, maar de partij is niet afgelopen na { $moves ->
        [one] de enige zet
       *[other] de { $moves } zetten
    }.
error-bad-record-result = { $where }: { $field ->
        [scores] als score staat er
        [winners] als winnaars staan er
       *[reason] als reden staat er
    } { $said }, maar uit de zetten volgt { $expected }.
error-bad-record-promise = Dit startgetal is niet het beloofde: de SHA-256 is anders.
error-bad-record-draw = Zet { $move } is { $text }, maar dit startgetal geeft { $expected }.
error-bad-record-secret = Dit geheim is niet het beloofde: de SHA-256 is anders.
error-bad-record-seed = Het startgetal begint niet met het geheim.
error-bad-record-encoding = { $where } is geen tekst in UTF-8 en bevat dus geen spelverslagen.
error-bad-record-together = { $option } geldt alleen samen met { $with }; geef ze allebei op.
error-bad-record-unread = { $where } is niet te lezen ({ $why }).
error-bad-record-unwritten = { $where } is niet te schrijven ({ $why }).
error-bad-record-no-file = { $where } is { $kind ->
        [folder] een map
       *[other] geen gewoon bestand
    }; noem een bestand.
error-bad-record-named-twice = { $where } is twee keer genoemd; geef elk bestand een eigen naam.
error-bad-record-other = { $where } bevat iets anders dan spelverslagen en blijft dus ongemoeid. { $why }
error-bad-record-empty = { $where } bevat geen spelverslagen.
error-bad-record-no-position = Dit spelverslag heeft { $count } zetten; er is geen stelling na zet { $wanted }.
error-bad-record-number = { $where } bevat { $count ->
        [one] 1 spelverslag
       *[other] { $count } spelverslagen
    }; spelverslag { $wanted } is er niet.
error-bad-record-line = { $where } heeft geen spelverslag op regel { $line }.
error-bad-record-over = De laatste partij in { $where } is afgelopen, dus er valt niets te hervatten.
error-no-take-back-stays = Een fiche van de opbouw blijft liggen waar het is neergelegd.
error-no-take-back-chance = Na je zet is er getrokken, dus de zet staat vast.
error-no-take-back-declined = De anderen hebben nee gezegd; de zet staat vast.
error-not-allowed-kicked = Je bent van deze tafel gestuurd.
error-not-allowed-locked = Er wordt niemand meer binnengelaten.
error-not-now-kick = De partij is begonnen: spelers kunnen niet meer worden weggestuurd.
error-not-now-long = De geschiedenis van deze tafel is vol: je kunt nog uitspelen, opgeven of stoppen.
error-not-allowed-kick = Je kunt alleen iemand wegsturen die aan deze tafel zit, kijkt of praat.
error-not-now-daily = De partijen van de dag worden getoond als de dag overal voorbij is: de volgende dag om 12.00 uur UTC.
error-bad-table-promise = De beloofde verdeling is verlopen. Probeer het opnieuw.
error-bad-message-words = Deze server staat een van deze woorden niet toe. Kies andere.
error-not-now-resigned = Je hebt deze partij opgegeven; een bot speelt haar uit.
error-not-now-stop = De anderen willen doorspelen. Vraag het opnieuw na de volgende zet.
error-not-now-end = Er is geen partij bezig.
error-not-now-end-daily = Een spel van de dag speel je uit of laat je liggen; het wacht op je.
error-not-allowed-delete = Hier spelen nog anderen. Geef op of spreek af om te stoppen voordat je haar verwijdert.
