"""Limits as an operator sets them: in a TOML file, and line by line on the command line."""

import math
import tomllib
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from qwixx.rules.errors import SetupError, shown
from qwixx.server.limits import LARGEST_MESSAGE, Limits

OPTION = "--limit"
NAMES = sorted(field.name for field in fields(Limits) if field.name != "trusted")  # which has an option of its own
MOST = {"message_size": LARGEST_MESSAGE}  # more is not even read


def limits_from(file: Path | None, lines: Sequence[str] = ()) -> Limits:
    """The usual limits but for those in the file, and of these but for those on the lines."""
    limits = _with(Limits(), _read(file), str(file)) if file else Limits()
    for line in lines:
        limits = _with(limits, _line(line), OPTION)
    return limits


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"The limits {file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as error:
        raise SetupError(f"The limits {file} are not TOML: {error}.") from None


def _line(line: str) -> dict[str, Any]:
    try:
        said = tomllib.loads(line)
    except (tomllib.TOMLDecodeError, RecursionError):
        said = {}
    if len(said) != 1:
        raise SetupError(f"{OPTION}: {shown(line)} is not a limit: write NAME=NUMBER or 'NAME=[A SECOND, AT ONCE]'.")
    return said


def _with(limits: Limits, said: dict[str, Any], where: str) -> Limits:
    """Limits changed as is said, if all of it is in order."""
    for name in said:
        if name not in NAMES:
            raise SetupError(f"{where}: There is no limit {shown(name)}; there are {', '.join(NAMES)}.")
    return replace(limits, **{name: _checked(name, value, where) for name, value in said.items()})


def _checked(name: str, value: object, where: str) -> Any:
    """A limit's value, of the kind that the usual one has."""
    usual = getattr(Limits(), name)
    if isinstance(usual, tuple):
        return _rate(name, value, usual, where)
    number = _whole(value) if isinstance(usual, int) else _number(value)
    if number is None:
        kind = "a whole number" if isinstance(usual, int) else "a number"
        raise SetupError(f"{where}: {name} is {kind}, like {usual}.")
    _check_range(name, number, where)
    return number


def _rate(name: str, value: object, usual: tuple[float, int], where: str) -> tuple[float, int]:
    """So many a second, and so many at once."""
    both = value if isinstance(value, list) and len(value) == 2 else (None, None)
    second, burst = _number(both[0]), _whole(both[1])
    if second is None or burst is None:
        raise SetupError(f"{where}: {name} is how many a second and how many at once, like {list(usual)}.")
    _check_range(name, second, where)
    _check_range(name, burst, where)
    return second, burst


def _check_range(name: str, number: float, where: str) -> None:
    if number <= 0:
        raise SetupError(f"{where}: {name} is above zero, and not {number}.")
    if number > MOST.get(name, math.inf):
        raise SetupError(f"{where}: {name} is at most {MOST[name]}.")


def _number(value: object) -> float | None:
    """A number, nothing if it is something else."""
    right = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return float(value) if right else None  # type: ignore[arg-type]


def _whole(value: object) -> int | None:
    """A whole number, nothing if it is something else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None
