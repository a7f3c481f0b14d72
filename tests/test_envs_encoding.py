"""The encoding: every legal action has one index, nothing hidden is in an observation, and the page tells the truth."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from qwixx.encoding import Encoding
from qwixx.games import GAMES, game
from qwixx.rules.actions import Action, Card, Mark, Move, PlayCards, Stop, Take
from qwixx.rules.errors import ActionError, SetupError, WrongPlayers, WrongSeat
from qwixx.rules.game import Game, State
from qwixx.rules.view import CardsView, View
from tests.positions import act, arrange, arrange_cards, roll
from tests.soak import examples
from tests.strategies import Position, reachable
from tests.tables import playout, table

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
TABLES = [(name, seats) for name in GAMES for seats in game(name).players]

many = examples(50)


def named(book: Game, state: State, seat: int) -> dict[str, float]:
    """What a seat observes, by name; only what is not 0."""
    encoding = Encoding(book, state.seats)
    values = encoding.observe(book.view(state, seat))
    return {slot: round(value, 4) for slot, value in zip(encoding.slots, values, strict=True) if value}


def meaning(encoding: Encoding, view: View, index: int) -> str:
    """The action that the name of an index means in a view, in the notation."""
    text = encoding.actions[index]
    words = text.split()
    if view.cards and text.startswith("take at "):
        places = tuple(int(place) - 1 for place in words[2:])
        return str(Take(tuple(view.cards.display[place] or 0 for place in places), places))
    if view.cards and text.startswith("play "):
        cards, _, rest = text.removeprefix("play ").partition(" as ")
        colour, _, marks = rest.partition(" mark ")
        hand = view.cards.hand
        order = game(view.game).layout.rows[game(view.game).layout.row_of(colour)].values.index
        played = sorted(
            (hand[int(place) - 1] for place in cards.split()), key=lambda c: (order(c.number), c.suit == "j")
        )
        crossed = sorted((hand[int(place) - 1].number for place in marks.split()), key=order)
        return str(PlayCards(colour, tuple(played), tuple(crossed)))
    return text


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_page_lists_every_slot_and_every_action(name: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"\n### {name}\n\n{Encoding(game(name), 2).describe()}" in page


def test_the_page_says_what_jokers_change() -> None:
    assert f"\n### cards jokers=yes\n\n{Encoding(game('cards', jokers='yes'), 2).describe()}" in PAGE.read_text("utf-8")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_slot_and_every_index_has_a_name_of_its_own(name: str, seats: int) -> None:
    encoding = Encoding(game(name), seats)
    assert len(set(encoding.slots)) == len(encoding.slots) == len(encoding.low) == len(encoding.high)
    assert len(set(encoding.actions)) == len(encoding.actions)


# -- laws, wherever play leads -----------------------------------------------------------------------------------------


@many
@given(reachable())
def test_every_legal_action_has_one_index_and_its_name_means_it(position: Position) -> None:
    book, state = position
    encoding = Encoding(book, state.seats)
    for seat in range(state.seats):
        view, legal = book.view(state, seat), book.legal(state, seat)
        choices = encoding.choices(view, legal)
        assert list(choices.values()) == list(legal)
        assert all(encoding.index(view, action) == index for index, action in choices.items())
        assert [index for index, allowed in enumerate(encoding.mask(choices)) if allowed] == sorted(choices)
        for index, action in choices.items():
            text = str(action).rpartition(" ")[0] if isinstance(action, Move) else str(action)
            assert meaning(encoding, view, index) == text


@many
@given(reachable())
def test_positions_that_look_the_same_are_observed_the_same(position: Position) -> None:
    book, state = position
    encoding = Encoding(book, state.seats)
    for seat in range(state.seats):
        view = book.view(state, seat)
        imagined = book.determinize(view, Random(1))
        same = book.view(imagined, seat)
        assert encoding.observe(view) == encoding.observe(same)
        assert list(encoding.choices(view, book.legal(state, seat))) == list(
            encoding.choices(same, book.legal(imagined, seat))
        )


@many
@given(reachable())
def test_observations_keep_their_size_type_and_bounds(position: Position) -> None:
    book, state = position
    encoding = Encoding(book, state.seats)
    for seat in range(state.seats):
        observation = encoding.observe(book.view(state, seat))
        assert len(observation) == len(encoding.slots)
        assert (observation.typecode, observation.itemsize) == ("f", 4)
        bounds = zip(encoding.low, observation, encoding.high, strict=True)
        assert all(low <= value <= high for low, value, high in bounds)


def without_shuffles(cards: CardsView) -> CardsView:
    """The cards, earlier shuffles not told apart."""
    latest = len(cards.pools)
    origins = tuple(tuple(origin == latest for origin in hand) for hand in cards.origins)
    shown = tuple(origin and origin == latest for origin in cards.display_origins)
    return replace(cards, origins=origins, display_origins=shown, pools=cards.pools[-1:])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_leaves_out_only_what_the_page_says(name: str, seats: int) -> None:
    book = game(name)
    encoding = Encoding(book, seats)
    views: dict[bytes, View] = {}
    for state in (state for seed in range(3) for state in playout(book, seats, Random(seed))):
        if book.awaits_chance(state):
            continue
        view = book.view(state, 0)
        whites = tuple(sorted(view.whites))
        told = replace(view, turn=0, waiting=(0,) if 0 in view.waiting else (), answer=None, whites=whites)
        told = replace(told, ending=None, cards=told.cards and without_shuffles(told.cards))
        assert views.setdefault(encoding.observe(view).tobytes(), told) == told
    assert len(views) > 20


# -- slots, one by one -------------------------------------------------------------------------------------------------


def test_the_slots_of_the_original() -> None:
    book = game("classic")
    state = roll(book, arrange(book, ["r2 r3 p1", "y5 y6 y7 y8 y9 y12 p2", "-"], active=1), "5 2 r1 g6 b3")
    assert named(book, state, 2) == {
        "phase white": 1,
        **{f"asked {who}": 1 for who in ("me", "+1", "+2")},
        "to act": 1,
        "active +2": 1,
        "+1 r2": 1,
        "+1 r3": 1,
        "+1 penalty 1": 1,
        **{f"+2 y{number}": 1 for number in (5, 6, 7, 8, 9, 12)},
        "+2 y lock": 1,
        "+2 penalty 1": 1,
        "+2 penalty 2": 1,
        "+1 score": -0.02,
        "+2 score": 0.18,
        "closed y": 1,
        "lower white die 2": 1,
        "higher white die 5": 1,
        "r die 1": 1,
        "g die 6": 1,
        "b die 3": 1,
    }
    state = act(book, state, "1: pass", "2: r7", "3: pass")
    after = named(book, state, 1)
    assert {"phase colour", "crossed", "to act", "active me", "me r7"} <= set(after)
    assert "to act" not in named(book, state, 2)


def test_the_slots_of_a_lock_that_is_announced() -> None:
    book = game("classic")
    ready = "r2 r3 r4 r5 r6"
    state = roll(book, arrange(book, [ready, ready, "-"], active=2), "6 6 r1 y1 g1 b1")
    state = act(book, state, "1: pass", "2: r12", "3: g12")
    seen = named(book, state, 0)
    assert {name for name in seen if name.split()[0] in ("phase", "asked", "to", "closed", "closing")} == {
        "phase reply",
        "asked me",
        "to act",
        "closing r",
    }
    assert indices(book, state, 0) == {"pass": "pass", "r12": "r12"}
    other = named(book, state, 1)
    assert "asked +2" in other
    assert "to act" not in other
    assert {"closed r", "phase colour"} <= set(named(book, act(book, state, "1: pass"), 0))


def test_the_slots_of_a_sheet_of_mixed_colours() -> None:
    book = game("mixx-a")
    state = arrange(book, ["y2 y3 y4 b5 b6 r12 b12", "-"])
    assert {name for name in named(book, state, 0) if name.startswith("me ") and "score" not in name} == {
        *(f"me {number}" for number in ("y2", "y3", "y4", "b5", "b6", "r12", "b12")),
        "me 1 lock",
    }
    assert {name for name in named(book, state, 1) if name.startswith("closed ")} == {"closed 1"}


def test_the_slots_of_a_track() -> None:
    book = game("board")
    state = arrange(book, ["-", "-"], fields=[7, 0], active=1, final_turns=1)
    seen = named(book, state, 1)
    assert seen == {"active me": 1, "me pawn 0": 1, "+1 pawn 7": 1, "+1 score": 0.04, "final turns": 0.5}


def test_the_slots_of_a_panel() -> None:
    book = game("deluxe", games=3)
    state = roll(book, arrange(book, ["r2 p3", "y3 y4"]), "1 1 r1 y1 g1 b1")
    state = act(book, state, "1: pass", "2: pass", "1: pass")
    seen = named(book, state, 1)
    panel = {name: value for name, value in seen.items() if name.startswith("game ")}
    assert panel == {"game 1 played": 1, "game 1 me total": 0.03, "game 1 +1 total": -0.19}
    assert {"phase between", "to act"} <= set(seen)
    assert (seen["me score"], seen["+1 score"]) == (0.03, -0.19)


def test_the_slots_of_cards() -> None:
    book = game("cards", jokers="yes")
    pile = " ".join(f"{suit}{number}" for suit in "gb" for number in (5, 6, 9))
    state = arrange_cards(book, ["-", "-"], ["r2 y2 j2 b3", "r4 g12 b12"], display="r7 j7 y8 g2", pile=pile, active=1)
    seen = named(book, state, 0)
    discards, hidden = ({name for name in seen if name.startswith(kind)} for kind in ("discard ", "latest "))
    assert {name: value for name, value in seen.items() if name not in discards | hidden} == {
        "phase take": 1,
        "asked +1": 1,
        "active +1": 1,
        **{f"hand {place} {card[0]}": 1 for place, card in enumerate(("r2", "y2", "b3", "j2"), 1)},
        **{f"hand {place} {card[1]}": 1 for place, card in enumerate(("r2", "y2", "b3", "j2"), 1)},
        "+1 back 4": 0.2,
        "+1 back 12": 0.4,
        "display 1 back 7": 1,
        "display 2 back 7": 1,
        "display 3 back 8": 1,
        "display 4 back 2": 1,
        "top 5": 1,
        "pile": round(6 / 55, 4),
    }
    assert len(discards) == 55 - 4 - 3 - 4 - 6
    assert {"discard j3", "discard r12"} <= discards
    assert hidden == {f"latest {card}" for card in f"r2 y2 j2 b3 r4 g12 b12 r7 j7 y8 g2 {pile}".split()}


def test_cards_of_an_earlier_shuffle_can_be_told_from_those_of_the_latest() -> None:
    book = game("cards")
    hands = ["r2 y2 b3 g6", "r4 g12 b12 y12"]
    state = arrange_cards(book, ["-", "-"], hands, display="r7 y8 g7 b7", pile="b9 b10", old="r2 g12 b12 g7")
    seen = named(book, state, 0)
    assert {name: value for name, value in seen.items() if "earlier" in name} == {
        "+1 earlier 12": 0.4,
        "display 3 earlier": 1,
    }
    latest = {name.split()[1] for name in seen if name.startswith("latest ")}
    assert latest == {"y2", "b3", "g6", "r4", "y12", "r7", "y8", "b7", "b9", "b10"}


def test_seats_are_counted_from_the_observer() -> None:
    book = game("board")
    one = arrange(book, ["r5 p1", "y7", "g9"], fields=[3, 9, 12], active=2)
    turned = arrange(book, ["y7", "g9", "r5 p1"], fields=[9, 12, 3], active=1)
    assert named(book, one, 1) == named(book, turned, 0)
    assert named(book, one, 0) != named(book, turned, 0)


def test_colours_behind_backs_are_not_observed() -> None:
    book = game("cards")
    swapped = table(r9="b9", b9="r9", g8="y8", y8="g8", r6="b6", b6="r6")
    assert named(book, table(), 0) == named(book, swapped, 0)
    assert named(book, table(), 2) != named(book, swapped, 2)


# -- indices, one by one -----------------------------------------------------------------------------------------------


def indices(book: Game, state: State, seat: int) -> dict[str, str]:
    """Every legal action in the notation, with the name of its index."""
    encoding = Encoding(book, state.seats)
    choices = encoding.choices(book.view(state, seat), book.legal(state, seat))
    return {str(action): encoding.actions[index] for index, action in choices.items()}


def test_cards_are_taken_by_their_places_on_the_display() -> None:
    book = game("cards")
    state = arrange_cards(book, ["-", "-"], ["r2 y2 b3", "r4 g12 b12 g6"], display="r7 y8 g7 b7", pile="b9 b10")
    assert indices(book, state, 0) == {
        "take 7@1 8@2": "take at 1 2",
        "take 7@1 7@3": "take at 1 3",
        "take 7@1 7@4": "take at 1 4",
        "take 8@2 7@3": "take at 2 3",
        "take 8@2 7@4": "take at 2 4",
        "take 7@3 7@4": "take at 3 4",
    }


def test_a_joker_and_a_card_of_its_number_give_one_cross() -> None:
    book = game("cards", jokers="yes")
    hands = ["r4 r5 g9 g10 j5", "r2 g12 b12 g6"]
    state = arrange_cards(book, ["-", "-"], hands, display="r7 y8 g7 b7", pile="b9 b10", phase="play")
    plays = indices(book, state, 0)
    assert plays["play r5 jr5 mark r5"] == "play 2 5 as r mark 2"
    assert plays["play jr5 mark r5"] == "play 5 as r mark 5"
    assert plays["play r4 r5 jr5 mark r4 r5"] == "play 1 2 5 as r mark 1 2"
    assert plays["play jb5 mark b5"] == "play 5 as b mark 5"


@pytest.mark.parametrize(
    "action",
    [Mark("x", 3), Mark("r", 13), Move(1, Mark("r", 5)), Stop(), Take((9,)), PlayCards("r", (Card("r", 9),), ())],
)
def test_what_is_not_legal_has_no_index(action: Action) -> None:
    view = game("cards").view(table(phase="play"), 0)
    with pytest.raises(ActionError, match="has no index here"):
        Encoding(game("cards"), 3).index(view, action)


@pytest.mark.parametrize("count", [0, 6])
def test_moves_too_short_or_too_long_have_no_index(count: int) -> None:
    book = game("board")
    with pytest.raises(ActionError, match="has no index here"):
        Encoding(book, 2).index(book.view(book.start(2), 0), Move(count, Mark("r", 5)))


# -- what cannot be encoded --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "seats"), [(game("board"), 2), (game("classic"), 3), (game("board", side="our-zigzag"), 3)]
)
def test_views_of_other_tables_are_refused(book: Game, seats: int) -> None:
    with pytest.raises(SetupError, match="This encodes board for 3"):
        Encoding(game("board"), 3).observe(book.view(book.start(seats), 0))


def test_a_spectator_observes_nothing() -> None:
    with pytest.raises(WrongSeat, match="a spectator's view"):
        Encoding(game("classic"), 2).observe(game("classic").view(game("classic").start(2)))


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(WrongPlayers):
        Encoding(game("board"), 5)


def test_the_encoding_needs_neither_numpy_nor_gymnasium() -> None:
    script = """
import sys
sys.modules["numpy"] = sys.modules["gymnasium"] = None
from qwixx.encoding import Encoding
from qwixx.games import game
classic = game("classic")
print(len(Encoding(classic, 2).observe(classic.view(classic.start(2), 0))))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == f"{len(Encoding(game('classic'), 2).slots)}\n"
