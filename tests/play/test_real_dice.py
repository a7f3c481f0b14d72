"""Real dice in the terminal: typed in, wrong, corrected, saved and gone on with."""

from random import Random

import pytest

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.fairness import verify
from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.records import Act, Record, fold
from qwixx.rules.game import Game
from qwixx.rules.outcomes import Call, First, Roll
from tests.play.at_screen import at_screen, next_question, press, running, screen_text
from tests.play.conftest import Typing

TOGETHER = ("play", "classic", "--dice", "real", "--seat", "Ada", "--seat", "Ben", "--plain")
BEGUN = "1\n1 4 3 2 6 6\n"


def the_save(saves: Saves) -> Record:
    """The one game that is saved."""
    (listed,) = saves.listed()
    saved = saves.load(listed.name)
    assert saved.record is not None, saved.problem
    return saved.record


def test_what_is_asked_for_is_said_with_the_order_of_the_dice(typing: Typing) -> None:
    out = typing(BEGUN, *TOGETHER).out
    assert "Who begins? 1 Ada, 2 Ben" in out
    assert (
        "Ada rolls. Type the dice in this order: white, white, red, yellow, green, blue. Or only the white sum." in out
    )
    assert "White 1 4, coloured r3 y2 g6 b6" in out


@pytest.mark.parametrize("typed", ["1 4 3 2 6 6", "143266", "1,4,3,2,6,6", " 1  4 3 2 6  6 "])
def test_dice_are_typed_with_or_without_space(typed: str, typing: Typing, saves: Saves) -> None:
    typing(f"ben\n{typed}\n", *TOGETHER)
    assert [str(event) for event in the_save(saves).events] == ["first 2", "roll 1 4 r3 y2 g6 b6"]


def test_the_white_sum_alone_will_do(typing: Typing, saves: Saves) -> None:
    out = typing("1\n7\nr7\npass\ng9\n", *TOGETHER).out
    assert "Called: 7!" in out
    assert [str(event) for event in the_save(saves).events][1:] == ["call 7", "1: r7", "2: pass", "1: g9"]


@pytest.mark.parametrize(
    "typed", ["0 4 3 2 6 6", "1 4 3 2 6 7", "1 4 3", "1 4 3 2 6 6 6", "a b", "13", "1", "-1", "\u0667"]
)
def test_dice_that_cannot_be_get_a_sentence(typed: str, typing: Typing, saves: Saves) -> None:
    out = typing(f"1\n{typed}\n", *TOGETHER).out
    assert "Those cannot be the dice" in out
    assert [str(event) for event in the_save(saves).events] == ["first 1"]


@pytest.mark.parametrize("typed", ["3", "0", "Carla", ""])
def test_somebody_at_the_table_begins(typed: str, typing: Typing, saves: Saves) -> None:
    assert "Nobody here is called that." in typing(f"{typed}\n", *TOGETHER).out
    assert the_save(saves).events == ()


def test_a_wrong_roll_is_undone_before_the_next(typing: Typing, saves: Saves) -> None:
    typed = f"{BEGUN}r5\nu\nu\n3 4 3 2 6 6\nr7\npass\npass\nu\n6 6 1 1 1 1\n"
    out = typing(typed, *TOGETHER).out
    assert "Corrected: White 3 and 4: 7!" in out
    record = the_save(saves)
    assert str(record.events[-1]) == "correct roll 6 6 r1 y1 g1 b1"
    assert record.game.view(fold(record)).whites == (6, 6)


def test_correcting_can_be_left(typing: Typing, saves: Saves) -> None:
    typing(f"{BEGUN}u\nu\nr5\n", *TOGETHER)
    assert [str(event) for event in the_save(saves).events][1:] == ["roll 1 4 r3 y2 g6 b6", "1: r5"]


def test_nothing_is_corrected_before_anything_is_entered(typing: Typing) -> None:
    assert "Nothing has been entered yet" in typing("u\n", *TOGETHER).out


def test_a_bot_has_all_of_its_dice_entered(typing: Typing) -> None:
    out = typing("2\n7\n", "play", "classic", "--dice", "real", "--seat", "Ada", "--seat", "bot:easy", "--plain").out
    assert "Only the white sum is known" in out


