"""Two processes, one PostgreSQL, one Redis: any process serves any table, and each of the four may die."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle, takewhile
from typing import Any, NamedTuple

import pytest
from httpx import Response
from redis import Redis as RedisClient

from qwixx.fairness import promise
from qwixx.server.database import Database
from qwixx.server.index import opened_row
from qwixx.server.store import Change, Conflict, Store
from tests.server.chaos import Plan, play
from tests.server.client import OPEN, PATIENCE, Client, Device, Server, bot, me
from tests.server.evidence import USUAL, check_party, check_record
from tests.server.killed_servers import Killable
from tests.server.services import Postgres, Redis
from tests.server.table_history import read_history
from tests.server.test_again import again
from tests.server.test_reactions import seen
from tests.server.test_restart import LISTED, let_pass, until
from tests.server.test_sharing import followers
from tests.server.test_storage import CODES, at_once, entry, table
from tests.soak import TIMES, chance

pytestmark = pytest.mark.anyio


LIMITED, FEW = ("address_tables", "unknown_codes"), 20  # for those who come through a proxy


class Cluster(NamedTuple):
    """Everything that can die."""

    servers: list[Server]
    postgres: Postgres
    redis: Redis

    def start(self) -> None:
        """Start whatever is dead."""
        self.postgres.start()
        self.redis.start()
        dead = [server for server in self.servers if server.process.poll() is not None]
        with ThreadPoolExecutor() as threads:
            list(threads.map(Server.start, dead))


@pytest.fixture(scope="module")
def processes(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two processes on a database of their own."""
    postgres.start()
    redis.start()
    database, folder = postgres.database(), tmp_path_factory.mktemp("cluster")

    def serve(number: int) -> Server:
        limits = [option for name in LIMITED for option in ("--limit", f"{name}=[0.001, {FEW}]")]
        return Server(database, "--redis", redis.url, "--trust", "127.0.0.1", *limits, log=folder / f"log{number}")

    with ThreadPoolExecutor() as threads:
        one, other = threads.map(serve, (1, 2))
    with one, other:
        cluster = Cluster([one, other], postgres, redis)
        yield cluster
        cluster.start()
        assert [server.stop() for server in cluster.servers] == [0, 0]
    said = "".join(path.read_text() for path in folder.iterdir())
    assert '"error"' not in said, said


@pytest.fixture
async def devices(processes: Cluster, anyio_backend: str) -> AsyncIterator[list[Device]]:  # noqa: ARG001
    """Anna's device, which knows one process, and Ben's, which knows the other."""
    processes.start()
    devices = [Device(server.url) for server in processes.servers]
    yield devices
    for device in devices:
        await device.leave()


async def begin(devices: list[Device], **settings: Any) -> tuple[Client, Client]:
    """Anna and Ben at a table where the game has begun."""
    code = devices[0].open(**settings)["code"]
    anna, ben = [await device.join(code) for device in devices]
    await ben.ask("sit", seat=1, name="Ben")
    await anna.until(lambda: anna.table["seats"][1]["name"] == "Ben")
    await anna.ask("start")
    await ben.until(lambda: ben.position)
    return anna, ben


async def go_on(*players: Client) -> None:
    """Whoever is to act does so, and the others see it, until the next decision."""
    step, waiting = players[0].position["step"], list(players[0].waiting)
    for place, seat in enumerate(waiting):
        player = players[seat]
        await player.until(lambda place=place, player=player: player.waiting == waiting[place:])  # type: ignore[misc]
        assert (await player.act(seat))["type"] == "ack"
    for player in players:
        await player.until(lambda player=player: player.position["step"] > step)  # type: ignore[misc]


# -- together ----------------------------------------------------------------------------------------------------------


async def test_players_on_different_processes_see_each_other(devices: list[Device]) -> None:
    anna, ben = await begin(devices)
    await anna.until(lambda: anna.table["seats"][1]["connected"])
    await ben.until(lambda: ben.table["seats"][0]["connected"])
    await go_on(anna, ben)
    await ben.close()
    await anna.until(lambda: not anna.table["seats"][1]["connected"])
    assert anna.position["view"] == ben.position["view"]


