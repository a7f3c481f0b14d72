"""The steps of a game with real cards: the points of each turn. Nobody is judged by hands that are not known."""

from collections.abc import Iterator, Sequence

from qwixx.records import Happened
from qwixx.review.steps import Step, Values, moved
from qwixx.rules.game import Game


def course_steps(game: Game, happened: Sequence[Happened], start: Values) -> Iterator[Step]:
    """The points after each turn."""
    values = start
    for one in happened:
        if game.over(one.after) or one.after.turn > one.before.turn > 0:
            made = tuple(map(float, game.scores(one.after)))
            yield Step("luck", one.place, one.before.turn, "", moved(values, made), made)
            values = made
