"""How a game goes on at the screen: skipping ahead, the pace, the log, going back, what is told and counted."""

import asyncio
import json
from collections.abc import Callable

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot

from qwixx.cli.play.manner import PACES, Remembered
from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens import flow, guard
from qwixx.cli.play.screens.small import TooSmall
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import game
from qwixx.records import Act, Back
from qwixx.words.language import LANGUAGES
from tests.play.at_screen import at_screen, next_question, press, running, screen_text, type_in, unsaved
from tests.play.people import ADA, BEN, BOT, SEED, choice, happenings

LONG = 10_000  # seconds: whoever does not skip has not seen the end of it


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not true():
        await asyncio.sleep(0)


def table(pilot: Pilot[int]) -> TableScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


# -- skipping, and the pace --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["key", "#sheet", "#story"])
def test_any_key_or_click_skips_ahead_to_the_next_question(
    by: str, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "PAUSE", LONG)
    monkeypatch.setattr(flow, "MOMENT", LONG)

    async def play() -> None:
        async with at_screen(unsaved("classic", ADA, BOT), saves, pace="normal") as pilot:
            await until(lambda: isinstance(pilot.app.screen, TableScreen) and bool(screen_text(pilot).strip()))
            assert not table(pilot).asked
            assert "Any key skips ahead" in screen_text(pilot)
            if by == "key":
                await press(pilot, "x")
            else:
                await pilot.click(by, offset=(10, 0))
            assert await next_question(pilot)

    running(play())


def test_keys_that_skipped_do_not_answer_the_next_question(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "PAUSE", LONG)
    now = [100.0]
    monkeypatch.setattr(guard, "monotonic", lambda: now[0])

    async def play() -> None:
        session = unsaved("classic", ADA, BOT)
        async with at_screen(session, saves, pace="normal") as pilot:
            await until(lambda: isinstance(pilot.app.screen, TableScreen))
            await press(pilot, "enter")
            assert await next_question(pilot)
            before = session.events
            await press(pilot, *["enter"] * 10)
            assert session.events == before
            now[0] += 1
            await press(pilot, "enter", "enter")
            assert len(session.events) > len(before)

    running(play())


