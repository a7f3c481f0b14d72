"""An arena or a dataset that is told to end, or killed: its workers end too, and nothing is left."""

import os
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import qwixx
from qwixx.arena.processes import processes

SCRIPT = [sys.executable, "-c", "from qwixx.cli import main; main()"]
SOURCES = str(Path(qwixx.__file__).parents[1])
ENDLESS = ("--games", 999_999_999, "--workers", 2)
COMMANDS = {
    "arena": ("arena", "classic", "told", "random", "--report", "report"),
    "dataset": ("dataset", "data.parquet", "--bots", "told,random"),
}

# Each worker writes its number to a pipe as soon as it is asked, and holds the pipe open for as long as it lives.
BOT = """
import os

HELD = []

class Told:
    def __init__(self):
        if not HELD:
            HELD.append(os.open(os.environ["PIPE"], os.O_WRONLY))
            os.write(HELD[0], b"x")

    def choose(self, view, legal):
        return legal[0]
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with an installed bot and a pipe on which it can be heard."""
    (tmp_path / "telling.py").write_text(BOT, encoding="utf-8")
    about = tmp_path / "telling-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: telling\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[qwixx.players]\ntold = telling:Told\n", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "out").mkdir()
    return tmp_path


@pytest.fixture(params=COMMANDS)
def running(home: Path, request: pytest.FixtureRequest) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A command that has made a bot, as both its workers have, and the pipe they all hold."""
    paths = os.pathsep.join([str(home), SOURCES])
    environment = {**os.environ, "PYTHONPATH": paths, "PIPE": str(home / "pipe"), "LC_ALL": "C"}
    line = list(map(str, [*SCRIPT, *COMMANDS[request.param], *ENDLESS]))
    process = subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=home / "out"
    )
    pipe = os.open(home / "pipe", os.O_RDONLY)
    heard = b""
    while len(heard) < 3 and (more := os.read(pipe, 1)):
        heard += more
    try:
        yield process, pipe
    finally:
        process.kill()
        process.communicate()
        os.close(pipe)


def hear_the_end(pipe: int) -> bytes:
    """Wait until nobody holds the pipe any more."""
    return os.read(pipe, 1)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_whatever_is_told_to_end_leaves_nothing(
    running: tuple[subprocess.Popen[str], int], home: Path, number: signal.Signals, code: int
) -> None:
    process, pipe = running
    assert [file.name.startswith((".report-", ".data.parquet-")) for file in (home / "out").iterdir()] == [True]
    process.send_signal(number)
    out, err = process.communicate()
    assert (process.returncode, out, err) == (code, "", "")
    assert hear_the_end(pipe) == b""
    assert not [*(home / "out").iterdir()]


def test_the_workers_of_a_command_that_was_killed_end_by_themselves(
    running: tuple[subprocess.Popen[str], int],
) -> None:
    process, pipe = running
    process.kill()
    assert hear_the_end(pipe) == b""


def hand_in_half_a_result(pipe: str) -> None:
    """Write how long a result is and nothing of it, as a worker has that is ended in the middle of a large one."""
    queue = sys._getframe(1).f_locals["result_queue"]
    os.write(queue._writer.fileno(), struct.pack("!i", 1_000_000))
    Path(pipe).write_bytes(b"x")
    signal.pause()


def test_what_is_interrupted_while_a_result_is_handed_in_ends(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(KeyboardInterrupt):
        interrupted_once_heard(tmp_path / "pipe")


def interrupted_once_heard(pipe: Path) -> None:
    """Have half a result handed in, then be interrupted."""
    with processes(2) as pool:
        pool.submit(hand_in_half_a_result, str(pipe))
        assert pipe.read_bytes() == b"x"
        raise KeyboardInterrupt
