"""What is asked over HTTP: every route, answered as it should be or refused, and what stands around every answer."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.requests import Request
from starlette.routing import Route

from qwixx import boards, records
from qwixx.fairness import promise, verify
from qwixx.games import GAMES, descriptor, game
from qwixx.lessons import LESSONS, lesson
from qwixx.players import LEVELS
from qwixx.rules.layout import CLASSIC
from qwixx.rules.options import Option, Range
from qwixx.server.answers import HEADERS
from qwixx.server.app import Setup, make_app
from qwixx.server.database import Database
from qwixx.server.limits import Limits
from qwixx.tables.secret import CODE_PATTERN, new_secret
from tests.server.answers import NOWHERE, PLAN, has_headers, refusal
from tests.server.client import NO_TLS, OPEN, Client, Device, Json, Server, ask, bot, me

pytestmark = pytest.mark.anyio

SECRET = "n0-0ne-kn0ws-this-secret-but-the-tests-of-i"  # the same in every process of a run
LIMITS = Limits()
NAME = "Zoë 🎲 | <b> #1: \\"


class Finished(NamedTuple):
    """A game that is over, and the device that played it against a bot."""

    code: str
    device: Device
    key: str  # of its record


async def _pass_until_over(client: Client, seat: int) -> None:
    if client.table["status"] == "lobby":
        await client.ask("start")
    while client.table["status"] != "over":
        await client.until(lambda: seat in client.waiting or client.table["status"] == "over")
        if seat in client.waiting:
            await client.act(seat, "pass")


async def _play(device: Device) -> Finished:
    code: str = device.open(seats=[me(NAME), bot()], listed=True)["code"]
    client = await device.join(code)
    await client.ask("promise", seat=0, promise=promise("kitchen-7"))
    await client.ask("start")
    await client.reveal(0, "kitchen-7")
    await _pass_until_over(client, 0)
    await client.close()
    return Finished(code, device, client.table["record"])


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A game that is over."""
    return asyncio.run(_play(Device(server.url)))


# -- games -------------------------------------------------------------------------------------------------------------


def test_every_game_and_level_is_told(anna: Device) -> None:
    told = anna.get("/api/games").json()
    assert [entry["id"] for entry in told["games"]] == list(GAMES)
    assert told["levels"] == list(LEVELS)
    for entry in told["games"]:
        about = descriptor(entry["id"])
        assert list(range(entry["players"][0], entry["players"][1] + 1)) == list(about.players)
        assert entry["minutes"] == about.minutes
        assert {option["name"]: option["default"] for option in entry["options"]} == {
            option.name: option.default for option in about.options
        }


def test_an_option_says_what_it_can_be(anna: Device) -> None:
    options = {entry["id"]: entry["options"] for entry in anna.get("/api/games").json()["games"]}
    locks = named("locks", "names", "announced", "sealed")
    games = {"name": "games", "default": "5", "kind": "range", "names": [], "first": 1, "last": 5}
    assert options == {
        "classic": [locks],
        "deluxe": [games, locks],
        "mixx-a": [locks],
        "mixx-b": [locks],
        "board": [named("side", "board", *boards.SHIPPED), locks],
        "cards": [named("jokers", "names", "no", "yes")],
    }


def values(option: Option) -> list[str]:
    """Every name or number that an option can be."""
    if isinstance(option.choices, Range):
        return [str(value) for value in range(option.choices.first, option.choices.last + 1)]
    return list(option.choices.names)


def named(name: str, kind: str, *names: str) -> Json:
    """An option that is one of these names, the first of them if nothing is chosen."""
    return {"name": name, "default": names[0], "kind": kind, "names": list(names), "first": 0, "last": 0}


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_an_option_can_be_opened(name: str, anna: Device) -> None:
    for option in descriptor(name).options:
        for value in values(option):
            code = anna.open(name, [OPEN, OPEN], options={option.name: value})["code"]
            assert anna.get(f"/api/tables/{code}").json()["options"][option.name] == value


# -- lessons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_told_as_its_file_says(name: str, anna: Device) -> None:
    told = anna.get(f"/api/lesson?name={name}").json()
    taught = lesson(name)
    assert (told["name"], told["others"]) == (name, list(taught.others))
    assert [scene["words"] for scene in told["scenes"]] == [scene.words for scene in taught.scenes]
    asks = [[asked["action"] for asked in scene["asks"]] for scene in told["scenes"]]
    assert asks == [[str(action) for action in scene.asks] for scene in taught.scenes]


