"""A view as a picture, for `render_mode="rgb_array"`: what lies on the table, and everybody's sheet."""

from qwixx.envs.canvas import Canvas, Colour, Pixels
from qwixx.rules.kernel.sheet import penalties, row_bits
from qwixx.rules.view import CardsView, View

GROUND: Colour = (40, 42, 46)
PAPER: dict[str, Colour] = {
    "r": (205, 66, 60),
    "y": (242, 200, 50),
    "g": (52, 150, 90),
    "b": (60, 115, 205),
    "w": (242, 239, 233),
    "j": (150, 90, 170),
}
OTHER: Colour = (190, 186, 180)  # a colour of a user's own sheet, and backs of cards
CLOSED: Colour = (95, 97, 100)
INK: Colour = (20, 20, 20)
CROSS: Colour = (0, 0, 0)
LIGHT: Colour = (255, 255, 255)
NOTE = 2  # columns to the left of a sheet: whose it is, points, pawn


def picture(view: View) -> Pixels:
    """What a seat sees: first dice or cards, then the sheets one below the other, the active player's framed."""
    layout = view.sheets[0].layout
    columns = max(NOTE + max(len(row.numbers) for row in layout.rows) + 1, 12)
    height = len(layout.rows) + 1
    canvas = Canvas(_top(view) + height * len(view.sheets), columns, GROUND)
    if view.cards:
        _cards(canvas, view.cards)
    else:
        _dice(canvas, view)
    for number, totals in enumerate(view.panel):
        for seat, total in enumerate(totals):
            canvas.cell(1 + number, seat, OTHER, str(total), INK)
    for seat in range(len(view.sheets)):
        _sheet(canvas, view, seat, _top(view) + height * seat)
        if seat == view.active:
            canvas.frame(_top(view) + height * seat, 0, height - 1, columns, LIGHT)
    return canvas.pixels


def _top(view: View) -> int:
    """Rows of cells above the sheets: dice or cards, the games of a match, and an empty one."""
    return (2 if view.cards else 1) + len(view.panel) + 1


def _dice(canvas: Canvas, view: View) -> None:
    dice = [("w", face) for face in view.whites] + list(view.coloured)
    for place, (colour, face) in enumerate(dice):
        canvas.cell(0, place, PAPER.get(colour, OTHER), str(face), INK)


def _cards(canvas: Canvas, cards: CardsView) -> None:
    """The hand; below it the display and the top of the pile, of which only backs are seen."""
    for place, card in enumerate(cards.hand):
        canvas.cell(0, place, PAPER.get(card.suit, OTHER), str(card.number), INK)
    for place, back in enumerate(cards.display):
        canvas.cell(1, place, GROUND if back is None else OTHER, "" if back is None else str(back), INK)
    if cards.top is not None:
        canvas.cell(1, len(cards.display) + 1, PAPER["w"], str(cards.top), INK)


def _sheet(canvas: Canvas, view: View, seat: int, top: int) -> None:
    """The notes, then row by row numbers and lock, then the penalties in the column of notes."""
    sheet = view.sheets[seat]
    canvas.cell(top, 0, LIGHT if seat == view.seat else OTHER, f"P{seat}", INK)
    canvas.cell(top, 1, GROUND, str(view.scores[seat]), LIGHT)
    if view.pawns:
        canvas.cell(top + 1, 1, GROUND, str(view.pawns[seat]), PAPER["y"])
    for box in range(sheet.layout.boxes):
        row, column = top + len(sheet.layout.rows) - 1 - box // NOTE, box % NOTE
        canvas.cell(row, column, CLOSED)
        if box < penalties(sheet.bits):
            canvas.cross(row, column, LIGHT)
    for row in range(len(sheet.layout.rows)):
        _row(canvas, view, seat, row, top + row)


def _row(canvas: Canvas, view: View, seat: int, row: int, top: int) -> None:
    printed, bits = view.sheets[seat].layout.rows[row], row_bits(view.sheets[seat].bits, row)
    cells = [(number.colour, str(number.value)) for number in printed.numbers] + [(printed.lock, "")]
    for place, (colour, text) in enumerate(cells):
        paper = CLOSED if row in view.closed else PAPER.get(colour, OTHER)
        canvas.cell(top, NOTE + place, paper, text, INK)
        if bits >> place & 1:
            canvas.cross(top, NOTE + place, CROSS)
