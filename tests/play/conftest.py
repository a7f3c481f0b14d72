"""For the tests of playing at a terminal: saved games go to a folder of the test's own."""

from pathlib import Path

import pytest

from qwixx.cli.play.saves import Saves


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Saves:
    """The user's saved games, none yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Saves()
