"""A review in the terminal: a line of blocks for each player, a table, and the mistakes."""

import os
from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from qwixx.cli.review.blocks import Blocks
from qwixx.cli.review.paragraph import NO_BREAK, Paragraph
from qwixx.cli.review.sums import Sums
from qwixx.cli.review.telling import tell_better, tell_cost, tell_made, tell_scale
from qwixx.review import GRADES, Played, Review
from qwixx.words import Words

WIDEST = 100  # columns: longer lines are hard to read
PIPED = 80


def width(console: Console) -> int:
    """As wide as the terminal, but not too wide to be read; the same in every file and pipe."""
    asked = console.is_terminal or "COLUMNS" in os.environ
    return min(console.width, WIDEST) if asked else PIPED


def summary(review: Review, say: Words) -> RenderableType:
    """The whole review."""
    head = Paragraph(f"{say('review-title')}: {say(f'game-{review.record.game.id}')}", "bold")
    parts: list[RenderableType] = [head, Text(), Blocks(review, say), Text()]
    if review.measure == "course":
        return Group(*parts, Paragraph(say("review-unjudged"), "italic"))
    parts += [Sums(review, say), Text()]
    if not review.over:
        parts.append(Paragraph(say("review-unfinished"), "italic"))
    parts += [Paragraph(say("review-sum"), "dim"), Text(), Paragraph(say("review-mistakes"), "bold")]
    for player in review.players:
        parts += _mistakes(review, player, say)
    return Group(*parts, Text(), Paragraph(tell_scale(review, say), "dim"))


def _mistakes(review: Review, player: Played, say: Words) -> Iterator[RenderableType]:
    grades = [f"{say(f'grade-{grade}')} {player.grades[grade]}".replace(" ", NO_BREAK) for grade in GRADES]
    yield Text()
    yield Paragraph(player.name)
    yield Paragraph(", ".join(grades), "dim", indent=2)
    if not player.mistakes:
        yield Paragraph(say("review-no-mistakes", name=player.name), "dim", indent=2)
    for place in player.mistakes:
        step = review.steps[place]
        yield Paragraph(f"{say('review-turn', turn=step.turn)} · {tell_cost(review, step, say)}", "bold", indent=2)
        yield Paragraph(say("review-played", choice=tell_made(review, step, say)), indent=4)
        yield Paragraph(say("review-better", choice=tell_better(review, step, say)), indent=4)
