"""Milliseconds that a decision of the master takes where Python interprets it: mean and longest."""

import time

from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.stream import Stream

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("classic", 2, {}),
    ("classic", 5, {}),
    ("mixx-a", 2, {}),
    ("deluxe", 8, {}),
    ("board", 2, {}),
    ("board", 4, {}),
    ("cards", 2, {}),
    ("cards", 5, {"jokers": "yes"}),
)
MOST_DECISIONS = 150


def milliseconds(name: str, seats: int, options: dict[str, str]) -> list[float]:
    """The time of each decision of a game in which the master sits everywhere."""
    play = Play.begin(game(name, **options), seats, Fair("5" * 64)).go_on()
    bot = player("master", Stream(0))
    bot.choose(play.view(play.waiting[0]), play.legal(play.waiting[0]))  # reads its network
    taken: list[float] = []
    while not play.over and len(taken) < MOST_DECISIONS:
        seat = play.waiting[0]
        view, legal = play.view(seat), play.legal(seat)
        begin = time.process_time()
        action = bot.choose(view, legal)
        taken.append(1000 * (time.process_time() - begin))
        play = play.act(seat, action).go_on()
    return taken


def main() -> None:
    """Print one line a table."""
    print(f"{'game':<10}{'players':>8}{'decisions':>11}{'mean ms':>9}{'longest ms':>12}")
    for name, seats, options in TABLES:
        taken = milliseconds(name, seats, options)
        mean = sum(taken) / len(taken)
        print(f"{name:<10}{seats:>8}{len(taken):>11}{mean:>9.1f}{max(taken):>12.1f}")


if __name__ == "__main__":
    main()
