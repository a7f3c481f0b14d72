"""What the strongest player says of a game: hints with reasons while it is played, a review afterwards."""

from qwixx.review.adviser import ADVISER
from qwixx.review.grades import GRADES
from qwixx.review.hints import Choice, hint, hint_json
from qwixx.review.json_form import review_json
from qwixx.review.reasons import REASONS, WARNINGS, Reason
from qwixx.review.review import Played, Progress, Review, review, reviewing
from qwixx.review.steps import Step

__all__ = [
    "ADVISER",
    "GRADES",
    "REASONS",
    "WARNINGS",
    "Choice",
    "Played",
    "Progress",
    "Reason",
    "Review",
    "Step",
    "hint",
    "hint_json",
    "review",
    "review_json",
    "reviewing",
]
