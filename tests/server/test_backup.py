"""`qwixx backup` and `qwixx restore`: whole or not at all, for this user only, while the server runs."""

import json
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from qwixx.server.database import Database
from qwixx.server.schema import log, players, tables
from tests.commands import Command
from tests.server.client import Device, Server, ask
from tests.test_cli import as_json, complaint, good


def content(url: str) -> list[list[str]]:
    """Every row that counts."""
    with Database(url).connect() as connection:
        return [sorted(map(repr, connection.execute(select(table)))) for table in (tables, log, players)]


def test_a_backup_of_a_running_server_can_be_served(
    server: Server, anna: Device, tmp_path: Path, command: Command
) -> None:
    code = anna.open()["code"]
    copy, again = tmp_path / "copy.sqlite", tmp_path / "again" / "tables.sqlite"
    again.parent.mkdir()
    said = good(command("backup", copy, "--database", server.database))
    assert said.endswith(f"in {copy} now.\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["copy.sqlite"]
    good(command("restore", copy, "--database", f"sqlite:///{again}"))
    assert stat.S_IMODE(again.stat().st_mode) == 0o600
    assert content(f"sqlite:///{copy}") == content(f"sqlite:///{again}") == content(server.database)
    with Server(f"sqlite:///{again}") as restored:
        assert ask("GET", f"{restored.url}/api/tables/{code}").json()["code"] == code


def test_nothing_is_overwritten(server: Server, tmp_path: Path, command: Command) -> None:
    (tmp_path / "copy").write_text("mine")
    said = complaint(command("backup", tmp_path / "copy", "--database", server.database))
    assert said == f"{tmp_path}/copy exists already; name another file, or move it away."
    assert (tmp_path / "copy").read_text() == "mine"
    good(command("backup", tmp_path / "new", "--database", server.database))
    said = complaint(command("restore", tmp_path / "new", "--database", server.database))
    assert said.endswith("exists already; name another file, or move it away.")


WRONG = [
    (("backup", "{0}/no/copy", "--database", "{1}"), "{0}/no/copy cannot be written: No such file or directory."),
    (("backup", "{0}/copy", "--database", "sqlite:///{0}/none"), "There is no database {0}/none."),
    (("backup", "{0}/copy", "--database", "sqlite:///{0}/text"), "{0}/copy cannot be written: file is not a database."),
    (("restore", "{0}/none", "--database", "sqlite:///{0}/new"), "There is no backup {0}/none."),
    (("restore", "{0}/text", "--database", "sqlite:///{0}/new"), "{0}/new cannot be written: file is not a database."),
    (("restore", "{0}/other", "--database", "sqlite:///{0}/new"), "This is no database of qwixx: no such table: "),
]


@pytest.mark.parametrize(("typed", "sentence"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_one_sentence_and_leaves_nothing(
    typed: tuple[str, ...], sentence: str, server: Server, tmp_path: Path, command: Command
) -> None:
    (tmp_path / "text").write_text("not a database " * 100)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("create table something (x)")
    before = sorted(tmp_path.iterdir())
    said = complaint(command(*(word.format(tmp_path, server.database) for word in typed)))
    assert said.startswith(sentence.format(tmp_path))
    assert sorted(tmp_path.iterdir()) == before


def test_on_a_full_disk_nothing_stays(server: Server, anna: Device, tmp_path: Path) -> None:
    anna.open()
    line = [sys.executable, "-c", "from qwixx.cli import main; main()", "backup", str(tmp_path / "copy")]
    full = subprocess.run(
        [*line, "--database", server.database],
        capture_output=True,
        encoding="utf-8",
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)),
    )
    assert (full.returncode, full.stdout) == (2, "")
    assert full.stderr.startswith(f"qwixx: {tmp_path}/copy cannot be written: ")
    assert list(tmp_path.iterdir()) == []


def test_a_postgresql_is_copied_into_the_same_kind_of_file_and_back(
    postgres_url: str, tmp_path: Path, command: Command
) -> None:
    copy, url = tmp_path / "copy", postgres_url.replace("+psycopg", "")
    with Server(url) as running:
        code = Device(running.url).open()["code"]
        assert as_json(command("backup", copy, "--database", url, "--json")) == {"file": str(copy), "tables": 1}
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert [file.name for file in tmp_path.iterdir()] == ["copy"]
        said = complaint(command("restore", copy, "--database", url))
        assert said == "There are tables in this database already; restore into an empty one."
    assert content(f"sqlite:///{copy}") == content(url)
    with Database(url).connect() as connection, connection.begin():
        for table in (players, log, tables):
            connection.execute(table.delete())
    assert json.loads(good(command("restore", copy, "--database", url, "--json")))["tables"] == 1
    assert content(f"sqlite:///{copy}") == content(url)
    with Server(url) as restored:
        assert ask("GET", f"{restored.url}/api/tables/{code}").json()["code"] == code
