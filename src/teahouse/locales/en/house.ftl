# Texts of the house: what every game shares.
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
