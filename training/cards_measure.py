"""How strong weights of the card game are, in the arena: `python -m training.cards_measure WEIGHTS --games 3000`."""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from qwixx.arena.engines import Compiled
from qwixx.arena.tally import Tally
from qwixx.players import policy
from qwixx.players.master.cards import network_player
from qwixx.players.policy import Policy
from training.cards.training import load_weights
from training.cards.workers import book_of


def player_of(name: str) -> Policy:
    """A player by its name, or by a file of weights."""
    if name.endswith(".npz"):
        return network_player(load_weights(Path(name))[0].tolist())
    found = policy(name)
    assert found is not None, f"{name} is not compiled"
    return found


def measure(weights: Path, against: str, games: int, seed: int, workers: int) -> Tally:
    """One player by the weights among others, each deal from every seat."""
    about = load_weights(weights)[1]
    seats, each = about["seats"], 50 * about["seats"]
    rivals = [player_of(against)] * (seats - 1)
    engine = Compiled(book_of(about["jokers"]), [player_of(str(weights)), *rivals], seed)
    tally = Tally(seats)
    with ThreadPoolExecutor(workers) as pool:
        for batch in pool.map(lambda first: engine.play(first, min(each, games - first)), range(0, games, each)):
            tally.add(batch)
    return tally


def main() -> None:
    """Print the strength of weights."""
    parser = argparse.ArgumentParser(prog="python -m training.cards_measure", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", default="careful", help="a player, or a file of weights")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    tally = measure(given.weights, given.against, given.games, given.seed, given.workers)
    low, high = tally.interval(0)
    rate = tally.win_rate(0)
    print(
        f"{given.weights.stem}: {100 * rate:.2f} % ({100 * low:.2f} to {100 * high:.2f}) against {given.against},"
        f" {rate * tally.bots:.3f} of a fair share, in {tally.games} games of {tally.turns_mean():.1f} turns with"
        f" {tally.bots} players; points {tally.score_mean(0):.1f} to {tally.score_mean(1):.1f};"
        f" margin {tally.margin_mean(0):+.1f}; {time.perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
