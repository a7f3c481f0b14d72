"""How the command ends when something is wrong: one line, and a code for scripts."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn

WRONG_FILE, NO_OUTPUT, WRONG_USAGE, INTERRUPTED, TERMINATED = 1, 1, 2, 130, 143


class Terminated(BaseException):  # no KeyboardInterrupt, which typer takes for its own
    """Somebody has asked the process to end; everything is put away as after Ctrl-C."""


@contextmanager
def orderly_end() -> Iterator[None]:
    """Meanwhile SIGTERM ends things as Ctrl-C does; it is heard once, so that the putting away is not disturbed."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001 (as signals call it)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Terminated


def fail(message: str, code: int) -> NoReturn:
    """End with one printable line about what is wrong."""
    line = "".join(sign if sign.isprintable() else "?" for sign in message)
    print(f"qwixx: {line}", file=sys.stderr)
    sys.exit(code)
