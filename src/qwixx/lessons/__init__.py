"""Introductions to the games: prepared positions of the real rules, and what is to be done in each.

A lesson is a file, `classic.toml`. It names a `game` with its options, the names of the `others` at the table, and its
`scenes` in order. The learner sits at seat 1. A scene has

- `words`, the name of its sentences: `coach-WORDS` in the topic `coach` of every language says what is asked, and where
  something is asked `coach-WORDS-done` what it has brought; where something else would be legal too, `coach-WORDS-not`
  why not now. Scenes of several lessons may share their words;
- `position`, as in `docs/notation.md`, without the game; of cards the `pools` may be left out;
- `asks`, the actions of which one is asked for, as in the notation; without them the scene is only read.

What the others have answered already stands in the position, so that an action of the learner settles what it should.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from qwixx.positions import Position, parse
from qwixx.rules import actions
from qwixx.rules.actions import Action

LESSONS = ("classic", "deluxe", "mixx-a", "mixx-b", "board", "cards", "cards-jokers")
LEARNER = 0  # the seat


class Scene(NamedTuple):
    """A prepared position, the name of its sentences, and the actions of which one is asked for."""

    words: str
    position: Position
    asks: tuple[Action, ...]


class Lesson(NamedTuple):
    """An introduction to a game: who else sits there, and its scenes in order."""

    others: tuple[str, ...]
    scenes: tuple[Scene, ...]


@cache
def lesson(name: str) -> Lesson:
    """One of the lessons that come with the package."""
    data = tomllib.loads((files("qwixx.lessons") / f"{name}.toml").read_text(encoding="utf-8"))
    scenes = [
        Scene(
            scene["words"],
            parse(f"{data['game']}; {_with_pools(scene['position'])}"),
            tuple(actions.parse(text) for text in scene.get("asks", ())),
        )
        for scene in data["scenes"]
    ]
    return Lesson(tuple(data["others"]), tuple(scenes))


def _with_pools(position: str) -> str:
    """A position of cards in which every card is of one shuffle."""
    laid = position.partition("hands")[2]
    if not laid or "pools" in laid:
        return position
    cards = [actions.Card(suit, int(number)) for suit, number in re.findall(r"([rygbj])(\d+)", laid)]
    ordered = sorted(cards, key=lambda card: ("rygbj".index(card.suit), card.number))
    return f"{position}; pools {' '.join(map(str, ordered))}"
