"""Wrong usage is one clear line and exit code 2; a real process never shows a traceback."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import qwixx
from qwixx.cli import main
from qwixx.players import LEVELS
from qwixx.words.language import Words, words
from tests.golden_games import FOLDER

SCRIPT = Path(sys.executable).with_name("qwixx")
COMMAND = [str(SCRIPT)] if SCRIPT.exists() else [sys.executable, "-c", "from qwixx.cli import main; main()"]
KEPT = {name: os.environ[name] for name in ("PATH", "HOME", "XDG_CACHE_HOME") if name in os.environ}
PLAIN = KEPT | {"PYTHONPATH": str(Path(qwixx.__file__).parents[1]), "LC_ALL": "C.UTF-8"}
CLASSIC = FOLDER / "classic.txt"


def process(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command, run to its end in a plain environment."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=PLAIN | environment,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def finish(*arguments: object, stdout: int) -> tuple[int, str]:
    """The exit code and the errors of the real command that writes to this file."""
    line = [*COMMAND, *map(str, arguments)]
    run = subprocess.run(line, stdout=stdout, stderr=subprocess.PIPE, encoding="utf-8", env=PLAIN, check=False)
    return run.returncode, run.stderr


# -- wrong usage -------------------------------------------------------------------------------------------------------

WRONG = [
    ((), "Missing command. See: qwixx --help"),
    (("nope",), "No such command 'nope'. See: qwixx --help"),
    (("--nope",), "No such option: --nope. See: qwixx --help"),
    (("games", "extra"), "Got unexpected extra argument"),
    (("games", "--lang", "nl"), "There is no language 'nl'; there are en, it, de, fr, es."),
    (("simulate",), "Missing argument 'GAME'. See: qwixx --help"),
    (("simulate", "chess"), "There is no game 'chess'; there are classic, deluxe, mixx-a, mixx-b, board, cards."),
    (("simulate", "classic", "--players", "6"), "classic is for 1 to 5 players, not 6."),
    (("simulate", "cards", "--players", "1"), "cards is for 2 to 5 players, not 1."),
    (("simulate", "classic", "--players", "0"), "classic is for 1 to 5 players, not 0."),
    (("simulate", "classic", "-o", "side=x"), "There is no option 'side'; classic has the option locks."),
    (("simulate", "classic", "-o", "name=x"), "There is no option 'name'; classic has the option locks."),
    (("simulate", "deluxe", "-o", "games"), "An option is written NAME=VALUE, not 'games'."),
    (("simulate", "deluxe", "-o", "games=6"), "The option games is 1-5, not '6'."),
    (("simulate", "classic", "-o", "locks=loud"), "The option locks is announced or sealed, not 'loud'."),
    (("watch", "chess"), "There is no game 'chess'; there are classic, deluxe, mixx-a, mixx-b, board, cards."),
    (("watch", "--players", "0"), "classic is for 1 to 5 players, not 0."),
    (("watch", "--players", "-1"), "classic is for 1 to 5 players, not -1."),
    (
        ("watch", "--bot", "clever", "--players", "1"),
        f"There is no player 'clever'; there are {', '.join(LEVELS)}, random",
    ),
    (("watch", "--bot", "random", "--players", "2"), "1 bot is named for 2 seats."),
    (
        ("watch", "board", "--bot", "solo", "--bot", "easy"),
        "The player 'solo' is for classic, deluxe, mixx-a and mixx-b",
    ),
    (("watch", "board", "-o", "side=our-circle"), "There is no side 'our-circle'; there are our-spiral, our-zigzag."),
    (("check",), "Missing argument 'FILE'. See: qwixx --help"),
    (("check", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
    (("check", "/"), "/ cannot be read: Is a directory."),
    (("check", "/no/such/file", "--json"), "/no/such/file cannot be read: No such file or directory."),
    (("verify",), "Missing argument 'FILE'. See: qwixx --help"),
    (("verify", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
    (("verify", str(CLASSIC), "--lang", "nl"), "There is no language 'nl'; there are en, it, de, fr, es."),
    (("replay", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
    (("replay", str(CLASSIC), "--at", "-1"), "--at goes from 0 to "),
    (("replay", str(CLASSIC), "--at", "9999"), "--at goes from 0 to "),
    (("simulate", "board", "-o", "side=/no/such.toml"), "/no/such.toml cannot be read: No such file or directory."),
    (("simulate", "classic", "--players", "two"), "Invalid value for '--players': "),
    (("simulate", "classic", "--games", "0"), "Invalid value for '--games': "),
    (("simulate", "classic", "--games", "-5"), "Invalid value for '--games': "),
    (("simulate", "classic", "--seed", "-1"), "Invalid value for '--seed': "),
    (("simulate", "classic", "--games", "9" * 5000), ""),
    (("simulate", "two\nlines"), ""),
    (("simulate", "classic", "-o", "two\nlines"), ""),
    (("two\nlines",), ""),
    (("check", "/no/two\nlines"), ""),
    (("watch", "--bot", "\x1b[2J\n", "--players", "1"), ""),
]


@pytest.mark.parametrize(("arguments", "line"), WRONG, ids=lambda value: ascii(value)[:50])
def test_wrong_usage_is_one_line_and_exit_code_2(
    arguments: tuple[str, ...], line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words.cache_clear()
    monkeypatch.setattr(sys, "argv", ["qwixx", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    out, err = capsys.readouterr()
    assert stopped.value.code == 2
    assert out == ""
    assert err.startswith(f"qwixx: {line}")
    assert err.endswith("\n")
    assert err[:-1].isprintable()


@pytest.mark.parametrize("target", ["no/such/folder/game.txt", "."])
def test_a_record_that_cannot_be_saved_is_said_in_one_line(
    target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / target
    monkeypatch.setattr(sys, "argv", ["qwixx", "watch", "--fast", "--seed", "1", "--save", str(file)])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(f"qwixx: {file} cannot be written: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("target", ["game.txt", "folder", "link", "missing/game.txt"])
def test_where_a_record_cannot_be_saved_no_game_is_played(target: str, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("kept", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("game.txt")
    run = process("watch", "--fast", "--seed", 1, "--save", tmp_path / target)
    problem = "exists already; name another file" if target in ("game.txt", "link") else "cannot be written: "
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"qwixx: {tmp_path / target} {problem}")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == "kept"


# -- the real command --------------------------------------------------------------------------------------------------


def test_the_real_command_says_its_version() -> None:
    run = process("--version")
    assert (run.returncode, run.stdout, run.stderr) == (0, f"qwixx {qwixx.__version__}\n", "")


def test_the_real_command_refuses_wrong_usage() -> None:
    run = process("simulate", "classic", "--players", "6")
    expected = "qwixx: classic is for 1 to 5 players, not 6.\n"
    assert (run.returncode, run.stdout, run.stderr) == (2, "", expected)


def test_the_real_command_prints_one_json_document() -> None:
    run = process("simulate", "classic", "--games", "20", "--json")
    assert (run.returncode, run.stderr, run.stdout.count("\n")) == (0, "", 1)
    assert json.loads(run.stdout)["game"] == "classic"


def test_the_real_command_checks_a_file(tmp_path: Path) -> None:
    assert process("check", CLASSIC).returncode == 0
    file = tmp_path / "wrong"
    file.write_bytes(b"\0")
    run = process("check", file)
    assert (run.returncode, run.stderr) == (1, "")


@pytest.mark.parametrize(("variable", "language"), [("LC_ALL", "it"), ("LANG", "de")])
def test_the_real_command_speaks_the_language_of_the_environment(variable: str, language: str) -> None:
    environment = {"LC_ALL": ""} | {variable: f"{language}_XX.UTF-8"}
    out = process("watch", "--fast", "--seed", "5", PYTHONUTF8="1", **environment).stdout
    say = Words(language)
    assert out.startswith(say("welcome", game=say("game-classic")))
    assert out.endswith(say("again", seed="5") + "\n")


# -- where the output goes ---------------------------------------------------------------------------------------------


def a_long_game() -> subprocess.Popen[bytes]:
    """A game that writes more than a pipe holds."""
    command = [*COMMAND, "watch", "deluxe", "--players", "8", "--fast"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)


def test_output_through_head_ends_quietly() -> None:
    with a_long_game() as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().decode() == "Deluxe: a match of up to five games: the bots play.\n"
        run.stdout.close()
        assert run.stderr.read() == b""


@pytest.mark.parametrize("arguments", [("games", "--json"), ("games",), ("replay", CLASSIC), ("check", CLASSIC)])
def test_a_pipe_that_nobody_reads_ends_quietly(arguments: tuple[object, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    _, err = finish(*arguments, stdout=writing)
    os.close(writing)
    assert err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("arguments", [("games", "--json"), ("replay", CLASSIC)])
def test_a_full_disk_is_said_in_one_line(arguments: tuple[object, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        code, err = finish(*arguments, stdout=full.fileno())
    assert code != 0
    assert err.startswith("qwixx: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_without_the_letters_gets_others(encoding: str) -> None:
    run = process("watch", "--fast", "--seed", "5", PYTHONIOENCODING=encoding)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("The same game again: --seed 5\n")


def test_a_file_name_that_is_not_text_can_be_shown(tmp_path: Path) -> None:
    file = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.txt")
    Path(file).write_bytes(CLASSIC.read_bytes())
    run = process("check", file, PYTHONIOENCODING="utf-8")
    assert (run.returncode, run.stderr) == (0, "")


def test_text_that_cannot_be_printed_is_shown_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    data = {"format": "qwixx record 1", "game": "\ud800", "rules": 1, "options": {}, "names": [], "events": []}
    file.write_text(json.dumps(data), encoding="utf-8")
    run = process("check", file, PYTHONIOENCODING="utf-8")
    assert (run.returncode, run.stderr) == (1, "")
    assert "There is no game" in run.stdout


def test_an_interrupted_game_ends_quietly_with_exit_code_130() -> None:
    with a_long_game() as run:
        assert run.stdout is not None
        run.stdout.readline()  # it has begun, and a pipe nobody empties is too small for all of it
        run.send_signal(signal.SIGINT)
        _, err = run.communicate()
    assert run.returncode == 130
    assert err.strip() == b""
