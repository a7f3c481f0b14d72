"""Train the network of the card game: `python -m training.cards --seats 2 --minutes 4 --workers 16 --out FOLDER`."""

import argparse
from pathlib import Path

from training.cards.training import Recipe, begun


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m training.cards", description=__doc__)
    for name, default in Recipe()._asdict().items():
        choices = ("no", "yes") if name == "jokers" else None
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, choices=choices)
    parser.add_argument("--from", type=Path, dest="begin", help="weights to begin with")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    parser.add_argument("--out", type=Path, required=True)
    given = vars(parser.parse_args())
    out, begin, resume = given.pop("out"), given.pop("begin"), given.pop("resume")
    begun(Recipe(**given), out, begin, resume).run()


if __name__ == "__main__":
    main()
