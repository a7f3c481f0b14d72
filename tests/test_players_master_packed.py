"""Lines of weights as long whole numbers: what is read off is what adding and multiplying numbers would give."""

from array import array
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.players.master.packed import LONG, ONE, SHORT, UNIT, lines_of, product, read_off
from qwixx.players.master.quantised import Quantised, Weights

weights = st.floats(-50, 50)


class Given(NamedTuple):
    """Lines of as many weights each, and how much each line counts."""

    width: int
    lines: list[list[float]]
    much: list[float]


@st.composite
def lines(draw: st.DrawFn) -> Given:
    """A few lines."""
    width, count = draw(st.integers(1, 40)), draw(st.integers(1, 12))
    some = st.lists(weights, min_size=width, max_size=width)
    much = st.lists(st.one_of(st.just(0.0), st.floats(0, 60)), min_size=count, max_size=count)
    return Given(width, [draw(some) for _ in range(count)], draw(much))


@given(lines())
def test_lines_are_added_up(case: Given) -> None:
    numbers = tuple(weight for line in case.lines for weight in line)
    found = lines_of(numbers, case.width, SHORT)
    total = sum(found[place * case.width] for place in range(len(case.lines)))
    sums = [sum(column) for column in zip(*case.lines, strict=True)]
    assert [UNIT * one for one in read_off(total, case.width, SHORT)] == pytest.approx(sums, abs=1e-9)


@given(lines())
def test_lines_are_multiplied_and_added_up(case: Given) -> None:
    numbers = tuple(weight for line in case.lines for weight in line)
    begins = range(0, len(numbers), case.width)
    total = product(lines_of(numbers, case.width, LONG), begins, [int(ONE * one) for one in case.much])
    sums = [sum(a * b for a, b in zip(column, case.much, strict=True)) for column in zip(*case.lines, strict=True)]
    assert [UNIT * one for one in read_off(total, case.width, LONG)] == pytest.approx(sums, abs=1e-6)


@given(st.integers(1, 9), st.integers(1, 9), st.data())
def test_what_is_read_from_the_middle_of_a_table_is_what_stands_there(
    rows: int, columns: int, data: st.DataObject
) -> None:
    small = data.draw(st.binary(min_size=rows * columns, max_size=rows * columns))
    scales = data.draw(st.lists(weights, min_size=columns, max_size=columns))
    first = tuple(data.draw(st.lists(weights, max_size=12)))
    plain = [*first, *(scales[place % columns] * byte for place, byte in enumerate(array("b", small)))]
    found = Weights(first, Quantised(scales, small))
    assert list(found) == plain
    part = data.draw(st.slices(len(plain)))
    assert list(found[part]) == plain[part]
    assert [found[place] for place in range(len(found))] == plain
    for begin in range(len(first), len(plain), columns):
        assert list(found[begin : begin + columns]) == plain[begin : begin + columns]


@pytest.mark.parametrize("part", [slice(1, 0), slice(3, 1), slice(None, None, -1), slice(0, 0), slice(4, None, 2)])
def test_a_part_of_a_table_is_what_a_list_gives_however_it_is_named(part: slice) -> None:
    for first in ((), (0.5,), (0.5, 1.5, 2.5)):
        plain = [*first, *(2.0 * byte for byte in range(5))]
        assert list(Weights(first, Quantised([2.0], bytes(range(5))))[part]) == plain[part]
