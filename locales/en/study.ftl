### Words of the page: positions that are set up and weighed.

explore-title = Position explorer
explore-about = Set up any position of the dice games and see what every choice is worth.
explore-game = Game
explore-players = Players
explore-sheets = Whose sheet and choices
explore-turn = Whose turn
explore-phase = What is due
explore-phase-roll = Before the roll
explore-phase-white = White sum
explore-phase-colour = White plus colour
explore-phase-move = The pawn
explore-crossed = Already crossed off something this turn
explore-tap = Tap numbers, penalties and dice to change them.
explore-dice = The dice
explore-white-die = White die { $number }
explore-roll = Roll
explore-fewer = One penalty fewer
explore-more = One penalty more
explore-empty = Start afresh
explore-start = Pawn to the start
explore-choices = { $name }’s choices
explore-nothing = { $name } has nothing to decide here.
explore-over = The game is over with these sheets.
explore-best = best
explore-margin = margin { $points }
explore-score = { $points } points
explore-before = Before the roll
explore-end = At the end
explore-rolls = Every roll
explore-rolls-about = What { $name } can do with each white sum, best first. The coloured dice are drawn a few times for each.
explore-working = Working it out …
explore-sum = White sum
explore-often = How often
explore-text = The position as text
explore-show = Show
explore-refused = This position cannot be.

# A hint: what is chosen, beside the best.
hinted-equal = As good as the best
hinted-instead = { $worth } instead of { $best }

# The review of a finished game.
reviewed-progress = { $done } of { $total } moves
reviewed-decisions = The decisions
reviewed-only-mistakes = Only mistakes
reviewed-everybody = Everybody
reviewed-who = Whose decisions
reviewed-back = One step back
reviewed-on = One step on
reviewed-mistake-back = The mistake before
reviewed-mistake-on = The next mistake
reviewed-cost = cost { $worth }
reviewed-replay = Watch this move
reviewed-explore = Explore this position
reviewed-choices = What was possible
reviewed-details = How it adds up
reviewed-no-mistakes = Nobody made a mistake worth telling.
