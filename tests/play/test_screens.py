"""Playing on the screen: every game to its end through the keyboard, and whatever else a person can do there."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.cover import Cover
from qwixx.cli.play.screens.table import Table
from qwixx.cli.play.seats import Seat
from qwixx.cli.play.session import Session
from qwixx.cli.words import LANGUAGES, words
from qwixx.games import GAMES, game
from qwixx.records import Act
from qwixx.rules.actions import Move, Play
from tests.play.at_screen import at_screen, next_question, pick_with_arrows, press, running, screen_text, type_in
from tests.play.people import ADA, BEN, BOT, PEOPLE_AND_BOTS, SEED, book, choice

PLAYED_WELL = 9  # decisions; after that people do the first thing they may, which soon ends the game


def new(name: str, *seats: Seat) -> Session:
    """A game that is not saved."""
    return Session.new(book(name), seats or PEOPLE_AND_BOTS[name], None, SEED)


async def clicked(pilot: Pilot[int], text: str, line: int | None = None) -> None:
    """Click on what stands on the screen, on the first line with it or on the one given."""
    lines = screen_text(pilot).split("\n")
    row = next(row for row, said in enumerate(lines) if text in said and line in (None, row))
    await pilot.click(offset=(lines[row].index(text) + 1, row))
    await pilot.pause()


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_through_the_keyboard(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(book(name), PEOPLE_AND_BOTS[name], saves, SEED)
        asked = 0
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot):
                seat = session.deciding()[0]
                action = choice(session, seat) if asked < PLAYED_WELL else session.legal(seat)[0]
                before = session.events[:]
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
            points = [session.game.sheet(session.state, seat).points(colour) for colour in "rygb"]
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
            assert "Games so far" in screen_text(pilot)
            assert "Game 1  Game 2  Total" in screen_text(pilot)

    running(play())


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_nothing_is_done_before_it_is_confirmed(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            before = session.events[:]
            await press(pilot, "enter")
            assert "Enter confirms, Esc undoes" in screen_text(pilot)
            await press(pilot, "escape")
            assert "Enter confirms, Esc undoes" not in screen_text(pilot)
            assert session.events == before

    running(play())


def test_a_sealed_answer_can_be_taken_back_and_is_not_shown(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            first = session.deciding()[0]
            await press(pilot, "enter", "enter")
            await next_question(pilot)
            assert session.deciding() == (1 - first,)
            assert "✕" not in screen_text(pilot)
            await press(pilot, "escape")
            await next_question(pilot)
            assert session.deciding()[0] == first
            await press(pilot, "escape")
            assert "There is no sealed answer to take back." in screen_text(pilot)

    running(play())


def test_typing_needs_only_a_beginning_and_can_be_corrected(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic")
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "p", "x", "backspace")
            assert "> p" in screen_text(pilot)
            await press(pilot, "enter")
            assert "▸pass◂" in screen_text(pilot)
            await press(pilot, "g", "escape")
            assert "> g" not in screen_text(pilot)

    running(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_refused_in_words(language: str, saves: Saves) -> None:
    async def play() -> None:
        session = new("classic")
        async with at_screen(session, saves, language=language) as pilot:
            await next_question(pilot)
            total = sum(session.view(0).whites)
            wrong = next(number for number in range(3, 12) if number != total)
            await type_in(pilot, f"r{wrong}")
            facts = {"colour": words(language)("colour-r"), "number": wrong}
            key = "the-mark-vowel" if wrong in (8, 11) else "the-mark"
            mark = words(language)(key, **facts)
            sentence = words(language)("rule-white-sum", sum=total, mark=mark)
            assert sentence.split()[:6] == screen_text(pilot).split("\n")[-4].split()[:6]
            assert not any(isinstance(event, Act) and event.seat == 0 for event in session.events)

    running(play())


def test_two_quick_confirmations_count_once(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "enter", "enter", "enter", "enter")
            assert isinstance(pilot.app.screen, Table)
            assert len([event for event in session.events if isinstance(event, Act)]) == 1

    running(play())


# -- the mouse ---------------------------------------------------------------------------------------------------------


def test_a_number_is_chosen_and_confirmed_by_clicking_it(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic")
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            total = sum(session.view(0).whites)
            await press(pilot, "left")
            await clicked(pilot, f"[{total:^3}]")
            assert f"▸r{total}◂" in screen_text(pilot)
            await clicked(pilot, f"✕{total:^3}?")
            assert total in session.view(0).sheets[0].crossed("r")

    running(play())


def test_cards_are_taken_and_played_by_clicking(saves: Saves) -> None:
    async def play() -> None:
        session = new("cards", ADA, BOT)
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot) and session.state.phase != "take":
                await press(pilot, "left", "enter", "enter")
            display = session.view(0).cards
            assert display
            await clicked(pilot, f"{display.display[1]:^5}".rstrip(), 3)
            await press(pilot, "enter", "enter")
            while await next_question(pilot) and session.state.phase != "play":
                await press(pilot, "left", "enter", "enter")
            card = session.view(0).cards
            assert card
            await clicked(pilot, f"{card.hand[2]}  ", 3)
            assert "✓" in screen_text(pilot).split("\n")[4]
            await press(pilot, "enter", "enter")
            played = [e.action for e in session.events if isinstance(e, Act) and isinstance(e.action, Play)]
            assert card.hand[2] in played[0].cards

    running(play())


def test_the_pawn_is_moved_by_clicking_a_field(saves: Saves) -> None:
    async def play() -> None:
        session = new("board", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot) and session.state.phase != "move":
                await press(pilot, "left", "enter", "enter")
            seat = session.deciding()[0]
            move = next(action for action in session.legal(seat) if isinstance(action, Move))
            await press(pilot, "left")
            lines = screen_text(pilot).split("\n")
            row = next(row for row, line in enumerate(lines) if f"↓{move.steps}" in line)
            await pilot.click(offset=(lines[row].index(f"↓{move.steps}"), row + 1))
            await press(pilot, "enter")
            assert Act(seat, move) in session.events

    running(play())


# -- what must stay hidden ---------------------------------------------------------------------------------------------


def test_a_hand_is_covered_until_its_owner_sits_at_the_keyboard(saves: Saves) -> None:
    async def play() -> None:
        session = new("cards", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await covered(pilot)
            first = session.deciding()[0]
            assert f"Hand the keyboard over to {session.names[first]}" in screen_text(pilot)
            assert not _hand_is_seen(pilot, session, 0)
            assert not _hand_is_seen(pilot, session, 1)
            await next_question(pilot)
            assert _hand_is_seen(pilot, session, first)
            assert not _hand_is_seen(pilot, session, 1 - first)
            await press(pilot, "enter", "enter")
            await next_question(pilot)
            await press(pilot, "enter", "enter")
            await covered(pilot)
            assert not _hand_is_seen(pilot, session, first)

    running(play())


async def covered(pilot: Pilot[int]) -> None:
    """Wait until the table is covered."""
    while not isinstance(pilot.app.screen, Cover):
        await pilot.pause()


def _hand_is_seen(pilot: Pilot[int], session: Session, seat: int) -> bool:
    line = screen_text(pilot).split("\n")[3]
    return any(f" {card} " in f"{line} " for card in session.game.hand(session.state, seat))


# -- pages, windows, saves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_h_shows_the_rules_and_the_question_mark_the_choice(name: str, saves: Saves) -> None:
    async def play() -> None:
        session = new(name)
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
            assert isinstance(pilot.app.screen, Table)

    running(play())


def test_a_small_window_asks_for_room_and_the_game_goes_on(saves: Saves) -> None:
    async def play() -> None:
        session = new("classic")
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
            before = session.events[:]
            saves.folder.rename(tmp_path / "elsewhere")
            await press(pilot, "enter", "enter")
            await pilot.pause()
            assert "The game cannot be saved in" in screen_text(pilot)
            assert session.events == before
            await press(pilot, "n")
            await next_question(pilot)
            assert len(session.events) > len(before)

    running(play())
