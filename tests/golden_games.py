"""The golden games: one whole game of every kind, readable, pinned. `python -m tests.golden_games` writes them anew.

Write them anew only on purpose: when a rule, a player or the notation is meant to change.
"""

from pathlib import Path
from random import Random

from qwixx.arena.play import play_game
from qwixx.games import GAMES, game
from qwixx.play import Fair
from qwixx.players import Greedy, Player
from qwixx.players import Random as RandomPlayer
from qwixx.records import Record, fold, to_text

FOLDER = Path(__file__).parent / "golden"
EARLIER = FOLDER / "rules-1"  # written by the first version of the rules, never anew
KINDS = (*GAMES, "cards-jokers")
SEED = "2043" * 16  # with replies to locks
CARD_SEED = "2047" * 16  # with a pile made anew
NAMES = ("Emma", "Max", "Laura", "Lino")


def played(name: str) -> Record:
    """The golden game of a kind, played again."""
    options = {"games": 2} if name == "deluxe" else {}
    players: list[Player] = [Greedy(), Greedy(1), RandomPlayer(Random(2026)), Greedy(3)]
    return play_game(game(name, **options), players, Fair(CARD_SEED if name.startswith("cards") else SEED), NAMES)


def ending(record: Record) -> str:
    """How a game ended, as the comments at the foot of its file."""
    book, state = record.game, fold(record)
    lines = [f"# {name}: {book.sheet(state, seat)}" for seat, name in enumerate(record.names)]
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, book.scores(state), strict=True))
    winners = " and ".join(record.names[seat] for seat in book.winners(state))
    return "\n".join([*lines, f"# {scores}", f"# turns: {state.turn}, won by {winners}"]) + "\n"


def main() -> None:
    """Write every golden file."""
    FOLDER.mkdir(exist_ok=True)
    for name in KINDS:
        record = played(name)
        (FOLDER / f"{name}.txt").write_text(f"{to_text(record)}\n{ending(record)}", encoding="utf-8")


if __name__ == "__main__":
    main()
