"""How the command ends when something is wrong: one line, and a code for scripts."""

import sys
from typing import NoReturn

WRONG_FILE, NO_OUTPUT, WRONG_USAGE, INTERRUPTED = 1, 1, 2, 130


def fail(message: str, code: int) -> NoReturn:
    """End with one printable line about what is wrong."""
    line = "".join(sign if sign.isprintable() else "?" for sign in message)
    print(f"qwixx: {line}", file=sys.stderr)
    sys.exit(code)
