### Words of playing at the terminal, in lines and on the screen.

play-somebody = Player
play-begins = { $game }: { $names }.
play-goes-on = { $game } goes on: { $names }.
play-keys = Type a choice, like { $example } or { $pass }. ? explains it, i gives a hint, u takes back an answer, l tells what has happened, h shows the rules, q leaves.
play-no-hint-daily = There are no hints in a game of the day: everybody plays it by themselves.
play-letters = Colours are typed as a letter or a word: { $letters }.
play-ambiguous = “{ $typed }” can be more than one colour. Which do you mean: { $possible }?
play-again = Enter: rematch, the same game and players. n: another game. q: leave.
play-again-sure = A rematch? Enter again begins it. n: another game. q: leave.
play-kept = You can look at the game again: qwixx replay { $name }
play-left = The game is saved. To go on: qwixx resume { $name }
play-left-unsaved = The game is not saved.

play-dice = White { $whites }, coloured { $coloured }
play-row = row { $number }, lock { $colour }
play-crossed = crossed { $numbers }
play-locked = crossed { $numbers } and the lock
play-open = open { $numbers }
play-full = nothing left
play-closed = closed
play-hand = Your cards: { $cards }
play-holds = holds { $cards }
play-pawn = pawn on field { $place }, { $field }
play-pawn-start = pawn on the start
play-pawn-stays = No field you can use: the pawn stays
play-ahead = Fields ahead, number/points: { $fields }

play-possible = Possible: { $possible }
play-and-more = { $listed } and { $count } more
play-more = and { $count } more
play-could-mean = “{ $typed }” could mean: { $possible }
play-not-possible = “{ $typed }” is not possible now. Possible: { $possible }
play-hand-over = Hand the keyboard over to { $name }, then press Enter.
play-taken-back = { $name } takes the answer back.
play-nothing-to-take-back = There is nothing to take back.
play-nothing-entered = Nothing has been entered yet that could be corrected.
play-correcting = What was entered last is corrected; everything since is undone. u leaves it as it is.
play-enter-first = Who begins? { $seats }
play-enter-roll = { $name } rolls. Type the dice in this order: { $order }. Or only the white sum.
play-enter-white = white
play-enter-top = { $name } takes cards and calls the number on top of the pile. Type it: 2 to 12.
play-enter-no-card = No card has that number.
play-enter-nobody = Nobody here is called that.

play-start-number = Number
play-start-people = Who plays at this keyboard? Names, with commas between them
play-start-names = Names of { $few } to { $count } players, all different, with commas between them.
play-start-bots = How many bots?
play-start-level = How well do the bots play?

play-trouble-unwritten = The game cannot be saved in { $folder }: { $reason }.
play-trouble-in-use = The game { $name } is open elsewhere just now. Go on there, or close it first.
play-trouble-damaged = The saved game { $name } is damaged: { $reason }
play-trouble-unknown = There is no saved game { $name }. See: qwixx games --saved
play-trouble-none = There is no saved game to go on with. A new one: qwixx play
play-trouble-finished = The game { $name } is over. To look at it: qwixx replay { $name }
play-trouble-gone = In the game { $name } the bot { $bot } plays as { $seat }, and cannot be had any more: { $reason }
play-unsaved = Enter: try again. n: play on without saving. q: leave.
play-gone = Enter: one of our bots plays on wherever one is missing. q: leave the game as it is.

play-none-saved = No saved games yet. A new one: qwixx play
play-column-name = saved as
play-column-when = last played
play-column-state = state
play-turn = turn { $number }
play-damaged = damaged
play-ask-delete = { $count ->
    [one] Remove the saved game { $names } for good?
   *[other] Remove { $count } saved games for good ({ $names })?
}
play-ask-prune = { $count ->
    [one] Remove the one game that is over for good ({ $names })?
   *[other] Remove all { $count } games that are over for good ({ $names })?
}
play-deleted = { $count ->
    [one] The saved game { $names } is gone.
   *[other] { $count } saved games are gone: { $names }.
}
play-none-over = No saved game is over: there is nothing to remove.
play-match-points = { $points ->
    [one] { $points } point in this game, { $total } in the match
   *[other] { $points } points in this game, { $total } in the match
}

# What is typed, as one word.
play-word-pass = pass
play-word-move = move
play-word-take = take
play-word-play = play
play-word-mark = mark
play-word-next = next
play-word-stop = stop

# Bots beside the levels

play-who = { $name } is { $bot }: { $about }
play-replaced = The bot { $bot } cannot play on. Another bot now plays for { $name }. The reason: { $reason }
