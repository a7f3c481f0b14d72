"""The dice games, `classic` and `board`, as people use them."""

from dataclasses import dataclass, replace

from qwixx.rules.actions import Action, Mark, Move, Pass
from qwixx.rules.errors import ActionError, IllegalOutcome, shown
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import MOVE, PASS, PHASE, SEATS, SHEETS, WHITE
from qwixx.rules.kernel.dice import COLOURED, DICE, KERNEL, closed
from qwixx.rules.kernel.pawns import FARTHEST, FINAL, PAWNS, field_after
from qwixx.rules.kernel.sheet import row_bits
from qwixx.rules.kernel.source import Cells, Rng
from qwixx.rules.layout import CLASSIC, Layout, tables_of
from qwixx.rules.outcomes import Outcome, Roll
from qwixx.rules.reasons import colour_name, illegal, why_not_cross
from qwixx.rules.track import Track
from qwixx.rules.view import View


@dataclass(frozen=True)
class DiceGame(Game):
    """Two white dice and one of each colour; with a track a third action."""

    track: Track | None = None

    def _decode(self, cells: Cells, seat: int, code: int) -> Action:
        if code == PASS:
            return Pass()
        if cells[PHASE] == MOVE:
            field = field_after(self.tables, cells, seat, code)
            return Move(code, Mark(*self.layout.number_at(self.tables.track[field - 1])))
        return Mark(*self.layout.number_at(code))

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        if isinstance(action, Pass):
            return PASS
        if isinstance(action, Move) and cells[PHASE] == MOVE and 1 <= action.steps <= FARTHEST:
            field = field_after(self.tables, cells, seat, action.steps)
            fits = field and self.layout.find(action.field.colour, action.field.number) == self.tables.track[field - 1]
            return action.steps if fits else None
        if isinstance(action, Mark) and cells[PHASE] != MOVE:
            return self.layout.find(action.colour, action.number)
        return None

    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        if isinstance(action, Mark) and cells[PHASE] != MOVE:
            return self._why_not_mark(cells, seat, action)
        if isinstance(action, Move) and cells[PHASE] == MOVE:
            return self._why_not_move(cells, seat, action)
        return self._not_now(cells, seat, action)

    def _why_not_mark(self, cells: Cells, seat: int, mark: Mark) -> ActionError:
        bit = self.layout.find(mark.colour, mark.number)
        if bit is None:
            return illegal("no-such-number", mark=mark)
        reason = why_not_cross(self.layout, cells[SHEETS + seat], closed(self.tables, cells), bit)
        if reason:
            return reason
        if cells[PHASE] == WHITE:
            return illegal("white-sum", sum=cells[DICE] + cells[DICE + 1], mark=mark)
        return illegal("white-and-colour", mark=mark, colour=colour_name(mark.colour))

    def _why_not_move(self, cells: Cells, seat: int, move: Move) -> ActionError:
        if not 1 <= move.steps <= FARTHEST:
            return illegal("steps", farthest=FARTHEST, steps=move.steps)
        field = field_after(self.tables, cells, seat, move.steps)
        if not field:
            return illegal("past-the-end", steps=move.steps)
        bit = self.tables.track[field - 1]
        there = Mark(*self.layout.number_at(bit))
        reason = why_not_cross(self.layout, cells[SHEETS + seat], closed(self.tables, cells), bit)
        if there != move.field or reason is None:
            return illegal("other-field", steps=move.steps, field=there, mark=move.field)
        return reason

    def _outcome(self, drawn: Cells) -> Outcome:
        coloured = zip(self.layout.colours, drawn[2:], strict=True)
        return Roll((drawn[0], drawn[1]), tuple((colour, face) for colour, face in coloured if face))

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        colours = self._in_play(cells)
        if not isinstance(outcome, Roll) or [colour for colour, _ in outcome.coloured] != colours:
            dice = ", ".join(["two white", *map(colour_name, colours)])
            raise IllegalOutcome(f"The dice to roll are {dice}, in this order; not {shown(outcome)}.")
        faces = dict(outcome.coloured)
        drawn = [*outcome.whites, *(faces.get(colour, 0) for colour in self.layout.colours)]
        if len(outcome.whites) != 2 or any(face not in range(1, 7) for face in (*outcome.whites, *faces.values())):
            raise IllegalOutcome(f"A die shows 1 to 6: {shown(outcome)} cannot be.")
        return drawn

    def _in_play(self, cells: Cells) -> list[str]:
        """The colours whose die has not left."""
        closed_now = closed(self.tables, cells)
        return [colour for row, colour in enumerate(self.layout.colours) if not row_bits(closed_now, row)]

    def _see(self, view: View, cells: Cells) -> View:
        in_play = self._in_play(cells)
        faces = zip(self.layout.colours, cells[COLOURED : COLOURED + len(self.layout.colours)], strict=True)
        return replace(
            view,
            closed=tuple(colour for colour in self.layout.colours if colour not in in_play),
            whites=tuple(face for face in cells[DICE : DICE + 2] if face),
            coloured=tuple((colour, face) for colour, face in faces if face),
            pawns=tuple(cells[PAWNS : PAWNS + cells[SEATS]]) if self.track else (),
            final_turns=cells[FINAL],
        )

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:  # noqa: ARG002 (dice hide nothing)
        cells[DICE : DICE + len(view.whites)] = view.whites
        for colour, face in view.coloured:
            cells[COLOURED + self.layout.row_of(colour)] = face
        cells[PAWNS : PAWNS + len(view.pawns)] = view.pawns
        cells[FINAL] = view.final_turns


def classic(layout: Layout = CLASSIC) -> DiceGame:
    """The original dice game; one seat alone plays it for practice."""
    return DiceGame("classic", range(1, 6), layout, tables_of(layout), KERNEL)


def board(track: Track, layout: Layout = CLASSIC) -> DiceGame:
    """On Board: the original with a track."""
    fields = tuple(layout.bit(field.colour, field.number) for field in track.fields)
    tables = tables_of(layout, track=fields, bonus=tuple(field.points for field in track.fields))
    return DiceGame("board", range(2, 5), layout, tables, KERNEL, (("side", str(track)),), track=track)
