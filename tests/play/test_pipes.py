"""The plain mode in a process of its own: signals, pipes, a disk that is full."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from qwixx.cli.play.saves import Saves, parse
from qwixx.cli.play.session import Session

QWIXX = [sys.executable, "-c", "from qwixx.cli import main; main()"]
ALONE = [*QWIXX, "play", "classic", "--seat", "Ada", "--seed", "1"]


def begin(saves: Saves, before: Callable[[], None] | None = None) -> "subprocess.Popen[str]":
    """`qwixx play` with pipes."""
    environment = os.environ | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "FORCE_COLOR": "1"}
    assert not saves.listed()
    return subprocess.Popen(
        ALONE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment,
        preexec_fn=before,
    )


def read_prompt(process: "subprocess.Popen[str]") -> str:
    """What is said up to the next prompt."""
    assert process.stdout
    text = ""
    while not text.endswith("\nAda> "):
        sign = process.stdout.read(1)
        assert sign
        text += sign
    return text


def test_ctrl_c_leaves_gently(saves: Saves) -> None:
    with begin(saves) as process:
        read_prompt(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert out == "\nThe game is saved. To go on: qwixx resume classic-1\n"


def test_nothing_but_text_goes_into_a_pipe(saves: Saves) -> None:
    with begin(saves) as process:
        out, err = process.communicate("?\nh\npass\n\udcff\n".encode("utf-8", "surrogateescape").decode("latin-1"))
    assert (process.returncode, err) == (0, "")
    assert "\x1b" not in out


def test_a_full_disk_is_told_and_nothing_is_lost(saves: Saves) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (450, 450))

    with begin(saves, limit) as process:
        out, err = process.communicate("pass\n" * 30 + "n\n" + "pass\n" * 30)
    assert (process.returncode, err) == (0, "")
    told = f"The game cannot be saved in {saves.folder}: File too large."
    assert out.count(told) > 1
    assert "Enter: try again. n: play on without saving. q: leave. n\n" in out
    assert out.endswith("Ada wins!\n")
    record, _ = parse((saves.folder / "classic-1.qwixx").read_bytes())
    assert len(record.events) > 1
    assert not record.game.over(Session.resume("classic-1", saves).state)


def test_a_folder_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path / "file"), "LC_ALL": "it_IT.UTF-8"}
    run = subprocess.run(ALONE, input="\nn\nq\n", env=environment, capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.count("La partita non si può salvare in ") == 2
    assert run.stdout.endswith("La partita non è salvata.\n")


def test_a_process_without_any_input_leaves_gently(saves: Saves) -> None:
    arguments = ["sh", "-c", 'exec "$@" <&-', "sh", *ALONE]
    run = subprocess.run(arguments, capture_output=True, encoding="utf-8", env=os.environ | {"LC_ALL": "C.UTF-8"})
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("To go on: qwixx resume classic-1\n")
    assert len(saves.listed()) == 1
