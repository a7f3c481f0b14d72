"""Positions in which a reason must be said, and others, much like them, in which it must not."""

from typing import NamedTuple

from qwixx import positions
from qwixx.games import game
from qwixx.review.comparing import Reasons
from qwixx.review.facts import Situation
from qwixx.review.reasons import Reason
from qwixx.rules.actions import parse
from qwixx.rules.game import Game, State
from tests.positions import arrange_cards


class Case(NamedTuple):
    """A choice compared with another: of the best with a worse one, or `against` it with a better one."""

    key: str
    facts: dict[str, int]
    position: str
    action: str
    other: str
    seat: int = 0

    @property
    def against(self) -> bool:
        """Whether the other choice is the better one."""
        return self.other.startswith("< ")

    def told(self) -> tuple[Reason, ...]:
        """What is said of the choice."""
        book, state = position(self.position)
        legal = book.legal(state, self.seat)
        action, other = parse(self.action), parse(self.other.removeprefix("< "))
        assert {action, other} <= set(legal), [str(one) for one in legal]
        reasons = Reasons(Situation(book.view(state, self.seat)), legal)
        return reasons.why_not(action, other) if self.against else reasons.why(action, other)


def position(text: str) -> tuple[Game, State]:
    """A position from its text; with cards: hands, display and pile, everything else discarded."""
    if not text.startswith("cards"):
        return positions.parse(text)
    head, sheets, hands, display, pile = text.split("; ")
    kind, phase = head.split()
    book = game("cards", jokers="yes" if kind == "cards-jokers" else "no")
    dealt = [hand.strip() for hand in hands.split("|")]
    rows = [sheet.strip() for sheet in sheets.split("|")]
    return book, arrange_cards(book, rows, dealt, display=display, pile=pile, phase=phase)


