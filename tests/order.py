"""Which tests share a process, and which begin first, where several processes run them."""

import pytest
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

from tests.soak import SEED

# What one of these has compiled, of the rules and of the players, is there for all the others in the same process.
COMPILING = {
    "tests/test_arena.py",
    "tests/test_arena_cli.py",
    "tests/test_arena_ends.py",
    "tests/test_cli.py",
    "tests/test_compiled.py",
    "tests/test_players_compiled.py",
    "tests/test_players_files.py",
    "tests/test_players_human.py",
    "tests/test_players_master_cards.py",
    "tests/test_players_plugins.py",
    "tests/test_daily.py",
    "tests/test_solo_player.py",
    "tests/test_solve_command.py",
    "tests/test_solver.py",
    "tests/test_stream.py",
    "tests/training/test_cards.py",
    "tests/training/test_measures.py",
}

# They take longest: begun last, they would leave the other processes with nothing to do.
FIRST = ("tests/page/test_local.py", "tests/page/", "tests/server/test_chaos.py", "tests/server/")


class Shared(LoadFileScheduling):  # type: ignore[misc]
    """A file stays in one process, and all that compile stay in the same."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return "compiling" if file in COMPILING else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """With `--dist loadfile`: files begin in the order of the tests, not those with most tests first."""
    if config.getoption("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return Shared(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for the soak, and put the longest first where several processes run them."""
    if not SEED and not config.option.markexpr:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: _rank(item.nodeid.partition("::")[0]))


def _rank(file: str) -> int:
    if file in COMPILING:
        return 0
    return next((1 + place for place, begin in enumerate(FIRST) if file.startswith(begin)), 1 + len(FIRST))
