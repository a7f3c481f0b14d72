### Words of playing at the terminal, in lines and on the screen. What is typed stays the same in all languages.

play-somebody = Player
play-begins = { $game }: { $names }.
play-goes-on = { $game } goes on: { $names }.
play-keys = Type a choice, like g7 or pass. ? explains it, i gives a hint, u takes back a sealed answer, h shows the rules, q leaves.
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
play-nothing-to-take-back = There is no sealed answer to take back.
play-nothing-entered = Nothing has been entered yet that could be corrected.
play-correcting = What was entered last is corrected; everything since is undone. u leaves it as it is.
play-enter-first = Who begins? { $seats }
play-enter-roll = { $name } rolls. Type the dice in this order: { $order }. Or only the white sum.
play-enter-white = white
play-enter-nobody = Nobody here is called that.

play-start-number = Number
play-start-people = Who plays at this keyboard? Names, with commas between them
play-start-names = Names of 1 to { $count } players, all different, with commas between them.
play-start-bots = How many bots?
play-start-level = How well do the bots play?

play-trouble-unwritten = The game cannot be saved in { $folder }: { $reason }.
play-trouble-in-use = The game { $name } is open elsewhere just now. Go on there, or close it first.
play-trouble-damaged = The saved game { $name } is damaged: { $reason }
play-trouble-unknown = There is no saved game { $name }. See: qwixx games --saved
play-trouble-none = There is no saved game to go on with. A new one: qwixx play
play-trouble-finished = The game { $name } is over. To look at it: qwixx replay { $name }
play-unsaved = Enter: try again. n: play on without saving. q: leave.

play-none-saved = No saved games yet. A new one: qwixx play
play-column-name = saved as
play-column-when = last played
play-column-state = state
play-turn = turn { $number }
play-damaged = damaged
