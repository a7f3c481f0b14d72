"""The server's clocks: one that says when something happened, and one that says how long ago."""

import time


def now() -> int:
    """Milliseconds since 1970, for what is written down and told; the machine's clock may be set at any time."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment, by a clock that is never set: for whatever takes or lasts some time."""
    return time.monotonic_ns() // 1_000_000
