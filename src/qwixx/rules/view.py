"""What one seat, or a spectator, may know. Players and sockets are given views, never states."""

from dataclasses import dataclass

from qwixx.rules.actions import Action, Card
from qwixx.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class CardsView:
    """The card game as one seat sees it: backs show numbers, not colours.

    Everybody has seen which cards went into each pile, and every card of a pile go to the display and into a hand. So
    of a card whose face is hidden it is known from which shuffle it came, and `pools` says what it can be.
    """

    hand: tuple[Card, ...]  # one's own; empty for a spectator
    backs: tuple[tuple[int, ...], ...]  # by seat: the numbers in every hand, sorted
    display: tuple[int | None, ...]  # None: taken, not filled yet
    top: int | None  # None: the pile is being made anew
    pile: int  # how many cards
    discards: tuple[Card, ...]  # all were shown when they were played
    origins: tuple[tuple[int, ...], ...]  # by seat, as `backs`: the shuffle that each card came from, counted from 1
    display_origins: tuple[int | None, ...]  # the same of the display; the pile is of the last shuffle
    pools: tuple[tuple[Card, ...], ...]  # by shuffle: the cards that were in it and have not been shown since

    def as_json(self) -> dict[str, object]:
        """The cards in the types of JSON."""
        return {
            "hand": [str(card) for card in self.hand],
            "backs": [list(backs) for backs in self.backs],
            "display": list(self.display),
            "top": self.top,
            "pile": self.pile,
            "discards": [str(card) for card in self.discards],
            "origins": [list(origins) for origins in self.origins],
            "display_origins": list(self.display_origins),
            "pools": [[str(card) for card in pool] for pool in self.pools],
        }


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """A position as one seat sees it. Equal views tell the same; nothing hidden can be worked out from one."""

    game: str
    options: tuple[tuple[str, str], ...]
    seat: int | None  # None: a spectator
    phase: str
    turn: int
    active: int | None  # None: not drawn yet
    asked: tuple[int, ...]  # the seats that this phase asks
    waiting: tuple[int, ...]  # those of them that are still to act
    crossed: bool  # whether the active player has crossed something this turn
    sheets: tuple[Sheet, ...]
    scores: tuple[int, ...]
    closed: tuple[int, ...] = ()  # rows closed for everybody, counted from 0
    closing: tuple[int, ...] = ()  # rows whose lock was announced, while the others reply
    answer: Action | None = None  # one's own sealed answer
    whites: tuple[int, ...] = ()  # the white dice, once rolled; or one number, where only that was called
    coloured: tuple[tuple[str, int], ...] = ()  # the coloured dice still in play, once rolled
    pawns: tuple[int, ...] = ()  # by seat: the field under the pawn, 0 for the start
    final_turns: int = 0  # turns left once the end is announced
    cards: CardsView | None = None
    panel: tuple[tuple[int, ...], ...] = ()  # the totals of a match, game by game
    ending: str | None = None  # why the game ended, once it has

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game} for {who}: turn {self.turn}, {self.phase}, scores {self.scores}>"

    @property
    def called(self) -> bool:
        """Whether only a number is known that was called: the white sum, or the top of a real pile."""
        return len(self.whites) == 1

    @property
    def blind(self) -> bool:
        """Whether this seat decides by dice or cards that only those at the table know."""
        return self.called and (self.seat == self.active or self.phase in ("call", "play"))

    def as_json(self) -> dict[str, object]:
        """The view in the types of JSON; texts as in the notation."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "phase": self.phase,
            "turn": self.turn,
            "active": self.active,
            "asked": list(self.asked),
            "waiting": list(self.waiting),
            "crossed": self.crossed,
            "sheets": [str(sheet) for sheet in self.sheets],
            "scores": list(self.scores),
            "closed": list(self.closed),
            "closing": list(self.closing),
            "answer": self.answer and str(self.answer),
            "whites": list(self.whites),
            "coloured": dict(self.coloured),
            "pawns": list(self.pawns),
            "final_turns": self.final_turns,
            "cards": self.cards and self.cards.as_json(),
            "panel": [list(totals) for totals in self.panel],
            "ending": self.ending,
        }
