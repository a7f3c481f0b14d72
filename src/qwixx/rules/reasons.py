"""Why an action is against the rules: a name for each rule, and the facts of the case; `locales/` has the sentences."""

from collections.abc import Iterable

from qwixx.rules.errors import IllegalAction, shown
from qwixx.rules.kernel.plays import skipped_between
from qwixx.rules.kernel.sheet import ROW_BITS, locked, open_in_row, row_bits
from qwixx.rules.layout import Layout, place_of
from qwixx.rules.tables import tables_of

RULES: dict[str, tuple[str, ...]] = {
    "not-now": ("action", "possible"),
    "no-such-number": ("mark",),
    "which-row": ("mark", "example"),
    "white-sum": ("sum", "mark"),
    "white-and-colour": ("mark", "colour"),
    "reply": ("mark",),
    "called-number": ("number", "mark"),
    "closed-row": ("row",),
    "already-crossed": ("mark",),
    "left-to-right": ("mark", "last"),
    "lock-needs": ("mark", "need", "have"),
    "steps": ("farthest", "steps"),
    "past-the-end": ("steps",),
    "other-field": ("steps", "field", "mark"),
    "take-count": ("count",),
    "not-on-display": ("have", "number", "wanted"),
    "not-at-place": ("place", "number"),
    "play-count": ("count",),
    "not-in-hand": ("card",),
    "one-colour": ("card", "colour"),
    "mark-not-played": ("mark",),
    "one-skip": ("skipped",),
}
"""Every rule by its name, with the facts of a case that its sentence in `locales/` speaks of."""

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def illegal(rule: str, **facts: object) -> IllegalAction:
    """The refusal that names a rule and the facts of the case; a `colour` or a `row` is told by its letter."""
    return IllegalAction(rule, facts)


def colour_name(colour: str) -> str:
    """A colour in English, or its letter."""
    return COLOURS.get(colour) or shown(colour)


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


def why_not_cross_together(layout: Layout, sheet: int, bits: Iterable[int]) -> IllegalAction:
    """Which rule forbids crossing these numbers of a row with one play of cards.

    They are crossed left to right, each by the normal rules; what is left to break is the one skip.
    """
    crossed = 0
    for bit in sorted(bits):
        reason = why_not_cross(layout, sheet | crossed, 0, bit)
        if reason:
            return reason
        crossed |= bit
    return illegal("one-skip", skipped=skipped_between(crossed))
