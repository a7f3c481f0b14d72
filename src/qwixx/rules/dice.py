"""The dice games, the original on any sheet and On Board, as people use them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from qwixx.rules.actions import Action, Mark, Move, Pass
from qwixx.rules.descriptor import Descriptor, Dice, phases, sheet_chosen
from qwixx.rules.errors import ActionError, IllegalOutcome, SetupError, shown
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import PASS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.dice import (
    CLOSING,
    FACE_BITS,
    KERNEL,
    ROLLED,
    called_numbers,
    closed_before,
    die,
    legal_numbers,
)
from qwixx.rules.kernel.pawns import FARTHEST, FINAL, PAWNS, field_after
from qwixx.rules.kernel.phases import COLOUR, MOVE, REPLY, WHITE
from qwixx.rules.kernel.sheet import MOST_ROWS, ROW_BITS, count, list_numbers, row_bits
from qwixx.rules.kernel.source import Cells, Rng
from qwixx.rules.layout import CLASSIC, Layout, bit_at
from qwixx.rules.options import Board, Names, Option
from qwixx.rules.outcomes import Call, Outcome, Outcomes, Roll
from qwixx.rules.reasons import colour_name, illegal, why_not_cross
from qwixx.rules.tables import FACES, LAST_FIELDS, tables_of
from qwixx.rules.track import Field, Track
from qwixx.rules.view import View

WHITES = 2
SHOWN_FACES = frozenset(range(1, FACES + 1))
ALL_NUMBERS = 1 + MOST_ROWS * ROW_BITS  # of a sheet at most, and the choice to pass
ANNOUNCED, SEALED = "announced", "sealed"
LOCKS = Option("locks", ANNOUNCED, Names((ANNOUNCED, SEALED)))


@dataclass(frozen=True, repr=False)
class DiceGame(Game):
    """Two white dice and one of each colour; with a track a third action."""

    def landing(self, state: State, seat: int, move: Move) -> int:
        """The field that a legal move leads to."""
        self._check_seat(state, seat)
        return field_after(self.tables, list(state.cells), seat, move.steps)

    # -- actions -------------------------------------------------------------------------------------------------------

    def codes(self, cells: Cells, seat: int) -> Cells:
        """The legal codes; after a called sum those that some dice could give."""
        if cells[PHASE] != COLOUR or die(cells[ROLLED], 1):
            return super().codes(cells, seat)
        out = [PASS] * ALL_NUMBERS
        return out[: list_numbers(called_numbers(self.tables, cells, seat), out)]

    def allows(self, cells: Cells, seat: int, code: int) -> bool:
        """Whether a code is legal: passing always is, and of numbers none needs to be listed."""
        listed = cells[PHASE] == MOVE or (cells[PHASE] == COLOUR and not die(cells[ROLLED], 1))
        if listed:
            return super().allows(cells, seat, code)
        return code == PASS or (count(code) == 1 and bool(code & legal_numbers(self.tables, cells, seat)))

    def _decode(self, cells: Cells, seat: int, code: int) -> Action:
        if code == PASS:
            return Pass()
        if cells[PHASE] == MOVE:
            field = field_after(self.tables, cells, seat, code)
            return Move(code, self.layout.mark_at(self.tables.track[field - 1]))
        return self.layout.mark_at(code)

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        if isinstance(action, Pass):
            return PASS
        if isinstance(action, Mark):
            return self.layout.find(action) if cells[PHASE] != MOVE else None
        if isinstance(action, Move) and cells[PHASE] == MOVE and 1 <= action.steps <= FARTHEST:
            field = field_after(self.tables, cells, seat, action.steps)
            fits = field and self.layout.find(action.field) == self.tables.track[field - 1]
            return action.steps if fits else None
        return None

    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        if isinstance(action, Mark) and cells[PHASE] != MOVE:
            return self._why_not_mark(cells, seat, action)
        if isinstance(action, Move) and cells[PHASE] == MOVE:
            return self._why_not_move(cells, seat, action)
        return self._not_now(cells, seat, action)

    def _why_not_mark(self, cells: Cells, seat: int, mark: Mark) -> ActionError:
        bit = self.layout.find(mark)
        if bit is None:
            return self._not_found(mark)
        reason = why_not_cross(self.layout, cells[SHEETS + seat], closed_before(self.tables, cells), bit)
        if reason:
            return reason
        if cells[PHASE] == WHITE:
            return illegal("white-sum", sum=die(cells[ROLLED], 0) + die(cells[ROLLED], 1), mark=mark)
        if cells[PHASE] == REPLY:
            return illegal("reply", mark=mark)
        return illegal("white-and-colour", mark=mark, colour=mark.colour)

    def _why_not_move(self, cells: Cells, seat: int, move: Move) -> ActionError:
        if not 1 <= move.steps <= FARTHEST:
            return illegal("steps", farthest=FARTHEST, steps=move.steps)
        field = field_after(self.tables, cells, seat, move.steps)
        if not field:
            return illegal("past-the-end", steps=move.steps)
        bit = self.tables.track[field - 1]
        there = self.layout.mark_at(bit)
        reason = why_not_cross(self.layout, cells[SHEETS + seat], closed_before(self.tables, cells), bit)
        if there != move.field or reason is None:
            return illegal("other-field", steps=move.steps, field=there, mark=move.field)
        return reason

    # -- chance --------------------------------------------------------------------------------------------------------

    def _outcome(self, drawn: Cells) -> Outcome:
        whites, coloured = self._faces(drawn[0])
        return Roll((whites[0], whites[1]), coloured)

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        if isinstance(outcome, Call):
            return [self._called(outcome)]
        colours = self._in_play(cells)
        if not isinstance(outcome, Roll) or [colour for colour, _ in outcome.coloured] != colours:
            dice = ", ".join(["two white", *map(colour_name, colours)])
            raise IllegalOutcome(f"The dice to roll are {dice}, in this order; not {shown(outcome)}.")
        faces = [*outcome.whites, *[face for _, face in outcome.coloured]]
        if len(outcome.whites) != WHITES or {*map(type, faces)} != {int} or not SHOWN_FACES.issuperset(faces):
            raise IllegalOutcome(f"A die shows a whole number from 1 to {FACES}: {shown(outcome)} cannot be.")
        return [self._rolled(outcome.whites, outcome.coloured)]

    def _outcomes(self, cells: Cells) -> Outcomes:
        colours = self._in_play(cells)

        def rolled(drawn: Sequence[int]) -> Roll:
            first, second, *coloured = (face + 1 for face in drawn)
            return Roll((first, second), tuple(zip(colours, coloured, strict=True)))

        return Outcomes(tuple(range(FACES)), WHITES + len(colours), True, rolled)

    def _called(self, call: Call) -> int:
        """The white sum where nothing else of a roll is known, written in the place of the first white die."""
        if call.number not in range(WHITES, WHITES * FACES + 1):
            raise IllegalOutcome(f"Two white dice give {WHITES} to {WHITES * FACES} together, not {call.number}.")
        return call.number

    def _faces(self, rolled: int) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
        """The white dice and the coloured ones of a roll, as far as they are rolled and in play."""
        faces = ((colour, die(rolled, WHITES + place)) for place, colour in enumerate(self.layout.colours))
        return (
            tuple(face for face in (die(rolled, 0), die(rolled, 1)) if face),
            tuple((colour, face) for colour, face in faces if face),
        )

    def _rolled(self, whites: tuple[int, ...], coloured: tuple[tuple[str, int], ...]) -> int:
        """A roll as the kernel writes it."""
        rolled = sum([face << (place * FACE_BITS) for place, face in enumerate(whites)])
        return rolled + sum([face << self._shifts[colour] for colour, face in coloured])

    @cached_property
    def _shifts(self) -> dict[str, int]:
        """Where each coloured die stands in a roll."""
        return {colour: (WHITES + place) * FACE_BITS for place, colour in enumerate(self.layout.colours)}

    def _in_play(self, cells: Cells) -> list[str]:
        """The colours whose die has not left."""
        if not closed_before(self.tables, cells):
            return list(self.layout.colours)
        gone = {self.layout.rows[row].lock for row in self._rows(closed_before(self.tables, cells))}
        return [colour for colour in self.layout.colours if colour not in gone]

    def _rows(self, bits: int) -> tuple[int, ...]:
        """The rows in which any of these bits stands."""
        return tuple(row for row in range(self.tables.rows) if row_bits(bits, row))

    # -- views ---------------------------------------------------------------------------------------------------------

    def _see(self, view: View, cells: Cells) -> View:
        whites, coloured = self._faces(cells[ROLLED])
        return replace(
            view,
            closed=self._rows(closed_before(self.tables, cells)),
            closing=self._rows(cells[CLOSING]),
            whites=whites,
            coloured=coloured,
            pawns=tuple(cells[PAWNS : PAWNS + cells[SEATS]]) if self.descriptor.track else (),
            final_turns=cells[FINAL],
        )

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:  # noqa: ARG002 (dice hide nothing)
        cells[ROLLED] = self._rolled(view.whites, view.coloured)
        cells[CLOSING] = sum(bit_at(row, len(self.layout.rows[row].numbers) - 1) for row in view.closing)
        cells[PAWNS : PAWNS + len(view.pawns)] = view.pawns
        cells[FINAL] = view.final_turns


def dice_game(name: str, own: Layout, *, locks: str = ANNOUNCED, layout: Layout | None = None) -> DiceGame:
    """A game by the rules of the original, on its own sheet or on another; one seat alone plays it for practice."""
    sheet = layout or own
    descriptor = Descriptor(
        id=name,
        players=range(1, 6),
        minutes=15,
        layout=sheet,
        phases=phases("first", "roll", "white", "reply", "colour", penalty="colour"),
        options=(LOCKS,),
        chosen=((LOCKS.name, LOCKS.check(locks)), *sheet_chosen(sheet, own)),
        dice=Dice(WHITES, sheet.colours, FACES),
    )
    return DiceGame(descriptor, tables_of(sheet, announced=locks == ANNOUNCED), KERNEL)


def classic(layout: Layout = CLASSIC, *, locks: str = ANNOUNCED) -> DiceGame:
    """The original dice game."""
    return dice_game("classic", CLASSIC, locks=locks, layout=layout)


def board(track: Track, *, locks: str = ANNOUNCED, sides: tuple[str, ...] = (), layout: Layout = CLASSIC) -> DiceGame:
    """On Board: the original with a track; `sides` are the names of those that come with the package."""
    side = Option("side", sides[0] if sides else str(track), Board(sides))
    descriptor = Descriptor(
        id="board",
        players=range(2, 5),
        minutes=20,
        layout=layout,
        phases=phases("first", "roll", "white", "reply", "colour", "move", penalty="move"),
        options=(side, LOCKS),
        chosen=((side.name, str(track)), (LOCKS.name, LOCKS.check(locks)), *sheet_chosen(layout, CLASSIC)),
        dice=Dice(WHITES, layout.colours, FACES),
        track=track,
        farthest=FARTHEST,
        last_fields=LAST_FIELDS,
    )
    fields = tuple(_printed(layout, field, place) for place, field in enumerate(track.fields, 1))
    bonus = tuple(field.points for field in track.fields)
    return DiceGame(descriptor, tables_of(layout, announced=locks == ANNOUNCED, track=fields, bonus=bonus), KERNEL)


def _printed(layout: Layout, field: Field, place: int) -> int:
    """The number of the sheet that a field of the track means."""
    mark = Mark(field.colour, field.number)
    bit = layout.find(mark)
    if bit is None:
        raise SetupError(f"The sheet has no {mark} that field {place} of the track could mean.")
    return bit
