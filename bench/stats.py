"""Seconds that `qwixx stats` takes for a folder of 10,000 records of random games, with its start; and how often that
goes into the time in which one process reads them as records are always read."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.records import fold, parse, to_text

RECORDS = 10_000
SAMPLE = 500  # records that are read in the usual way


def write_records(folder: Path) -> None:
    """Games of the original between two players who choose at random."""
    book = game("classic")
    for number in range(RECORDS):
        rng = Random(number)
        play = Play.begin(book, 2, Streamed(rng)).go_on()
        while not play.over:
            seat = rng.choice(play.waiting)
            play = play.act(seat, rng.choice(play.legal(seat))).go_on()
        (folder / f"{number}.qwixx").write_text(to_text(play.record(("Emma", "Max"))))


def usual(folder: Path) -> float:
    """Seconds for all, from a sample: each read and folded."""
    begin = time.perf_counter()
    for number in range(SAMPLE):
        fold(parse((folder / f"{number}.qwixx").read_bytes()))
    return (time.perf_counter() - begin) * RECORDS / SAMPLE


def counted(folder: Path) -> float:
    """Seconds of the command, its start included."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "qwixx", "stats", str(folder), "--json"], check=True, capture_output=True)
    return time.perf_counter() - begin


def main() -> None:
    """Print the time, and the ratio."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_records(folder)
        best = min(counted(folder) for _ in range(3))
        print(f"{RECORDS} records: {best:.2f} s, {usual(folder) / best:.1f} times as fast as reading each as usual")


if __name__ == "__main__":
    main()
