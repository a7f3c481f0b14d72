"""Choosing on the screen with arrows, mouse or by typing, and what stays hidden meanwhile."""

import pytest
from textual import events
from textual.pilot import Pilot

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.cover import Cover
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.session import Session
from qwixx.records import Act
from qwixx.rules.actions import Move, Play
from qwixx.words.language import LANGUAGES, words
from tests.play.at_screen import at_screen, next_question, press, running, screen_text, type_in, unsaved
from tests.play.people import ADA, BEN, BOT


async def clicked(pilot: Pilot[int], text: str, line: int | None = None) -> None:
    """Click on what stands on the screen, on the first line with it or on the one given."""
    lines = screen_text(pilot).split("\n")
    row = next(row for row, said in enumerate(lines) if text in said and line in (None, row))
    await pilot.click(offset=(lines[row].index(text) + 1, row))
    await pilot.pause()


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_nothing_is_done_before_it_is_confirmed(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic", ADA, BEN)
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
        session = unsaved("classic", ADA, BEN)
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
        session = unsaved("classic")
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
        session = unsaved("classic")
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
        session = unsaved("classic", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "enter", "enter", "enter", "enter")
            assert isinstance(pilot.app.screen, TableScreen)
            assert len([event for event in session.events if isinstance(event, Act)]) == 1

    running(play())


def test_undo_and_quit_can_be_typed_as_in_the_plain_mode(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic", ADA, BEN)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            first = session.deciding()[0]
            await press(pilot, "enter", "enter")
            await next_question(pilot)
            await type_in(pilot, "undo")
            await next_question(pilot)
            assert session.deciding()[0] == first
            await type_in(pilot, "q")
            await pilot.pause()
            assert pilot.app.return_value == 0

    running(play())


def test_what_is_pasted_is_typed(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic")
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            pilot.app.screen.post_message(events.Paste("pa\nss"))
            await pilot.pause()
            assert "> pa ss" in screen_text(pilot)

    running(play())


# -- the mouse ---------------------------------------------------------------------------------------------------------


def test_a_number_is_chosen_and_confirmed_by_clicking_it(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("classic")
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
        session = unsaved("cards", ADA, BOT)
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
        session = unsaved("board", ADA, BEN)
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
        session = unsaved("cards", ADA, BEN)
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
