"""The bridge between a browser and its tables: the only entrance. Text in, text out; nothing raises."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from qwixx.local import messages
from qwixx.local.asking import ask
from qwixx.local.desk import Desk, Entropy
from qwixx.local.house import House, Needs
from qwixx.local.loading import begin, load
from qwixx.local.operations import OPERATIONS
from qwixx.local.reviewing import Reviews
from qwixx.local.talking import connect, hear, leave
from qwixx.local.working import due, work
from qwixx.tables.asking import problem_of
from qwixx.tables.hearing import FAILED, error, id_of
from qwixx.tables.refusal import Refusal

AGAIN = 1000  # milliseconds until something is tried again that could not be written
BROKEN = 500  # the status where something went wrong here

logger = logging.getLogger(__name__)


class Bridge:
    """All tables of a browser. `now` tells milliseconds since 1970, `entropy` makes so many random bytes."""

    def __init__(self, now: Callable[[], float], entropy: Entropy) -> None:
        self._now = now
        self._entropy = entropy
        self._reviews = Reviews()
        self._house: House | None = None
        self._before = House()
        self._wrote: tuple[str, ...] = ()  # the tables that the last call wrote to
        self._lacking: frozenset[str] = frozenset()  # networks that were asked for
        self._rests_until = 0  # nothing is done by itself before, as nothing could be written

    def call(self, text: str) -> str:
        """Do what is asked, and say what comes of it."""
        try:
            request = messages.decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            refusal = Refusal("malformed", f"This is not a call: {problem}.")
            return self._refused(refusal, 422, messages.asker(text))
        try:
            answer = self._done(request)
        except Needs as missing:
            self._lacking |= {need for need in missing.what if need.startswith(messages.MODEL)}
            answer = messages.Answer(needs=list(missing.what))
        except Refusal as refusal:
            return self._refused(refusal, 422, request)
        except Exception:
            logger.exception("a call failed", extra={"call": type(request).__name__})
            return self._refused(FAILED, BROKEN, request)
        return messages.encoder.encode(answer).decode()

    def _done(self, request: messages.AnyCall) -> messages.Answer:
        if isinstance(request, messages.Begin):
            self._house = House()
        if self._house is None:
            raise Refusal("malformed", "The first call must be begin.")
        wrote, self._wrote = self._wrote, ()
        if isinstance(request, messages.Unwritten):
            self._take_back(wrote)
            return messages.Answer(due=self._due())
        desk = Desk(self._house.copy(), int(self._now()), self._entropy, self._lacking)
        self._do(desk, request)
        self._before, self._house = self._house, desk.house
        self._rests_until = 0 if desk.writes else self._rests_until
        self._wrote = tuple(write.gone if isinstance(write, messages.Gone) else write.code for write in desk.writes)
        return messages.Answer([], desk.writes, desk.tell, self._due())

    def _do(self, desk: Desk, request: messages.AnyCall) -> None:
        match request:
            case messages.Begin():
                begin(desk, request.tables)
            case messages.Load():
                load(desk, request.code, request.entries)
            case messages.Ask():
                ask(desk, self._reviews, request, OPERATIONS)
            case messages.Connect():
                connect(desk, request.wire, request.path)
            case messages.Hear():
                hear(desk, request.wire, request.text)
            case messages.Leave():
                leave(desk, request.wire)
            case _:
                work(desk, self._reviews)

    def _take_back(self, wrote: tuple[str, ...]) -> None:
        """It is as if the last call had not been; what became of its writes is seen when the logs are read again."""
        if wrote:
            doubtful = frozenset(code for code in wrote if code in self._before.tables)
            logs = {code: log for code, log in self._before.logs.items() if code not in wrote}
            self._house = replace(self._before, logs=logs, doubtful=self._before.doubtful | doubtful)
        self._rests_until = int(self._now()) + AGAIN

    def _due(self) -> float | None:
        assert self._house is not None
        now = int(self._now())
        found = due(self._house, self._reviews, now)
        return None if found is None else max(found, self._rests_until - now)

    # -- what is said when something is wrong --------------------------------------------------------------------------

    def _refused(self, refusal: Refusal, status: int, whom: Any) -> str:
        """Say why nothing was done, to whoever waits for it."""
        problem = problem_of(refusal)
        told: list[messages.Said | messages.Hung | messages.Answered] = []
        if isinstance(whom, messages.Ask):
            told.append(messages.Answered(whom.id, status, problem))
        if isinstance(whom, int):
            told.append(messages.Answered(whom, status, problem))
        if isinstance(whom, messages.Hear):
            told.append(messages.Said(whom.wire, error(refusal, id_of(whom.text)).decode()))
        answer = messages.Answer(tell=told, due=self._due() if self._house else None, problem=problem)
        return messages.encoder.encode(answer).decode()
