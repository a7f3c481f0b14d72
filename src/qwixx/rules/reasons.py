"""Why an action is against the rules: a name for each rule, the facts of the case, and the sentence that says it."""

from qwixx.rules.errors import IllegalAction, shown
from qwixx.rules.kernel.sheet import ROW_BITS, locked, open_in_row, row_bits
from qwixx.rules.layout import Layout, tables_of

REASONS = {
    "not-now": "{action} is not possible now; possible is: {possible}.",
    "no-such-number": "There is no {mark} on the sheet.",
    "white-sum": "The white dice make {sum}, so {mark} cannot be crossed now.",
    "white-and-colour": "No white die makes {mark} together with the {colour} die.",
    "called-number": "The number called is {number}, so {mark} cannot be crossed now.",
    "closed-row": "The {colour} row is closed.",
    "already-crossed": "{mark} is crossed already.",
    "left-to-right": "{mark} stands left of {last}, the last cross in its row: rows are crossed from left to right.",
    "lock-needs": "{mark} is the last number of its row and needs {need} crosses before it, not {have}.",
    "steps": "A pawn moves 1 to {farthest} free fields, not {steps}.",
    "past-the-end": "{steps} free fields forward is past the end of the track.",
    "other-field": "{steps} free fields forward is {field}, not {mark}.",
    "take-count": "You take exactly {count} from the display, to hold five cards.",
    "not-on-display": "The display has {have} with the back {number}; you ask for {wanted}.",
    "play-count": "You play one, two or three cards, not {count}.",
    "not-in-hand": "You do not hold {card}.",
    "one-colour": "{card} is not {colour}: cards played together are of one colour.",
    "mark-not-played": "{mark} is not among the cards played.",
    "one-skip": "At most one number may be skipped between the first and the last crossed; here it is {skipped}.",
}

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def illegal(rule: str, **facts: object) -> IllegalAction:
    """The refusal that names a rule and says its sentence; a `colour` is a letter, and a word in the sentence only."""
    said = {name: colour_name(str(fact)) if name == "colour" else fact for name, fact in facts.items()}
    return IllegalAction(rule, REASONS[rule].format(**said), facts)


def colour_name(colour: str) -> str:
    """The colour of a row in English, or its letter."""
    return COLOURS.get(colour) or shown(colour)


def why_not_cross(layout: Layout, bits: int, closed: int, bit: int) -> IllegalAction | None:
    """Which rule of the sheet forbids crossing a number, if any."""
    colour, number = layout.number_at(bit)
    row = layout.row_of(colour)
    mark = f"{colour}{number}"
    crossed = row_bits(bits, row)
    closed |= locked(tables_of(layout), bits)
    if open_in_row(tables_of(layout), row, crossed) << (row * ROW_BITS) & bit and not row_bits(closed, row):
        return None
    if bits & bit:
        return illegal("already-crossed", mark=mark)
    if row_bits(closed, row):
        return illegal("closed-row", colour=colour)
    if bit < 1 << (row * ROW_BITS + crossed.bit_length()):
        last = layout.rows[row].numbers[crossed.bit_length() - 1]
        return illegal("left-to-right", mark=mark, last=f"{colour}{last}")
    return illegal("lock-needs", mark=mark, need=layout.lock_needs, have=crossed.bit_count())
