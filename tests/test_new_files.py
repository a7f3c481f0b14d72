"""What a command writes is whole or not there at all, and never takes the place of another file."""

import errno
import os
import resource
import stat
import subprocess
from pathlib import Path

import pytest

from qwixx.new_files import give_name, write_new
from qwixx.rules.errors import SetupError
from tests.golden_games import FOLDER
from tests.test_cli_usage import COMMAND, PLAIN

WRITING = {
    "print": ("print", "--no-rules", "new.pdf"),
    "review": ("review", str(FOLDER / "classic.txt"), "--html", "new.html"),
    "watch": ("watch", "--fast", "--seed", "1", "--save", "new.txt"),
}


@pytest.mark.parametrize("name", WRITING)
def test_on_a_full_disk_nothing_is_left_half_written(name: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [*COMMAND, *WRITING[name]],
        capture_output=True,
        encoding="utf-8",
        env=PLAIN | {"PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert run.returncode == 2
    assert run.stderr.endswith(f"qwixx: {WRITING[name][-1]} cannot be written: File too large.\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("mode", [0o666, 0o600])
def test_a_new_file_has_everything_and_nothing_is_beside_it(mode: int, tmp_path: Path) -> None:
    write_new(tmp_path / "new", "così\n", mode)
    assert (tmp_path / "new").read_bytes() == "così\n".encode()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == mode & ~_umask()
    assert [file.name for file in tmp_path.iterdir()] == ["new"]


def test_a_name_may_be_as_long_as_any(tmp_path: Path) -> None:
    write_new(tmp_path / ("n" * 255), b"here")
    assert (tmp_path / ("n" * 255)).read_bytes() == b"here"


def test_what_came_there_meanwhile_stays(tmp_path: Path) -> None:
    (tmp_path / "part").write_text("new", encoding="utf-8")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        give_name(tmp_path / "part", tmp_path / "file")
    with pytest.raises(SetupError, match="file exists already; name another file"):
        write_new(tmp_path / "file", "new")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_disk_on_which_a_file_has_one_name_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refused)
    write_new(tmp_path / "new", "here")
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["here"]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
