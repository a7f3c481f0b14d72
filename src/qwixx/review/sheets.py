"""What can be seen on a sheet before and after: crosses, numbers that are lost, and what comes next."""

from qwixx.rules.actions import JOKER, Card
from qwixx.rules.sheet import Sheet
from qwixx.rules.tables import FACES
from qwixx.rules.view import CardsView


def faces(cards: CardsView | None, place: int) -> list[Card]:
    """The faces that a card of the display can have."""
    origin = cards.display_origins[place] if cards else None
    if cards is None or origin is None:
        return []
    pool = cards.pools[origin - 1]
    return [card for card in pool if card.number == cards.display[place] and card not in cards.hand]


def grown(after: Sheet, before: Sheet) -> frozenset[int]:
    """The rows that have more crosses."""
    rows = range(len(before.layout.rows))
    return frozenset(row for row in rows if after.crosses(row) > before.crosses(row))


def skipped(after: Sheet, before: Sheet, closing: tuple[int, ...] = ()) -> int:
    """How many numbers more are lost, but in rows that close whatever one does."""
    rows = [row for row in range(len(before.layout.rows)) if row not in closing]
    return sum(len(after.skipped(row)) - len(before.skipped(row)) for row in rows)


def ways(sheet: Sheet, closed: tuple[int, ...]) -> int:
    """In how many of the 36 ways two dice give the next number of a row, all open rows together."""
    ahead = [sheet.open(row) for row in range(len(sheet.layout.rows)) if row not in closed and not sheet.has_lock(row)]
    return sum(FACES - abs(marks[0].number - FACES - 1) for marks in ahead if marks)


def can_lock(sheet: Sheet, row: int) -> bool:
    """Whether the last number of a row may be crossed, were it offered."""
    return sheet.layout.marks(row)[-1] in sheet.open(row)


def locks_in_hand(sheet: Sheet, cards: CardsView | None) -> frozenset[int]:
    """The rows whose last number a card of the hand is, if they can still be locked, now or with more crosses."""
    hand = cards.hand if cards else ()
    lasts = {row: sheet.layout.marks(row)[-1] for row in range(len(sheet.layout.rows))}
    return frozenset(
        row
        for row, last in lasts.items()
        if not sheet.has_lock(row)
        and sheet.crosses(row) + len(set(sheet.open(row)) - {last}) >= sheet.layout.lock_needs
        and any(card.number == last.number and card.suit in (last.colour, JOKER) for card in hand)
    )


def skips_of_hand(sheet: Sheet, cards: CardsView | None) -> list[int]:
    """For each card of the hand that could be crossed on this sheet, how many numbers it skips."""
    found = [skips(card, sheet) for card in cards.hand] if cards else []
    return [number for number in found if number is not None]


def skips(card: Card, sheet: Sheet) -> int | None:
    """How many numbers a card skips at least if it is crossed on this sheet; nothing if it cannot be."""
    found = [
        place - len(sheet.crossed(row)) - len(sheet.skipped(row))
        for row in range(len(sheet.layout.rows))
        for place, mark in enumerate(sheet.layout.marks(row))
        if mark in sheet.open(row) and mark.number == card.number and card.suit in (mark.colour, JOKER)
    ]
    return min(found, default=None)
