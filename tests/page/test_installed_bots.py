"""Bots beside the levels: chosen by name for the games they play, described, and a sentence when one cannot play on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.people import People
from tests.page.player import Player
from tests.server.client import Server
from tests.server.installed_bots import install_bots


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows a bot of ours and some of another package."""
    folder = tmp_path_factory.mktemp("page")
    environment = install_bots(tmp_path_factory.mktemp("bots"))
    options = ("--trust", "127.0.0.1", "--bots", "greedy,keen,raising,loud")
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        with Server(f"sqlite:///{folder}/tables.sqlite", *options, log=Path(folder / "log")) as running:
            yield running


def test_an_installed_bot_is_chosen_by_its_name_and_plays(people: People) -> None:
    page = people.page("/new/board")
    seat = page.get_by_label("Who plays at seat 2")
    expect(seat.get_by_role("option")).to_have_text(
        [
            *("Bot: easy", "Bot: normal", "Bot: hard", "Bot: master", "Bot: greedy", "Bot: raising", "Bot: loud"),
            *("On this device", "By link or code"),
        ]
    )
    seat.select_option(label="Bot: greedy")
    expect(page.get_by_text("Crosses off what skips the fewest numbers, without looking ahead.")).to_be_visible()
    seat.select_option(label="Bot: loud")
    expect(page.get_by_text("<b>Wins</b> [31malways AAA")).to_be_visible()  # as it is, and within the page
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.goto("/new/classic")
    seat.select_option(label="Bot: keen")
    expect(page.get_by_text("Crosses whatever it can.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.play(lambda: page.get_by_text("Emma crosses off").count() > 0)
    expect(page.get_by_text("cannot play on")).to_have_count(0)


def test_in_the_lobby_too_and_one_that_fails_is_replaced_in_words(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_label("Who plays at seat 2").select_option(label="By link or code")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Change seat 2").select_option(label="Bot: raising")
    expect(page.get_by_text("raising is a bot of another package.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    notice = page.get_by_text("The bot raising cannot play on. Another bot now plays for Emma.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    player = Player(page)
    player.play(lambda: len(player.confirmed) >= 3)
