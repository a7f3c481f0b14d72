"""Who comes in, what is let by, and what is kept: origins, hello, sizes, floods, secrets, names."""

import ast
import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

import qwixx.local
import qwixx.server
import qwixx.tables
from qwixx.server import lag, queries
from qwixx.tables.deciding import claim
from qwixx.tables.refusal import Refusal
from qwixx.tables.secret import hashed, new_secret, same
from tests.server.client import OPEN, PATIENCE, Device, Json, me
from tests.server.hosted import LOCAL, Hosted, hosted, ping
from tests.server.prepared_tables import PreparedTable, person
from tests.server.wire import Wire

POLICY, TOO_BIG = 1008, 1009
LARGEST, HARD_LIMIT = 4096, 64 * 1024


# -- origins -----------------------------------------------------------------------------------------------------------


def test_only_our_own_page_and_programs_connect(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with hosted(tmp_path, "https://pages.example") as server:
        code, here = server.table(), f"127.0.0.1:{server.port}"
        answers = {
            origin: status(server, code, f"Origin: {origin}")
            for origin in (
                f"http://{here}",
                f"https://{here}",
                "https://pages.example",
                "https://pages.example.evil.example",
                "https://evil.example",
                f"http://{here}.evil.example",
                f"http://evil.example/{here}",
                f"http://evil.example@{here}",
                f"http://127.0.0.1:{server.port + 1}",
                "http://127.0.0.1",
                f"ftp://{here}",
                "http://[",
                "null",
                "",
            )
        }
        assert [origin for origin, answer in answers.items() if answer == 101] == list(answers)[:3]
        assert set(answers.values()) == {101, 403}
        assert status(server, code) == 101
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record for record in warnings if record.name != lag.__name__] == [], "but for how busy the machine is"


def test_what_a_page_of_another_site_is_told_is_a_refusal_over_http(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version": "13",
        }
        answer = server.get(f"/api/tables/{server.table()}/socket", Origin="https://evil.example", **upgrade)
        assert (answer.status_code, list(answer.json())) == (403, ["code", "message"])
        assert answer.json()["code"] == "forbidden-origin"


def test_an_error_before_the_snapshot_carries_the_id_of_what_was_sent(tmp_path: Path) -> None:
    secret = new_secret()
    with hosted(tmp_path) as server:
        code = server.table()
        first: dict[str, tuple[str, Json]] = {
            "unknown-table": ("bada-bada", {"type": "hello", "id": "x"}),
            "bad-key": (code, {"type": "hello", "id": "x", "device": secret, "key": secret}),
            "hello-first": (code, {"type": "ping", "id": "x"}),
            "malformed": (code, {"type": "hello", "id": "x", "device": 1}),
        }
        for why, (table, message) in first.items():
            with Wire(server.port, table) as wire:
                wire.ask(**message)
                (answer,) = wire.rest()
                assert (answer["code"], answer["id"]) == (why, "x")


def status(server: Hosted, code: str, *headers: str) -> int:
    """What a handshake comes to."""
    with Wire(server.port, code, *headers) as wire:
        return wire.status


def test_a_handshake_that_cannot_be_read_is_refused_at_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server:
        code = server.table()
        odd = [
            [f"X{number}: y" for number in range(200)],
            [f"X: {'y' * 9000}"],
            ["Content-Length: 5"],
            ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="],
            ["Sec-WebSocket-Version: 99"],
            ["Sec-WebSocket-Protocol: \xff"],
            ["Origin: https://one.example", "Origin: https://two.example"],
        ]
        assert [status(server, code, *headers) for headers in odd] == [400] * len(odd)
        assert status(server, "a" * 9000) == 400
        assert status(server, code) == 101
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# -- hello and sizes ---------------------------------------------------------------------------------------------------


def test_who_does_not_say_hello_is_not_waited_for(tmp_path: Path) -> None:
    with hosted(tmp_path, hello=0.5) as server, Wire(server.port, server.table()) as wire:
        (answer,) = wire.rest()
        assert (answer["type"], answer["code"], wire.close_code) == ("error", "hello-first", POLICY)


