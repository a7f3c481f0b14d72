"""Luck and accuracy, by reviewing every game that is asked for."""

from collections.abc import Sequence
from pathlib import Path

from qwixx.cli.commands.files import read
from qwixx.cli.play.saves import record_in
from qwixx.cli.waiting import progress
from qwixx.review import review
from qwixx.statistics import Result, Wanted, reviewed
from qwixx.statistics.filtering import by_player
from qwixx.words import Words


def with_reviews(results: Sequence[Result], wanted: Wanted, say: Words) -> list[Result]:
    """The games that are asked for, reviewed; how far that has come is shown on a terminal."""
    asked = {one.result.code: one.result for played in by_player(results, wanted).values() for one in played}
    with progress(len(asked), say("review-working")) as done:
        found = []
        for result in asked.values():
            found.append(_reviewed(result))
            done(1)
    return found


def _reviewed(result: Result) -> Result:
    made = review(record_in(read(Path(result.code))))
    wins = made.measure == "win"
    return reviewed(result, [(player.luck if wins else None, player.accuracy) for player in made.players])
