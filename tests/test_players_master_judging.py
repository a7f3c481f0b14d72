"""What is remembered where Python interprets changes nothing: a network says what it says of all lines anew."""

from random import Random as Rng

import pytest

from qwixx.games import game
from qwixx.players.master import cards_memory, judging, strongest
from qwixx.players.master.cards import network_player
from qwixx.players.master.dice import prepare
from qwixx.players.master.judging import judge, judge_all_lines
from qwixx.players.master.network import OUT
from qwixx.players.master.rollers import write_rollers
from qwixx.players.policy import Floats, Policy, PolicyPlayer
from qwixx.rules.game import Game, State
from tests.tables import playout

TABLES = [("classic", 2), ("classic", 5), ("mixx-a", 3), ("mixx-b", 4), ("deluxe", 8), ("board", 2), ("board", 4)]
FEW = 3


def said(book: Game, state: State, first: int) -> tuple[Floats, Floats]:
    """What the network says of a position if this seat rolls next: by what is remembered, and by all lines."""
    policy, cells = strongest(book, state.seats), list(state.cells)
    numbers, found = policy.numbers_for(book), list[Floats]()
    for judging_it in (judge, judge_all_lines):
        scratch = [0.0] * policy.scratch
        prepare(book.tables, cells, first, numbers, scratch)
        write_rollers(cells, first, scratch)
        judging_it(book.tables, cells, numbers, scratch)
        found.append(scratch[OUT : OUT + 2 * int(numbers[0])])
    return found[0], found[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("most", [judging.MOST_PARTS, FEW])
def test_the_network_says_the_same_by_parts_that_are_remembered(
    name: str, seats: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where most of them are forgotten again."""
    monkeypatch.setattr(judging, "MOST_PARTS", most)
    book, rng = game(name), Rng(seats)
    for state in [*playout(book, seats, rng)][::6]:
        by_parts, by_lines = said(book, state, rng.randrange(seats))
        assert by_parts == by_lines


@pytest.mark.parametrize(("seats", "jokers"), [(2, "no"), (3, "yes")])
def test_cards_are_worth_the_same_where_nothing_is_remembered(
    seats: int, jokers: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of numbers that could change nothing is kept."""
    book = game("cards", jokers=jokers)
    policy = strongest(book, seats)
    anew = network_player(list(policy.numbers_for(book)))
    monkeypatch.setattr(cards_memory, "MOST", FEW)
    for state in [*playout(book, seats, Rng(1))][:40:6]:
        assert worths(policy, book, state) == worths(anew, book, state)


def worths(policy: Policy, book: Game, state: State) -> list[object]:
    """What a policy says of every choice of everybody who is to act."""
    player = PolicyPlayer(policy, Rng(0))
    return [player.weigh(book.view(state, seat), book.legal(state, seat)) for seat in book.actors(state)]
