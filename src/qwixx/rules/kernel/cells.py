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
NOT_ASKED = -2  # in ANSWERS: this seat is not asked in this phase
PASS = 0  # the code of "no cross" in every phase that allows it
