"""Tables, players and records run where nothing but msgspec is installed, as in a browser's Python."""

import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from tests.golden_games import FOLDER

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
CONTRACTS = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
HEAVY = next(one["forbidden_modules"] for one in CONTRACTS if "qwixx.tables" in one.get("source_modules", ()))

BLOCKED = f"""
    import sys

    class Blocked:
        def find_spec(self, name, path=None, target=None):
            if name.partition(".")[0] in {HEAVY!r}:
                raise ImportError(f"{{name}} is not here")

    sys.meta_path.insert(0, Blocked())
"""

IMPORTED = """
    import importlib
    import pkgutil

    for name in ("qwixx.local", "qwixx.tables", "qwixx.review", "qwixx.players", "qwixx.records", "qwixx.play"):
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, name + "."):
            importlib.import_module(module.name)
            print(module.name)
"""

PLAYED = """
    from qwixx.tables import protocol
    from qwixx.tables.caller import Caller
    from qwixx.tables.deciding import decide
    from qwixx.tables.http import NewTable, SeatPlan
    from qwixx.tables.news import News, Presence
    from qwixx.tables.opening import planned
    from qwixx.tables.printed import printed
    from qwixx.tables.secret import hashed, new_secret
    from qwixx.tables.summary import summary
    from qwixx.tables.table import opened

    anna = Caller(hashed(new_secret()))
    seats = [SeatPlan("device", "Anna"), SeatPlan("device", "Ben")]
    entry, keys = planned(NewTable("cards", seats), anna.device)
    table = opened("bada-bada", "0" * 64, entry, 0)
    table = decide(table, anna, protocol.Start("start")).applied(table, 1)
    for number in range(40):
        if table.status == "over":
            break
        seat, (game, state) = table.waiting[0], table.playing
        action = str(game.legal(state, seat)[-1])
        request = protocol.ActRequest(f"a-{number}", table.step, seat, action)
        before, table = table, decide(table, anna, request).applied(table, number)
        assert decide(table, anna, request).entry is None, "it comes again"
        assert News(table, Presence(), number, before).changes((0, 1), True)
    protocol.encode([summary(table), printed(table.game)])
    print(News(table, Presence(), 0).snapshot((0, 1), True).decode())
"""


REVIEWED = """
    from pathlib import Path
    from qwixx.records import parse
    from qwixx.review import review, review_json

    record = parse(Path(sys.argv[1]).read_bytes())
    found = review_json(review(record))
    print(found["format"], len(found["steps"]))
"""

BRIDGED = """
    import json
    from qwixx.local.browser import Bridge

    bridge = Bridge(lambda: 1_800_000_000_000.0, lambda size: bytes(range(size)))

    def call(**fields):
        answer = json.loads(bridge.call(json.dumps(fields)))
        assert answer["problem"] is None and not answer["needs"], answer
        for told in answer["tell"]:
            if "text" in told:
                note(json.loads(told["text"]))
        return answer

    def note(message):
        if message["type"] == "position":
            seen["step"] = message["position"]["step"]
        for own in message.get("you", ()):
            seen["legal"] = own["legal"]
        if "table" in message:
            seen["status"] = message["table"]["status"]

    seen, secret = {"status": "lobby"}, "a" * 43
    seats = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": "master"}]
    call(do="begin", tables=[])
    plan = {"game": sys.argv[1], "seats": seats}
    opened = call(do="ask", id=1, method="POST", path="/api/tables", device=secret, body=plan)
    code = opened["tell"][0]["body"]["code"]
    call(do="connect", wire=1, path=f"/api/tables/{code}/socket")
    call(do="hear", wire=1, text=json.dumps({"type": "hello", "id": "h", "device": secret}))
    answer = call(do="hear", wire=1, text='{"type":"start","id":"s"}')
    for number in range(1000):
        if seen["status"] == "over":
            break
        if answer["due"] == 0:
            answer = call(do="work")
            continue
        act = {"type": "act", "id": f"a{number}", "step": seen["step"], "seat": 0, "action": seen["legal"][-1]}
        answer = call(do="hear", wire=1, text=json.dumps(act))
    print(seen["status"], sorted(blocked & set(sys.modules)))
"""


def alone(*programs: str, file: Path = PROJECT) -> str:
    """What these programs print, one after the other, where no heavy package can be imported; they may read a file."""
    text = "\n".join(dedent(program) for program in (BLOCKED, *programs))
    return subprocess.run([sys.executable, "-c", text, str(file)], check=True, capture_output=True, text=True).stdout


def test_what_is_heavy_cannot_be_imported_there() -> None:
    assert {"numba", "numpy", "pydantic", "sqlalchemy", "starlette"} <= {*HEAVY}
    for name in HEAVY:
        with pytest.raises(subprocess.CalledProcessError) as failed:
            alone(f"import {name}")
        assert f"{name} is not here" in failed.value.stderr


def test_every_module_is_imported_with_msgspec_alone() -> None:
    imported = alone(IMPORTED).split()
    assert {"qwixx.tables.http", "qwixx.players.careful", "qwixx.records.reading"} <= {*imported}


def test_a_game_is_played_with_msgspec_alone() -> None:
    told = alone(PLAYED)
    assert told.startswith('{"type":"snapshot"')
    assert '"status":"running"' in told


@pytest.mark.parametrize("game", ["classic", "cards"])
def test_a_game_is_played_over_the_bridge_without_a_loop_or_a_database(game: str) -> None:
    never = "blocked = {'asyncio', 'concurrent', 'numba', 'numpy', 'sqlite3', 'starlette'}"
    assert alone(never, BRIDGED, file=Path(game)) == "over []\n"


def test_a_game_is_reviewed_with_msgspec_alone() -> None:
    assert alone(REVIEWED, file=FOLDER / "cards.txt").startswith("qwixx review 1 ")
