"""The parts of an observation that every game has.

Who else has answered is left out: so nothing in an observation depends on the order in which sealed answers come in.
"""

from collections.abc import Callable

from qwixx.encoding.slots import POINTS, Part, bits_of, clockwise, one_of, packed, range_of, seat_names
from qwixx.rules.game import Game
from qwixx.rules.kernel.sheet import ROW_BITS, penalties, row_bits
from qwixx.rules.layout import Layout
from qwixx.rules.view import View


def parts_of(game: Game, seats: int, phases: tuple[str, ...]) -> list[Part]:
    """The parts that every game has: the phase, whose turn it is, the sheets and the scores."""
    return [
        _phase((*phases, "over")),
        _flag("to act", "1 if you have still to act", lambda view, seat: seat in view.waiting),
        _flag("crossed", "1 if the active player has crossed this turn", lambda view, _: view.crossed),
        _active(seats),
        _sheets(game.layout, seats),
        _scores(game, seats),
    ]


def _phase(phases: tuple[str, ...]) -> Part:
    table = {phase: one_of(len(phases))[place] for place, phase in enumerate(phases)}
    chance = one_of(len(phases))[-1]
    slots = tuple(f"phase {phase}" for phase in phases)
    return Part(f"1 for the phase: {', '.join(phases)}", slots, lambda view, _: table.get(view.phase, chance))


def _flag(name: str, meaning: str, holds: Callable[[View, int], bool]) -> Part:
    one, zero = one_of(1)
    return Part(meaning, (name,), lambda view, seat: one if holds(view, seat) else zero)


def _active(seats: int) -> Part:
    places = one_of(seats)

    def values(view: View, seat: int) -> bytes:
        return places[-1 if view.active is None else (view.active - seat) % seats]

    return Part("1 for the active player", tuple(f"active {who}" for who in seat_names(seats)), values)


def _sheets(layout: Layout, seats: int) -> Part:
    rows = [bits_of(1 << ROW_BITS, len(row.numbers) + 1) for row in layout.rows]
    boxes = bits_of(1 << layout.boxes, layout.boxes)

    def values(view: View, seat: int) -> bytes:
        groups = []
        for sheet in clockwise(view.sheets, seat):
            groups += [crosses[row_bits(sheet.bits, row)] for row, crosses in enumerate(rows)]
            groups.append(boxes[(1 << penalties(sheet.bits)) - 1])
        return b"".join(groups)

    names = [f"{row.colour}{number}" for row in layout.rows for number in (*row.numbers, " lock")]
    names += [f"penalty {box + 1}" for box in range(layout.boxes)]
    slots = tuple(f"{who} {name}" for who in seat_names(seats) for name in names)
    return Part("seat by seat: 1 for each cross, every row followed by its lock; then the penalties", slots, values)


def _scores(game: Game, seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return packed([score / POINTS for score in clockwise(view.scores, seat)])

    low, high = range_of(game.layout)
    games, bonus = game.tables.games, max(game.tables.bonus) / POINTS
    slots = tuple(f"{who} score" for who in seat_names(seats))
    return Part(f"seat by seat: points / {POINTS}", slots, values, low * games, (high + bonus) * games)
