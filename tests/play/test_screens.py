"""Playing on the screen: every game to its end through the keyboard; motion, pages, windows, saves."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens import flow
from qwixx.cli.play.screens.board import Board, Shown
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import GAMES, game
from qwixx.records import Act
from qwixx.review import hint
from qwixx.words.language import Words, words
from tests.play.at_screen import (
    at_screen,
    next_question,
    pick_with_arrows,
    press,
    running,
    screen_text,
    type_in,
    unsaved,
)
from tests.play.people import ADA, BEN, BOT, PEOPLE_AND_BOTS, SEED, book, choice
from tests.soak import sample

PLAYED_WELL = 9  # decisions; after that people do the first thing they may, which soon ends the game


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sample(GAMES, "board", "cards"))
def test_a_game_is_played_to_its_end_through_the_keyboard(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(book(name), PEOPLE_AND_BOTS[name], saves, SEED)
        asked = 0
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot):
                seat = session.deciding()[0]
                action = choice(session, seat) if asked < PLAYED_WELL else session.legal(seat)[0]
                before = session.events
                if asked % 3:
                    await pick_with_arrows(pilot, session, seat, action)
                else:
                    await type_in(pilot, str(action))
                assert session.events == before
                await press(pilot, "enter")
                assert session.events[len(before)] == Act(seat, action)
                asked += 1
            ranking = screen_text(pilot)
        assert session.over
        for seat, score in enumerate(session.game.scores(session.state)):
            line = next(line for line in ranking.split("\n") if session.names[seat] in line and ". " in line)
            points = [session.game.sheet(session.state, seat).points(row) for row in range(4)]
            assert line.split()[2:6] == list(map(str, points))
            assert str(score) in ranking

    running(play())


def test_a_match_ends_with_the_panel_of_its_games(saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(game("deluxe", games=2), (ADA, BEN), None, SEED)
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot):
                await type_in(pilot, str(session.legal(session.deciding()[0])[0]))
                await press(pilot, "enter")
            headings = next(line for line in screen_text(pilot).split("\n") if "Games so far" in line)
            assert headings.split()[-3:] == ["1", "2", "Total"]

    running(play())


@pytest.mark.parametrize(
    "table",
    sample(
        [(name, seats) for name in GAMES for seats in game(name).players],
        *((name, game(name).players[-1]) for name in GAMES),
    ),
)
def test_every_table_fits_the_smallest_window(table: tuple[str, int], saves: Saves) -> None:
    name, seats = table

    async def play() -> None:
        people = (ADA, *(LocalSeat(f"Player {number}", "easy") for number in range(2, seats + 1)))
        session = unsaved(name, *people)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            lines = screen_text(pilot).split("\n")
            assert not [line for line in lines if line.endswith("…")]
            assert sum(line.count("□") for line in lines) == 4 * seats
            assert all(any(seat.name in line for line in lines) for seat in people)

    running(play())


# -- motion ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fast", [True, False])
def test_the_dice_roll_and_the_locks_close_unless_it_is_to_be_fast(
    fast: bool, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, frozenset[int]]] = []
    drawn = Board.draw

    def draw(board: Board, session: Session, shown: Shown, story: Sequence[str], say: Words) -> None:
        seen.append((shown.rolling, shown.closing))
        drawn(board, session, shown, story, say)

    monkeypatch.setattr(Board, "draw", draw)
    monkeypatch.setattr(flow, "MOMENT", 0)
    monkeypatch.setattr(flow, "PAUSE", 0)

    async def play() -> None:
        seats = LocalSeat("Emma", "hard"), LocalSeat("Max", "hard")
        session = Session.new(book("classic"), seats, None, "44" * 32)  # a short one
        async with at_screen(session, saves, pace="at-once" if fast else "normal") as pilot:
            assert not await next_question(pilot)
        locked = {row for sheet in session.view(None).sheets for row in range(4) if sheet.has_lock(row)}
        assert locked
        assert {row for _, closing in seen for row in closing} == (set() if fast else locked)
        assert {rolling for rolling, _ in seen} == ({0} if fast else set(range(flow.ROLLING + 1)))

    running(play())


# -- pages, windows, saves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sample(GAMES, "classic", "cards"))
def test_h_shows_the_rules_and_the_question_mark_the_choice(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = unsaved(name)
        async with at_screen(session, saves, language="it") as pilot:
            await next_question(pilot)
            await press(pilot, "h")
            await pilot.pause()
            assert words("it")(f"game-{name}") in screen_text(pilot)
            await press(pilot, "escape")
            await press(pilot, "question_mark")
            await pilot.pause()
            for action in session.legal(session.deciding()[0])[:4]:
                assert f" {action} " in screen_text(pilot)
            await press(pilot, "escape")
            assert isinstance(pilot.app.screen, TableScreen)

    running(play())


@pytest.mark.parametrize("name", sample(GAMES, "mixx-a", "board"))
def test_i_shows_a_hint_and_the_game_is_as_it_was(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = unsaved(name)
        async with at_screen(session, saves, language="it") as pilot:
            await next_question(pilot)
            before, seat = session.state, session.deciding()[0]
            best = hint(session.view(seat), session.legal(seat))[0]
            await press(pilot, "i")
            shown = words("it")("hint-title", name=session.names[seat]), f"{best.action}:"
            while not all(text in screen_text(pilot) for text in shown):  # a page is laid out after its first line
                await pilot.pause()
            await press(pilot, "i")
            assert isinstance(pilot.app.screen, TableScreen)
            assert session.state == before

    running(play())


def test_a_small_window_asks_for_room_and_the_game_goes_on(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic")
        async with at_screen(session, saves, size=(60, 20)) as pilot:
            await pilot.pause()
            assert "at least 80 columns" in " ".join(screen_text(pilot).split())
            await pilot.resize_terminal(80, 24)
            await next_question(pilot)
            await pilot.pause()
            assert "The original" in screen_text(pilot)
            await pilot.resize_terminal(79, 24)
            await pilot.pause()
            assert "at least 80 columns" in " ".join(screen_text(pilot).split())
            await pilot.resize_terminal(120, 40)
            await pilot.pause()
            await press(pilot, "enter", "enter")
            assert any(isinstance(event, Act) and event.seat == 0 for event in session.events)

    running(play())


@pytest.mark.parametrize(("key", "code"), [("ctrl+q", 0), ("ctrl+c", 130)])
def test_leaving_keeps_the_game(key: str, code: int, saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(book("classic"), (ADA, BOT), saves, SEED)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "enter", "enter")
            await pilot.press(key)
            assert pilot.app.return_value == code
        again = Session.resume(saves.newest(), saves)
        assert again.events == session.events
        async with at_screen(again, saves) as pilot:
            await next_question(pilot)
            assert "Ada" in screen_text(pilot)

    running(play())


def test_what_cannot_be_saved_is_told_before_the_game_goes_on(saves: Saves, tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.new(book("classic"), (ADA, BOT), saves, SEED)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            before = session.events
            saves.folder.rename(tmp_path / "elsewhere")
            await press(pilot, "enter", "enter")
            await pilot.pause()
            assert "The game cannot be saved in" in screen_text(pilot)
            assert session.events == before
            await press(pilot, "n")
            await next_question(pilot)
            assert len(session.events) > len(before)

    running(play())
