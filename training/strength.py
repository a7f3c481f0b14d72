"""How strong the master is: contests in the arena, kept in `strength.json` and told in `docs/strength.md`.

`python -m training.strength` holds all of them, `python -m training.strength classic-2 board` those whose names begin
so. Each is one `qwixx arena` command, which gives the same numbers.
"""

import argparse
import json
import shlex
import time
from pathlib import Path
from typing import Any, NamedTuple

from qwixx import boards
from qwixx.arena.contest import Contest
from qwixx.arena.order import cores
from qwixx.arena.tally import Tally
from qwixx.arena.workers import on_this_machine
from qwixx.games import game

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "strength.json"
PAGE = FOLDER.parent / "docs/strength.md"
BEGIN, END = "<!-- measured -->\n", "<!-- end -->\n"
UNSEEN = tuple(f"side=training/boards/unseen-{number}.toml" for number in (1, 2, 3))


class Held(NamedTuple):
    """A contest of one bot among others, and the share of the wins that is asked for."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    bar: float | None = None
    options: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """The command that holds it."""
        options = [part for option in self.options for part in ("-o", option)]
        games = ["--games", str(self.games), "--seed", "1"]
        return shlex.join(["qwixx", "arena", self.game, *self.bots, *games, *options])

    @property
    def contest(self) -> Contest:
        """The contest itself; a side may be a file."""
        pairs = [option.split("=") for option in self.options]
        chosen = {key: boards.load(Path(value)) if value.endswith(".toml") else value for key, value in pairs}
        return Contest(self.game, self.bots, self.games, 1, game(self.game, **chosen).options)


def among(name: str, book: str, seats: int, games: int, share: float | None, *options: str) -> Held:
    """One master among careful players; the bar in parts of a fair share."""
    bots = ("master", *["careful"] * (seats - 1))
    return Held(name, book, bots, games, share and share / seats, options)


CONTESTS = (
    among("classic-2", "classic", 2, 40_000, 1.11),
    among("classic-3", "classic", 3, 15_000, 1.12),
    among("classic-4", "classic", 4, 16_000, 1.15),
    among("classic-5", "classic", 5, 15_000, 1.15),
    among("mixx-a-2", "mixx-a", 2, 20_000, None),
    among("mixx-b-2", "mixx-b", 2, 20_000, None),
    *(among(f"mixx-a-{seats}", "mixx-a", seats, 2_000 * seats, None) for seats in (3, 4, 5)),
    *(among(f"mixx-b-{seats}", "mixx-b", seats, 2_000 * seats, None) for seats in (3, 4, 5)),
    among("deluxe-2", "deluxe", 2, 4_000, None),
    among("deluxe-8", "deluxe", 8, 1_600, None),
    among("board-2-spiral", "board", 2, 8_000, 1.40),
    among("board-2-zigzag", "board", 2, 8_000, 1.40, "side=our-zigzag"),
    *(among(f"board-2-unseen-{place + 1}", "board", 2, 4_000, 1.34, side) for place, side in enumerate(UNSEEN)),
    among("board-3", "board", 3, 6_000, 1.25),
    among("board-4", "board", 4, 6_000, 1.25),
    among("cards-2", "cards", 2, 10_000, 1.39),
    among("cards-3", "cards", 3, 6_000, 1.25),
    among("cards-4", "cards", 4, 6_000, 1.25),
    among("cards-5", "cards", 5, 6_000, 1.25),
    among("jokers-2", "cards", 2, 10_000, 1.34, "jokers=yes"),
    among("jokers-3", "cards", 3, 6_000, 1.25, "jokers=yes"),
    among("jokers-4", "cards", 4, 6_000, 1.25, "jokers=yes"),
    among("jokers-5", "cards", 5, 6_000, 1.25, "jokers=yes"),
)


def measured(held: Held) -> dict[str, Any]:
    """Hold a contest: the share of the wins with its interval, and how fast it went."""
    contest = held.contest
    contest.prepare()
    began = time.perf_counter()
    tally = Tally(len(held.bots))
    for batch in on_this_machine(contest, cores()):
        tally.add(batch)
    seconds = time.perf_counter() - began
    return {
        "games": held.games,
        "win_rate": round(tally.win_rate(0), 5),
        "interval": [round(end, 5) for end in tally.interval(0)],
        "games_a_second": round(held.games / seconds, 1),
    }


def told(results: dict[str, Any]) -> str:
    """The results as a table."""
    lines = ["| command | wins | 95 % interval | of a fair share | asked for |", "|---|---|---|---|---|"]
    for held in CONTESTS:
        if held.name in results:
            found, seats = results[held.name], len(held.bots)
            low, high = (f"{100 * end:.2f}" for end in found["interval"])
            bar = f"{100 * held.bar:.1f} %" if held.bar else ""
            wins = f"{100 * found['win_rate']:.2f} %"
            share = f"{seats * found['win_rate']:.3f}"
            lines.append(f"| `{held.command}` | {wins} | {low} to {high} | {share} | {bar} |")
    return "\n".join(lines) + "\n"


def written_between(page: Path, begin: str, text: str, end: str) -> None:
    """Put a text between two lines of a page."""
    before, _, rest = page.read_text("utf-8").partition(begin)
    page.write_text(before + begin + text + end + rest.partition(end)[2], "utf-8")


def main() -> None:
    """Hold contests, keep what they come to, and write it down."""
    parser = argparse.ArgumentParser(prog="python -m training.strength", description="How strong the master is.")
    parser.add_argument("names", nargs="*", help="of contests, or how their names begin; else all")
    names = tuple(parser.parse_args().names) or ("",)
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for held in CONTESTS:
        if held.name.startswith(names):
            results[held.name] = measured(held)
            print(held.command, json.dumps(results[held.name]), flush=True)
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    written_between(PAGE, BEGIN, told(results), END)


if __name__ == "__main__":
    main()
