"""A card table kept by hand: the cards moved by what a record says, without the rules, and what everybody saw of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from qwixx.records import Act, Event
from qwixx.rules.actions import Card, PlayCards, Take
from qwixx.rules.outcomes import Shuffle

SHOWN = 4
DEAL = 4


@dataclass
class CardTable:
    """The cards where they lie, and by card the shuffle that it came from, which everybody has seen."""

    seats: int
    hands: list[list[Card]] = field(default_factory=list)
    display: list[Card | None] = field(default_factory=list)
    pile: list[Card] = field(default_factory=list)  # the top card first
    discards: list[Card] = field(default_factory=list)
    origin: dict[Card, int] = field(default_factory=dict)
    shuffles: int = 0

    def follow(self, event: Event) -> None:
        """Move the cards as an event says."""
        if isinstance(event, Shuffle):
            self._shuffle(event.cards)
        elif isinstance(event, Act) and isinstance(event.action, Take):
            for place in event.action.places:
                card = self.display[place]
                assert card is not None
                self.hands[event.seat].append(card)
                self.display[place] = None
            self._fill()
        elif isinstance(event, Act) and isinstance(event.action, PlayCards):
            for card in event.action.cards:
                self.hands[event.seat].remove(card)
                self.discards.append(card)

    def _shuffle(self, cards: Sequence[Card]) -> None:
        self.shuffles += 1
        self.pile, self.discards = list(cards), []
        self.origin |= dict.fromkeys(cards, self.shuffles)
        if not self.hands:
            self.hands = [[self.pile.pop(0) for _ in range(DEAL)] for _ in range(self.seats)]
            self.display = [None] * SHOWN
        self._fill()

    def _fill(self) -> None:
        for place in range(SHOWN):
            if self.display[place] is None and self.pile:
                self.display[place] = self.pile.pop(0)

    def known(self, card: Card) -> tuple[int, int]:
        """What everybody knows of a hidden card: its back and its shuffle."""
        return card.number, self.origin[card]

    def pools(self) -> list[set[Card]]:
        """By shuffle: the cards that came from it and have not been shown since."""
        hidden = set(self.origin) - set(self.discards)
        return [{card for card in hidden if self.origin[card] == number + 1} for number in range(self.shuffles)]
