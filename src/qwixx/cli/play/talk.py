"""A conversation in lines: what is said, what is asked, what is typed."""

import shutil
import sys
import textwrap
from io import TextIOWrapper
from typing import TextIO

LONGEST_LINE = 1000
WIDEST = 80


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits at this end; a process may have been started without it."""
    return stream is not None and stream.isatty()


class Talk:
    """The terminal, or a pipe instead of it. What comes through a pipe is repeated, so that the output can be read."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._typed = is_terminal(sys.stdin)
        self.live = self._typed and is_terminal(sys.stdout)

    def tell(self, text: str = "") -> None:
        """A line, or an empty one."""
        print(text)

    def tell_paragraph(self, text: str) -> None:
        """A long text, broken into lines."""
        width = min(shutil.get_terminal_size().columns, WIDEST) if self.live else WIDEST
        print(textwrap.fill(text, width - 1, break_on_hyphens=False))

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, without the space around it; `EOFError` when nobody types any more."""
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline(LONGEST_LINE) if sys.stdin else ""
        if not line:
            raise EOFError
        if not self._typed:
            print("".join(sign for sign in line if sign.isprintable()))
        return line.strip()

    def cover(self) -> None:
        """Push away what is on the screen; a pipe has none."""
        if self.live:
            print("\n" * shutil.get_terminal_size().lines, end="")
