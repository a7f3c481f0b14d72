"""RULES.md section 5, "What everybody knows": which card is taken, what a view remembers of hidden cards."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from qwixx.records import Act
from qwixx.rules.actions import Action, Card, PlayCards, Take
from qwixx.rules.cards import CardGame, cards
from qwixx.rules.errors import IllegalAction, UnreadableAction
from qwixx.rules.game import State
from qwixx.rules.kernel.cards import DISPLAY, GAP, PILE, PILE_SIZE
from qwixx.rules.match import match
from qwixx.rules.outcomes import Outcome
from qwixx.rules.view import CardsView
from tests.card_tables import CardTable
from tests.positions import act, arrange_cards, legal

CARDS = cards()
JOKERS = cards(jokers="yes")
at_tables = pytest.mark.parametrize(("book", "seats"), [(CARDS, 2), (CARDS, 4), (JOKERS, 3), (JOKERS, 5)])


def to_take(display: str, *, hand: str = "r2 r3 r4 r5", pile: str = "y9 g9", old: str = "") -> State:
    """Step 1 of seat 1, of two."""
    return arrange_cards(CARDS, ["-", "-"], [hand, "b2 b3 b4 b5"], display=display, pile=pile, old=old)


def seen(state: State, seat: int | None = None, book: CardGame = CARDS) -> CardsView:
    """The cards as a seat or a spectator sees them."""
    view = book.view(state, seat).cards
    assert view is not None
    return view


def held(state: State, seat: int = 0) -> set[str]:
    return {str(card) for card in CARDS.hand(state, seat)}


# -- which card is taken -----------------------------------------------------------------------------------------------


def test_a_player_chooses_which_card_to_take_by_its_place() -> None:
    """A player chooses which card of the display to take, by its place."""
    state = to_take("g7 b11 y7 r12")
    assert held(act(CARDS, state, "1: take 7@1")) == {"r2", "r3", "r4", "r5", "g7"}
    assert held(act(CARDS, state, "1: take 7@3")) == {"r2", "r3", "r4", "r5", "y7"}


def test_several_cards_are_each_named_with_their_place() -> None:
    state = to_take("g7 b11 y7 r12", hand="r2 r3")
    assert held(act(CARDS, state, "1: take 7@1 7@3 12@4")) == {"r2", "r3", "g7", "y7", "r12"}
    assert act(CARDS, state, "1: take 12@4 7@3 7@1") == act(CARDS, state, "1: take 7@1 7@3 12@4")


def test_every_place_is_a_choice_of_its_own() -> None:
    assert legal(CARDS, to_take("g7 b11 y7 r7"), 1) == {"take 7@1", "take 11@2", "take 7@3", "take 7@4"}


@pytest.mark.parametrize(
    ("take", "rule", "message"),
    [
        (Take((7,), (1,)), "not-at-place", "The card at place 2 of the display is not a 7."),
        (Take((11,), (4,)), "not-at-place", "The card at place 5 of the display is not a 11."),
        (Take((11,), (-1,)), "not-at-place", "The card at place 0 of the display is not a 11."),
        (Take((7, 7), (0, 2)), "take-count", "You take exactly 1 from the display, to hold five cards."),
        (Take((5,), (0,)), "not-on-display", "The display has 0 with the back 5; you ask for 1."),
        (Take((5,)), "not-on-display", "The display has 0 with the back 5; you ask for 1."),
    ],
)
def test_a_card_that_is_not_there_cannot_be_taken(take: Take, rule: str, message: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        CARDS.apply(to_take("g7 b11 y7 r12"), 0, take)
    assert (refused.value.rule, str(refused.value)) == (rule, message)


def test_one_place_cannot_be_taken_from_twice() -> None:
    state = to_take("g7 b11 y7 r12", hand="r2 r3 r4")
    with pytest.raises(IllegalAction) as refused:
        CARDS.apply(state, 0, Take((7, 7), (0, 0)))
    assert refused.value.rule == "take-count"


# -- cards that can be told apart --------------------------------------------------------------------------------------


def test_an_old_card_and_a_new_one_with_the_same_back_are_told_apart() -> None:
    """Two cards with the same back need not be alike."""
    view = seen(to_take("g7 b11 y7 r12", old="g7"))
    assert view.display == (7, 11, 7, 12)
    assert view.display_origins == (1, 2, 2, 2)
    assert [[str(card) for card in pool if card.number == 7] for pool in view.pools] == [["g7"], ["y7"]]


def test_cards_of_one_shuffle_with_the_same_back_are_alike() -> None:
    view = seen(to_take("g7 b11 y7 r12"))
    assert view.display_origins == (1, 1, 1, 1)
    assert {str(card) for card in view.pools[0] if card.number == 7} == {"g7", "y7"}


def test_a_back_alone_is_read_where_the_cards_are_alike() -> None:
    """Two choices are merged only when nobody could tell them apart."""
    assert str(CARDS.read(to_take("g7 b11 y7 r12"), 0, "take 7")) == "take 7@1"
    assert str(CARDS.read(to_take("g7 b11 y7 r12", old="g7 y7"), 0, "take 7")) == "take 7@1"


def test_a_back_alone_is_not_read_where_the_cards_can_be_told_apart() -> None:
    state = to_take("g7 b11 y7 r12", old="g7")
    with pytest.raises(UnreadableAction, match=r"^'take 7' could mean: take 7@1, take 7@3\.$"):
        CARDS.read(state, 0, "take 7")
    assert str(CARDS.read(state, 0, "take 7@3")) == "take 7@3"
    assert str(CARDS.read(state, 0, "take 11")) == "take 11@2"


def test_several_backs_are_read_where_every_way_to_take_them_is_alike() -> None:
    state = to_take("g7 b11 y7 r7", hand="r2 r3 r4")
    assert str(CARDS.read(state, 0, "take 7 7")) == "take 7@1 7@3"
    with pytest.raises(UnreadableAction, match="could mean"):
        CARDS.read(to_take("g7 b11 y7 r7", hand="r2 r3 r4", old="y7"), 0, "take 7 7")


def test_a_joker_and_a_coloured_card_of_one_shuffle_are_alike() -> None:
    """A joker's back looks like any other."""
    hands = ["r2 r3 r4 r5", "b2 b3 b4 b5"]
    state = arrange_cards(JOKERS, ["-", "-"], hands, display="j7 b11 y7 r12", pile="y9 g9")
    assert str(JOKERS.read(state, 0, "take 7")) == "take 7@1"


