"""The library as others import it: a seat that is not there, or a value of the wrong type, has its own clear error."""

from collections.abc import Callable
from typing import Any

import pytest

from qwixx.rules.actions import Card, Mark, Move, Pass, PlayCards, Take
from qwixx.rules.cards import cards
from qwixx.rules.dice import DiceGame, board, classic
from qwixx.rules.errors import IllegalOutcome, UnreadableAction, UnreadableSheet, WrongPlayers, WrongSeat
from qwixx.rules.game import Game, State
from qwixx.rules.match import deluxe
from qwixx.rules.outcomes import First, Redeal, Roll, Shuffle
from qwixx.rules.track import parse_fields
from tests.positions import act, arrange, roll
from tests.tables import CARDS, table

CLASSIC = classic()
BOARD = board(parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6"))
WHITE = roll(CLASSIC, arrange(CLASSIC, ["-", "-", "-"]), "1 4 r2 y3 g5 b6")
TO_MOVE = act(
    BOARD, roll(BOARD, arrange(BOARD, ["-", "-", "-"]), "1 4 r2 y3 g5 b6"), "1: pass", "2: pass", "3: pass", "1: pass"
)
PLACES: list[tuple[Game, State]] = [
    (CLASSIC, WHITE),
    (deluxe(2), arrange(deluxe(2), ["-", "-", "-"], phase="between")),
    (BOARD, TO_MOVE),
    (CARDS, table()),
    (CARDS, table(phase="call")),
]
QUESTIONS: dict[str, Callable[[Game, State, Any], object]] = {
    "hand": lambda game, state, seat: game.hand(state, seat),
    "legal": lambda game, state, seat: game.legal(state, seat),
    "view": lambda game, state, seat: game.view(state, seat),
    "sheet": lambda game, state, seat: game.sheet(state, seat),
    "sealed": lambda game, state, seat: game.sealed(state, seat),
    "retract": lambda game, state, seat: game.retract(state, seat),
    "passing_costs": lambda game, state, seat: game.passing_costs(state, seat),
    "apply": lambda game, state, seat: game.apply(state, seat, Pass()),
    "read": lambda game, state, seat: game.read(state, seat, "pass"),
}

# -- seats -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 7, 9, 99])
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("game", "state"), PLACES)
def test_a_seat_that_there_is_not_is_refused_whatever_is_asked(
    game: Game, state: State, question: str, seat: int
) -> None:
    with pytest.raises(WrongSeat) as refused:
        QUESTIONS[question](game, state, seat)
    assert str(refused.value) == f"There is no seat {seat + 1}: this table has 3, 0 to 2 in code."


