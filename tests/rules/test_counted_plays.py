"""Plays of cards are counted and found by number from tables: the same plays, in the same order, as by the rules."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from qwixx.rules.cards import cards
from qwixx.rules.game import Game
from qwixx.rules.kernel.cards import HANDS, any_code, chance, draw, legal, start, step
from qwixx.rules.kernel.cells import PHASE, SHEETS
from qwixx.rules.kernel.codes import play_code
from qwixx.rules.kernel.phases import OVER, PLAY, awaits_chance
from qwixx.rules.kernel.plays import (
    chosen_cards,
    count_plays,
    legal_plays,
    may_mark,
    may_show,
    nth_play,
    numbers_in_row,
    suit_of,
)
from qwixx.rules.kernel.sheet import row_bits
from qwixx.rules.kernel.source import Tables, pick
from qwixx.rules.kernel.turn import may_act
from qwixx.rules.layout import CLASSIC, FALLING, RISING, plain_row

THREE_ROWS = (plain_row("g", FALLING), plain_row("y", (*RISING[5:], *RISING[:5])), plain_row("r", RISING))
OTHER_SHEET = replace(CLASSIC, rows=THREE_ROWS, lock_needs=2)
KINDS = [cards(), cards(jokers="yes"), cards(OTHER_SHEET, jokers="yes")]


def positions(game: Game, seats: int, rng: Random) -> Iterator[tuple[list[int], int]]:
    """Every decision of a random game: the position and the seat."""
    cells, out = [0] * game.kernel.size, [0] * game.kernel.choices
    start(game.tables, cells, seats)
    while cells[PHASE] != OVER:
        if awaits_chance(cells[PHASE]):
            draw(game.tables, cells, rng, out)
            chance(game.tables, cells, out)
            continue
        seat = next(seat for seat in range(seats) if may_act(cells, seat))
        yield list(cells), seat
        step(game.tables, cells, seat, any_code(game.tables, cells, seat, rng, out))


def by_the_rules(tables: Tables, hand: int, sheet: int) -> Iterator[int]:
    """Every play, of all sets of cards, of all rows and of all sets of their numbers tried in turn."""
    for ranks in range(1, 1 << hand.bit_count()):
        shown = chosen_cards(hand, ranks)
        for row in range(tables.rows):
            if may_show(tables.rows, shown, row):
                played = numbers_in_row(tables, suit_of(shown, row) | suit_of(shown, tables.rows), row)
                sets = (marks for marks in range(played + 1) if not marks & ~played)
                crossed = row_bits(sheet, row)
                yield from (play_code(ranks, row, m) for m in sets if may_mark(tables, row, crossed, m))


@pytest.mark.parametrize("game", KINDS, ids=["cards", "jokers", "three rows"])
def test_plays_are_listed_counted_and_found_by_number_as_the_rules_allow_them(game: Game) -> None:
    tables, out = game.tables, [0] * game.kernel.choices
    for seed in range(6):
        for cells, seat in positions(game, 2 + seed % 4, Random(seed)):
            if cells[PHASE] == PLAY:
                hand, sheet = cells[HANDS + seat], cells[SHEETS + seat]
                listed = out[: legal_plays(tables, hand, sheet, out)]
                assert listed == list(by_the_rules(tables, hand, sheet))
                assert count_plays(tables, hand, sheet, out) == len(listed)
                assert [nth_play(tables, hand, number, out) for number in range(len(listed))] == listed


@pytest.mark.parametrize("game", KINDS, ids=["cards", "jokers", "three rows"])
def test_a_random_choice_is_any_of_the_list_by_the_same_chance(game: Game) -> None:
    out = [0] * game.kernel.choices
    for cells, seat in positions(game, 3, Random(7)):
        listed = out[: legal(game.tables, cells, seat, out)]
        assert (
            any_code(game.tables, cells, seat, Random(len(listed)), out)
            == listed[pick(Random(len(listed)), len(listed))]
        )


@pytest.mark.parametrize("game", KINDS, ids=["cards", "jokers", "three rows"])
def test_whatever_is_crossed_in_a_row_the_table_allows_what_the_rules_allow(game: Game) -> None:
    tables, rng = game.tables, Random(1)
    for row in range(tables.rows):
        for crossed in (0, (1 << 12) - 1, *(rng.randrange(1 << 12) for _ in range(60))):
            allowed = [m for m in range(1 << 11) if m.bit_count() <= 3 and may_mark(tables, row, crossed, m)]
            table = tables.markable[row << 12 | crossed]
            assert [marks for place, marks in enumerate(tables.marks) if table >> place & 1] == allowed


def test_five_jokers_may_be_shown_in_every_colour() -> None:
    tables, out = KINDS[1].tables, [0] * KINDS[1].kernel.choices
    hand = 0b11111 << 44
    plays = list(by_the_rules(tables, hand, 0))
    assert out[: legal_plays(tables, hand, 0, out)] == plays
    assert len({code & 0xFF for code in plays}) == 100  # 25 sets of one to three cards in four rows
    assert len(plays) <= KINDS[1].kernel.choices
