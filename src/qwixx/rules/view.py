"""What one seat, or a spectator, may know. Players and sockets are given views, never states."""

from dataclasses import dataclass

from qwixx.rules.actions import Action, Card
from qwixx.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class CardsView:
    """The card game as one seat sees it: backs show numbers, not colours."""

    hand: tuple[Card, ...]  # one's own; empty for a spectator
    backs: tuple[tuple[int, ...], ...]  # by seat: the numbers in every hand, sorted
    display: tuple[int | None, ...]  # None: taken, not filled yet
    top: int | None  # None: the pile is being made anew
    pile: int  # how many cards
    discards: tuple[Card, ...]  # all were shown when they were played


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it. Equal views tell the same; nothing hidden can be worked out from one."""

    game: str
    options: tuple[tuple[str, str], ...]
    seat: int | None  # None: a spectator
    phase: str
    turn: int
    active: int | None  # None: not drawn yet
    waiting: tuple[int, ...]  # the seats to act; in an action for everybody the others have answered
    crossed: bool  # whether the active player has crossed something this turn
    sheets: tuple[Sheet, ...]
    scores: tuple[int, ...]
    closed: tuple[str, ...] = ()  # colours closed for everybody
    answer: Action | None = None  # one's own sealed answer
    whites: tuple[int, ...] = ()  # the white dice, once rolled
    coloured: tuple[tuple[str, int], ...] = ()  # the coloured dice still in play, once rolled
    pawns: tuple[int, ...] = ()  # by seat: the field under the pawn, 0 for the start
    final_turns: int = 0  # turns left once the end is announced
    cards: CardsView | None = None
    panel: tuple[tuple[int, ...], ...] = ()  # the totals of a match, game by game

    def as_json(self) -> dict[str, object]:
        """The view in the types of JSON; texts as in the notation."""
        cards = self.cards and {
            "hand": [str(card) for card in self.cards.hand],
            "backs": [list(backs) for backs in self.cards.backs],
            "display": list(self.cards.display),
            "top": self.cards.top,
            "pile": self.cards.pile,
            "discards": [str(card) for card in self.cards.discards],
        }
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "phase": self.phase,
            "turn": self.turn,
            "active": self.active,
            "waiting": list(self.waiting),
            "crossed": self.crossed,
            "sheets": [str(sheet) for sheet in self.sheets],
            "scores": list(self.scores),
            "closed": list(self.closed),
            "answer": self.answer and str(self.answer),
            "whites": list(self.whites),
            "coloured": dict(self.coloured),
            "pawns": list(self.pawns),
            "final_turns": self.final_turns,
            "cards": cards,
            "panel": [list(totals) for totals in self.panel],
        }