@pytest.mark.parametrize("seat", ["0", 1.0, (1,)])
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_seat_is_a_whole_number(question: str, seat: object) -> None:
    with pytest.raises(WrongSeat, match=r"^A seat is a whole number from 0 to 2, not "):
        QUESTIONS[question](CLASSIC, WHITE, seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_there_is_not_lands_nowhere(seat: int) -> None:
    assert isinstance(BOARD, DiceGame)
    assert BOARD.landing(TO_MOVE, 0, Move(1, Mark("r", 5))) == 1
    with pytest.raises(WrongSeat, match="There is no seat"):
        BOARD.landing(TO_MOVE, seat, Move(1, Mark("r", 5)))


@pytest.mark.parametrize("seats", ["2", 2.0, True, None, [2]])
@pytest.mark.parametrize("game", [CLASSIC, deluxe(), BOARD, cards()], ids=lambda game: game.id)
def test_a_number_of_players_is_a_whole_number(game: Game, seats: Any) -> None:
    with pytest.raises(WrongPlayers) as refused:
        game.start(seats)
    few, many = game.players[0], game.players[-1]
    told = f"{seats!r}, which is no whole number"
    assert str(refused.value) == f"{game.id} is for {few} to {many} players, not {told}."


@pytest.mark.parametrize("row", [-1, 4, "r", 1.0, True])
def test_a_row_of_a_sheet_is_a_whole_number_that_it_has(row: Any) -> None:
    with pytest.raises(UnreadableSheet, match=r"^This sheet has the rows 0 to 3, not '"):
        CLASSIC.sheet(WHITE, 0).crossed(row)


# -- actions -----------------------------------------------------------------------------------------------------------


def test_a_text_is_not_an_action_and_the_refusal_says_how_to_read_it() -> None:
    with pytest.raises(UnreadableAction, match=r"^'r5' is a text; read it first: game.read\(state, seat, 'r5'\)\.$"):
        CLASSIC.apply(WHITE, 0, "r5")  # type: ignore[arg-type]


@pytest.mark.parametrize("thing", [None, 5, ("r", 5), First(0), Pass])
def test_what_is_no_action_is_refused(thing: Any) -> None:
    with pytest.raises(UnreadableAction, match=r"is not an action but of the type (NoneType|int|tuple|First|type)\.$"):
        CLASSIC.apply(WHITE, 0, thing)


WRONG: Any = None
MISMADE = [
    lambda: Mark("r", "5"),  # type: ignore[arg-type]
    lambda: Mark("r", 5.0),  # type: ignore[arg-type]
    lambda: Mark("r", True),
    lambda: Mark("r", 5, "0"),  # type: ignore[arg-type]
    lambda: Mark(["r"], 5),  # type: ignore[arg-type]
    lambda: Mark(5, 5),  # type: ignore[arg-type]
    lambda: Move("1", Mark("r", 5)),  # type: ignore[arg-type]
    lambda: Move(1, "r5"),  # type: ignore[arg-type]
    lambda: Move(1, Mark("r", "5")),  # type: ignore[arg-type]
    lambda: Take(7),  # type: ignore[arg-type]
    lambda: Take("7"),  # type: ignore[arg-type]
    lambda: Take((7.0,)),  # type: ignore[arg-type]
    lambda: Take((8,), ("1",)),  # type: ignore[arg-type]
    lambda: Take((8, 11), (1,)),
    lambda: Take((8,), (1, 2)),
    lambda: PlayCards(["r"], (Card("r", 2),)),  # type: ignore[arg-type]
    lambda: PlayCards("r", ("r2",)),  # type: ignore[arg-type]
    lambda: PlayCards("r", WRONG),
    lambda: PlayCards("r", (Card("r", 2),), ("2",)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("made", MISMADE)
@pytest.mark.parametrize(("game", "state"), PLACES)
def test_an_action_made_of_the_wrong_things_is_refused(game: Game, state: State, made: Callable[[], Any]) -> None:
    with pytest.raises(UnreadableAction, match=r"is not made of letters and whole numbers as its kind should be\.$"):
        game.apply(state, 0, made())


@pytest.mark.parametrize(("suit", "number"), [("r", "2"), ("r", 2.0), ("r", True), (1, 2), (None, 2)])
def test_a_card_is_a_letter_and_a_whole_number(suit: Any, number: Any) -> None:
    with pytest.raises(UnreadableAction, match=r"^A card is a letter and a whole number, not "):
        Card(suit, number)


@pytest.mark.parametrize("text", [None, 5, ("r5",)])
def test_only_a_text_is_read(text: Any) -> None:
    with pytest.raises(UnreadableAction, match=r"is not a text but of the type (NoneType|int|tuple)\.$"):
        CLASSIC.read(WHITE, 0, text)


def test_a_number_that_begins_like_another_does_not_mean_it() -> None:
    """`r1` does not mean r12."""
    state = roll(CLASSIC, arrange(CLASSIC, ["r2 r3 r4 r5 r6", "-"]), "6 6 r1 y1 g1 b1")
    assert str(CLASSIC.read(state, 0, "r12")) == "r12"
    with pytest.raises(UnreadableAction, match=r"^'r1' is none of: pass, r12, "):
        CLASSIC.read(state, 0, "r1")


# -- chance ------------------------------------------------------------------------------------------------------------

TO_ROLL = arrange(CLASSIC, ["-", "-"])
DICE = (("r", 1), ("y", 1), ("g", 1), ("b", 1))
MISROLLED: list[Any] = [
    Roll((1.0, 1), DICE),  # type: ignore[arg-type]
    Roll((True, 1), DICE),
    Roll((1, 1), (("r", "1"), *DICE[1:])),  # type: ignore[arg-type]
    Roll((1, 1), (("r", 1.0), *DICE[1:])),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("outcome", MISROLLED)
def test_a_die_shows_a_whole_number(outcome: Roll) -> None:
    with pytest.raises(IllegalOutcome, match=r"^A die shows a whole number from 1 to 6: 'roll .*' cannot be\.$"):
        CLASSIC.chance(TO_ROLL, outcome)


MISMADE_OUTCOMES: list[Any] = [
    Roll(WRONG, WRONG),
    Roll(5, DICE),  # type: ignore[arg-type]
    Roll((1, 1), 5),  # type: ignore[arg-type]
    Roll((1, 1), ("r", "y", "g", "b")),  # type: ignore[arg-type]
    First("0"),  # type: ignore[arg-type]
    First(1.0),  # type: ignore[arg-type]
    First(True),
    First(WRONG),
    Shuffle(WRONG),
    Shuffle(("r2", "r3")),  # type: ignore[arg-type]
    Redeal(WRONG, WRONG),
    Redeal((Card("r", 2),), ("1",)),  # type: ignore[arg-type]
    Redeal((Card("r", 2),), ()),
]


@pytest.mark.parametrize("outcome", MISMADE_OUTCOMES, ids=repr)
@pytest.mark.parametrize(
    ("game", "state"),
    [(CLASSIC, TO_ROLL), (CLASSIC, CLASSIC.start(2)), (CARDS, CARDS.chance(CARDS.start(2), First(0)))],
)
def test_an_outcome_made_of_the_wrong_things_is_refused(game: Game, state: State, outcome: Any) -> None:
    with pytest.raises(IllegalOutcome, match=r"is not made of numbers, dice or cards as its kind should be\.$"):
        game.chance(state, outcome)


@pytest.mark.parametrize("thing", ["roll 1 1 r1 y1 g1 b1", None, 5, Pass()])
def test_what_is_no_outcome_is_refused(thing: Any) -> None:
    with pytest.raises(IllegalOutcome, match=r"is not an outcome of chance but of the type (str|NoneType|int|Pass)\.$"):
        CLASSIC.chance(TO_ROLL, thing)
