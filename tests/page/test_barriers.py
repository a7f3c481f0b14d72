"""Every screen in both themes: no barriers that axe knows of, nothing wider than the screen."""

from collections.abc import Callable
from random import Random
from typing import Literal
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from qwixx.tables.entries import Seat
from qwixx.tables.secret import new_secret
from tests.made_results import made_results
from tests.page.firefox import lacks
from tests.page.people import People, at_table, known_as
from tests.page.player import Player
from tests.page.test_reactions import begun, react
from tests.server.client import Server
from tests.server.kept_results import keep_results
from tests.server.prepared_tables import PreparedTable, person, store_tables
from tests.soak import covering

Go = Callable[[People, Server], Page]
Theme = Literal["light", "dark"]
GAMES = ("classic", "deluxe", "mixx-a", "mixx-b", "board", "cards")
WIDTHS = (320, 820, 2560)
THEMES: tuple[Theme, ...] = ("light", "dark")
DEVICE = new_secret()
axe = Axe()


def at(path: str) -> Go:
    """A screen by its address."""
    return lambda people, host: people.page(path)  # noqa: ARG005


def settings(people: People, host: Server) -> Page:  # noqa: ARG001
    """The settings over the first screen."""
    page = people.page("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def lobby(people: People, host: Server) -> Page:  # noqa: ARG001
    """A table that waits for somebody."""
    page = people.page("/new/classic")
    page.get_by_label("Who plays at seat 2").select_option(label="By link or code")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    return page


def table(game: str, **options: str) -> Go:
    """A game in play, with something to choose and to confirm."""

    def go(people: People, host: Server) -> Page:
        page = at_table(people, host, game, options=options)
        player = Player(page)
        player.play(lambda: len(player.confirmed) >= 4)
        player.wait()
        return page

    return go


def menu(people: People, host: Server) -> Page:
    """What is seldom needed at a table."""
    page = table("classic")(people, host)
    page.get_by_role("button", name="At this table").click()
    return page


def reactions(people: People, host: Server) -> Page:  # noqa: ARG001
    """The sheet of reactions, with one beside a name."""
    page, other = begun(people)
    react(other, "well done")
    page.get_by_role("button", name="React").click()
    return page


def end(game: str, code: str) -> Go:
    """The ranking of a game that was played without the server, with the proof and everything else unfolded."""

    def go(people: People, host: Server) -> Page:
        seats = (person("Anna", DEVICE), Seat("bot", "Emma", level="easy"))
        table = PreparedTable(code, game, seats, seats[0].device or "", Random(1)).start()
        host.stop()
        store_tables(host.database, table.play(lambda at: at.status == "over"))
        host.start()
        page = people.page(f"/t/{code}", storage_state=known_as(DEVICE, host.url))
        page.get_by_role("button", name="Prove the").click()
        expect(page.get_by_text("This device was not there before the game")).to_be_visible()
        return page

    return go


def replay(people: People, host: Server) -> Page:
    """A finished game, somewhere in the middle."""
    page = end("board", "tire-vopa")(people, host)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="On one move").click()
    return page


def review(people: People, host: Server) -> Page:
    """A finished game reviewed, at its first mistake."""
    page = end("classic", "tire-vopo")(people, host)
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("button", name="The next mistake").click()
    expect(page.get_by_role("heading", name="What was possible")).to_be_visible()
    return page


def hint(game: str) -> Go:
    """A game in play, after a hint."""

    def go(people: People, host: Server) -> Page:
        page = at_table(people, host, game)
        Player(page).find_choice()
        page.locator(".bar button.hint").click()
        expect(page.locator(".advised").or_(page.locator(".bar .line", has_text="Hint")).first).to_be_visible()
        return page

    return go


def stats(people: People, host: Server) -> Page:
    """The statistics of a device with forty games, every one of them listed."""
    secret = new_secret()
    keep_results(host.database, secret, made_results(40))
    page = people.page("/stats", storage_state=known_as(secret, host.url))
    page.get_by_role("button", name="Every game as a table").click()
    return page


def explore(text: str) -> Go:
    """A position that is explored, with every roll."""

    def go(people: People, host: Server) -> Page:  # noqa: ARG001
        page = people.page(f"/explore?{urlencode({'p': text})}")
        expect(page.get_by_role("heading", name="Player 1’s choices")).to_be_visible()
        return page

    return go


def privacy(people: People, host: Server) -> Page:
    """What is kept, with a game to be deleted."""
    page = at_table(people, host, "classic")
    page.goto("/privacy")
    page.get_by_role("button", name="Delete: ").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def learn(name: str) -> Go:
    """A step of an introduction, with something to choose."""

    def go(people: People, host: Server) -> Page:  # noqa: ARG001
        page = people.page(f"/learn/{name}")
        for _ in range(5):
            page.get_by_role("button", name="One step on").click()
        expect(page.get_by_text("Step 6 of")).to_be_visible()
        return page

    return go


def score_sheet(name: str) -> Go:
    """A sheet for real dice, with one before it."""

    def go(people: People, host: Server) -> Page:  # noqa: ARG001
        page = people.page("/sheet")
        page.get_by_role("button", name="Penalty").click()
        page.get_by_label("Game", exact=True).select_option(name)
        page.get_by_role("button", name="red 2, free").click()
        return page

    return go


def printing(people: People, host: Server) -> Page:  # noqa: ARG001
    """What is chosen to be printed, over the rules."""
    page = people.page("/rules/board")
    page.get_by_role("button", name="Print sheets").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


SCREENS: dict[str, Go] = {
    "home": at("/"),
    "settings": settings,
    "lost": at("/no/such/place"),
    "no-table": at("/t/tire-nopa"),
    "lobby": lobby,
    "menu": menu,
    "reactions": reactions,
    "replay": replay,
    "end-deluxe": end("deluxe", "tire-vopi"),
    "print": printing,
    "privacy": privacy,
    "review": review,
    "hint-classic": hint("classic"),
    "hint-cards": hint("cards"),
    "explore": explore("classic; white 5 1; sheets r5 r7 p1 | y2; dice 3 4 r2 y5 g1 b6"),
    "explore-board": explore("board; move 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6; pawns 3 7"),
    "stats": stats,
    "stats-none": at("/stats"),
    "daily": at("/daily"),
    "sheet": score_sheet("classic"),
    "sheet-board": score_sheet("board/our-spiral"),
    "rules": at("/rules"),
    **{f"learn-{name}": learn(name) for name in ("classic", "board", "cards-jokers")},
    "table-jokers": table("cards", jokers="yes"),
    "table-sealed": table("classic", locks="sealed"),
}


# Screens that there are for every game.
OF_GAMES: dict[str, Callable[[str], Go]] = {
    "new": lambda game: at(f"/new/{game}"),
    "rules": lambda game: at(f"/rules/{game}"),
    "table": table,
}


def check(page: Page, theme: Theme) -> None:
    """Look at a screen in one theme, everything on it unfolded, then at its width."""
    page.wait_for_load_state("networkidle")
    folded = page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = axe.run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@lacks("dark and light")
@pytest.mark.parametrize(("screen", "theme"), covering(SCREENS, THEMES))
def test_a_screen_has_no_barriers(people: People, host: Server, screen: str, theme: Theme) -> None:
    check(SCREENS[screen](people, host), theme)


@lacks("dark and light")
@pytest.mark.parametrize(("game", "screen", "theme"), covering(GAMES, OF_GAMES, THEMES))
def test_a_screen_of_a_game_has_no_barriers(people: People, host: Server, game: str, screen: str, theme: Theme) -> None:
    check(OF_GAMES[screen](game)(people, host), theme)
