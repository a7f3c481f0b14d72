"""The palettes: for terminals with all colours, with 256, with 16 and with none, on dark and on light backgrounds.

In each of them red is red and not amber, and every text has a contrast of at least 4.5 to what it stands on. Those for
256 are colours that such a terminal has, so that nothing is rounded; those for 16 are written as the values by which
they are known, and shown as the terminal has them.
"""

from collections.abc import Mapping

from qwixx.cli.play.screens.colours import Pair, Palette

COLOURS = "rygbjw"


def _by_colour(*pairs: str) -> Mapping[str, Pair]:
    """Pairs for red, yellow, green, blue, joker and white, each as `ink paper`."""
    return {colour: Pair(*pair.split()) for colour, pair in zip(COLOURS, pairs, strict=True)}


def _inks(*inks: str) -> Mapping[str, str]:
    return dict(zip(COLOURS, inks, strict=True))


TRUE_DARK = Palette(
    name="truecolor-dark",
    dark=True,
    text=Pair("#e0e0e0", "#121212"),
    panel=Pair("#e8edf2", "#24303a"),
    field=Pair("#e0e0e0", "#1e1e1e"),
    cursor=Pair("#000000", "#ffffff"),
    back=Pair("#f0f0f0", "#4a4a55"),
    frame="#5b8fc7",
    faint="#9a9a9a",
    wrong="#ff9d6e",
    free=_by_colour(
        "#ffffff #c0322b", "#1c1a00 #f2c21a", "#ffffff #1b7a43", "#ffffff #2563c9", "#111111 #d8d4cf", "#111111 #f2efe9"
    ),
    crossed=_by_colour(
        "#ffb9b0 #551a18", "#fff2b8 #5c4a10", "#a5ecc4 #12402a", "#b4d0ff #172f5e", "#ffffff #55524e", "#e8e4df #55524e"
    ),
    lost=_by_colour(
        "#d9938d #232323", "#c4ae5e #232323", "#7fb894 #232323", "#93b0dd #232323", "#b4b0ab #232323", "#b4b0ab #232323"
    ),
    open=_by_colour(
        "#551a18 #ffb9b0", "#4d3d08 #fff2b8", "#12402a #a5ecc4", "#172f5e #b4d0ff", "#333130 #ffffff", "#333130 #d8d4cf"
    ),
    written=_inks("#f2746b", "#f2c21a", "#4cbf7d", "#74a6f5", "#d8d4cf", "#f2efe9"),
)

TRUE_LIGHT = Palette(
    name="truecolor-light",
    dark=False,
    text=Pair("#1d1d1d", "#fbf9f4"),
    panel=Pair("#17222b", "#d5dee6"),
    field=Pair("#1d1d1d", "#f1eee6"),
    cursor=Pair("#ffffff", "#000000"),
    back=Pair("#ffffff", "#5a5a66"),
    frame="#33628f",
    faint="#5f5c57",
    wrong="#9c3a06",
    free=_by_colour(
        "#ffffff #c0322b", "#1c1a00 #f2c21a", "#ffffff #1b7a43", "#ffffff #2563c9", "#111111 #cfcac3", "#111111 #e2ddd4"
    ),
    crossed=_by_colour(
        "#6d120d #f7c8c3", "#574300 #fbe9a4", "#0d4a27 #bfe8cf", "#143f8a #c9dcfb", "#333130 #e4e0da", "#333130 #e4e0da"
    ),
    lost=_by_colour(
        "#8c4641 #ebe7df", "#6b5a1c #ebe7df", "#2f6647 #ebe7df", "#3e5688 #ebe7df", "#5f5c57 #ebe7df", "#5f5c57 #ebe7df"
    ),
    open=_by_colour(
        "#ffe0dc #5e1713", "#fff2b8 #4d3d08", "#cdf5dd #0f3d24", "#d6e5ff #142c58", "#ffffff #333130", "#ffffff #4a4744"
    ),
    written=_inks("#b0261f", "#7a5c00", "#176b3a", "#1f55b3", "#5f5c57", "#1d1d1d"),
)

MANY_DARK = Palette(
    name="256-dark",
    dark=True,
    text=Pair("#ffffff", "#121212"),
    panel=Pair("#ffffff", "#303030"),
    field=Pair("#ffffff", "#1c1c1c"),
    cursor=Pair("#000000", "#ffffff"),
    back=Pair("#ffffff", "#4e4e4e"),
    frame="#5f87af",
    faint="#949494",
    wrong="#ffaf5f",
    free=_by_colour(
        "#ffffff #d70000", "#000000 #ffd700", "#ffffff #008700", "#ffffff #005fd7", "#000000 #d0d0d0", "#000000 #ffffff"
    ),
    crossed=_by_colour(
        "#ffafaf #5f0000", "#ffffaf #5f5f00", "#afffaf #005f00", "#afd7ff #00005f", "#ffffff #4e4e4e", "#ffffff #4e4e4e"
    ),
    lost=_by_colour(
        "#d78787 #262626", "#d7d787 #262626", "#87af87 #262626", "#87afd7 #262626", "#949494 #1c1c1c", "#949494 #1c1c1c"
    ),
    open=_by_colour(
        "#5f0000 #ffafaf", "#5f5f00 #ffffaf", "#005f00 #afffaf", "#00005f #afd7ff", "#000000 #ffffff", "#000000 #d0d0d0"
    ),
    written=_inks("#ff5f5f", "#ffd700", "#5faf5f", "#5fafff", "#d0d0d0", "#ffffff"),
)

