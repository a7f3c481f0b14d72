"""A game of the browser's own goes on at a server: with the same log, the same seats, and only if all of it fits."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from qwixx.fairness import promise, verify
from qwixx.records import parse
from qwixx.server.limits import Limits
from qwixx.tables.kept import DEVICE
from qwixx.tables.secret import hashed
from tests.local.browser import ANNA, BEN, Browser, Json, Page, bot
from tests.local.test_carrying import WRONG
from tests.server.answers import refusal
from tests.server.client import OPEN, Client, Device
from tests.server.hosted import LOCAL, Hosted, hosted

FORGED = [name for name in WRONG if name not in ("another-format", "newer", "no-tables", "no-list", "same-code-twice")]
NOT_HANDED = ("a-served-code", "a-path", "moved-to-nowhere")  # what a server is not told at all
MALFORMED = ("no-log", "no-seed")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server inside this process, without limits for this machine."""
    with hosted(tmp_path_factory.mktemp("server"), trusted=LOCAL, open_tables=1000) as running:
        yield running


def running(steps: int = 8, **settings: Any) -> Page:
    """A game in the middle, at a table of a browser's own."""
    seats = [{**ANNA, "promise": promise("salt")}, BEN, bot("hard")]
    browser = Browser(Random().randrange(1 << 30))
    page = browser.connect(browser.open(seats=seats, **settings))
    page.say("start")
    page.say("reveal", seat=0, salt="salt")
    browser.work()
    return page.play(Random(1), lambda page: page.step > steps)


def handing(page: Page) -> Json:
    """What a server is sent."""
    found: Json = page.browser.get(f"/api/tables/{page.code}/handing")
    return found


def log_at(folder: Path, code: str) -> list[tuple[int, str]]:
    """The log of a table in the database."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        rows = database.execute("select at, body from log where code = ? order by version", (code,)).fetchall()
    return [(at, body.decode()) for at, body in rows]


def count(folder: Path) -> int:
    """How many tables there are."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        number: int = database.execute("select count(*) from tables").fetchone()[0]
    return number


def test_the_log_is_the_same_and_the_seats_are_this_devices(tmp_path: Path) -> None:
    page = running()
    with hosted(tmp_path) as host:
        answer = host.anna.post("/api/handed", handing(page))
        assert answer.status_code == 201
        code = answer.json()["code"]
        assert answer.json()["commitment"] == page.table["commitment"]
        mine = host.anna.get("/api/mine").json()
        assert [table["code"] for table in mine["tables"]] == [code]
        assert mine["going"][0]["seats"] == [0, 1]
    ours = [text.partition(" ")[2].replace(DEVICE, hashed(host.anna.secret)) for text in page.browser.logs[page.code]]
    assert [body for _, body in log_at(tmp_path, code)][: len(ours)] == ours


@pytest.mark.anyio
async def test_it_is_played_on_there_and_proven(host: Hosted, anyio_backend: str) -> None:  # noqa: ARG001
    page, anna = running(), Device(host.url)
    code = anna.post("/api/handed", handing(page)).json()["code"]
    client = await anna.join(code)
    rng = Random(4)
    assert client.messages[0]["mine"] == [0, 1]
    while client.table["status"] != "over":
        await client.until(lambda: client.table["status"] == "over" or {*client.waiting} & {0, 1})
        seats = [seat for seat in client.waiting if seat in (0, 1)]
        if seats and client.table["status"] != "over":
            await client.act(seats[0], rng.choice(client.you[seats[0]]["legal"]))
    record = parse(anna.get(f"/api/tables/{code}/record").content)
    assert record.commitment == page.table["commitment"]
    assert record.promises[0] == promise("salt")
    assert verify(record).proven
    await anna.leave()


@pytest.mark.anyio
async def test_others_take_a_seat_at_a_table_that_has_not_begun(host: Hosted, anyio_backend: str) -> None:  # noqa: ARG001
    browser = Browser(3)
    page = browser.connect(browser.open(seats=[ANNA, OPEN]))
    anna, ben = Device(host.url), Device(host.url)
    code = anna.post("/api/handed", handing(page)).json()["code"]
    there = await ben.join(code)
    assert (await there.ask("sit", seat=1, name="Ben"))["type"] == "ack"
    hers = await anna.join(code)
    assert (await hers.ask("start"))["type"] == "ack"
    assert isinstance(there, Client)
    for device in (anna, ben):
        await device.leave()


def test_asked_again_it_is_the_same_table(tmp_path: Path) -> None:
    page = running()
    given = handing(page)
    with hosted(tmp_path, trusted=LOCAL) as host:
        with ThreadPoolExecutor(4) as threads:
            answers = list(threads.map(lambda _: host.anna.post("/api/handed", given).json()["code"], range(8)))
        assert len({*answers}) == 1
        longer = {**given, "entries": given["entries"][:-1]}
        assert host.anna.post("/api/handed", longer).json()["code"] == answers[0]
        other = Device(host.url).post("/api/handed", given).json()["code"]
        assert other != answers[0]
        assert count(tmp_path) == 2


