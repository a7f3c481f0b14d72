"""A review as one JSON object."""

from qwixx.review.grades import scale
from qwixx.review.hints import rounded
from qwixx.review.review import Played, Review
from qwixx.review.steps import Step, Values

FORMAT = "qwixx review 1"


def review_json(review: Review) -> dict[str, object]:
    """A review in the types of JSON, its numbers rounded."""
    record = review.record
    return {
        "format": FORMAT,
        "adviser": review.adviser,
        "game": record.game.id,
        "options": dict(record.game.options),
        "names": list(record.names),
        "measure": review.measure,
        "over": review.over,
        "winners": list(review.winners),
        "scores": list(review.scores),
        "thresholds": scale(len(record.names)).thresholds,
        "start": _all_rounded(review.start),
        "result": _all_rounded(review.result),
        "players": [_player(player) for player in review.players],
        "steps": [_step(step, len(record.names)) for step in review.steps],
    }


def _player(played: Played) -> dict[str, object]:
    accuracy = played.accuracy
    return {
        "seat": played.seat,
        "name": played.name,
        "start": rounded(played.start),
        "luck": rounded(played.luck),
        "own": rounded(played.own),
        "others": rounded(played.others),
        "result": rounded(played.result),
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "decisions": played.decisions,
        "cost": rounded(played.cost),
        "grades": played.grades,
        "mistakes": list(played.mistakes),
    }


def _step(step: Step, seats: int) -> dict[str, object]:
    told: dict[str, object] = {
        "kind": step.kind,
        "event": step.event,
        "turn": step.turn,
        "text": step.text,
        "seat": step.seat,
        "effect": _all_rounded(step.effect),
        "values": _all_rounded(step.values),
    }
    if step.kind != "decision":
        return told
    known = step.cost is not None
    return told | {
        "due": step.due,
        "phase": step.phase,
        "cost": rounded(step.cost),
        "grade": None if step.cost is None else scale(seats).grade(step.cost),
        "best": str(step.best) if known else None,
        "why": [why.as_json() for why in step.why],
        "choices": [choice.as_json() for choice in step.choices],
    }


def _all_rounded(values: Values) -> list[float | None]:
    return [rounded(value) for value in values]