def test_there_is_no_hint_by_dice_that_were_not_typed(typing: Typing) -> None:
    assert "Only the white sum is known" in typing("1\n7\ni\n", *TOGETHER).out


def test_a_saved_game_goes_on_with_real_dice_and_says_so(typing: Typing, saves: Saves) -> None:
    typing(BEGUN, *TOGETHER)
    out = typing("r5\npass\npass\n2 2 1 1 1 1\n", "resume", "--plain").out
    assert "Ben rolls." in out
    record = the_save(saves)
    assert record.entered
    assert verify(record).finding == "entered"
    name = saves.listed()[0].name
    assert "entered by people and is not proven" in typing("", "check", name).out
    verified = typing("", "verify", name)
    assert verified.code == 1
    assert "people rolled or drew themselves" in verified.out


def test_a_seed_is_not_for_real_dice(typing: Typing) -> None:
    assert "--seed is for our dice" in typing("", *TOGETHER, "--seed", 1).err


# -- real cards --------------------------------------------------------------------------------------------------------

CARDS = ("play", "cards", "--dice", "real", "--seat", "Ada", "--seat", "Ben", "--plain")


def test_real_cards_are_called_and_what_they_crossed_is_typed(typing: Typing, saves: Saves) -> None:
    out = typing("1\n7\nr7\npass\nr8 r10\n12\n", *CARDS).out
    assert "Ada takes cards and calls the number on top of the pile. Type it: 2 to 12." in out
    assert "Called: 7!" in out
    assert "7 was called: cross it off in one row, or pass" in out
    assert "Play your cards: cross off up to three numbers of one row, or pass" in out
    assert "Ada crosses off red 8 and red 10." in out
    assert "Your cards:" not in out
    record = the_save(saves)
    assert [str(event) for event in record.events] == [
        "first 1", "call 7", "1: r7", "2: pass", "1: play mark r8 r10", "call 12",
    ]  # fmt: skip
    assert record.entered
    assert dict(record.game.options)["hands"] == "real"


@pytest.mark.parametrize("typed", ["m r8 r10", "play mark r10 r8", "r 10 r 8", "r10 r8"])
def test_what_was_crossed_is_typed_in_many_ways(typed: str, typing: Typing, saves: Saves) -> None:
    typing(f"1\n7\nr7\npass\n{typed}\n", *CARDS)
    assert str(the_save(saves).events[-1]) == "1: play mark r8 r10"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("y4 y6 y8", "at most one may be skipped"),
        ("r8 y9", "r8 y9"),
        ("r6", "left to right"),
        ("r8 r9 r10 r11", "one, two or three"),
    ],
)
def test_what_no_cards_can_cross_gets_a_sentence(typed: str, said: str, typing: Typing, saves: Saves) -> None:
    out = typing(f"1\n7\nr7\npass\n{typed}\n", *CARDS).out
    assert said in out
    assert len(the_save(saves).events) == 4


@pytest.mark.parametrize("typed", ["1", "13", "7 7", "seven", "1 4 3 2 6 6"])
def test_no_card_has_such_a_number(typed: str, typing: Typing, saves: Saves) -> None:
    out = typing(f"1\n{typed}\n", *CARDS).out
    assert "No card has that number. Ada takes cards" in out
    assert len(the_save(saves).events) == 1


def test_a_called_number_is_corrected_and_hints_are_refused(typing: Typing, saves: Saves) -> None:
    out = typing("1\n7\ni\nr7\nu\nu\n8\n", *CARDS).out
    assert "The cards here are real: a bot does not see them" in out
    assert "Corrected: Called: 8!" in out
    assert str(the_save(saves).events[-1]) == "correct call 8"


def test_bots_do_not_sit_at_real_cards(typing: Typing) -> None:
    played = typing("", "play", "cards", "--dice", "real", "--seat", "Ada", "--seat", "bot:easy", "--plain")
    assert "a bot does not see its hand" in played.err
    assert "Real cards are played with --dice real." in typing("", "play", "cards", "-o", "hands=real", "--plain").err
    assert "only people play" in typing("", "watch", "cards", "-o", "hands=real", "--fast").err


def test_whoever_names_nobody_plays_real_cards_with_somebody(typing: Typing, saves: Saves) -> None:
    typing("1\n", "play", "cards", "--dice", "real", "--plain")
    assert the_save(saves).names == ("Player 1", "Player 2")


