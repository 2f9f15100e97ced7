### What went wrong, by the code of the error; the arguments are those that every error of this kind carries.

error-unreadable = “{ $text }” is geen zet in dit spel.
error-illegal = “{ $text }” kan hier niet.
error-ambiguous = “{ $text }” kan meer dan één zet betekenen; zeg welke.
error-wrong-actor = Plaats { $seat } is niet aan de beurt.
error-game-over = Het spel is afgelopen.
error-unknown-game = Er is geen spel “{ $game }”.
error-bad-players = Dat past niet bij het aantal spelers ({ $players }).
error-bad-option = Deze optie past niet.
error-bad-record = Er klopt iets niet in het spelverslag: { $where }.
error-bad-match = Zo kan dit toernooi niet gespeeld worden.
error-bad-language = Er zijn geen teksten in de taal “{ $lang }”; wel in: { $known }.
error-bad-bot = Er is geen bot “{ $bot }” voor deze plaatsen; wel: { $known }.
error-bot-failed = De bot “{ $bot }” antwoordde niet met een geldige zet ({ $said }).
error-bad-simulation = Er moet minstens één spel gespeeld worden, niet { $games }.
error-no-advice = Hier valt geen advies te geven.

## At the server's tables

error-bad-message = De server begreep dit bericht niet.
error-bad-table = Zo kun je geen tafel maken.
error-bad-link = Deze persoonlijke link werkt niet meer. Maak een nieuwe op het andere apparaat.
error-bad-origin = Een andere site probeerde deze server te gebruiken; dat mag niet.
error-no-guest = De server kent je nog niet. Laad de pagina opnieuw.
error-bad-cookie = De server herkent je niet. Laad de pagina opnieuw.
error-not-your-seat = Dit is niet jouw plaats.
error-not-allowed = Dat mag je hier niet doen.
error-banned = De beheerder van deze server heeft je de toegang ontzegd.
error-advice-off = Aan deze tafel wordt zonder advies gespeeld.
error-unknown-table = Die tafel bestaat niet. Is de link afgebroken?
error-unknown-page = Op dit adres is niets.
error-not-now = Dat kan nu niet.
error-table-full = Alle plaatsen zijn bezet. Je kunt wel meekijken.
error-time-up = Je tijd was om voordat deze zet aankwam.
error-stale = Het spel ging al verder; kijk nog eens.
error-no-take-back = Er is niets wat je kunt terugnemen.
error-table-closed = Deze tafel is gesloten.
error-too-long = Dat was te lang voor de server.
error-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
error-too-many = Je hebt er hier al te veel van. Sluit er eerst een.
error-no-storage = De server kan nu niets nieuws bewaren. Er is niets verloren; probeer het later opnieuw.
error-busy = De server heeft het nu erg druk. Probeer het zo nog eens.
error-bad-setting = Een instelling van de server klopt niet: { $setting }.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }.
error-not-on-windows = De server met zijn pagina draait niet op Windows zelf, alleen in WSL; wat hier wel werkt: spieltrieb play, games, rules, simulate, arena, replay, advise, review en de bibliotheek.
error-cannot-keep = Wat nu gecompileerd zou worden, kan niet bewaard blijven, want de map ervoor is niet beschrijfbaar: noem een andere met SPIELTRIEB_CACHE.
error-bad-action = Er is geen actie “{ $action }”.
