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
# The same in a match: in its last game, and in one that is followed by another; by the panel ahead, behind or level.
LAST_GAME, EARLIER_GAME = ("; ".join([END.replace("classic", f"deluxe games={n}"), "panel {panel}"]) for n in (2, 3))
DEFICIT = [end.format(phase="colour", other="g12", panel="10 99") for end in (LAST_GAME, EARLIER_GAME)]
SURPLUS = [end.format(phase="colour", other="g12", panel="50 60") for end in (LAST_GAME, EARLIER_GAME)]
DRAW = [end.format(phase="colour", other="g12", panel="5 60") for end in (LAST_GAME, EARLIER_GAME)]
SEALED_MATCH = [end.format(phase="white", other="g12", panel="50 60") for end in (LAST_GAME, EARLIER_GAME)]
OPEN_MATCH = [end.format(phase="white", other="g12", panel="5 60") for end in (LAST_GAME, EARLIER_GAME)]
ONE_GAME = AHEAD.replace("classic", "deluxe games=1")
# A fourth penalty, after `pass` or at once; a second lock, which somebody else could make too.
FOURTH = "classic; white 9 1; sheets r4 r5 r6 r7 r8 y8 g6 b9 p3 | -; dice 3 4 r1 y1 g6 b6"
FOURTH_NOW = "classic; colour 9 1; sheets r2 r3 r4 r5 r6 b12 b11 b10 b9 b8 b7 p3 | r2 r3 r4 r5 r7; dice 6 6 r6 y1 g1 b1"
SECOND_LOCK = "classic; colour 9 1 x; sheets r2 r3 r4 r5 r6 y2 y3 y4 y5 y6 y12 | r2 r3 r4 r5 r7; dice 6 6 r6 g1 b1"
# The last turn of On Board, of somebody else or one's own; and the turn before it.
LAST_TURN = "board; white 30 {active}; sheets {own} | -; dice {dice}; pawns 3 36; final {final}"
THEIRS, THEIRS_BEFORE = (LAST_TURN.format(active=2, own="r3", dice="3 4 r1 y1 g1 b1", final=final) for final in (1, 2))
ONES_OWN = LAST_TURN.format(active=1, own="r8 y8 g5", dice="5 6 r1 y1 g1 b6", final=1)
THEN_LAST = LAST_TURN.format(active=1, own="-", dice="5 6 r1 y1 g1 b5", final=1)
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
CARDS = "{kind} play; {own} | -; {hand} | y6 y7 y8 y9; b3 b4 b5 b7; y12 b8"
DEAD = CARDS.format(kind="cards", own="r6 r7 g6", hand="r2 r3 y4 g12 b6")  # nothing red can be crossed
LOCKS, LATE, LOCKED = (
    CARDS.format(kind="cards", own=own, hand="r4 y5 g10 g2 b6")
    for own in ("g12 g11", "g12 g11 g4", "g12 g11 g10 g9 g8 g2")
)
TWO_LOCKS = CARDS.format(kind="cards-jokers", own="g12 g11", hand="r4 y5 g10 g2 j2")
CALL = "cards call; - | -; {hand} | y3 g4 y5 y6; b3 g7 b5 b7; y4 b8"
TAKE = "cards take; {own} | -; y3 y4 y5 y7 | b4 b5 b6 b7; r{first} y6 g9 b8; y12 b10"

