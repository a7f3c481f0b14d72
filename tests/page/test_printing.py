"""A game is printed from its rules or its table: a file of the server, or one made beforehand and kept."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from qwixx.games import game
from qwixx.paper import Wanted, document
from qwixx.paper.ready import ready_files
from qwixx.site import write
from qwixx.words import words
from tests.page.conftest import on_web_space
from tests.page.firefox import lacks
from tests.page.people import People, at_table
from tests.page.test_site import BASE, kept
from tests.server.client import Server

FAILED = "The PDF cannot be fetched just now."


def opened(page: Page) -> Locator:
    """The window in which it is chosen what to print."""
    page.get_by_role("button", name="Print sheets").click()
    return page.get_by_role("dialog")


def address(page: Page) -> str:
    """Where the file is that would be opened."""
    return page.get_by_role("link", name="Open the PDF").get_attribute("href") or ""


def test_a_game_is_printed_as_it_was_chosen(people: People) -> None:
    page = people.page("/rules/board")
    chosen = opened(page)
    chosen.get_by_text("Letter").click()
    chosen.get_by_text("Zigzag").click()
    chosen.get_by_label("Number of sheets").select_option("8")
    chosen.get_by_role("switch", name="Black and white").click()
    asked = {name: value for name, (value,) in parse_qs(urlsplit(address(page)).query).items()}
    assert asked == {
        "game": "board",
        "language": "en",
        "paper": "letter",
        "side": "our-zigzag",
        "sheets": "8",
        "black_and_white": "true",
    }
    answer = page.context.request.get(address(page))
    wanted = Wanted(8, 4, "letter", coloured=False)
    assert answer.body() == document(game("board", side="our-zigzag"), words("en"), wanted)
    expect(chosen.get_by_role("alert")).to_have_count(0)


def test_a_table_prints_the_board_it_is_played_on(people: People, host: Server) -> None:
    side = "r3/1 y3/2 g11/3 b11/4 r4/5 y4/6"
    page = at_table(people, host, "board", options={"side": side})
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("button", name="Print sheets").click()
    chosen = page.get_by_role("dialog", name="Print sheets")
    expect(chosen.get_by_text("Zigzag")).to_have_count(0)
    answer = page.context.request.get(address(page))
    assert answer.body() == document(game("board", side=side), words("en"), Wanted())
    chosen.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_accessible_name("At this table")


@lacks("service workers")
def test_without_a_server_the_file_is_there_and_stays(browser: Browser, tmp_path: Path) -> None:
    wanted = [(name, data) for name, data in ready_files() if "/classic-en-a4" in name]
    folder = write(tmp_path / "site", BASE, more=wanted).folder
    with on_web_space(folder) as url:
        people = People(browser, url)
        page = kept(people.device(service_workers="allow"), f"{BASE}rules/classic")
        chosen = opened(page)
        assert address(page) == f"{BASE}print/classic-en-a4.pdf"
        page.wait_for_function("(file) => caches.match(file).then(Boolean)", arg=address(page))
        expect(chosen.get_by_label("Number of sheets")).to_have_count(0)
    page.reload()  # the web space is gone
    chosen = opened(page)
    length = page.evaluate("(file) => fetch(file).then((it) => it.blob()).then((it) => it.size)", address(page))
    assert length == len(wanted[0][1])
    expect(chosen.get_by_role("alert")).to_have_count(0)
    chosen.get_by_text("Letter").click()  # which was never fetched
    expect(chosen.get_by_role("alert")).to_contain_text(FAILED)
    people.problems.clear()  # that nothing could be fetched
    people.leave()
