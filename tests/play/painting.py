"""The screen in every palette: as a terminal is sent it, and what can be read of it.

`python -m tests.play.painting` writes the snapshots anew: only on purpose, when a colour or the table is meant to
change. `cat` shows them in a terminal.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from rich.color import Color, ColorSystem
from rich.console import COLOR_SYSTEMS
from rich.segment import Segment
from rich.style import Style
from textual.pilot import Pilot
from textual.strip import Strip

from qwixx.cli.play.look import system_of
from qwixx.cli.play.screens.app import PlayApp
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.palettes import PALETTES
from qwixx.cli.play.screens.table import TableScreen
from tests.play.snapshots import scene_of

FOLDER = Path(__file__).parent / "palettes"
SIZES = ((80, 24), (120, 40))
SCENE = "classic"

Rgb = tuple[int, int, int]

# The 16 colours as terminals are known to have them: those of VGA, of xterm, of Windows.
VGA = "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"
XTERM = (
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"
)
WINDOWS = (
    "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2"
)
SIXTEEN = [[bytes.fromhex(colour) for colour in table.split()] for table in (VGA, XTERM, WINDOWS)]


class Written(NamedTuple):
    """Something that can be read, in its colours as a terminal shows them."""

    text: str
    ink: Rgb
    paper: Rgb


async def every_palette(pilot: Pilot[int], step: int = 1) -> AsyncIterator[Palette]:
    """The same screen in one palette after another, or in every so many of them."""
    app = pilot.app
    assert isinstance(app, PlayApp)
    for palette in list(PALETTES.values())[::step]:
        app.paint(palette)
        if isinstance(app.screen, TableScreen):
            app.screen.draw()
        await pilot.pause()
        yield palette


def lines_of(pilot: Pilot[int]) -> list[list[Segment]]:
    """The screen line by line, in pieces of one style."""
    return [list(strip) for strip in pilot.app.screen._compositor.render_strips()]


# -- as it is sent -----------------------------------------------------------------------------------------------------


def sent(pilot: Pilot[int], palette: Palette) -> str:
    """What a terminal is sent to show the screen."""
    system = ColorSystem(COLOR_SYSTEMS[system_of(palette.name)])
    lines = ("".join(_sent(piece, system) for piece in Strip(line).simplify()) for line in lines_of(pilot))
    return "".join(f"{line}\n" for line in lines)


def _sent(piece: Segment, system: ColorSystem) -> str:
    return Strip.render_style(piece.style or Style(), piece.text, system)


async def in_palettes(size: tuple[int, int]) -> dict[str, str]:
    """The table in every palette."""
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, {"LOGNAME": "ada"}):
        async with scene_of(SCENE, "en", Path(folder), size) as pilot:
            return {palette.name: sent(pilot, palette) async for palette in every_palette(pilot)}


def file_of(palette: str, size: tuple[int, int]) -> Path:
    """Where a snapshot is kept."""
    return FOLDER / f"{palette}-{size[0]}x{size[1]}.ans"


# -- as it is read -----------------------------------------------------------------------------------------------------


def written(pilot: Pilot[int], palette: Palette) -> Iterator[Written]:
    """Everything on the screen that can be read, as each kind of terminal shows it."""
    for line in lines_of(pilot):
        for text, style, _ in line:
            if style and any(_is_read(sign) for sign in text):
                assert style.color, text
                assert style.bgcolor, text
                assert not style.dim, text
                both = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
                yield from (Written(text, *seen) for seen in _seen(*both, palette))


def _is_read(sign: str) -> bool:
    """Whether a sign is to be read, and not a line or the edge of something."""
    return not sign.isspace() and not "\u2500" <= sign <= "\u259f"


def _seen(ink: Color, paper: Color, palette: Palette) -> list[tuple[Rgb, Rgb]]:
    """Two colours as terminals have them."""
    return list(zip(shown_as(ink, palette), shown_as(paper, palette), strict=True))


def shown_as(colour: Color, palette: Palette) -> list[Rgb]:
    """A colour as it comes out; of 16 every terminal makes its own."""
    system = ColorSystem(COLOR_SYSTEMS[system_of(palette.name)])
    found = colour.downgrade(system)
    if system is not ColorSystem.STANDARD:
        return [found.get_truecolor()]
    return [_rgb(table[found.number or 0]) for table in SIXTEEN]


def _rgb(colour: bytes) -> Rgb:
    red, green, blue = colour
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """How well two colours can be told apart, by the definition of WCAG: from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Rgb) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def main() -> None:
    """Write every snapshot."""
    FOLDER.mkdir(exist_ok=True)
    for size in SIZES:
        for name, text in asyncio.run(in_palettes(size)).items():
            file_of(name, size).write_bytes(text.encode())


if __name__ == "__main__":
    main()
