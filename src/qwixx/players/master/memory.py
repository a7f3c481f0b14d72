"""Where Python interprets, what a position promises is remembered: a decision comes to the same ones many times over.

Compiled code works it out again, which takes less time than looking it up.
"""

from collections.abc import Sequence

from qwixx.otherwise import compiled_as
from qwixx.players.master.network import WINS
from qwixx.players.master.rollers import SHOWN
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import MAX_SEATS, SEATS, SHEETS
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.source import Cells

MOST = 20_000  # positions that are remembered

_known: dict[tuple[float, ...], tuple[Sequence[float], Floats]] = {}


def _is_not_known(cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> bool:  # noqa: ARG001
    return False


@compiled_as(_is_not_known)
def is_known(cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> bool:
    """Whether it is remembered what a position promises, which is then at `WINS` and `MARGINS`."""
    by, found = _known.get(_key(cells, first, numbers, scratch), ((), []))
    if by is not numbers:
        return False
    scratch[WINS : WINS + 2 * MAX_SEATS] = found
    return True


def _forget(cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> None:
    pass


@compiled_as(_forget)
def remember(cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> None:
    """Remember what a position promises by these numbers if this seat rolls next."""
    if len(_known) >= MOST:
        _known.clear()
    _known[_key(cells, first, numbers, scratch)] = (numbers, scratch[WINS : WINS + 2 * MAX_SEATS])


def _key(cells: Cells, first: int, numbers: Sequence[float], scratch: Floats) -> tuple[float, ...]:
    """What tells a position, and who of a large table is shown."""
    sheets = cells[SHEETS : SHEETS + cells[SEATS]]
    pawns = cells[PAWNS : PAWNS + cells[SEATS]]
    return (id(numbers), first, cells[FINAL], *sheets, *pawns, *scratch[SHOWN : SHOWN + cells[SEATS]])


CALLS = (is_known, remember)