# -- views remember ----------------------------------------------------------------------------------------------------


def reshuffled() -> State:
    """Seat 2 holds old cards; the discards, the yellow 9 among them, have just become the pile."""
    state = to_take("g7 b11 y7 r12", pile="g9")
    state = act(CARDS, state, "1: take 12@4")
    assert state.phase == "shuffle"
    outcome = CARDS.draw(state, Random(3))
    return CARDS.chance(state, outcome)


def test_after_a_reshuffle_a_view_still_says_what_everybody_saw_go_into_the_pile() -> None:
    """When the discards become the new pile everybody knows which cards are in it."""
    view = seen(reshuffled(), 0)
    assert view.discards == ()
    old, new = ({str(card) for card in pool} for pool in view.pools)
    assert old == {"r2", "r3", "r4", "r5", "r12", "b2", "b3", "b4", "b5", "g7", "b11", "y7", "g9"}
    assert len(new) == 44 - len(old)
    assert view.origins == ((1,) * 5, (1,) * 4)
    assert view.display_origins == (1, 1, 1, 1)


def test_no_hand_is_dealt_a_card_that_everybody_saw_go_into_the_new_pile() -> None:
    """`determinize` is uniform over what is consistent with all that was public."""
    view = CARDS.view(reshuffled(), 0)
    for number in range(100):
        guess = CARDS.determinize(view, Random(number))
        assert held(guess, 1) == {"b2", "b3", "b4", "b5"}


