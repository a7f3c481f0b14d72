"""What a seat or a spectator may know, in every game (RULES.md, section 5: backs, hands; section 2: sealed choices)."""

import json
import random
import re

import pytest

from qwixx.rules.actions import Card, GoOn, Mark, Pass
from qwixx.rules.cards import CardGame, cards
from qwixx.rules.dice import board, classic
from qwixx.rules.errors import WrongSeat
from qwixx.rules.game import Game, State
from qwixx.rules.match import deluxe
from qwixx.rules.outcomes import First
from qwixx.rules.track import parse_fields
from qwixx.rules.view import View
from tests.positions import RED, act, arrange, arrange_cards, roll
from tests.tables import CARDS, playout, seen, table

BOARD = board(parse_fields("r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6"))
JOKERS = cards(jokers="yes")
GAMES: list[Game] = [classic(), deluxe(2), BOARD, CARDS, JOKERS]
CARD_GAMES = [CARDS, JOKERS]
DICE = "1 2 r1 y2 g6 b6"

by_id = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
by_card_game = pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.id)


def words(cards_shown: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards_shown))


def card_words(value: object) -> set[str]:
    """Every coloured card or joker named anywhere in a JSON value."""
    return set(re.findall(r"\b[rygbj]\d+\b", json.dumps(value)))


def without_pools(view: View) -> dict[str, object]:
    """The JSON of a view without what each shuffle still hides, which is the same for everybody."""
    data = view.as_json()
    assert isinstance(data["cards"], dict)
    return {**data, "cards": {key: value for key, value in data["cards"].items() if key != "pools"}}


@by_id
def test_what_a_seat_alone_may_know_is_in_its_own_view(game: Game) -> None:
    """Sealed choices and hands, asked for one by one, are those of the seat's view."""
    for state in playout(game, 3, random.Random(5)):
        for seat in range(3):
            view = game.view(state, seat)
            hand = view.cards.hand if view.cards else ()
            assert (game.sealed(state, seat), game.hand(state, seat)) == (view.answer, hand)


# -- hands, display, pile ----------------------------------------------------------------------------------------------


