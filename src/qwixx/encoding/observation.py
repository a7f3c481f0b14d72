"""The parts of an observation that every game has.

Who else has answered is left out: so nothing in an observation depends on the order in which sealed answers come in.
"""

from collections.abc import Callable

from qwixx.encoding.devices import cards, dice, panel, track
from qwixx.encoding.slots import POINTS, Part, bits_of, clockwise, one_of, packed, range_of, seat_names
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.game import Game
from qwixx.rules.kernel.sheet import ROW_BITS, penalties, row_bits
from qwixx.rules.layout import Layout
from qwixx.rules.view import View


def parts_of(game: Game, seats: int) -> list[Part]:
    """The phase, whose turn it is, the sheets and the scores, then whatever else the game has."""
    about = game.descriptor
    parts = [
        _phase([phase.name for phase in about.phases if phase.actor != "chance"]),
        _asked(seats),
        _flag("to act", "1 if you have still to act", lambda view, seat: seat in view.waiting),
        _flag("crossed", "1 if the active player has crossed this turn", lambda view, _: view.crossed),
        _active(seats),
        _sheets(about.layout, seats),
        _scores(about, seats, max(game.tables.bonus)),
    ]
    parts += dice(about.dice, about.layout) if about.dice else []
    parts += track(len(about.track.fields), seats) if about.track else []
    parts += cards(about.cards, seats) if about.cards else []
    parts += [panel(about.panel.games, seats, *range_of(about.layout))] if about.panel else []
    return parts


def _phase(phases: list[str]) -> Part:
    table = {phase: one_of(len(phases))[place] for place, phase in enumerate(phases)}
    chance = one_of(len(phases))[-1]
    slots = tuple(f"phase {phase}" for phase in phases)
    return Part(f"1 for the phase: {', '.join(phases)}", slots, lambda view, _: table.get(view.phase, chance))


def _flag(name: str, meaning: str, holds: Callable[[View, int], bool]) -> Part:
    one, zero = one_of(1)
    return Part(meaning, (name,), lambda view, seat: one if holds(view, seat) else zero)


def _asked(seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return packed([other in view.asked for other in clockwise(range(seats), seat)])

    slots = tuple(f"asked {who}" for who in seat_names(seats))
    return Part("1 for a seat that this phase asks, whether it has answered or not", slots, values)


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

    names = [
        text for row in range(len(rows)) for text in (*map(str, layout.marks(row)), f"{layout.row_name(row)} lock")
    ]
    names += [f"penalty {box + 1}" for box in range(layout.boxes)]
    slots = tuple(f"{who} {name}" for who in seat_names(seats) for name in names)
    return Part("seat by seat: 1 for each cross, every row followed by its lock; then the penalties", slots, values)


def _scores(about: Descriptor, seats: int, bonus: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return packed([score / POINTS for score in clockwise(view.scores, seat)])

    low, high = range_of(about.layout)
    games = about.panel.games if about.panel else 1
    slots = tuple(f"{who} score" for who in seat_names(seats))
    return Part(f"seat by seat: points / {POINTS}", slots, values, low * games, (high + bonus / POINTS) * games)
