"""One decision while it is being made: what the cursor is on, what is selected, what waits to be confirmed.

Nothing here knows a rule: whatever can be reached is one of the legal actions.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from qwixx.cli.rows import row_of
from qwixx.rules.actions import Action, Card, Mark, Pass, PlayCards, Take
from qwixx.rules.layout import Layout
from qwixx.rules.view import View


class Choosing(ABC):
    """A decision in the making; `pending` is chosen and waits to be confirmed."""

    of_cards = False  # whether the cursor is on cards

    def __init__(self, legal: Sequence[Action]) -> None:
        self.legal = tuple(legal)
        self.cursor = 0
        self.pending: Action | None = self.legal[0] if len(self.legal) == 1 else None

    @property
    @abstractmethod
    def current(self) -> Action | None:
        """What would be chosen now; nothing while it is incomplete."""

    @property
    @abstractmethod
    def listed(self) -> Sequence[Action]:
        """The actions to be offered in a line of words."""

    @abstractmethod
    def move(self, right: int, down: int) -> None:
        """Follow the arrow keys."""

    @abstractmethod
    def toggle(self) -> None:
        """Select what the cursor is on, or no longer."""

    @property
    def selected(self) -> tuple[int, ...]:
        """The places of the selected cards."""
        return ()

    def choose(self) -> None:
        """Take what the cursor is on; it is not done before it is confirmed."""
        if self.current is None:
            self.toggle()
        self.pending = self.current

    def drop(self) -> bool:
        """Undo the choice; false if there was none."""
        chosen = self.pending is not None and len(self.legal) > 1
        if chosen:
            self.pending = None
        return chosen

    def settle_on(self, action: Action) -> None:
        """Choose an action that was typed or clicked."""
        self.pending = action

    def clear(self) -> bool:
        """Choose none of several numbers any more; false if none was chosen."""
        return False

    def point(self, mark: Mark) -> bool:  # noqa: ARG002 (mostly a number is an action of its own)
        """Choose a number of several that was clicked, or no longer; false where a number is all there is to choose."""
        return False


class OneOf(Choosing):
    """Choosing one of a few actions: a number, a move of the pawn, passing, another game."""

    def __init__(self, legal: Sequence[Action], layout: Layout) -> None:
        ordered = [action for action in legal if not isinstance(action, Pass)]
        super().__init__(ordered + [action for action in legal if isinstance(action, Pass)])
        self._lines = [_line_of(action, layout) for action in self.legal]

    @property
    def current(self) -> Action:
        return self.legal[self.cursor]

    @property
    def listed(self) -> Sequence[Action]:
        return self.legal

    def move(self, right: int, down: int) -> None:
        if right:
            self.cursor = (self.cursor + right) % len(self.legal)
            return
        lines, here = self._lines, self.cursor
        while lines[here] == lines[self.cursor]:
            here = (here + down) % len(lines)
            if here == self.cursor:
                return
        self.cursor = lines.index(lines[here])

    def toggle(self) -> None:
        self.pending = None if self.pending else self.current

    def settle_on(self, action: Action) -> None:
        self.cursor = self.legal.index(action)
        super().settle_on(action)


def _line_of(action: Action, layout: Layout) -> str:
    """Which row of the sheet an action stands in; the others are lines of their own."""
    return layout.row_name(row_of(layout, action)) if isinstance(action, Mark) else str(action)


class Taking(Choosing):
    """Choosing cards of the display by their places."""

    of_cards = True

    def __init__(self, legal: Sequence[Action], display: Sequence[int | None]) -> None:
        super().__init__(legal)
        self._display = display
        self._chosen: list[int] = []
        self._count = max(len(action.numbers) for action in legal if isinstance(action, Take))

    @property
    def selected(self) -> tuple[int, ...]:
        return tuple(self._chosen)

    @property
    def current(self) -> Action | None:
        places = [self.cursor] if self._count == 1 else sorted(self._chosen)
        return next((a for a in self.legal if isinstance(a, Take) and [*a.places] == places), None)

    @property
    def listed(self) -> Sequence[Action]:
        return ()

    def move(self, right: int, down: int) -> None:
        places = [place for place, number in enumerate(self._display) if number is not None]
        here = places.index(self.cursor) if self.cursor in places else 0
        self.cursor = places[(here + (right or down)) % len(places)]

    def toggle(self) -> None:
        if self.cursor in self._chosen:
            self._chosen.remove(self.cursor)
        else:
            self._chosen = [*self._chosen, self.cursor][-self._count :]
        self.pending = None

    def settle_on(self, action: Action) -> None:
        if isinstance(action, Take):
            self._chosen = list(action.places)
            self.cursor = self._chosen[0]
        super().settle_on(action)


class Playing(Choosing):
    """Choosing cards of the hand, and then which of their numbers to cross."""

    of_cards = True

    def __init__(self, legal: Sequence[Action], hand: Sequence[Card]) -> None:
        super().__init__(legal)
        self._hand = hand
        self._chosen: list[Card] = []
        self._variant = 0

    @property
    def selected(self) -> tuple[int, ...]:
        return tuple(self._hand.index(card) for card in self._chosen)

    @property
    def current(self) -> Action | None:
        return self.listed[self._variant] if self.listed else None

    @property
    def listed(self) -> Sequence[Action]:
        return sorted(self._plays_of(self._chosen), key=lambda play: -len(play.marks))

    def move(self, right: int, down: int) -> None:
        self.cursor = (self.cursor + right) % len(self._hand)
        if self.listed:
            self._variant = (self._variant + down) % len(self.listed)

    def toggle(self) -> None:
        card = self._hand[self.cursor]
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            together = [*self._chosen, card]
            self._chosen = together if self._plays_of(together) else [card]
        self._variant = 0
        self.pending = None

    def settle_on(self, action: Action) -> None:
        if isinstance(action, PlayCards):
            self._chosen = list(action.cards)
            self._variant = list(self.listed).index(action)
        super().settle_on(action)

    def _plays_of(self, cards: Sequence[Card]) -> list[PlayCards]:
        """The ways in which exactly these cards can be played."""
        return [play for play in self.legal if isinstance(play, PlayCards) and set(play.cards) == set(cards)]


class Crossing(Choosing):
    """Choosing what real cards crossed: numbers of one row, one after the other, or none."""

    def __init__(self, legal: Sequence[Action], layout: Layout) -> None:
        super().__init__(legal)
        self._plays = [action for action in self.legal if isinstance(action, PlayCards)]
        named = {Mark(play.colour, number) for play in self._plays for number in play.marks}
        self._places = [mark for row in range(len(layout.rows)) for mark in layout.marks(row) if mark in named]
        self._chosen: tuple[Mark, ...] = ()

    @property
    def current(self) -> Action:
        return self.listed[self.cursor]

    @property
    def listed(self) -> Sequence[Action]:
        """What the next number would make of it, for each; and to cross nothing."""
        return [*(self._with(mark) for mark in self._places), Pass()]

    def move(self, right: int, down: int) -> None:
        rows = [*(mark.colour for mark in self._places), ""]
        if right:
            self.cursor = (self.cursor + right) % len(rows)
            return
        order = list(dict.fromkeys(rows))
        self.cursor = rows.index(order[(order.index(rows[self.cursor]) + down) % len(order)])

    def toggle(self) -> None:
        if self.cursor < len(self._places):
            self.point(self._places[self.cursor])
        self.pending = None

    def point(self, mark: Mark) -> bool:
        if mark not in self._places:
            return False
        self.cursor = self._places.index(mark)
        left = tuple(other for other in self._chosen if other != mark)
        chosen = self._fitting(left) if mark in self._chosen else self._with(mark)
        self._chosen = _marks(chosen) if isinstance(chosen, PlayCards) else ()
        self.pending = chosen
        return True

    def clear(self) -> bool:
        cleared, self._chosen = bool(self._chosen), ()
        return cleared

    def settle_on(self, action: Action) -> None:
        self._chosen = _marks(action) if isinstance(action, PlayCards) else ()
        super().settle_on(action)

    def _with(self, mark: Mark) -> PlayCards:
        """The least play that crosses this number beside those chosen; else by itself, or with what it needs."""
        return self._fitting((*self._chosen, mark)) or self._fitting((mark,)) or self._plays[0]

    def _fitting(self, marks: Sequence[Mark]) -> PlayCards | None:
        plays = [play for play in self._plays if marks and {*marks} <= {*_marks(play)}]
        return min(plays, key=lambda play: len(play.marks), default=None)


def _marks(play: PlayCards) -> tuple[Mark, ...]:
    return tuple(Mark(play.colour, number) for number in play.marks)


def choosing(legal: Sequence[Action], view: View) -> Choosing:
    """The way to decide between these actions."""
    if view.cards and isinstance(legal[0], Take):
        return Taking(legal, view.cards.display)
    if view.cards and isinstance(legal[0], PlayCards):
        return Playing(legal, view.cards.hand)
    if any(isinstance(action, PlayCards) for action in legal):
        return Crossing(legal, view.sheets[0].layout)
    return OneOf(legal, view.sheets[0].layout)