def test_one_sees_ones_own_hand_in_full() -> None:
    """The back of a card shows its number without its colour: one's own cards are seen from the front."""
    assert [words(seen(table(), seat).hand) for seat in range(3)] == ["r2 r3 r4 b7", "r9 y2 y12 g4", "b2 b3 b5 b9"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_numbers_of_all_hands_sorted(seat: int | None) -> None:
    """[ruling]: numbers of other hands are visible, their colours never: sorted, so that no order tells a colour."""
    assert seen(table(), seat).backs == ((2, 3, 4, 7), (2, 4, 9, 12), (2, 3, 5, 9))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_numbers_of_the_display_and_of_the_top(seat: int | None) -> None:
    """Everybody sees the numbers (not the colours) of the display, of the top of the pile."""
    view = seen(table(), seat)
    assert (view.display, view.top, view.pile) == ((11, 8, 8, 12), 7, 4)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discards_were_shown_to_everybody(seat: int | None) -> None:
    """They are shown and discarded face down."""
    state = act(CARDS, table(phase="play"), "1: play r2 r3 r4")
    assert {"r2", "r3", "r4"} <= set(words(seen(state, seat).discards).split())


def test_a_spectator_sees_no_hand() -> None:
    """Numbers of other hands are visible, their colours never."""
    view = CARDS.view(table())
    assert (view.seat, seen(table(), None).hand) == (None, ())


def test_before_the_deal_there_is_nothing_on_the_table() -> None:
    """Shuffle, deal four to each player: not before."""
    view = seen(CARDS.chance(CARDS.start(3), First(0)), 0)
    assert (view.hand, view.backs, view.display, view.top, view.pile) == ((), ((), (), ()), (), None, 0)


def test_a_gap_on_the_display_is_seen_while_the_pile_is_made_anew() -> None:
    """All are taken first; then the display is filled …; the discards are shuffled into a new pile."""
    state = arrange_cards(CARDS, ["-"] * 2, ["r2 r3 r4", "b2 b3"], display="b11 g8 y8 r12", pile="y7")
    view = seen(act(CARDS, state, "1: take 8 8"), 0)
    assert (view.display, view.top, view.pile) == ((11, 7, None, 12), None, 0)


# -- nothing hidden ----------------------------------------------------------------------------------------------------

SWAPS = [
    ({"r9": "b9", "b9": "r9"}, {1, 2}),  # between two hands
    ({"y8": "g8", "g8": "y8"}, set()),  # on the display
    ({"y2": "r2", "r2": "y2"}, {0, 1}),  # between one's own hand and another
    ({"y7": "b7", "b7": "y7"}, {0}),  # between a hand and the top of the pile
    ({"r12": "y12", "y12": "r12"}, {1}),  # between a hand and the display
    ({"g11": "b11", "b11": "g11"}, set()),  # between the display and the pile
    ({"r6": "b6", "b6": "r6"}, set()),  # inside the pile
    ({"g11": "r6", "r6": "g11"}, set()),  # under the top of the pile
]


@pytest.mark.parametrize(("swap", "knowing"), SWAPS)
@by_card_game
def test_states_that_differ_only_in_hidden_things_look_equal(
    game: CardGame, swap: dict[str, str], knowing: set[int]
) -> None:
    """Numbers of other hands are visible, their colours never; of display and pile the numbers (not the colours)."""
    one, other = table(game), table(game, **swap)
    assert one != other
    for seat in (0, 1, 2, None):
        assert (game.view(one, seat) == game.view(other, seat)) == (seat not in knowing)


def test_a_joker_and_a_coloured_card_look_equal_from_behind() -> None:
    """A joker's back looks like any other."""
    one, other = table(JOKERS, b9="j9"), table(JOKERS, b9="r9", r9="j9")
    for seat in (0, None):
        assert JOKERS.view(one, seat) == JOKERS.view(other, seat)
    assert JOKERS.view(one, 1) != JOKERS.view(other, 1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("phase", ["take", "call", "play"])
def test_the_json_of_a_view_names_no_hidden_card(seat: int | None, phase: str) -> None:
    """Their colours never: nothing in the JSON is a coloured card but one's own and the discards."""
    view = CARDS.view(table(phase=phase), seat)
    shown = seen(table(phase=phase), seat)
    assert card_words(without_pools(view)) == {str(card) for card in (*shown.hand, *shown.discards)}


@by_card_game
def test_the_json_of_a_view_names_no_hidden_card_in_a_whole_game(game: CardGame) -> None:
    """Their colours never, whatever the position."""
    for state in playout(game, 3, random.Random(5)):
        for seat in (0, 1, 2, None):
            view, shown = game.view(state, seat), seen(state, seat, game)
            data = without_pools(view)
            known = {str(card) for card in (*shown.hand, *shown.discards)}
            assert card_words([data[key] for key in data if key not in ("sheets", "answer")]) == known


@by_id
def test_the_json_of_a_view_is_json(game: Game) -> None:
    """Players and sockets are given views: they travel as JSON and come back the same."""
    for state in playout(game, 2, random.Random(3)):
        data = game.view(state, 0).as_json()
        assert json.loads(json.dumps(data)) == data


def test_the_json_of_a_view_in_full() -> None:
    """What travels is what is written here, nothing more."""
    state = roll(BOARD, arrange(BOARD, ["r5 p1", "-"], fields=[1, 0], active=1, turn=4), DICE)
    state = act(BOARD, state, "1: y3")
    assert BOARD.view(state, 0).as_json() == {
        "game": "board",
        "options": {"side": "r5/1 y3/1 b12/2 r2/2 g10/3 y8/4 r9/5 g7/6", "locks": "announced"},
        "seat": 0,
        "phase": "white",
        "turn": 4,
        "active": 1,
        "asked": [0, 1],
        "waiting": [1],
        "crossed": False,
        "sheets": ["r5 p1", "-"],
        "scores": [-3, 0],
        "closed": [],
        "closing": [],
        "answer": "y3",
        "whites": [1, 2],
        "coloured": {"r": 1, "y": 2, "g": 6, "b": 6},
        "pawns": [1, 0],
        "final_turns": 0,
        "cards": None,
        "panel": [],
        "ending": None,
    }


def test_the_json_of_cards_in_full() -> None:
    """What travels is what is written here, nothing more."""
    hidden = "r2 r3 r4 r6 r9 r12 y2 y7 y8 y12 g4 g8 g11 b2 b3 b5 b6 b7 b9 b11"
    assert CARDS.view(table(), 1).as_json()["cards"] == {
        "hand": ["r9", "y2", "y12", "g4"],
        "backs": [[2, 3, 4, 7], [2, 4, 9, 12], [2, 3, 5, 9]],
        "display": [11, 8, 8, 12],
        "top": 7,
        "pile": 4,
        "discards": words(seen(table(), 1).discards).split(),
        "origins": [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]],
        "display_origins": [1, 1, 1, 1],
        "pools": [hidden.split()],
    }


# -- sealed answers ----------------------------------------------------------------------------------------------------


def asked(game: Game) -> tuple[State, list[Mark | Pass | GoOn]]:
    """A position in which everybody answers, and two answers of seat 1."""
    if isinstance(game, CardGame):
        return table(game, phase="call"), [Mark("r", 7), Pass()]
    return roll(game, arrange(game, ["-", "-", "-"]), DICE), [Mark("r", 3), Pass()]


@by_id
def test_a_sealed_answer_is_not_shown_to_the_others(game: Game) -> None:
    """Choices are sealed until all have chosen: the others see that it was given, not which."""
    state, answers = asked(game)
    one, other = (game.apply(state, 0, answer) for answer in answers)
    for seat in (1, 2, None):
        assert game.view(one, seat) == game.view(other, seat)
        assert game.view(one, seat).as_json() == game.view(other, seat).as_json()
        assert game.view(one, seat).waiting == (1, 2)
        assert game.view(one, seat).answer is None


@by_id
def test_one_sees_ones_own_sealed_answer(game: Game) -> None:
    """Choices are sealed until all have chosen: one's own is known."""
    state, answers = asked(game)
    assert [game.view(game.apply(state, 0, answer), 0).answer for answer in answers] == answers


def test_an_answer_between_two_games_is_sealed_too() -> None:
    """Players may agree to stop after any game: their answers are sealed as all others."""
    game = deluxe(2)
    state = arrange(game, ["-", "-"], phase="between")
    one, other = act(game, state, "1: next"), act(game, state, "1: stop")
    assert game.view(one, 1) == game.view(other, 1)
    assert game.view(one, 0).answer == GoOn()


# -- what each game shows ----------------------------------------------------------------------------------------------


def test_dice_and_closed_colours_are_seen_by_everybody() -> None:
    """The active player rolls every die still in play."""
    game = classic()
    state = roll(game, arrange(game, ["r2 r3 r4 r5 r6 r12", "-"]), "1 2 y2 g6 b6")
    view = game.view(state)
    assert (view.whites, view.coloured, view.closed) == ((1, 2), (("y", 2), ("g", 6), ("b", 6)), (RED,))
    assert (view.pawns, view.cards, view.panel) == ((), None, ())


def test_nothing_is_known_of_dice_before_the_roll() -> None:
    """The first active player is drawn at random."""
    view = classic().view(classic().start(2), 0)
    assert (view.active, view.whites, view.coloured, view.turn) == (None, (), (), 0)


@pytest.mark.parametrize("seat", [-1, 3])
@by_id
def test_a_seat_that_does_not_exist_sees_nothing(game: Game, seat: int) -> None:
    """A view is for one seat, or a spectator."""
    with pytest.raises(WrongSeat, match=f"There is no seat {seat + 1}"):
        game.view(game.start(3), seat)


def test_a_game_a_state_a_sheet_and_a_view_say_briefly_what_they_are() -> None:
    """Short texts for whoever looks at them."""
    game = deluxe(2)
    state = arrange(game, ["r5 p1", "-"])
    assert repr(game) == "<Game deluxe, games='2', locks='announced'>"
    assert repr(state) == "<State of 2 seats: turn 1, roll>"
    assert repr(game.sheet(state, 0)) == "<Sheet r5 p1>"
    assert repr(game.view(state, 1)) == "<View of deluxe for seat 1: turn 1, roll, scores (-4, 0)>"
    assert repr(game.view(state)) == "<View of deluxe for a spectator: turn 1, roll, scores (-4, 0)>"
