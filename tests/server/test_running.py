"""For those who run a server: health, metrics, and how much an address may ask for."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from qwixx.server import lag
from qwixx.server.api import OPERATIONS
from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.server.queries import reading
from qwixx.server.store import WRITTEN
from qwixx.server.trouble import Trouble
from qwixx.tables.secret import new_secret
from tests.server.answers import NOWHERE, PLAN, has_headers, refusal
from tests.server.client import NO_TLS, PATIENCE, Client, Device, Server, ask
from tests.server.hosted import LOCAL, hosted
from tests.server.logged import logged, messages
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio

LIMITS = Limits()
EVERY, LATE = 0.001, 0.01  # seconds between two looks, and above which it is said


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, which trusts nobody."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.sqlite") as running:
        yield running


def from_address(server: Server, address: str) -> httpx.Client:
    """Requests that come from an address of this machine's own."""
    transport = httpx.HTTPTransport(NO_TLS, local_address=address)
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)


async def test_health_tells_when_the_database_is_gone(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(postgres_url, "--trust", "127.0.0.1", log=log) as running:
        device = Device(running.url)
        assert device.get("/health").json() == {"status": "ok"}
        code = device.open()["code"]
        postgres.kill()
        assert device.get("/health/live").json() == {"status": "ok"}
        answers = [
            device.get("/health/ready"),
            device.get("/health"),
            device.post("/api/tables", PLAN),
            device.get("/api/mine"),
        ]
        client = await device.join(NOWHERE)
        await client.until(lambda: client.closed)
        assert (client.messages[0]["code"], client.close_code) == ("storage", 1013)
        postgres.start()
        for answer in answers:
            assert refusal(answer) == (503, "storage")
            assert has_headers(answer)
        assert device.get("/health").json() == {"status": "ok"}
        assert [table["code"] for table in device.get("/api/mine").json()["tables"]] == [code]
        assert running.stop() == 0
    assert [line["level"] for line in logged(log)] == ["info", "warning", "info", "info"]
    assert messages(log) == ["serving", "the database is away", "the database is back", "stopped"]


def test_trouble_that_comes_and_goes_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    trouble = Trouble()
    for _ in range(100):
        trouble.begins("the disk is full", writing=True)
        trouble.ends(writing=False)
        assert trouble.reason, "that something can be read does not mean that it can be written"
        trouble.begins("the disk is full", writing=True)
        trouble.ends(writing=True)
        assert trouble.reason is None
    assert [record.message for record in caplog.records] == [
        "the database is away: the disk is full",
        "the database is back",
    ]


def test_a_file_that_was_removed_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Server(f"sqlite:///{file}", "--trust", "127.0.0.1") as running:
        device = Device(running.url)
        device.open()
        assert device.get("/health/ready").json() == {"status": "ok"}
        file.rename(tmp_path / "elsewhere")
        for answer in (device.post("/api/tables", PLAN), device.get("/health/ready")):
            assert refusal(answer) == (503, "storage")
        (tmp_path / "elsewhere").rename(file)
        assert device.get("/health/ready").json() == {"status": "ok"}
        device.open()


def test_ready_means_that_something_was_stored_and_not_at_every_question(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server:
        server.table()
        before = written(tmp_path)
        for _ in range(20):
            assert server.get("/health/ready").status_code == 200
        assert written(tmp_path) == before, "a table was stored just now"


def written(folder: Path) -> int | None:
    """The last time that something was stored only to see whether it can be."""
    with Database(f"sqlite:///{folder}/tables.sqlite").connect() as connection:
        return reading(connection, WRITTEN)


def test_head_is_answered_wherever_get_is(strict: Server) -> None:
    device = Device(strict.url)
    code = device.open()["code"]
    paths = [operation.path for operation in OPERATIONS if operation.method == "GET"]
    with httpx.Client(base_url=strict.url, verify=NO_TLS, headers=device.headers) as client:
        for path in (*paths, "/openapi.json"):
            head, get = (client.request(method, path.replace("{code}", code)) for method in ("HEAD", "GET"))
            assert (path, head.status_code, head.content) == (path, get.status_code, b"")
            assert head.headers["content-type"] == get.headers["content-type"]
            assert has_headers(head)


def test_a_loop_that_is_held_up_is_noticed_and_said_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lag, "EVERY", EVERY)
    monkeypatch.setattr(lag, "LATE", LATE)

    async def hold_up() -> None:
        watching = asyncio.create_task(lag.watch_lag())
        for _ in range(2):
            await asyncio.sleep(0)
            time.sleep(EVERY + 2 * LATE)
            await asyncio.sleep(EVERY)
        watching.cancel()

    before = REGISTRY.get_sample_value("qwixx_loop_lag_seconds_sum") or 0.0
    asyncio.run(hold_up())
    assert (REGISTRY.get_sample_value("qwixx_loop_lag_seconds_sum") or 0.0) - before > LATE
    assert [record.message for record in caplog.records if "late" in record.message] == ["the event loop was late"]


async def test_a_code_that_the_database_cannot_store_is_only_unknown(postgres_url: str) -> None:
    with Server(postgres_url) as running:
        for code in ("%00", "%FF", "x" * 5000):
            client = Client(running.url, code, new_secret())
            await client.connect()
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
            assert [message["code"] for message in client.messages] == ["unknown-table"]
        assert ask("GET", f"{running.url}/health").status_code == 200
        assert metric(running, "qwixx_refusals_total", code="unknown-table") == 3


def metric(server: Server, name: str, **labels: str) -> float:
    """A number of the server's."""
    answer = ask("GET", f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = text_string_to_metric_families(answer.text)
    samples = [sample for family in families for sample in family.samples if sample.name == name]
    return sum(sample.value for sample in samples if labels.items() <= sample.labels.items())


async def test_metrics_count_what_happens(strict: Server) -> None:
    def numbers() -> list[float]:
        return [
            metric(strict, "qwixx_connections"),
            metric(strict, "qwixx_tables_in_memory"),
            metric(strict, "qwixx_requests_total", type="sit"),
            metric(strict, "qwixx_refusals_total", code="no-such-seat"),
            metric(strict, "qwixx_entries_total", by="person"),
            metric(strict, "qwixx_commit_size_sum"),
            metric(strict, "qwixx_request_seconds_count"),
            metric(strict, "qwixx_failures_total"),
        ]

    before = numbers()
    device = Device(strict.url)
    client = await device.join(device.open()["code"])
    await client.ask("sit", seat=1, name="Ben")
    await client.ask("sit", seat=7, name="Ben")
    moved = [after - earlier for earlier, after in zip(before, numbers(), strict=True)]
    await client.close()
    # An acknowledgement can be read before the time it took is noted.
    assert moved[:6] == [1, 1, 2, 1, 1, 2]
    assert moved[6] in (1, 2)
    assert moved[7] == 0


# -- limits ------------------------------------------------------------------------------------------------------------


def until_refused(client: httpx.Client, path: str, usual: int, header: str = "") -> int:
    """How many requests were answered as usual before one was refused; each says that it is for another address."""
    for number in range(1000):
        answer = client.get(path, headers={header: f"192.0.2.{number}"} if header else {})
        if answer.status_code == 429:
            assert refusal(answer) == (429, "slow-down")
            assert has_headers(answer)
            return number
        assert answer.status_code == usual
    raise AssertionError("nothing was refused")


def test_an_address_may_ask_so_much_another_one_is_not_concerned(strict: Server) -> None:
    with from_address(strict, "127.0.0.2") as greedy, from_address(strict, "127.0.0.3") as modest:
        assert until_refused(greedy, "/api/games", usual=200) >= LIMITS.address_requests[1]
        assert modest.get("/api/games").status_code == 200


def test_an_address_may_guess_so_many_codes(strict: Server) -> None:
    with from_address(strict, "127.0.0.4") as guesser:
        assert until_refused(guesser, f"/api/tables/{NOWHERE}", usual=404) >= LIMITS.unknown_codes[1]
        assert guesser.get("/api/games").status_code == 200


def test_what_a_proxy_says_of_addresses_is_not_believed(strict: Server) -> None:
    with from_address(strict, "127.0.0.5") as greedy:
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            until_refused(greedy, "/api/games", usual=200, header=header)
