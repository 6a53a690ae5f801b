# The interface in the browser.

## The server
web-minutes = { $count } min
web-house-away = The server does not answer.
web-try-now = Try now
web-loading = One moment.
web-close = Close
web-cancel = Cancel
web-tools = Tools
web-menu = Menu
web-yes = yes
web-no = no
web-you = You

## The lobby
web-lobby-title = Pull up a chair.
web-lobby-about = Merchants’ board games, played live, over weeks, or right now against bots.
web-games = Games
web-new-table = New table
web-new-table-of = New table: { $game }
web-play-now = Play now against bots
web-my-tables = My tables
web-my-tables-none = Nothing waits for you. Play a quick game against bots, or sit down at an open table.
web-open-tables = Open tables
web-open-tables-none = No open table right now. Start one; others will see it here.
web-running-tables = Running
web-running-tables-none = Nobody plays right now.
web-finished-tables = Finished
web-finished-tables-none = The first result will stand here.
web-next-where-i-decide = Next where I decide
web-next-table = Next table
web-seats-taken = { $taken } of { $count } seats
web-your-turn = Your turn
web-lifecycle-open = waiting
web-lifecycle-running = running
web-lifecycle-finished = finished
web-lifecycle-abandoned = ended
web-sit-down = Sit down

## A new table
web-new-table-about = Everything below is filled in. Three clicks are enough: game, seats, start.
web-step-game = Game
web-step-seats = Seats
web-seats-allowed = { $count } seats, { $least } to { $most } allowed
web-seat-of = Seat { $number }
web-you-always-seated = you, always seated
web-person = Person
web-bot = Bot
web-bot-of = bot, { $strength }
web-bot-name = Bot { $number }
web-open-seat = Seat { $number }
web-person-gone = somebody who left
web-strength = Strength
web-strength-random = at random
web-strength-greedy = hasty
web-strength-novice = gentle
web-strength-skilled = steady
web-strength-expert = strong
web-first-to-open-the-link = first to open the link
web-remove-seat = Remove seat { $number }
web-add-person = Add person
web-add-bot = Add bot
web-visible = Visible
web-visible-all = Open to all
web-visible-link = By link only
web-options = Options
web-options-changed = { $count } changed
web-changed = changed
web-defaults = Defaults
web-default-is = Default: { $value }.
web-not-with = Not together with: { $option }.
web-not-for-so-many = Not with { $count } players.
web-starts-now = The game starts at once.
web-starts-when-full = { $count ->
    [one] Waits for one person; you get a link to send.
   *[other] Waits for { $count } persons; you get links to send.
}
web-open-table = Open table
web-start-table = Start
web-standard = standard
web-rules-version = rules version { $rules }
web-corrections = { $count ->
    [one] one corrected value
   *[other] { $count } corrected values
}

## Values of options
web-value-true = on
web-value-false = off
web-value-on = on
web-value-off = off
web-value-random = random
web-value-given = as seated
web-value-auto = by players
web-value-fixed = fixed
web-value-variable = variable
web-value-hidden = hidden
web-value-open = open

## Who I am
web-name-title = What shall we call you?
web-name = Name
web-name-about = A name is enough. This browser keeps your seats; an account is optional.
web-name-go = Come in
web-i-have-an-account = I have an account
web-account = Account
web-rename-about = What the others call you, at seats that you take from now on.
web-keep = Keep
web-kept = Kept.
web-register = Make an account
web-register-about = With an account you come back from any browser, to the same seats and settings.
web-registered = You have an account now.
web-login = Login
web-password = Password
web-password-old = Present password
web-password-new = New password
web-change-password = Change the password
web-change-password-about = All other sessions end.
web-log-in = Log in
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-sessions = Sessions
web-session = Session
web-this-session = this one
web-end-session = End
web-my-data = My data
web-my-data-about = All that the server keeps about you, as a file; or delete it.
web-export-me = Export
web-delete-me = Delete me
web-delete-me-about = Your name, sessions, notes and chat are deleted, and your seats become free. This cannot be undone.
web-delete-me-sure = Delete for good

