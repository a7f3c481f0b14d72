"""What JAX does in its own way, and numpy plainly: a loop over the first axis of nested arrays, and keeping arrays."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

SHARES = (0.32, 0.42, 0.52)  # of the inputs, for which compiled code is made beside that for all
ROOM = 131_072  # places that compiled code works out at a time


def loop(xp: ModuleType, step: Callable[[Any, Any], tuple[Any, Any]], carry: Any, inputs: Any) -> tuple[Any, Any]:
    """What is carried after `carry, out = step(carry, input)` for every input, and all that was put out."""
    if xp is not np:
        import jax

        carried, given = jax.lax.scan(step, carry, inputs)
        return carried, given
    out = []
    for place in range(len(_first(inputs))):
        carry, given = step(carry, _at(place, inputs))
        out.append(given)
    return carry, _stacked(out)


def kept(xp: ModuleType, nested: Any) -> Any:
    """The same arrays, which JAX is to work out once and keep: not again for every number that depends on them."""
    if xp is np:
        return nested
    import jax

    return jax.lax.optimization_barrier(nested)


def of_wanted(xp: ModuleType, function: Callable[[Any], Any], nested: Any, wanted: Any) -> Any:
    """What a function makes of those of many inputs that are wanted; of the others it is any number.

    Compiled code is made for a fixed number of inputs, so it is made for several, and the smallest that will do runs.
    """
    if xp is np:
        few = function(mapped(lambda part: part[wanted], nested))
        return mapped(lambda part: _spread(part, wanted), few)
    import jax

    size = len(wanted)
    rank = xp.cumsum(wanted) - 1
    rooms = sorted({int(size * share) or 1 for share in SHARES} | {size})

    def in_room(room: int) -> Callable[[Any], Any]:
        def some(given: tuple[Any, Any, Any]) -> Any:
            nested, wanted, rank = given
            numbers = xp.arange(size)
            there = xp.where(wanted, rank, room + numbers)
            chosen = xp.zeros(room, numbers.dtype).at[there].set(numbers, mode="drop", unique_indices=True)
            few = kept(xp, function(kept(xp, mapped(lambda part: part[chosen], nested))))
            return mapped(lambda part: part[xp.clip(rank, 0, room - 1)], few)

        return some if room < size else lambda given: function(given[0])

    smallest = sum((rank[-1] >= room).astype(xp.int32) for room in rooms[:-1])
    return jax.lax.switch(smallest, [in_room(room) for room in rooms], (nested, wanted, rank))


def at_places(xp: ModuleType, function: Callable[[Any], Any], wanted: Any) -> Any:
    """What a function makes of the places that are wanted among many, some of them at a time; elsewhere any number.

    The function is given places and gives tuples of arrays. Of few wanted, only few are worked out.
    """
    if xp is np:
        return mapped(lambda part: _spread(part, wanted), function(np.flatnonzero(wanted)))
    import jax

    size, room = len(wanted), min(ROOM, len(wanted))
    rank = xp.cumsum(wanted) - 1
    numbers = xp.arange(size)
    there = xp.where(wanted, rank, size + room + numbers)
    chosen = xp.zeros(size + room, numbers.dtype).at[there].set(numbers, mode="drop", unique_indices=True)
    shapes = jax.eval_shape(function, chosen[:room])
    empty = jax.tree.map(lambda part: xp.zeros((size + room, *part.shape[1:]), part.dtype), shapes)

    def some(state: tuple[Any, Any]) -> tuple[Any, Any]:
        first, found = state
        few = kept(xp, function(jax.lax.dynamic_slice_in_dim(chosen, first, room)))
        put = jax.lax.dynamic_update_slice_in_dim
        return first + room, jax.tree.map(lambda part, new: put(part, new, first, 0), found, few)

    start = (xp.zeros((), rank.dtype), empty)
    _, found = jax.lax.while_loop(lambda state: state[0] <= rank[-1], some, start)
    return mapped(lambda part: part[xp.clip(rank, 0, size - 1)], found)


def mapped(function: Callable[[Any], Any], nested: Any) -> Any:
    """The same for every array of tuples of arrays."""
    if isinstance(nested, tuple):
        parts = [mapped(function, part) for part in nested]
        return type(nested)(*parts) if hasattr(nested, "_fields") else tuple(parts)
    return function(nested)


def either(xp: ModuleType, condition: Any, one: Any, other: Any) -> Any:
    """By its first axis every array of nested tuples, or the other."""
    if isinstance(one, tuple):
        parts = [either(xp, condition, *pair) for pair in zip(one, other, strict=True)]
        return type(one)(*parts) if hasattr(one, "_fields") else tuple(parts)
    return xp.where(condition.reshape(-1, *[1] * (one.ndim - 1)), one, other)


def _spread(part: Any, wanted: Any) -> Any:
    out = np.zeros((len(wanted), *part.shape[1:]), part.dtype)
    out[wanted] = part
    return out


def _at(place: int, nested: Any) -> Any:
    return mapped(lambda part: part[place], nested)


def _first(nested: Any) -> Any:
    return _first(nested[0]) if isinstance(nested, tuple) else nested


def _stacked(items: list[Any]) -> Any:
    one = items[0]
    if isinstance(one, tuple):
        parts = [_stacked([item[place] for item in items]) for place in range(len(one))]
        return type(one)(*parts) if hasattr(one, "_fields") else tuple(parts)
    return np.stack(items)
