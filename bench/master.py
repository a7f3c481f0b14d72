"""Milliseconds that a decision of the master takes where Python interprets it: mean, 99th percentile and longest.

A few games of each table, in which the master sits everywhere; with arguments only the tables of these games.
"""

import gc
import sys
import time
from collections.abc import Iterator

from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.stream import Stream

NO_OPTIONS: dict[str, str] = {}
JOKERS = {"jokers": "yes"}
OTHER_SIDE = {"side": "our-zigzag"}
TABLES = (
    *(("classic", seats, NO_OPTIONS) for seats in (2, 3, 4, 5)),
    *(("mixx-a", seats, NO_OPTIONS) for seats in (2, 3, 4, 5)),
    *(("mixx-b", seats, NO_OPTIONS) for seats in (2, 3, 4, 5)),
    *(("deluxe", seats, NO_OPTIONS) for seats in (2, 5, 8)),
    *(("board", seats, NO_OPTIONS) for seats in (2, 3, 4)),
    *(("board", seats, OTHER_SIDE) for seats in (2, 3, 4)),
    *(("cards", seats, NO_OPTIONS) for seats in (2, 3, 4, 5)),
    *(("cards", seats, JOKERS) for seats in (2, 3, 4, 5)),
)
GAMES = 10
MOST_DECISIONS = 1_000  # of a game: a match of five has more


def milliseconds(name: str, seats: int, options: dict[str, str], seed: int) -> Iterator[float]:
    """The time of each decision of a game, which this process uses whatever else the machine does."""
    play = Play.begin(game(name, **options), seats, Fair(f"{seed:064x}")).go_on()
    bot = player("master", Stream(0))
    bot.choose(play.view(play.waiting[0]), play.legal(play.waiting[0]))  # reads its network
    for _ in range(MOST_DECISIONS):
        if play.over:
            return
        seat = play.waiting[0]
        view, legal = play.view(seat), play.legal(seat)
        begin = time.process_time()
        action = bot.choose(view, legal)
        yield 1000 * (time.process_time() - begin)
        play = play.act(seat, action).go_on()


def main() -> None:
    """Print one line a table."""
    print(f"{'game':<22}{'players':>8}{'decisions':>11}{'mean':>8}{'99 %':>8}{'longest':>9}")
    for name, seats, options in TABLES:
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        gc.freeze()  # what the tables before have left is not looked through again: as if each had a process of its own
        taken = sorted(one for seed in range(1, GAMES + 1) for one in milliseconds(name, seats, options, seed))
        mean, nearly_all = sum(taken) / len(taken), taken[len(taken) * 99 // 100]
        text = " ".join((name, *options.values()))
        print(f"{text:<22}{seats:>8}{len(taken):>11,}{mean:>8.1f}{nearly_all:>8.1f}{taken[-1]:>9.1f}", flush=True)


if __name__ == "__main__":
    main()