SAID = (
    Case("ends-ahead", {"points": 55}, AHEAD, "y12", "pass"),
    Case("ends-ahead-least", {"points": 54}, SEALED, "y12", "pass"),
    Case("ends-behind", {"points": 1}, BEHIND, "y12", "< pass"),
    Case("ends-level", {}, LEVEL, "y12", "pass"),
    Case("ends-open", {}, OPEN, "y12", "< pass"),
    Case("ends-ahead", {"points": 55}, ONE_GAME, "y12", "pass"),
    Case("ends-behind", {"points": 2}, FOURTH, "pass", "< b7"),
    Case("ends-match-ahead", {"points": 45}, SURPLUS[0], "y12", "pass"),
    Case("ends-match-ahead-least", {"points": 44}, SEALED_MATCH[0], "y12", "pass"),
    Case("ends-match-behind", {"points": 34}, DEFICIT[0], "y12", "< pass"),
    Case("ends-match-level", {}, DRAW[0], "y12", "pass"),
    Case("ends-match-open", {}, OPEN_MATCH[0], "y12", "< pass"),
    Case("ends-game-ahead", {"points": 45}, SURPLUS[1], "y12", "pass"),
    Case("ends-game-ahead-least", {"points": 44}, SEALED_MATCH[1], "y12", "pass"),
    Case("ends-game-behind", {"points": 34}, DEFICIT[1], "y12", "< pass"),
    Case("ends-game-level", {}, DRAW[1], "y12", "pass"),
    Case("ends-game-open", {}, OPEN_MATCH[1], "y12", "< pass"),
    Case("goes-on", {"points": 1}, BEHIND, "pass", "y12"),
    Case("goes-on-match", {"points": 34}, DEFICIT[0], "pass", "y12"),
    Case("goes-on-match", {"points": 34}, DEFICIT[1], "pass", "y12"),
    Case("lets-go-on-match", {"points": 45}, SURPLUS[0], "pass", "< y12"),
    Case("lets-go-on-match", {"points": 45}, SURPLUS[1], "pass", "< y12"),
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
    Case("no-lock", {"row": 0}, FOURTH_NOW, "pass", "< r12"),
    Case("locks", {"row": 0}, SECOND_LOCK, "r12", "pass"),
    Case("can-lock", {"row": 0}, FOUR, "r7", "pass"),
    Case("hurry", {"row": 0, "seat": 1}, HURRY, "r7", "pass"),
    Case("keeps", {"count": 3}, SKIPS, "pass", "r7"),
    Case("skips-fewer", {"count": 2}, SKIPS, "r7", "y7"),
    Case("skips-fewer", {"count": 2}, THEIRS_BEFORE, "r7", "y7"),
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
    Case("then-none", {}, ONES_OWN, "b11", "< pass"),
    Case("then-nearer", {"count": 1}, THEN, "b11", "g11"),
    Case("then-farther", {"count": 1}, THEN, "g11", "< b11"),
    Case("likelier", {}, LIKELY, "y6", "g6"),
    Case("rarer", {}, LIKELY, "g6", "< y6"),
    Case("keeps-cards", {"count": 4}, HAND, "play r4 mark r4", "play r9 mark r9"),
    Case("uses-cards", {"count": 2}, HAND, "play r9 mark r9", "< play r4 mark r4"),
    Case("keeps-last", {"row": 2}, LOCKS, "play g10 mark g10", "play g10 g2 mark g10"),
    Case("loses-last", {"row": 2}, LOCKS, "play g10 g2 mark g10", "< play g10 mark g10"),
    Case("sheds", {"count": 1}, DEAD, "play r2 r3", "play r2"),
    Case("sheds-less", {"count": 1}, DEAD, "play r2", "< play r2 r3"),
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
    *(Case(f"ends-{kind}", {}, ONE_GAME, "y12", "pass") for kind in ("match-ahead", "game-ahead")),
    *(Case(f"ends-{kind}-ahead", {}, DEFICIT[n], "y12", "pass") for n, kind in enumerate(("match", "game"))),
    *(Case(f"ends-{kind}-ahead", {}, SURPLUS[1 - n], "y12", "pass") for n, kind in enumerate(("match", "game"))),
    *(Case(f"ends-{kind}-ahead-least", {}, SURPLUS[n], "y12", "pass") for n, kind in enumerate(("match", "game"))),
    *(Case(f"ends-{kind}-behind", {}, SURPLUS[n], "y12", "< pass") for n, kind in enumerate(("match", "game"))),
    *(Case(f"ends-{kind}-level", {}, OPEN_MATCH[n], "y12", "pass") for n, kind in enumerate(("match", "game"))),
    *(Case(f"ends-{kind}-open", {}, SEALED_MATCH[n], "y12", "pass") for n, kind in enumerate(("match", "game"))),
    Case("ends-game-behind", {}, DEFICIT[1], "y12", "pass"),
    Case("ends-ahead", {}, SURPLUS[0], "y12", "pass"),
    Case("ends-level", {}, DRAW[1], "y12", "pass"),
    Case("goes-on-match", {}, BEHIND, "pass", "y12"),
    Case("goes-on-match", {}, SURPLUS[0], "pass", "y12"),
    Case("goes-on", {}, DEFICIT[0], "pass", "y12"),
    Case("lets-go-on-match", {}, AHEAD, "pass", "< y12"),
    Case("lets-go-on-match", {}, DEFICIT[1], "pass", "< y12"),
    Case("lets-go-on", {}, SURPLUS[1], "pass", "< y12"),
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
    Case("locks-before", {}, SECOND_LOCK, "r12", "pass"),
    Case("leaves", {}, FOURTH_NOW, "pass", "< r12"),
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
    Case("keeps", {}, FOURTH, "pass", "b7"),
    Case("keeps", {}, THEIRS, "pass", "r7"),
    Case("skips-fewer", {}, THEIRS, "r7", "y7"),
    Case("skips", {}, THEIRS, "y7", "< r7"),
    Case("likelier", {}, THEIRS, "r7", "g7"),
    Case("skips", {}, FOURTH, "b7", "< pass"),
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
    Case("then-nearer", {}, THEN_LAST, "b11", "g11"),
    Case("then-farther", {}, THEN_LAST, "g11", "< b11"),
    Case("then-farther", {}, THEN, "b11", "< g11"),
    Case("likelier", {}, ALIKE, "y6", "r6"),
    Case("rarer", {}, ALIKE, "y6", "< r6"),
    Case("keeps-cards", {}, HAND, "play r9 mark r9", "play r4 mark r4"),
    Case("keeps-cards", {}, SKIPS, "pass", "r7"),
    Case("uses-cards", {}, HAND, "play r4 mark r4", "< play r9 mark r9"),
    *(Case("keeps-last", {}, each, "play b6", "play g2") for each in (LATE, LOCKED)),
    *(Case("loses-last", {}, each, "play g2", "< play b6") for each in (LATE, LOCKED)),
    Case("keeps-last", {}, TWO_LOCKS, "play g10 mark g10", "play g10 g2 mark g10"),
    Case("loses-last", {}, TWO_LOCKS, "play g10 g2 mark g10", "< play g10 mark g10"),
    Case("sheds", {}, DEAD, "play r2", "play r2 r3"),
    Case("sheds", {}, DEAD, "play r2", "play r3"),
    Case("sheds-less", {}, DEAD, "play r2 r3", "< play r2"),
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
