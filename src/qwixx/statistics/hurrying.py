"""The result of a record in its text form, quickly: its events are done in place, each checked by the rules as always.

Only what a game that simply went on has is read so. Whatever else a record may hold (steps back, corrections, comments,
mistakes, JSON) is left to `qwixx.records`, which reads all of it, and says what is wrong and where.
"""

from collections.abc import Sequence
from functools import lru_cache

from qwixx.records import Act, Record, parse
from qwixx.records.record import parse_event
from qwixx.rules.errors import QwixxError
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import PHASE
from qwixx.rules.kernel.phases import BETWEEN, OVER, awaits_chance
from qwixx.rules.kernel.turn import may_act
from qwixx.rules.outcomes import Call, First, Roll, Shuffle
from qwixx.statistics.results import Ended, Result, kind_of, result_of, scored

DRAWN = (Roll, First, Shuffle, Call)  # what chance decides while a game simply goes on
ENDS = (BETWEEN, OVER)
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
    for event in map(event_of, words):
        before = cells[PHASE]
        if type(event) is Act:
            seat = event.seat
            if seat >= seats or not may_act(cells, seat) or not game.do(cells, seat, event.action):
                return None
        elif isinstance(event, DRAWN) and awaits_chance(before):
            game.let(cells, event)
        else:
            return None
        if cells[PHASE] in ENDS and before != BETWEEN:  # a match that is stopped has ended before
            ends.append(State(tuple(cells)))
    return Ended(State(tuple(cells)), ends)