async def test_a_reaction_is_seen_at_the_other_process(devices: list[Device]) -> None:
    anna, ben = await begin(devices)
    await anna.until(lambda: anna.table["seats"][1]["connected"])
    await ben.until(lambda: ben.table["seats"][0]["connected"])
    assert (await anna.ask("react", seat=0, reaction="applause"))["type"] == "ack"
    await ben.until(lambda: seen(ben) == [(0, "applause")])
    assert (await ben.ask("react", seat=1, reaction="thumb"))["type"] == "ack"
    await anna.until(lambda: seen(anna) == [(0, "applause"), (1, "thumb")])  # its own comes once


async def test_a_table_that_is_played_at_the_other_process_is_let_go(processes: Cluster, devices: list[Device]) -> None:
    code = devices[0].open()["code"]
    anna = await Device(devices[1].url, devices[0].secret).join(code)
    async with asyncio.timeout(PATIENCE):
        while followers(processes.redis.url, [code]) != [2]:
            await asyncio.sleep(0.01)
        for name in cycle(("Annina", "Anna")):
            await anna.ask("sit", seat=0, name=name)
            await asyncio.sleep(0.1)  # not more than a connection may say
            if followers(processes.redis.url, [code]) == [1]:
                break
    await anna.close()


async def test_moves_that_race_through_both_processes_are_one_move(devices: list[Device]) -> None:
    async def race(number: int) -> None:
        anna, _ = await begin(devices)
        tab = await Device(devices[1].url, devices[0].secret).join(anna.table["code"])
        tabs = (anna, tab)
        answers = await asyncio.gather(*(tab.act(0, id=f"{number}-{at}") for at, tab in enumerate(tabs)))
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
        assert {answer.get("code") for answer in answers} == {None, "answered"}
        again = await asyncio.gather(*(tab.ask("retract", id="same", seat=0, step=1) for tab in tabs))
        assert sorted(answer["duplicate"] for answer in again) == [False, True], again
        await tab.close()

    await asyncio.gather(*map(race, range(10)))


async def test_salts_that_are_revealed_through_both_processes_begin_one_game(devices: list[Device]) -> None:
    seats = [me("Anna") | {"promise": promise("hers")}, OPEN]
    code = devices[0].open(seats=seats)["code"]
    anna, ben = [await device.join(code) for device in devices]
    await ben.ask("sit", seat=1, name="Ben", promise=promise("his"))
    await anna.until(lambda: anna.table["seats"][1]["name"] == "Ben")
    tab = await Device(devices[1].url, devices[0].secret).join(anna.table["code"])
    starts = await asyncio.gather(*(client.ask("start", id="start") for client in (anna, tab)))
    assert sorted(answer["duplicate"] for answer in starts) == [False, True], starts
    for client in (anna, ben, tab):
        await client.until(lambda client=client: client.table["starting"])  # type: ignore[misc]
    requests = ((anna, 0, "hers"), (tab, 0, "hers"), (ben, 1, "his"))
    answers = await asyncio.gather(
        *(client.ask("reveal", id=f"reveal-{seat}", seat=seat, salt=salt) for client, seat, salt in requests)
    )
    assert sorted(answer["duplicate"] for answer in answers) == [False, False, True], answers
    for client in (anna, ben, tab):
        await client.until(lambda client=client: client.position)  # type: ignore[misc]
        assert [seat["salt"] for seat in client.table["seats"]] == ["hers", "his"]
    await tab.close()
    await go_on(anna, ben)


async def test_a_rematch_that_both_want_at_once_is_one_table(devices: list[Device]) -> None:
    anna, ben = await begin(devices)
    for client, seat in ((anna, 0), (ben, 1)):
        await client.ask("substitute", seat=seat, level="easy")
    for client in (anna, ben):
        await client.until(lambda client=client: client.table["status"] == "over")  # type: ignore[misc]
    answers = await asyncio.gather(anna.ask("rematch"), ben.ask("rematch"))
    assert sorted(answer["duplicate"] for answer in answers) == [False, True], answers
    await ben.until(lambda: ben.table["next"])
    await anna.until(lambda: anna.table["next"] == ben.table["next"])


