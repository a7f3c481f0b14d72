"""For every test run."""

import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from qwixx.cli import main
from qwixx.rules.match import rules_of_match
from qwixx.rules.tables import tables_of
from qwixx.words.language import words
from tests.commands import Command, Run
from tests.order import pytest_collection_modifyitems as pytest_collection_modifyitems
from tests.order import pytest_xdist_make_scheduler as pytest_xdist_make_scheduler
from tests.skipped import pytest_terminal_summary as pytest_terminal_summary

collect_ignore = [] if find_spec("pyspiel") else ["test_spiel.py"]  # OpenSpiel follows a new Python later than others


def pytest_sessionstart() -> None:
    """Make sure that the tests can notice what they test."""
    # Started in the background by a shell, Ctrl-C would be ignored by us and by every process that we start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # A mutated function must really be called: what was worked out before the mutation is forgotten.
    if os.environ.get("MUTANT_UNDER_TEST"):
        tables_of.cache_clear()
        rules_of_match.cache_clear()
        for name in [name for name in sys.modules if name.startswith("tests.") and name != __name__]:
            del sys.modules[name]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Command]:
    """The command `qwixx` in a plain environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    words.cache_clear()

    def run(*arguments: object) -> Run:
        monkeypatch.setattr(sys, "argv", ["qwixx", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            main()
        code = stopped.value.code or 0
        assert isinstance(code, int)
        return Run(code, *capsys.readouterr())

    yield run
    words.cache_clear()
