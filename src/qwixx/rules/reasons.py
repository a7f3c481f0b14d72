"""Why an action is against the rules: a name for each rule, the facts of the case, and the sentence that says it."""

from qwixx.rules.errors import IllegalAction, shown
from qwixx.rules.kernel.sheet import ROW_BITS, locked, open_in_row, row_bits
from qwixx.rules.layout import Layout, place_of
from qwixx.rules.tables import tables_of

REASONS = {
    "not-now": "{action} is not possible now; possible is: {possible}.",
    "no-such-number": "There is no {mark} on the sheet.",
    "which-row": "{mark} stands in several rows of the sheet; name the row, like {example}.",
    "white-sum": "The white dice make {sum}, so {mark} cannot be crossed now.",
    "white-and-colour": "No white die makes {mark} together with the {colour} die.",
    "reply": "Only a number that closes a row now can be crossed, and {mark} does not.",
    "called-number": "The number called is {number}, so {mark} cannot be crossed now.",
    "closed-row": "The {row} row is closed.",
    "already-crossed": "{mark} is crossed already.",
    "left-to-right": "{mark} stands left of {last}, the last cross in its row: rows are crossed from left to right.",
    "lock-needs": "{mark} is the last number of its row and needs {need} crosses before it, not {have}.",
    "steps": "A pawn moves 1 to {farthest} free fields, not {steps}.",
    "past-the-end": "{steps} free fields forward is past the end of the track.",
    "other-field": "{steps} free fields forward is {field}, not {mark}.",
    "take-count": "You take exactly {count} from the display, to hold five cards.",
    "not-on-display": "The display has {have} with the back {number}; you ask for {wanted}.",
    "not-at-place": "The card at place {place} of the display is not a {number}.",
    "play-count": "You play one, two or three cards, not {count}.",
    "not-in-hand": "You do not hold {card}.",
    "one-colour": "{card} is not {colour}: cards played together are of one colour.",
    "mark-not-played": "{mark} is not among the cards played.",
    "one-skip": "At most one number may be skipped between the first and the last crossed; here it is {skipped}.",
}

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def illegal(rule: str, **facts: object) -> IllegalAction:
    """The refusal that names a rule and says its sentence; a `colour` or `row` is short, and a word in the sentence."""
    said = facts | {name: SAID[name](str(fact)) for name, fact in facts.items() if name in SAID}
    return IllegalAction(rule, REASONS[rule].format(**said), facts)


def colour_name(colour: str) -> str:
    """A colour in English, or its letter."""
    return COLOURS.get(colour) or shown(colour)


def _row_name(row: str) -> str:
    """A row in English: by its colour, or by its number."""
    return ORDINALS[int(row) - 1] if row.isdecimal() else colour_name(row)


SAID = {"colour": colour_name, "row": _row_name}


def why_not_cross(layout: Layout, bits: int, closed: int, bit: int) -> IllegalAction | None:
    """Which rule of the sheet forbids crossing a number, if any."""
    mark, (row, _) = layout.mark_at(bit), place_of(bit)
    crossed = row_bits(bits, row)
    closed |= locked(tables_of(layout), bits)
    if open_in_row(tables_of(layout), row, crossed) << (row * ROW_BITS) & bit and not row_bits(closed, row):
        return None
    if bits & bit:
        return illegal("already-crossed", mark=mark)
    if row_bits(closed, row):
        return illegal("closed-row", row=layout.row_name(row))
    if bit < 1 << (row * ROW_BITS + crossed.bit_length()):
        return illegal("left-to-right", mark=mark, last=layout.marks(row)[crossed.bit_length() - 1])
    return illegal("lock-needs", mark=mark, need=layout.lock_needs, have=crossed.bit_count())
