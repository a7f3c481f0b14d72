"""A view drawn as a few lines of plain text, for programs, notebooks and `render`. Seats count from 1 in it."""

from collections.abc import Iterator

from qwixx.rules.actions import Mark
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import CardsView, View

CROSSED, LOST, LOCKED, CLOSED, UNLOCKED = "X", "-", "[X]", "[-]", "[ ]"


def draw(view: View) -> str:
    """What a seat sees: the turn, the dice or cards, and every sheet row by row."""
    return "\n".join(_lines(view)) + "\n"


def _lines(view: View) -> Iterator[str]:
    yield _headline(view)
    if view.whites:
        yield f"dice: {' '.join(map(str, view.whites))} {' '.join(f'{colour}{face}' for colour, face in view.coloured)}"
    if view.cards:
        yield from _cards(view.cards, view.seat)
    for seat, sheet in enumerate(view.sheets):
        yield from _player(view, seat, sheet)
    for number, totals in enumerate(view.panel, 1):
        yield f"game {number}: {' '.join(map(str, totals))}"


def _headline(view: View) -> str:
    if view.ending:
        return f"{view.game}: over after turn {view.turn} ({view.ending})"
    active = "" if view.active is None else f", seat {view.active + 1} is active"
    return f"{view.game}: turn {view.turn}, {view.phase}{active}"


def _cards(cards: CardsView, seat: int | None) -> Iterator[str]:
    if seat is not None:
        yield f"hand of seat {seat + 1}: {' '.join(map(str, cards.hand))}"
    backs = " ".join("-" if back is None else str(back) for back in cards.display)
    yield f"display: {backs}; top of {cards.pile} in the pile: {cards.top or '-'}"


def _player(view: View, seat: int, sheet: Sheet) -> Iterator[str]:
    pawn = f", pawn on {view.pawns[seat]}" if view.pawns else ""
    boxes = "X" * sheet.penalties + "." * (sheet.layout.boxes - sheet.penalties)
    yield f"seat {seat + 1}: {view.scores[seat]} points, penalties {boxes}{pawn}"
    for row in range(len(sheet.layout.rows)):
        yield f"  {_row(sheet, row, row in view.closed)}"


def _row(sheet: Sheet, row: int, closed: bool) -> str:
    """The numbers of a row: crossed X, lost -, else as they are; then the lock and the points."""
    shut = closed or sheet.has_lock(row)
    gone = {*sheet.skipped(row), *(sheet.layout.marks(row) if shut else ())}
    numbers = " ".join(f"{_number(mark, sheet, gone):>3}" for mark in sheet.layout.marks(row))
    lock = LOCKED if sheet.has_lock(row) else CLOSED if closed else UNLOCKED
    return f"{numbers} {lock} {sheet.points(row):>3}"


def _number(mark: Mark, sheet: Sheet, gone: set[Mark]) -> str:
    if sheet.has(mark):
        return CROSSED
    return LOST if mark in gone else f"{mark.colour}{mark.number}"