MANY_LIGHT = Palette(
    name="256-light",
    dark=False,
    text=Pair("#000000", "#ffffff"),
    panel=Pair("#000000", "#d0d0d0"),
    field=Pair("#000000", "#ffffff"),
    cursor=Pair("#ffffff", "#000000"),
    back=Pair("#ffffff", "#585858"),
    frame="#005f87",
    faint="#585858",
    wrong="#870000",
    free=_by_colour(
        "#ffffff #d70000", "#000000 #ffd700", "#ffffff #008700", "#ffffff #005fd7", "#000000 #d0d0d0", "#000000 #e4e4e4"
    ),
    crossed=_by_colour(
        "#5f0000 #ffd7d7", "#5f5f00 #ffffd7", "#005f00 #d7ffd7", "#00005f #d7d7ff", "#303030 #d0d0d0", "#303030 #d0d0d0"
    ),
    lost=_by_colour(
        "#870000 #e4e4e4", "#5f5f00 #e4e4e4", "#005f00 #e4e4e4", "#00005f #e4e4e4", "#444444 #e4e4e4", "#444444 #e4e4e4"
    ),
    open=_by_colour(
        "#ffd7d7 #5f0000", "#ffffd7 #5f5f00", "#d7ffd7 #005f00", "#d7d7ff #00005f", "#ffffff #303030", "#ffffff #444444"
    ),
    written=_inks("#af0000", "#5f5f00", "#005f00", "#005faf", "#444444", "#000000"),
)

# The values by which the 16 colours are known; which they really are is for each terminal to say.
BLACK, RED, GREEN, BLUE, GREY = "#000000", "#aa0000", "#00aa00", "#0000aa", "#aaaaaa"
LIGHT_RED, LIGHT_GREEN, YELLOW, CYAN, WHITE = "#ff5555", "#55ff55", "#ffff55", "#55ffff", "#ffffff"
_FEW_FREE = _by_colour(
    f"{WHITE} {RED}",
    f"{BLACK} {YELLOW}",
    f"{BLACK} {GREEN}",
    f"{WHITE} {BLUE}",
    f"{BLACK} {GREY}",
    f"{BLACK} {GREY}",
)
FEW_DARK = Palette(
    name="16-dark",
    dark=True,
    text=Pair(WHITE, BLACK),
    panel=Pair(BLACK, GREY),
    field=Pair(WHITE, BLACK),
    cursor=Pair(BLACK, WHITE),
    back=Pair(BLACK, GREY),
    frame=CYAN,
    faint=GREY,
    wrong=YELLOW,
    free=_FEW_FREE,
    crossed=_by_colour(
        f"{LIGHT_RED} {BLACK}",
        f"{YELLOW} {BLACK}",
        f"{LIGHT_GREEN} {BLACK}",
        f"{CYAN} {BLACK}",
        f"{WHITE} {BLACK}",
        f"{WHITE} {BLACK}",
    ),
    lost=_by_colour(*[f"{GREY} {BLACK}"] * 6),
    open=_by_colour(*[f"{BLACK} {CYAN}"] * 6),
    written=_inks(LIGHT_RED, YELLOW, LIGHT_GREEN, CYAN, GREY, WHITE),
)
FEW_LIGHT = Palette(
    name="16-light",
    dark=False,
    text=Pair(BLACK, WHITE),
    panel=Pair(BLACK, GREY),
    field=Pair(BLACK, WHITE),
    cursor=Pair(BLACK, CYAN),
    back=Pair(BLACK, GREY),
    frame=BLUE,
    faint=BLACK,
    wrong=RED,
    free=_FEW_FREE,
    crossed=_by_colour(
        f"{RED} {WHITE}",
        f"{BLACK} {WHITE}",
        f"{BLACK} {WHITE}",
        f"{BLUE} {WHITE}",
        f"{BLACK} {WHITE}",
        f"{BLACK} {WHITE}",
    ),
    lost=_by_colour(*[f"{BLACK} {WHITE}"] * 6),
    open=_by_colour(*[f"{WHITE} {BLACK}"] * 6),
    written=_inks(RED, BLACK, BLACK, BLUE, BLACK, BLACK),
)

# No colours at all: what is black on white here is shown the other way round than the rest, in the terminal's own two.
_ON_DARK, _ON_LIGHT = _by_colour(*[f"{WHITE} {BLACK}"] * 6), _by_colour(*[f"{BLACK} {WHITE}"] * 6)
MONO = Palette(
    name="mono",
    dark=True,
    text=Pair(WHITE, BLACK),
    panel=Pair(BLACK, WHITE),
    field=Pair(WHITE, BLACK),
    cursor=Pair(BLACK, WHITE),
    back=Pair(BLACK, WHITE),
    frame=WHITE,
    faint=WHITE,
    wrong=WHITE,
    free=_ON_DARK,
    crossed=_ON_DARK,
    lost=_ON_DARK,
    open=_ON_LIGHT,
    written=_inks(*[WHITE] * 6),
    thing=_ON_LIGHT,
)

PALETTES = {
    palette.name: palette for palette in (TRUE_DARK, TRUE_LIGHT, MANY_DARK, MANY_LIGHT, FEW_DARK, FEW_LIGHT, MONO)
}
