"""Results as a table of commas, for spreadsheets and programs."""

import csv
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import TextIO

from qwixx.statistics import Result

COLUMNS = (
    "code",
    "ended_at",
    "game",
    "games",
    "real_dice",
    "seat",
    "name",
    "level",
    "mine",
    "score",
    "won",
    "locks",
    "penalties",
    "luck",
    "accuracy",
)
FORMULAS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet might calculate


def write_csv(results: Iterable[Result], stream: TextIO) -> None:
    """A line for every seat of every game."""
    lines = csv.writer(stream)
    lines.writerow(COLUMNS)
    for result in results:
        lines.writerows(_lines(result))


def _lines(result: Result) -> Iterator[list[object]]:
    when = datetime.fromtimestamp(result.ended_at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S.")
    game = [_text(result.code), f"{when}{result.ended_at % 1000:03}Z", result.game, result.games, _bool(result.real)]
    for place, seat in enumerate(result.seats, 1):
        who = [place, _text(seat.name), _text(seat.level), _bool(seat.mine)]
        judged = ["" if value is None else value for value in (seat.luck, seat.accuracy)]
        yield [*game, *who, seat.score, _bool(seat.won), seat.locks, seat.penalties, *judged]


def _bool(value: bool) -> str:
    return "true" if value else "false"


def _text(value: str) -> str:
    """Free text that no spreadsheet takes for a formula."""
    return f"'{value}" if value.startswith(FORMULAS) else value
