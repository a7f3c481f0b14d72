"""The command line as tests run it; the fixture `command` is in `conftest.py`."""

from collections.abc import Callable
from typing import NamedTuple


class Run(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Run]