# In classic: the first has locked red and can lock yellow, which ends the game with 56 points.
END = "classic; {phase} 9 1; sheets r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6 | {other}; dice 6 6 y6 g1 b1"
SEVEN = "y2 y3 y4 y5 y6 y7 y8 b12 b11 b10 b9 b8 b7 b6"  # 56 points
EIGHT = "y2 y3 y4 y5 y6 y7 y8 g12 b12 b11 b10 b9 b8 b7 b6"  # 57 points
AHEAD, LEVEL, BEHIND = (END.format(phase="colour", other=other) for other in ("g12", SEVEN, EIGHT))
SEALED, OPEN = (END.format(phase="white", other=other) for other in ("g12", SEVEN))
GOING_ON = AHEAD.replace("r2 r3 r4 r5 r6 r12 ", "").replace("y6 g1", "r1 y6 g1")  # yellow would be the first lock
# Nobody has locked anything; the first can lock red, and the second too, or not yet.
LOCK = "classic; white 9 2; sheets r2 r3 r4 r5 r6 | {other}; dice 6 6 r1 y1 g1 b1"
BOTH, ONE = (LOCK.format(other=other) for other in ("r2 r3 r4 r5 r7", "r2 r3 r4 r5"))
CARD_LOCK = "cards call; r2 r3 r4 r5 r6 | r2 r3 r4 r5 r7; y3 y4 y5 y6 y7 | g3 g4 g5 g6; b3 b4 b5 b6; y12 b7"
MIXX = "mixx-a; white 9 2; sheets y2 y3 y4 b5 b6 | y2 y3 y4 b5 g8; dice 6 6 r1 y1 g1 b1"
REPLY = (
    "classic; reply 9 2 x; sheets r2 r3 r4 r5 r6 | r2 r3 r4 r5 r7 r12; answers . | -; dice 6 6 r1 y1 g1 b1; closing 1"
)
# White + colour to come, with nothing crossed in this turn, or something.
COLOUR = "classic; colour 3 1{x}; sheets r2 r3 r4 | -; dice 1 4 r1 y5 g1 b6"
DUE, DONE = COLOUR.format(x=""), COLOUR.format(x=" x")
SAVED = "board; colour 3 1; sheets r2 r3 r4 | -; dice 1 4 r1 y5 g1 b6; pawns 0 0"  # a move can still bring a cross
# The white sum is 7.
WHITE = "classic; white 9 2; sheets {own} | {other}; dice 3 4 r1 y1 g1 b1"
FOUR, THREE = (WHITE.format(own=own, other="-") for own in ("r2 r3 r4 r6 y2", "r2 r3 r6 y2"))
SKIPS = WHITE.format(own="r3", other="-")
HURRY, CALM = (WHITE.format(own="r2 r3 r4 r5 r6", other=other) for other in ("r2 r3 r4 r5 r7", "r2 r3 r4 r5"))
LIKELY, ALIKE = ("classic; white 9 2; sheets " + own + " | -; dice 3 3 r1 y1 g1 b1" for own in ("y5 g7", "r5 y5"))
# The active player's white sum, and what the coloured dice then allow.
THEN = "classic; white 3 1; sheets - | -; dice 5 6 r1 y1 g1 b5"
LAST = "classic; white 9 1; sheets r8 y8 g5 | -; dice 5 6 r1 y1 g1 b6"
# On Board: the pawn before the last five fields, or at the first field.
TRACK = "board; move 9 1 x; sheets {own} | {other}; dice 1 1 r1 y1 g1 b1; pawns 34 3"
LEADER, LOSER = (
    TRACK.format(own="g12 g10 g9 g8 g7", other="-"),
    TRACK.format(own="-", other="r2 r3 r4 r5 r6 r7 r8 r9 r10"),
)
FIELDS = "board; move 3 1 x; sheets r3 r4 b11 | -; dice 1 1 r1 y1 g1 b1; pawns 1 0"
MATCH = "deluxe games=3; between 20 1; sheets - | -; panel {panel}"
TRAILS, LEADS, TIED = (MATCH.format(panel=panel) for panel in ("50 60", "70 60", "60 60"))
# With cards: what is in the hand counts.
HAND = "cards play; - | -; r4 r5 r9 g3 b6 | y3 y4 y5 y6; b3 b4 b5 b7; y12 b8"
CALL = "cards call; - | -; {hand} | y3 g4 y5 y6; b3 g7 b5 b7; y4 b8"
TAKE = "cards take; {own} | -; y3 y4 y5 y7 | b4 b5 b6 b7; r{first} y6 g9 b8; y12 b10"