async def test_processes_that_write_to_the_same_tables_never_wait_in_a_circle(postgres_url: str) -> None:
    kept = Database(postgres_url)
    kept.prepare()
    one, other = Store(kept), Store(kept)
    for code in CODES:
        await one.write(Change([entry(code, 0)], [opened_row(table(code))]))
    for version in range(1, 6):
        changes = [Change([entry(code, version)]) for code in CODES]
        results = await asyncio.gather(
            at_once(one, [one.write(change) for change in changes]),
            at_once(other, [other.write(change) for change in reversed(changes)]),
        )
        kinds = [sorted(map(type, pair), key=repr) for pair in zip(results[0], reversed(results[1]), strict=True)]
        assert kinds == [[type(None), Conflict]] * len(CODES)
    await one.close()
    await other.close()


# -- limits ------------------------------------------------------------------------------------------------------------


def let_by(device: Device, address: str, wrong: bool) -> int:
    """How many tables an address may open at a process, or look for, before it is told to stop."""
    behind = Device(device.url)
    behind.headers["X-Forwarded-For"] = address
    asked = (asks(behind, wrong) for _ in range(2 * FEW))
    return len(list(takewhile(lambda answer: answer.status_code != 429, asked)))


def asks(device: Device, wrong: bool) -> Response:
    """One table is opened, or a wrong code is tried."""
    if wrong:
        return device.get("/api/tables/bada-bada")
    return device.post("/api/tables", {"game": "classic", "seats": [OPEN]})


@pytest.mark.parametrize("wrong", [False, True])
async def test_what_an_address_did_at_one_process_counts_at_the_other(
    wrong: bool, processes: Cluster, devices: list[Device]
) -> None:
    (one, other), heard = devices, count(1)
    with RedisClient.from_url(processes.redis.url) as client, client.pubsub(ignore_subscribe_messages=True) as told:
        told.subscribe("qwixx:")
        until(lambda: client.pubsub_numsub("qwixx:") == [(b"qwixx:", 3)])
        assert let_by(one, "203.0.113.1", wrong) == FEW
        until(lambda: told.get_message(timeout=1.0) is not None and next(heard) == FEW)
    assert let_by(other, "203.0.113.1", wrong) < FEW
    assert let_by(other, "203.0.113.2", wrong) == FEW
    processes.redis.kill()
    assert [let_by(device, f"203.0.113.{3 + wrong}", wrong) for device in devices] == [FEW, FEW]


# -- a process dies ----------------------------------------------------------------------------------------------------


async def test_whoever_was_at_a_dead_process_goes_on_at_the_other(processes: Cluster, devices: list[Device]) -> None:
    anna, ben = await begin(devices)
    move = {"id": "once", "seat": 0, "step": 1, "action": "pass"}
    await anna.ask("act", **move)
    processes.servers[0].kill()
    await anna.until(lambda: anna.closed)
    anna = await Device(devices[1].url, devices[0].secret).join(ben.table["code"])
    assert anna.you[0]["answer"] == "pass"
    assert (await anna.ask("act", **move))["duplicate"]
    await ben.act(1)
    await anna.until(lambda: anna.position["step"] == 2)
    await anna.close()


async def test_bots_and_clocks_go_on_when_the_process_that_ran_them_dies(
    processes: Cluster, devices: list[Device]
) -> None:
    hers = devices[0]
    codes = [hers.open("cards", [me("Anna"), bot(), bot()], timer=timer)["code"] for timer in (None, 3600)]
    playing, timed = [await hers.join(code) for code in codes]
    await timed.ask("start")
    await playing.ask("start")
    await timed.until(lambda: timed.waiting == [0])
    await playing.ask("substitute", seat=0, level="easy")
    processes.servers[0].kill()
    let_pass(processes.servers[0], codes[1], 3600_000)
    step, told = timed.position["step"], len(timed.events)
    watching = await devices[1].join(codes[1])
    await watching.until(lambda: watching.position["step"] > step)
    assert [event for event in watching.events[told:] if event.startswith("1: ")]
    same = Device(devices[1].url, hers.secret)
    until(lambda: same.get("/api/mine", params=LISTED).json()["tables"][1]["status"] == "over")
    check_record(read_history(processes.servers[1].database, codes[0]), devices[1].url)  # nobody has moved twice


