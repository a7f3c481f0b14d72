"""The track of On Board: its fields winding inwards from the start, each with its number and the points under it."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from qwixx.paper.fonts import has
from qwixx.paper.inks import Palette
from qwixx.paper.pen import Box, Pen, Point
from qwixx.paper.pictures import emblem, flag
from qwixx.rules.game import Game
from qwixx.rules.track import Field, Track
from qwixx.words import Words

HEAD = 11  # millimetres


def draw_track(pen: Pen, box: Box, game: Game, palette: Palette, say: Words) -> None:
    """A board that fills a page."""
    track = game.descriptor.track
    assert track is not None
    _head(pen, box._replace(height=HEAD), game, track, palette, say)
    room = Box(box.x, box.y + HEAD, box.width, box.height - HEAD)
    columns, rows = grid(len(track.fields) + 1, room)
    cells = list(spiral(columns, rows))
    tiles = [_tile(room, columns, rows, cell) for cell in cells]
    first_of_last = len(track.fields) + 1 - game.descriptor.last_fields
    _path(pen, tiles[: len(track.fields) + 1], palette)
    _start(pen, tiles[0], palette, say)
    for place, field in enumerate(track.fields, 1):
        _field(pen, tiles[place], field, place >= first_of_last, palette)
    if len(tiles) > len(track.fields) + 1:
        flag(pen, tiles[len(track.fields) + 1].middle, min(tiles[0][2:]) * 0.5, palette.quiet)


def grid(count: int, room: Box) -> tuple[int, int]:
    """Columns and rows for so many tiles, as large as the room allows."""
    choices = [(columns, ceil(count / columns)) for columns in range(1, count + 1)]
    return max(choices, key=lambda choice: min(room.width / choice[0], room.height / choice[1]))


def spiral(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """The cells of a rectangle from its corner inwards, as column and row."""
    left, top, right, bottom = 0, 0, columns - 1, rows - 1
    while left <= right and top <= bottom:
        yield from ((column, top) for column in range(left, right + 1))
        yield from ((right, row) for row in range(top + 1, bottom + 1))
        if top < bottom:
            yield from ((column, bottom) for column in range(right - 1, left - 1, -1))
        if left < right:
            yield from ((left, row) for row in range(bottom - 1, top, -1))
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1


def _tile(room: Box, columns: int, rows: int, cell: tuple[int, int]) -> Box:
    width, height = room.width / columns, room.height / rows
    gap = min(width, height) * 0.07
    return Box(room.x + cell[0] * width, room.y + cell[1] * height, width, height).inside(gap)


def _head(pen: Pen, box: Box, game: Game, track: Track, palette: Palette, say: Words) -> None:
    """What it is, which side, and what its last fields do."""
    side = say(f"home-side-{track.name}") if track.shipped else track.name if has(track.name) else ""
    title = " · ".join(filter(None, (say(f"game-{game.id}"), side)))
    upper = Box(box.x, box.y, box.width * 0.48, box.height - 3)
    pen.fitted(title, upper, 13, ink=palette.ink, align="left")
    count = game.descriptor.last_fields
    if count:
        said = Box(box.x + box.width * 0.52, box.y, box.width * 0.48, box.height - 3)
        pen.fitted(say("piece-last-fields", count=count), said, 9, ink=palette.quiet, name="Vera", align="right")


def _path(pen: Pen, tiles: list[Box], palette: Palette) -> None:
    """From each tile an arrow to the next one."""
    for tile, after in pairwise(tiles):
        (x, y), (to_x, to_y) = tile.middle, after.middle
        across, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        tip = ((x + to_x) / 2, (y + to_y) / 2)
        size = min(tile.width, tile.height) * 0.075
        pen.polygon(_arrow(tip, across, down, size), fill=palette.quiet)


def _arrow(middle: Point, across: int, down: int, size: float) -> list[Point]:
    (x, y), wide = middle, size * 1.7
    return [
        (x + across * size, y + down * size),
        (x - across * size + down * wide, y - down * size + across * wide),
        (x - across * size - down * wide, y - down * size - across * wide),
    ]


def _start(pen: Pen, box: Box, palette: Palette, say: Words) -> None:
    """Where all pawns begin: a tile with room for them."""
    pen.box(box, line=palette.ink, radius=box.height * 0.1, thick=0.5)
    strip = Box(box.x, box.y + box.height * 0.72, box.width, box.height * 0.28)
    pen.fitted(say("piece-start"), strip.inside(strip.height * 0.12), box.height * 0.5, ink=palette.ink)


def _field(pen: Pen, box: Box, field: Field, last: bool, palette: Palette) -> None:
    """A field: its emblem and number, and the points under it; the last ones have a thick edge."""
    tones = palette.inks(field.colour)
    radius = box.height * 0.1
    strip = Box(box.x, box.y + box.height * 0.72, box.width, box.height * 0.28)
    with pen.clipped(box, radius):
        pen.box(box, fill=tones.cell)
        pen.box(strip, fill=tones.band)
    edge = palette.ink if last or not palette.coloured else tones.band
    pen.box(box, line=edge, radius=radius, thick=1.3 if last else 0.5)
    size = min(box.height * 1.1, box.width)
    number = (box.x + box.width * 0.55, box.y + box.height * 0.38)
    pen.text(str(field.number), number, size, ink=tones.ink, align="middle")
    corner = min(box.width, box.height) * 0.14
    emblem(pen, field.colour, (box.x + corner + 0.6, box.y + corner + 0.6), corner * 1.3, tones.ink)
    pen.text(f"+{field.points}", strip.middle, size * 0.42, ink=tones.on, align="middle")
