"""Train a value network: `python -m training classic --seats 2 --minutes 4 --out FOLDER`."""

import argparse
import json
import time
from pathlib import Path

from qwixx.rules.errors import BoardError, SetupError
from training.learning import Recipe
from training.training import train

FAST = Recipe(games=64, turns=4, batch=128, hidden=(32, 16), minutes=0.2)


def main() -> None:
    """Read the recipe from the command line and train."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Train a value network.")
    parser.add_argument("game", choices=("classic", "mixx-a", "mixx-b", "board"))
    parser.add_argument("--out", type=Path, required=True, help="folder for NAME.npz, checkpoint.npz and log.txt")
    parser.add_argument("--name", help="of the weights; otherwise game, seats and size")
    parser.add_argument("--resume", type=Path, help="checkpoint to go on from, with its recipe but for --minutes")
    parser.add_argument("--matches", type=int, default=0, help="how often to play against the weights before")
    parser.add_argument("--numpy", action="store_true", help="without JAX: small and slow")
    parser.add_argument("--small", action="store_true", help="a recipe for trying it out")
    for name, value in Recipe()._asdict().items():
        if name == "hidden":
            parser.add_argument("--hidden", type=int, nargs="+", help="units of each layer")
        elif name == "against":
            parser.add_argument("--against", help="learn a best response: to `master`, `careful` or a file of weights")
        elif name != "game":
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), help=f"{value} unless told")
    given = vars(parser.parse_args())
    base = FAST if given["small"] else Recipe()
    chosen = {name: given[name] for name in Recipe._fields if given[name] is not None}
    if "hidden" in chosen:
        chosen["hidden"] = tuple(chosen["hidden"])
    recipe = base._replace(**chosen)
    against = ["against", Path(recipe.against).stem] if recipe.against else []
    name = given["name"] or "-".join([recipe.game, str(recipe.seats), *map(str, recipe.hidden), *against])
    began = time.perf_counter()
    options = {"resume": given["resume"], "plain": given["numpy"], "matches": given["matches"]}
    try:
        about = train(recipe, given["out"], name, **options)
    except (OSError, BoardError, SetupError) as problem:  # a file that is not there, a game without such a rival
        parser.error(str(problem))
    print(json.dumps({"name": name, "seconds": round(time.perf_counter() - began), **about}), flush=True)


if __name__ == "__main__":
    main()
