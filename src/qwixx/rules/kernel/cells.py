"""Where things stand in a position, the same for every game; a game's own cells follow from `DEVICE` on."""

MAX_SEATS = 8

PHASE = 0
SEATS = 1
TURN = 2  # turns begun so far
ACTIVE = 3
CROSSED = 4  # whether the active player has crossed something this turn
SHEETS = 5
ANSWERS = SHEETS + MAX_SEATS
DEVICE = ANSWERS + MAX_SEATS

WAITING = -1  # in ANSWERS: nothing sealed yet
PASS = 0  # the code of "no cross" in every phase that allows it

FIRST = 0  # chance: who begins
ROLL = 1  # chance: the dice
WHITE = 2  # everybody: the white sum
COLOUR = 3  # active: white + colour
MOVE = 4  # active: the pawn
SHUFFLE = 5  # chance: a new pile
TAKE = 6  # active: cards from the display
CALL = 7  # everybody: the number on the pile
PLAY = 8  # active: one to three cards
BETWEEN = 9  # everybody: another game of the match, or stop
OVER = 10

PHASES = ("first", "roll", "white", "colour", "move", "shuffle", "take", "call", "play", "between", "over")
