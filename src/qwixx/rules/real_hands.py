"""The card game with real cards, as people use it: what they hold, show and discard is theirs to see."""

from dataclasses import replace

from qwixx.rules.actions import Action, Mark, Pass, PlayCards
from qwixx.rules.descriptor import phases
from qwixx.rules.errors import ActionError, IllegalOutcome
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import PASS, PHASE, SHEETS
from qwixx.rules.kernel.codes import marks_in_row, play_code, row_played
from qwixx.rules.kernel.phases import CALL
from qwixx.rules.kernel.plays import MOST_PLAYED
from qwixx.rules.kernel.real_hands import CALLED, KERNEL
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.kernel.source import Cells, Rng
from qwixx.rules.layout import RISING
from qwixx.rules.options import Names, Option
from qwixx.rules.outcomes import Call, Outcome, Outcomes
from qwixx.rules.reasons import illegal, why_not_cross, why_not_cross_together
from qwixx.rules.view import View

DEALT, REAL = "dealt", "real"
HANDS = Option("hands", DEALT, Names((DEALT, REAL)))


class RealHands(Game):
    """A called number, and what was crossed with cards that only those at the table see."""

    @property
    def by_people_only(self) -> bool:
        """Always: nobody else sees a hand."""
        return True

    # -- actions -------------------------------------------------------------------------------------------------------

    def _decode(self, cells: Cells, seat: int, code: int) -> Action:  # noqa: ARG002 (nothing depends on who it is)
        if code == PASS:
            return Pass()
        if cells[PHASE] == CALL:
            return self.layout.mark_at(code)
        row = self.layout.rows[row_played(code)]
        marks = (value for place, value in enumerate(row.values) if marks_in_row(code) >> place & 1)
        return PlayCards(row.lock, (), tuple(marks))

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:  # noqa: ARG002
        if isinstance(action, Pass):
            return PASS
        if isinstance(action, Mark) and cells[PHASE] == CALL:
            return self.layout.find(action)
        if isinstance(action, PlayCards) and cells[PHASE] != CALL:
            return self._encode_play(action)
        return None

    def _encode_play(self, play: PlayCards) -> int | None:
        bits = [self.layout.find(Mark(play.colour, number)) for number in play.marks]
        if play.cards or not bits or None in bits or len(set(bits)) < len(bits):
            return None
        row = self.layout.row_of(play.colour)
        return play_code(0, row, sum(bit or 0 for bit in bits) >> (row * ROW_BITS))

    # -- refusals ------------------------------------------------------------------------------------------------------

    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        sheet = cells[SHEETS + seat]
        if isinstance(action, Mark) and cells[PHASE] == CALL:
            return self._why_not_mark(sheet, action) or illegal("called-number", number=cells[CALLED], mark=action)
        if isinstance(action, PlayCards) and cells[PHASE] != CALL and action.marks and not action.cards:
            return self._why_not_play(sheet, action)
        return self._not_now(cells, seat, action)

    def _why_not_mark(self, sheet: int, mark: Mark) -> ActionError | None:
        bit = self.layout.find(mark)
        return self._not_found(mark) if bit is None else why_not_cross(self.layout, sheet, 0, bit)

    def _why_not_play(self, sheet: int, play: PlayCards) -> ActionError:
        marks = [Mark(play.colour, number) for number in play.marks]
        if len(marks) > MOST_PLAYED:
            return illegal("play-count", count=len(marks))
        for mark in marks:
            if self.layout.find(mark) is None:
                return self._not_found(mark)
        return why_not_cross_together(self.layout, sheet, (self.layout.find(mark) or 0 for mark in marks))

    # -- chance --------------------------------------------------------------------------------------------------------

    def _outcome(self, drawn: Cells) -> Outcome:
        return Call(drawn[0])

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:  # noqa: ARG002
        if not isinstance(outcome, Call) or outcome.number not in RISING:
            raise IllegalOutcome(f"The number on top of the pile is to be called, {RISING[0]} to {RISING[-1]}: call 7.")
        return [outcome.number]

    def _outcomes(self, cells: Cells) -> Outcomes:  # noqa: ARG002
        return Outcomes(RISING, 1, False, lambda drawn: Call(drawn[0]))

    # -- views ---------------------------------------------------------------------------------------------------------

    def _see(self, view: View, cells: Cells) -> View:
        return replace(view, whites=(cells[CALLED],) if cells[CALLED] else ())

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:  # noqa: ARG002 (nothing here is hidden)
        cells[CALLED] = sum(view.whites)


def real_hands(game: Game) -> RealHands:
    """A card game whose cards are real: nothing is dealt or taken here."""
    descriptor = replace(
        game.descriptor,
        phases=phases("first", "top", "call", "play", penalty="play"),
        chosen=(*game.options, (HANDS.name, REAL)),
        cards=None,
    )
    return RealHands(descriptor, game.tables, KERNEL)
