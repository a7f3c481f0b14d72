"""Any position is set up by tapping or by its text, and every choice in it is weighed."""

from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from qwixx.positions import parse
from tests.page.people import DESKTOP, People
from tests.page.test_replay import PATH
from tests.page.test_replay import host as host

BOARD = "board side=our-spiral locks=announced; move 1 1; sheets - | -; dice 3 4 r2 y5 g1 b6; pawns"
TAPPED = "classic locks=announced; white 5 1; sheets r5 g9 p2 | y2{}; dice 4 4 r6 y5 g1 b6"
POSITION = "classic locks=announced; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"


def explore(people: People, text: str = POSITION, **options: object) -> Page:
    """The explorer at a position."""
    page = people.page(f"/explore?{urlencode({'p': text})}", **options)  # type: ignore[arg-type]
    expect(line(page)).to_have_value(text)
    return page


def tap(page: Page, number: str) -> None:
    """Tap a number of the sheet."""
    page.locator(".editing").get_by_role("button", name=number).click()


def line(page: Page) -> Locator:
    """Where the position stands as text."""
    return page.locator("#position")


def text_in(page: Page) -> str:
    """The position in the address."""
    return parse_qs(urlsplit(page.url).query)["p"][0]


def test_every_choice_is_there_best_first_and_can_be_pencilled_in(people: People) -> None:
    page = explore(people)
    expect(page.locator(".answer ol button")).to_have_count(5)
    chances = [float(words.strip("%")) for words in page.locator(".answer ol strong").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    page.get_by_role("button", name="Cross off yellow 7").click()
    expect(page.locator(".editing .pending")).to_have_text("7")
    page.get_by_role("button", name="Cross off yellow 7").click()
    expect(page.locator(".editing .pending")).to_have_count(0)


def test_numbers_penalties_and_dice_are_set_by_tapping(people: People) -> None:
    page = explore(people)
    tap(page, "green 9")
    page.get_by_role("button", name="One penalty more").click()
    page.get_by_role("button", name="White die 3").click()
    page.get_by_role("button", name="red die 2").press("6")
    page.get_by_role("button", name="Player 2").click()
    tap(page, "blue 12")
    expect(line(page)).to_have_value(TAPPED.format(" b12"))
    page.wait_for_url(lambda url: "b12" in url)
    game, state = parse(text_in(page))
    expect(page.get_by_role("heading", name="Player 2’s choices")).to_be_visible()
    expect(page.locator(".answer ol button")).to_have_count(len(game.legal(state, 1)))
    tap(page, "blue 12")
    expect(line(page)).to_have_value(TAPPED.format(""))


def test_what_the_rules_forbid_is_said_with_number_and_reason(people: People) -> None:
    page = explore(people, language="de")
    tap(page, "rot 12")
    expect(page.get_by_role("alert")).to_contain_text("Rot 12")
    expect(line(page)).to_have_value(POSITION)
    expect(page.locator(".editing .crossed")).to_have_count(1)
    tap(page, "rot 7")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_text_is_read_or_refused(people: People) -> None:
    page = explore(people)
    line(page).fill("mixx-a; white 1 2; sheets y2 | - | -; dice 1 1 r1 y1 g1 b1")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_label("Game")).to_have_value("mixx-a")
    expect(page.get_by_role("heading", name="Player 2’s choices")).to_be_visible()
    good = line(page).input_value()
    line(page).fill("nonsense")
    line(page).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")
    assert text_in(page) == good


def test_a_link_to_no_position_can_be_put_right(people: People) -> None:
    page = people.page("/explore?p=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("heading", name="Player 1’s choices")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_pawns_are_put_on_the_track(people: People) -> None:
    page = explore(people)
    page.get_by_label("Game").select_option("board")
    page.get_by_label("What is due").select_option("move")
    expect(line(page)).to_have_value(f"{BOARD} 0 0")
    page.get_by_role("button", name="Field 4:").click()
    expect(line(page)).to_have_value(f"{BOARD} 4 0")
    page.get_by_role("button", name="Pawn to the start").click()
    page.get_by_role("button", name="Player 2").click()
    page.get_by_role("button", name="Field 40:").click()
    expect(line(page)).to_have_value(f"{BOARD} 0 40; final 1")


def test_every_white_sum_is_told(people: People) -> None:
    page = explore(people, size=DESKTOP)
    page.get_by_text("Every roll").click()
    sums = page.locator("details ul > li")
    expect(sums).to_have_count(11)
    expect(sums.nth(5).locator("ol li")).to_have_count(5)
    tap(page, "red 7")
    expect(sums.nth(5).locator("ol li")).to_have_count(4)  # red 7 is no choice any more


def test_the_explorer_is_reached_from_a_moment_of_a_replay(people: People) -> None:
    page = people.page(f"{PATH}?at=40")
    page.get_by_role("link", name="Explore this position").click()
    expect(page.get_by_role("heading", name="Position explorer")).to_be_visible()
    expect(line(page)).to_have_value(text_in(page))
    game, _ = parse(text_in(page))
    assert game.id == "classic"


@pytest.mark.parametrize("language", ["it", "de"])
def test_the_sheets_of_five_are_no_wider_than_a_telephone(people: People, language: str) -> None:
    five = POSITION.replace("| y2", "| y2 | - | - | -")
    page = explore(people, five, size=(360, 740), language=language)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    last = page.locator(".tabs button").last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
