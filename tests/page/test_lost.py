"""The connection is lost, the server is killed: nothing else is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.people import People
from tests.page.player import Player
from tests.server.client import Server


@pytest.fixture
def own(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, People]]:
    """A server of the test's own, to be killed, and people who play there."""
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1") as server:
        people = People(browser, server.url)
        yield server, people
        people.leave()


def test_the_server_is_killed_in_mid_turn_and_comes_back(own: tuple[Server, People]) -> None:
    server, people = own
    page = people.page("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.play(lambda: len(player.confirmed) >= 4)
    player.find_choice()
    before = page.locator(".asked").inner_text()
    server.kill()
    expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
    page.locator("div.mine button[aria-pressed=false]").first.click()  # choosing is still possible,
    player.confirm()  # and what is confirmed goes out when the server is back
    expect(page.get_by_role("button", name="Sending …")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost, trying again")).to_have_count(0)
    expect(page.get_by_role("button", name="Sending …")).to_have_count(0)
    expect(page.locator(".asked")).not_to_have_text(before)
    player.play(lambda: len(player.confirmed) >= 8)


def test_an_unknown_table_is_told_with_a_way_home(people: People) -> None:
    page = people.page("/t/tire-vopa")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="To the home page").last.click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_reload_finds_everything_as_it_was(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.play(lambda: len(player.confirmed) >= 3)
    player.find_choice()
    parts = (".asked", "div.mine", "aside")
    before = [page.locator(part).inner_text() for part in parts]
    page.reload()
    player.wait()
    assert [page.locator(part).inner_text() for part in parts] == before
    page.go_back()
    expect(page.get_by_role("heading", name="Continue: The original")).to_be_visible()
    page.go_forward()
    player.wait()
    page.goto("/")
    page.get_by_role("link", name="Continue: The original").click()
    player.wait()


def test_a_seat_goes_on_at_another_device_by_its_link(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("button", name="Player 1 on another device").click()
    link = page.get_by_role("dialog").get_by_role("textbox").first.input_value()
    assert "#" in link
    other = people.page(link)
    Player(other).decide()
    assert "#" not in other.url
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_the_link_of_a_seat_stays_its_own_when_another_seat_is_taken_away(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_role("button", name="One more player").click()
    for number, name in ((2, "Ben"), (3, "Carla")):
        page.get_by_label(f"Who plays at seat {number}").select_option(label="On this device")
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="One more player").click()
    page.get_by_label("Who plays at seat 4").select_option(label="By link or code")
    page.get_by_role("button", name="Open the table").click()
    seat = page.get_by_role("listitem")
    seat.filter(has_text="Ben").get_by_role("button", name="Stand up").click()
    page.get_by_label("Change seat 2").select_option(label="Take the seat away")
    seat.filter(has_text="Carla").get_by_role("button", name="Play on another device").click()
    other = people.page(page.get_by_role("dialog").get_by_role("textbox").first.input_value())
    expect(
        other.get_by_role("listitem").filter(has_text="Carla").get_by_role("button", name="Stand up")
    ).to_be_visible()


def test_words_that_cannot_be_fetched_are_said_to_be_missing(people: People) -> None:
    page = people.page("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/assets/rules-*.js", lambda route: route.abort())
    page.goto("/rules")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^The server cannot be reached"))
    page.unroute("**/assets/rules-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