## Settings
web-settings = Settings
web-setting-language = Language
web-setting-theme = Theme
web-setting-theme-system = as the system
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-speed = Movement of pieces
web-setting-speed-off = off
web-setting-speed-slow = slow
web-setting-speed-normal = normal
web-setting-speed-fast = fast
web-setting-confirm = Confirm decisions
web-setting-confirm-about = A choice is played only when you confirm it.
web-setting-sound = Sound
web-setting-sound-about = One soft sound when it is your turn.
web-setting-keys = Single keys
web-setting-keys-about = Digits choose, u takes back, ? shows all keys.
web-setting-words = The table in words
web-setting-words-about = Text and lists instead of the drawn board.
web-to-dark = Dark
web-to-light = Light
web-sound-on = Sound on
web-sound-off = Sound off

## The status line
web-your-turn-dot = Your turn.
web-on-turn = It is your turn
web-status-decides = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
web-status-watching = You are watching.
web-status-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-status-ready = Everybody is seated.
web-status-finished = The game is over.
web-status-abandoned = This table was ended without a result.

## Players
web-players = Players
web-here = here
web-away = away
web-decides = decides
web-you-decide = You decide
web-points-short = VP
web-progress = How near the end is
web-round = Round { $round }
web-colour-0 = navy
web-colour-1 = red
web-colour-2 = yellow
web-colour-3 = sky
web-colour-4 = black

## Choices
web-choices = Choices
web-all-choices = All choices ({ $count })
web-then = then?
web-undo = Undo
web-restart = Restart
web-confirm = Confirm
web-sending = Sending
web-nothing-to-undo = There is nothing that you can take back now.
web-place-choices = { $place }: { $count } choices
web-places-other = Other places
web-player = Player
web-why-not = Why not { $place }?
web-why-loading = Asking.
web-why-nothing = There is nothing to choose here.
web-fit = Whole board

## Kinds of places
web-place-bank = Bank
web-place-stock = Stock
web-place-supply = Supply
web-place-hand = Hand
web-place-discard = Discard pile
web-place-pile = Pile
web-place-played = Played
web-place-offer = Offer
web-place-market = Market

## Log, chat, notes, history
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier turns ({ $count })
web-show-position = Show this position
web-chat = Chat
web-chat-empty = Say hello.
web-chat-say = Say something
web-chat-send = Send
web-notes = Notes
web-notes-empty = Only you can read this.
web-notes-need-name = Notes need a name: sit down, or come in from the lobby.
web-history = History
web-position = Position { $position }
web-step-back = One step back
web-step-forward = One step forward
web-live = Live
web-looking-back = You are looking at position { $position }. Play goes on at { $now }.
web-looking-back-ended = You are looking at position { $position } of { $now }.
web-since = Since your last decision
web-step-by-step = Step by step
web-next-step = Next
web-show-at-once = Show at once
web-and-more = { $count } more in the log
web-news-seat-person = { $name } takes seat { $number }.
web-news-seat-bot = A bot takes seat { $number }.
web-news-seat-open = Seat { $number } is free.
web-news-started = The game begins.
web-news-decide = { $name } has decided.
web-news-undo = { $name } takes a step back.
web-news-undo_asked = { $name } asks to take back.
web-news-abandon_asked = Somebody asks to end the game here.
web-news-granted = One more agrees.
web-news-undo_refused = The request is closed.
web-news-undo_granted = All agreed: the decisions are taken back.
web-news-abandoned = The table ends without a result.

## Around the table
web-back-to-lobby = Back to the lobby
web-table-gone = This table cannot be shown.
web-close-table = Close the table
web-owner-starts = Whoever opened the table starts the game.
web-waits-for-person = waits for a person
web-copy-link = Copy link
web-link = Link
web-link-copied = The link is copied. Whoever opens it first gets the seat.
web-link-shown = Copy the link shown. Whoever opens it first gets the seat.
web-clear-seat = Free seat { $number }
web-take-back = Take back
web-give-to-bot = Give to a bot
web-leave = Leave
web-ask-undo = Ask to take back
web-ask-undo-about = All other players must agree.
web-ask-abandon = End without a result
web-ask-abandon-about = All other players must agree.
web-asks-undo = { $name } asks to take back the last decision.
web-asks-abandon = { $name } asks to end the game without a result.
web-waits-for = Waits for: { $names }.
web-grant = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-seed-hash = Fingerprint of the seed: { $hash }. After the game anybody can check it.
web-line-lost = Connection lost. Trying again. Your choices are kept.
web-parts = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-show-board = Drawn board
web-text-table = The table in words