@pytest.mark.parametrize("wrong", [name for name in FORGED if name not in NOT_HANDED])
def test_what_is_forged_is_refused(wrong: str, host: Hosted) -> None:
    browser = Browser(1)
    page = browser.started(seats=[ANNA, BEN]).play(Random(2), lambda page: page.step > 8)
    file = {"tables": [None, {"row": browser.rows[page.code], "entries": list(browser.logs[page.code])}]}
    WRONG[wrong](file)
    table: Any = file["tables"][1]
    answer = host.anna.post("/api/handed", {"seed": table["row"]["seed"], "entries": table["entries"]})
    assert refusal(answer) == (422, "malformed" if wrong in MALFORMED else "bad-file")
    assert host.anna.get("/api/mine").json()["tables"] == []


def test_a_game_that_is_over_is_not_handed_over(host: Hosted) -> None:
    page = Browser(4).started("cards").play(Random(3))
    assert page.browser.ask(f"/api/tables/{page.code}/handing")[1]["code"] == "game-over"
    given = {"seed": page.browser.rows[page.code]["seed"], "entries": page.browser.logs[page.code]}
    assert refusal(host.anna.post("/api/handed", given)) == (422, "game-over")


CHANGES: dict[str, Callable[[Json], object]] = {
    "more": lambda given: given.update(host="me"),
    "no-seed": lambda given: given.pop("seed"),
    "no-entries": lambda given: given.pop("entries"),
    "numbers": lambda given: given.update(entries=[1, 2]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_malformed_is_refused(change: str, host: Hosted) -> None:
    given = {"seed": "0" * 64, "entries": ["x"]}
    CHANGES[change](given)
    assert refusal(host.anna.post("/api/handed", given)) == (422, "malformed")


def test_whoever_has_no_device_hands_nothing_over(host: Hosted) -> None:
    device = Device(host.url, "short")
    assert refusal(device.post("/api/handed", handing(running()))) == (401, "bad-device")


def test_a_log_may_be_larger_than_anything_else_but_not_by_much(host: Hosted) -> None:
    large = {"seed": "0" * 64, "entries": ["x" * Limits().body * 2]}
    assert refusal(host.anna.post("/api/handed", large)) == (422, "bad-file")
    assert refusal(host.anna.post("/api/tables", large)) == (413, "too-large")
    too_large = {"seed": "0" * 64, "entries": ["x" * Limits().handed]}
    assert refusal(host.anna.post("/api/handed", too_large)) == (413, "too-large")


def test_they_count_as_tables_that_are_opened(tmp_path: Path) -> None:
    with hosted(tmp_path, address_tables=(0.0001, 3), open_tables=1) as host:
        given = handing(running())
        assert host.anna.post("/api/handed", given).status_code == 201
        assert host.anna.post("/api/handed", given).status_code == 201
        assert refusal(host.anna.post("/api/handed", handing(running()))) == (429, "too-many")
        forged = {"seed": "0" * 64, "entries": ["x"]}
        assert refusal(Device(host.url).post("/api/handed", forged)) == (422, "bad-file")
        assert refusal(Device(host.url).post("/api/handed", forged)) == (429, "too-many")


def test_nothing_has_happened_in_the_future(tmp_path: Path) -> None:
    page = running()
    given = handing(page)
    given["entries"] = [f"9{text}" for text in given["entries"]]
    with hosted(tmp_path) as host:
        code = host.anna.post("/api/handed", given).json()["code"]
        assert host.anna.get(f"/api/tables/{code}").status_code == 200
    times = [at for at, _ in log_at(tmp_path, code)]
    assert max(times) < 9 * 10**12


# -- in the browser ----------------------------------------------------------------------------------------------------


def test_here_it_is_only_known_where_it_went() -> None:
    page = running()
    browser, path = page.browser, f"/api/tables/{page.code}"
    status, _ = browser.ask(f"{path}/moved", {"to": "baba-dede"})
    assert status == 200
    assert page.latest("error") | {"message": ""} == {
        "type": "error",
        "id": None,
        "code": "moved",
        "message": "",
        "rule": None,
        "facts": {"to": "baba-dede"},
    }
    assert browser.closed[page.number] == 1008
    status, body = browser.ask(path)
    assert (status, body["code"], body["facts"]) == (410, "moved", {"to": "baba-dede"})
    assert browser.get("/api/mine") == {"tables": [], "going": []}
    browser.begin()
    assert browser.connect(page.code).latest("error")["facts"] == {"to": "baba-dede"}
    assert browser.ask(f"{path}/moved", {"to": "baba-dede"})[0] == 200
    assert browser.ask(f"{path}/moved", {"to": "dede-baba"})[1]["code"] == "moved"
    assert browser.ask(f"{path}/handing")[1]["code"] == "moved"
    assert browser.ask(path, method="DELETE")[0] == 200


def test_it_goes_to_no_strange_place() -> None:
    page = running()
    for to in ("", "//evil", "local-baba-baba", "baba-dede/x"):
        assert page.browser.ask(f"/api/tables/{page.code}/moved", {"to": to})[1]["code"] == "malformed"


def test_where_it_went_is_carried_too() -> None:
    page, other = running(), Browser(9)
    page.browser.ask(f"/api/tables/{page.code}/moved", {"to": "baba-dede"})
    other.ask("/api/carry", json.loads(json.dumps(page.browser.get("/api/carry"))))
    assert other.ask(f"/api/tables/{page.code}")[1]["facts"] == {"to": "baba-dede"}
