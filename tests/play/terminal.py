"""A pseudo-terminal with `qwixx` in it, as a person at a keyboard has one."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from types import TracebackType
from typing import Self

from tests.server.client import PATIENCE


class Terminal:
    """`qwixx` with these arguments in a terminal of 80×24."""

    program = "from qwixx.cli import main; main()"

    def __init__(self, *arguments: object, **environment: str) -> None:
        self._master, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.program, *map(str, arguments)],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env=os.environ | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | environment,
        )
        os.close(inside)
        self.shown = ""  # everything so far

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        os.close(self._master)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._master, text.encode())

    def wait_for(self, *texts: str) -> str:
        """What is shown until one of these texts has come; all of it, if the process ends before."""
        read = ""
        while not any(text in read for text in texts) and (more := self._read()):
            read += more
        self.shown += read
        return read

    def end(self) -> int:
        """What is left to be shown, then the exit code."""
        while more := self._read():
            self.shown += more
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As kill -9 does."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def _read(self) -> str:
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        assert ready, self.shown
        try:
            return os.read(self._master, 4096).decode(errors="replace")
        except OSError:  # nobody is left at the other end
            return ""
