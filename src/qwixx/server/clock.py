"""The server's clocks: one that says when something happened, and one that says how long ago."""

import time


def now() -> int:
    """Milliseconds since 1970, for what is written down and told; the machine's clock may be set at any time."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment, by a clock that is never set: for whatever takes or lasts some time."""
    return time.monotonic_ns() // 1_000_000


_AHEAD = now() - steady()  # of the steady clock, when this process began


def age(at: int) -> int:
    """How long ago something was written down, by the clock as it is or as it would be if nobody had set it meanwhile.

    The smaller is right, as what is written down lies in the past.
    """
    return min((since for since in (now() - at, steady() + _AHEAD - at) if since >= 0), default=0)