SAID = (
    Case("ends-ahead", {"points": 55}, AHEAD, "y12", "pass"),
    Case("ends-ahead-least", {"points": 54}, SEALED, "y12", "pass"),
    Case("ends-behind", {"points": 1}, BEHIND, "y12", "< pass"),
    Case("ends-level", {}, LEVEL, "y12", "pass"),
    Case("ends-open", {}, OPEN, "y12", "< pass"),
    Case("goes-on", {"points": 1}, BEHIND, "pass", "y12"),
    Case("lets-go-on", {"points": 55}, AHEAD, "pass", "< y12"),
    Case("announces-ahead", {"points": 37}, LEADER, "move 2 g3", "pass"),
    Case("announces-behind", {"points": 28}, LOSER, "move 2 g3", "< pass"),
    Case("avoids-penalty", {"points": 5}, DUE, "r5", "pass"),
    Case("penalty", {"points": 5}, DUE, "pass", "< r5"),
    Case("locks-before", {"row": 0, "seat": 1}, BOTH, "r12", "pass"),
    Case("locks", {"row": 0}, ONE, "r12", "pass"),
    Case("locks", {"row": 0}, CARD_LOCK, "r12", "pass"),
    Case("leaves", {"row": 0, "seat": 1}, BOTH, "pass", "< r12"),
    Case("leaves", {"row": 0, "seat": 1}, MIXX, "pass", "< r12"),
    Case("no-lock", {"row": 0}, ONE, "pass", "< r12"),
    Case("can-lock", {"row": 0}, FOUR, "r7", "pass"),
    Case("hurry", {"row": 0, "seat": 1}, HURRY, "r7", "pass"),
    Case("keeps", {"count": 3}, SKIPS, "pass", "r7"),
    Case("skips-fewer", {"count": 2}, SKIPS, "r7", "y7"),
    Case("skips", {"count": 3}, SKIPS, "r7", "< pass"),
    Case("skips", {"count": 7}, HAND, "play r9 mark r9", "< play r4 mark r4"),
    Case("most-points", {"points": 4}, DONE, "r5", "pass"),
    Case("more-points", {"points": 1}, DONE, "y6", "pass"),
    Case("fewer-points", {"points": 4}, DONE, "pass", "< r5"),
    Case("field", {"points": 1}, FIELDS, "move 3 r4", "move 1 r3"),
    Case("field-less", {"points": 1}, FIELDS, "move 1 r3", "< move 3 r4"),
    Case("farther", {"count": 1}, FIELDS, "move 3 r4", "move 2 b11"),
    Case("less-far", {"count": 1}, FIELDS, "move 2 b11", "< move 3 r4"),
    Case("then-cross", {}, LAST, "pass", "b11"),
    Case("then-none", {}, LAST, "b11", "< pass"),
    Case("then-nearer", {"count": 1}, THEN, "b11", "g11"),
    Case("then-farther", {"count": 1}, THEN, "g11", "< b11"),
    Case("likelier", {}, LIKELY, "y6", "g6"),
    Case("rarer", {}, LIKELY, "g6", "< y6"),
    Case("keeps-cards", {"count": 4}, HAND, "play r4 mark r4", "play r9 mark r9"),
    Case("uses-cards", {"count": 2}, HAND, "play r9 mark r9", "< play r4 mark r4"),
    Case("ready", {"count": 1}, CALL.format(hand="r5 r9 g6 b6 g8"), "r4", "y4"),
    Case("hand-nearer", {}, CALL.format(hand="r6 r9 g6 b6 g8"), "r4", "y4"),
    Case("hand-farther", {}, CALL.format(hand="r6 r9 g6 b6 g8"), "y4", "< r4"),
    Case("fits", {}, TAKE.format(own="r10", first=3), "take 6@2", "take 3@1"),
    Case("fits-less", {}, TAKE.format(own="r10", first=3), "take 3@1", "< take 6@2"),
    Case("nearer", {}, TAKE.format(own="-", first=2), "take 2@1", "take 6@2"),
    Case("less-near", {}, TAKE.format(own="-", first=2), "take 6@2", "< take 2@1"),
    Case("stop-ahead", {"points": 10}, LEADS, "stop", "next"),
    Case("stop-behind", {"points": 10}, TRAILS, "stop", "< next"),
    Case("next-behind", {"points": 10}, TRAILS, "next", "stop"),
    Case("next-ahead", {"points": 10}, LEADS, "next", "< stop"),
)
"""A position for each reason in which it is said, with these facts."""

