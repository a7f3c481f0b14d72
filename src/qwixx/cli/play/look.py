"""Which palette a terminal gets: as somebody asks for it, or by how many colours it has and on which background."""

import os
from collections.abc import Mapping

from rich.console import Console

from qwixx.cli.play.background import is_light
from qwixx.rules.errors import SetupError, shown

COLOURS = ("truecolor", "256", "16", "mono")
BACKGROUNDS = ("dark", "light")
SYSTEMS = {"truecolor": "truecolor", "256": "256", "16": "standard", "mono": "standard"}  # as the library calls them


def chosen_look(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The name of the palette: asked for as `light`, `256` or `256-light`, or as QWIXX_COLOURS says, or as it fits."""
    colours, background = read_look(asked, environment)
    colours = colours or _colours_of(environment)
    if colours == "mono":
        return colours
    return f"{colours}-{background or ('light' if is_light(environment) else 'dark')}"


def system_of(look: str) -> str:
    """The kind of colours that a palette is written in, as the library calls it."""
    return SYSTEMS[look.partition("-")[0]]


def read_look(asked: str | None, environment: Mapping[str, str] = os.environ) -> tuple[str, str]:
    """What is said of colours and of the background; nothing of either is fine."""
    asked = asked or environment.get("QWIXX_COLOURS", "")
    colours = background = ""
    for part in filter(None, asked.split("-")):
        if part in BACKGROUNDS and not background:
            background = part
        elif part in COLOURS and not colours:
            colours = part
        else:
            known = ", ".join((*COLOURS, *BACKGROUNDS))
            raise SetupError(f"There are no colours {shown(asked)}; there are {known}, and two of them as 256-light.")
    return colours, background


def _colours_of(environment: Mapping[str, str]) -> str:
    """How many colours a terminal has, as it says; none if they are not wanted."""
    if environment.get("NO_COLOR"):
        return "mono"
    system = Console(force_terminal=True, _environ={**environment}).color_system
    return {"truecolor": "truecolor", "256": "256", "windows": "16", "standard": "16"}.get(system or "", "mono")
