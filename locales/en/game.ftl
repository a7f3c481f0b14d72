### Words that the command line and the page share. All languages have the same keys and variables.

game-classic = The original
game-deluxe = Deluxe: a match of up to five games
game-mixx-a = Mixx A: mixed colours
game-mixx-b = Mixx B: mixed numbers
game-board = On Board
game-cards = The card game
game-cards-jokers = The card game with jokers

phase-first = The first player is drawn
phase-roll = the dice are rolled
phase-white = the white sum, for everybody
phase-reply = a lock is announced: who joins in?
phase-colour = white and colour
phase-move = the pawn moves
phase-shuffle = the cards are shuffled
phase-top = the number on top of the pile
phase-take = takes cards
phase-call = the number called, for everybody
phase-play = plays cards
phase-between = another game, or stop
phase-over = The game is over

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
total = Total

begins = { $name } begins.
white-sum = White sum: { $sum }
penalty = { $name } crosses off nothing: a penalty.
locks = { $name } locks { $colour }.
locks-row = { $name } locks row { $row }.
row-number = row { $number }
final-round = { $name } has reached the last fields: everybody else has one more turn.
winner = { $count ->
    [one] { $names } wins!
   *[other] A shared win: { $names }!
}

level-easy = a beginner: skips numbers too readily, misses locks, risks penalties
level-normal = plays well, with the mistakes that people make
level-hard = a strong opponent, the same as careful
level-master = the strongest opponent there is

# Moves in words. 8 and 11 have a key of their own: in some languages they begin with a vowel.
mark = { $colour } { $number }
the-mark = { $colour } { $number }
the-mark-vowel = { $colour } { $number }
the-joker = joker { $number } as { $colour }
told-roll = White { $first } and { $second }: { $sum }!
told-call = Called: { $sum }!
told-correct = Corrected: { $outcome }
told-shuffle = The cards are shuffled.
told-redeal = The cards that nobody holds are dealt anew.
told-back = { $names } undid moves: decision { $decision } is due again.
told-back-unnamed = Moves were undone: decision { $decision } is due again.
told-pass = { $name } passes.
told-cross = { $name } crosses off { $number }.
told-move = { $steps ->
    [one] { $name } moves { $steps } field to { $number }.
   *[other] { $name } moves { $steps } fields to { $number }.
}
told-move-cross = { $steps ->
    [one] { $name } moves { $steps } field to { $number } and crosses it off.
   *[other] { $name } moves { $steps } fields to { $number } and crosses it off.
}
told-take = { $count ->
    [one] { $name } takes the card { $cards }.
   *[other] { $name } takes the cards { $cards }.
}
told-play = { $name } plays { $cards } and crosses off nothing.
told-play-some = { $name } plays { $cards }, and crosses off { $numbers }.
told-play-all = { $count ->
    [one] { $name } plays { $cards } and crosses it off.
   *[other] { $name } plays { $cards }, and crosses them all off.
}
told-next = { $name } wants another game.
told-stop = { $name } wants to stop.
do-pass = Pass
do-stay = Leave the pawn
do-cross = Cross off { $number }
do-move = { $steps ->
    [one] Move { $steps } field to { $number }
   *[other] Move { $steps } fields to { $number }
}
do-move-cross = { $steps ->
    [one] Move { $steps } field, cross off { $number }
   *[other] Move { $steps } fields, cross off { $number }
}
do-take = { $count ->
    [one] Take the card { $cards }
   *[other] Take the cards { $cards }
}
do-play = Play { $cards }, cross off nothing
do-play-some = Play { $cards }, cross off { $numbers }
do-play-all = { $count ->
    [one] Play { $cards } and cross it off
   *[other] Play { $cards }, cross them all off
}
do-next = Another game
do-stop = Stop here
offline = The server cannot be reached. Check your connection and try again.
print = Print sheets
