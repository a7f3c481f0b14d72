"""A sheet for real dice, on a phone without a network: it allows what the rules allow, and forgets nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from qwixx.site import write
from tests.page.conftest import on_web_space
from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.test_site import kept

SMALL = (360, 640)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A web space with the page."""
    with on_web_space(write(tmp_path_factory.mktemp("web") / "site").folder) as found:
        yield found


@pytest.fixture
def sheet(browser: Browser, address: str) -> Iterator[Page]:
    """The sheet on a phone that has been here before, and has no network now."""
    people = People(browser, address)
    context = people.device(SMALL, service_workers="allow")
    page = kept(context, "/")
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Score sheet for real dice").click()
    yield page
    people.leave()


def number(page: Page, name: str) -> Locator:
    """A number that can be tapped."""
    return page.get_by_role("button", name=re.compile(f"^{name}, "))


def cross(page: Page, *names: str) -> None:
    for name in names:
        number(page, name).click()


def total(page: Page) -> Locator:
    return page.locator(".sums strong")


@lacks("offline")
def test_a_game_is_kept_with_real_dice(sheet: Page) -> None:
    page = sheet
    cross(page, "red 2", "red 3", "red 5", "red 6")
    expect(total(page)).to_have_text("= 10")
    expect(number(page, "red 4")).to_have_count(0)  # lost
    expect(number(page, "red 12")).to_have_count(0)  # four are not five
    cross(page, "red 7", "red 12")
    expect(total(page)).to_have_text("= 28")
    page.get_by_role("button", name="Penalty").click()
    expect(total(page)).to_have_text("= 23")
    page.reload()
    expect(total(page)).to_have_text("= 23")
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    expect(total(page)).to_have_text("= 10")

    page.get_by_role("button", name="New sheet").click()
    expect(total(page)).to_have_text("= 0")
    page.get_by_role("button", name="The original").click()
    expect(page.get_by_text("10 points").first).to_be_visible()
    page.get_by_role("button", name="Forget them all").click()
    page.get_by_role("button", name="Forget them all").click()
    expect(page.get_by_role("heading", name="Sheets before")).to_have_count(0)


@lacks("offline")
def test_a_lock_that_is_held_down_closes_the_row_for_others(sheet: Page) -> None:
    page = sheet
    page.clock.install()
    page.reload()
    lock = page.locator(".row > .end").nth(1)
    lock.hover()
    page.mouse.down()
    page.clock.fast_forward(600)
    page.mouse.up()
    expect(number(page, "yellow 5")).to_have_count(0)
    expect(page.get_by_role("button", name="yellow", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="blue", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("The game is over: 0 points.")
    lock.hover()
    page.mouse.down()
    page.mouse.up()  # only for a moment
    page.clock.fast_forward(600)
    expect(page.get_by_role("button", name="yellow", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(number(page, "yellow 5")).to_be_visible()


@lacks("offline")
def test_in_the_card_game_a_lock_is_ones_own_and_nobody_else_closes_a_row(sheet: Page) -> None:
    page = sheet
    page.get_by_label("Game", exact=True).select_option("cards")
    expect(page.get_by_text("Closed by somebody else")).to_have_count(0)
    page.clock.install()
    page.reload()
    page.locator(".row > .end").nth(1).hover()
    page.mouse.down()
    page.clock.fast_forward(600)
    page.mouse.up()
    expect(number(page, "yellow 5")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    for row in ("red", "yellow"):
        expect(number(page, f"{row} 12")).to_have_count(0)
        for crossed in (2, 3, 4, 5, 6, 12):
            cross(page, f"{row} {crossed}")
        expect(number(page, f"{row} 7")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("The game is over: 56 points.")


@lacks("offline")
def test_the_track_the_own_locks_and_the_match_have_their_sheets(sheet: Page) -> None:
    page = sheet
    page.get_by_label("Game", exact=True).select_option("board/our-spiral")
    page.get_by_role("button", name="Field 5").click()  # green 10
    expect(page.locator(".row").nth(2).get_by_label("green 10, crossed off")).to_be_visible()
    expect(page.get_by_role("button", name="Field 5")).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option("cards")
    expect(page.get_by_text("Closed by somebody else")).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option("deluxe")
    cross(page, "blue 12")
    page.get_by_role("button", name="Next game").click()
    expect(page.get_by_text("Game 2 of 5. All together 1 point.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Game 1 of 5. All together 1 point.")).to_be_visible()
    page.get_by_role("switch", name="Dim room").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
