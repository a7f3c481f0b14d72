"""What an operator sets: where tables are kept and Redis is, with their passwords, limits, and whom to trust."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from qwixx.rules.errors import SetupError
from qwixx.server.database import Database, DatabaseError
from qwixx.server.limits import Limits
from qwixx.server.limits_file import NAMES, limits_from
from tests.commands import Command
from tests.server.client import Device, Server, ask
from tests.server.services import unprivileged
from tests.server.test_serve_command import NO_DATABASE, NO_REDIS, refused
from tests.server.test_serve_command import command as command

SECRET = "hunter2"


# -- passwords ---------------------------------------------------------------------------------------------------------

WRONG = [
    ("--database", f"postgresql://qwixx:{SECRET}@127.0.0.1:x/tables"),
    ("--database", f"postgresql:/qwixx:{SECRET}@127.0.0.1/tables"),
    ("--database", f"mysql://qwixx:{SECRET}@127.0.0.1/tables"),
    ("--database", f"postgresql://qwixx:p@{SECRET}@127.0.0.1/tables"),
    ("--database", f"postgresql://qwixx:{SECRET}@127.0.0.1:1/tables"),
    ("--database", f"postgresql://qwixx@127.0.0.1:1/tables?password={SECRET}"),
    ("--database", SECRET),
    ("--redis", f"redis://:{SECRET}@127.0.0.1:x/0"),
    ("--redis", f"redis://:{SECRET}"),
    ("--redis", f"redis:/:{SECRET}@127.0.0.1/0"),
    ("--redis", f"redis://:p?{SECRET}=1@127.0.0.1/0"),
    ("--redis", f"redis://:p/{SECRET}@127.0.0.1/0"),
    ("--redis", SECRET),
]


@pytest.mark.parametrize(("option", "address"), WRONG)
def test_the_password_of_a_wrong_address_is_not_repeated(
    option: str, address: str, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QWIXX_DATABASE", f"sqlite:///{tmp_path}/tables.sqlite")
    name = option.removeprefix("--")
    file = tmp_path / "address"
    file.write_text(f"{address}\n")
    said = [refused(command, "--port", 0, option, address), refused(command, "--port", 0, f"{option}-file", file)]
    monkeypatch.setenv(f"QWIXX_{name.upper()}", address)
    said.append(refused(command, "--port", 0))
    if ":" in address:
        said.append(refused(command, "--port", 0, address))  # with the option forgotten
    assert [sentence for sentence in said if SECRET in sentence] == []


def test_no_log_has_the_password_of_a_redis_that_is_away(tmp_path: Path) -> None:
    log, address = tmp_path / "log", f"redis://:{SECRET}@127.0.0.1:1/0"
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--redis", address, "--log-level", "debug", log=log) as running:
        while "redis is away" not in log.read_text():
            pass
        assert running.stop() == 0
    assert SECRET not in log.read_text()


# -- where addresses come from -----------------------------------------------------------------------------------------


def start(*options: object, **environment: str) -> subprocess.Popen[str]:
    """A server with these options and this environment."""
    line = [sys.executable, "-c", "from qwixx.cli import main; main()", "serve", "--port", "0", *map(str, options)]
    return subprocess.Popen(line, env=os.environ | environment, stdout=subprocess.PIPE, text=True)


def runs(*options: object, **environment: str) -> None:
    """Start a server, see that it does, and end it."""
    with start(*options, **environment) as running:
        assert running.stdout is not None
        assert "http://" in running.stdout.readline()
        running.kill()


def test_a_file_is_better_than_the_environment(tmp_path: Path) -> None:
    """And an option better than that; what is not used is not even looked at."""
    ways = [tmp_path / f"{number}.sqlite" for number in range(3)]
    named = [f"sqlite:///{way}" for way in ways]
    file = tmp_path / "address"
    file.write_text(f"\n  {named[1]}  \n\n")
    runs("--database", named[0], QWIXX_DATABASE="nonsense", QWIXX_REDIS="")
    assert [way.exists() for way in ways] == [True, False, False]
    runs("--database-file", file, QWIXX_DATABASE=named[2])
    assert [way.exists() for way in ways] == [True, True, False]
    runs(QWIXX_DATABASE=named[2])
    assert [way.exists() for way in ways] == [True, True, True]


def test_what_is_wrong_says_where_it_came_from(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "address"
    file.write_text("nonsense")
    assert refused(command, "--database-file", file).startswith(NO_DATABASE.replace("--database", "--database-file"))
    assert refused(command, "--redis-file", file).startswith(NO_REDIS.replace("--redis", "--redis-file"))
    monkeypatch.setenv("QWIXX_REDIS", "nonsense")
    assert refused(command).startswith(NO_REDIS.replace("--redis", "QWIXX_REDIS"))
    monkeypatch.setenv("QWIXX_DATABASE", "nonsense")
    monkeypatch.setenv("QWIXX_REDIS", "")
    assert refused(command).startswith(NO_DATABASE.replace("--database", "QWIXX_DATABASE"))


@pytest.mark.parametrize("option", ["database", "redis"])
def test_a_file_that_has_no_address(option: str, tmp_path: Path, command: Command) -> None:
    file = tmp_path / "address"
    said = f"--{option}-file: {file} "
    assert refused(command, f"--{option}-file", file) == f"{said}cannot be read: No such file or directory.\n"
    for content in (b"", b"\n \n", b"one\ntwo\n"):
        file.write_bytes(content)
        assert refused(command, f"--{option}-file", file) == f"{said}is to have one line, the address.\n"
    file.write_bytes(b"\xff")
    assert refused(command, f"--{option}-file", file) == f"{said}is not text.\n"
    assert refused(command, f"--{option}-file", file, f"--{option}", "x") == (
        f"Give --{option} or --{option}-file, not both.\n"
    )


# -- the file of tables ------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    real = tmp_path / "folder" / "tables.sqlite"
    (tmp_path / "other").symlink_to("folder")
    (tmp_path / "link.sqlite").symlink_to(real)  # before there is anything at its end
    names = [
        real,
        tmp_path / "link.sqlite",
        tmp_path / "other" / "tables.sqlite",
        tmp_path / "other/../folder" / real.name,
    ]
    for first in names:
        with closing(Database(f"sqlite:///{first}")) as database:
            database.prepare()
            for other in names:
                with pytest.raises(DatabaseError, match=r"^Another server uses .*; stop it"):
                    Database(f"sqlite:///{other}").prepare()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "link.sqlite", "other"]


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    with closing(Database(f"sqlite:///{tmp_path}/tables.sqlite")) as database:
        database.prepare()
    (tmp_path / "second.sqlite").hardlink_to(tmp_path / "tables.sqlite")
    for name in ("tables.sqlite", "second.sqlite"):
        with pytest.raises(DatabaseError, match="has a second name, a hard link"):
            Database(f"sqlite:///{tmp_path}/{name}").prepare()


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that everybody on the machine may enter."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def said_to_nobody(database: str) -> str:
    """What a server is told that is not the administrator's."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        if account := unprivileged():
            os.setgid(account.pw_gid)
            os.setuid(account.pw_uid)
        try:
            Database(database).prepare()
        except DatabaseError as error:
            os.write(writing, str(error).encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    said = os.read(reading, 4096).decode()
    os.close(reading)
    return said


def test_a_file_that_can_only_be_read(shared: Path) -> None:
    file = shared / "tables.sqlite"
    with closing(Database(f"sqlite:///{file}")) as database:
        database.prepare()
    shared.chmod(0o777)
    file.chmod(0o444)
    assert said_to_nobody(f"sqlite:///{file}") == (
        f"The database {file} can only be read by this user; let it be written, or name another."
    )
    file.chmod(0o666)
    shared.chmod(0o555)
    assert said_to_nobody(f"sqlite:///{file}") == (
        f"In the folder {shared} this user cannot write, as a database there needs."
    )
    shared.chmod(0o755)


# -- limits ------------------------------------------------------------------------------------------------------------


def test_every_limit_can_be_set(tmp_path: Path) -> None:
    rates = {name for name in NAMES if isinstance(getattr(Limits(), name), tuple)}
    file = tmp_path / "limits.toml"
    file.write_text("".join(f"{name} = {'[0.5, 7]' if name in rates else 7}  # fewer\n" for name in NAMES))
    limits = limits_from(file)
    assert {name: getattr(limits, name) for name in NAMES} == {name: (0.5, 7) if name in rates else 7 for name in NAMES}
    assert limits_from(file, ["body=8", "messages = [1, 2]", "body=9"]).body == 9
    assert limits_from(None, ["hello=0.5"]) == Limits(hello=0.5)
    assert limits_from(None) == Limits()


THERE_ARE = "there are address_arrivals, address_connections, address_messages, address_requests, address_studies, "
NO_LIMIT = "is not a limit: write NAME=NUMBER or 'NAME=[A SECOND, AT ONCE]'."
RATE = "messages is how many a second and how many at once, like [20, 60]."
WRONG_LIMITS = {
    "bodies = 1": f"There is no limit 'bodies'; {THERE_ARE}",
    "trusted = ['127.0.0.1']": f"There is no limit 'trusted'; {THERE_ARE}",
    "[body]\nx = 1": "body is a whole number, like 16384.",
    "body = '16384'": "body is a whole number, like 16384.",
    "body = 1.5": "body is a whole number, like 16384.",
    "body = true": "body is a whole number, like 16384.",
    "body = [1, 2]": "body is a whole number, like 16384.",
    "body = -1": "body is above zero, and not -1.",
    "body = 0": "body is above zero, and not 0.",
    "message_size = 65537": "message_size is at most 65536.",
    "hello = '10'": "hello is a number, like 10.0.",
    "hello = inf": "hello is a number, like 10.0.",
    "hello = nan": "hello is a number, like 10.0.",
    "hello = -0.5": "hello is above zero, and not -0.5.",
    "messages = 20": RATE,
    "messages = [20]": RATE,
    "messages = [20, 60, 1]": RATE,
    "messages = [20, 60.5]": RATE,
    "messages = ['20', 60]": RATE,
    "messages = [0, 60]": "messages is above zero, and not 0.0.",
    "messages = [20, -60]": "messages is above zero, and not -60.",
}


@pytest.mark.parametrize("line", WRONG_LIMITS)
def test_a_wrong_limit_is_one_sentence(line: str, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(f"hello = 5\n{line}\n".removeprefix("hello = 5\n" if line.startswith("hello") else ""))
    for where, arguments in ((str(file), (file,)), ("--limit", (None, [line]))):
        with pytest.raises(SetupError) as wrong:
            limits_from(*arguments)
        assert str(wrong.value).startswith(f"{where}: {WRONG_LIMITS[line]}")


def test_limits_that_cannot_be_read(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "limits.toml"
    assert refused(command, "--limits", file) == f"The limits {file} cannot be read: No such file or directory.\n"
    file.write_text("body 5")
    assert refused(command, "--limits", file).startswith(f"The limits {file} are not TOML: ")
    for line in ("body", "body=", "=5", "", "body=5\nhello=5"):
        assert refused(command, "--limit", line) == f"--limit: {line!r} {NO_LIMIT}\n"


def test_a_server_keeps_the_limits_that_were_set(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("body = 100\naddress_requests = [0.001, 9]\n")
    options = ("--limits", str(file), "--limit", "address_requests=[0.001, 3]")
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", *options) as running:
        device = Device(running.url)
        assert device.post("/api/tables", {"game": "x" * 100, "seats": []}).status_code == 413
        assert [ask("GET", f"{running.url}/api/games").status_code for _ in range(3)] == [200, 200, 429]


# -- whom to trust -----------------------------------------------------------------------------------------------------


def test_a_network_is_trusted_and_an_address_that_comes_as_ipv6(tmp_path: Path) -> None:
    """Who listens to every network is told an IPv4 address as `::ffff:127.0.0.1`."""
    options = ("--host", "::", "--trust", "127.0.0.0/8", "--limit", "address_requests=[0.001, 2]")
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", *options) as running:
        games = f"{running.url}/api/games"
        assert {ask("GET", games).status_code for _ in range(5)} == {200}
        for behind in ("203.0.113.1", "203.0.113.2, 127.0.0.9", "2001:db8::1"):
            asked = [ask("GET", games, headers={"X-Forwarded-For": behind}).status_code for _ in range(3)]
            assert asked == [200, 200, 429]
        mapped = ask("GET", games, headers={"X-Forwarded-For": "::ffff:203.0.113.1"})
        assert mapped.status_code == 429
