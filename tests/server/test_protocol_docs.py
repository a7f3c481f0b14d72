"""What `docs/protocol.md` and `docs/serving.md` say of the protocol is all there is, and true."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from prometheus_client import Counter, Gauge, Histogram
from typer.main import get_command

from qwixx.cli.app import app as command
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.rules.kernel.phases import PHASES, Actor
from qwixx.server import metrics, queries, sockets, wire
from qwixx.server.api import OPERATIONS
from qwixx.server.keeper import DAY, KEPT
from qwixx.server.limits import HOUSEHOLD, LARGEST_MESSAGE, Limits
from qwixx.server.openapi import document
from qwixx.tables import hearing, news, parts, protocol, seeing
from qwixx.tables.asking import STATUS
from qwixx.tables.entries import Settings
from qwixx.tables.guests import BotInfo
from qwixx.tables.http import GameInfo, OptionInfo
from qwixx.tables.printed import PhaseInfo, Printed, PrintedField, PrintedNumber, PrintedRow
from qwixx.tables.protocol import AnyMessage, AnyRequest
from qwixx.tables.refusal import Code
from qwixx.tables.stand_ins import OVERDUE, SLOW
from qwixx.tables.table import REMEMBERED

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
SERVING = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("serving.md", "serving-limits.md"))

OBJECTS: dict[str, type] = {
    "`table`": parts.TableInfo,
    "A seat": parts.SeatInfo,
    "`position`": parts.PositionInfo,
    "`view`": parts.ViewInfo,
    "`cards`": parts.CardsInfo,
    "`you`": parts.Own,
}
LIMITS = {
    "a message": "message_size",
    "messages on a socket": "messages",
    "messages refused for it until the socket is closed": "strikes",
    "messages from an address": "address_messages",
    "sockets from an address": "address_connections",
    "connections from an address": "address_wires",
    "new sockets from an address": "address_arrivals",
    "requests over HTTP from an address": "address_requests",
    "new tables from an address": "address_tables",
    "positions that are weighed at a time for an address": "address_studies",
    "wrong codes from an address": "unknown_codes",
    "sockets at a table, for those who only watch": "table_sockets",
    "hints that are waited for on a socket": "hints",
    "reactions of a device at a table": "reactions",
    "until a bot of another package has answered": "bot_seconds",
    "unfinished tables of a device": "open_tables",
    "entries in a table's log, after which it can only be started and played on": "entries",
    "bytes that wait for a slow reader": "outgoing",
    "until `hello`, or the whole of a request over HTTP": "hello",
    "the body of a request over HTTP": "body",
    "a table that is handed over": "handed",
    "until the last messages of a socket are read": "farewell",
}


def section(heading: str) -> str:
    """What stands under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables under a heading, without their heads."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [place for place, row in enumerate(cells) if set("".join(row)) <= set("-")]
    return [row for place, row in enumerate(cells) if place not in rules and place + 1 not in rules]


def words(text: str) -> list[str]:
    """What is written as code."""
    return re.findall(r"`([^`]+)`", text)


def numbers(text: str) -> list[float]:
    """The numbers in a text."""
    return [float(number.replace(",", "")) for number in re.findall(r"\d[\d,]*(?:\.\d+)?", text)]


def fields(kind: type) -> list[str]:
    """The fields of a message or of a part of one."""
    return [field.encode_name for field in msgspec.structs.fields(kind)]


# -- messages ----------------------------------------------------------------------------------------------------------


def test_every_request_and_its_fields() -> None:
    told = {words(kind)[0]: named for kind, named, _ in rows("Requests")}
    kinds = {protocol.type_of(kind): kind for kind in get_args(AnyRequest)}
    assert set(told) == set(kinds)
    for name, kind in kinds.items():
        assert ["id", *words(told[name])] == fields(kind), name
        optional = [field.encode_name for field in msgspec.structs.fields(kind) if not field.required]
        assert re.findall(r"`(\w+)`\?", told[name]) == optional, name


def test_every_message_and_its_fields() -> None:
    told = {words(kind)[0]: words(named) for kind, named, _ in rows("Messages")}
    assert told == {protocol.type_of(kind): fields(kind) for kind in get_args(AnyMessage)}


@pytest.mark.parametrize("heading", OBJECTS)
def test_every_part_of_a_message_and_its_fields(heading: str) -> None:
    told = [word for names, _ in rows(heading) for word in words(names)]
    assert sorted(told) == sorted(fields(OBJECTS[heading]))


def test_the_small_parts_are_told_where_they_belong() -> None:
    told = {words(names)[0]: words(what) for names, what in rows("`table`")}
    assert told["settings"] == fields(Settings)
    assert told["proposal"] == fields(parts.ProposalInfo)
    assert told["status"] == ["lobby", "running", "over"]
    assert told["starting"] == ["waits_for", "promises", "salts", "seats"]
    assert fields(parts.StartingInfo) == ["waits_for", "seats"]


def test_what_is_printed_and_its_fields() -> None:
    told = {tuple(words(names)): words(what) for names, what in rows("What is printed")}
    assert [name for names in told for name in names] == fields(Printed)
    assert told["rows",] == ["numbers", *fields(PrintedNumber), "lock", "colour"]
    assert fields(PrintedRow) == ["numbers", "lock", "colour"]
    assert [word for word in told["phases",] if word in fields(PhaseInfo)] == fields(PhaseInfo)
    assert {*told["phases",]} - {*fields(PhaseInfo)} == {*get_args(Actor)}
    assert told["fields",] == fields(PrintedField)


