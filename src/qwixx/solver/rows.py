"""Futures: what can still become of a row. Rows with the same future are worth the same from here on."""

from typing import NamedTuple

from qwixx.rules.kernel.sheet import ROW_BITS, cross, locked, open_numbers, row_bits
from qwixx.rules.kernel.source import Tables

NUMBERS = range(2, 13)
MIRROR = 14  # dice turned upside down make 14 - n of a sum n
OWN = -1  # in the place of a die: the one of this row, which reaches no other


class Step(NamedTuple):
    """A number that may be crossed next, the points it adds and the future it leaves, by its place in `Futures`."""

    number: int
    points: int
    to: int
    die: int = OWN  # that reaches it


class Future(NamedTuple):
    """Whether the row is locked, every number that may be crossed next, and the die that its lock takes away."""

    locked: bool
    steps: tuple[Step, ...] = ()
    die: int = OWN


class Futures(list[Future]):
    """Every future of the rows of a sheet, each once, behind all those that it can lead to."""

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[Future, int] = {}
        self._mirrored: dict[int, int] = {}

    def place(self, future: Future) -> int:
        """Where this future stands, at the end if it is new."""
        if future not in self._places:
            self._places[future] = len(self)
            self.append(future)
        return self._places[future]

    def mirrored(self, place: int) -> int:
        """The same future with every number n as 14 - n, which is as likely to be rolled."""
        if place not in self._mirrored:
            locked, steps, die = self[place]
            turned = [step._replace(number=MIRROR - step.number, to=self.mirrored(step.to)) for step in steps]
            self._mirrored[place] = self.place(Future(locked, tuple(sorted(turned)), die))
        return self._mirrored[place]

    def crosses_left(self) -> list[int]:
        """By future: how many crosses it can still bring at most."""
        left: list[int] = []
        for future in self:
            left.append(max((1 + left[step.to] for step in future.steps), default=0))
        return left


def die_of(tables: Tables, number: int, mark: int) -> int:
    """The coloured die that reaches this number where it stands."""
    return next(die for die in range(tables.dice) if tables.of_die[die * 16 + number] & mark)


def has_own_die(tables: Tables, row: int) -> bool:
    """Whether one die reaches all numbers of a row and leaves with its lock, and has nothing to do with other rows.

    Such rows may change places, dice and all.
    """
    lock = tables.lock_die[row]
    reached = [tables.of_die[lock * 16 + number] for number in NUMBERS]
    return tables.lock_die.count(lock) == 1 and reached == [tables.in_row[row * 16 + number] for number in NUMBERS]


def locked_row(futures: Futures, tables: Tables, row: int) -> int:
    """The future of a row that is locked."""
    return futures.place(Future(locked=True, die=OWN if has_own_die(tables, row) else tables.lock_die[row]))


def futures_of_row(futures: Futures, tables: Tables, row: int) -> dict[int, int]:
    """The future of a row by its bits, for all bits that can come up."""
    found: dict[int, int] = {}
    lock = OWN if has_own_die(tables, row) else tables.lock_die[row]

    def follow(bits: int) -> int:
        if bits not in found:
            sheet = bits << (row * ROW_BITS)
            open_now = open_numbers(tables, sheet, locked(tables, sheet))
            steps = []
            for number in NUMBERS:
                if mark := open_now & tables.in_row[row * 16 + number]:
                    after = row_bits(cross(tables, sheet, mark), row)
                    die = OWN if lock == OWN else die_of(tables, number, mark)
                    steps.append(Step(number, tables.points[after] - tables.points[bits], follow(after), die))
            found[bits] = futures.place(Future(bool(locked(tables, sheet)), tuple(steps), lock))
        return found[bits]

    follow(0)
    return found
