"""The dice games, `classic` and `board`, as people use them."""

from dataclasses import dataclass, replace

from qwixx.rules.actions import Action, Mark, Move, Pass
from qwixx.rules.errors import ActionError, IllegalOutcome, shown
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import MOVE, PASS, PHASE, SEATS, SHEETS, WHITE
from qwixx.rules.kernel.dice import FACE_BITS, KERNEL, ROLLED, closed, die
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
            return illegal("white-sum", sum=die(cells[ROLLED], 0) + die(cells[ROLLED], 1), mark=mark)
        return illegal("white-and-colour", mark=mark, colour=mark.colour)

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
        whites, coloured = self._faces(drawn[0])
        return Roll((whites[0], whites[1]), coloured)

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        colours = self._in_play(cells)
        if not isinstance(outcome, Roll) or [colour for colour, _ in outcome.coloured] != colours:
            dice = ", ".join(["two white", *map(colour_name, colours)])
            raise IllegalOutcome(f"The dice to roll are {dice}, in this order; not {shown(outcome)}.")
        faces = dict(outcome.coloured)
        if len(outcome.whites) != 2 or any(face not in range(1, 7) for face in (*outcome.whites, *faces.values())):
            raise IllegalOutcome(f"A die shows 1 to 6: {shown(outcome)} cannot be.")
        return [self._rolled(outcome.whites, outcome.coloured)]

    def _faces(self, rolled: int) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
        """The white dice and the coloured ones of a roll, as far as they are rolled and in play."""
        faces = ((colour, die(rolled, 2 + row)) for row, colour in enumerate(self.layout.colours))
        return (
            tuple(face for face in (die(rolled, 0), die(rolled, 1)) if face),
            tuple((colour, face) for colour, face in faces if face),
        )

    def _rolled(self, whites: tuple[int, ...], coloured: tuple[tuple[str, int], ...]) -> int:
        """A roll as the kernel writes it."""
        places = [*enumerate(whites), *((2 + self.layout.row_of(colour), face) for colour, face in coloured)]
        return sum(face << (place * FACE_BITS) for place, face in places)

    def _in_play(self, cells: Cells) -> list[str]:
        """The colours whose die has not left."""
        closed_now = closed(self.tables, cells)
        return [colour for row, colour in enumerate(self.layout.colours) if not row_bits(closed_now, row)]

    def _see(self, view: View, cells: Cells) -> View:
        in_play = self._in_play(cells)
        whites, coloured = self._faces(cells[ROLLED])
        return replace(
            view,
            closed=tuple(colour for colour in self.layout.colours if colour not in in_play),
            whites=whites,
            coloured=coloured,
            pawns=tuple(cells[PAWNS : PAWNS + cells[SEATS]]) if self.track else (),
            final_turns=cells[FINAL],
        )

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:  # noqa: ARG002 (dice hide nothing)
        cells[ROLLED] = self._rolled(view.whites, view.coloured)
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
