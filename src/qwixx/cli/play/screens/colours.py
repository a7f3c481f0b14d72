"""The colours of rows, dice and cards. Every one is written as its letter too, so nothing is told by colour alone."""

from functools import cache

from rich.style import Style

from qwixx.rules.layout import Layout

INK = {"r": "#ffffff", "y": "#1c1a00", "g": "#ffffff", "b": "#ffffff", "j": "#111111", "w": "#111111"}
PAPER = {"r": "#c0322b", "y": "#f2c21a", "g": "#1f8a4c", "b": "#2563c9", "j": "#d8d4cf", "w": "#f2efe9"}
DEEP = {"r": "#551a18", "y": "#5c4a10", "g": "#12402a", "b": "#172f5e", "j": "#55524e", "w": "#55524e"}
PALE = {"r": "#ffb9b0", "y": "#fff2b8", "g": "#a5ecc4", "b": "#b4d0ff", "j": "#ffffff", "w": "#d8d4cf"}
FAINT = "#8a8a8a"
GONE = "#232323"


def known(colour: str) -> str:
    """A colour that can be shown; one that only somebody's own sheet has is shown as white, and told by its letter."""
    return colour if colour in PAPER else "w"


@cache
def plain(colour: str) -> Style:
    """What is printed and free."""
    return Style(color=INK[known(colour)], bgcolor=PAPER[known(colour)])


@cache
def ink(colour: str) -> Style:
    """What is written in a colour."""
    return Style(color=PAPER[known(colour)])


def row_style(layout: Layout, row: int) -> Style:
    """What a row is called: in its colour, if it is called by it."""
    return Style(bold=True) if layout.mixed else ink(layout.rows[row].lock) + Style(bold=True)


@cache
def deep(colour: str) -> Style:
    """What is crossed."""
    return Style(color=PALE[known(colour)], bgcolor=DEEP[known(colour)], bold=True)


@cache
def lost(colour: str) -> Style:
    """What can no longer be crossed: struck through."""
    return Style(color=PAPER[known(colour)], bgcolor=GONE, dim=True, strike=True)


@cache
def open_to_choice(colour: str) -> Style:
    """What can be chosen now."""
    return Style(color=DEEP[known(colour)], bgcolor=PALE[known(colour)], bold=True)


UNDER_CURSOR = Style(color="#000000", bgcolor="#ffffff", bold=True)  # what would be chosen


@cache
def pointing_at(*target: str | int) -> Style:
    """A click here tells the screen what was meant."""
    said = ", ".join(repr(part) for part in target)
    return Style(meta={"@click": f"screen.point({said})"})
