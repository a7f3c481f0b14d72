"""How much anybody may ask for."""

import time
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass

Clock = Callable[[], float]

CLEAN_AT = 10_000  # remembered buckets


class Rate:
    """So many in a burst, then so many a second, for each key."""

    def __init__(self, per_second: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._full_at: dict[Hashable, float] = {}  # when the bucket is full again

    def allows(self, key: Hashable = None) -> bool:
        """Whether one more is in order; if so, it counts."""
        now = self._clock()
        full_at = max(self._full_at.get(key, 0.0), now)
        if (full_at - now) * self._per_second > self._burst - 1:
            return False
        self._full_at[key] = full_at + 1 / self._per_second
        if len(self._full_at) > CLEAN_AT:
            self._full_at = {key: full for key, full in self._full_at.items() if full > now}
        return True


@dataclass(frozen=True)
class Limits:
    """The numbers; `docs/protocol.md` states them."""

    message_size: int = 4096  # characters
    messages: tuple[float, int] = (20, 60)  # a connection: per second, burst
    strikes: int = 20  # refused messages in a row before a flood is cut off
    address_messages: tuple[float, int] = (200, 600)
    address_connections: int = 100
    address_requests: tuple[float, int] = (10, 60)  # over HTTP
    unknown_codes: tuple[float, int] = (0.5, 30)  # an address's wrong guesses at codes
    open_tables: int = 20  # not yet over, for a device
    outgoing: int = 256 * 1024  # bytes waiting for a slow reader
    hello: float = 10.0  # seconds until hello
    body: int = 16 * 1024  # bytes of a request over HTTP
    trusted: frozenset[str] = frozenset()  # addresses without limits of their own: a proxy, a load test


class Addresses:
    """What each address does."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: Counter[str] = Counter()
        self._messages = Rate(*limits.address_messages)
        self._requests = Rate(*limits.address_requests)
        self._unknown = Rate(*limits.unknown_codes)

    def connect(self, address: str) -> bool:
        """Count a connection, unless it is one too many."""
        if address not in self._limits.trusted and self._connections[address] >= self._limits.address_connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A counted connection has ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def message(self, address: str) -> bool:
        """Whether one more message on a socket is in order."""
        return self._messages.allows(address)

    def request(self, address: str) -> bool:
        """Whether one more request over HTTP is in order."""
        return address in self._limits.trusted or self._requests.allows(address)

    def unknown_code(self, address: str) -> bool:
        """Whether one more wrong code is in order."""
        return address in self._limits.trusted or self._unknown.allows(address)
