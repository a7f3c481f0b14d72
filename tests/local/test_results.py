"""What came of the games in a browser: kept with their end, worked out for older ones, completed by a review."""

from random import Random

from qwixx.records import parse
from qwixx.statistics import result_of
from tests.local.browser import ANNA, BEN, Browser, Json, bot


def played(browser: Browser, game: str = "classic", seed: int = 9, **options: object) -> str:
    """A game of Anna's and Ben's against a bot, played to its end."""
    page = browser.started(game, seats=[ANNA, BEN, bot("easy")], **options).play(Random(seed))
    code: str = page.code
    return code


def expected(browser: Browser, code: str) -> list[tuple[object, ...]]:
    record = parse(browser.get(f"/api/tables/{code}/record").encode())
    found = result_of(record, code, 0)
    assert found is not None
    return [(seat.name, seat.score, seat.locks, seat.penalties, seat.won) for seat in found.seats]


def said(found: Json) -> list[tuple[object, ...]]:
    return [tuple(seat[key] for key in ("name", "score", "locks", "penalties", "won")) for seat in found["seats"]]


def test_a_row_says_what_came_of_a_game() -> None:
    browser = Browser()
    code = played(browser)
    row = browser.rows[code]
    assert said(row["result"]) == expected(browser, code)
    assert [seat.get("mine", False) for seat in row["result"]["seats"]] == [True, True, False]
    assert [seat.get("level", "") for seat in row["result"]["seats"]] == ["", "", "easy"]
    assert row["result"]["ended_at"] == browser.time
    assert browser.get("/api/results") == {"results": [row["result"]], "more": False}


def test_a_running_game_has_none() -> None:
    browser = Browser()
    page = browser.started()
    assert "result" not in browser.rows[page.code]
    assert browser.get("/api/results") == {"results": [], "more": False}


def test_games_that_ended_before_are_worked_out_once() -> None:
    browser = Browser()
    codes = [played(browser, "deluxe" if seed % 10 == 0 else "cards", seed) for seed in range(23)]
    known = {code: browser.rows[code].pop("result") for code in codes}
    browser.begin()
    first = browser.get("/api/results")
    assert (len(first["results"]), first["more"]) == (20, True)
    second = browser.get("/api/results")
    assert (len(second["results"]), second["more"]) == (23, False)
    assert {one["code"]: one for one in second["results"]} == known
    assert {code: row["result"] for code, row in browser.rows.items()} == known


def test_what_cannot_be_read_any_more_is_not_tried_again() -> None:
    browser = Browser()
    code, other = played(browser, seed=1), played(browser, seed=2)
    del browser.rows[code]["result"]
    browser.logs[code][2] = "nonsense"
    browser.begin()
    assert [one["code"] for one in browser.get("/api/results")["results"]] == [other]
    assert browser.rows[code]["lost"] is True
    assert (
        browser.raw({"do": "ask", "id": 1, "method": "GET", "path": "/api/results", "device": "a" * 43})["needs"] == []
    )


def test_a_review_is_kept_with_the_result() -> None:
    browser = Browser()
    code = played(browser, "cards")
    path = f"/api/tables/{code}/review"
    while browser.get(path)["review"] is None:
        browser.call(do="work")
    review = browser.get(path)["review"]
    found = browser.rows[code]["result"]["seats"]
    assert [(seat["luck"], seat["accuracy"]) for seat in found] == [
        (player["luck"], player["accuracy"]) for player in review["players"]
    ]
    page = browser.connect(code)
    page.say("rematch")
    assert browser.rows[code]["result"]["seats"] == found


def test_what_is_carried_to_another_device_is_counted_there() -> None:
    browser, other = Browser(), Browser(seed=7)
    code = played(browser)
    browser.time += 1
    assert other.ask("/api/carry", method="POST", body=browser.get("/api/carry"))[1]["added"] == 1
    assert other.rows[code]["result"] == browser.rows[code]["result"]


def test_what_is_deleted_is_counted_no_more() -> None:
    browser = Browser()
    played(browser)
    browser.ask("/api/mine", method="DELETE")
    assert browser.get("/api/results") == {"results": [], "more": False}
