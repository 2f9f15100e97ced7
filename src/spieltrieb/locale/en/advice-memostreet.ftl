### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] the ones
        [twos] the twos
        [threes] the threes
        [fours] the fours
        [fives] the fives
        [sixes] the sixes
        [small] the small straight
        [large] the large straight
        [triple] the triple
       *[chance] chance
    }
advice-memostreet-fills = fills { advice-memostreet-row } for { $points ->
        [one] one point
       *[other] { $points } points
    }
advice-memostreet-voids = crosses out { advice-memostreet-row } and takes a { advice-memostreet-face } off the table
advice-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
advice-memostreet-leaves-joker = leaves { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    } on the table for later
advice-memostreet-bonus-made = earns the bonus of 20
advice-memostreet-bonus-needs = keeps the bonus within reach: { $needed ->
        [one] one more point
       *[other] { $needed } more points
    } needed in { $rows ->
        [one] one upper row
       *[other] { $rows } upper rows
    }
advice-memostreet-bonus-lost = gives up the bonus
advice-memostreet-known = the { $face } already seen at { $cell }
advice-memostreet-known-joker = the joker already seen at { $cell }
advice-memostreet-new = a new tile: { $helpful } of { $unseen } unseen ones would help
advice-memostreet-aims = { $percent }% chance of { advice-memostreet-row }, { $points ->
        [one] about one point
       *[other] about { $points } points
    }

## What is known: the table’s labels

advice-memostreet-table-rows = expected points of the unused rows
advice-memostreet-table-bonus = chance of the bonus
advice-memostreet-table-bonus-needs = points still needed for the bonus
advice-memostreet-table-points-now = points so far
advice-memostreet-table-points = expected points at the end
advice-memostreet-table-known = face-down tiles already seen
advice-memostreet-table-unknown = tiles nobody has seen
advice-memostreet-table-games = simulated games
advice-memostreet-table-J = joker
