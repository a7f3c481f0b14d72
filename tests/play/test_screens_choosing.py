"""Choosing on the screen with arrows, mouse or by typing, and what stays hidden meanwhile."""

import pytest
from textual import events
from textual.pilot import Pilot

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.cover import Cover
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.records import Act
from qwixx.rules.actions import Mark, Move, PlayCards, Take
from qwixx.words.language import LANGUAGES, words
from tests.play.at_screen import (
    at_screen,
    cursor_on,
    next_question,
    press,
    running,
    screen_text,
    type_in,
    unsaved,
)
from tests.play.people import ADA, BEN, BOT, until_reply


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
            assert "There is nothing to take back." in screen_text(pilot)

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


def test_a_reply_to_a_lock_is_sealed_and_can_be_taken_back(saves: Saves) -> None:
    async def play() -> None:
        session = until_reply("classic", (ADA, BEN, LocalSeat("Cleo")), 15)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            assert "Ben · Ada closes red: cross off red 12 too?" in screen_text(pilot)
            assert signs(pilot) == {"Ada": "  ", "Cleo": " …"}
            await type_in(pilot, "r12")
            await press(pilot, "enter")
            await next_question(pilot)
            assert "Cleo · Ada closes red: cross off red 12 too?" in screen_text(pilot)
            assert signs(pilot) == {"Ada": "  ", "Ben": "▶✓"}
            await press(pilot, "escape")
            await next_question(pilot)
            assert session.deciding() == (1, 2)
            await press(pilot, "enter", "enter")
            await next_question(pilot)
            await type_in(pilot, "pass")
            await press(pilot, "enter")
            await next_question(pilot)
            assert [session.view(None).sheets[seat].has_lock(0) for seat in range(3)] == [True, True, False]

    running(play())


def signs(pilot: Pilot[int]) -> dict[str, str]:
    """The signs before the names of the others: whose turn it is, who is to decide, who is ready."""
    lines = [line for line in screen_text(pilot).split("\n") if line.count("□") + line.count("▣") > 2]
    return {line.split("r")[0][2:].strip(): line[:2] for line in lines}


@pytest.mark.parametrize("arrow", ["down", "right"])
def test_the_arrows_go_from_row_to_row_of_a_mixed_sheet(arrow: str, saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("mixx-a")
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            listed = [str(action) for action in session.legal(0)[1:]]
            for wanted in (*listed, "pass"):
                assert cursor_on(pilot) == wanted
                await press(pilot, arrow)

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
            assert session.view(0).sheets[0].has(Mark("r", total))

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
            played = [e.action for e in session.events if isinstance(e, Act) and isinstance(e.action, PlayCards)]
            assert card.hand[2] in played[0].cards

    running(play())


@pytest.mark.parametrize("by_mouse", [True, False])
def test_of_two_cards_with_the_same_back_the_one_pointed_at_is_taken(by_mouse: bool, saves: Saves) -> None:
    async def play() -> None:
        session = Session.new(game("cards"), (ADA, BEN), None, seed_digits(15))
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            cards = session.view(None).cards
            assert cards
            assert cards.display[:2] == (11, 11)
            if by_mouse:
                line = screen_text(pilot).split("\n")[3]
                await pilot.click(offset=(line.index("11", line.index("11") + 2), 3))
                await pilot.pause()
            else:
                await press(pilot, "right")
            await press(pilot, "enter", "enter")
            assert session.events[-1] == Act(session.state.active, Take((11,), (1,)))

    running(play())


def test_a_click_on_the_hand_means_nothing_while_a_number_is_called(saves: Saves) -> None:
    async def play() -> None:
        session = unsaved("cards", ADA, BOT)
        async with at_screen(session, saves) as pilot:
            while await next_question(pilot) and session.state.phase != "call":
                await press(pilot, "enter", "enter")
            before = screen_text(pilot)
            hand = session.game.hand(session.state, 0)
            await clicked(pilot, f"{hand[0]}  ", 3)
            assert screen_text(pilot) == before

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
