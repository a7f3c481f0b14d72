"""Where Python interprets, what parts of a card position give is remembered: plays after different answers share them.

Compiled code works it out again. What a part gives depends on the pairs that are listed for it, and on what its units
begin with.
"""

from collections.abc import Sequence

from qwixx.otherwise import compiled_as
from qwixx.players.policy import Floats

MOST = 4_000  # parts that are remembered

Key = tuple[float, ...]

_given: dict[Key, tuple[Sequence[float], Floats]] = {}  # with the numbers, so that no others get their identity


def _is_not_given(
    numbers: Sequence[float],  # noqa: ARG001
    begin: int,  # noqa: ARG001
    scratch: Floats,  # noqa: ARG001
    pairs: int,  # noqa: ARG001
    end: int,  # noqa: ARG001
    units: int,  # noqa: ARG001
    count: int,  # noqa: ARG001
    target: int,  # noqa: ARG001
    width: int,  # noqa: ARG001
) -> bool:
    return False


@compiled_as(_is_not_given)
def is_given(
    numbers: Sequence[float],
    begin: int,
    scratch: Floats,
    pairs: int,
    end: int,
    units: int,
    count: int,
    target: int,
    width: int,
) -> bool:
    """Whether it is remembered what these pairs give, by the weights that begin there, to units that begin so.

    It is then at the target.
    """
    by, found = _given.get(_key(numbers, begin, scratch, pairs, end, units, count), ((), []))
    if by is not numbers:
        return False
    scratch[target : target + width] = found
    return True


def _forget(
    numbers: Sequence[float],
    begin: int,
    scratch: Floats,
    pairs: int,
    end: int,
    units: int,
    count: int,
    target: int,
    width: int,
) -> None:
    pass


@compiled_as(_forget)
def remember_given(
    numbers: Sequence[float],
    begin: int,
    scratch: Floats,
    pairs: int,
    end: int,
    units: int,
    count: int,
    target: int,
    width: int,
) -> None:
    """Remember what stands at the target, if the numbers cannot change."""
    if isinstance(numbers, tuple):
        if len(_given) >= MOST:
            _given.clear()
        _given[_key(numbers, begin, scratch, pairs, end, units, count)] = (numbers, scratch[target : target + width])


def _key(numbers: Sequence[float], begin: int, scratch: Floats, pairs: int, end: int, units: int, count: int) -> Key:
    """What tells a part."""
    return (id(numbers), begin, *scratch[pairs:end], *scratch[units : units + count])


CALLS = (is_given, remember_given)
