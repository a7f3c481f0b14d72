"""The player that skips as few numbers as it can."""

from collections.abc import Sequence

from qwixx.rules.actions import Action, Card, GoOn, Mark, Move, Pass, Play, Stop, Take
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View

LAST_ACTIONS = ("colour", "move", "play")
USELESS = 12  # skips of a number that cannot be crossed any more


class Greedy:
    """Cross what skips the fewest numbers, if that is at most `tolerance` a cross, or if passing costs a penalty."""

    def __init__(self, tolerance: int = 2) -> None:
        self.tolerance = tolerance

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The cheapest legal action by what it skips; more crosses before fewer, then the first."""
        sheet = view.sheets[view.seat or 0]
        return min(legal, key=lambda action: self._cost(view, sheet, action))

    def _cost(self, view: View, sheet: Sheet, action: Action) -> tuple[float, ...]:
        match action:
            case Mark():
                return self._crosses(view, sheet, [action])
            case Move():
                landing = [] if action.field.number in sheet.crossed(action.field.colour) else [action.field]
                return self._crosses(view, sheet, landing) if landing else (1, 0, -action.steps)
            case Play():
                marks = [Mark(action.colour, number) for number in action.marks]
                return (*self._crosses(view, sheet, marks), *_waste(sheet, action.cards, action.marks))
            case Take():
                return (0, sum(_best_skip(sheet, number) for number in action.numbers))
            case Pass() | GoOn():
                return (1, USELESS)
            case Stop():
                return (2,)

    def _crosses(self, view: View, sheet: Sheet, marks: Sequence[Mark]) -> tuple[float, ...]:
        """Class 0 to be done, 1 like passing, 2 worse; then the skips a cross, then the more crosses the better."""
        if not marks:
            return (1, USELESS, 0)
        skips = _skipped(sheet, marks) / len(marks)
        penalty = view.active == view.seat and not view.crossed and view.phase in LAST_ACTIONS
        return (0 if skips <= self.tolerance or penalty else 2, skips, -len(marks))


def _skipped(sheet: Sheet, marks: Sequence[Mark]) -> int:
    """How many numbers are lost by crossing these, all in one row."""
    order = sheet.layout.rows[sheet.layout.row_of(marks[0].colour)].numbers
    before = sheet.crossed(marks[0].colour)
    begin = order.index(before[-1]) + 1 if before else 0
    end = max(order.index(mark.number) for mark in marks) + 1
    return end - begin - len(marks)


def _best_skip(sheet: Sheet, number: int) -> int:
    """How many numbers a card with this back skips in the row it suits best."""
    fitting = [colour for colour in sheet.layout.colours if number in sheet.open(colour)]
    return min((_skipped(sheet, [Mark(colour, number)]) for colour in fitting), default=USELESS)


def _waste(sheet: Sheet, cards: Sequence[Card], marks: Sequence[int]) -> tuple[float, ...]:
    """Of cards that give no cross rather play few, and those that fit the sheet worst."""
    spare = [card for card in cards if card.number not in marks]
    return (len(spare), -sum(_best_skip(sheet, card.number) for card in spare))