def test_the_first_lesson_is_that_of_the_original(anna: Device) -> None:
    assert anna.get("/api/lesson").json() == anna.get("/api/lesson?name=classic").json()


def test_a_lesson_that_is_not_there_is_refused(anna: Device) -> None:
    assert refusal(anna.get("/api/lesson?name=chess")) == (422, "malformed")


# -- opening a table ---------------------------------------------------------------------------------------------------


def test_a_table_with_every_kind_of_seat(anna: Device) -> None:
    told = anna.open(seats=[me("Anna"), OPEN, bot("easy"), me("Nonna"), bot("normal")])
    assert re.fullmatch(CODE_PATTERN, told["code"])
    assert re.fullmatch("[0-9a-f]{64}", told["commitment"])
    assert [key["seat"] for key in told["keys"]] == [0, 3]
    assert len({key["key"] for key in told["keys"]}) == 2
    table = anna.get(f"/api/tables/{told['code']}").json()
    assert (table["code"], table["game"], table["status"]) == (told["code"], "classic", "lobby")
    assert table["names"][:2] == ["Anna", ""]
    assert table["names"][3] == "Nonna"
    assert len(set(table["names"])) == 5


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_opened_and_has_its_options(name: str, anna: Device) -> None:
    chosen = game(name)
    for number in (chosen.players[0], chosen.players[-1]):
        code = anna.open(name, [OPEN] * number)["code"]
        table = anna.get(f"/api/tables/{code}").json()
        assert (table["game"], table["options"]) == (name, dict(chosen.options))
        assert table["names"] == [""] * number


def test_an_option_and_a_side_of_ones_own(anna: Device) -> None:
    code = anna.open("deluxe", [OPEN, OPEN], options={"games": "2"})["code"]
    assert anna.get(f"/api/tables/{code}").json()["options"] == {"games": "2", "locks": "announced"}
    side = " ".join(["r3/1"] * 6)
    code = anna.open("board", [OPEN, OPEN], options={"side": side})["code"]
    assert anna.get(f"/api/tables/{code}").json()["options"] == {"side": side, "locks": "announced"}


ONE_ROW = "r2 r3 r4 lock r; needs 1; points 0 1 2 3 4; penalty 5; boxes 4; end 1"  # too few cards for a game

