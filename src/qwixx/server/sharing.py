"""How processes that serve the same tables tell each other: over Redis, or not at all when there is only one.

What is told is only that something happened; the log in the database is the truth. So a message that gets lost costs
a moment, never a move.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from qwixx.rules.errors import SetupError
from qwixx.server.metrics import FAILURES
from qwixx.tables.protocol import ReactionName

RETRY = 0.5  # seconds
LETTING_GO = 0.1  # seconds in which a work that is broken off has ended
TOGETHER = 100  # notes that are sent at once
ATTEMPTS = 30  # to break it off: a busy machine takes its time
PREFIX = "qwixx:"

logger = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a table."""

    process: str
    seats: tuple[int, ...] = ()  # at which somebody is connected there
    watchers: int = 0
    host: bool = False  # whether the host is connected there
    moved: bool = False  # the log has grown
    asks: bool = False  # who is connected elsewhere?
    reaction: tuple[int, ReactionName] | None = None  # somebody's, by the seat


class Count(msgspec.Struct, frozen=True):
    """What one process tells the others about an address: it has used some of a limit."""

    process: str
    limit: str
    home: str


Heard = Callable[[str, Note], None]
Counted = Callable[[str, str], None]  # the limit, and the home


class Sharing(Protocol):
    """The other processes."""

    process: str
    alone: bool  # there are no others

    @property
    def up(self) -> bool:
        """Whether the others hear us."""
        ...

    def tell(self, code: str, note: Note) -> None:
        """Let the others know, if possible."""
        ...

    def count(self, limit: str, home: str) -> None:
        """Let the others know that some of a limit was used, if possible."""
        ...

    def follow(self, code: str) -> None:
        """Hear about a table from now on."""
        ...

    def leave(self, code: str) -> None:
        """Hear about a table no more."""
        ...

    async def close(self) -> None:
        """Hear and tell no more."""
        ...


class Alone:
    """One process, no others."""

    process = "alone"
    alone = True
    up = True

    def tell(self, code: str, note: Note) -> None:
        """Nobody hears."""

    def count(self, limit: str, home: str) -> None:
        """Nobody hears."""

    def follow(self, code: str) -> None:
        """There is nothing to hear."""

    def leave(self, code: str) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        """Nothing is open."""


