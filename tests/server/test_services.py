"""The PostgreSQL and the Redis of the tests do what the tests need."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from redis import ConnectionError as NoRedis
from redis import Redis as Client

from tests.server.client import PATIENCE
from tests.server.services import Postgres, Redis

TREE = Path(__file__).parents[2]
SESSION = """
from tests.server.services import Redis
service = Redis()
print(service.url, service.folder, flush=True)
service.process.wait()
"""


@contextmanager
def connect(url: str) -> Iterator[psycopg.Connection]:
    """A connection of psycopg's to an address as SQLAlchemy writes it."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        yield connection


def tables(url: str) -> list[str]:
    """The names of the tables in a database."""
    with connect(url) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    return [name for (name,) in found]


def answers(url: str) -> bool:
    """Whether there is a Redis."""
    try:
        with Client.from_url(url) as client:
            return bool(client.ping())
    except NoRedis:
        return False


def soon(condition: Callable[[], bool]) -> bool:
    """Whether it comes true within the time a service has to start."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_every_test_has_a_database_of_its_own(postgres: Postgres, postgres_url: str) -> None:
    with connect(postgres_url) as connection:
        connection.execute("CREATE TABLE dice (colour text)")
    assert tables(postgres_url) == ["dice"]
    assert tables(postgres.database()) == []


def test_what_was_committed_outlives_a_killed_postgres(postgres: Postgres, postgres_url: str) -> None:
    with connect(postgres_url) as connection:
        connection.execute("CREATE TABLE dice (colour text)")
        connection.execute("INSERT INTO dice VALUES ('red')")
        postgres.kill()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
    with pytest.raises(psycopg.OperationalError):
        tables(postgres_url)
    postgres.start()
    with connect(postgres_url) as connection:
        assert connection.execute("SELECT colour FROM dice").fetchall() == [("red",)]


def test_a_killed_redis_comes_back_empty_at_the_same_address(redis: Redis, redis_url: str) -> None:
    with Client.from_url(redis_url, decode_responses=True) as client:
        client.set("colour", "red")
        assert client.get("colour") == "red"
        redis.kill()
        with pytest.raises(NoRedis):
            client.get("colour")
        redis.start()
        assert client.get("colour") is None


def test_a_test_finds_redis_empty(redis: Redis, request: pytest.FixtureRequest) -> None:
    with Client.from_url(redis.url) as client:
        client.set("colour", "red")
        request.getfixturevalue("redis_url")
        assert client.dbsize() == 0


def test_a_test_finds_running_what_another_has_killed(
    postgres: Postgres, redis: Redis, request: pytest.FixtureRequest
) -> None:
    postgres.kill()
    redis.kill()
    assert tables(request.getfixturevalue("postgres_url")) == []
    with Client.from_url(request.getfixturevalue("redis_url")) as client:
        assert client.ping()


@pytest.mark.usefixtures("redis")
def test_services_die_with_a_session_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SESSION], cwd=TREE, stdout=subprocess.PIPE, text=True) as session:
        assert session.stdout is not None
        url, folder = session.stdout.readline().split()
        assert answers(url)
        session.kill()
    assert soon(lambda: not answers(url))
    assert soon(lambda: not Path(folder).exists())


def test_the_end_of_a_run_says_what_was_skipped() -> None:
    skipped = f"{__file__}::{test_a_test_finds_redis_empty.__name__}"
    line = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "pytest_timeout", skipped]
    nowhere = {**os.environ, "PATH": os.devnull, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(line, cwd=TREE, env=nowhere, capture_output=True, text=True, check=True)
    assert re.search(r"1 of the tests of server and page SKIPPED; to run them install .*redis-server", run.stdout)