UNSAID = (
    Case("ends-ahead", {}, GOING_ON, "y12", "pass"),
    Case("ends-ahead", {}, SEALED, "y12", "pass"),
    Case("ends-ahead-least", {}, AHEAD, "y12", "pass"),
    Case("ends-ahead-least", {}, OPEN, "y12", "pass"),
    Case("ends-behind", {}, LEVEL, "y12", "< pass"),
    Case("ends-behind", {}, OPEN, "y12", "< pass"),
    Case("ends-level", {}, OPEN, "y12", "pass"),
    Case("ends-open", {}, SEALED, "y12", "pass"),
    Case("goes-on", {}, AHEAD, "pass", "y12"),
    Case("lets-go-on", {}, BEHIND, "pass", "< y12"),
    Case("lets-go-on", {}, GOING_ON, "pass", "< y12"),
    Case("announces-ahead", {}, LOSER, "move 2 g3", "pass"),
    Case("announces-ahead", {}, FIELDS, "move 3 r4", "pass"),
    Case("announces-behind", {}, LEADER, "move 2 g3", "< pass"),
    Case("avoids-penalty", {}, DONE, "r5", "pass"),
    Case("avoids-penalty", {}, SAVED, "r5", "pass"),
    Case("penalty", {}, DONE, "pass", "< r5"),
    Case("penalty", {}, SKIPS, "pass", "< r7"),
    Case("locks-before", {}, ONE, "r12", "pass"),
    Case("locks-before", {}, CARD_LOCK, "r12", "pass"),
    Case("locks-before", {}, REPLY, "r12", "pass"),
    Case("locks", {}, HURRY, "r7", "pass"),
    Case("leaves", {}, ONE, "pass", "< r12"),
    Case("leaves", {}, CARD_LOCK, "pass", "< r12"),
    Case("no-lock", {}, HURRY, "pass", "< r7"),
    Case("can-lock", {}, THREE, "r7", "pass"),
    Case("can-lock", {}, HURRY, "r7", "pass"),
    Case("hurry", {}, CALM, "r7", "pass"),
    Case("hurry", {}, CARD_LOCK, "g12", "pass"),
    Case("keeps", {}, FOUR, "pass", "r7"),
    Case("keeps", {}, SKIPS, "r7", "y7"),
    Case("keeps", {}, REPLY, "pass", "r12"),
    Case("keeps", {}, BEHIND, "pass", "y12"),
    Case("skips-fewer", {}, SKIPS, "pass", "r7"),
    Case("skips-fewer", {}, SKIPS, "y7", "r7"),
    Case("skips", {}, FOUR, "r7", "< pass"),
    Case("skips", {}, REPLY, "r12", "< pass"),
    Case("skips", {}, BEHIND, "y12", "< pass"),
    Case("skips", {}, SKIPS, "r7", "< y7"),
    Case("most-points", {}, DONE, "y6", "pass"),
    Case("more-points", {}, DONE, "r5", "pass"),
    Case("more-points", {}, SKIPS, "y7", "g7"),
    Case("fewer-points", {}, DONE, "r5", "< pass"),
    Case("field", {}, FIELDS, "move 3 r4", "move 2 b11"),
    Case("field-less", {}, FIELDS, "move 2 b11", "< move 3 r4"),
    Case("farther", {}, FIELDS, "move 2 b11", "move 3 r4"),
    Case("less-far", {}, FIELDS, "move 3 r4", "< move 2 b11"),
    Case("then-cross", {}, THEN, "b11", "g11"),
    Case("then-cross", {}, SKIPS, "pass", "r7"),
    Case("then-none", {}, THEN, "g11", "< b11"),
    Case("then-nearer", {}, THEN, "g11", "b11"),
    Case("then-farther", {}, THEN, "b11", "< g11"),
    Case("likelier", {}, ALIKE, "y6", "r6"),
    Case("rarer", {}, ALIKE, "y6", "< r6"),
    Case("keeps-cards", {}, HAND, "play r9 mark r9", "play r4 mark r4"),
    Case("keeps-cards", {}, SKIPS, "pass", "r7"),
    Case("uses-cards", {}, HAND, "play r4 mark r4", "< play r9 mark r9"),
    Case("ready", {}, CALL.format(hand="r6 r9 g6 b6 g8"), "r4", "y4"),
    Case("hand-nearer", {}, CALL.format(hand="r6 r9 g6 b6 g8"), "y4", "r4"),
    Case("hand-farther", {}, CALL.format(hand="r6 r9 g6 b6 g8"), "r4", "< y4"),
    Case("fits", {}, TAKE.format(own="-", first=2), "take 2@1", "take 6@2"),
    Case("fits-less", {}, TAKE.format(own="-", first=2), "take 6@2", "< take 2@1"),
    Case("nearer", {}, TAKE.format(own="-", first=2), "take 6@2", "take 2@1"),
    Case("less-near", {}, TAKE.format(own="-", first=2), "take 2@1", "< take 6@2"),
    Case("stop-ahead", {}, TRAILS, "stop", "next"),
    Case("stop-ahead", {}, TIED, "stop", "next"),
    Case("stop-behind", {}, LEADS, "stop", "< next"),
    Case("next-behind", {}, LEADS, "next", "stop"),
    Case("next-ahead", {}, TRAILS, "next", "< stop"),
)
"""Positions much like those in which the reason must not be said."""
