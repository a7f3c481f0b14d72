"""The phases of a turn as data: what each is called and who acts in it. The kernel and the descriptors read it here."""

from typing import Literal, NamedTuple

Actor = Literal["chance", "everybody", "active", "nobody"]


class Phase(NamedTuple):
    """A phase: its name, who acts in it (everybody answers sealed), and whether passing there can cost the penalty."""

    name: str
    actor: Actor
    penalty: bool = False


PHASES = (
    Phase("first", "chance"),  # who begins
    Phase("roll", "chance"),  # the dice
    Phase("white", "everybody"),  # the white sum
    Phase("colour", "active"),  # white + colour
    Phase("move", "active"),  # the pawn
    Phase("shuffle", "chance"),  # a new pile
    Phase("take", "active"),  # cards from the display
    Phase("call", "everybody"),  # the number on the pile
    Phase("play", "active"),  # one to three cards
    Phase("between", "everybody"),  # another game of the match, or stop
    Phase("over", "nobody"),
    Phase("reply", "everybody"),  # a lock was announced: who crossed nothing is asked once more
    Phase("top", "chance"),  # the number on top of a real pile
)
NAMES = tuple(phase.name for phase in PHASES)

FIRST, ROLL, WHITE, COLOUR, MOVE, SHUFFLE, TAKE, CALL, PLAY, BETWEEN, OVER, REPLY, TOP = range(len(PHASES))

# Who acts, as bits by phase: compiled code looks this up with one shift.
BY_CHANCE = sum(1 << number for number, phase in enumerate(PHASES) if phase.actor == "chance")
BY_EVERYBODY = sum(1 << number for number, phase in enumerate(PHASES) if phase.actor == "everybody")
BY_ACTIVE = sum(1 << number for number, phase in enumerate(PHASES) if phase.actor == "active")


def awaits_chance(phase: int) -> bool:
    """Whether chance is due in this phase."""
    return (BY_CHANCE >> phase) & 1 > 0


def for_everybody(phase: int) -> bool:
    """Whether everybody answers in this phase, sealed."""
    return (BY_EVERYBODY >> phase) & 1 > 0


def for_active(phase: int) -> bool:
    """Whether the active player acts in this phase."""
    return (BY_ACTIVE >> phase) & 1 > 0
