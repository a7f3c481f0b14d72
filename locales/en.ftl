### Every word a player sees. All languages have the same keys and variables.

game-classic = The original
game-deluxe = Deluxe: a match of up to five games
game-board = On Board
game-cards = The card game
game-cards-jokers = The card game with jokers

column-id = id
column-name = game
column-players = players
column-options = options

phase-first = The first player is drawn
phase-roll = the dice are rolled
phase-white = the white sum, for everybody
phase-colour = white and colour
phase-move = the pawn moves
phase-shuffle = the cards are shuffled
phase-take = takes cards
phase-call = the number called, for everybody
phase-play = plays cards
phase-between = another game, or stop
phase-over = The game is over

headline = Turn { $turn } · { $name } · { $phase }
turn = Turn { $number } · { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue
display = Display
pile = Pile ({ $count })
panel = Games so far

welcome = { $game }: the bots play.
begins = { $name } begins.
white-sum = White sum: { $sum }
shuffled = The discards are shuffled into a new pile.
passes = passes
moves = moves { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
} to { $field }
crosses = crosses { $numbers }
takes = takes { $cards }
plays = plays { $cards }
goes-on = wants another game
stops = wants to stop
penalty = { $name } crosses nothing: a penalty.
locks = { $name } locks { $colour }.
final-round = { $name } has reached the last fields: everybody else has one more turn.
winner = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}

event = Event { $number } of { $total }:
finished = finished
unfinished = not finished yet
valid-record = valid record: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $events } events, { $state }.
valid-board = valid board: { $name }, { $fields } fields.
invalid-record = not a valid record: { $reason }
invalid-board = not a valid board: { $reason }
simulated = { $games } random games of { $game } with { $players } players: { $turns } turns and { $score } points on average, { $speed } games a second.
again = The same game again: --seed { $seed }
saved = The record is in { $file }.
