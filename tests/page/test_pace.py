"""What happens is shown one thing after the other, and one's own dice are rolled: with a clock that the test winds."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from itertools import count
from random import Random

import pytest
from playwright.sync_api import WebSocket, expect

from qwixx.tables.entries import Seat
from qwixx.tables.secret import new_secret
from qwixx.tables.table import Table
from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.player import Player
from tests.server.client import Server
from tests.server.prepared_tables import PreparedTable, person, store_tables

pytestmark = lacks("the messages of a socket")

DEVICE = new_secret()
CODES = [f"tita-{first}o{last}a" for first in "ts" for last in "ptsv"]
GUARD = 700  # milliseconds in which a new question takes no answer
TWICE = 350  # milliseconds between two taps that are no double tap
MOMENT = 1000  # milliseconds that each thing is shown, as usual
BY_ITSELF = 2500  # milliseconds until dice roll that nobody taps


def bots_turn(table: Table) -> bool:
    """Whether everybody is to answer in the turn of Ben, the bot."""
    game, state = table.playing
    return state.phase == "white" and game.view(state).active == 1


def before_annas_turn(code: str) -> PreparedTable:
    """Anna and a bot at the beginning of a game, which the bot begins."""
    seats = (person("Anna", DEVICE), Seat("bot", "Ben", level="easy"))
    tables = (PreparedTable(code, "classic", seats, seats[0].device or "", Random(seed)).start() for seed in count())
    return next(prepared for prepared in tables if bots_turn(prepared.table))


@pytest.fixture(scope="module")
def codes(host: Server) -> Iterator[str]:
    """Tables where Anna plays against a bot that has the first turn."""
    host.stop()
    store_tables(host.database, *map(before_annas_turn, CODES))
    host.start()
    return iter(CODES)


class Anna:
    """At a table of hers, with a clock that stands still; she has something to answer."""

    def __init__(self, people: People, code: str) -> None:
        device = people.device(pace="normal")
        device.add_init_script(f"try {{ localStorage['qwixx.device'] = '{DEVICE}' }} catch {{}}")  # not on a blank page
        self.page = device.new_page()
        self.page.clock.install()
        with self.page.expect_websocket() as opened:
            self.page.goto(f"/t/{code}")
        self._socket: WebSocket = opened.value
        self.asked = self.page.locator(".asked")
        self.news = self.page.locator(".news")
        self.dice = self.page.locator(".top").get_by_role("button", name="Roll the dice")
        self.choices = self.page.locator("div.mine button[aria-pressed]")
        self.rolls = self.page.locator("aside li", has_text="White")
        expect(self.asked).to_contain_text("White")
        self.page.clock.pause_at(datetime.now() + timedelta(minutes=1))

    def answer(self) -> None:
        """Cross something off; the bot has answered, it acts, and the next dice are rolled within milliseconds."""
        self.choices.first.click()
        self.wait(GUARD)
        with self._socket.expect_event("framereceived", lambda frame: '"roll ' in str(frame)):
            Player(self.page).confirm()

    def skip(self) -> None:
        """Tap where nothing is to be tapped, and not so quickly that the tap belongs to what was there before."""
        self.wait(TWICE)
        self.news.click()
        expect(self.dice).to_be_visible()
        self.wait(TWICE)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.page.clock.run_for(milliseconds)


@pytest.fixture
def anna(people: People, codes: Iterator[str]) -> Anna:
    """Anna, before her own turn."""
    return Anna(people, next(codes))


def test_each_thing_that_happens_has_its_moment(anna: Anna) -> None:
    anna.answer()
    expect(anna.news).to_have_text(re.compile("^Anna .*cross(es)? off"))
    together = anna.news.inner_text()
    expect(anna.asked).to_have_count(0)
    expect(anna.page.locator("aside .fresh")).to_have_count(1)  # what the bot crossed with the white sum
    anna.wait(MOMENT - 1)
    expect(anna.news).to_have_text(together)
    anna.wait(1)
    expect(anna.news).to_have_text(re.compile("^Ben"))
    expect(anna.dice).to_have_count(0)
    anna.wait(MOMENT)
    expect(anna.dice).to_be_visible()
    expect(anna.page.locator(".banner")).to_have_text("Anna, it is your turn")
    expect(anna.news).to_have_text(re.compile("^Ben"))
    spoken = anna.page.get_by_role("log")
    expect(spoken).to_contain_text("Anna crosses off")  # nothing was overwritten
    expect(spoken).to_contain_text("Tap the dice to roll them")


def test_a_tap_that_is_meant_for_nothing_else_skips_ahead(anna: Anna) -> None:
    anna.answer()
    expect(anna.asked).to_have_count(0)
    anna.skip()
    anna.page.keyboard.press("Shift")
    expect(anna.dice).to_be_visible()


def by_a_tap(anna: Anna) -> None:
    anna.dice.click()


def by_space(anna: Anna) -> None:
    anna.page.keyboard.press("Space")


def by_the_bar(anna: Anna) -> None:
    anna.page.locator(".bar").get_by_role("button", name="Roll the dice").click()


def by_enter(anna: Anna) -> None:
    anna.dice.focus()
    anna.page.keyboard.press("Enter")


def by_themselves(anna: Anna) -> None:
    anna.wait(BY_ITSELF - TWICE - 1)
    expect(anna.dice).to_be_visible()
    anna.wait(1)


@pytest.mark.parametrize("roll", [by_a_tap, by_the_bar, by_space, by_enter, by_themselves])
def test_my_dice_are_rolled(anna: Anna, roll: Callable[[Anna], None]) -> None:
    anna.answer()
    anna.skip()
    expect(anna.choices).to_have_count(0)  # nothing of the roll is known
    expect(anna.rolls).to_have_count(1)
    roll(anna)
    expect(anna.asked).to_contain_text("White")
    expect(anna.dice).to_have_count(0)
    expect(anna.rolls).to_have_count(2)
    expect(anna.page.locator(".ahead")).to_have_text("Without a cross this turn: −5")
    if roll is by_enter:
        expect(anna.page.locator(".dice")).to_be_focused()
