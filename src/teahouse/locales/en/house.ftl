# Texts that every game shares.
rule = { $rule }
why-over = The game is over.
why-not-asked = It is not your decision now.

## The terminal
cli-round = Round { $round } · { $phase }
cli-final = Final scoring
cli-rank = Rank
cli-player = Player
cli-total = Total
cli-hand-over = It is the decision of { $seat }. Press Enter when only { $seat } is looking.
cli-no-choice = Choose a number from 1 to { $count }, or type help.
cli-confirm = Enter to go on, u to take it back:
cli-no-undo = There is nothing that you can take back now.
cli-undone = Taken back.
cli-allowed = This is allowed now: { $action }.
cli-saved = Saved in { $file }.
cli-resume = Go on with: { $command }
cli-seed = The seed of this game was { $seed }.
cli-help =
    A number chooses; so does the notation behind it (bid rice 3).
    why            list what is not allowed now, with numbers
    why N          why this is not allowed (a number of that list, or a notation)
    undo           take back your last decision
    board, log     show the table, or all that happened
    save [FILE]    write the record of the game
    quit           leave; the game is saved and can be taken up again
cli-game = { $title } ({ $name }), { $players } players, rules version { $rules }
cli-option = option
cli-values = values
cli-default = default
cli-about = what it changes
cli-brings = Brings: { $parts } ({ $languages }).
cli-part-evaluator = bots that think
cli-part-features = numbers for learning programs
cli-part-report = counts for the balance report
cli-part-words = the table in words
cli-part-lessons = lessons
cli-part-texts = texts
cli-lacks-evaluator = No evaluator: only the bot “random” plays it.
cli-lacks-features = No features: learning programs cannot observe it.
cli-lacks-report = No report: the balance report counts no components.
cli-lacks-words = No words: the table is shown as the plain fields of its view.
cli-lacks-lessons = No lessons are offered.
cli-lacks-texts = No texts: keys are shown instead.

## Why the server refuses
house-why-already-account = You have an account already.
house-why-already-yours = This seat is yours already.
house-why-bad-command-id = The id of the command must have 1 to { $most } plain characters and no slash.
house-why-bad-name = A name has 1 to { $most } characters.
house-why-bad-seat = A seat can be for you, for a bot, or open.
house-why-bad-text = A line of chat has 1 to { $most } characters.
house-why-cannot-undo = This decision can no longer be taken back.
house-why-command-id-used = This id was used for another command: send it under a new one.
house-why-expires-past = The token would have ended before it begins: choose a later time.
house-why-link-opens-nothing = This link does not open a seat, or no longer does: ask for a new one.
house-why-login-form = A login has { $least } to { $most } characters: letters a to z, digits, dot, dash and underscore; the first is a letter or a digit.
house-why-login-taken = Somebody has this login already: choose another one.
house-why-no-account = You are here as a guest: this needs an account.
house-why-no-such-action = There is no such action in this game.
house-why-no-such-lesson = There is no such lesson, or it has no such step.
house-why-no-such-position = The table has no such position.
house-why-no-such-request = This request does not wait for you, or no longer does.
house-why-no-such-seat = The table has no such seat.
house-why-not-a-bot = No bot plays on this seat.
house-why-not-asked = It is not your decision now.
house-why-not-for-tokens = A token plays for you, but changes nothing of your account: do this in the browser.
house-why-not-known = You are not signed in: enter a name or log in.
house-why-not-now =
    { $lifecycle ->
        [open] This can be done only after the start of the game.
        [running] This cannot be done while the game is running.
       *[other] The game has ended.
    }
house-why-not-started = The game has not begun yet.
house-why-not-watchable = Only those who sit at this table may look at it.
house-why-not-yours = This is not for you to do at this table.
house-why-note-long = A note has at most { $most } characters.
house-why-nothing-to-play = There is nothing to play from this position on.
house-why-password-long = The password is too long: it may have { $most } characters.
house-why-password-short = The password is too short: it needs { $least } characters.
house-why-preferences-form = Preferences must be a JSON object of at most { $most } bytes.
house-why-request-open = Another request waits for its answers: wait for them, or withdraw it.
house-why-seat-taken = Somebody sits there already.
house-why-seats-open = The game begins when all seats are taken: wait for others or add bots.
house-why-stale = Something has happened at the table since: look again, then decide.
house-why-wrong-login = This login and password do not fit together.
house-why-wrong-password = This is not your password.
house-why-wrong-seats = A fork of this game needs { $seats } seats.
house-why-bad-message = The message cannot be understood: { $text }.
house-why-bad-request = The request cannot be understood: { $text }.
house-why-broken = The server made a mistake, and it has been logged. Nothing was changed.
house-why-foreign-page = This request comes from a page of another site.
house-why-known-already = You are known here already: log out first.
house-why-no-such-game = There is no such game on this server.
house-why-no-such-table = There is no such table.
house-why-not-possible = { $text }
house-why-store-away = The server cannot reach its database at the moment: try again soon. Nothing was changed.
house-why-rules-unknown = This server does not know the rules of this table (version { $rules }): they come from a newer Teahouse, or cannot be read.
house-why-too-fast = This was too often: try again in { $seconds } seconds.
house-why-too-many-tables = One connection can follow { $most } tables at most.
house-why-unknown-host = The server does not know this host name: set public_url to its address.
house-why-too-many-open = You have { $most } tables under way: end one before you open another.
house-why-too-big = This is too much at once: send less.
house-why-no-such-bot = There is no such bot on this server; it has { $bots }.
house-why-closing = The server is shutting down: try again in a moment. Nothing was changed.
house-why-bad-house-tables = The house tables cannot be used: { $text }
house-why-no-such-house-tables = There are no such house tables, or no longer.
house-why-house-tables-changed = Your house tables were changed elsewhere meanwhile: look at them again. Nothing was changed.
house-why-house-tables-outdated = These house tables are for version { $rules } of the rules: new games are played by version { $newest }.
house-why-trials-busy = The server is busy trying out other corrections: try again in a minute. Nothing was changed.

# --- house tables -------------------------------------------------------------------------------
cli-tables-component = component
cli-tables-field = what
cli-tables-value = value
cli-tables-from = from
cli-tables-believed = we believe
cli-tables-printed = your box
cli-tables-where = Where: { $text }
cli-tables-depends = What depends on it: { $text }
cli-tables-tags = R: rulebook, P: another public source, A: reconstructed, please compare.
cli-tables-written = { $file }: { $count } components to compare. Fill it in, then: { $command }
house-file-name = your name
house-file-help =
    Compare your { $game } with this file. Where your box shows something else, write that
    behind “is”, leave “was” as it is. You may take away lines, or leave them as they are.
    Is everything on a component as printed? Then take away the first # of its line in the upper list.
cli-tables-none = Nothing of this kind is reconstructed.
cli-tables-progress = { $game }: { $done } of { $total } reconstructed components compared ({ $as_printed } as printed, { $corrected } corrected).
cli-tables-playable = The game can be played by these tables.
cli-yes = yes
cli-no = no
