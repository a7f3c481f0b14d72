"""A lock announced in action 1, set up for the tests that speak of it."""

from qwixx.rules.dice import classic
from qwixx.rules.game import State
from tests.positions import act, arrange, roll

GAME = classic()
SEALED = classic(locks="sealed")
FIVE = {"r": "r2 r3 r4 r5 r6", "y": "y2 y3 y4 y5 y6", "g": "g12 g11 g10 g9 g8", "b": "b12 b11 b10 b9 b8"}
TWELVE = "6 6 r3 y3 g3 b3"
TWO = "1 1 r3 y3 g3 b3"
BOTH = f"{FIVE['r']} {FIVE['y']}"


def announced(*sheets: str, answers: list[str], dice: str = TWELVE, active: int = 0) -> State:
    """The position after the sealed answers of action 1 were opened."""
    return act(GAME, roll(GAME, arrange(GAME, sheets, active=active), dice), *answers)
