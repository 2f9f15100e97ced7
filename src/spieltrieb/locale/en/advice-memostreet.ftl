### Why a move of Memo Street is good or bad.

advice-memostreet-row = { $row ->
        [ones] ones
        [twos] twos
        [threes] threes
        [fours] fours
        [fives] fives
        [sixes] sixes
        [small] small street
        [large] large street
        [triple] triple
       *[chance] chance
    }
advice-memostreet-fills = fills { advice-memostreet-row } for { $points }
advice-memostreet-voids = voids { advice-memostreet-row } and takes a { advice-memostreet-face } from the table
advice-memostreet-face = { $face ->
        [J] joker
       *[other] { $face }
    }
advice-memostreet-leaves-joker = leaves { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    } on the table for later
advice-memostreet-bonus-made = earns the bonus of 20
advice-memostreet-bonus-needs = keeps the bonus in reach: { $needed } more needed in { $rows ->
        [one] one upper row
       *[other] { $rows } upper rows
    }
advice-memostreet-bonus-lost = gives up the bonus
advice-memostreet-known = known { $face } at { $cell }
advice-memostreet-known-joker = known joker at { $cell }
advice-memostreet-new = a new tile: { $helpful } of { $unseen } unseen help
advice-memostreet-aims = leads to { advice-memostreet-row } in { $percent } %, for about { $points }