# -- Redis dies --------------------------------------------------------------------------------------------------------


async def test_without_redis_moves_get_through_and_with_it_again_too(processes: Cluster, devices: list[Device]) -> None:
    anna, ben = await begin(devices)
    processes.redis.kill()
    await go_on(anna, ben)
    later = [await device.join(devices[0].open()["code"]) for device in devices[:1]]  # a table of that time
    processes.redis.start()
    with RedisClient.from_url(processes.redis.url) as client:
        channels = [f"qwixx:{anna.table['code']}", f"qwixx:{later[0].table['code']}"]
        until(lambda: [number for _, number in client.pubsub_numsub(*channels)] == [2, 1])
        with client.pubsub(ignore_subscribe_messages=True) as listening:
            listening.subscribe(channels[0])
            await go_on(anna, ben)
            until(lambda: b'"moved":true' in ((listening.get_message(timeout=1.0) or {}).get("data") or b""))


async def test_without_redis_whoever_comes_back_finds_what_was_acknowledged_elsewhere(
    processes: Cluster, devices: list[Device]
) -> None:
    anna, ben = await begin(devices)
    await ben.close()  # the table stays in that process's memory
    processes.redis.kill()
    version = (await anna.act(0))["version"]
    back = await devices[1].join(anna.table["code"])
    assert back.version == version
    assert back.waiting == [1]


async def test_without_redis_nothing_is_refused_for_what_was_done_elsewhere(
    processes: Cluster, devices: list[Device]
) -> None:
    code = devices[0].open()["code"]
    anna, ben = [await device.join(code) for device in devices]
    processes.redis.kill()
    await ben.ask("sit", seat=1, name="Ben")
    start = {"type": "start", "id": "start"}
    assert (await again(anna, **start))["type"] == "ack"
    tab = await Device(devices[1].url, devices[0].secret).join(code)
    assert (await again(tab, **start))["duplicate"]
    assert (await ben.act(1, "pass", step=1))["type"] == "ack"
    await tab.close()


# -- PostgreSQL dies ---------------------------------------------------------------------------------------------------


async def test_without_postgres_nothing_is_acknowledged_and_with_it_again_all_goes_on(
    processes: Cluster, devices: list[Device]
) -> None:
    anna, ben = await begin(devices)
    move = {"id": "once", "seat": 0, "step": 1, "action": "pass"}
    version = anna.version
    processes.postgres.kill()
    answers = await asyncio.gather(anna.ask("act", **move), ben.act(1))
    assert [(answer["type"], answer.get("code")) for answer in answers] == [("error", "storage")] * 2
    opening = devices[0].post("/api/tables", {"game": "classic", "seats": [me("Anna"), OPEN]})
    assert (opening.status_code, opening.json()["code"]) == (503, "storage")
    assert devices[1].get("/health").status_code == 503
    assert (anna.version, ben.version) == (version, version)
    processes.postgres.start()
    anna.messages.clear()
    assert not (await anna.ask("act", **move))["duplicate"]
    await ben.act(1)
    await anna.until(lambda: anna.position["step"] == 2)
    entries = read_history(processes.servers[0].database, anna.table["code"]).entries
    assert len(entries) == version + 3


# -- everything at once ------------------------------------------------------------------------------------------------


async def test_chaos(processes: Cluster) -> None:
    processes.start()
    plans = [
        Plan("classic", "aab"),
        Plan("deluxe", "ab", options={"games": "2"}),
        Plan("board", "ab."),
        Plan("cards", "abc", watchers=1),
        Plan("cards", "ab.", options={"jokers": "yes"}),
        Plan("mixx-a", "ab."),
    ]
    victims: list[Killable] = [*processes.servers, processes.redis, processes.postgres, *processes.servers]
    for party in await play(processes.servers, plans, chance(), victims, requests=80 * TIMES):
        history = read_history(processes.servers[0].database, party.code)
        check_party(party, history, USUAL | {"storage"})
        check_record(history, processes.servers[0].url)
