"""Laws of the games, tried on positions that Hypothesis chooses."""

from random import Random

import pytest
from hypothesis import given

from qwixx.conformance import check_position
from qwixx.games import GAMES, game
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.sheet import Sheet
from tests.soak import examples
from tests.strategies import Position, advance, reachable, sheets

few = examples(30)


@few
@given(reachable())
def test_every_law_of_a_position_holds_wherever_play_leads(position: Position) -> None:
    check_position(position.game, position.state, Random(1))


@few
@given(reachable())
def test_states_are_values(position: Position) -> None:
    copy = type(position.state)(tuple(position.state.cells))
    assert copy == position.state
    assert hash(copy) == hash(position.state)
    assert len({copy, position.state}) == 1


@few
@given(reachable())
def test_the_same_generator_gives_the_same_next_position(position: Position) -> None:
    if not position.game.over(position.state):
        one = advance(position.game, position.state, Random(3))
        assert advance(position.game, position.state, Random(3)) == one


@few
@given(reachable())
def test_crosses_and_penalties_are_never_taken_back_within_a_game(position: Position) -> None:
    book, state = position
    if book.over(state) or state.phase == "between":
        return
    after = advance(book, state, Random(4))
    for seat in range(state.seats):
        before, now = state.cells[SHEETS + seat], after.cells[SHEETS + seat]
        assert book.sheet(after, seat).penalties >= book.sheet(state, seat).penalties
        assert before & now & ~(7 << 60) == before & ~(7 << 60)


@few
@given(sheets())
def test_a_sheet_is_read_back_from_its_text(sheet: Sheet) -> None:
    assert Sheet.parse(str(sheet), sheet.layout) == sheet


@few
@given(sheets())
def test_every_number_is_crossed_or_lost_or_ahead(sheet: Sheet) -> None:
    for row in range(len(sheet.layout.rows)):
        numbers = sheet.layout.marks(row)
        crossed, skipped, ahead = sheet.crossed(row), sheet.skipped(row), sheet.open(row)
        assert not set(crossed) & set(skipped)
        assert not set(ahead) & (set(crossed) | set(skipped))
        not_yet = set(numbers) - set(crossed) - set(skipped) - set(ahead)
        assert not_yet <= {numbers[-1]}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_every_length_of_table_ends_with_a_winner(name: str) -> None:
    book = game(name)
    for seats in book.players:
        state, rng = book.start(seats), Random(seats)
        while not book.over(state):
            assert book.winners(state) == ()
            state = advance(book, state, rng)
        assert book.winners(state)