def test_the_start_asks_only_for_people_where_cards_are_real(typing: Typing, saves: Saves) -> None:
    out = typing("6\n1\nAda\nAda, Ben, Cleo\n2\n", "play", "--dice", "real", "--plain").out
    assert "How many bots?" not in out
    assert "Names of 2 to 5 players" in out
    assert the_save(saves).names == ("Ada", "Ben", "Cleo")


# -- going on ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "begun"), [(game("classic"), TOGETHER), (game("cards", hands="real"), CARDS)])
def test_a_game_typed_from_a_record_ends_as_the_record(
    book: Game, begun: tuple[str, ...], typing: Typing, saves: Saves
) -> None:
    rng = Random(3)
    play = Play.begin(book, 2, Streamed(rng)).go_on()
    while not play.over:
        seat = min(play.waiting, key=lambda seat: (seat - play.state.active) % 2)
        play = play.act(seat, rng.choice(play.legal(seat))).go_on()
    lines = []
    before = Play.begin(play.game, 2, play.source)
    for event in play.events:
        if isinstance(event, First):
            lines.append(str(event.seat + 1))
        elif isinstance(event, Roll):
            lines.append(" ".join(map(str, [*event.whites, *(face for _, face in event.coloured)])))
        elif isinstance(event, Call):
            lines.append(str(event.number))
        elif isinstance(event, Act) and len(before.legal(event.seat)) > 1:
            lines.append(str(event.action))
        before = before.after(event)
    out = typing("\n".join(lines) + "\n", *begun).out
    assert "wins!" in out
    assert the_save(saves).events == tuple(play.events)


def test_on_the_screen_dice_are_typed_and_corrected(saves: Saves) -> None:
    async def play() -> None:
        seats = (LocalSeat("Ada", None), LocalSeat("Ben", None))
        session = Session.new(game("classic"), seats, saves, real=True)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            assert "Who begins?" in screen_text(pilot)
            await press(pilot, "1", "enter")
            await next_question(pilot)
            await press(pilot, *"199999", "enter")
            assert "cannot be the dice" in screen_text(pilot)
            await press(pilot, *"143266", "enter")
            await next_question(pilot)
            assert "5" in screen_text(pilot)
            await press(pilot, "escape")
            assert "What was entered last is corrected" in screen_text(pilot)
            await press(pilot, *"343266", "enter")
            await next_question(pilot)
            assert session.view(None).whites == (3, 4)
            await press(pilot, "escape", "escape")
            await next_question(pilot)
            await press(pilot, *"r7", "enter", "enter")
            await next_question(pilot)
            assert [str(event) for event in session.events][2:] == ["correct roll 3 4 r3 y2 g6 b6", "1: r7"]

    running(play())


def test_on_the_screen_a_number_is_called_and_crosses_are_chosen_by_arrows_keys_and_clicks(saves: Saves) -> None:
    async def play() -> None:
        seats = (LocalSeat("Ada", None), LocalSeat("Ben", None))
        session = Session.new(game("cards"), seats, saves, real=True)
        async with at_screen(session, saves) as pilot:
            await next_question(pilot)
            await press(pilot, "1", "enter")
            await next_question(pilot)
            assert "calls the number on top of the pile" in screen_text(pilot)
            await press(pilot, *"13", "enter")
            assert "No card has that number" in screen_text(pilot)
            await press(pilot, *"7", "enter")
            await next_question(pilot)
            assert "Called: 7!" in screen_text(pilot)
            await press(pilot, *"pass", "enter", "enter")
            await next_question(pilot)
            await press(pilot, *"pass", "enter", "enter")
            await next_question(pilot)
            assert "cross off up to three numbers" in screen_text(pilot)
            await press(pilot, "space", "right", "right", "space")  # red 2 and red 4
            assert "Cross off red 2 and red 4" in screen_text(pilot)
            await press(pilot, "escape")
            await press(pilot, "down", "right", "space", "enter")  # yellow 3
            assert "yellow 3" in screen_text(pilot)
            await press(pilot, "enter")
            await next_question(pilot)
            assert str(session.events[-1]) == "1: play mark y3"

    running(play())
