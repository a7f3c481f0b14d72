"""The palettes: everything can be read, red is red, nothing is told by colour alone, none where none is wanted."""

import asyncio
import colorsys
import os
from pathlib import Path

import pytest
from rich.color import Color

from qwixx.cli.play.look import chosen_look
from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.palettes import MONO, PALETTES
from qwixx.rules.errors import SetupError
from tests.commands import Command
from tests.play.at_screen import press, running
from tests.play.painting import (
    FOLDER,
    SIZES,
    Rgb,
    contrast,
    every_palette,
    file_of,
    in_palettes,
    lines_of,
    shown_as,
    written,
)
from tests.play.snapshots import scene_of
from tests.soak import SEED, sample

READABLE = 4.5
COLOURED = [palette for palette in PALETTES.values() if palette is not MONO]
SCENES = {  # by what is pressed in them after it was looked at
    "classic-refused": (),
    "classic-explained": (),
    "mixx-a": (),
    "board": (),
    "cards-take": (),
    "cards-play": (),
    "deluxe-eight": (),
    "start": ("tab", "tab", "tab", "tab", "tab", "tab"),
}


@pytest.fixture(autouse=True)
def _somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "ada")


@pytest.mark.parametrize("scene", sample(SCENES, "classic-explained", "cards-play", "start"))
def test_every_text_can_be_read_in_every_palette(scene: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with scene_of(scene, "en", tmp_path) as pilot:
            for key in (None, *SCENES[scene]):
                if key:
                    await press(pilot, key)
                async for palette in every_palette(pilot, 1 if SEED else 3):
                    if palette is not MONO:
                        faint = {each for each in written(pilot, palette) if contrast(each.ink, each.paper) < READABLE}
                        assert not faint, palette.name

    running(look())


@pytest.mark.parametrize("palette", sample(COLOURED, COLOURED[0], COLOURED[-1]), ids=lambda palette: palette.name)
def test_the_ranking_can_be_read_in_every_palette(palette: Palette, tmp_path: Path) -> None:
    async def look() -> None:
        async with scene_of("classic-end", "en", tmp_path, palette=palette) as pilot:
            assert not {each for each in written(pilot, palette) if contrast(each.ink, each.paper) < READABLE}

    running(look())


def seen(colour: str, palette: Palette) -> Rgb:
    """A colour as a terminal shows it."""
    return shown_as(Color.parse(colour), palette)[0]


def hue(colour: str, palette: Palette) -> float:
    """The hue of a colour as a terminal shows it, in degrees from red."""
    return colorsys.rgb_to_hsv(*(part / 255 for part in seen(colour, palette)))[0] * 360


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_red_is_red_and_yellow_is_not(palette: Palette) -> None:
    red, yellow = (hue(palette.free[colour].paper, palette) for colour in "ry")
    assert min(red, 360 - red) < 10
    assert 40 < yellow < 65
    assert min(hue(palette.written["r"], palette), 360 - hue(palette.written["r"], palette)) < 10


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_the_four_colours_are_shown_as_they_are_meant(palette: Palette) -> None:
    papers = [palette.free[colour].paper for colour in "rygb"]
    assert [seen(paper, palette) for paper in papers] == [tuple(Color.parse(paper).triplet or ()) for paper in papers]
    assert len(set(papers)) == 4


def test_without_colours_none_is_sent(tmp_path: Path) -> None:
    async def look() -> None:
        async with scene_of("classic", "en", tmp_path, palette=MONO) as pilot:
            styles = [style for line in lines_of(pilot) for _, style, _ in line if style]
            assert not [style for style in styles if style.color or style.bgcolor or style.dim]
            assert any(style.reverse for style in styles)

    running(look())


@pytest.mark.parametrize("size", SIZES)
def test_the_table_looks_as_it_is_meant_to_in_every_palette(size: tuple[int, int]) -> None:
    shown = asyncio.run(in_palettes(size))
    assert shown == {name: file_of(name, size).read_bytes().decode() for name in PALETTES}


def test_there_is_a_palette_for_every_snapshot() -> None:
    assert set(FOLDER.iterdir()) == {file_of(name, size) for name in PALETTES for size in SIZES}


# -- which one is chosen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "look"),
    [
        (None, {"TERM": "xterm-256color"}, "256-dark"),
        (None, {"TERM": "screen-16color"}, "16-dark"),
        (None, {"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor-dark"),
        (None, {"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, "mono"),
        (None, {"TERM": "xterm-256color", "NO_COLOR": ""}, "256-dark"),
        (None, {"TERM": "xterm-256color", "COLORFGBG": "0;15"}, "256-light"),
        (None, {"TERM": "xterm-256color", "COLORFGBG": "0;default;7"}, "256-light"),
        (None, {"TERM": "xterm-256color", "COLORFGBG": "15;0"}, "256-dark"),
        (None, {"TERM": "xterm-256color", "COLORFGBG": "nonsense"}, "256-dark"),
        (None, {"TERM": "xterm-256color", "QWIXX_COLOURS": "light"}, "256-light"),
        ("16-light", {"TERM": "xterm-256color", "QWIXX_COLOURS": "dark"}, "16-light"),
        ("truecolor", {"TERM": "linux", "NO_COLOR": "1"}, "truecolor-dark"),
        ("mono", {"TERM": "xterm-256color"}, "mono"),
    ],
)
def test_the_palette_is_the_one_that_is_asked_for_or_fits(
    asked: str | None, environment: dict[str, str], look: str
) -> None:
    assert chosen_look(asked, environment) == look
    assert look in PALETTES


@pytest.mark.parametrize("asked", ["purple", "256-256", "light-dark", "256-pink"])
def test_colours_that_there_are_not_are_refused(asked: str) -> None:
    with pytest.raises(SetupError, match=f"There are no colours '{asked}'; there are truecolor, 256"):
        chosen_look(asked, os.environ)


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("--colours", "purple", "There are no colours 'purple'; there are truecolor, 256"),
        ("--pace", "never", "There is no pace 'never'; there are slow, normal, fast, at-once."),
    ],
)
def test_what_there_is_not_is_refused_before_anything_is_begun(
    option: str, value: str, why: str, saves: Saves, command: Command
) -> None:
    refused = command("play", "classic", "--seat", "Ada", option, value)
    assert refused.code == 2
    assert why in refused.err
    assert saves.listed() == []
