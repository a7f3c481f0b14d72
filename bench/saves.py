"""Seconds of processor time that the list of saved games takes: with every save read anew, and by its index."""

import tempfile
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from qwixx.cli.play.index import INDEX
from qwixx.cli.play.saves import Saves
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.records import Record
from qwixx.stream import Stream

GAMES = ("classic", "board", "cards", "mixx-a")
SAVES = 400
KINDS = 20  # games that are played; each is saved several times


def played() -> Iterator[Record]:
    """Games between bots, every second one broken off in its twelfth turn."""
    bot = player("greedy:4", Stream(0))
    for number, name in enumerate(islice(cycle(GAMES), KINDS)):
        play = Play.begin(game(name), 2, Fair(seed_digits(number))).go_on()
        while not play.over and (number % 2 or play.state.turn < 12):
            seat = play.waiting[0]
            play = play.act(seat, bot.choose(play.view(seat), play.legal(seat))).go_on()
        yield play.record(("Ada", "Emma"))


def seconds(saves: Saves) -> float:
    """The time that a list takes this process."""
    begin = time.process_time()
    assert len(saves.listed()) == SAVES
    return time.process_time() - begin


def main() -> None:
    """Print both times, and how often the second goes into the first."""
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        for record in islice(cycle(played()), SAVES):
            place = saves.begin(record.game.id)
            place.write(record, (None, "easy"))
            place.give_up()
        saves.listed()
        (saves.folder / INDEX).unlink()
        anew, known = seconds(saves), seconds(saves)
        print(f"{SAVES} saves: read anew {anew:.2f} s, by the index {known:.3f} s, ratio {anew / known:.0f}")


if __name__ == "__main__":
    main()
