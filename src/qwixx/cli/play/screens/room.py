"""How the lines of the window are shared out, so that every game and table fits 80×24 and larger windows are used."""

from dataclasses import dataclass

WIDTH, HEIGHT = 80, 24  # the smallest window
WORDS = 7  # lines of words: the head, the score, the question, the choices, two of what is said, the keys

# Lines of a row, of the dice and, at least, of what has happened; from the most beautiful to the smallest.
FORMS = ((3, 3, 4), (2, 3, 3), (2, 1, 3), (1, 3, 3), (1, 1, 3), (1, 1, 1))


@dataclass(frozen=True, slots=True)
class Room:
    """The lines of each part."""

    sheet: int
    dice: int
    track: int
    cards: int
    others: int
    story: int


def share_out(height: int, others: int, rows: int, *, dice: bool, fields: int, cards: bool) -> Room:
    """The lines for a table with so many other sheets and rows, dice or cards, and so many fields of a track."""
    backs = 2 if cards else 1
    fixed = Room(0, 0, 6 if fields else 0, 4 if cards else 0, others * backs, 0)
    left = height - WORDS - fixed.track - fixed.cards - fixed.others
    fitting = (form for form in FORMS if form[0] * rows + form[1] * dice + form[2] <= left)
    row, die, story = next(fitting, FORMS[-1])
    sheet = row * rows
    rest = left - sheet - die * dice - story
    strips = max(0, min(rest // 3, -(-fields // 20) - 2))  # of a track that is longer than usual
    return Room(sheet, die * dice, fixed.track + 3 * strips, fixed.cards, fixed.others, story + rest - 3 * strips)
