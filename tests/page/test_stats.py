"""One's own statistics on the page: what is counted, chosen, touched, exported and forgotten; without a network too."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from qwixx.server.clock import now
from qwixx.statistics import Result, Scored, Wanted, count, wanted
from qwixx.tables.secret import new_secret
from qwixx.words.language import LANGUAGES
from tests.made_results import HOUR, made_results
from tests.page.firefox import lacks
from tests.page.people import People, at_table, known_as
from tests.page.player import Player
from tests.page.test_site import kept
from tests.page.test_sizes import SIZES
from tests.server.client import Device, Server
from tests.server.kept_results import keep_results
from tests.soak import sample

MANY = 1000
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_TARGETS = """[...document.querySelectorAll('main button, main select, main a')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect()
  return Math.min(width, height) < 43.5 ? [one.outerHTML] : []
})"""


@pytest.fixture(scope="module")
def many(host: Server) -> tuple[str, list[Result]]:
    """A device with a thousand games, the last of them just now."""
    secret, found = new_secret(), made_results(MANY, seed=7, begin=now() - MANY * 7 * HOUR)
    keep_results(host.database, secret, found)
    return secret, found


@pytest.fixture
def page(people: People, host: Server, many: tuple[str, list[Result]]) -> Page:
    """The statistics of that device."""
    found = people.page("/", storage_state=known_as(many[0], host.url))
    found.get_by_role("link", name="Statistics").click()
    expect(figure(found, "Games")).to_have_text("1,000")
    return found


def figure(page: Page, name: str) -> Locator:
    """One of the numbers that say most."""
    return page.locator("dl > div", has=page.get_by_text(name, exact=True)).locator(".value")


def table(page: Page, name: str) -> list[list[str]]:
    """A table by its heading, line by line."""
    lines = page.get_by_role("table", name=name).locator("tbody tr")
    found: list[list[str]] = lines.evaluate_all(
        "lines => lines.map((line) => [...line.cells].map((cell) => cell.innerText.trim()))"
    )
    return found


def told(value: float) -> str:
    """A number as the page writes it."""
    return f"{round(value, 1):g}".replace("-", "−")


# -- counting ----------------------------------------------------------------------------------------------------------


def test_a_game_that_was_played_is_counted(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    page.goto("/stats")
    expect(page.get_by_text("No game has been finished on this device yet.")).to_be_visible()
    page.go_back()
    Player(page, eager=0).play_to_the_ranking()
    page.goto("/")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", level=1, name="Statistics")).to_be_visible()
    expect(figure(page, "Games")).to_have_text("1")
    assert [line[:2] for line in table(page, "By game")] == [["The original", "1"]]
    page.get_by_role("link", name="Look at this game").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()


def test_a_thousand_games_are_chosen_from(page: Page, many: tuple[str, list[Result]]) -> None:
    page.get_by_role("combobox", name="Game", exact=True).select_option("On Board")
    board = count(wanted(many[1], Wanted(game="board")))
    expect(figure(page, "Games")).to_have_text(str(board.games))
    page.get_by_role("combobox", name="Against", exact=True).select_option("Max")
    both = count(wanted(many[1], Wanted(game="board", opponent="Max")))
    expect(figure(page, "Games")).to_have_text(str(both.games))
    people = [[met.key, str(met.games), str(met.ahead), str(met.even)] for met in both.people]
    assert [line[:4] for line in table(page, "Against people")] == people
    page.get_by_role("combobox", name="When", exact=True).select_option("The last 7 days")
    page.get_by_role("combobox", name="Against", exact=True).select_option("Anybody")
    page.get_by_role("combobox", name="Game", exact=True).select_option("All games")
    expect(figure(page, "Games")).to_have_text("23")  # one every seven hours


def test_names_are_text_and_nothing_else(page: Page) -> None:
    assert "<b>Laura</b>" in [line[0] for line in table(page, "Against people")]
    assert "=1+1" in [line[0] for line in table(page, "Against people")]


def test_where_nothing_fits_one_finds_back(page: Page) -> None:
    page.get_by_role("combobox", name="Players", exact=True).select_option("Alone")
    page.get_by_role("combobox", name="Against", exact=True).select_option("Max")
    expect(page.get_by_text("No game fits this choice.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(figure(page, "Games")).to_have_text("1,000")


# -- touching ----------------------------------------------------------------------------------------------------------


def test_plots_are_touched_and_moved_by_keys(page: Page, many: tuple[str, list[Result]]) -> None:
    line = page.get_by_role("slider", name="How the points develop")
    expect(line).to_have_attribute("aria-valuenow", str(MANY))
    line.focus()
    line.press("Home")
    expect(line).to_have_attribute("aria-valuenow", "1")
    first = wanted(many[1], Wanted())[0]
    expect(line).to_have_attribute("aria-valuetext", re.compile(f": {told(first.points)} points?, mean"))
    line.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "2")
    line.click(position={"x": 1, "y": 20})
    expect(line).to_have_attribute("aria-valuenow", re.compile("^[1-5]$"))
    bars = page.get_by_role("slider", name="How many points how often")
    bars.focus()
    bars.press("Home")
    lowest = count(wanted(many[1], Wanted())).bars[0]
    said = f"{told(lowest.start)} to {told(lowest.start + 9)} points: {lowest.games} game"
    expect(bars).to_have_attribute("aria-valuetext", re.compile(f"^{said}"))


def test_every_game_is_in_a_table(page: Page) -> None:
    page.get_by_role("button", name="Every game as a table").click()
    assert len(table(page, "Games")) == 100
    page.get_by_role("button", name="Older games").click()
    assert len(table(page, "Games")) == MANY


# -- taking along and forgetting ---------------------------------------------------------------------------------------


def test_the_chosen_games_are_taken_along(page: Page, many: tuple[str, list[Result]]) -> None:
    page.get_by_role("combobox", name="Game", exact=True).select_option("Deluxe")
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV").click()
    lines = list(csv.DictReader(io.StringIO(Path(download.value.path()).read_text("utf-8"))))
    chosen = [one for one in many[1] if one.game == "deluxe"]
    assert len(lines) == sum(len(one.seats) for one in chosen)
    assert {line["name"] for line in lines if "1+1" in line["name"]} == {"'=1+1"}
    assert sum(int(line["score"]) for line in lines) == sum(seat.score for one in chosen for seat in one.seats)
    with page.expect_download() as download:
        page.get_by_role("button", name="JSON").click()
    found = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [one["code"] for one in found["results"]] == [one.code for one in chosen]


def test_everything_is_forgotten(people: People, host: Server) -> None:
    secret = new_secret()
    keep_results(host.database, secret, made_results(3, seed=8))
    page = people.page("/stats", storage_state=known_as(secret, host.url))
    expect(figure(page, "Games")).to_have_text("3")
    page.get_by_role("button", name="Forget everything").click()
    expect(page.get_by_role("dialog")).to_contain_text("on the server your games and your name")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(figure(page, "Games")).to_have_text("3")
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_have_text("3 games were deleted.")
    expect(page.get_by_text("No game has been finished on this device yet.")).to_be_visible()
    assert Device(host.url, secret).get("/api/results").json()["results"] == []
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('qwixx.result'))") == []


# -- everywhere --------------------------------------------------------------------------------------------------------


@lacks("offline")
def test_without_a_network_it_is_as_it_was_told_last(people: People, host: Server) -> None:
    secret = new_secret()
    seats = [Scored("Anna", 40, 1, 2, won=True, mine=True), Scored("Ben", 30, 0, 0, won=False)]
    keep_results(host.database, secret, [Result("tire-vopu", now(), "classic", seats, real=True)])
    context = people.device(service_workers="allow", storage_state=known_as(secret, host.url))
    page = kept(context, "/")
    page.get_by_role("link", name="Statistics").click()
    expect(figure(page, "Games")).to_have_text("1")
    expect(page.get_by_text("1 of them was played with real dice")).to_be_visible()
    context.set_offline(True)
    page.reload()
    expect(figure(page, "Games")).to_have_text("1")
    expect(
        page.get_by_text("The server cannot be reached: its games are counted as it last told them.")
    ).to_be_visible()
    assert table(page, "Against people") == [["Ben", "1", "1", "0", "100%"]]


@pytest.mark.parametrize("language", sample(LANGUAGES, "de"))
def test_it_fits_every_size(people: People, host: Server, many: tuple[str, list[Result]], language: str) -> None:
    page = people.page("/stats", language=language, storage_state=known_as(many[0], host.url))
    expect(page.locator("dl")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) <= 0, (width, height)
        assert page.evaluate(SMALL_TARGETS) == [], (width, height)
