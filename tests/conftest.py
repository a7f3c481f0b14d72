"""For every test run."""

import os
import sys

from qwixx.rules.layout import tables_of
from qwixx.rules.match import rules_of_match


def pytest_sessionstart() -> None:
    """A mutated function must really be called: what was worked out before the mutation is forgotten."""
    if os.environ.get("MUTANT_UNDER_TEST"):
        tables_of.cache_clear()
        rules_of_match.cache_clear()
        for name in [name for name in sys.modules if name.startswith("tests.") and name != __name__]:
            del sys.modules[name]
