"""Every word a player sees, from the Fluent files in `locales/`: a folder for each language, a file for each topic."""

import os
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from qwixx.rules.errors import SetupError, shown

LANGUAGES = ("en", "it", "de", "fr", "es")
# In the order in which they are looked through.
TOPICS = (
    "game",
    "command",
    "refusals",
    "broken",
    "play",
    "screen",
    "table",
    "pieces",
    "home",
    "settings",
    "form",
    "end",
    "rules",
    "hint",
    "stats",
    "review",
    "paper",
)


def locales() -> Traversable:
    """The folder of the language files: in the installed package, or at the top of the source tree."""
    packaged = files("qwixx") / "locales"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "locales"


def language_of(environment: Mapping[str, str]) -> str:
    """The language somebody's system asks for, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Words:
    """One language: `words("turn", number=3)`."""

    def __init__(self, language: str, topics: Sequence[str] = TOPICS) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = list(topics)

    def __call__(self, key: str, **facts: object) -> str:
        """The message of a key with its variables filled in; the key itself if it is missing."""
        message = self._message(key)
        if message is None or message.value is None:
            return key
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise LookupError(f"{self.language}, {key}: {errors}")
        return str(text)

    def joined(self, things: Sequence[str]) -> str:
        """Several things in one phrase: a, b and c."""
        return format_list(things, locale="en_GB" if self.language == "en" else self.language)

    def date(self, day: date) -> str:
        """A day as this language writes it."""
        return format_date(day, "long", locale="en_GB" if self.language == "en" else self.language)

    def number(self, value: float, digits: int = 0, *, sign: bool = False) -> str:
        """A number as this language writes it, with so many digits after the point."""
        pattern = _with_digits("#,##0", digits)
        return format_decimal(value, f"+{pattern};-{pattern}" if sign else pattern, locale=self.language)

    def percent(self, share: float, digits: int = 2) -> str:
        """A share of 1 in per cent."""
        pattern = Locale(self.language).percent_formats[None].pattern
        return format_percent(share, _with_digits(pattern, digits), locale=self.language)

    def _message(self, key: str) -> Any:
        """The message of a key; topics are read one after another until it is found, since few need them all."""
        while not self._bundle.has_message(key):
            if not self._unread:
                return None
            text = (locales() / self.language / f"{self._unread.pop(0)}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
        return self._bundle.get_message(key)


def _with_digits(pattern: str, digits: int) -> str:
    """A pattern for whole numbers, made one for so many digits after the point."""
    return pattern.replace("#,##0", f"#,##0.{'0' * digits}") if digits else pattern


@cache
def words(language: str | None = None) -> Words:
    """The words of a language, or of the language the environment asks for."""
    chosen = language or language_of(os.environ)
    if chosen not in LANGUAGES:
        raise SetupError(f"There is no language {shown(chosen)}; there are {', '.join(LANGUAGES)}.")
    return Words(chosen)
