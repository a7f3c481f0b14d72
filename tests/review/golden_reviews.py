"""The golden reviews: all that is said of a few games. `python -m tests.review.golden_reviews` writes them anew.

Write them anew only on purpose: when the adviser, a definition or a reason is meant to change.
"""

import json
from collections.abc import Iterator
from typing import Any

from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.records import Record
from qwixx.review import ADVISER, review, review_json
from qwixx.stream import Stream
from tests.golden_games import FOLDER

REVIEWS = FOLDER / "reviews"
GAMES = {
    "classic": ("classic", {}, 2),
    "alone": ("classic", {}, 1),
    "board": ("board", {}, 2),
    "cards": ("cards", {}, 2),
    "mixx-b": ("mixx-b", {}, 3),
    "match": ("deluxe", {"games": 2}, 2),
}
NAMES = ("Emma", "Max", "Laura")
DIGITS = 4


def record(name: str) -> Record:
    """A game between a greedy and a careless bot, the same every time."""
    kind, options, seats = GAMES[name]
    play = Play.begin(game(kind, **options), seats, Fair("2026" * 16)).go_on()
    while not play.over:
        seat = play.waiting[0]
        bot = player(("greedy:2", "greedy:9")[seat % 2], Stream(seat))
        play = play.act(seat, bot.choose(play.view(seat), play.legal(seat))).go_on()
    return play.record(NAMES[:seats])


def written(name: str) -> str:
    """The review of a game as it is kept: a line for each player and each step, with the choices in short."""
    adviser = "careful" if name == "alone" else ADVISER  # alone the strongest depends on what this machine has solved
    told = rounded(review_json(review(record(name), adviser)))
    players, steps = told.pop("players"), told.pop("steps")
    lines = [json.dumps(told), *map(json.dumps, players), *map(json.dumps, map(shortened, steps))]
    return "\n".join(lines) + "\n"


def shortened(step: dict[str, Any]) -> dict[str, Any]:
    """A step with its choices in one text each."""
    return step | ({"choices": list(map(in_short, step["choices"]))} if "choices" in step else {})


def in_short(choice: dict[str, Any]) -> str:
    """A choice: what it is worth, and its reasons."""
    worth = [choice["win"], choice["margin"]]
    return " ".join([choice["action"], *(str(one) for one in worth if one is not None), *told(choice["reasons"])])


def told(reasons: list[dict[str, Any]]) -> Iterator[str]:
    """Reasons with their facts."""
    for why in reasons:
        yield f"{why['key']}({', '.join(f'{name} {fact}' for name, fact in why['facts'].items())})"


def rounded(value: Any) -> Any:
    """Numbers with few digits, so that nothing depends on the machine."""
    match value:
        case float():
            return round(value, DIGITS) + 0.0
        case dict():
            return {key: rounded(one) for key, one in value.items()}
        case list():
            return [rounded(one) for one in value]
    return value


def main() -> None:
    """Write every golden review."""
    REVIEWS.mkdir(exist_ok=True)
    for name in GAMES:
        (REVIEWS / f"{name}.jsonl").write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main()