WRONG: list[tuple[Json, str, str]] = [
    ({"game": "chess"}, "bad-setup", "There is no game 'chess'; there are classic, "),
    ({"game": "x" * 21}, "malformed", "'body.game': "),
    ({"game": None}, "malformed", "'body.game': "),
    ({"seats": [OPEN] * 6}, "bad-setup", "classic is for 1 to 5 players, not 6."),
    ({"game": "cards", "seats": [OPEN]}, "bad-setup", "cards is for 2 to 5 players, not 1."),
    ({"seats": []}, "malformed", "'body.seats': "),
    ({"seats": [OPEN] * 9}, "malformed", "'body.seats': "),
    ({"seats": [{"kind": "ghost"}]}, "malformed", "'body.seats.0.kind': Invalid enum value."),
    ({"seats": [{}]}, "malformed", "'body.seats.0.kind': "),
    ({"seats": [me("Anna") | {"device": new_secret()}]}, "malformed", "'body.seats.0.device': "),
    ({"seats": [me("")]}, "bad-name", "A name is text without spaces around it."),
    ({"seats": [me(" Anna")]}, "bad-name", "A name is text without spaces around it."),
    ({"seats": [me("x" * 31)]}, "malformed", "'body.seats.0.name': "),
    ({"seats": [me("An\nna")]}, "bad-name", "A name has only printable characters."),
    ({"seats": [me("An\u202ena")]}, "bad-name", "A name has only printable characters."),
    ({"seats": [me("\x00")]}, "bad-name", ""),
    ({"seats": [bot("clever")]}, "bad-setup", f"There is no bot 'clever' for classic; there are {', '.join(LEVELS)}."),
    ({"seats": [bot("")]}, "bad-setup", "There is no bot '' for classic; "),
    ({"seats": [bot("random")]}, "bad-setup", "There is no bot 'random' for classic; "),
    ({"options": {"games": "2"}}, "bad-setup", "There is no option 'games'; classic has the option locks."),
    ({"game": "deluxe", "options": {"games": "6"}}, "bad-setup", "The option games is 1-5, not '6'."),
    ({"options": {"locks": "open"}}, "bad-setup", "The option locks is announced or sealed, not 'open'."),
    ({"game": "deluxe", "options": {"games": 2}}, "malformed", "'body.options': "),
    ({"options": {"sheet": str(CLASSIC)}}, "bad-setup", "There is no option 'sheet' at a table; classic has locks."),
    ({"game": "cards", "options": {"sheet": ONE_ROW}}, "bad-setup", "The card game needs a sheet of 3 to 4 rows"),
    ({"game": "deluxe", "options": {"self": "x"}}, "bad-setup", "There is no option 'self'; "),
    ({"game": "board", "options": {"side": "/etc/passwd"}}, "bad-setup", "The side cannot be played on: "),
    ({"game": "board", "options": {"side": "x" * 2001}}, "malformed", "'body.options': "),
    ({"options": {str(number): "" for number in range(9)}}, "malformed", "'body.options': "),
    ({"timer": 4}, "malformed", "'body.timer': "),
    ({"timer": 3601}, "malformed", "'body.timer': "),
    ({"timer": True}, "malformed", "'body.timer': "),
    ({"timer": 10.5}, "malformed", "'body.timer': "),
    ({"timer": "60"}, "malformed", "'body.timer': "),
    ({"hints": 1}, "malformed", "'body.hints': "),
    ({"takebacks": "yes"}, "malformed", "'body.takebacks': "),
    ({"listed": None}, "malformed", "'body.listed': "),
    ({"seed": "0" * 64}, "malformed", "'body.seed': Object contains unknown field."),
    ({"\x1b[2J": 1}, "malformed", "'body.\\x1b[2J': Object contains unknown field."),
    ({"\ud800": 1}, "malformed", "'body': "),
    ({"options": {"\ud800": 1}}, "malformed", "'body': "),
    ({"options": {"\ud800": ""}}, "malformed", "'body': "),
]


@pytest.mark.parametrize(("change", "code", "message"), WRONG, ids=lambda value: ascii(value)[:40])
def test_a_wrong_plan_is_refused(change: Json, code: str, message: str, anna: Device) -> None:
    headers = anna.headers | {"Content-Type": "application/json"}
    answer = ask("POST", f"{anna.url}/api/tables", content=json.dumps(PLAN | change), headers=headers)
    assert refusal(answer) == (422, code)
    assert answer.json()["message"].startswith(message)
    assert anna.get("/api/mine").json() == {"tables": [], "going": []}


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 422), (b"{", 422), (b"[]", 422), (b"null", 422), (b"\xff", 400), (b"[" * 9000, 422), (b"1" * 9000, 422)],
    ids=lambda value: ascii(value)[:20],
)
def test_a_body_that_cannot_be_read_is_refused(body: bytes, status: int, anna: Device) -> None:
    headers = anna.headers | {"Content-Type": "application/json"}
    answer = ask("POST", f"{anna.url}/api/tables", content=body, headers=headers)
    assert refusal(answer) == (status, "malformed")


def test_a_body_that_is_too_large_is_refused(anna: Device) -> None:
    def pieces(size: int) -> Iterator[bytes]:
        plan = json.dumps(PLAN).encode()
        yield plan
        yield b" " * (size - len(plan))

    headers = anna.headers | {"Content-Type": "application/json"}
    for content in (b" " * (LIMITS.body + 1), pieces(LIMITS.body + 1)):
        answer = ask("POST", f"{anna.url}/api/tables", content=content, headers=headers)
        assert refusal(answer) == (413, "too-large")
        assert str(LIMITS.body) in answer.json()["message"]
    assert ask("POST", f"{anna.url}/api/tables", content=pieces(LIMITS.body), headers=headers).status_code == 201


