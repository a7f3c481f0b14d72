"""The arena on a real Ray cluster of this machine gives the same results, even if workers die."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import ray

import qwixx
from qwixx.arena import cluster
from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.tournament import hold
from qwixx.arena.workers import on_this_machine
from qwixx.rules.errors import QwixxError

PATHS = os.pathsep.join(str(Path(file).parents[1]) for file in (__file__, qwixx.__file__))
SCRIPT = [sys.executable, "-c", "from qwixx.cli import main; main()"]
BOTS = ("greedy", "random")


@pytest.fixture(scope="module", autouse=True)
def address() -> Iterator[str]:
    """A cluster of two workers for all these tests, which find this folder; its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", PATHS)
        patch.setenv("RAY_worker_niceness", "0")  # as it is, other work beside them keeps them from ever beginning
        ray.init(address="local", num_cpus=2, include_dashboard=False, **cluster.QUIET)
        yield ray.get_runtime_context().gcs_address
        ray.shutdown()


@dataclass(frozen=True)
class Deadly(Contest):
    """A contest whose third portion kills its worker: once, leaving a mark, or whenever there is no place for one."""

    mark: str = ""

    def play(self, number: int) -> Batch:
        if number == 2 and not Path(self.mark).exists():
            if Path(self.mark).parent.is_dir():
                Path(self.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(number)


@dataclass(frozen=True)
class Broken(Contest):
    """A contest that a worker cannot play."""

    def play(self, number: int) -> Batch:
        raise ValueError(f"no dice for portion {number}")


def summary(contest: Contest, batches: Generator[Batch, None, None]) -> dict[str, object]:
    """The result without the time it took."""
    found = hold(contest, batches).as_json()
    del found["seconds"]
    return found


def test_a_cluster_gives_the_same_result() -> None:
    contest = Contest("classic", BOTS, 9_001, seed=3)
    assert summary(contest, cluster.on_cluster(contest)) == summary(contest, on_this_machine(contest, 1))


def test_a_worker_killed_in_mid_run_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    contest = Deadly("classic", BOTS, 9_001, seed=3, mark=str(mark))
    found = summary(contest, cluster.on_cluster(contest))
    assert mark.exists()
    assert found["games"] == 9_001
    assert found == summary(contest, on_this_machine(Contest("classic", BOTS, 9_001, seed=3), 1))


def test_a_portion_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RETRIES", 1)
    contest = Deadly("classic", BOTS, 9_001, mark="/no/such/folder/mark")
    with pytest.raises(QwixxError, match=r"^A portion was tried 2 times and its worker died each time\.$"):
        hold(contest, cluster.on_cluster(contest))


def test_what_goes_wrong_on_a_worker_is_told_in_one_line() -> None:
    contest = Broken("classic", BOTS, 100)
    with pytest.raises(QwixxError, match=r"^A worker of the cluster could not play: no dice for portion 0$"):
        hold(contest, cluster.on_cluster(contest))


def test_the_command_joins_a_cluster(address: str) -> None:
    line = [*SCRIPT, "arena", "classic", *BOTS, "--games", "3001", "--json"]
    there, here = (
        subprocess.run([*line, *more], capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"})
        for more in (["--engine", "ray", "--address", address], ["--workers", "1"])
    )
    assert (there.stderr, here.stderr) == ("", "")
    assert json.loads(there.stdout) | {"seconds": 0} == json.loads(here.stdout) | {"seconds": 0}
