"""Finding one's way: what goes on comes first, Back leads home, and others find the table."""

import io
import re
from collections.abc import Iterator

import numpy as np
import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.page.firefox import lacks
from tests.page.people import People, at_table
from tests.page.player import Player
from tests.server.client import OPEN, Device, Server, ask, bot, me
from tests.soak import sample

SMALL, LOW = (360, 640), (1366, 657)
NOWHERE = "about:blank"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that everybody in the house can reach."""
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder}/tables.sqlite"
    with Server(database, "--trust", "127.0.0.1", "--host", "0.0.0.0", log=folder / "log") as running:
        yield running


@pytest.fixture
def family(browser: Browser, house: Server) -> Iterator[People]:
    """People on the machine of that server."""
    people = People(browser, house.url)
    yield people
    people.leave()


def secret_of(page: Page) -> str:
    """Who this browser is to the server."""
    page.wait_for_load_state("networkidle")
    secret: str = page.evaluate("localStorage.getItem('qwixx.device')")
    return secret


def host_at(people: People, server: Server, size: tuple[int, int], theme: str = "light") -> Page:
    """Anna at her table, where two seats are free."""
    page = people.page("/", size, color_scheme=theme)
    page.goto(Device(server.url, secret_of(page)).open(seats=[me("Anna"), OPEN, OPEN])["link"])
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    return page


def in_first_screen(page: Page, thing: Locator) -> bool:
    """Whether it is seen whole without scrolling, and nothing lies above it."""
    expect(thing).to_be_visible()
    box, size = thing.bounding_box(), page.viewport_size
    assert box
    assert size
    assert page.evaluate("scrollY") == 0
    return (
        box["y"] >= 0
        and box["y"] + box["height"] <= size["height"]
        and thing.evaluate(
            "(thing, [x, y]) => thing.contains(document.elementFromPoint(x, y))",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
    )


# -- home --------------------------------------------------------------------------------------------------------------


def test_a_running_game_is_the_first_thing_at_home(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    Player(page).wait()
    code = page.url.rpartition("/")[2]
    page.goto("/")
    for size in (SMALL, LOW):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        going = page.locator("main a").first
        expect(going).to_have_accessible_name("Continue: The original")
        expect(page.get_by_role("region", name="Continue: The original")).to_contain_text("Your move")
        assert in_first_screen(page, going)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.locator("main a").first.click()
    page.wait_for_url(f"**/t/{code}")


@lacks("scroll bars that take no room")
def test_what_is_remembered_is_shown_before_the_server_answers_and_nothing_jumps(people: People, host: Server) -> None:
    page = at_table(people, host, "board")
    Player(page).wait()
    held: list[Route] = []
    page.route("**/api/mine", lambda route: held.append(route))
    with page.expect_request("**/api/mine"):
        page.goto("/")
    going = page.get_by_role("link", name="Continue: On Board")
    expect(going).to_be_visible()
    before = going.bounding_box()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_hidden()
    held.pop().continue_()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    assert going.bounding_box() == before


def test_a_game_that_ended_meanwhile_is_not_offered(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    Player(page).wait()
    code = page.url.rpartition("/")[2]
    assert Device(host.url, secret_of(page)).delete(f"/api/tables/{code}").json() == {"what": "table"}
    page.goto("/")
    expect(page.get_by_role("heading", level=1, name="What shall we play?")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('going'))") == []


def test_several_games_are_all_there_the_latest_first(people: People, host: Server) -> None:
    page = people.page("/")
    device = Device(host.url, secret_of(page))
    for game in ("classic", "board", "cards", "mixx-a"):
        page.goto(device.open(game, [me("Anna"), bot()])["link"])
        page.get_by_role("button", name="Start the game").click()
        Player(page).wait()
    page.goto("/")
    expect(page.locator("main a").first).to_have_accessible_name("Continue: Mixx A: mixed colours")
    page.get_by_text("3 more games in play").click()
    expect(page.get_by_role("group").get_by_role("link")).to_contain_text(["The card game", "On Board", "The original"])


def test_the_cards_keep_their_description_on_a_phone(people: People) -> None:
    for size in (SMALL, (844, 390)):
        expect(people.page("/", size).get_by_text("Six dice, four rows")).to_be_visible()


# -- back --------------------------------------------------------------------------------------------------------------


def at_home(page: Page) -> None:
    """The first screen is there, without loading it anew."""
    page.wait_for_url(re.compile(r"^http://[^/]+/$"))
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


@lacks("a way back to an empty page")
def test_back_from_a_table_that_a_link_opened_leads_home_and_then_away(people: People, host: Server) -> None:
    link = Device(host.url).open(seats=[me("Anna"), OPEN])["link"]
    page = people.page(NOWHERE)
    page.goto(link)
    page.get_by_role("button", name="Sit down here").click()
    page.go_back()
    at_home(page)
    page.go_back()
    assert page.url == NOWHERE


def test_back_from_a_new_game_leads_home_and_not_to_the_form(people: People) -> None:
    page = people.page("/")
    page.get_by_role("link", name="The original").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
    page.get_by_role("link", name="Rules").click()
    page.wait_for_url("**/rules/classic")
    page.go_back()  # from the rules to the table, as usual
    Player(page).wait()
    page.go_back()
    at_home(page)
    page.go_forward()
    Player(page).wait()


def test_back_from_a_rematch_leads_home_and_not_to_the_game_before(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    Player(page, eager=0).play_to_the_ranking()
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first)
    Player(page).wait()
    page.go_back()
    at_home(page)
    page.go_forward()
    page.wait_for_url(lambda url: "/t/" in url and url != first)


# -- the lobby ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", sample([SMALL, LOW], SMALL))
def test_start_is_in_the_first_screen_with_the_reason_it_must_wait(
    people: People, host: Server, size: tuple[int, int]
) -> None:
    page = host_at(people, host, size)
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("2 seats are still free: wait, give them to bots, or take them away.")
    assert in_first_screen(page, page.get_by_text("2 seats are still free"))
    for number in (2, 3):
        page.get_by_label(f"Change seat {number}").select_option(label="Bot: easy")
    expect(start).to_be_enabled()
    page.evaluate("scrollTo(0, 0)")
    assert in_first_screen(page, start)
    start.click()
    Player(page).wait()


@pytest.mark.parametrize("size", sample([SMALL, LOW], LOW))
def test_a_guest_sees_the_free_seat_first(people: People, host: Server, size: tuple[int, int]) -> None:
    seats = [me("Anna"), *(bot() for _ in range(6)), OPEN]
    page = people.page(Device(host.url).open("deluxe", seats)["link"], size)
    sit = page.get_by_role("button", name="Sit down here")
    assert in_first_screen(page, sit)
    expect(page.locator("main button").first).to_have_text("Sit down here")
    sit.click()
    page.get_by_role("textbox", name="Name").fill("Ben")
    page.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_text("Everybody is here. Whoever opened the table starts the game.")).to_be_visible()


def test_who_finds_no_free_seat_is_told(people: People, host: Server) -> None:
    page = people.page(Device(host.url).open(seats=[me("Anna"), bot()])["link"])
    expect(page.get_by_text("Every seat is taken. You can watch.")).to_be_visible()


# -- how others find it ------------------------------------------------------------------------------------------------


def read(code: Locator) -> list[str]:
    """What a camera reads."""
    expect(code).to_be_visible()
    with Image.open(io.BytesIO(code.screenshot(animations="disabled"))) as picture:
        return [found.text for found in zxingcpp.read_barcodes(np.asarray(picture.convert("RGB")))]


@lacks("dark and light")
def test_the_invitation_has_the_address_in_the_house(family: People, house: Server) -> None:
    address = ask("GET", f"{house.url}/api/reach").json()["address"]
    if address is None:
        pytest.skip("no network here")
    for theme in ("light", "dark"):
        page = host_at(family, house, SMALL, theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        link = f"{address}{page.url.removeprefix(house.url)}"
        expect(page.get_by_role("textbox", name="Link to the table")).to_have_value(link)
        code = page.get_by_role("img", name="QR code of the link to the table", include_hidden=True)
        assert read(code) == [link]
        box = code.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 160
        page.get_by_role("button", name="Show the QR code larger").click()
        assert read(page.get_by_role("dialog").get_by_role("img")) == [link]
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play on another device").click()
        expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile(f"^{link}#"))
    guest = page.context.new_page()
    guest.goto(link.replace(address, house.url))
    expect(guest.get_by_role("heading", name="At the table")).to_be_visible()


def test_a_page_at_the_address_in_the_house_shares_just_that(browser: Browser, house: Server) -> None:
    address = ask("GET", f"{house.url}/api/reach").json()["address"]
    if address is None:
        pytest.skip("no network here")
    page = host_at(People(browser, address), house, SMALL)
    assert page.url.startswith(address)
    assert read(page.get_by_role("img", name="QR code", include_hidden=True)) == [page.url]
    page.context.close()


def test_a_server_for_this_machine_alone_says_how_others_could_come(people: People, host: Server) -> None:
    page = host_at(people, host, SMALL)
    note = page.get_by_role("note")
    expect(note).to_contain_text("Others cannot open this link: the server only listens to this machine.")
    expect(note).to_contain_text("qwixx serve --host 0.0.0.0")
    expect(page.get_by_role("textbox", name="Link to the table")).to_have_value(page.url)
    expect(page.get_by_role("button", name="Show the QR code larger")).to_have_count(0)