## After the game
web-result-by = { $count ->
    [one] { $name } wins by one point.
   *[other] { $name } wins by { $count } points.
}
web-result-shared = { $names } share the win.
web-result-tie-break = { $name } wins by the tie-break.
web-result-after = Finished after round { $round }.
web-rank = Place { $rank }
web-where-points = Where the points came from
web-total = Total
web-best-in-line = Tinted: best in the line.
web-points-by-category = Points by category
web-chart-in-table = The table has the same numbers.
web-points-over-time = Points over time
web-points-over-time-about = After every round, as if the game had ended there.
web-as-a-table = As a table
web-round-head = Round
web-replay = Replay
web-see-result = Result
web-fork = Fork
web-fork-about = A new table that goes on from the position shown, against bots.
web-export = Export
web-rematch = Rematch
web-seed = Seed: { $seed }

## Keys
web-help = Rules and help
web-help-about = Everything that you may do glows. Click a place to narrow the choices; click a dark place to hear why not.
web-key-choose = take choice n
web-key-confirm = confirm
web-key-undo = undo a step
web-key-restart = restart the turn
web-key-cancel = cancel the last step, close the bubble
web-key-step = one step in history
web-key-ends = start, live
web-key-next = next table where I decide
web-key-panes = log, chat, notes
web-key-text = the table in words
web-key-why = why not, at the focused place
web-key-zoom = zoom in, out, fit
web-key-help = all keys

## Why the client did not do it
web-why-other = That was not saved ({ $key }).
web-why-house-away = The server cannot be reached. Nothing is lost; try again.
web-why-looking-back = You are looking at an earlier position. Go back to live to play.
web-why-stale = Somebody was faster. Nothing was played; here are your new choices.

## Learning
web-learn = Learn
web-learn-title = Learn { $game }
web-learn-about = a table of your own, no clock
web-learn-lessons = Lessons
web-learn-leave = Leave
web-learn-none = There are no lessons here.
web-learn-minutes = { $count } min
web-learn-done = done
web-learn-step = step { $step } of { $count }
web-learn-explains = Explanation
web-learn-now-you = Now you: { $action }
web-learn-back = Back
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-show-me = Show me
web-learn-play-it = Play it for me
web-learn-restart = Restart the step
web-learn-first-do = First do what the step asks for, or let it be shown to you.
web-learn-shown = It is marked now. Click it, or let it be played for you.
web-learn-other = “{ $action }” is allowed too, but this step is about something else. Try again.
web-learn-then-place = Good. And now: { $place }.
web-learn-then-choose = Good. Now choose below.
web-learn-happened = What just happened
web-learn-good-to-know = Good to know
web-learn-no-harm = Nothing here can go wrong. All that is allowed glows, and every dark place tells you why not.
web-learn-name-0 = Mei
web-learn-name-1 = Lin
web-learn-name-2 = Odile
web-learn-name-3 = Anselm
web-learn-ended = You know the game now.
web-learn-ended-about = That was all you need for your first round of { $game }. The rules in short are always at hand at the table, under the question mark.
web-learn-play = Play a real game now, against novice bots

## The rules in short
web-rules-goal = What it is about
web-rules-turn = How it is played
web-rules-end = The end
web-rules-scoring = What counts
web-rules-here = Played otherwise at this table
web-rules-hands = How to choose, and keys
web-rules-lessons = Learn it step by step

