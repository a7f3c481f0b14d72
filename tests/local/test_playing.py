"""What works at a served table works at one of the browser's own."""

import json
from random import Random

import pytest

from qwixx import fairness
from qwixx.games import GAMES
from qwixx.lessons import LESSONS
from qwixx.local.desk import KEPT
from qwixx.records import parse
from tests.local.browser import ANNA, BEN, SECRET, Browser, Page, bot

JOKERS = {"jokers": "yes"}


def test_a_table_is_opened_started_and_played_to_its_end() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA, bot("hard")]).play(Random(1))
    assert page.table["status"] == "over"
    assert browser.get(f"/api/tables/{page.code}")["scores"] is not None
    assert len(page.table["seed"]) == 64


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "master"])
def test_every_level_plays(level: str) -> None:
    browser = Browser()
    assert browser.started("cards", seats=[ANNA, bot(level)]).play(Random(2)).over


def test_bots_decide_one_by_one_and_are_one_entry() -> None:
    browser = Browser()
    page = browser.connect(browser.open(seats=[ANNA, bot("hard"), bot("hard"), bot("hard")]))
    page.say("start")
    before = len(browser.logs[page.code])
    assert browser.work() >= 3
    played = [entry for entry in browser.logs[page.code][before:] if '"2: ' in entry]
    assert all(f'"{seat}: ' in played[0] for seat in (2, 3, 4))


def test_a_hint_comes_when_nothing_else_is_due() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA, bot("hard")])
    seat = page.to_act[0]
    page.say("hint", seat=seat, id="what")
    browser.work()
    advice = page.latest("advice")
    assert advice["id"] == "what"
    assert {choice["action"] for choice in advice["choices"]} == {*page.own(seat)["legal"]}


def test_hints_have_an_end_and_none_is_given_where_there_are_none() -> None:
    browser = Browser()
    page = browser.started()
    said = [page.say("hint", seat=0) for _ in range(4)]
    assert said[-1]["code"] == "slow-down"
    other = browser.started(hints=False)
    assert other.say("hint", seat=0)["code"] == "not-allowed"


def test_whoever_is_gone_is_given_no_advice() -> None:
    browser = Browser()
    page = browser.started()
    page.say("hint", seat=page.to_act[0])
    browser.call(do="leave", wire=page.number)
    assert browser.work() == 0


def test_something_settled_is_taken_back() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA, bot("hard")])
    page.play(Random(3), lambda page: page.step > 6)
    step = page.step
    assert page.say("takeback", seat=0, step=step - 2)["type"] == "ack"
    assert page.step <= step
    assert any(event.startswith("back ") for event in page.latest("position")["position"]["events"])
    assert page.play(Random(4)).over


def test_a_sealed_answer_is_taken_back() -> None:
    browser = Browser()
    page = browser.started()
    page.act(0, page.own(0)["legal"][0])
    assert page.say("retract", seat=0, step=page.step)["type"] == "ack"
    assert 0 in page.to_act


def test_a_bot_stands_in_and_goes() -> None:
    browser = Browser()
    page = browser.started()
    assert page.say("substitute", seat=1, level="master")["type"] == "ack"
    browser.work()
    assert page.table["seats"][1]["stand_in"] == "master"
    assert 1 not in page.to_act
    assert page.say("resume", seat=1)["type"] == "ack"
    assert page.play(Random(5)).over


def test_a_rematch_is_one_table_however_often_it_is_asked_for() -> None:
    browser = Browser()
    page = browser.started("cards").play(Random(6))
    first, second = page.say("rematch"), page.say("rematch")
    assert [first["duplicate"], second["duplicate"]] == [False, True]
    code = page.table["next"]
    assert code.startswith("local-")
    again = browser.connect(code)
    again.say("start")
    assert again.table["starting"] == {"waits_for": "promises", "seats": [0, 1]}
    again.say("start", without=True)
    assert again.play(Random(7)).over


def test_the_clock_answers_for_who_does_not() -> None:
    browser = Browser()
    page = browser.started(timer=30)
    assert browser.due == 30_000
    browser.time += 29_999
    browser.call(do="leave", wire=99)
    assert browser.due == 1
    browser.time += 1
    browser.call(do="work")
    assert page.latest("position")["position"]["events"][-1]
    assert page.step == 2 or page.to_act


def test_no_clock_runs_where_nobody_is() -> None:
    browser = Browser()
    page = browser.started(timer=30)
    browser.call(do="leave", wire=page.number)
    assert browser.due is None


def test_a_finished_game_is_replayed_recorded_and_proven() -> None:
    browser = Browser()
    page = browser.connect(browser.open("cards", seats=[{**ANNA, "promise": fairness.promise("salt")}, bot("easy")]))
    commitment = page.table["commitment"]
    page.say("start")
    assert page.table["starting"]["waits_for"] == "salts"
    page.say("reveal", seat=0, salt="salt")
    browser.work()
    page.play(Random(8))
    record = parse(browser.get(f"/api/tables/{page.code}/record").encode())
    assert record == parse(json.dumps(browser.get(f"/api/tables/{page.code}/record?form=json")).encode())
    assert record.commitment == commitment
    assert fairness.verify(record).proven
    replay = browser.get(f"/api/tables/{page.code}/replay?first=3&most=2")
    assert [replay["first"], len(replay["positions"]), replay["events"]] == [3, 2, len(record.events)]


def test_nothing_of_a_game_is_told_before_its_end() -> None:
    browser = Browser()
    page = browser.started()
    for part in ("record", "replay", "review"):
        status, body = browser.ask(f"/api/tables/{page.code}/{part}")
        assert (status, body["code"]) == (409, "still-running")
    assert page.table["seed"] is None


