"""Seconds that the review of a game takes on one core, by game and players."""

import time

from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.records import Record
from qwixx.review import review
from qwixx.stream import Stream

TABLES = (("classic", 2), ("classic", 5), ("mixx-a", 5), ("board", 4), ("cards", 5), ("deluxe", 2), ("deluxe", 8))
NAMES = tuple("ABCDEFGH")


def played(name: str, seats: int) -> Record:
    """A game between bots that make mistakes."""
    play = Play.begin(game(name), seats, Fair("7" * 64)).go_on()
    bot = player("greedy:2", Stream(0))
    while not play.over:
        seat = play.waiting[0]
        play = play.act(seat, bot.choose(play.view(seat), play.legal(seat))).go_on()
    return play.record(NAMES[:seats])


def seconds(record: Record) -> float:
    """The time that a review takes this process; a second one would find most of it remembered."""
    begin = time.process_time()
    review(record)
    return time.process_time() - begin


def main() -> None:
    """Print one line a table."""
    print(f"{'game':<10}{'players':>8}{'events':>8}{'seconds':>9}")
    for name, seats in TABLES:
        record = played(name, seats)
        print(f"{name:<10}{seats:>8}{len(record.events):>8}{seconds(record):>9.2f}")


if __name__ == "__main__":
    main()