def test_a_device_has_only_so_many_unfinished_tables(anna: Device, ben: Device) -> None:
    first = anna.open(seats=[me("Anna")])["code"]
    for _ in range(LIMITS.open_tables - 1):
        anna.open()
    answer = anna.post("/api/tables", PLAN)
    assert refusal(answer) == (429, "too-many")
    ben.open()

    async def finish() -> None:
        client = await anna.join(first)
        await _pass_until_over(client, 0)
        await client.close()

    asyncio.run(finish())
    anna.open()


# -- who asks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        None,
        "",
        "Bearer",
        SECRET,
        f"Basic {SECRET}",
        f"Bearer {SECRET[1:]}",
        f"Bearer {SECRET}a",
        f"Bearer {SECRET[1:]}!",
        f"Bearer {SECRET[1:]}é",
        f"Bearer {SECRET} {SECRET}",
        f"Bearer {'a' * 5000}",
    ],
    ids=lambda sent: ascii(sent)[:30],
)
def test_a_secret_that_is_none_is_refused(sent: str | None, server: Server) -> None:
    headers = {} if sent is None else {b"Authorization": sent.encode()}
    for answer in (
        ask("GET", f"{server.url}/api/mine", headers=headers),
        ask("POST", f"{server.url}/api/tables", json=PLAN, headers=headers),
    ):
        assert refusal(answer) == (401, "bad-device")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_what_needs_no_secret(finished: Finished) -> None:
    for path in ("/api/games", "/api/tables", f"/api/tables/{finished.code}?key={finished.key}", "/health", "/metrics"):
        assert ask("GET", finished.device.url + path).status_code == 200


# -- lists -------------------------------------------------------------------------------------------------------------


async def test_ones_own_tables_the_latest_first(anna: Device, ben: Device) -> None:
    first, second = anna.open()["code"], anna.open()["code"]
    his = await ben.join(first)
    await his.ask("sit", seat=1, name="Ben")
    assert [table["code"] for table in anna.get("/api/mine").json()["tables"]] == [second, first]
    (his_only,) = ben.get("/api/mine").json()["tables"]
    assert (his_only["code"], his_only["names"]) == (first, ["Anna", "Ben"])


async def test_a_table_one_has_left_is_still_listed_and_one_never_sat_at_is_not(anna: Device, ben: Device) -> None:
    code = anna.open(seats=[OPEN, OPEN])["code"]
    assert anna.get("/api/mine").json() == {"tables": [], "going": []}
    his = await ben.join(code)
    assert ben.get("/api/mine").json() == {"tables": [], "going": []}
    await his.ask("sit", seat=1, name="Ben")
    await his.ask("stand", seat=1)
    assert [table["code"] for table in ben.get("/api/mine").json()["tables"]] == [code]


def test_a_finished_game_is_listed_with_its_scores(finished: Finished) -> None:
    (table,) = finished.device.get("/api/mine").json()["tables"]
    assert table == finished.device.get(f"/api/tables/{finished.code}").json()
    assert (table["status"], table["names"][0], table["next"]) == ("over", NAME, None)
    assert table["scores"][0] == -20
    assert len(table["scores"]) == 2


async def test_a_listed_table_is_found_until_it_starts_a_private_one_never(anna: Device, ben: Device) -> None:
    def found() -> set[str]:
        return {table["code"] for table in ben.get("/api/tables").json()["tables"]}

    listed = anna.open(seats=[me("Anna"), bot()], listed=True)["code"]
    private = anna.open(seats=[me("Anna"), bot()])["code"]
    assert listed in found()
    assert private not in found()
    client = await anna.join(listed)
    await client.ask("start")
    assert listed not in found()
    assert ben.get(f"/api/tables/{private}").json()["code"] == private


def test_a_list_tells_no_secret(anna: Device) -> None:
    told = anna.open(listed=True)
    for path in ("/api/tables", "/api/mine", f"/api/tables/{told['code']}"):
        text = anna.get(path).text
        assert told["code"] in text
        assert not re.search("[0-9a-f]{32}", text)  # no hash, no seed
        assert anna.secret not in text
        assert told["keys"][0]["key"] not in text


# -- one table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [f"/api/tables/{NOWHERE}", f"/api/tables/{NOWHERE}/record"])
def test_a_code_that_no_table_has(path: str, anna: Device) -> None:
    assert refusal(anna.get(path)) == (404, "unknown-table")


