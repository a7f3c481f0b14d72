"""What is typed for a bot: `sprinter`, `sprinter:3`, `module:Class`, `path/to/file.py:Class`, `file.py:Class:3,0.5`."""

import re
from pathlib import Path
from typing import NamedTuple

from qwixx.rules.errors import SetupError, shown

Parameters = tuple[float, ...]

IDENTIFIER = r"[^\W\d]\w*"
NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")


class Named(NamedTuple):
    """A bot as it is named: in a file or a module, by the name of its class or policy; with its parameters."""

    place: str
    name: str
    parameters: Parameters
    is_file: bool


def in_code(text: str) -> Named | None:
    """The bot that a name finds in a file or a module; nothing if it is a name of another kind."""
    if match := re.fullmatch(r"(.*\.py)(?::([^:]*))?(?::([^:]*))?", text, re.DOTALL):
        file, name, numbers = match.groups()
        if not name or not re.fullmatch(IDENTIFIER, name):
            raise SetupError(f"{shown(text)} does not say which class of the file; write FILE.py:Class.")
        return Named(file, name, read_parameters(numbers, text), is_file=True)
    if match := re.fullmatch(rf"({IDENTIFIER}(?:\.{IDENTIFIER})*):({IDENTIFIER})(?::([^:]*))?", text):
        module, name, numbers = match.groups()
        return Named(module, name, read_parameters(numbers, text), is_file=False)
    return None


def from_anywhere(text: str) -> str:
    """The same name for somebody in another folder: that of a file with its whole path."""
    found = in_code(text)
    return str(Path(found.place).resolve()) + text[len(found.place) :] if found and found.is_file else text


def read_parameters(text: str | None, whole: str) -> Parameters:
    """Numbers with commas between them, whole ones as such."""
    if text is None:
        return ()
    words = text.split(",")
    if not all(map(NUMBER.fullmatch, words)):
        raise SetupError(f"The parameter {shown(text)} in {shown(whole)} is no number; write NAME:3 or NAME:3,0.5.")
    return tuple(float(word) if "." in word else int(word) for word in words)
