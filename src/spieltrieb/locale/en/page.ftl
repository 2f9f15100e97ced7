### The page around the boards. What a board says is in page-GAME.ftl, rules and options are in GAME.ftl.

## Everywhere

page-title = What shall we play?
page-subtitle = Games for one to four players: against the computer, with friends, or on one screen.
page-title-game = { $game } – Spieltrieb
page-title-turn = ● Your turn – { $game }
page-home = Home
page-nav = Menu
page-skip = Skip to the content
page-loading = One moment …
page-close = Close
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied.
page-copy-failed = Copying isn’t allowed here. This is the text: { $text }
page-share = Share
page-notices = Notices
page-lost = This address leads nowhere. Here’s where everything begins.
page-no-such-game = There’s no such game here.
page-show-all = Show all { $count }
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-named = { $name }: { $value }

page-line-offline = Not connected. Tutorials and rules still work; your moves are kept and sent as soon as the server is back.
page-line-short = Not connected. Your moves are kept.
page-line-reconnecting = The connection was lost. Trying again …
page-renewal = There’s a newer version of this page. It reloads as soon as you’ve finished what you’re doing; nothing gets lost.
page-renewal-now = Reload now

page-error-offline = The server can’t be reached at the moment.
page-missing = This page couldn’t be loaded.
page-error-server = Something went wrong on the server. Please try again.
page-error-not-found = There’s nothing at this address.
page-error-unexpected = Something went wrong. Please try again.

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-looks = Boards
page-theme-button = Colours: { $theme }
page-speed = Animation
page-speed-0 = None
page-speed-1 = Normal
page-speed-2 = Slow
page-sound = Sounds
page-big-text = Larger text
page-mute-chat = Hide the chat
page-mute-reactions = Hide reactions
page-single-keys = Single-key shortcuts
page-shortcuts = Keyboard shortcuts
page-about = About Spieltrieb

page-key-tab = Tab
page-key-enter = Enter
page-key-space = Space
page-key-escape = Esc
page-key-shift = Shift
page-key-arrowleft = ←
page-key-arrowright = →
page-key-home = Home
page-key-end = End
page-keys-tab = to the next control
page-keys-arrows = move around the board
page-keys-act = choose or play
page-keys-cancel = drop your choice
page-keys-help = this list
page-keys-settings = settings
page-keys-sound = sounds on or off
page-keys-theme = light or dark
page-keys-hint = show a hint
page-keys-undo = take the last move back
page-keys-rules = open the rules
page-keys-chat = to the chat
page-keys-log = to the log
page-keys-skip = skip the animation
page-keys-first = to the beginning
page-keys-last = to the end

## Start page

page-games = Games
page-play-now = Play now
page-preparing = The first time takes a little longer while everything is prepared. After that it’s instant.
page-new-short = New table
page-learn-short = Learn
page-rules-short = Rules
page-rules-of = The rules of { $game }
page-continue = Continue playing
page-continue-short = Continue
page-join-title = Join friends
page-join-label = Table code or link
page-join-example = e.g. k7qm-2xpd-9wt4h
page-join = Join
page-join-wrong = That’s neither a table code nor a link to a table. Please copy it again.
page-daily = Daily challenge
page-daily-text = One challenge per game every day, the same for everybody. Who makes the most of it?
page-daily-go = Today’s challenges
page-lobby = Open tables
page-lobby-empty = Nobody is looking for players at the moment. Open a table and make it public!
page-state-my-turn = Your turn
page-state-gathering =
    { $count ->
        [0] Starting
        [one] { $count } seat free
       *[other] { $count } seats free
    }
page-state-playing = In progress
page-state-over = Finished

## New table

page-new-title = New table
page-players = Players
page-options = More options
page-seat-kind = Who sits in seat { $seat }
page-seat-level = How strong the computer in seat { $seat } plays
page-seat-name = Name of the player in seat { $seat }
page-seat-remove = Remove seat { $seat }
page-seat-add = Add a player
page-seat-number = Player { $seat }
page-seat-me = Me
page-seat-bot = Computer
page-seat-open = A friend, by link
page-seat-screen = Somebody at this screen
page-seat-open-text = You get a link to share.
page-name-example = Name
page-new-public = Show this table to everybody on the start page
page-new-match =
    { $count ->
        [one] A match of { $count } game
       *[other] A match of { $count } games, so that everybody starts once
    }
