"""A process of a cluster ends when it is told to, whatever Redis does."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from qwixx.server.sharing import Note, sharing_over
from tests.server.client import PATIENCE, Device, Server, me
from tests.server.services import Redis
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

RESTART = 1012  # why a socket is closed
GRACE = 10.0  # seconds in which a process has ended, as `docs/serving-limits.md` promises
NOTE = Note("test", (0, 1), 2, True)


async def close_in_the_middle(url: str, notes: int, steps: int) -> None:
    """Close while so many notes are in line, some steps of the loop after the first could be sent."""
    sharing = sharing_over(url, lambda *_: None, lambda *_: None)
    for number in range(notes):
        sharing.follow(f"code-{number}")
        sharing.tell(f"code-{number}", NOTE)
    for _ in range(steps):
        await asyncio.sleep(0)
    await sharing.close()


async def test_closing_with_notes_in_line_ends(redis_url: str) -> None:
    """A cancellation that Redis's client swallows once must not let the rest of the line be sent, nor more come."""
    async with asyncio.timeout(PATIENCE):
        for steps in range(0, 40, 2):
            await close_in_the_middle(redis_url, 50, steps)


@contextmanager
def stopped(redis: Redis) -> Iterator[None]:
    """A Redis that is there and does not answer."""
    assert redis.process is not None
    os.kill(redis.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(redis.process.pid, signal.SIGCONT)


async def test_a_process_ends_though_redis_does_not_answer(redis: Redis, redis_url: str, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--redis", redis_url, "--trust", "127.0.0.1") as running:
        anna = Device(running.url)
        with stopped(redis):
            clients = [await anna.join(anna.open(seats=[me("Anna")])["code"]) for _ in range(5)]
            for client in clients:
                await client.ask("start")
            assert await asyncio.to_thread(running.stop, GRACE) == 0
        await anna.leave()


def test_who_does_not_answer_a_goodbye_is_not_waited_for(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        Server(f"sqlite:///{tmp_path}/tables.sqlite", log=log) as running,
        Wire(running.port, Device(running.url).open()["code"]) as wire,
    ):
        assert wire.hello()["type"] == "snapshot"
        assert running.stop(GRACE) == 0
        assert wire.rest()[-1]["type"] == "goodbye"
        assert wire.close_code == RESTART
    assert [json.loads(line)["level"] for line in log.read_text().splitlines()] == ["info", "info"]
