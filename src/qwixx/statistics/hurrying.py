"""The result of a record in its text form, quickly: its events are done in place, each checked by the rules as always.

Only what a game that simply went on has is read so. Whatever else a record may hold (steps back, corrections, comments,
mistakes, JSON) is left to `qwixx.records`, which reads all of it, and says what is wrong and where.
"""

from collections.abc import Sequence
from functools import lru_cache

from qwixx.records import Act, Back, Correction, Event, Record, parse
from qwixx.records.record import parse_event
from qwixx.rules.errors import QwixxError
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import PHASE, SEATS
from qwixx.rules.kernel.phases import BETWEEN, OVER, awaits_chance
from qwixx.rules.kernel.source import Cells
from qwixx.rules.kernel.turn import may_act
from qwixx.rules.outcomes import Redeal
from qwixx.statistics.results import Ended, Result, kind_of, result_of, scored

UNUSUAL = (b"#", b"\r", b"back", b"correct", b"chance:")

event_of = lru_cache(maxsize=2**17)(parse_event)  # rolls and crosses come again and again


def result_in(data: bytes, code: str, ended_at: int) -> Result | None:
    """What came of a recorded game; nothing if it is not over. A file that is no record is refused with the place."""
    try:
        return _hurried(data, code, ended_at) or result_of(parse(data), code, ended_at)
    except QwixxError:
        return result_of(parse(data), code, ended_at)


def _hurried(data: bytes, code: str, ended_at: int) -> Result | None:
    """The same where nothing unusual happened; nothing if something did, or the game is not over."""
    head, gap, body = data.partition(b"\n\n")
    if not gap or any(sign in data for sign in UNUSUAL) or head.lstrip().startswith(b"{"):
        return None
    record = _header(head)
    found = _ended(record.game, len(record.names), _words(body.decode()))
    if found is None or found.last.cells[PHASE] != OVER:
        return None
    seats = scored(record.game, found, record.names)
    return Result(code, ended_at, kind_of(record.game), seats, len(found.ends), record.entered)


@lru_cache(maxsize=2**10)
def _header(head: bytes) -> Record:
    """The record that a header begins."""
    return parse(head + b"\n\n")


def _words(body: str) -> list[str]:
    return body.strip().replace(" | ", "\n").split("\n")


def _ended(game: Game, seats: int, words: Sequence[str]) -> Ended | None:
    """Where the game and its games ended; nothing if something is unusual or illegal."""
    cells = list(game.start(seats).cells)
    ends: list[State] = []
    for word in words:
        before = cells[PHASE]
        if not _happens(game, cells, event_of(word)):
            return None
        if cells[PHASE] in (BETWEEN, OVER) and before != BETWEEN:  # a match that is stopped has ended before
            ends.append(State(tuple(cells)))
    return Ended(State(tuple(cells)), ends)


def _happens(game: Game, cells: Cells, event: Event) -> bool:
    """Let an event happen in the cells; false if it cannot, or is one that takes something back."""
    if type(event) is Act:
        return event.seat < cells[SEATS] and may_act(cells, event.seat) and game.do(cells, event.seat, event.action)
    if isinstance(event, Act | Back | Correction | Redeal) or not awaits_chance(cells[PHASE]):
        return False
    game.let(cells, event)
    return True
