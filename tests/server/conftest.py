"""PostgreSQL and Redis for the tests of the live server."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.client import Device, Server
from tests.server.services import Postgres, Redis
from tests.server.uvicorn_parts import moved
from tests.skipped import require

if problems := moved():  # said here, as else hardly anything could be imported, for reasons that say less
    raise pytest.UsageError("\n".join(problems))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    require("postgresql")
    service = Postgres()
    yield service
    service.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of a database of the test's own."""
    postgres.start()
    return postgres.database()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of this process."""
    require("redis-server")
    service = Redis()
    yield service
    service.stop()


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """The address of a Redis that is empty."""
    redis.start()
    redis.clear()
    return redis.url


@pytest.fixture
def anyio_backend() -> str:
    """What runs the tests that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits for the tests' own address, shared by the tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    log = folder / "log"
    with Server(f"sqlite:///{folder}/tables.sqlite", "--trust", "127.0.0.1", log=log) as running:
        yield running
        assert running.stop() == 0
    assert '"error"' not in log.read_text(), log.read_text()


@pytest.fixture
async def anna(server: Server, anyio_backend: str) -> AsyncIterator[Device]:  # noqa: ARG001 (a coroutine needs it)
    """A device that has never been seen; its sockets are closed at the end."""
    device = Device(server.url)
    yield device
    await device.leave()


@pytest.fixture
async def ben(server: Server, anyio_backend: str) -> AsyncIterator[Device]:  # noqa: ARG001
    """Another one."""
    device = Device(server.url)
    yield device
    await device.leave()


@pytest.fixture
async def carla(server: Server, anyio_backend: str) -> AsyncIterator[Device]:  # noqa: ARG001
    """A third one."""
    device = Device(server.url)
    yield device
    await device.leave()
