"""A finished game is watched again: by its buttons, at another speed, and by the keyboard."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from qwixx.tables.secret import new_secret
from tests.page.people import DESKTOP, PHONE, People
from tests.server.client import Server
from tests.server.prepared_tables import PreparedTable, person, store_tables

CODE = "baba-dede"
PATH = f"/t/{CODE}/replay"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a game has just ended."""
    folder = tmp_path_factory.mktemp("replay")
    database = f"sqlite:///{folder}/tables.sqlite"
    seats = person("Anna", new_secret()), person("Ben", new_secret())
    over = PreparedTable(CODE, "classic", seats, seats[0].device, Random(1)).start()
    store_tables(database, over.play(lambda table: table.status == "over"))
    with Server(database, "--trust", "127.0.0.1", log=folder / "log") as running:
        yield running


def at_move(page: Page, number: int) -> None:
    """The page says which move it shows."""
    expect(page.get_by_text(re.compile(rf"^Move {number} of \d+$"))).to_be_visible()
    expect(page.get_by_role("slider")).to_have_js_property("valueAsNumber", number)


def light(colour: str) -> float:
    """How light a computed colour is, as the guidelines for contrast reckon it."""
    shares = [int(part) / 255 for part in re.findall(r"\d+", colour)]
    red, green, blue = [share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sign_on_play_is_seen_while_the_mouse_is_over_it(people: People, theme: str) -> None:
    page = people.page(PATH, size=DESKTOP, color_scheme=theme)
    play = page.get_by_role("button", name="Play")
    play.hover()
    style = play.evaluate(
        "button => (({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(button))"
    )
    dark, bright = sorted(light(colour) for colour in style)
    assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_the_keys_work_wherever_the_focus_is_and_are_taken_from_nothing(people: People) -> None:
    page = people.page(PATH, size=DESKTOP)
    at_move(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at_move(page, 2)
    page.keyboard.press("ArrowLeft")
    at_move(page, 1)
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"^Move (\d+) of \1$"))).to_be_visible()
    page.keyboard.press("Home")
    at_move(page, 0)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")  # the slider's own, and only once
    at_move(page, 1)
    page.get_by_role("combobox", name="Speed").focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("0.5")
    at_move(page, 1)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    at_move(page, 1)


def test_the_speed_is_kept_and_space_plays_and_pauses(people: People) -> None:
    page = people.device(size=DESKTOP).new_page()
    page.clock.install()
    page.goto(PATH)
    page.get_by_role("combobox", name="Speed").select_option("4×")
    page.get_by_role("heading", name="Replay").click()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    for number in (1, 2, 3):
        page.clock.run_for(275)
        at_move(page, number)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(5000)
    at_move(page, 3)
    assert page.url.endswith("?at=3")
    page.reload()
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("4")
    at_move(page, 3)


def test_the_address_leads_to_the_move_and_keeps_the_key(people: People) -> None:
    key = "k" * 22
    page = people.page(f"{PATH}?key={key}")
    page.get_by_role("button", name="On one move").dblclick()
    at_move(page, 2)
    page.wait_for_url(f"**{PATH}?key={key}&at=2")
    page.keyboard.press("Home")
    page.wait_for_url(f"**{PATH}?key={key}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_controls_are_large_enough_for_a_finger(people: People, size: tuple[int, int]) -> None:
    page = people.page(PATH, size=size)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of \d+$"))
    for target in page.locator(".controls :is(button, select, input)").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