def test_a_size_over_the_limit_is_refused_and_one_far_over_it_ends_the_connection(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, server.wire(server.table()) as wire:
        empty = len('{"type":"ping","id":"x"}')
        assert ping(wire, LARGEST - empty)["type"] == "pong"
        for size in (LARGEST + 1, HARD_LIMIT):
            answer = ping(wire, size - empty)
            assert (answer["type"], answer["id"], answer["code"]) == ("error", "x", "too-large")
        assert ping(wire)["type"] == "pong"
        wire.send(" " * (HARD_LIMIT + 1))
        assert wire.rest() == []
        assert wire.close_code == TOO_BIG


def test_letters_are_counted_and_not_their_bytes(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, server.wire(server.table()) as wire:
        wire.ask(type="hint", id="ä" * 40, seat=0)
        assert wire.message()["code"] == "not-yours"
        wire.send("ä" * LARGEST, "ä" * (LARGEST + 1))
        assert [wire.message()["code"] for _ in range(2)] == ["malformed", "too-large"]


# -- floods ------------------------------------------------------------------------------------------------------------


def test_a_flood_changes_nothing_and_is_cut_off_while_others_go_on(tmp_path: Path) -> None:
    with hosted(tmp_path, messages=(0.001, 5), strikes=3) as server:
        code, before = server.table(seats=[me("Anna"), OPEN]), server.dropped("flood")
        with server.wire(code) as other, server.wire(code, server.anna.secret) as wire:
            for number in range(100):
                wire.ask(type="sit", id=str(number), seat=0, name=f"Anna {number}")
            answers = [message for message in wire.rest() if message["type"] in ("ack", "error")]
            assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["error"] * 4
            assert {answer["code"] for answer in answers[5:]} == {"slow-down"}
            assert [answer["id"] for answer in answers] == list(map(str, range(9)))
            assert wire.close_code == POLICY
            assert ping(other)["type"] == "pong"
        with Wire(server.port, code) as late:
            snapshot = late.hello()
            assert (snapshot["version"], snapshot["table"]["seats"][0]["name"]) == (5, "Anna 4")
        assert server.dropped("flood") == before + 1


def test_all_sockets_of_an_address_share_a_limit(tmp_path: Path) -> None:
    with hosted(tmp_path, address_messages=(0.001, 3)) as server:
        code = server.table()
        with server.wire(code) as one, server.wire(code) as two:
            said = [ping(wire).get("code") for wire in (one, two, one, two, one)]
            assert said == [None, None, None, "slow-down", "slow-down"]


def test_so_many_sockets_of_an_address_and_no_more(tmp_path: Path) -> None:
    with hosted(tmp_path, address_connections=2) as server:
        code = server.table()
        with server.wire(code) as one, server.wire(code) as two:
            assert turned_away(server, code) == ("too-many", POLICY)
            assert [ping(wire)["type"] for wire in (one, two)] == ["pong", "pong"]
        until(lambda: turned_away(server, code) == ("hello-first", POLICY))  # there is room again


def test_sockets_of_an_address_come_only_so_fast(tmp_path: Path) -> None:
    with hosted(tmp_path, address_arrivals=(0.001, 2)) as server:
        code = server.table()
        assert [turned_away(server, code)[0] for _ in range(3)] == ["hello-first", "hello-first", "too-many"]


def turned_away(server: Hosted, code: str) -> tuple[str, int | None]:
    """Why somebody is who does not say hello."""
    with Wire(server.port, code) as wire:
        wire.send('{"type":"ping","id":"x"}')
        (answer,) = wire.rest()
        return answer["code"], wire.close_code


def test_after_too_many_wrong_codes_even_a_right_one_tells_nothing(tmp_path: Path) -> None:
    with hosted(tmp_path, unknown_codes=(0.001, 4)) as server:
        code = server.table()
        wrong = [guess(server, "bada-bada"), guess(server, "%00"), guess(server, "'--"), guess(server, code.upper())]
        assert wrong == ["unknown-table"] * 4
        assert [guess(server, "bada-bada"), guess(server, code)] == ["slow-down"] * 2
        answers = [server.get(f"/api/tables/{one}") for one in ("bada-bada", code)]
        assert [answer.status_code for answer in answers] == [429, 429]
        assert answers[0].text == answers[1].text


def test_wrong_codes_from_an_address_lock_out_nobody_who_sits_there(tmp_path: Path) -> None:
    with hosted(tmp_path, unknown_codes=(0.001, 2)) as server:
        hers, ben = server.table(seats=[me("Anna"), OPEN]), Device(server.url)
        his = ben.open(seats=[OPEN, OPEN])["code"]  # as its host, without a seat
        assert [guess(server, "bada-bada"), guess(server, "%00")] == ["unknown-table"] * 2
        for device, own, other in ((server.anna, hers, his), (ben, his, hers)):
            assert guess(server, own, device.secret) == "snapshot"
            for what in ("", "/printed"):
                assert device.get(f"/api/tables/{own}{what}").status_code == 200
                refusals = [device.get(f"/api/tables/{code}{what}") for code in (other, "bada-bada")]
                refusals.append(Device(server.url).get(f"/api/tables/{own}{what}"))
                assert {(refusal.status_code, refusal.text) for refusal in refusals} == {(429, refusals[0].text)}
            for code in (other, "bada-bada", "%00"):
                assert guess(server, code, device.secret) == "slow-down"
        assert guess(server, hers) == "slow-down"


def test_nor_somebody_who_has_the_link_of_a_seat(tmp_path: Path) -> None:
    with hosted(tmp_path, unknown_codes=(0.001, 1)) as server:
        opened, tablet = server.anna.open(seats=[me("Anna"), OPEN]), new_secret()
        code, key = opened["code"], opened["keys"][0]["key"]
        assert guess(server, "bada-bada") == "unknown-table"
        assert [guess(server, code, tablet), guess(server, code, tablet, new_secret())] == ["slow-down"] * 2
        assert [guess(server, code, tablet, key), guess(server, code, tablet)] == ["snapshot"] * 2


def guess(server: Hosted, code: str, device: str | None = None, key: str | None = None) -> str:
    """What is said to who asks for a table."""
    with Wire(server.port, code) as wire:
        answer = wire.hello(device, key)
        said: str = answer["code"] if answer["type"] == "error" else answer["type"]
        return said


def test_so_many_new_tables_of_an_address_and_no_more(tmp_path: Path) -> None:
    with hosted(tmp_path, address_tables=(0.001, 2)) as server:
        answers = [Device(server.url).post("/api/tables", {"game": "classic", "seats": [OPEN]}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["code"] == "too-many"


async def opened_at_once(server: Hosted, number: int) -> list[int]:
    """What opening so many tables at the same time comes to."""
    async with httpx.AsyncClient(base_url=server.url, headers=server.anna.headers) as client:
        plan = {"game": "classic", "seats": [OPEN]}
        answers = await asyncio.gather(*(client.post("/api/tables", json=plan) for _ in range(number)))
        return sorted(answer.status_code for answer in answers)


def test_tables_opened_at_the_same_time_are_all_counted(tmp_path: Path) -> None:
    with hosted(tmp_path, open_tables=3) as server:
        assert asyncio.run(opened_at_once(server, 12)) == [201] * 3 + [429] * 9


def test_so_many_may_watch_a_table_and_whoever_has_a_seat_still_comes_in(tmp_path: Path) -> None:
    with hosted(tmp_path, table_sockets=2) as server:
        code = server.table(seats=[me("Anna"), OPEN])
        with server.wire(code), server.wire(code), Wire(server.port, code) as third:
            assert third.hello()["code"] == "too-many"
            with server.wire(code, server.anna.secret):
                pass


def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    with hosted(tmp_path, address_requests=(0.001, 2), trusted=LOCAL) as server:
        one, two = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.1, 203.0.113.2"}
        asked = [server.get("/api/games", **headers).status_code for headers in (one, one, one, two, two, two)]
        assert asked == [200, 200, 429] * 2
        assert {server.get("/api/games").status_code for _ in range(5)} == {200}


def test_behind_a_proxy_sockets_are_counted_for_who_is_behind_it(tmp_path: Path) -> None:
    with hosted(tmp_path, address_connections=1, trusted=frozenset({"127.0.0.0/8"})) as server:
        code = server.table()
        ways = ["203.0.113.1", "203.0.113.2", "203.0.113.2, 127.0.0.9", "203.0.113.1, ::ffff:127.0.0.9", "203.0.113.3"]
        with ExitStack() as stack:
            wires = [stack.enter_context(Wire(server.port, code, f"X-Forwarded-For: {way}")) for way in ways]
            assert [wire.hello()["type"] for wire in wires] == ["snapshot", "snapshot", "error", "error", "snapshot"]


def test_nobody_else_is_believed_about_where_they_are(tmp_path: Path) -> None:
    with hosted(tmp_path, address_requests=(0.001, 2)) as server:
        asked = [server.get("/api/games", **{"X-Forwarded-For": f"203.0.113.{n}"}).status_code for n in range(3)]
        assert asked == [200, 200, 429]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_the_database_knows_secrets_only_by_their_hashes(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        opened = server.anna.open(seats=[me("Anna"), OPEN])
        ben = Device(server.url)
        with server.wire(opened["code"], ben.secret) as wire:
            wire.ask(type="sit", id="x", seat=1, name="Ben")
            sat = answers_until_ack(wire)
            wire.ask(type="link", id="y", seat=1)
            keys = [message["key"] for message in (*sat, *answers_until_ack(wire)) if message["type"] == "key"]
        assert len(keys) == 2
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    secrets = [server.anna.secret, ben.secret, opened["keys"][0]["key"], *keys]
    assert [one for one in secrets if one.encode() in stored] == []
    assert [one for one in secrets if hashed(one).encode() not in stored] == []


def test_the_database_is_for_nobody_else_on_the_machine(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        server.table()
        files = [tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"]
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600, 0o600]


def answers_until_ack(wire: Wire) -> list[Json]:
    """Everything up to the next acknowledgement."""
    messages = [wire.message()]
    while messages[-1]["type"] != "ack":
        messages.append(wire.message())
    return messages


def test_hashes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def digest(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("hmac.compare_digest", digest)
    key = new_secret()
    table = PreparedTable(
        "bada-bada", "classic", [person("Anna", "anna", key=hashed(key))], hashed("anna"), Random(1)
    ).table
    with pytest.raises(Refusal, match="not valid"):
        claim(table, hashed("eve"), new_secret())
    assert claim(table, hashed("eve"), key).entry
    assert {one for one, _ in compared} >= {hashed(key), hashed("anna")}


def test_nothing_is_the_same_as_no_hash() -> None:
    assert not same("", "")
    assert not same("", hashed(""))
    assert not same(hashed("x"), "")


def test_no_code_compares_a_secret_in_another_way() -> None:
    """Devices, keys and hosts are compared by `same` alone; only the database looks rows up by their hash."""
    found = []
    folders = [Path(package.__path__[0]) for package in (qwixx.local, qwixx.server, qwixx.tables)]
    for file in {file for folder in folders for file in folder.glob("*.py")} - {Path(queries.__file__)}:
        compared = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Compare)]
        for node in compared:
            sides = [side for side in (node.left, *node.comparators) if isinstance(side, ast.Attribute)]
            if {side.attr for side in sides} & {"device", "key", "host"} and not isinstance(
                node.ops[0], ast.Is | ast.IsNot
            ):
                found.append(f"{file.name}, line {node.lineno}: {ast.unparse(node)}")
    assert found == []


# -- names -------------------------------------------------------------------------------------------------------------

STRANGE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "👩‍👩‍👧‍👦",
    "Zoë 李 أحمد",
    "'; drop table log; --",
    "%s {0} ${x}",
]
UNSHOWN = [" ", " Anna", "Anna ", "An\nna", "An\0na", "An\x1b[31mna", "An\u2028na"]
UNSHOWN += ["\u202eannA", "An\u200fna", "An\u200bna", "\ufeffAnna"]  # turned round, or invisible


def test_a_name_is_text_and_nothing_else(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server:
        for name in STRANGE:
            code = server.table(seats=[me(name)], listed=True)
            with server.wire(code, server.anna.secret) as wire:
                wire.ask(type="sit", id="x", seat=0, name=name, promise="0" * 64)
                assert answers_until_ack(wire)[0]["table"]["seats"][0]["name"] == name
            answer = server.anna.get(f"/api/tables/{code}")
            assert answer.json()["names"] == [name]
            assert answer.headers["Content-Type"] == "application/json"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_name_that_would_not_be_shown_as_it_is_is_refused(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL) as server, server.wire(server.table(), server.anna.secret) as wire:
        for name in UNSHOWN:
            wire.ask(type="sit", id="x", seat=0, name=name)
            assert wire.message()["code"] == "bad-name"
            answer = server.anna.post("/api/tables", {"game": "classic", "seats": [me(name)]})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


def until(condition: Callable[[], bool]) -> None:
    """Ask again until something is so."""
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience
