"""Tables of a day: everybody's are alike, nothing is taken back there, and what was possible is told at the end."""

import json
from datetime import date
from random import Random

import pytest

from qwixx.daily import PERFECT, hindsight, proven
from qwixx.fairness import verify
from qwixx.games import GAMES
from qwixx.records import parse
from qwixx.rules.outcomes import Roll
from qwixx.tables import snapshot
from qwixx.tables.kept import read
from qwixx.tables.table import folded
from qwixx.tables.vetting import vetted
from tests.local.browser import ANNA, BEN, Browser, Page, bot

DAY = "2026-11-18"
MASTER = bot("master")


def rolls(browser: Browser, page: Page) -> list[tuple[int, int]]:
    """The white dice of a game that is over."""
    record = parse(browser.get(f"/api/tables/{page.code}/record"))
    return [event.whites for event in record.events if isinstance(event, Roll)]


def test_whoever_plays_has_the_same_dice() -> None:
    found = []
    for seed in range(3):
        browser = Browser(seed)
        found.append(rolls(browser, browser.started(seats=[ANNA], day=DAY).play(Random(seed))))
    shortest = min(map(len, found))
    assert shortest
    assert found[0][:shortest] == found[1][:shortest] == found[2][:shortest]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_a_duel_of_the_day(game: str) -> None:
    browser = Browser()
    page = browser.started(game, seats=[ANNA, MASTER], day=DAY).play(Random(1))
    assert verify(parse(browser.get(f"/api/tables/{page.code}/record"))).finding == "of-the-day"
    assert browser.ask(f"/api/tables/{page.code}/compared")[1]["code"] == "not-allowed"


def test_what_was_possible_is_told_when_it_is_over_and_not_before() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA], day=DAY)
    assert browser.ask(f"/api/tables/{page.code}/compared")[1]["code"] == "still-running"
    page.play(Random(1))
    told = browser.get(f"/api/tables/{page.code}/compared")
    score = proven(parse(browser.get(f"/api/tables/{page.code}/record"))).score
    assert told == {"score": score, "perfect": PERFECT["classic"], "possible": None}
    browser.work()
    *_, best = hindsight(date.fromisoformat(DAY), "classic")
    assert browser.get(f"/api/tables/{page.code}/compared")["possible"] == {"score": best.score, "most": best.at_most}


def test_nothing_is_undone_nobody_advises_and_nobody_plays_for_another() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA], day=DAY)
    page.act(0, "pass")
    for kind, fields in (("takeback", {"step": 1}), ("hint", {}), ("substitute", {"level": "hard"})):
        page.say(kind, seat=0, **fields)
        assert page.latest("error")["code"] == "not-allowed"
    assert (page.table["commitment"], page.table["seed"]) == ("", None)
    assert page.table["settings"]["day"] == DAY


@pytest.mark.parametrize(
    "plan",
    [
        {"seats": [ANNA, BEN]},
        {"seats": [ANNA, bot("easy")]},
        {"seats": [MASTER, ANNA]},
        {"seats": [ANNA], "options": {"locks": "sealed"}},
        {"seats": [ANNA, MASTER, MASTER]},
        {"seats": [ANNA], "day": "2026-02-30"},
    ],
    ids=str,
)
def test_other_tables_than_those_of_a_day_are_refused(plan: dict[str, object]) -> None:
    status, said = Browser().ask("/api/tables", {"game": "classic", "day": DAY} | plan)
    assert (status, said["code"]) == (422, "bad-setup")


def test_the_seats_of_a_day_cannot_be_changed_before_the_start() -> None:
    browser = Browser()
    page = browser.connect(browser.open(seats=[ANNA, MASTER], day=DAY))
    page.say("arrange", seat=1, kind="bot", level="easy")
    page.say("start")
    assert page.latest("error")["code"] == "bad-setup"


def test_its_log_is_vetted_and_its_snapshot_read_as_any_other() -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA], day=DAY)
    page.act(0, "pass")
    log = [json.loads(entry) if entry.startswith('"') else entry for entry in browser.logs[page.code]]
    table = folded(page.code, "0" * 64, map(read, log))
    assert vetted(page.code, "0" * 64, log).play == table.play
    assert snapshot.decode(snapshot.encode(table, "1"), "1") == table
