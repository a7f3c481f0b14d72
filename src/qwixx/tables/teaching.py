"""A lesson as a client is told it: every position worked out by the rules, and what follows from what is asked."""

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from qwixx.lessons import LEARNER, Scene, lesson
from qwixx.rules.game import Game, State
from qwixx.tables.news import own_in
from qwixx.tables.parts import Own, PositionInfo, ViewInfo
from qwixx.tables.printed import Printed, printed


class LessonName(Struct, frozen=True):
    """Which lesson."""

    name: Literal["classic", "deluxe", "mixx-a", "mixx-b", "board", "cards", "cards-jokers"] = "classic"


class AskedInfo(Struct, frozen=True):
    """An action that is asked for, and the position after it."""

    action: str
    position: PositionInfo
    you: Own


class SceneInfo(Struct, frozen=True):
    """A prepared position and what is asked there."""

    words: Annotated[str, Meta(description="The name of its sentences: coach-WORDS.")]
    position: PositionInfo
    you: Own
    asks: Annotated[list[AskedInfo], Meta(description="Any of them; a scene without them is only read.")]


class LessonInfo(Struct, frozen=True):
    """A playable introduction to a game."""

    name: str
    game: str
    options: dict[str, str]
    others: Annotated[list[str], Meta(description="The names of those at the other seats.")]
    printed: Printed
    scenes: list[SceneInfo]


@cache
def told(name: str) -> LessonInfo:
    """A lesson as a client is told it."""
    taught = lesson(name)
    game = taught.scenes[0].position.game
    scenes = [_scene(scene, 2 * place + 1) for place, scene in enumerate(taught.scenes)]
    return LessonInfo(name, game.id, dict(game.options), list(taught.others), printed(game), scenes)


def _scene(scene: Scene, step: int) -> SceneInfo:
    """A scene, its decision numbered by its place; where nothing is asked, nothing can be chosen."""
    game, state = scene.position
    you = own_in(game, state, LEARNER)
    asks = [_asked(game, game.apply(state, LEARNER, action), str(action), step + 1) for action in scene.asks]
    return SceneInfo(scene.words, _position(game, state, step), you if asks else replace(you, legal=[]), asks)


def _asked(game: Game, state: State, action: str, step: int) -> AskedInfo:
    """What follows; there the learner only looks."""
    return AskedInfo(action, _position(game, state, step), replace(own_in(game, state, LEARNER), legal=[]))


def _position(game: Game, state: State, step: int) -> PositionInfo:
    view = msgspec.convert(game.view(state).as_json(), ViewInfo)
    return PositionInfo(step=step, since=0, view=view, first=0, events=[], deadline=None)
