"""Where Python interprets, what a turn comes to is remembered: decisions come to the same positions many times over.

Compiled code works it out again, which takes less time than looking it up. What is the same all through a decision is
its situation, a number; what is remembered is kept by it.
"""

from collections.abc import Sequence
from itertools import count

from qwixx.otherwise import compiled_as
from qwixx.players.master.match import AFTER_MATCH, LEADS_BEFORE
from qwixx.players.master.network import BEST, WINS
from qwixx.players.master.pairs import AFTER_PAIRS, GOOD, PAIRS, TRIED
from qwixx.players.master.rollers import SHOWN
from qwixx.players.policy import Floats
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, MAX_SEATS, SEATS, SHEETS
from qwixx.rules.kernel.dice import ROLLED
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.source import Cells

MOST = 20_000  # ends of turns that are remembered
MOST_SECOND = 4_000  # best second actions
MOST_ANSWERS = 64  # rolls with what everybody is expected to answer
MOST_SITUATIONS = 64

# In the scratch buffer.
SITUATION = AFTER_MATCH
AFTER_MEMORY = SITUATION + 1

Key = tuple[float, ...]

_situations: dict[Key, tuple[int, Sequence[float]]] = {}  # with the numbers, so that no others get their identity
_fresh = count()
_ends: dict[Key, Floats] = {}
_answers: dict[Key, tuple[list[int], Floats]] = {}
_seconds: dict[Key, tuple[Floats, Floats]] = {}


def _nowhere(cells: Cells, played: int, numbers: Sequence[float], scratch: Floats) -> None:
    pass


@compiled_as(_nowhere)
def situate(cells: Cells, played: int, numbers: Sequence[float], scratch: Floats) -> None:
    """Say what stays the same: the network, who is shown to it, and how a match stands after so many games."""
    shown, leads = scratch[SHOWN : SHOWN + MAX_SEATS], scratch[LEADS_BEFORE : LEADS_BEFORE + MAX_SEATS]
    key = (id(numbers), cells[SEATS], played, *shown, *leads)
    if len(_situations) >= MOST_SITUATIONS:
        _situations.clear()
    number, _ = _situations.setdefault(key, (next(_fresh), numbers))
    scratch[SITUATION] = number


def _is_not_known(cells: Cells, first: int, over: bool, scratch: Floats) -> bool:  # noqa: ARG001
    return False


@compiled_as(_is_not_known)
def is_known(cells: Cells, first: int, over: bool, scratch: Floats) -> bool:
    """Whether it is remembered what the end of a turn comes to, which is then at `WINS` and `MARGINS`."""
    found = _ends.get(_end(cells, first, over, scratch))
    if found is None:
        return False
    scratch[WINS : WINS + 2 * MAX_SEATS] = found
    return True


def _forget(cells: Cells, first: int, over: bool, scratch: Floats) -> None:
    pass


@compiled_as(_forget)
def remember(cells: Cells, first: int, over: bool, scratch: Floats) -> None:
    """Remember what the end of a turn comes to if this seat rolls next, or if the game is over."""
    if len(_ends) >= MOST:
        _ends.clear()
    _ends[_end(cells, first, over, scratch)] = scratch[WINS : WINS + 2 * MAX_SEATS]


def _end(cells: Cells, first: int, over: bool, scratch: Floats) -> Key:
    """What tells the end of a turn."""
    return (scratch[SITUATION], first, over, *cells[SHEETS : SHEETS + cells[SEATS]], *cells[PAWNS : FINAL + 1])


def _is_not_expected(cells: Cells, scratch: Floats) -> bool:  # noqa: ARG001
    return False


@compiled_as(_is_not_expected)
def is_expected(cells: Cells, scratch: Floats) -> bool:
    """Whether it is remembered what everybody is expected to answer, which is written then, with the good pairs."""
    found = _answers.get(_second(cells, 0, 0, scratch))
    if found is None:
        return False
    cells[ANSWERS : ANSWERS + cells[SEATS]], scratch[GOOD:AFTER_PAIRS] = found
    return True


def _forget_expected(cells: Cells, scratch: Floats) -> None:
    pass


@compiled_as(_forget_expected)
def remember_expected(cells: Cells, scratch: Floats) -> None:
    """Remember what everybody is expected to answer: all who see the same expect the same."""
    if len(_answers) >= MOST_ANSWERS:
        _answers.clear()
    found = cells[ANSWERS : ANSWERS + cells[SEATS]], scratch[GOOD:AFTER_PAIRS]
    _answers[_second(cells, 0, 0, scratch)] = found


def _is_not_searched(cells: Cells, done: int, among: int, scratch: Floats) -> bool:  # noqa: ARG001
    return False


@compiled_as(_is_not_searched)
def is_searched(cells: Cells, done: int, among: int, scratch: Floats) -> bool:
    """Whether it is remembered what the best second action comes to, which is then at `BEST` and `TRIED`."""
    found = _seconds.get(_second(cells, done, among, scratch))
    if found is None:
        return False
    scratch[BEST : BEST + 2 * MAX_SEATS], scratch[TRIED : TRIED + PAIRS] = found
    return True


def _forget_search(cells: Cells, done: int, among: int, scratch: Floats) -> None:
    pass


@compiled_as(_forget_search)
def remember_search(cells: Cells, done: int, among: int, scratch: Floats) -> None:
    """Remember what the best second action comes to, of those among which was looked."""
    if len(_seconds) >= MOST_SECOND:
        _seconds.clear()
    found = scratch[BEST : BEST + 2 * MAX_SEATS], scratch[TRIED : TRIED + PAIRS]
    _seconds[_second(cells, done, among, scratch)] = found


def _second(cells: Cells, done: int, among: int, scratch: Floats) -> Key:
    """What tells a position in which the second action is due."""
    sheets = cells[SHEETS : SHEETS + cells[SEATS]]
    return (scratch[SITUATION], cells[ACTIVE], done, among, *sheets, *cells[PAWNS : ROLLED + 1])


CALLS = (
    situate,
    is_known,
    remember,
    is_expected,
    remember_expected,
    is_searched,
    remember_search,
)
