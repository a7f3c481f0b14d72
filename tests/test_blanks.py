"""Sheets that the page keeps by itself: what they allow is what the rules allow, in every state of every row."""

from base64 import b64decode
from struct import unpack

import pytest

from qwixx.games import game
from qwixx.rules.game import Game
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.tables.blanks import STATES, Blank, blanks, reachable
from tests.positions import arrange, roll

BLANKS = blanks()
TABLES = [unpack(f"<{STATES}H", b64decode(table)) for table in BLANKS.tables]
LAST = ROW_BITS - 2  # the place of the last number
DICE = ["classic", "mixx-a", "mixx-b", "deluxe", "board"]


def named(blank: Blank) -> str:
    return " ".join([blank.game, *blank.options.values()])


def marks(book: Game, row: int, bits: int) -> list[str]:
    """The numbers of a row that are crossed, as they are written."""
    written = book.layout.rows[row].numbers
    return [f"{number.colour}{number.value}" for place, number in enumerate(written) if bits >> place & 1]


@pytest.mark.parametrize("blank", BLANKS.sheets, ids=named)
def test_no_row_allows_a_number_that_the_rules_refuse_or_refuses_one_they_allow(blank: Blank) -> None:
    """All 4,096 states of a row: left to right, and the last number with five crosses before it."""
    book = game(blank.game, **blank.options)
    for row, allowed in enumerate(blank.rows):
        known = reachable(book, row)
        for bits in range(STATES):
            crosses = (bits & (1 << LAST) - 1).bit_count()
            right = [place for place in range(LAST + 1) if bits >> place == 0]
            legal = sum(1 << place for place in right if place < LAST or crosses >= book.layout.lock_needs)
            assert TABLES[allowed.open][bits] == (legal if bits in known else 0)


@pytest.mark.parametrize("name", DICE)
def test_what_a_row_allows_is_what_can_be_crossed_at_a_table(name: str) -> None:
    """Every white sum, in every state that a row comes to, by the same rules that decide at a table."""
    blank = next(one for one in BLANKS.sheets if one.game == name)
    book = game(name, **blank.options)
    values = [number.value for number in book.layout.rows[0].numbers]
    for bits in sorted(reachable(book, 0))[:: 3 if name == "classic" else 41]:
        if bits >> ROW_BITS - 1:
            continue  # closed
        state = arrange(book, [" ".join(marks(book, 0, bits)) or "-", "-"])
        for place, value in enumerate(values):
            white = roll(book, state, f"{min(6, value - 1)} {value - min(6, value - 1)} r1 y1 g1 b1")
            found = {str(action) for action in book.legal(white, 0)}
            can = TABLES[blank.rows[0].open][bits] >> place & 1
            assert (marks(book, 0, 1 << place)[0] in found) == bool(can)


@pytest.mark.parametrize("blank", BLANKS.sheets, ids=named)
def test_the_lock_is_crossed_with_the_last_number_and_with_no_other(blank: Blank) -> None:
    for allowed in blank.rows:
        assert allowed.adds == [*(1 << place for place in range(LAST)), 3 << LAST]


@pytest.mark.parametrize("blank", [one for one in BLANKS.sheets if one.game == "board"], ids=named)
def test_a_pawn_may_go_to_numbers_that_are_crossed_or_can_be(blank: Blank) -> None:
    book = game(blank.game, **blank.options)
    printed = {(field.colour, field.number) for field in blank.printed.fields}
    for row, allowed in enumerate(blank.rows):
        numbers = book.layout.rows[row].numbers
        there = sum(1 << place for place, one in enumerate(numbers) if (one.colour, one.value) in printed)
        assert allowed.lands is not None
        for bits in reachable(book, row):
            assert TABLES[allowed.lands][bits] == (TABLES[allowed.open][bits] | bits) & there


def test_there_is_a_sheet_for_every_game_and_side() -> None:
    assert [(one.game, one.options.get("side"), one.shared, one.farthest) for one in BLANKS.sheets] == [
        ("classic", None, True, 0),
        ("deluxe", None, True, 0),
        ("mixx-a", None, True, 0),
        ("mixx-b", None, True, 0),
        ("board", "our-spiral", True, 8),
        ("board", "our-zigzag", True, 8),
        ("cards", None, False, 0),
    ]
