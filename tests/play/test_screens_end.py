"""After the end: the ranking waits; the same again, or another game with the same names."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens import guard
from qwixx.cli.play.screens.app import PlayApp
from qwixx.cli.play.screens.pages import Page
from qwixx.cli.play.screens.ranking import Ranking
from qwixx.cli.play.screens.seating import SeatLine
from qwixx.cli.play.screens.start import Start
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import game
from tests.play.at_screen import at_screen, next_question, press, running, screen_text
from tests.play.people import SEED, play_on

SEATS = (LocalSeat("Zoë"), LocalSeat("Emma", "easy"), LocalSeat("Ben"))


class Clock:
    """Time that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which keys come soon after each other."""
    clock = Clock()
    monkeypatch.setattr(guard, "monotonic", clock)
    return clock


def over(saves: Saves | None) -> Session:
    """A game with an option of its own that has ended."""
    return play_on(Session.new(game("classic", locks="sealed"), SEATS, saves, SEED))


def session_of(pilot: Pilot[int]) -> Session | None:
    """The game that is being played."""
    assert isinstance(pilot.app, PlayApp)
    return pilot.app.session


async def at_the_end(pilot: Pilot[int]) -> None:
    """Wait until the ranking is shown."""
    assert not await next_question(pilot)
    await pilot.pause()


async def press_slowly(pilot: Pilot[int], clock: Clock, *keys: str) -> None:
    """Press keys as somebody does who has looked."""
    for key in keys:
        clock.now += 10
        await press(pilot, key)


async def begun_after(pilot: Pilot[int], last: Session) -> Session:
    """The game that has begun after this one."""
    while (session := session_of(pilot)) in (None, last):
        await asyncio.sleep(0)
    assert session
    return session


def test_enter_pressed_again_and_again_does_not_skip_the_ranking(saves: Saves, clock: Clock) -> None:
    async def play() -> None:
        async with at_screen(over(saves), saves) as pilot:
            await at_the_end(pilot)
            await press(pilot, *["enter"] * 20)
            await press_slowly(pilot, clock, "enter")
            await press(pilot, *["enter", "space"] * 10)
            assert isinstance(pilot.app.screen, Ranking)
            assert "Rematch: the same game with the same players — Enter confirms" in screen_text(pilot)

    running(play())


def test_the_rematch_is_the_default_and_has_the_same_game_options_and_seats(saves: Saves, clock: Clock) -> None:
    async def play() -> None:
        last = over(saves)
        async with at_screen(last, saves) as pilot:
            await at_the_end(pilot)
            await press_slowly(pilot, clock, "enter", "enter")
            again = await begun_after(pilot, last)
            assert (again.game, again.seats) == (last.game, last.seats)
            assert (last.saved_as, again.saved_as) == ("classic-1", "classic-2")

    running(play())


def test_a_rematch_that_cannot_be_saved_is_told_and_played_all_the_same(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        (tmp_path / "games").write_text("a file where the folder should be", encoding="utf-8")
        last = over(None)
        async with at_screen(last, Saves(tmp_path / "games")) as pilot:
            await at_the_end(pilot)
            await press_slowly(pilot, clock, "enter", "enter")
            await pilot.pause()
            assert "The game cannot be saved in" in screen_text(pilot)
            await press(pilot, "n")
            again = await begun_after(pilot, last)
            assert again.saved_as is None

    running(play())


def test_another_game_keeps_names_seats_and_what_was_played(saves: Saves, clock: Clock) -> None:
    async def play() -> None:
        async with at_screen(over(saves), saves) as pilot:
            await at_the_end(pilot)
            await press_slowly(pilot, clock, "right", "enter", "enter")
            while not isinstance(pilot.app.screen, Start):
                await asyncio.sleep(0)
            await pilot.pause()
            lines = [line for line in pilot.app.screen.query(SeatLine) if line.display]
            shown = [(line.query_one(Input).value, line.query_one(Select).value) for line in lines]
            assert shown == [("Zoë", "person"), ("Emma", "easy"), ("Ben", "person")]
            assert pilot.app.screen.query_one("#option-0", Select).value == "sealed"
            await pilot.press("down", "enter", "enter")
            await next_question(pilot)
            session = session_of(pilot)
            assert session
            assert session.game.id == "deluxe"
            assert [(seat.name, seat.level) for seat in session.seats] == [(one.name, one.level) for one in SEATS]

    running(play())


def test_one_can_change_ones_mind_read_the_log_and_leave(saves: Saves, clock: Clock) -> None:
    async def play() -> None:
        async with at_screen(over(saves), saves) as pilot:
            await at_the_end(pilot)
            await press_slowly(pilot, clock, "enter", "escape", "left", "enter")
            assert "Leave; the game can be looked at again — Enter confirms" in screen_text(pilot)
            await press_slowly(pilot, clock, "l")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Page)
            await press_slowly(pilot, clock, "escape", "enter")
            await pilot.pause()
            assert pilot.app.return_value == 0

    running(play())
