"""Every game in a real browser, from the first screen to the ranking, by tapping."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.people import People
from tests.page.player import Player
from tests.soak import sample

CARDS = {
    "classic": "The original",
    "deluxe": "Deluxe",
    "mixx-a": "Mixx A",
    "mixx-b": "Mixx B",
    "board": "On Board",
    "cards": "The card game",
    "jokers": "The card game",
}


def choose(page: Page, game: str) -> None:
    """The first tap: a game."""
    page.get_by_role("link", name=CARDS[game]).first.click()
    if game == "jokers":
        page.get_by_role("group", name="Jokers").get_by_text("With eleven jokers").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The card game with jokers")
    if game == "deluxe":
        page.get_by_role("group", name="Games in the match").get_by_text("2", exact=True).click()


@pytest.mark.parametrize(
    "game", sample(CARDS, "deluxe", "board", "jokers")
)  # the others: see test_local.py, test_ways.py
def test_a_game_from_the_first_screen_to_the_ranking(people: People, game: str) -> None:
    page = people.page("/")
    choose(page, game)
    page.get_by_role("button", name="Play", exact=True).click()  # the second tap
    Player(page, eager=0.3).play_to_the_ranking()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_text("Total").first).to_be_visible()
    expect(page.get_by_text("Game 2")).to_have_count(2 if game == "deluxe" else 0)  # one a player
    page.get_by_role("button", name=re.compile("^Prove the")).click()
    expect(page.get_by_text("Proven fair.")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    Player(page).wait()  # with nobody to wait for, the next game has begun