page-new-rounds = Number of games (scores add up)
page-new-advice = Allow hints
page-new-open = Open the table
page-new-start = Start the game
page-clock = Thinking time
page-clock-none = As much as you like
page-clock-move-30 = 30 seconds per move
page-clock-move-60 = 1 minute per move
page-clock-move-180 = 3 minutes per move
page-clock-move-day = 1 day per move
page-clock-move-3days = 3 days per move
page-clock-game-5 = 5 minutes each, plus 5 seconds per move
page-clock-game-15 = 15 minutes each, plus 10 seconds per move
page-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-words-label = Your words for the draw
page-words-help = Anything you like. It’s mixed into the randomness of this table, so that nobody decides it alone.
page-words-add = Mix in

## Before the game

page-waiting =
    { $count ->
        [0] Here we go …
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
page-seat-free = Free seat
page-sit = Sit down here
page-seen-as = Others see you as { $name }
page-stand = Leave seat
page-close-table = Close the table
page-invite = Invite
page-invite-link = Link for your friends
page-invite-code = Code:
page-invite-qr = QR code with the link of this table
page-invite-text = Come and play { $game } with me!
page-fair = A fair deal, and how to check it
page-fair-text = All chance at this table comes from a secret that was drawn before the game. Its fingerprint is shown now, the secret itself after the last game. So everybody can check that nothing was changed.
page-fair-commitment = Fingerprint (SHA-256):

## At the table

page-table-trouble = This table can’t be shown
page-table-closed = This table was closed.
page-status-mine = Your turn
page-status-yours = { $name }, it’s your turn
page-status-others =
    { $count ->
        [0] One moment …
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
page-status-over = The game is over
page-watching = You’re watching: all seats are taken.
page-seat-you = you
page-seat-turn = to move
page-seat-here = here
page-seat-away = away
page-seat-stand-in = a bot is standing in
page-seat-return = Take my seat back
page-seat-hand = Let a bot play for { $name }
page-match-points = Points in the match
page-tools = Tools
page-hint = Hint
page-hint-asking = Thinking …
page-back = Take back
page-back-asked = { $name } would like to take back the last move. Do you agree?
page-back-waiting = { $name } has asked to take back a move. Waiting for the others.
page-back-yes = Agreed
page-back-no = No
page-skip-motion = Skip the animation
page-side = Log and chat
page-log = Log
page-log-notation = In notation
page-log-empty = Nothing yet.
page-chat = Chat
page-chat-label = Say something
page-chat-send = Send
page-chat-empty = Nobody has said anything yet.
page-chat-muted = The chat is hidden.
page-chat-unmute = Show it again
page-chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
page-watchers = { $count } watching
page-reactions = Quick reactions
page-reaction-hello = Hello!
page-reaction-well-played = Well played!
page-reaction-thanks = Thank you!
page-reaction-oops = Oops!
page-reaction-wow = Wow!
page-reaction-thinking = Let me think …
page-reaction-hurry = Your turn!
page-reaction-bye = Goodbye!

page-curtain = Hand the device to { $name }
page-curtain-text = Everybody else, look away now.
page-curtain-ready = I’m { $name }

## The end

page-result-game =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins!
       *[other] { $names } share the victory
    }
page-result-game-you =
    { $count ->
        [one] You win!
       *[other] You share the victory!
    }
page-result-match =
    { $count ->
        [0] Nobody wins the match
        [one] { $names } wins the match!
       *[other] { $names } share the match
    }
page-result-match-you =
    { $count ->
        [one] You win the match!
       *[other] You share the victory in the match!
    }
page-result-solo = Well done!
page-result-solo-bot = A bot played this game.
page-sheet = Score sheet
page-sheet-points = Points
page-sheet-game = Game { $count }
page-sheet-sum = Total
page-sheet-winner = winner
page-next-round = Game { $round } of { $of }
page-rematch = Rematch
page-rematch-go = To the rematch
page-rematch-waits = The table for the rematch is ready; your seat is kept.
page-result-fold = Show the board
page-result-unfold = Show the result
page-review = Review
page-check = Check the deal
page-check-unfair = Something doesn’t add up.
page-check-secret = Secret
page-check-words = Words of { $name }
page-check-seed = Seed of this game
page-share-score = { $name } { $points }
page-share-text = { $game }: { $headline } ({ $scores })
page-share-daily = { $game }, daily challenge of { $day }: { $headline } ({ $scores })

page-review-of = { $game }: review
page-review-back = Back to the table
page-review-eyes = Seen by
page-review-eyes-all = All open
page-review-before = One move back
page-review-next = One move forward
page-review-play = Play
page-review-pause = Pause
page-review-first = Before the first move
page-review-place = Move { $move } of { $of }
page-review-curve = Everybody’s prospects over the game
page-review-wait = Looking at every move again: { $done } of { $total } …
page-review-again = Try again
page-review-panel = All moves
page-review-moves = Moves
page-review-best = Show the best moves
page-review-best-of = The best moves for { $name } here
page-review-better = Better: { $move }
page-review-show = Show it on the board
page-review-slip = Slip: it cost { $loss }.
page-review-mistake = Mistake: it cost { $loss }.
page-review-blunder = Blunder: it cost { $loss }.
page-review-luck = Lucky for { $name }: from { $before } to { $after }.
page-review-misfortune = Unlucky for { $name }: from { $before } to { $after }.
page-review-mark-slip = Slip
page-review-mark-mistake = Mistake
page-review-mark-blunder = Blunder
page-review-mark-luck = Lucky for { $name }
page-review-mark-misfortune = Unlucky for { $name }
page-review-share = Share this moment
page-review-share-text = { $game }, after move { $move }
page-review-try = Play on from here
page-review-try-text = A new game begins at this moment. Whatever comes next is drawn anew, and the game doesn’t count.
page-review-try-hidden = A new game begins at this moment. Whatever comes next is drawn anew, and so are the tiles your seat couldn’t see. The game doesn’t count.
page-review-try-seat = You play as
page-review-try-bots = Against
page-study = Study: you play on after move { $move } of another game. It doesn’t count.
page-study-back = Back to the review

## Daily challenge

page-daily-play = Play
page-daily-continue = Continue
page-daily-look = View
page-daily-players =
    { $count ->
        [0] Nobody has played it yet. Be the first!
        [one] { $count } person has played it.
       *[other] { $count } people have played it.
    }
page-daily-result =
    { $points ->
        [one] { $points } point, place { $place } of { $players }
       *[other] { $points } points, place { $place } of { $players }
    }
page-daily-share =
    { $points ->
        [one] { $game }, daily challenge of { $day }: { $points } point, place { $place } of { $players }
       *[other] { $game }, daily challenge of { $day }: { $points } points, place { $place } of { $players }
    }
page-leaderboard = Leaderboard
page-leaderboard-empty = Nobody is on it yet.
page-leaderboard-more = Show more

## Mine

page-mine = My page
page-profile = Who I am
page-name = Name
page-avatar = Picture
page-avatar-fox = Fox
page-avatar-owl = Owl
page-avatar-cat = Cat
page-avatar-hedgehog = Hedgehog
page-avatar-whale = Whale
page-avatar-snail = Snail
page-avatar-bee = Bee
page-avatar-frog = Frog
page-avatar-teapot = Teapot
page-avatar-lantern = Lantern
page-avatar-anchor = Anchor
page-avatar-kite = Kite
page-avatar-cactus = Cactus
page-avatar-mushroom = Mushroom
page-avatar-moon = Moon
page-avatar-acorn = Acorn
page-stats = Statistics
page-stats-none = Nothing yet. Come back after your first game.
page-stats-played = Games
page-stats-won = Won
page-stats-best = Best result
page-stats-mean = On average
page-stats-streak = Wins in a row
page-stats-streaks = { $now } (longest: { $longest })
page-stats-people = People
page-stats-of = { $won } of { $played }
page-stats-chart =
    { $count ->
        [one] The points of the last game; the best result is { $best }.
       *[other] The points of the last { $count } games; the best result is { $best }.
    }
page-records = Download my games
page-link = On another device
page-link-text = A personal link makes another device yours too: same name, same tables. Don’t give it to anybody else.
page-link-make = Make a personal link
page-link-until = It can be used once, until { $time }.
page-devices = Other devices
page-devices-text = Lost a phone, or used somebody else’s computer? Log out everywhere but here. Programs that play in your name are logged out too.
page-devices-button = Log out other devices
page-devices-done = You are logged out everywhere but here.
page-forget = Forget me
page-forget-text = There’s no account, just a cookie. If you like, the server forgets your name, your results and your list of tables.
page-forget-button = Forget everything
page-forget-sure = Your name, your results and your list of tables will be deleted. This can’t be undone.
page-forgotten = All forgotten. You’re starting afresh.
page-go-title = Continue here
page-go-text = With this personal link you continue on this device with your name and your tables. Who you were on this device until now isn’t kept.
page-go-button = Continue here
page-go-done = Welcome back, { $name }!

## Learning

page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } section found
       *[other] { $count } sections found
    }
