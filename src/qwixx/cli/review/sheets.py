"""A decision drawn for a page: the dice or the hand, and the sheet with what was chosen and what was better."""

from collections.abc import Collection

from qwixx.cli.play.weighing import marks_of
from qwixx.cli.review.telling import made
from qwixx.review import Step
from qwixx.rules.actions import JOKER, Mark
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View


def drawn(step: Step) -> str:
    """The sheet of whoever decided, as it was then, and what lay on the table."""
    if step.view is None or step.seat is None:
        return ""
    sheet, view = step.view.sheets[step.seat], step.view
    chosen, better = marks_of(made(step).action), marks_of(step.choices[0].action)
    rows = "".join(_row(sheet, row, view, chosen, better) for row in range(len(sheet.layout.rows)))
    boxes = "☒" * sheet.penalties + "☐" * (sheet.layout.boxes - sheet.penalties)
    return f'{_pieces(view)}<div class="sheet" aria-hidden="true">{rows}<div class="boxes">{boxes}</div></div>'


def _pieces(view: View) -> str:
    """The dice; or the cards to choose from, or the number that was called, and the hand."""
    groups = [[("w", str(face)) for face in view.whites] + [(colour, str(face)) for colour, face in view.coloured]]
    if view.cards:
        backs = {"take": view.cards.display, "call": (view.cards.top,)}.get(view.phase, ())
        groups.append([("w", str(number)) for number in backs if number])
        groups.append([(card.suit, str(card.number)) for card in view.cards.hand])
    drawn = ["".join(f'<span class="piece {_colour(colour)}">{text}</span>' for colour, text in one) for one in groups]
    return f'<p class="pieces" aria-hidden="true">{"<i></i>".join(filter(None, drawn))}</p>'


def _row(sheet: Sheet, row: int, view: View, chosen: Collection[Mark], better: Collection[Mark]) -> str:
    """A row: what is crossed, lost and open, and which numbers the decision was about."""
    layout = sheet.layout
    closed = row in view.closed or sheet.has_lock(row)
    cells = []
    for mark in layout.marks(row):
        kinds = ["cell", _colour(mark.colour)]
        kinds += ["crossed"] if mark in sheet.crossed(row) else []
        kinds += ["lost"] if mark in sheet.skipped(row) or (closed and mark not in sheet.crossed(row)) else []
        kinds += ["chosen"] if mark in chosen else []
        kinds += ["better"] if mark in better else []
        cells.append(f'<span class="{" ".join(kinds)}">{mark.number}</span>')
    lock = f'<svg class="icon" viewBox="0 0 12 12"><use href="#{"shut" if closed else "open"}"/></svg>'
    width = len(layout.marks(row)) + 1
    return f'<div class="row" style="--cells:{width}">{"".join(cells)}<span class="cell">{lock}</span></div>'


def _colour(letter: str) -> str:
    """The class of a colour; of a joker or a colour of somebody's own sheet it is the plain one."""
    return f"c-{letter}" if letter in "rygbw" and letter != JOKER else "c-w"
