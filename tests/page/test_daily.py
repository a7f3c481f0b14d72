"""The challenge of the day by tapping, without a network: one attempt counts, more are practice."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from qwixx.daily import PERFECT, hindsight, proven
from qwixx.fairness import verify
from qwixx.records import Record, fold, parse
from qwixx.site import write
from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.page.test_local import FETCHED, code_of
from tests.page.test_site import kept, on_web_space

pytestmark = lacks("Python in a worker under its driver")

CLIPBOARD = ["clipboard-read", "clipboard-write"]
PLAY = "Play: The original, Alone"
axe = Axe()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files."""
    return write(tmp_path_factory.mktemp("web") / "site").folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A web space with the page."""
    with on_web_space(folder) as found:
        yield found


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[People]:
    """People who come to the web space."""
    people = People(browser, address)
    yield people
    people.leave()


def attempts(page: Page) -> list[dict[str, object]]:
    """What is kept of the attempts that count."""
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage['qwixx.daily'] ?? '[]'"))
    return found


def begin(page: Page, name: str = PLAY) -> Player:
    """Begin an attempt; its first question is there."""
    page.get_by_role("button", name=name).click()
    player = Player(page)
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
    expect(page.get_by_text(f"{best.score} (exact)")).to_be_visible(timeout=120_000)
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
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    again = begin(page, "Practise: The original, Alone")
    again.play_to_the_ranking()
    expect(page.get_by_text("This was practice: your first attempt counts.")).to_be_visible()
    assert [one["code"] for one in attempts(page) if one["kind"] == "solo"] == [attempt["code"]]
    page.close()


def red_crosses(record: Record) -> int:
    """How many numbers of the red row are crossed in the end."""
    return sum(mark.startswith("r") for mark in str(record.game.sheet(fold(record), 0)).split())