page-rules-nothing = Nothing found.
page-learn-step = Step { $step } of { $of }
page-learn-before = Back
page-learn-next = Next
page-learn-skip = Skip
page-learn-other = That’s possible too, but here we’re trying something else.
page-learn-friend =
    { $seat ->
        [1] Ada
        [2] Ben
       *[other] Cleo
    }
# Instead of one of these, where the player has the same name.
# Texts of first games name a friend: this name, too, is a woman’s, begins with A and ends in a.
page-learn-friend-else = Anna
page-learn-done = You know how to play!
page-learn-done-text = Now try it in a real game. The computer will go easy on you.
page-learn-play = Play my first game
page-learn-again = Once more
page-first-show = Show me how

## About

page-about-text = Spieltrieb brings four tabletop games to the browser. It’s free, needs no account, shows no ads and asks no other server for anything.
page-about-by = by { $author }
page-about-rights = The games belong to their authors and publishers. The rules are in our own words, and we drew all the boards.
page-about-privacy = What is kept
page-about-privacy-text = A cookie says who you are to this server. The server keeps your name, your picture, your games and results, until you ask it to forget you. Your settings stay in this browser.
page-about-version = Version { $version }

## People among people: chat, reports, fair dealing

page-practice = Practice: something seen was taken back, so this game doesn’t count.
page-people = People at this table
page-person-watches = watching
page-person-mute = Mute { $name }
page-person-unmute = Unmute { $name }
page-person-report = Report { $name }
page-person-kick = Remove { $name }
page-report-text = What’s wrong? The people who run this server will see your report with the chat of this table.
page-report-insult = Insults or threats
page-report-spam = Spam
page-report-name = An offensive name
page-report-cheating = Cheating
page-report-other = Something else
page-report-done = Thank you. Your report has been sent.
page-lock = Let nobody else in
page-talk = Spectators may talk
page-chat-closed = Only the people at the table can talk here.
page-daily-late = Finished after the day was over
page-daily-result-late =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, finished after the day was over
page-daily-before = The day before
page-daily-after = The day after
page-daily-told = The review and the check of the deal follow when the day is over everywhere: { $when }.
page-check-first = The secret has the fingerprint that your browser saw first, on { $when }.
page-check-late = The secret has the fingerprint shown here. Your browser saw it only after the game had begun.
page-check-changed = The fingerprint isn’t the one that your browser saw first.
page-check-broken = The secret doesn’t have the promised fingerprint.
page-check-words-lost = Your words aren’t in the seed.
page-check-words-mine = Your words are mixed in.
page-check-moves = The record’s moves aren’t those your browser was shown.
page-check-draw = Draw { $number } is { $found }, but the secret gives { $expected }.
page-check-browser =
    { $count ->
        [one] Your browser has worked out the draw itself. All fair.
       *[other] Your browser has worked out all { $count } draws itself. All fair.
    }
