"""How much can still be won against `master`, or `careful`: learned best responses, told in `docs/strength.md`.

`python -m training.best_responses classic-2-master FILE.npz --workers 15` measures one that was trained before, at the
engine of the rules, and keeps what it comes to in `strength.json`; with `--matches` in the loop of training, where it
takes a GPU seconds.
"""

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from training.cards_measure import measure as measure_cards
from training.matches import held
from training.measure import measure, orders_of
from training.rivals import CAREFUL, MASTER
from training.shipping import is_of_cards
from training.strength import PAGE, RESULTS, written_between
from training.weights import load_weights

BEGIN, END = "<!-- responses -->\n", "<!-- end of responses -->\n"
KEPT = "response-"  # before the names in the results


class Response(NamedTuple):
    """A best response: how it is trained, in how many games it is measured, and the most it may have."""

    name: str
    training: str  # the options of the training
    seats: int
    games: int
    bar: float | None = None
    against: str = MASTER
    options: tuple[str, ...] = ()

    @property
    def trained(self) -> str:
        """The command that trains it."""
        return f"python -m {self.training} --out OUT"

    @property
    def command(self) -> str:
        """The command that measures it."""
        return f"python -m training.best_responses {self.name} OUT/NAME.npz"


def of_dice(
    game: str, seats: int, minutes: float, games: int, bar: float | None, against: str = MASTER, units: str = "128 32"
) -> Response:
    """A best response in a dice game; the bar in parts of a fair share."""
    training = f"training {game} --seats {seats} --hidden {units} --minutes {minutes} --against {against}"
    return Response(f"{game}-{seats}-{against}", training, seats, games, bar and bar / seats, against)


def unknowing(game: str) -> Response:
    """One to `careful` that decides as `master` does: how much can be won there."""
    knowing = of_dice(game, 2, 2.2, 40_000, None, CAREFUL)
    return knowing._replace(training=f"{knowing.training} --knowing 0")


def of_cards(name: str, jokers: str) -> Response:
    """A best response in the card game with two players."""
    training = f"training.cards --jokers {jokers} --seats 2 --minutes 15 --against MASTER.npz"
    return Response(f"{name}-2-{MASTER}", training, 2, 20_000, 0.51)


def going_on(name: str, jokers: str, minutes: int) -> Response:
    """One that begins with what `master` has learned."""
    fresh = of_cards(name, jokers)
    options = f"--minutes {minutes} --rate 0.0005 --from MASTER.npz --against MASTER.npz"
    begun = f"training.cards --jokers {jokers} --seats 2 {options}"
    return fresh._replace(name=f"{fresh.name}-going-on", training=begun)


BOARD = of_dice("board", 2, 2.9, 204_800, 1.02)

RESPONSES = (
    of_dice("classic", 2, 2.5, 204_800, 1.01, units="256 32"),
    of_dice("classic", 3, 1.25, 12_000, 1.02),
    of_dice("classic", 4, 1.25, 8_000, 1.02),
    of_dice("classic", 5, 1.4, 6_000, 1.02),
    of_dice("mixx-a", 2, 1.65, 204_800, 1.02),
    of_dice("mixx-b", 2, 1.45, 204_800, 1.02),
    unknowing("mixx-a"),
    unknowing("mixx-b"),
    BOARD,
    BOARD._replace(name="board-2-zigzag-master", games=8_000, options=("side=our-zigzag",)),
    of_cards("cards", "no"),
    of_cards("jokers", "yes"),
    going_on("cards", "no", 8),
    going_on("jokers", "yes", 7),
)


def measured(response: Response, weights: Path, workers: int) -> dict[str, Any]:
    """The share of the wins with its interval, and how long was trained."""
    if is_of_cards(weights):
        tally = measure_cards(weights, response.against, response.games, 1, workers)
        return {"games": tally.games, "win_rate": round(tally.win_rate(0), 5), "interval": _rounded(*tally.interval(0))}
    _, recipe, about = load_weights(weights)
    found = measure(orders_of(weights, response.against, 1, list(response.options)), response.games, workers)
    interval = _rounded(found.share - found.half, found.share + found.half)
    known = {"minutes": recipe.minutes, "games_played": about["games_played"]}
    return {"games": found.games, "win_rate": round(found.share, 5), "interval": interval, **known}


def matched(response: Response, weights: Path, games: int) -> dict[str, Any]:
    """The same by the loop of training."""
    _, recipe, about = load_weights(weights)
    options = dict(option.split("=", 1) for option in response.options)
    found = held(weights, games, 1, options, plain=False)
    interval = _rounded(found.share - found.half, found.share + found.half)
    known = {"minutes": recipe.minutes, "games_played": about["games_played"], "matches": True}
    return {"games": found.games, "win_rate": round(found.share, 5), "interval": interval, **known}


def _rounded(low: float, high: float) -> list[float]:
    return [round(low, 5), round(high, 5)]


def told(results: dict[str, Any]) -> str:
    """The results as a table."""
    lines = [
        "| trained by | measured by | games | wins | 95 % interval | of a fair share | asked for |",
        "|---|---|---|---|---|---|---|",
    ]
    for response in RESPONSES:
        if found := results.get(KEPT + response.name):
            low, high = (f"{100 * end:.2f}" for end in found["interval"])
            rate, matches = found["win_rate"], " --matches" if found.get("matches") else ""
            lines.append(
                f"| `{response.trained}` | `{response.command}{matches}` | {found['games']:,} | {100 * rate:.2f} %"
                f" | {low} to {high} | {response.seats * rate:.3f} | {asked(response, results)} |"
            )
    return "\n".join(lines) + "\n"


def asked(response: Response, results: dict[str, Any]) -> str:
    """The most it may have; against `careful` how much of its gain `master` has, which should be 0.9."""
    if response.bar:
        return f"at most {100 * response.bar:.1f} %"
    gain = results[KEPT + response.name]["win_rate"] - 1 / response.seats
    ours = results[response.name.removesuffix(f"-{CAREFUL}")]["win_rate"] - 1 / response.seats
    return f"0.9 of its gain; `master` has {ours / gain:.2f}"


def main() -> None:
    """Measure one, keep what it comes to, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m training.best_responses", description="Learned best responses.")
    parser.add_argument("name", choices=[response.name for response in RESPONSES])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, help="other than those that are told")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--matches", action="store_true", help="in the loop of training; needs JAX")
    given = parser.parse_args()
    response = next(response for response in RESPONSES if response.name == given.name)
    response = response._replace(games=given.games or response.games)
    if given.matches:
        found = matched(response, given.weights, response.games)
    else:
        found = measured(response, given.weights, given.workers)
    results = json.loads(RESULTS.read_text("utf-8"))
    results[KEPT + response.name] = found
    print(response.name, json.dumps(found), flush=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    written_between(PAGE, BEGIN, told(results), END)


if __name__ == "__main__":
    main()