def test_a_game_and_its_options() -> None:
    told = {words(names)[0]: words(what) for names, what in rows("A game")}
    assert list(told) == fields(GameInfo)
    assert told["options"] == fields(OptionInfo)
    assert {"names", "range", "board"} <= {*words(section("A game"))}


def test_a_bot_and_every_reaction() -> None:
    assert [words(name)[0] for name, _ in rows("A bot")] == fields(BotInfo)
    told = [words(name)[0] for name, _ in rows("Reactions")]
    assert told == list(get_args(protocol.ReactionName))


def test_every_phase_and_every_ending() -> None:
    told = {words(names)[-1]: words(what) for names, what in rows("`view`")}
    seen = [phase.name for phase in PHASES if phase.actor != "chance"]
    assert {*told["phase"]} == {"phases", *seen}
    assert {*told["ending"]} == {*ENDINGS}


def test_the_numbers_of_the_protocol() -> None:
    assert f"`protocol` is {protocol.PROTOCOL}," in PAGE
    assert f"A name has 1 to {protocol.LONGEST_NAME} printable characters" in PAGE
    assert f"A snapshot has the last {news.LATEST}." in PAGE
    assert f"for {SLOW // 60_000} minutes (see `since`)" in PAGE
    assert f"After {OVERDUE // 3600_000} hours whoever" in PAGE
    assert f"the most of the last {queries.MOST_CONSIDERED:,} " in PAGE
    assert f"remembers the\n  last {REMEMBERED:,};" in PAGE
    assert PAGE.count(f"the latest {seeing.MOST_LISTED} ") == 2


# -- refusals ----------------------------------------------------------------------------------------------------------


def test_every_error_and_its_status() -> None:
    told = {words(code)[0]: numbers(status) for code, status, _, _ in rows("Errors")}
    assert set(told) == set(get_args(Code))
    statuses = {code: int(status[0]) for code, status in told.items() if status}
    assert statuses == {**STATUS, "forbidden-origin": 403}


def test_every_reason_for_closing_a_socket() -> None:
    told = section("Errors").partition("A socket is closed with")[2]
    for code in (hearing.NORMAL, hearing.POLICY, hearing.RESTART, hearing.TRY_AGAIN, wire.NOT_TEXT, 1009, 1006):
        assert str(code) in told
    assert LARGEST_MESSAGE in numbers(told)


# -- routes ------------------------------------------------------------------------------------------------------------


def test_every_route() -> None:
    paths = document(OPERATIONS)["paths"]
    told = {words(route)[0]: secret for route, secret, _ in rows("Over HTTP")}
    methods = {f"{name.upper()} {path}": one for path, named in paths.items() for name, one in named.items()}
    needed = {"[]": "", "[{'bearer': []}]": "yes", "[{}, {'bearer': []}]": "may"}
    assert told == {route: needed[str(one.get("security", []))] for route, one in methods.items()}
    named = re.findall(
        r"/(?:api|health|metrics)[\w/{}]*", PAGE.replace("CODE", "{code}").replace("guri-papi", "{code}")
    )
    assert set(named) <= {*paths, sockets.PATH}


# -- limits ------------------------------------------------------------------------------------------------------------


def test_every_limit() -> None:
    told = {what: numbers(limit) for what, limit in rows("Limits") if len(words(what)) != 1 or "`hello`" in what}
    limits = Limits()
    told_of_wire = {"pieces of a message": wire.MOST_PIECES, "pings and pongs on a socket": wire.CONTROL}
    known = {what: getattr(limits, name) for what, name in LIMITS.items()} | told_of_wire
    assert told == {what: list(value) if isinstance(value, tuple) else [value] for what, value in known.items()}
    assert {*LIMITS.values(), "keep", "trusted"} == set(Limits.__dataclass_fields__)
    assert f"/{HOUSEHOLD}." in section("Limits")


def test_how_long_tables_are_kept() -> None:
    told = {
        words(what)[0]: numbers(limit)
        for what, limit in rows("Limits")
        if words(what) and limit.endswith(("day", "days"))
    }
    assert told == {status: [kept / DAY] for status, kept in KEPT.items()}


# -- the example -------------------------------------------------------------------------------------------------------


def test_the_example_is_of_this_protocol() -> None:
    lines = re.sub(r"\n {3}", " ", "\n".join(re.findall(r"```\n(.*?)```", PAGE, re.DOTALL))).splitlines()
    sent = [line[2:] for line in lines if line.startswith("→ {") and "…" not in line]
    came = [line[2:] for line in lines if line.startswith("← {") and "…" not in line]
    assert len(sent) >= 4
    assert len(came) >= 7
    for line in sent:
        protocol.decoder.decode(line)
    for line in came:
        message = msgspec.json.decode(line, type=AnyMessage)
        assert json.loads(protocol.encode(message)) == json.loads(line)


# -- serving -----------------------------------------------------------------------------------------------------------


def test_every_option_of_serve() -> None:
    serve = get_command(command).commands["serve"]  # type: ignore[attr-defined]
    options = {option for parameter in serve.params for option in parameter.opts}
    told = {
        word.split()[0]
        for line in SERVING.splitlines()
        if line.startswith("| `--")
        for word in words(line.split("|")[1])
    }
    assert told == options


def test_every_metric() -> None:
    told = {words(line)[0] for line in SERVING.splitlines() if line.startswith("| `qwixx_")}
    families = [
        family
        for metric in vars(metrics).values()
        if isinstance(metric, Counter | Gauge | Histogram)
        for family in metric.collect()
    ]
    assert told == {family.name + ("_total" if family.type == "counter" else "") for family in families}