page-check-second = The server has checked it too, and agrees.
page-check-second-not = The server’s own check says something else.

## Games of mine, and the ways out of one

page-my-games = My games
page-my-running = In progress
page-my-finished = Finished
page-my-none = Nothing yet. Your games will be listed here.
page-delete = Delete
page-delete-text = The game disappears from your list. Its result still counts, and whoever played with you keeps it.
page-delete-running = The game is closed for good and disappears from your list. If others are playing, give up or agree to stop first.
page-delete-done = Deleted.
page-state-won = Won
page-state-lost = Lost
page-state-shared = Shared victory
page-state-stopped = Stopped
page-state-practice = Practice
page-agreed = What was agreed
page-agreed-rounds =
    { $count ->
        [one] A single game
       *[other] { $count } games; scores add up
    }
page-agreed-clock-move = { $seconds } seconds per move
page-agreed-clock-game = { $seconds } seconds each, plus { $increment } per move
page-agreed-hints = Hints are allowed
page-agreed-no-hints = No hints
page-agreed-lots = Who starts is drawn by lot
page-agreed-flag =
    { $on ->
        [yes] { $option }
       *[no] { $option }: no
    }
page-starter-lot = Drawn by lot
page-this-game = This game
page-leave = Leave
page-leave-waits = The game waits for you; you’ll find it on the start page and in your list.
page-leave-bot = A bot plays on for you, so that the others don’t have to wait. You can come back and take your seat again at any time.
page-end = End the game
page-end-text = The game is over at once, without a result.
page-end-sure = End it now
page-stop = Offer to stop
page-stop-text = If everybody agrees, the game is over and counts for nobody. Until then it goes on.
page-stop-sure = Ask the others
page-stop-asked = { $name } would like to stop. The game would count for nobody. Do you agree?
page-stop-no = Play on
page-stop-waiting = You offered to stop. Waiting for { $names }.
page-stop-told = Ready to stop: { $wanted }. Waiting for { $names }.
page-stop-withdraw = Withdraw
page-resign = Give up
page-resign-ends = The game is over at once, and you’ve lost it.
page-resign-match = The whole match is over at once, and you’ve lost it.
page-resign-bot = The others play on. A bot plays your seat to the end, you can’t take it back, and the game counts as lost for you.
page-resign-sure = Yes, give up
page-seat-resigned = gave up
page-seat-stood-for =
    { $who ->
        [you] A bot is playing for you.
       *[other] A bot is playing for { $name }.
    }
