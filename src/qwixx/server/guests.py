"""Bots of other packages: each in a process of its own, which is ended if it does not answer in time."""

import asyncio
import logging
import os
import secrets
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from qwixx.players.apart import Answer, Hello, Question, written
from qwixx.players.guarded import CRASH, NONSENSE, SLOW
from qwixx.rules.actions import Action
from qwixx.rules.view import View

STARTING = 60.0  # seconds until a bot has been loaded
IN_LINE = 30.0  # seconds for which a table waits while the same bot plays at others
LONGEST = 300  # characters of a reason

UNKNOWN, BUSY = "unknown", "busy"

logger = logging.getLogger(__name__)


class Asked(NamedTuple):
    """Which bot is asked: at which table and seat, and after so many events that everybody knows."""

    bot: str
    code: str
    seat: int
    settled: int


class Failed(Exception):
    """A bot does not answer as it should: why, in one word and in a sentence."""

    def __init__(self, reason: str, words: str) -> None:
        super().__init__(f"{reason}: {words}"[:LONGEST])
        self.reason = reason


def command(name: str) -> list[str]:
    """How a bot's process is started; its own folder is no place to import from."""
    return [sys.executable, "-P", "-m", "qwixx.players.apart", name]


def environment() -> dict[str, str]:
    """What a bot's process may know of the server's: nothing of where the tables are."""
    return {name: value for name, value in os.environ.items() if not name.startswith("QWIXX_")}


class Guests:
    """The bots of other packages that are allowed here."""

    def __init__(self, names: Iterable[str], limit: float) -> None:
        self._bots = {name: Guest(name, limit) for name in names}
        self._key = secrets.token_bytes(16)
        self._asked: dict[Asked, asyncio.Task[int | Failed]] = {}

    async def choose(self, asked: Asked, view: View, legal: tuple[Action, ...]) -> int | Failed:
        """The place of a bot's choice, or why there is none. Whoever asks again waits for the same answer."""
        if asked not in self._asked:
            self._asked[asked] = asyncio.create_task(self._choose(asked, view, legal))
            self._asked[asked].add_done_callback(lambda _: self._asked.pop(asked, None))
        return await asyncio.shield(self._asked[asked])

    async def _choose(self, asked: Asked, view: View, legal: tuple[Action, ...]) -> int | Failed:
        if asked.bot not in self._bots:
            return Failed(UNKNOWN, "It is not among the bots that are allowed here.")
        try:
            return await self._bots[asked.bot].choose(Question(self._who(asked), view, legal))
        except Failed as failed:
            return failed

    def _who(self, asked: Asked) -> str:
        """By what a bot knows its games apart; it does not learn the code of a table."""
        return blake2b(f"{asked.code} {asked.seat}".encode(), key=self._key, digest_size=8).hexdigest()

    async def close(self) -> None:
        """Ask nobody any more."""
        for task in tuple(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        for bot in self._bots.values():
            await bot.end()


class Guest:
    """One bot. Its process is started when it is first asked, and anew when it had to be ended."""

    def __init__(self, name: str, limit: float) -> None:
        self._name = name
        self._limit = limit
        self._line = asyncio.Lock()  # of the tables at which it plays
        self._process: Process | None = None

    async def choose(self, question: Question) -> int:
        """The place of its choice, if it is one."""
        try:
            await asyncio.wait_for(self._line.acquire(), IN_LINE)
        except TimeoutError:
            raise Failed(BUSY, f"It was busy at other tables for {IN_LINE:g} s.") from None
        try:
            return await self._asked(question)
        except BaseException:
            await self.end()
            raise
        finally:
            self._line.release()

    async def _asked(self, question: Question) -> int:
        process = await self._running()
        try:
            async with asyncio.timeout(self._limit):
                answer = await _answer(process, question)
        except TimeoutError:
            raise Failed(SLOW, f"It took longer than {self._limit:g} s.") from None
        except (OSError, EOFError, ValueError, msgspec.MsgspecError):
            raise Failed(CRASH, "Its process ended, or says what makes no sense.") from None
        if answer.place is None:
            raise Failed(answer.reason if answer.reason in (CRASH, NONSENSE) else CRASH, answer.words)
        if not 0 <= answer.place < len(question.legal):
            raise Failed(NONSENSE, f"It chose place {answer.place} of {len(question.legal)}.")
        return answer.place

    async def _running(self) -> Process:
        if self._process is None:
            try:
                async with asyncio.timeout(STARTING):
                    self._process = await asyncio.create_subprocess_exec(
                        *command(self._name),
                        stdin=PIPE,
                        stdout=PIPE,
                        stderr=DEVNULL,
                        env=environment(),
                        start_new_session=True,
                    )
                    hello = msgspec.json.decode(await _line(self._process), type=Hello)
            except TimeoutError:
                raise Failed(SLOW, f"It was not ready after {STARTING:g} s.") from None
            except (OSError, EOFError, ValueError, msgspec.MsgspecError):
                raise Failed(CRASH, "Its process does not start.") from None
            if hello.problem:
                raise Failed(CRASH, hello.problem)
        return self._process

    async def end(self) -> None:
        """End its process, and whatever that has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _answer(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    process.stdin.write(written(question))
    await process.stdin.drain()
    return msgspec.json.decode(await _line(process), type=Answer)


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return line
