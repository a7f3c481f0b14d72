"""Where things stand in a JSON text, which the standard parser does not say."""

import json
import re
from bisect import bisect_left

_SPACE = re.compile(r"[ \t\n\r]*")


class Lines:
    """Where the lines of a text begin, so that places in it are found quickly."""

    def __init__(self, text: str) -> None:
        self._ends = [match.start() for match in re.finditer("\n", text)]

    def place(self, offset: int) -> tuple[int, int]:
        """An offset as line and column, counted from 1."""
        line = bisect_left(self._ends, offset)
        begin = self._ends[line - 1] + 1 if line else 0
        return line + 1, offset - begin + 1


class Places:
    """The places of the values of a JSON object, and of the items of its lists. The text must be known to be JSON."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = Lines(text)
        self._decode = json.JSONDecoder().raw_decode
        self._places: dict[tuple[str | int, ...], int] = {(): self._skip(0)}
        offset = self._skip(self._places[()] + 1)
        while text[offset] != "}":
            key, offset = self._decode(text, offset)
            offset = self._skip(self._skip(offset) + 1)
            offset = self._value((key,), offset)
            offset = self._next(offset)

    def of(self, *path: str | int) -> tuple[int, int]:
        """The line and column of a value, or of what it would have stood in."""
        while path not in self._places:
            path = path[:-1]
        return self._lines.place(self._places[path])

    def _value(self, path: tuple[str | int, ...], offset: int) -> int:
        self._places[path] = offset
        if self._text[offset] != "[" or len(path) > 1:
            return self._decode(self._text, offset)[1]
        offset = self._skip(offset + 1)
        place = 0
        while self._text[offset] != "]":
            offset = self._next(self._value((*path, place), offset))
            place += 1
        return offset + 1

    def _next(self, offset: int) -> int:
        """Past the space and the comma after a value."""
        offset = self._skip(offset)
        return self._skip(offset + 1) if self._text[offset] == "," else offset

    def _skip(self, offset: int) -> int:
        match = _SPACE.match(self._text, offset)
        return match.end() if match else offset