## House tables
web-tables = House tables
web-tables-title = House tables of { $game }
web-tables-confirmed = { $done } of { $total } reconstructed components confirmed
web-tables-short = { $game } · { $done } of { $total } confirmed
web-tables-components = Components
web-tables-done-of = { $done } of { $total }
web-tables-own-box = You own the box? Ten minutes are enough. Tap what is right, correct what is not.
web-tables-compare = House tables: compare with your box
web-tables-known = known from rulebook or box
web-tables-we-believe = we believe
web-tables-as-printed-count = as printed { $count }
web-tables-corrected-count = corrected { $count }
web-tables-believed = we believe
web-tables-printed = as printed
web-tables-corrected = corrected
web-tables-drafted = changed, not kept yet
web-tables-form = The open component
web-tables-number-of = { $number } of { $count }
web-tables-previous = Previous component
web-tables-next = Next component
web-tables-your-box = your box
web-tables-in-your-box = in your box
web-tables-box-of = the box of { $name }
web-tables-less = { $what }: one less
web-tables-more = { $what }: one more
web-tables-add = Add
web-tables-add-what = Add: { $what }
web-tables-add-entry = One more
web-tables-remove = Remove: { $what }
web-tables-road-from = from
web-tables-road-to = to
web-tables-road-there = This road is there already.
web-tables-add-road = Road
web-tables-from-R = (rulebook)
web-tables-from-P = (another source)
web-tables-problem-number = { $what }: “{ $typed }” is not a whole number. Enter one, like 7.
web-tables-problem-large = { $what }: { $typed } is more than any box shows.
web-tables-problem-empty = { $what }: something is missing here.
web-tables-what-changes = What changes
web-tables-in-all = all { $count }: { $before } to { $after }
web-tables-mean = mean { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-tables-depends = What depends on it: { $text }
web-tables-checking = Checking whether it fits the rulebook.
web-tables-trying = The server plays a few games by it. One moment.
web-tables-fits = Still fits the rulebook
web-tables-as-printed = As printed
web-tables-keep = Keep correction
web-tables-keeping = Keeping
web-tables-forget = Drop the change
web-tables-unmark = Not compared yet
web-tables-uncorrect = Take the correction back
web-tables-export = Export
web-tables-send = Send to the project
web-tables-send-1 = Below stands what you found, as a small file. Every line that begins with # only explains it.
web-tables-send-2 = Copy the text or download the file, and send it to whoever looks after Teahouse: as an issue, by mail, or through the person who runs this server.
web-tables-send-3 = Say which edition of the box you have. Once it was checked, a later version of Teahouse plays by it.
web-tables-file-text = The file
web-tables-copy = Copy
web-tables-copied = The text is copied.
web-tables-select-copy = The text is selected: copy it.
web-tables-download = Download
web-tables-import = Import from a file
web-tables-import-about = Choose a file of house tables of { $game }. It is read, checked and tried out; it becomes your house tables.
web-tables-import-replaces = It replaces what you have now: { $corrections ->
    [one] one correction
   *[other] { $corrections } corrections
}, { $printed } as printed.
web-tables-file = File of house tables
web-tables-file-large = This file is too large to be one of house tables.
web-tables-choose-file = Choose a file
web-tables-export-first = Export mine first
web-tables-imported = Your house tables come from the file now.
web-tables-delete = Delete mine
web-tables-delete-about = All that you found is deleted: { $corrections ->
    [one] one correction
   *[other] { $corrections } corrections
}, { $printed } as printed. This cannot be undone. Tables that were opened by it go on unchanged.
web-tables-delete-sure = Delete for good
web-tables-nothing-yet = There is nothing of yours yet.
web-tables-others = Other people’s
web-tables-others-facts = { $corrections ->
    [one] one correction
   *[other] { $corrections } corrections
}, { $done } compared
web-tables-of = You are looking at the house tables of { $name }.
web-tables-of-version = They are for version { $rules } of the rules.
web-tables-mine = To mine
web-tables-all-done = Every value of { $game } is confirmed. Thank you, { $name }.
web-tables-gone = These house tables cannot be shown.
web-tables-when-opened = When a table is opened
web-tables-choice = Tables
web-tables-released = Teahouse’s tables
web-tables-version = version { $rules }
web-tables-whose = Whose house tables
web-tables-by = { $count ->
    [one] one correction
   *[other] { $count } corrections
} by { $name }, { $date }
web-tables-from-file = From a file
web-tables-for-ever = A table plays by what it was opened with, for ever. Its record carries the corrections.
web-tables-keys = Enter: as printed · C: correct · arrow keys: next card
web-corrections-about = This table plays by these values instead of those of Teahouse. It was opened so, and its record carries them.