def test_a_card_that_was_played_is_of_no_shuffle_until_it_is_in_a_pile_again() -> None:
    state = arrange_cards(
        CARDS, ["-"] * 2, ["r2 r3 r4 r5 g12", "b2 b3 b4 b5"], display="g7 b11 y7 r12", pile="y9 g9", phase="play"
    )
    view = seen(act(CARDS, state, "1: play r2 r3"))
    assert not {Card("r", 2), Card("r", 3)} & set(view.pools[0])
    assert {Card("r", 2), Card("r", 3)} <= set(view.discards)


# -- whole games, beside a table that is kept by hand ------------------------------------------------------------------


def with_a_reshuffle(book: CardGame, seats: int) -> list[tuple[State, CardTable]]:
    """The first random game in which a pile is made anew."""
    games = (random_game(book, seats, seed) for seed in range(100))
    return next(found for found in games if found[-1][1].shuffles > 1)


def random_game(book: CardGame, seats: int, seed: int) -> list[tuple[State, CardTable]]:
    """The positions of a random game, each with the table as it was kept from the events alone."""
    rng, state, table = Random(seed), book.start(seats), CardTable(seats)
    found = []
    while not book.over(state):
        event: Act | Outcome
        if book.awaits_chance(state):
            event = book.draw(state, rng)
            state = book.chance(state, event)
        else:
            seat = rng.choice(book.actors(state))
            event = Act(seat, long_choice(book.legal(state, seat), rng))
            state = book.apply(state, seat, event.action)
        table.follow(event)
        if table.shuffles:
            found.append((state, snapshot(table)))
    return found


def long_choice(legal: tuple[Action, ...], rng: Random) -> Action:
    """Any action, but no penalty if a card will do: so the game is long enough for a pile to run out."""
    crossing = [action for action in legal if isinstance(action, PlayCards) and len(action.marks) == 1]
    return rng.choice(crossing or legal)


def snapshot(table: CardTable) -> CardTable:
    return CardTable(
        table.seats,
        [list(hand) for hand in table.hands],
        list(table.display),
        list(table.pile),
        list(table.discards),
        dict(table.origin),
        table.shuffles,
    )


@at_tables
def test_a_view_holds_what_everybody_saw(book: CardGame, seats: int) -> None:
    """A view holds all that was public: backs, shuffles, and what each shuffle still hides."""
    for state, table in with_a_reshuffle(book, seats):
        for seat in (None, *range(seats)):
            view = seen(state, seat, book)
            hands = [sorted(map(table.known, hand)) for hand in table.hands]
            assert [list(zip(*pair, strict=True)) for pair in zip(view.backs, view.origins, strict=True)] == hands
            shown = [card and table.known(card) for card in table.display]
            assert list(zip(view.display, view.display_origins, strict=True)) == [
                pair or (None, None) for pair in shown
            ]
            assert [set(pool) for pool in view.pools] == table.pools()
            assert set(view.discards) == set(table.discards)
            assert (view.pile, view.top) == (len(table.pile), table.pile[0].number if table.pile else None)
            assert set(view.hand) == (set() if seat is None else set(table.hands[seat]))


@at_tables
def test_the_truth_is_always_among_the_possible_and_nothing_impossible_is_drawn(book: CardGame, seats: int) -> None:
    """`determinize` is uniform over what is consistent with all that was public."""
    for state, table in with_a_reshuffle(book, seats):
        for seat in (None, 0, seats - 1):
            view = book.view(state, seat)
            for number in range(3):
                check_possible(book, book.determinize(view, Random(number)), table, seat)
            check_possible(book, state, table, seat)


