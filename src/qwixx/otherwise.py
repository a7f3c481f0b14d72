"""What compiled code does in another way: functions whose plain loops numba turns into wide instructions.

Interpreted, the same numbers are worked out by what Python itself does fast.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

BODIES: dict[Callable[..., Any], Callable[..., Any]] = {}
"""By function: the loops that compiled code runs in its place."""

INSTEAD: dict[Callable[..., Any], Callable[..., Any]] = {}
"""By function: another one, which compiled code calls in its place."""

APART: set[Callable[..., Any]] = set()
"""Functions that compiled code calls: they are large, and called from more places than one."""


def compiled_as(body: Callable[..., Any]) -> Callable[[Function], Function]:
    """Let compiled code run this body in place of a function."""

    def remember(function: Function) -> Function:
        BODIES[function] = body
        return function

    return remember


def compiled_calls(other: Callable[..., Any]) -> Callable[[Function], Function]:
    """Let compiled code call another function in place of this one."""

    def remember(function: Function) -> Function:
        INSTEAD[function] = other
        return function

    return remember


def apart(function: Function) -> Function:
    """Let compiled code call a function, and not lay it out where it is called."""
    APART.add(function)
    return function
