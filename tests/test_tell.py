"""What happens and what could, in words, in every language."""

import pytest

from qwixx.games import GAMES, game
from qwixx.records import Act, Back, parse, states
from qwixx.rules.actions import Card, Mark, Move, Pass, PlayCards, Take
from qwixx.rules.errors import IllegalAction
from qwixx.rules.outcomes import Redeal
from qwixx.rules.reasons import illegal
from qwixx.rules.sheet import Sheet
from qwixx.words.language import LANGUAGES, Words, words
from qwixx.words.tell import tell, tell_action, tell_choice, tell_refusal
from tests.golden_games import FOLDER
from tests.positions import arrange


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_whole_game_is_a_sentence(name: str, language: str) -> None:
    record, say = parse((FOLDER / f"{name}.txt").read_bytes()), words(language)
    for event, state in zip(record.events, states(record), strict=False):
        told = tell(event, record.names, say)
        assert told[-1] in ".!"
        if isinstance(event, Act):
            assert record.names[event.seat] in told
            assert tell_choice(event.action, state.phase, say) not in told


@pytest.mark.parametrize(
    ("action", "english", "italian"),
    [
        (Mark("g", 8), "Ada crosses off green 8.", "Ada segna l’8 verde."),
        (Move(2, Mark("r", 5)), "Ada moves 2 fields to red 5.", "Ada avanza di 2 caselle e raggiunge il 5 rosso."),
        (
            Move(1, Mark("b", 11)),
            "Ada moves 1 field to blue 11 and crosses it off.",
            "Ada avanza di 1 casella e segna l’11 blu.",
        ),
        (Take((3, 3, 12)), "Ada takes the cards 3, 3 and 12.", "Ada prende le carte 3, 3 e 12."),
        (
            PlayCards("r", (Card("r", 4), Card("j", 5)), (5,)),
            "Ada plays red 4 and joker 5 as red, and crosses off red 5.",
            "Ada gioca il 4 rosso e il jolly 5 come rosso, e segna il 5 rosso.",
        ),
    ],
)
def test_actions_are_told(action: Mark | Move | Take | PlayCards, english: str, italian: str) -> None:
    sheet = Sheet.parse("r5")
    assert tell_action(action, "Ada", words("en"), sheet) == english
    assert tell_action(action, "Ada", words("it"), sheet) == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_back_is_told_with_who_wanted_to(language: str) -> None:
    told = tell(Back(7, (0, 2)), ("Ada", "Ben", "Cleo"), words(language))
    assert words(language).joined(["Ada", "Cleo"]) in told
    assert "7" in told
    assert "7" in tell(Back(7), ("Ada", "Ben", "Cleo"), words(language))


def test_cards_dealt_anew_are_told_without_the_cards() -> None:
    assert tell(Redeal((Card("r", 4),), (0,)), ("Ada",), words("en")) == "The cards that nobody holds are dealt anew."


def test_to_pass_is_to_leave_the_pawn_where_it_moves() -> None:
    assert tell_choice(Pass(), "white", words("en")) == "Pass"
    assert tell_choice(Pass(), "move", words("en")) == "Leave the pawn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_with_its_facts(language: str) -> None:
    book = game("classic")
    with pytest.raises(IllegalAction) as refused:
        book.apply(arrange(book, ["r8", "-"], phase="white"), 0, Mark("r", 3))
    told = tell_refusal(refused.value, words(language))
    assert "3" in told
    assert "8" in told


def test_a_number_that_no_sheet_has_is_told_as_it_was_written() -> None:
    assert tell_refusal(illegal("no-such-number", mark=Mark("x", 99)), Words("en")) == "There is no x99 on the sheet."
