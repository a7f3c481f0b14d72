"""The page in Debian's Firefox: every kind of screen at two sizes, a whole game by tapping, nothing in the console."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import started
from tests.page.people import DESKTOP, PHONE, People
from tests.page.player import Player
from tests.soak import only

pytestmark = only


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Firefox, where it is installed."""
    with started("firefox-esr", tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


def fits(page: Page) -> None:
    """Nothing is wider than a phone or a desktop's screen."""
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_game_from_the_first_screen_to_the_replay(people: People) -> None:
    page = people.page("/")
    fits(page)
    page.get_by_role("link", name="The original").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page, eager=0.3)
    player.wait()
    fits(page)
    player.play_to_the_ranking()
    fits(page)
    page.get_by_role("button", name="Prove the dice").click()
    expect(page.get_by_text("Proven fair.")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"^Move 1 of \d+$"))).to_be_visible()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"^Move (\d+) of \1$"))).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    fits(page)


@pytest.mark.parametrize(
    ("game", "size", "piece"), [("board", PHONE, "Track"), ("cards", DESKTOP, "Your cards")], ids=["board", "cards"]
)
def test_track_and_cards_are_played(people: People, game: str, size: tuple[int, int], piece: str) -> None:
    page = people.page(f"/new/{game}", size=size)
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.play(lambda: len(player.confirmed) >= 4)
    expect(page.get_by_label(piece, exact=True)).to_be_visible()
    fits(page)


def test_the_other_screens(people: People) -> None:
    page = people.page("/rules")
    for path in ("/rules", "/rules/board", "/rules/cards", "/new/cards", "/privacy", "/no/such/place"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        fits(page)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(dialog.get_by_role("switch", name="Tell me when it is my turn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
