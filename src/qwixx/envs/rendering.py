"""A view as `render` gives it: a few lines of text, or a picture."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from qwixx.envs.picture import picture
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.view import View

RENDER_MODES = ("ansi", "human", "rgb_array")

Frame = str | NDArray[np.uint8] | None


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"There is no render mode {shown(mode)}; there are {', '.join(RENDER_MODES)}, or None.")


def render(mode: str | None, view: View) -> Frame:
    """The text of a view if the mode is `ansi`, its picture if it is `rgb_array`; if it is `human` it is printed."""
    if mode == "rgb_array":
        return picture(view)
    if mode == "human":
        print(as_text(view))
    return as_text(view) if mode == "ansi" else None


def as_text(view: View) -> str:
    """What a seat sees; seats count from 0 as the agents do."""
    return "\n".join(_lines(view)) + "\n"


def _lines(view: View) -> Iterator[str]:
    yield f"{view.game}, turn {view.turn}, {view.phase}, player_{view.active} active"
    if view.whites:
        dice = [*map(str, view.whites), *(f"{colour}{face}" for colour, face in view.coloured)]
        yield f"dice: {' '.join(dice)}"
    if view.cards:
        yield f"hand of player_{view.seat}: {' '.join(map(str, view.cards.hand))}"
        backs = " ".join("-" if back is None else str(back) for back in view.cards.display)
        yield f"display: {backs}, top of {view.cards.pile} in the pile: {view.cards.top or '-'}"
    for seat, sheet in enumerate(view.sheets):
        pawn = f", pawn on {view.pawns[seat]}" if view.pawns else ""
        yield f"player_{seat}: {sheet} = {view.scores[seat]}{pawn}"
    for number, totals in enumerate(view.panel, 1):
        yield f"game {number}: {' '.join(map(str, totals))}"