@pytest.mark.parametrize(
    "code", ["x", "BABA-BABA", "baba-baba%0A", "%00", "baba%2Dbabababa", "baba-bab\N{COMBINING ACUTE ACCENT}"]
)
def test_what_cannot_be_a_code(code: str, anna: Device) -> None:
    assert refusal(anna.get(f"/api/tables/{code}")) == (422, "malformed")
    assert refusal(anna.get(f"/api/tables/{code}/record")) == (422, "malformed")


async def test_there_is_no_record_before_the_end(anna: Device) -> None:
    code = anna.open(seats=[me("Anna"), bot()])["code"]
    assert refusal(anna.get(f"/api/tables/{code}/record")) == (409, "still-running")
    client = await anna.join(code)
    await client.ask("start")
    assert refusal(anna.get(f"/api/tables/{code}/record?form=json")) == (409, "still-running")


def test_the_record_of_a_finished_game_proves_its_dice(finished: Finished, ben: Device) -> None:
    text = ben.get(f"/api/tables/{finished.code}/record?key={finished.key}")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.headers["content-disposition"] == f'attachment; filename="classic-{finished.code}.qwixx"'
    as_json = ben.get(f"/api/tables/{finished.code}/record?form=json&key={finished.key}")
    assert as_json.headers["content-type"] == "application/json"
    assert as_json.headers["content-disposition"] == f'attachment; filename="classic-{finished.code}.json"'
    record = records.parse(text.text)
    assert record == records.parse(as_json.text)
    assert verify(record).proven
    assert (record.names[0], record.salts) == (NAME, ("kitchen-7", ""))
    assert refusal(ben.get(f"/api/tables/{finished.code}/record?form=pdf")) == (422, "malformed")


# -- around every answer -----------------------------------------------------------------------------------------------


def test_what_the_headers_close() -> None:
    policy = HEADERS["Content-Security-Policy"].split("; ")
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy)
    policy.remove("script-src 'self' 'wasm-unsafe-eval'")  # WebAssembly, and nothing else that is made of text
    assert not [part for part in policy if "unsafe" in part or "*" in part or "http" in part]
    assert HEADERS.items() >= {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}.items()
    assert HEADERS["Cache-Control"] == "no-store"


def test_every_answer_has_the_headers_that_close_doors(finished: Finished) -> None:
    record = f"/api/tables/{finished.code}/record?key={finished.key}"
    asked = [
        *[("GET", path, 200) for path in ("/health", "/metrics", "/openapi.json", "/api/games", "/api/tables", record)],
        ("GET", "/health/", 404),
        ("GET", "/docs", 404),
        ("GET", "/t/../api/games/..%2f", 404),
        ("GET", f"/api/tables/{NOWHERE}", 404),
        ("GET", "/api/tables/x", 422),
        ("GET", "/api/mine", 401),
        ("POST", "/api/tables", 401),
        ("DELETE", "/api/tables", 405),
        ("OPTIONS", "/api/tables", 405),
        ("GET", f"{record}&form=x", 422),
    ]
    with httpx.Client(base_url=finished.device.url, verify=NO_TLS, headers={"Origin": "https://example.org"}) as client:
        for method, path, status in asked:
            answer = client.request(method, path)
            assert (method, path, answer.status_code) == (method, path, status)
            assert has_headers(answer), path
        assert client.delete("/api/tables").headers["allow"] == "GET, HEAD, POST"
        assert has_headers(client.post("/api/tables", content=b" " * (LIMITS.body + 1)))


async def test_a_failure_of_our_own_has_them_too_and_tells_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app(Setup(Database(f"sqlite:///{tmp_path}/tables.sqlite")))

    async def broken(_: Request) -> None:
        raise RuntimeError("what nobody should read")

    app.routes.insert(0, Route("/broken", broken))
    inside = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=inside, base_url="http://here") as client:
        answer = await client.get("/broken")
    assert (answer.status_code, answer.json()["code"]) == (500, "storage")
    assert all(answer.headers.get_list(name) == [value] for name, value in HEADERS.items())
    assert "nobody" not in answer.text
    assert "a request failed" in caplog.text


def test_a_parameter_that_a_route_does_not_have_is_refused(anna: Device) -> None:
    answer = anna.get("/api/mine", params={"befor": 3})
    assert (answer.status_code, answer.json()["message"]) == (422, "There is no parameter 'befor' here.")
