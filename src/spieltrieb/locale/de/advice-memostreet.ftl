### Warum ein Zug von Memo Street gut oder schlecht ist.

advice-memostreet-row = { $row ->
        [ones] Einser
        [twos] Zweier
        [threes] Dreier
        [fours] Vierer
        [fives] Fünfer
        [sixes] Sechser
        [small] Kleine Straße
        [large] Große Straße
        [triple] Drilling
       *[chance] Chance
    }
advice-memostreet-fills = { advice-memostreet-row }: bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
advice-memostreet-voids = { advice-memostreet-row } gestrichen, vom Tisch geht: { advice-memostreet-face }
advice-memostreet-face = { $face ->
        [J] Joker
       *[other] { $face }
    }
advice-memostreet-leaves-joker = lässt { $jokers ->
        [one] einen Joker
       *[other] { $jokers } Joker
    } für später liegen
advice-memostreet-bonus-made = bringt die 20 Punkte extra
advice-memostreet-bonus-needs = die 20 Punkte extra bleiben möglich: noch { $needed ->
        [one] ein Punkt
       *[other] { $needed } Punkte
    } in { $rows ->
        [one] einer oberen Reihe
       *[other] { $rows } oberen Reihen
    } nötig
advice-memostreet-bonus-lost = gibt die 20 Punkte extra auf
advice-memostreet-known = die schon gesehene { $face } bei { $cell }
advice-memostreet-known-joker = der schon gesehene Joker bei { $cell }
advice-memostreet-new = ein neues Plättchen: { $helpful } von { $unseen } ungesehenen helfen
advice-memostreet-aims = zu { $percent } % Reihe „{ advice-memostreet-row }“, { $points ->
        [one] etwa ein Punkt
       *[other] etwa { $points } Punkte
    }

## Was bekannt ist: Beschriftungen der Tabelle

advice-memostreet-table-rows = erwartete Punkte der unbenutzten Reihen
advice-memostreet-table-bonus = Aussicht auf den Bonus
advice-memostreet-table-bonus-needs = Punkte, die zum Bonus fehlen
advice-memostreet-table-points-now = Punkte bisher
advice-memostreet-table-points = erwartete Punkte am Ende
advice-memostreet-table-known = verdeckte Plättchen, die man gesehen hat
advice-memostreet-table-unknown = Plättchen, die noch niemand gesehen hat
advice-memostreet-table-games = durchgerechnete Partien
advice-memostreet-table-J = Joker