class Redis:
    """Other processes, over Redis: a channel for each table."""

    alone = False

    def __init__(self, url: str, heard: Heard, counted: Counted) -> None:
        self.process = secrets.token_hex(8)
        self.up = True  # or else it is said
        self._open = True
        self._heard = heard
        self._counted = counted
        self._followed: set[str] = set()
        self._echoed: set[str] = set()  # of those the ones that we hear for certain, as we have heard ourselves
        self._unheard: set[str] = set()  # of these the ones that nobody else hears
        self._changed = asyncio.Event()  # what is followed
        self._notes: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        self._client = _client(url)
        self._tasks = [asyncio.create_task(self._keep(work)) for work in (self._listen, self._publish)]

    def tell(self, code: str, note: Note) -> None:
        """Put a note in line; if the line is full, Redis is away, and the database will tell.

        Where nobody else hears, moves and reactions are not told. Who comes asks, and is told from then on.
        """
        if not (note.moved or note.reaction) or code not in self._unheard:
            self._put(PREFIX + code, note)

    def count(self, limit: str, home: str) -> None:
        """Put a count in line; if it gets lost, each process counts for itself."""
        self._put(PREFIX, Count(self.process, limit, home))

    def _put(self, channel: str, said: Note | Count) -> None:
        with suppress(asyncio.QueueFull):
            self._notes.put_nowait((channel, msgspec.json.encode(said)))

    def follow(self, code: str) -> None:
        """Hear about a table from now on."""
        self._followed.add(code)
        self._changed.set()

    def leave(self, code: str) -> None:
        """Hear about a table no more."""
        for codes in (self._followed, self._echoed, self._unheard):
            codes.discard(code)
        self._changed.set()

    async def close(self) -> None:
        """Hear and tell no more; whatever Redis does, it is not waited for long."""
        self._open = False
        await _break_off(*self._tasks)
        letting_go = asyncio.create_task(self._let_go())
        await asyncio.wait({letting_go}, timeout=ATTEMPTS * LETTING_GO)
        await _break_off(letting_go)

    async def _let_go(self) -> None:
        with suppress(Exception):  # nothing is lost with a connection that cannot even be closed
            await self._client.aclose()

    async def _keep(self, work: Callable[[], Any]) -> None:
        """Do a work for ever, also when Redis goes away and comes back."""
        while self._open:
            try:
                await work()
            except Exception as error:  # its client raises errors of any kind when it is cut off in the middle
                if self.up:
                    logger.warning("redis is away: %s", type(error).__name__)
                self.up = False
            if self._open:
                await asyncio.sleep(RETRY)

    async def _publish(self) -> None:
        while self._open:
            notes = [await self._notes.get()]
            while len(notes) < TOGETHER and not self._notes.empty():
                notes.append(self._notes.get_nowait())
            async with self._client.pipeline(transaction=False) as together:
                for channel, note in notes:
                    together.publish(channel, note)
                heard = await together.execute()
            for (channel, _), hearers in zip(notes, heard, strict=True):
                self._count_hearers(channel.removeprefix(PREFIX), hearers)

    def _count_hearers(self, code: str, hearers: int) -> None:
        """Remember where we alone hear ourselves."""
        if hearers == 1 and code in self._echoed:
            self._unheard.add(code)
        else:
            self._unheard.discard(code)

    async def _listen(self) -> None:
        async with self._client.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(PREFIX)  # what is of no table
            self.up = True
            logger.info("redis is there")
            works = [asyncio.create_task(work(pubsub)) for work in (self._hear_all, self._subscribe)]
            try:
                await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._echoed.clear()
                self._unheard.clear()
                await _break_off(*works)
            for work in works:
                if not work.cancelled():
                    work.result()

    async def _hear_all(self, pubsub: Any) -> None:
        async for message in pubsub.listen():
            self._hear(message)

    async def _subscribe(self, pubsub: Any) -> None:
        """Hear about just the tables that are followed."""
        heard: set[str] = set()
        while self._open:
            self._changed.clear()
            wanted = set(self._followed)
            if wanted - heard:
                await pubsub.subscribe(*(PREFIX + code for code in wanted - heard))
            if heard - wanted:
                await pubsub.unsubscribe(*(PREFIX + code for code in heard - wanted))
            heard = wanted
            await self._changed.wait()

    def _hear(self, message: dict[str, Any]) -> None:
        """Pass on what was heard; should that fail, Redis is not the reason, and the next is heard."""
        code = message["channel"].decode().removeprefix(PREFIX)
        try:
            if code:
                self._hear_note(code, msgspec.json.decode(message["data"], type=Note))
            else:
                self._hear_count(msgspec.json.decode(message["data"], type=Count))
        except msgspec.MsgspecError:
            return
        except Exception:
            FAILURES.labels("sharing").inc()
            logger.exception("word from another process could not be used")

    def _hear_note(self, code: str, note: Note) -> None:
        if note.process == self.process:
            self._echoed.add(code)
        else:
            self._unheard.discard(code)
            self._heard(code, note)

    def _hear_count(self, count: Count) -> None:
        if count.process != self.process:
            self._counted(count.limit, count.home)


async def _break_off(*tasks: "asyncio.Task[None]") -> None:
    """End tasks, also those in which Redis's client swallows a cancellation: `asyncio.wait_for` does in Python 3.11."""
    going = set(tasks)
    for _ in range(ATTEMPTS):
        if going:
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=LETTING_GO)
    for task in set(tasks) - going:
        if not task.cancelled():
            task.exception()  # it is known now, or else the loop would tell that nobody has asked


def sharing_over(redis: str | None, heard: Heard, counted: Counted) -> Sharing:
    """Other processes over the Redis at this address, or none."""
    return Redis(redis, heard, counted) if redis else Alone()


def _client(url: str) -> Any:
    try:
        from redis.asyncio import Redis as Client
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise SetupError("Redis needs more packages: pip install 'qwixx[cluster]'.") from None
    again = Retry(NoBackoff(), 1)  # a connection that Redis closed when it went away is made anew
    return Client.from_url(url, socket_connect_timeout=2, health_check_interval=0, retry=again)


def check_address(url: str, source: str = "--redis") -> None:
    """Refuse what is not the address of a Redis; it is not repeated, as there may be a password in it."""
    if not _is_address(url):
        raise SetupError(f"{source} names no Redis: write redis://HOST:PORT/0, with %40 for an @ in a password.")


def _is_address(url: str) -> bool:
    try:
        _client(url).connection_pool.make_connection()
    except (ValueError, TypeError):
        return False
    return url.startswith(("redis://", "rediss://", "unix://"))