page-note-late =
    { $who ->
        [you] Your time was up. A bot makes this one move for you.
       *[other] { $name } ran out of time. A bot makes this one move.
    }
page-note-time =
    { $who ->
        [you] Your time is up. From now on a bot plays for you, until you take your seat back.
       *[other] { $name } is out of time. From now on a bot plays for this seat.
    }
page-note-left =
    { $who ->
        [you] You left. A bot plays for you.
       *[other] { $name } left. A bot plays for this seat.
    }
page-note-away =
    { $who ->
        [you] You were away. A bot plays for you.
       *[other] { $name } is away. A bot plays for this seat.
    }
page-note-back =
    { $who ->
        [you] You’re playing again.
       *[other] { $name } is back and plays again.
    }
page-note-resigned =
    { $who ->
        [you] You gave up.
       *[other] { $name } gave up.
    }
page-note-took-back =
    { $who ->
        [you] You took a move back.
       *[other] { $name } took a move back.
    }
page-note-bot = Played by a bot
page-note-gone = { $name } is away. Tap the name to let a bot play on.
page-note-offline = { $name } is away.
page-note-online = { $name } is here again.
page-result-stopped = The game was stopped
page-reason-stopped = It counts for nobody.
page-reason-resigned =
    { $count ->
        [one] { $names } has given up.
       *[other] { $names } have given up.
    }
page-share-won = I won at { $game }: { $scores }
page-share-shared = We shared the victory at { $game }: { $scores }
page-share-lost = I lost at { $game }: { $scores }
page-share-solo =
    { $points ->
        [one] I scored { $points } point at { $game }
       *[other] I scored { $points } points at { $game }
    }
page-share-picture = The final board of { $game }
page-share-no-picture = The picture couldn’t be drawn. The text can still be shared.
page-share-words = Your words and a link to the replay
page-share-download = Save the picture
page-in-numbers = In numbers
page-spread-count =
    { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
page-spread-mine = you
page-stats-given-up = Given up
page-stats-course =
    { $count ->
        [one] The last game
       *[other] The last { $count } games, one after another; green: won
    }
page-stats-course-solo =
    { $count ->
        [one] The last game
       *[other] The last { $count } games, one after another
    }
page-stats-spread = How often you reached how many points; coloured: the last game
page-daily-streak =
    { $count ->
        [0] Play today to start a streak.
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
page-daily-longest = (longest: { $count })
page-daily-past = Played on { $count } of the last { $of } days
page-daily-next = Next challenges in
page-daily-new = New challenges are here
page-daily-others = What { $count } people reached
page-daily-better = You did better than { $percent }% of the others; { $count } people have played.
page-move-waits = Your move is waiting to be sent
