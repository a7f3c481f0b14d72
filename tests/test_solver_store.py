"""The table on disk: kept, and noticed when it is not what was written."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.rules.layout import Layout
from qwixx.rules.sheet import Sheet
from qwixx.solver.solo import solve
from qwixx.solver.store import load_or_solve
from tests.expectimax import layout

MINIATURE = layout((5, 6, 7, 8, 9), (9, 8, 7), lock_needs=2, boxes=2, rows_to_end=2)
OTHER = replace(MINIATURE, boxes=3)

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "half": lambda data: data[: len(data) // 2],
    "a byte short": lambda data: data[:-1],
    "a number short": lambda data: data[:-8],
    "a number longer": lambda data: data + bytes(8),
    "only the title": lambda data: data[:17],
    "another file": lambda _: b"%PDF-1.7\n" * 1000,
    "text": lambda _: b"qwixx record 1\n",
    "another title": lambda data: flipped(data, 3),
    "another version": lambda data: flipped(data, 20),
    "another checksum": lambda data: flipped(data, 60),
    "a bit in the first number": lambda data: flipped(data, 17 + 32 + 32),
    "a bit in the middle": lambda data: flipped(data, len(data) // 2),
    "a bit in the last number": lambda data: flipped(data, len(data) - 1),
}


def flipped(data: bytes, place: int) -> bytes:
    """The same with one bit changed."""
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def solves(folder: Path, sheets: Layout = MINIATURE) -> bool:
    """Whether the table had to be solved; its values are right in any case."""
    told: list[int] = []
    found = load_or_solve(sheets, lambda done, _: told.append(done), folder)
    blank = Sheet(layout=sheets)
    assert found.value(blank) == solve(sheets).value(blank)
    return bool(told)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a table that has just been kept, alone in its folder."""
    assert solves(tmp_path)
    (found,) = tmp_path.iterdir()
    return found


def test_a_table_is_kept(file: Path) -> None:
    assert not solves(file.parent)


def test_each_layout_has_a_table_of_its_own(file: Path) -> None:
    assert solves(file.parent, OTHER)
    assert not solves(file.parent, OTHER)
    assert not solves(file.parent)
    assert len(list(file.parent.iterdir())) == 2


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_or_foreign_file_is_noticed_and_replaced(file: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert solves(file.parent)
    assert file.read_bytes() == whole
    assert not solves(file.parent)
    assert list(file.parent.iterdir()) == [file]


def test_the_table_of_another_layout_in_its_place_is_noticed(file: Path, tmp_path: Path) -> None:
    assert solves(tmp_path / "other", OTHER)
    (other,) = (tmp_path / "other").iterdir()
    other.replace(file)
    assert solves(tmp_path)
    assert not solves(tmp_path)


def test_a_folder_in_the_place_of_the_file_is_left_alone(file: Path) -> None:
    file.unlink()
    file.mkdir()
    (file / "something").touch()
    assert solves(file.parent)
    assert solves(file.parent)
    assert [path.name for path in file.parent.rglob("*")] == [file.name, "something"]


def test_without_a_folder_to_write_in_it_is_solved_each_time(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert solves(folder)
        assert solves(folder)


def test_an_interrupted_solution_leaves_nothing_behind(tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        load_or_solve(MINIATURE, interrupt, tmp_path)
    assert not list(tmp_path.iterdir())
    assert solves(tmp_path)
