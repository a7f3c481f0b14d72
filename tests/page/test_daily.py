"""The challenge of the day by tapping, without a network: one attempt counts, more are practice."""

import json
import re
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from qwixx.daily import PERFECT, hindsight, proven
from qwixx.fairness import verify
from qwixx.records import Record, fold, parse
from qwixx.words.language import LANGUAGES, Words
from tests.page.conftest import on_web_space
from tests.page.firefox import lacks
from tests.page.local_tables import code_of
from tests.page.people import People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.page.test_site import FETCHED, kept
from tests.server.client import Server
from tests.soak import sample

pytestmark = lacks("Python in a worker under its driver")

CLIPBOARD = ["clipboard-read", "clipboard-write"]
PLAY = "Play: The original, Alone"
MEASURE_TAPS = """() => [...document.querySelectorAll('main button, main a')]
  .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"""
axe = Axe()


def attempts(page: Page) -> list[dict[str, object]]:
    """What is kept of the attempts that count."""
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage['qwixx.daily'] ?? '[]'"))
    return found


def begin(page: Page, name: str = PLAY, eager: float = 0.4) -> Player:
    """Begin an attempt; its first question is there."""
    page.get_by_role("button", name=name).click()
    player = Player(page, eager)
    player.wait()
    return player


@pytest.fixture(scope="module")
def away(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A device that was here once and waited until all was fetched; the web space is gone since."""
    with on_web_space(folder) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow", permissions=CLIPBOARD)
        page = kept(context, "/daily")
        begin(page, "Play: The original, Duel with the master")
        until(page, FETCHED.format(len([*folder.glob("engine/*.packed")])))
        page.close()
    yield context
    people.leave()


def test_an_attempt_alone_is_played_compared_and_shared_without_a_network(away: BrowserContext) -> None:
    page = away.new_page()
    page.goto("/")
    page.get_by_role("link", name="Daily challenge").click()
    player = begin(page)
    expect(page.get_by_text("Perfect play expects")).to_have_count(0)  # nothing is told before
    page.reload()
    player.wait()
    player.play_to_the_ranking()
    (attempt,) = [one for one in attempts(page) if one["kind"] == "solo"]
    assert attempt["code"] == code_of(page)
    today = date.fromisoformat(str(attempt["day"]))
    *_, best = hindsight(today, "classic")
    expect(page.get_by_text("This was your attempt of the day: it counts.")).to_be_visible()
    expect(page.get_by_text(f"{PERFECT['classic']:.1f}")).to_be_visible()
    expect(page.get_by_text(f"{best.score} (exact)")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Record (text)").click()
    record = parse(Path(download.value.path()).read_text("utf-8"))
    assert verify(record).finding == "of-the-day"
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    score = proven(record).score
    assert text.splitlines()[0].endswith(f"The original, alone: {score}".replace("-", "\u2212"))
    assert text.count("🟥") == red_crosses(record)
    page.get_by_role("link", name="To the challenge of the day").click()
    page.wait_for_url("**/daily")
    page.reload()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    again = begin(page, "Practise: The original, Alone", eager=0)
    again.play_to_the_ranking()
    expect(page.get_by_text("This was practice: your first attempt counts.")).to_be_visible()
    assert [one["code"] for one in attempts(page) if one["kind"] == "solo"] == [attempt["code"]]
    page.close()


def test_two_taps_and_two_tabs_come_to_one_attempt(visitors: People) -> None:
    context = visitors.device()
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto("/daily")
        expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    first.get_by_role("button", name=PLAY).dblclick()
    second.get_by_role("button", name=PLAY).click()
    for page in (first, second):
        expect(page).to_have_url(re.compile("/t/local-"))
    assert code_of(first) == code_of(second)
    assert [one["code"] for one in attempts(first)] == [code_of(first)]
    Player(first).wait()


def test_who_taps_after_midnight_sees_the_new_day_first(visitors: People) -> None:
    page = visitors.device().new_page()
    page.clock.install(time=datetime(2026, 11, 18, 23, 59, 0))
    page.goto("/daily")
    expect(page.get_by_text("Wednesday, November 18, 2026")).to_be_visible()
    page.clock.set_system_time(datetime(2026, 11, 19, 0, 0, 5))
    page.get_by_role("button", name=PLAY).click()
    expect(page.get_by_text("Thursday, November 19, 2026")).to_be_visible()
    expect(page).to_have_url(re.compile("/daily$"))
    assert attempts(page) == []


def test_days_in_a_row_are_counted_and_lost(visitors: People) -> None:
    page = visitors.device().new_page()
    page.clock.install(time=datetime(2026, 11, 18, 12, 0, 0))
    page.goto("/daily")
    done = {"game": "classic", "kind": "solo", "code": "local-tire-vopa", "scores": [50], "squares": ""}
    for days, told in ((["2026-11-16", "2026-11-17"], "2 days in a row"), (["2026-11-16"], "Finish an attempt today")):
        page.evaluate("all => localStorage['qwixx.daily'] = all", json.dumps([done | {"day": day} for day in days]))
        page.reload()
        expect(page.get_by_text(told)).to_be_visible()
        expect(page.locator("ol li.done")).to_have_count(len(days))


def test_what_is_damaged_is_as_good_as_none(visitors: People) -> None:
    page = visitors.device().new_page()
    page.goto("/daily")
    for damaged in ("{", "null", '[{"day": 1}]', '"x"'):
        page.evaluate("all => localStorage['qwixx.daily'] = all", damaged)
        page.reload()
        expect(page.get_by_role("button", name=PLAY)).to_be_visible()


@pytest.mark.parametrize("language", sample(LANGUAGES, "it"))
def test_a_result_is_shared_in_every_language(visitors: People, language: str) -> None:
    page = visitors.device(language=language, permissions=CLIPBOARD).new_page()
    page.clock.install(time=datetime(2026, 11, 18, 12, 0, 0))
    page.goto("/daily")
    squares = "🟥🟥⬜\n🟦⬜⬜🔒"
    done = {"game": "classic", "code": "local-tire-vopa", "day": "2026-11-18", "squares": squares}
    both = [done | {"kind": "solo", "scores": [-5]}, done | {"kind": "duel", "scores": [92, 88]}]
    page.evaluate("all => localStorage['qwixx.daily'] = all", json.dumps(both))
    page.reload()
    words = Words(language, ["daily", "home", "game"])
    shares = page.get_by_role("button", name=words("home-share"), exact=True)
    for scores in ("5", "92"):
        shares.first.click()
        text = page.evaluate("navigator.clipboard.readText()")
        assert scores in text.splitlines()[0]
        assert "2026" in text.splitlines()[0]
        assert text.endswith(squares)
    expect(page.get_by_text(words("daily-about"))).to_be_visible()


def test_nothing_is_wider_than_the_screen_and_no_barriers(visitors: People) -> None:
    page = visitors.page("/daily")
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    for width in (2560, 1440, 820, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(MEASURE_TAPS) == []
    found = axe.run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()


def red_crosses(record: Record) -> int:
    """How many numbers of the red row are crossed in the end."""
    return sum(mark.startswith("r") for mark in str(record.game.sheet(fold(record), 0)).split())


@pytest.fixture(scope="module")
def keeping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps boards."""
    folder = tmp_path_factory.mktemp("boards")
    arguments = ("--trust", "127.0.0.1", "--daily-board")
    with Server(f"sqlite:///{folder}/tables.sqlite", *arguments, log=folder / "log") as running:
        yield running


def test_an_attempt_is_entered_on_the_servers_board(browser: Browser, keeping: Server) -> None:
    people = People(browser, keeping.url)
    page = people.page("/daily")
    panel = page.locator("section", has=page.get_by_role("heading", name="Board of the day: The original"))
    begin(page, eager=0).play_to_the_ranking()
    page.get_by_role("link", name="To the challenge of the day").click()
    expect(panel.get_by_text("Nobody is on it yet.")).to_be_visible()
    panel.get_by_role("button", name="Enter me").click()  # without a name
    expect(panel.get_by_role("alert")).to_be_visible()
    panel.get_by_label("Name").fill("Anna")
    panel.get_by_role("button", name="Enter me").dblclick()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    expect(panel.get_by_role("listitem")).to_contain_text("Anna")
    expect(panel.get_by_role("button")).to_have_count(0)
    found = axe.run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    other = people.page("/daily")
    expect(other.get_by_text("Anna")).to_be_visible()
    people.leave()
