"""How much anybody may ask for."""

import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from qwixx.server.networks import Networks, plain
from qwixx.tables.hearing import LONGEST_MESSAGE
from qwixx.tables.refusal import Refusal
from qwixx.tables.seeing import MOST_ENTRIES

Clock = Callable[[], float]
Tell = Callable[[str, str], None]  # the name of a limit, and who has used some of it

LARGEST_MESSAGE = 64 * 1024  # bytes: a larger one is not even read
CLEAN_AT = 10_000  # remembered buckets
HOUSEHOLD = 64  # bits of an IPv6 address: the rest is for one customer to choose


class Rate:
    """So many in a burst, then so many a second, for each key."""

    def __init__(self, per_second: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._full_at: dict[Hashable, float] = {}  # when the bucket is full again
        self._clean_at = CLEAN_AT

    def has_room(self, key: Hashable = None) -> bool:
        """Whether one more would be in order."""
        return (self._full_at.get(key, 0.0) - self._clock()) * self._per_second <= self._burst - 1

    def allows(self, key: Hashable = None) -> bool:
        """Whether one more is in order; if so, it counts."""
        if not self.has_room(key):
            return False
        self.count(key)
        return True

    def count(self, key: Hashable = None) -> None:
        """Count one more, in order or not."""
        now = self._clock()
        self._full_at[key] = max(self._full_at.get(key, 0.0), now) + 1 / self._per_second
        if len(self._full_at) > self._clean_at:
            self._clean(now)

    def _clean(self, now: float) -> None:
        """Forget the buckets that are full; seldom enough to cost nothing, however many are not."""
        self._full_at = {key: full for key, full in self._full_at.items() if full > now}
        self._clean_at = max(CLEAN_AT, 2 * len(self._full_at))


@dataclass(frozen=True)
class Limits:
    """The numbers; `docs/protocol.md` states them."""

    message_size: int = LONGEST_MESSAGE  # characters
    messages: tuple[float, int] = (20, 60)  # a connection: per second, burst
    strikes: int = 20  # refused messages, less those in order, before a flood is cut off
    address_messages: tuple[float, int] = (200, 600)
    address_connections: int = 100  # sockets
    address_wires: int = 150  # connections of any kind, before anything is said
    address_arrivals: tuple[float, int] = (10, 200)  # new sockets
    address_requests: tuple[float, int] = (10, 60)  # over HTTP
    address_tables: tuple[float, int] = (0.05, 60)  # new ones
    address_studies: int = 8  # positions that are being weighed, or wait for it
    unknown_codes: tuple[float, int] = (0.5, 30)  # an address's wrong guesses at codes
    table_sockets: int = 200  # then only those who have a seat are let in
    hints: int = 3  # that wait on a connection
    reactions: tuple[float, int] = (1, 4)  # of a device at a table
    bot_seconds: float = 5.0  # for an answer of a bot of another package
    open_tables: int = 20  # not yet over, for a device
    entries: int = MOST_ENTRIES  # of a table's log, after which it is only played on: a game has a few hundred
    outgoing: int = 256 * 1024  # bytes waiting for a slow reader
    hello: float = 10.0  # seconds until hello, or for the whole of a request over HTTP
    farewell: float = 5.0  # seconds to read what was sent before a socket is closed
    body: int = 16 * 1024  # bytes of a request over HTTP
    handed: int = 1024 * 1024  # bytes of a table that is handed over
    keep: int = 365  # days for which finished tables are kept
    trusted: frozenset[str] = frozenset()  # addresses and networks without limits of their own: a proxy, a load test


class Addresses:
    """What each address does. Of new tables and wrong codes the other processes are told, as they tell us."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic, tell: Tell = lambda *_: None) -> None:
        self._limits = limits
        self._key = secrets.token_bytes(32)
        self._tell = tell
        self._trusted = Networks(limits.trusted)
        self._wires: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        self._studies: Counter[str] = Counter()
        self._arrivals = Rate(*limits.address_arrivals, clock)
        self._messages = Rate(*limits.address_messages, clock)
        self._requests = Rate(*limits.address_requests, clock)
        self._tables = Rate(*limits.address_tables, clock)
        self._unknown = Rate(*limits.unknown_codes, clock)
        self._shared = {"address_tables": self._tables, "unknown_codes": self._unknown}

    def plug(self, address: str) -> bool:
        """Count a connection before anything is said on it, unless it is one too many."""
        return self._enter(self._wires, address, self._limits.address_wires)

    def unplug(self, address: str) -> None:
        """A connection that was counted so has ended."""
        _leave(self._wires, address)

    def connect(self, address: str) -> bool:
        """Count a socket, unless it is one too many or they come too fast."""
        if not self.trusts(address) and not self._arrivals.allows(household(address)):
            return False
        return self._enter(self._connections, address, self._limits.address_connections)

    def disconnect(self, address: str) -> None:
        """A counted socket has ended."""
        _leave(self._connections, address)

    @contextmanager
    def study(self, address: str) -> Iterator[None]:
        """Count a position that is weighed, unless it is one too many."""
        if not self._enter(self._studies, address, self._limits.address_studies):
            raise Refusal("slow-down", "Your last positions are still being weighed; wait for them.")
        try:
            yield
        finally:
            _leave(self._studies, address)

    def message(self, address: str) -> bool:
        """Whether one more message on a socket is in order."""
        return self._messages.allows(household(address))

    def request(self, address: str) -> bool:
        """Whether one more request over HTTP is in order."""
        return self.trusts(address) or self._requests.allows(household(address))

    def table(self, address: str) -> bool:
        """Whether one more table is in order."""
        if self.trusts(address):
            return True
        allowed = self._tables.allows(household(address))
        if allowed:
            self._tell("address_tables", household(address))
        return allowed

    def origin(self, address: str) -> str | None:
        """What is kept of an address with a table: the key of the hash is this process's own, and kept nowhere."""
        if self.trusts(address):
            return None
        return blake2b(household(address).encode(), key=self._key, digest_size=8).hexdigest()

    def may_guess(self, address: str) -> bool:
        """Whether a code from here is still looked up: not after too many wrong ones."""
        return self.trusts(address) or self._unknown.has_room(household(address))

    def guessed_wrong(self, address: str) -> None:
        """Count a wrong code."""
        if not self.trusts(address) and self._unknown.allows(household(address)):
            self._tell("unknown_codes", household(address))

    def hear(self, limit: str, home: str) -> None:
        """At another process some of a limit was used; without word from it, each process has limits of its own."""
        if limit in self._shared:
            self._shared[limit].count(home)

    def trusts(self, address: str) -> bool:
        """Whether an address has no limits."""
        return address in self._trusted

    def _enter(self, counted: Counter[str], address: str, most: int) -> bool:
        if not self.trusts(address) and counted[household(address)] >= most:
            return False
        counted[household(address)] += 1
        return True


def _leave(counted: Counter[str], address: str) -> None:
    home = household(address)
    counted[home] -= 1
    if not counted[home]:
        del counted[home]


@lru_cache(4096)
def household(address: str) -> str:
    """All addresses that one customer of a network can choose from, as one."""
    try:
        parsed = plain(ipaddress.ip_address(address))
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), HOUSEHOLD), strict=False))
