"""Whether a terminal is dark or light: it is asked, and where it does not answer, the environment is."""

import os
import re
import select
import sys
import time
from collections.abc import Mapping

# The background's colour, and then what every terminal answers, so that none is waited for in vain.
ASK = b"\x1b]11;?\x07\x1b[c"
COLOUR = re.compile(rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
LAST_ANSWER = re.compile(rb"\x1b\[\?[0-9;]*c")
PATIENCE = 0.5  # seconds
LONGEST = 4096  # bytes of an answer
LIGHT = {"7", *map(str, range(9, 16))}  # of the 16 colours, as COLORFGBG numbers them


def is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal's background is light, as far as can be known; else it is taken for dark."""
    answer = _answer()
    if colour := COLOUR.search(answer):
        return brightness(*(int(part, 16) / (16 ** len(part) - 1) for part in colour.groups())) > 0.5
    return environment.get("COLORFGBG", "").rpartition(";")[2] in LIGHT


def brightness(red: float, green: float, blue: float) -> float:
    """How bright a colour looks, from 0 to 1."""
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _answer() -> bytes:
    """What the terminal says about its background within the time it has; nothing where it cannot be asked."""
    try:
        import termios
        import tty
    except ImportError:  # Windows
        return b""
    try:
        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard)
    except (OSError, ValueError, termios.error):
        return b""
    try:
        tty.setcbreak(keyboard)
        os.write(sys.stdout.fileno(), ASK)
        return _heard(keyboard)
    except OSError:
        return b""
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def _heard(keyboard: int) -> bytes:
    """The answers, until the last of them has come or the time is over."""
    heard, end = b"", time.monotonic() + PATIENCE
    while not LAST_ANSWER.search(heard) and len(heard) < LONGEST:
        ready, _, _ = select.select([keyboard], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            break
        heard += os.read(keyboard, 256)
    return heard
