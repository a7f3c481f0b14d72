"""A page for each network that is shipped: `python -m training.model_pages` writes `docs/models/`.

It tells how the network was trained, how strong it was found to be, and its checksum.
"""

import json
from typing import Any

from qwixx.players.master import models
from training.shipping import HERE, SHIPPED
from training.strength import CONTESTS, RESULTS

FOLDER = HERE.parent / "docs/models"
NAMES = {
    "classic": "the original (and the deluxe match)",
    "mixx-a": "Mixx A",
    "mixx-b": "Mixx B",
    "board": "On Board",
    "cards": "the card game",
    "jokers": "the card game with jokers",
}
LEFT_OUT = ("games", "games_played", "spent", "seconds", "rounds", "share", "steps", "against", "matches", "curve")


def page(name: str, recipe: dict[str, Any], results: dict[str, Any]) -> str:
    """What is to be known of a network."""
    kind = name.rpartition("-")[0]
    minutes = recipe.get("spent", recipe.get("seconds", 0.0)) / 60
    size = len((models.FOLDER / f"{name}.model").read_bytes())
    told = {key: value for key, value in sorted(recipe.items()) if key not in LEFT_OUT}
    if "workers" in recipe and recipe["games"]:  # of the card game: how long, instead of minutes
        told["games"] = recipe["games"]
        del told["minutes"]
    settings = ", ".join(f"{key} {value}" for key, value in told.items())
    game = "cards" if kind in ("cards", "jokers") else kind
    module = "training.cards" if game == "cards" else f"training {game}"
    lines = [
        f"# {name}",
        "",
        f"A value network for {NAMES[kind]} with {recipe['seats']} players, trained by self-play.",
        "",
        f"- Games: {recipe['games_played']:,} in {minutes:.1f} minutes, seed {recipe['seed']}.",
        f"- Recipe (`python -m {module} --help` names them): {settings}.",
        f"- The file: {size:,} bytes, one byte a weight; its SHA-256 is `{models.checksums()[name]}`.",
        *(f"- {line}" for line in strengths(name, results)),
    ]
    return "\n".join(lines) + "\n"


def strengths(name: str, results: dict[str, Any]) -> list[str]:
    """What was measured with a network."""
    found = []
    for held in CONTESTS:
        if held.name in results and (held.name == name or held.name.startswith(f"{name}-")):
            rate, (low, high) = results[held.name]["win_rate"], results[held.name]["interval"]
            wins = f"{100 * rate:.2f} % ({100 * low:.2f} to {100 * high:.2f})"
            found.append(f"`{held.command}`: {wins}, {len(held.bots) * rate:.3f} of a fair share.")
    return found or ["Its strength was not measured."]


def main() -> None:
    """Write all pages, and a list of them."""
    FOLDER.mkdir(exist_ok=True)
    shipped = json.loads(SHIPPED.read_text("utf-8"))
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for name, recipe in shipped.items():
        (FOLDER / f"{name}.md").write_text(page(name, recipe, results), "utf-8")
    listed = "\n".join(f"- [{name}]({name}.md)" for name in shipped)
    (FOLDER / "README.md").write_text(f"# The networks of the master\n\n{listed}\n", "utf-8")


if __name__ == "__main__":
    main()