def check_possible(book: CardGame, guess: State, table: CardTable, seat: int | None) -> None:
    """A position that somebody who saw all that was public, and one hand, could believe in."""
    shown, pile = guess.cells[DISPLAY : DISPLAY + 4], guess.cells[PILE : PILE + guess.cells[PILE_SIZE]][::-1]
    hands = [book.hand(guess, other) for other in range(table.seats)]
    display = [None if code == GAP else book._faces[code] for code in shown]
    below = [book._faces[code] for code in pile]
    everywhere = [*(card for hand in hands for card in hand), *filter(None, display), *below, *table.discards]
    assert sorted(everywhere) == sorted(table.origin)
    assert [sorted(map(table.known, hand)) for hand in hands] == [sorted(map(table.known, h)) for h in table.hands]
    assert [card and table.known(card) for card in display] == [card and table.known(card) for card in table.display]
    assert {table.origin[card] for card in below} <= {table.shuffles}
    assert [card.number for card in below[:1]] == [card.number for card in table.pile[:1]]
    if seat is not None:
        assert set(hands[seat]) == set(table.hands[seat])


# -- each possible position is as likely -------------------------------------------------------------------------------

HIDDEN = ["r7", "y7", "b12", "b11", "g7", "b7", "r9", "r12", "y9", "g9"]
OLD = {"r7", "y7", "g7"}


def few_hidden() -> State:
    """Ten hidden cards: four in another hand, four on the display, two in the pile."""
    hands = ["r2 r3 r4 r5", "r7 y7 b12 b11"]
    return arrange_cards(CARDS, ["-", "-"], hands, display="g7 b7 r9 r12", pile="y9 g9", old=" ".join(OLD))


def possible() -> set[tuple[frozenset[str], tuple[str, ...]]]:
    """Every way to lay the hidden cards that looks the same: the hand, then display and pile in order."""
    looks = [(card[1:], card in OLD) for card in HIDDEN]
    looks[-1] = ("", False)  # under the top of the pile no back is seen
    ways: list[tuple[str, ...]] = [()]
    for number, old in looks:
        ways = [
            (*way, card)
            for way in ways
            for card in HIDDEN
            if card not in way and (card in OLD) == old and number in ("", card[1:])
        ]
    return {(frozenset(way[:4]), way[4:]) for way in ways}


def laid(state: State) -> tuple[frozenset[str], tuple[str, ...]]:
    """Where the hidden cards are in a state."""
    codes = [*state.cells[DISPLAY : DISPLAY + 4], *state.cells[PILE : PILE + 2][::-1]]
    return frozenset(held(state, 1)), tuple(str(CARDS._faces[code]) for code in codes)


def test_the_possible_positions_of_the_small_case_are_counted() -> None:
    """Three old 7s over a hand of two and the display, three 9s, two 12s: 3 * 6 * 2."""
    assert len(possible()) == 36 == 3 * len(list(permutations("999"))) * 2
    assert laid(few_hidden()) in possible()


def test_determinize_draws_every_possible_position_as_often() -> None:
    """Uniform over what is consistent with all that was public."""
    view, rng, draws = CARDS.view(few_hidden(), 0), Random(20), 3600
    drawn = Counter(laid(CARDS.determinize(view, rng)) for _ in range(draws))
    assert drawn.keys() == possible()
    expected = draws / len(possible())
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert chi_square < 75  # 35 degrees of freedom: more than four standard deviations above the mean


def test_an_older_record_takes_the_leftmost_whatever_its_shuffle() -> None:
    """`take 7`, as older records have it, is the leftmost 7."""
    for old in ("g7", "y7", ""):
        assert "g7" in held(act(CARDS, to_take("g7 b11 y7 r12", old=old), "1: take 7"))


def test_a_match_of_card_games_tells_cards_apart_too() -> None:
    several = match("match", CARDS, 2, range(2, 3))
    panel = several.start(2).cells[CARDS.kernel.size :]
    alike, apart = (State((*to_take("g7 b11 y7 r12", old=old).cells, *panel)) for old in ("", "g7"))
    assert str(several.read(alike, 0, "take 7")) == "take 7@1"
    with pytest.raises(UnreadableAction, match="could mean"):
        several.read(apart, 0, "take 7")
