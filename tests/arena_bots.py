"""Policies for tests of the arena: one that looks at everything it is shown, one that chooses what is not there."""

from collections.abc import Sequence

from qwixx.players.policy import KINDS, MARGIN, WIN, Floats, Policy
from qwixx.rules.kernel.source import Cells, Rng, Tables, pick


def stir(cells: Cells) -> int:
    """One number that depends on every cell."""
    total = 0
    for place in range(len(cells)):
        total = (total * 31 + cells[place] % 1_000_003) % 1_000_003
    return total


def curious(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    count: int,
    numbers: Sequence[float],
    scratch: Floats,
    values: Floats,
    rng: Rng,
) -> int:
    """A choice that depends on everything the policy is given; it uses all its room."""
    for place in range(len(scratch)):
        scratch[place] = place
    for place in range(count):
        values[KINDS * place + WIN] = place / count
        values[KINDS * place + MARGIN] = -place
    mixed = stir(cells) + seat + codes[count - 1] % 97 + tables.rows + int(numbers[0] * len(numbers))
    return int((mixed + pick(rng, 5)) % count)


def lost(
    tables: Tables,  # noqa: ARG001
    cells: Cells,  # noqa: ARG001
    seat: int,
    codes: Cells,  # noqa: ARG001
    count: int,
    numbers: Sequence[float],  # noqa: ARG001
    scratch: Floats,  # noqa: ARG001
    values: Floats,  # noqa: ARG001
    rng: Rng,
) -> int:
    """Now and then past the last choice."""
    return pick(rng, count + 1 + seat)


def muddled(
    tables: Tables,  # noqa: ARG001
    cells: Cells,  # noqa: ARG001
    seat: int,
    codes: Cells,  # noqa: ARG001
    count: int,
    numbers: Sequence[float],  # noqa: ARG001
    scratch: Floats,  # noqa: ARG001
    values: Floats,  # noqa: ARG001
    rng: Rng,  # noqa: ARG001
) -> int:
    """What runs in Python but cannot be compiled: a number added to a text."""
    return len("muddled" + str(seat)) % count if count else len("muddled" + seat)  # type: ignore[operator]


CURIOUS = Policy(curious, (3.0,), (stir,), scratch=7)
MORE_CURIOUS = Policy(curious, lambda game: (5.0, len(game.layout.rows)), (stir,), scratch=100)
LOST, MUDDLED = Policy(lost), Policy(muddled)
