"""For the tests of playing at a terminal: saved games go to a folder of the test's own."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwixx.cli.play.saves import Saves
from tests.commands import Command, Run

Typing = Callable[..., Run]


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """The user's saved games, none yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Saves()


@pytest.fixture
def typing(command: Command, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> Typing:
    """The command `qwixx` with something typed into a pipe."""
    assert saves.listed() == []

    def run(typed: str, *arguments: object) -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return command(*arguments)

    return run
