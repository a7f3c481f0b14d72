"""Games in this browser alone go to other devices and to a server; no barriers on what is only seen there."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.firefox import lacks
from tests.page.local_tables import code_of, log_of, open_table, play_on
from tests.page.people import PHONE, People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.page.test_barriers import THEMES, Theme
from tests.page.test_site import FETCHED, kept
from tests.page.test_sizes import MEASURE
from tests.server.client import Server
from tests.soak import covering

pytestmark = lacks("Python in a worker under its driver")
WIDTHS = (320, 820, 2560)
axe = Axe()


def carrying(page: Page) -> None:
    """The dialog for saving and bringing games, from the first screen."""
    page.goto("/")
    page.get_by_role("button", name="Save or bring games").click()
    expect(page.get_by_role("dialog")).to_contain_text("kept in this browser")


def test_games_are_carried_to_another_device(visitors: People, tmp_path: Path) -> None:
    page = visitors.page("/")
    play_on(open_table(page, "classic"))
    code, log = code_of(page), log_of(page)
    carrying(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    expect(page.get_by_text("One game saved.")).to_be_visible()
    file = Path(download.value.path())

    other = visitors.page("/")
    carrying(other)
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text("utf-8").replace('"entries"', '"entry"'), "utf-8")
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.get_by_role("alert").filter(has_text="This is not a file of Qwixx games")).to_be_visible()
    other.locator("input[type=file]").set_input_files({"name": "t.json", "mimeType": "", "buffer": file.read_bytes()})
    expect(other.get_by_text("One game brought.")).to_be_visible()
    assert log_of(other, code) == log
    other.get_by_role("button", name="Close").click()
    other.get_by_role("link", name="Continue").click()
    play_on(Player(other))


def test_a_game_begins_here_when_its_server_goes_away(browser: Browser, folder: Path, tmp_path: Path) -> None:
    """From the moment a game is chosen everything is on its way; and the installed page opens without a server."""
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1") as server:
        people = People(browser, server.url)
        context = people.device(service_workers="allow")
        page = kept(context, "/new/classic")
        until(page, FETCHED.format(len([*folder.glob("engine/*.packed")])))
        server.stop()
        page.get_by_role("button", name="Play", exact=True).click()
        player = Player(page)
        player.wait()
        assert code_of(page).startswith("local-")
        play_on(player)
        play_on(open_table(context.new_page(), "board"))
        people.leave()


def test_a_game_is_handed_to_the_server(people: People, host: Server) -> None:
    device = people.device()
    device.route("**/api/**", lambda route: route.abort())
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached. You can play on this device")).to_be_visible()
    play_on(open_table(page, "classic"))
    local = page.url
    device.unroute_all()
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("button", name="Move it to the server").click()
    page.wait_for_url(lambda url: "local-" not in url and "/t/" in url)
    play_on(Player(page))
    watching = people.page(page.url.removeprefix(host.url))
    expect(watching.locator(".status")).to_be_visible()
    there = page.url
    page.goto(local)
    page.wait_for_url(there)


# -- what is seen ------------------------------------------------------------------------------------------------------


def _never(_: Route) -> None:
    """What is asked for does not come."""


def shown(page: Page, screen: str) -> None:
    """Go to one of the screens that are only seen here."""
    if screen == "coming":
        page.route("**/engine/python-*.packed", _never)
        page.goto("/new/classic")
        expect(page.get_by_role("progressbar")).to_be_visible()
        return
    player = open_table(page, "board")
    if screen == "table":
        player.find_choice()
    elif screen == "menu":
        page.get_by_role("button", name="At this table").click()
        expect(page.get_by_role("dialog")).to_contain_text("Only on this device")
    elif screen == "lists":
        page.goto("/")
        expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    elif screen == "carrying":
        carrying(page)
    elif screen == "privacy":
        page.goto("/privacy")
        expect(page.get_by_role("button", name="Delete: ")).to_be_visible()


SCREENS = ("coming", "table", "menu", "lists", "carrying", "privacy")


@pytest.mark.parametrize(("screen", "theme"), covering(SCREENS, THEMES))
def test_a_screen_has_no_barriers(visitors: People, screen: str, theme: Theme) -> None:
    page = visitors.device(color_scheme=theme).new_page()
    shown(page, screen)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = axe.run(page)
    assert found.violations_count == 0, found.generate_report()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    if screen == "table":
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate(f"({MEASURE})(window, false)") == []