def test_the_pace_is_changed_said_and_remembered(saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(unsaved("classic"), saves, pace="fast") as pilot:
            await next_question(pilot)
            await press(pilot, "minus")
            assert "Pace of the game: Normal" in screen_text(pilot)
            await press(pilot, "minus", "minus", "minus")
            assert "Pace of the game: Slow" in screen_text(pilot)
            assert table(pilot).slowness() == PACES["slow"]
        async with at_screen(unsaved("classic"), saves, pace=None) as pilot:
            await until(lambda: isinstance(pilot.app.screen, TableScreen))
            assert table(pilot).slowness() == PACES["slow"]

    saves.folder.mkdir(parents=True)
    running(play())


@pytest.mark.parametrize("kept", ["", "nonsense", "[]", '{"pace": 3}', '{"pace": "never"}', "{}"])
def test_a_pace_that_cannot_be_read_is_the_usual_one(kept: str, saves: Saves) -> None:
    saves.folder.mkdir(parents=True)
    (saves.folder.parent / "terminal.json").write_text(kept, encoding="utf-8")
    remembered = Remembered(saves.folder.parent)
    assert remembered.pace() == "normal"
    remembered.keep("fast")
    assert json.loads((saves.folder.parent / "terminal.json").read_text(encoding="utf-8")) == {"pace": "fast"}
    assert remembered.pace() == "fast"


# -- going back --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "cards-jokers"])
def test_against_bots_the_last_move_is_taken_back_and_chance_goes_on_in_another_way(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(game(name), (ADA, BOT), saves, SEED)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            state, decision = session.state, session.play.decision
            await type_in(pilot, str(choice(session, 0)))
            await press(pilot, "enter")
            await next_question(pilot)
            await press(pilot, "escape")
            assert "To take your last move back, type u and press Enter" in screen_text(pilot)
            await type_in(pilot, "u")
            await until(lambda: any(isinstance(event, Back) for event in session.events))
            assert await next_question(pilot)
            assert session.play.decision == decision
            assert session.view(None).sheets == session.game.view(state).sheets
            assert "Ada undid moves" in screen_text(pilot)
        again = Session.resume("classic-1" if name == "classic" else "cards-1", saves)
        assert again.events == session.events
        again.close()

    running(play())


def test_at_the_first_decision_and_among_people_nothing_settled_is_taken_back(saves: Saves) -> None:
    async def play() -> None:
        for seats in ((ADA, BOT), (ADA, BEN)):
            session = unsaved("classic", *seats)
            async with at_screen(session, saves) as pilot:
                await next_question(pilot)
                before = session.events
                await type_in(pilot, "u")
                assert "There is nothing to take back." in screen_text(pilot)
                assert session.events == before

    running(play())


def test_a_forced_pass_is_not_gone_back_to() -> None:
    session = unsaved("classic", ADA, BOT)
    for _ in happenings(session):
        if session.deciding() and len(session.legal(0)) == 1 and (decision := session.last_choice(0)):
            was = session.play.as_it_was(decision)
            assert len(was.legal(0)) > 1
            after = session.play.events[session.play.decisions[decision - 1] :]
            assert any(isinstance(event, Act) and event.seat == 0 for event in after)
            return
    pytest.fail("nobody had to pass")


# -- what is told ------------------------------------------------------------------------------------------------------


def test_the_log_tells_everything_turn_by_turn_and_can_be_scrolled(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic", ADA, BOT)
        played = happenings(session)
        while session.state.turn < 12:
            next(played)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "l")
            page = pilot.app.screen.query_one("#page", VerticalScroll)
            await until(lambda: page.max_scroll_y > 0 and page.scroll_y == page.max_scroll_y)
            await pilot.pause()
            assert "Turn 12 · " in screen_text(pilot)
            assert "Turn 1 · " not in screen_text(pilot)
            await press(pilot, "home")
            await until(lambda: page.scroll_y == 0)
            await pilot.pause()
            assert "begins." in screen_text(pilot)
            await press(pilot, "l")
            assert isinstance(pilot.app.screen, TableScreen)

    running(play())


@pytest.mark.parametrize("name", ["classic", "mixx-a", "board", "cards"])
def test_with_four_players_nothing_that_is_told_is_cut(name: str, saves: Saves) -> None:
    async def play() -> None:
        seats = (ADA, *(LocalSeat(f"Somebody {number}", "easy") for number in (2, 3, 4)))
        session = unsaved(name, *seats)
        async with at_screen(session, saves) as pilot:
            for _ in range(5):
                await next_question(pilot)
                await type_in(pilot, str(choice(session, 0)))
                await press(pilot, "enter")
            await next_question(pilot)
            shown = " ".join(screen_text(pilot).split())
            assert table(pilot)._flow.story[-1] in shown
            assert not [line for line in screen_text(pilot).split("\n") if line.endswith("…")]

    running(play())


def test_a_match_counts_the_game_on_the_table_and_says_both_sums(saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(game("deluxe", games=3), (ADA, BOT), None, SEED)
        played = happenings(session)
        while session.state.phase != "between":
            next(played)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            first = session.view(None).panel[0]
            assert "Game 1 of 3" in screen_text(pilot)
            assert f"{first[0]} points in this game, {first[0]} in the match" in screen_text(pilot)
            await type_in(pilot, "next")
            await press(pilot, "enter")
            await next_question(pilot)
            assert "Game 2 of 3" in screen_text(pilot)
            assert f"0 points in this game, {first[0]} in the match" in screen_text(pilot)
            assert f" 0/{first[1]}" in screen_text(pilot)

    running(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_is_too_small_is_told_of_plain_lines(language: str, saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(unsaved("classic"), saves, size=(60, 20), language=language) as pilot:
            await until(lambda: isinstance(pilot.app.screen, TooSmall))
            await pilot.pause()
            assert "--plain" in screen_text(pilot)

    running(play())
