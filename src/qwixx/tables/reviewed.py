"""A review as a client is told it: `qwixx.review`'s JSON, typed."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from qwixx.review import WARNINGS, Review, review_json
from qwixx.review.grades import scale
from qwixx.tables.weighed import Choice, ReasonInfo

Values = Annotated[list[float], Meta(description="By seat: chances to win, or points.")]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewedPlayer(Struct, frozen=True):
    """How a player did: start, luck, own and others' choices add up to the result."""

    seat: int
    name: str
    start: float
    luck: float
    own: float
    others: float
    result: float
    accuracy: Annotated[float | None, Meta(description="0 to 100; nothing if nothing was decided that counts.")]
    decisions: int
    cost: float
    grades: dict[str, int]
    mistakes: Annotated[list[int], Meta(description="Places among the steps, the costliest first.")]


class ReviewedStep(Struct, frozen=True):
    """Something that happened: what chance did, the luck of a turn with cards, or a decision."""

    kind: Literal["chance", "luck", "decision"]
    event: Annotated[int, Meta(description="Its place in the record, counted from 0.")]
    turn: int
    text: str
    seat: int | None
    effect: Values
    values: Annotated[list[float], Meta(description="By seat, after it.")]
    due: Annotated[int, Meta(description="How many events had happened when a decision came due.")] = 0
    phase: str = ""
    cost: float | None = None
    grade: Grade | None = None
    best: str | None = None
    choices: list[Choice] = []
    why: Annotated[list[ReasonInfo], Meta(description="The best is better than what was done.")] = []


class ReviewInfo(Struct, frozen=True):
    """A finished game, reviewed."""

    adviser: str
    game: str
    options: dict[str, str]
    names: list[str]
    measure: Annotated[
        Literal["win", "points", "course"], Meta(description="`course`: points as they were made; nobody is judged.")
    ]
    winners: list[int]
    scores: list[int]
    thresholds: Annotated[dict[str, float], Meta(description="By grade: from this cost on.")]
    half: Annotated[float, Meta(description="The cost that halves the accuracy of a decision.")]
    start: Values
    result: Values
    players: list[ReviewedPlayer]
    steps: list[ReviewedStep]


class ReviewProgress(Struct, frozen=True):
    """How far a review has come."""

    done: int
    total: int


class Reviewed(Struct, frozen=True):
    """A review, or how far it has come: then it is to be asked for again."""

    review: ReviewInfo | None
    progress: ReviewProgress | None


def told(review: Review) -> ReviewInfo:
    """A review as a client is told it."""
    document = {**review_json(review), "half": scale(len(review.record.names)).half}
    _mark_warnings(document)
    return msgspec.convert(document, ReviewInfo)


def _mark_warnings(part: object) -> None:
    """Say of every reason whether it speaks against its choice."""
    if isinstance(part, dict):
        if "facts" in part:
            part["against"] = part["key"] in WARNINGS
        for inner in part.values():
            _mark_warnings(inner)
    elif isinstance(part, list):
        for inner in part:
            _mark_warnings(inner)