def test_a_review_is_made_piece_by_piece() -> None:
    browser = Browser()
    page = browser.started("cards", seats=[ANNA, bot("easy")]).play(Random(9))
    path = f"/api/tables/{page.code}/review"
    first = browser.get(path)
    assert first["progress"] == {
        "done": 0,
        "total": len(parse(browser.get(path.replace("review", "record")).encode()).events),
    }
    seen = [0]
    while browser.due == 0:
        browser.call(do="work")
        found = browser.get(path)
        seen.append(found["progress"]["done"] if found["progress"] else seen[-1])
    assert seen == sorted(seen)
    assert len({*seen}) > 5
    assert found["review"]["names"] == ["Anna", page.table["seats"][1]["name"]]


def test_positions_are_weighed() -> None:
    browser = Browser()
    text = "classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"
    found = browser.get(f"/api/weigh?position={text.replace(' ', '%20')}")
    assert found["choices"]
    status, same = browser.ask("/api/weigh", {"game": "classic", "sheets": ["r5 p1", "y2"]})
    assert (status, same["seat"]) == (200, 0)
    rolls = browser.get(f"/api/weigh/rolls?position={text.replace(' ', '+')}&seat=1")
    assert [roll["sum"] for roll in rolls["rolls"]] == list(range(2, 13))
    assert browser.ask("/api/weigh?position=nonsense")[1]["code"] == "bad-setup"


def test_lessons_and_games_are_told() -> None:
    browser = Browser()
    for name in LESSONS:
        assert browser.get(f"/api/lesson?name={name}")["scenes"]
    offered = browser.get("/api/games")
    assert [game["id"] for game in offered["games"]] == [*GAMES]
    assert offered["bots"] == []
    assert browser.get("/api/tables") == {"tables": []}
    assert browser.get("/api/privacy") == {"lobby": 0, "running": 0, "over": 0}


def test_tables_are_listed_the_latest_first() -> None:
    browser = Browser()
    codes = []
    for _ in range(3):
        browser.time += 1000
        codes.append(browser.open())
    page = browser.connect(codes[1])
    page.say("start")
    mine = browser.get("/api/mine")
    assert [table["code"] for table in mine["tables"]] == codes[::-1]
    stands = next(one for one in mine["going"] if one["code"] == codes[1])
    assert (stands["seats"], stands["waiting"]) == ([0, 1], [0, 1])
    older = browser.get(f"/api/mine?before={mine['tables'][0]['opened_at']}")
    assert [table["code"] for table in older["tables"]] == codes[1::-1]
    assert older["going"] == []


def test_a_table_is_deleted_and_then_all_are() -> None:
    browser = Browser()
    page, other = browser.started(), browser.started("cards")
    assert browser.ask(f"/api/tables/{page.code}", method="DELETE") == (200, {"what": "table"})
    assert browser.closed == {page.number: 1013}
    assert browser.ask(f"/api/tables/{page.code}")[1]["code"] == "unknown-table"
    assert list(browser.logs) == [other.code]
    assert browser.ask("/api/mine", method="DELETE") == (200, {"tables": 1, "names": 0, "running": 0})
    assert (browser.rows, browser.logs) == ({}, {})
    assert browser.get("/api/mine") == {"tables": [], "going": []}


def test_two_pages_at_one_table_are_told_the_same() -> None:
    browser = Browser()
    page = browser.started()
    other = browser.connect(page.code)
    page.act(0, page.own(0)["legal"][-1])
    assert other.latest("answered") == page.latest("answered")
    assert page.say("react", seat=0, reaction="wow")["type"] == "ack"
    assert other.latest("reaction")["reaction"] == "wow"


def test_a_spectator_sees_what_everybody_may() -> None:
    browser = Browser()
    page = browser.started("cards")
    watching = browser.connect(page.code, device=None)
    assert watching.latest("snapshot")["you"] == []
    assert page.table["watchers"] == 1
    assert watching.say("act", step=page.step, seat=page.to_act[0], action="pass")["code"] == "not-yours"


def test_the_same_request_is_done_once() -> None:
    browser = Browser()
    page = browser.started()
    action = page.own(0)["legal"][0]
    first = page.say("act", id="once", step=1, seat=0, action=action)
    again = page.say("act", id="once", step=1, seat=0, action=action)
    assert [first["duplicate"], again["duplicate"]] == [False, True]
    assert [first["version"], again["version"]] == [2, 2]


def test_a_device_has_to_say_that_it_is_one_but_not_which() -> None:
    browser = Browser()
    plan = {"game": "classic", "seats": [ANNA, BEN]}
    assert browser.ask("/api/tables", plan, device="")[0] == 401
    page = browser.started()
    assert browser.connect(page.code, device="b" * 43).latest("snapshot")["mine"] == [0, 1]


def test_seats_go_to_no_other_device() -> None:
    page = Browser().started()
    assert page.say("link", seat=0)["code"] == "not-allowed"


def test_tables_that_nobody_uses_leave_memory() -> None:
    browser = Browser()
    codes = [browser.started().code for _ in range(KEPT + 4)]
    for number in list(browser.heard):
        browser.call(do="leave", wire=number)
    needed = [code for code in codes if browser.raw(_hello(browser, code))["needs"]]
    assert needed == codes[:4]


def _hello(browser: Browser, code: str) -> dict[str, object]:
    page = Page(browser, code, 1000 + len(browser.heard))
    text = json.dumps({"type": "hello", "id": "hello", "device": SECRET})
    return {"do": "hear", "wire": page.number, "text": text}
