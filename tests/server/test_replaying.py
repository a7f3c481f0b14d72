"""A finished game is shown position by position."""

import pytest

from qwixx.positions import state_text
from qwixx.records import fold, parse
from tests.server.client import Device, bot, me

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_shown_position_by_position(anna: Device) -> None:
    code = anna.open("cards", [me("Anna"), bot()])["code"]
    hers = await anna.join(code)
    await hers.ask("start")
    assert anna.get(f"/api/tables/{code}/replay").json()["code"] == "still-running"
    await hers.ask("substitute", seat=0, level="easy")
    await hers.until(lambda: hers.position["view"]["phase"] == "over")
    record = parse(anna.get(f"/api/tables/{code}/record").text)
    first = anna.get(f"/api/tables/{code}/replay", params={"most": 3}).json()
    assert (first["names"], first["events"], first["first"]) == (["Anna", "Emma"], len(record.events), 0)
    assert [position["event"] for position in first["positions"]] == [None, *map(str, record.events[:2])]
    last = anna.get(f"/api/tables/{code}/replay", params={"first": len(record.events)}).json()["positions"]
    assert len(last) == 1
    state = fold(record)
    assert last[0]["view"] == record.game.view(state).as_json() == hers.position["view"]
    assert last[0]["hands"] == [[str(card) for card in record.game.hand(state, seat)] for seat in range(2)]
    assert last[0]["position"] == state_text(record.game, state)
    assert anna.get(f"/api/tables/{code}/replay", params={"first": 9999}).json()["positions"] == []


async def test_ones_games_are_listed_page_by_page(anna: Device) -> None:
    codes = [anna.open(seats=[me("Anna"), bot()])["code"] for _ in range(3)]
    latest = anna.get("/api/mine").json()["tables"]
    older = anna.get("/api/mine", params={"before": latest[0]["opened_at"]}).json()["tables"]
    assert [table["code"] for table in latest] == codes[::-1]
    assert [table["code"] for table in older] == codes[-2::-1]
