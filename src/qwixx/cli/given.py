"""What is given by an option or else in the environment; addresses, which may have a password, in a file too."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from qwixx.rules.errors import SetupError


class Given(NamedTuple):
    """An address, and where it was given: `--database`, `--database-file` or `QWIXX_DATABASE`."""

    address: str | None
    source: str


def given(option: str, address: str | None, file: Path | None) -> Given:
    """The address that an option names, or else its file, or else the environment."""
    variable = f"QWIXX_{option.upper()}"
    if address is not None and file is not None:
        raise SetupError(f"Give --{option} or --{option}-file, not both.")
    if address is not None:
        return Given(address, f"--{option}")
    if file is not None:
        return Given(_only_line(file, f"--{option}-file"), f"--{option}-file")
    return Given(os.environ.get(variable) or None, variable)


def named(option: str, names: Sequence[str] | None) -> tuple[Sequence[str], str]:
    """The names that an option lists, or else the environment; and where they were found."""
    variable = f"QWIXX_{option.upper()}"
    return (names, f"--{option}") if names else ([os.environ.get(variable, "")], variable)


def _only_line(file: Path, source: str) -> str:
    try:
        lines = file.read_text(encoding="utf-8").split("\n")
    except OSError as error:
        raise SetupError(f"{source}: {file} cannot be read: {error.strerror}.") from None
    except UnicodeError:
        raise SetupError(f"{source}: {file} is not text.") from None
    said = [line.strip() for line in lines if line.strip()]
    if len(said) != 1:
        raise SetupError(f"{source}: {file} is to have one line, the address.")
    return said[0]
