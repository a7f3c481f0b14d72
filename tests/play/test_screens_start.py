"""The start on the screen: which game, who plays, go; or on with a saved game."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select, Static

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.app import PlayApp
from qwixx.cli.play.screens.seating import SeatLine
from qwixx.cli.play.screens.start import Start
from qwixx.cli.play.session import Session
from qwixx.games import GAMES, game
from tests.play.at_screen import at_screen, next_question, press, running, screen_text
from tests.play.people import ADA, BEN, BOT, SEED, book, happenings
from tests.soak import sample


@pytest.fixture(autouse=True)
def _somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "ada")


def begun(pilot: Pilot[int]) -> Session:
    """The game that was begun."""
    app = pilot.app
    assert isinstance(app, PlayApp)
    assert app.session
    return app.session


async def seen(pilot: Pilot[int]) -> None:
    """Wait until the start is shown and has proposed a game."""
    while not isinstance(pilot.app.screen, Start):
        await pilot.pause()
    await pilot.pause()


def refusal(pilot: Pilot[int]) -> str:
    """Why the game cannot begin."""
    return str(pilot.app.screen.query_one("#wrong", Static).render())


@pytest.mark.parametrize("place", sample(range(len(GAMES)), 0, len(GAMES) - 1))
def test_a_game_is_begun_with_a_few_keys(place: int, saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            await pilot.press(*["down"] * place, "enter", "enter")
            await next_question(pilot)
            session = begun(pilot)
            assert session.game.id == list(GAMES)[place]
            assert [(seat.name, seat.level) for seat in session.seats] == [("Ada", None), ("Emma", "normal")]
            assert session.saved_as

    running(play())


def test_people_and_bots_are_seated(saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            await pilot.click("#add")
            await pilot.pause()
            lines = list(pilot.app.screen.query(SeatLine))
            lines[1].query_one(Select).value = "person"
            lines[2].query_one(Select).value = "easy"
            await pilot.pause()
            assert lines[1].query_one(Input).value == "Player 2"
            lines[1].query_one(Input).value = " Zoë  B. "
            await pilot.click("#play")
            await next_question(pilot)
            seats = begun(pilot).seats
            assert [(seat.name, seat.level) for seat in seats] == [("Ada", None), ("Zoë B.", None), ("Emma", "easy")]

    running(play())


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("classic", {"locks": "sealed"}),
        ("deluxe", {"games": "3", "locks": "sealed"}),
        ("board", {"side": "our-zigzag", "locks": "announced"}),
        ("cards", {"jokers": "yes"}),
    ],
)
def test_every_option_of_a_game_is_chosen(name: str, chosen: dict[str, str], saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            await pilot.press(*["down"] * list(GAMES).index(name))
            await pilot.pause()
            offered = [select for select in pilot.app.screen.query("#what Select").results(Select) if select.display]
            for select, value in zip(offered, chosen.values(), strict=True):
                select.value = value
            await pilot.press("enter", "enter")
            await next_question(pilot)
            assert dict(begun(pilot).game.options) == chosen

    running(play())


@pytest.mark.parametrize("name", ["", " ", "Ada"])
def test_a_name_that_cannot_be_is_refused(name: str, saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            second = list(pilot.app.screen.query(SeatLine))[1]
            second.query_one(Select).value = "person"
            await pilot.pause()
            second.query_one(Input).value = name
            await pilot.press("enter", "enter")
            await pilot.pause()
            assert refusal(pilot).startswith("Everybody needs a name of their own")

    running(play())


@pytest.mark.parametrize("name", sample(GAMES, "deluxe"))
def test_as_many_can_play_as_the_game_is_for(name: str, saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            await pilot.press(*["down"] * list(GAMES).index(name))
            await pilot.pause()
            for _ in range(8):
                await pilot.click("#add")
            await pilot.pause()
            shown = [line for line in pilot.app.screen.query(SeatLine) if line.display]
            assert len(shown) == game(name).players[-1]

    running(play())


def test_a_saved_game_goes_on_and_a_damaged_one_is_named(saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(book("cards"), (ADA, BOT), saves, SEED)
        played = happenings(session)
        while session.state.turn < 4:
            next(played)
        session.close()
        Session.new(book("board"), (ADA, BEN), saves, SEED).close()
        (saves.folder / "board-1.qwixx").write_bytes(b"nonsense")
        over = Session.new(book("classic"), (ADA, BOT), saves, SEED)
        for _ in happenings(over):
            pass
        over.close()
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            listed = screen_text(pilot)
            assert "The card game · Ada, Emma" in listed
            assert "board-1: damaged" in listed
            assert "The original · Ada, Emma" not in listed
            saved = pilot.app.screen.query_one("#saved", OptionList)
            saved.focus()
            saved.highlighted = saved.get_option_index("cards-1")
            await pilot.press("enter")
            await next_question(pilot)
            assert begun(pilot).events[: len(session.events)] == session.events

    running(play())


def test_a_game_that_is_open_elsewhere_is_refused(saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(book("classic"), (ADA, BOT), saves, SEED)
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            pilot.app.screen.query_one("#saved", OptionList).focus()
            await pilot.press("enter")
            await pilot.pause()
            assert refusal(pilot).startswith("The game classic-1 is open elsewhere")
        session.close()

    running(play())


def test_without_a_place_for_it_one_can_play_unsaved(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "games").write_text("a file where the folder should be", encoding="utf-8")
        async with at_screen(None, Saves(tmp_path / "games")) as pilot:
            await seen(pilot)
            await pilot.press("enter", "enter")
            await pilot.pause()
            assert "The game cannot be saved in" in screen_text(pilot)
            await press(pilot, "n")
            await next_question(pilot)
            assert begun(pilot).saved_as is None

    running(play())


def test_tab_leads_from_the_game_to_who_plays_with_saved_games_too(saves: Saves) -> None:
    async def play() -> None:
        Session.new(book("classic"), (ADA, BOT), saves, SEED).close()
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            assert pilot.app.screen.query("#saved")
            await pilot.press("tab")
            name = pilot.app.screen.query(SeatLine).first().query_one(Input)
            assert pilot.app.focused is name
            await pilot.press("shift+tab", "shift+tab")
            assert pilot.app.focused is pilot.app.screen.query_one("#saved")

    running(play())


@pytest.mark.parametrize(("button", "left"), [("#add", 5), ("#remove", 1)])
def test_enter_on_a_button_does_what_it_says_and_nothing_else_however_often(
    button: str, left: int, saves: Saves
) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await seen(pilot)
            pilot.app.screen.query_one(button).focus()
            for _ in range(10):
                await pilot.press("enter")
            assert len([line for line in pilot.app.screen.query(SeatLine) if line.display]) == left
            assert pilot.app.focused is pilot.app.screen.query_one(button)
            assert refusal(pilot) == "1–5 players"

    running(play())
