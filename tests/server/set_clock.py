"""A server as a process of its own, whose clock can be set while it runs: the machine's own clock stays as it is."""

import time
from pathlib import Path

from tests.server.client import Server

HOUR = 3600.0  # seconds
DAY = 24 * HOUR


class MovedServer(Server):
    """A server that believes another time."""

    def __init__(self, database: str, folder: Path, seconds: float = 0.0, *arguments: str) -> None:
        self._moved = folder / "moved"
        self.set_clock(seconds)
        program = (
            f"from tests.server.set_clock import move; move({str(self._moved)!r}); from qwixx.cli import main; main()"
        )
        super().__init__(database, "--trust", "127.0.0.1", *arguments, log=folder / "log", program=program)

    def set_clock(self, seconds: float) -> None:
        """Set it so much ahead, from now on; back, if it is less than nothing."""
        written = self._moved.with_suffix(".new")
        written.write_text(str(seconds))
        written.replace(self._moved)


def move(file: str) -> None:
    """In the process of the server: whoever asks for the time is told another one. The steady clock is not touched."""
    moved, time_ns = Path(file), time.time_ns
    time.time_ns = lambda: time_ns() + int(float(moved.read_text()) * 1e9)
    time.time = lambda: time.time_ns() / 1e9
