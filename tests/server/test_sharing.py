"""Processes hear each other again whenever Redis comes back, whatever they were about when it went away."""

import asyncio

import pytest
from redis import Redis as RedisClient

from qwixx.server.sharing import Note, Sharing, sharing_over
from tests.server.client import PATIENCE
from tests.server.services import Redis

pytestmark = pytest.mark.anyio

PROCESSES, TIMES, TABLES = 6, 4, 5


async def test_redis_goes_away_while_tables_come_and_go(redis: Redis, redis_url: str) -> None:
    heard: list[str] = []
    processes = [sharing_over(redis_url, lambda code, _: heard.append(code), lambda *_: None) for _ in range(PROCESSES)]
    for time in range(TIMES):
        codes = [f"table-{time}-{number}" for number in range(TABLES)]
        redis.kill()
        for process in processes:
            come_and_go(process, time, codes)
        await asyncio.sleep(0)
        await asyncio.to_thread(redis.start)
        async with asyncio.timeout(PATIENCE):
            while followers(redis.url, codes) != [PROCESSES] * TABLES:
                await asyncio.sleep(0.01)
            while heard.count(codes[0]) < PROCESSES - 1:
                processes[0].tell(codes[0], Note(processes[0].process))
                await asyncio.sleep(0.01)
    for process in processes:
        await process.close()


def come_and_go(process: Sharing, time: int, codes: list[str]) -> None:
    """New tables are followed and told of, and one of those before is left."""
    for code in codes:
        process.follow(code)
        process.tell(code, Note(process.process))
    process.leave(f"table-{time - 1}-0")


def followers(url: str, codes: list[str]) -> list[int]:
    """How many processes follow each table."""
    with RedisClient.from_url(url) as client:
        return [number for _, number in client.pubsub_numsub(*(f"qwixx:{code}" for code in codes))]


async def test_moves_are_told_only_where_another_process_hears_of_the_table(redis_url: str) -> None:
    heard: list[Note] = []
    asked = asyncio.Event()
    ours = sharing_over(redis_url, lambda *_: asked.set(), lambda *_: None)
    theirs = sharing_over(redis_url, lambda _, note: heard.append(note), lambda *_: None)
    greeting, move = Note(ours.process), Note(ours.process, moved=True)
    ours.follow("table")
    async with asyncio.timeout(PATIENCE):
        told = -1
        while told != 1:  # of each round, once it is known that nobody else hears
            before = published(redis_url)
            for note in (move, move, greeting):
                ours.tell("table", note)
            await asyncio.sleep(0.05)
            told = published(redis_url) - before
        theirs.follow("table")
        theirs.tell("table", Note(theirs.process, asks=True))
        await asked.wait()
        while not any(note.moved for note in heard):
            ours.tell("table", move)
            await asyncio.sleep(0.01)
    await ours.close()
    await theirs.close()


def published(url: str) -> int:
    """How often something was told."""
    with RedisClient.from_url(url) as client:
        return int(client.info("commandstats").get("cmdstat_publish", {"calls": 0})["calls"])
