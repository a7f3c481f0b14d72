"""The actions numbered: fixed tables, in which every legal action has one place."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from qwixx.encoding.devices import seen
from qwixx.rules.actions import Action, GoOn, Mark, Move, Pass, PlayCards, Stop, Take
from qwixx.rules.descriptor import Cards, Descriptor
from qwixx.rules.layout import Layout
from qwixx.rules.view import View

Places = tuple[int, ...]


class Group(NamedTuple):
    """The actions of one kind: a text for each, and the place among them of the action that a view's seat means."""

    kind: type[Action]
    meaning: str
    texts: tuple[str, ...]
    place: Callable[[View, Any], int]


def groups_of(about: Descriptor) -> list[Group]:
    """Every action of a game."""
    groups = crosses(about.layout)
    groups += [moves(about.farthest)] if about.track else []
    groups += [takes(about.cards), plays(about.cards, about.layout)] if about.cards else []
    groups += next_or_stop() if about.panel else []
    return groups


def crosses(layout: Layout) -> list[Group]:
    """In every game: nothing, or a number."""
    marks = [mark for row in range(len(layout.rows)) for mark in layout.marks(row)]
    order = {mark: place for place, mark in enumerate(marks)}
    meaning = "cross this number; row by row, left to right"
    return [
        _alone(Pass(), "do nothing"),
        Group(Mark, meaning, tuple(map(str, marks)), lambda _, mark: order[mark]),
    ]


def next_or_stop() -> list[Group]:
    """Between two games of a match."""
    return [_alone(GoOn(), "another game"), _alone(Stop(), "no more games, if all agree")]


def _alone(action: Action, meaning: str) -> Group:
    return Group(type(action), meaning, (str(action),), lambda *_: 0)


def moves(farthest: int) -> Group:
    """A pawn on its track."""
    steps = range(1, farthest + 1)
    texts = tuple(f"move {number}" for number in steps)
    return Group(Move, "move the pawn so many free fields", texts, lambda _, move: steps.index(move.steps))


# -- cards -------------------------------------------------------------------------------------------------------------


def takes(about: Cards) -> Group:
    """From the display as many cards as fill the hand."""
    chosen = take_places(about)
    order = {places: place for place, places in enumerate(chosen)}
    texts = tuple(f"take at {_listed(places)}" for places in chosen)
    return Group(Take, "take the cards at these places of the display", texts, lambda _, take: order[take.places])


def take_places(about: Cards) -> list[Places]:
    """Every choice of places on the display."""
    most = max(about.most_played, about.full_hand - about.deal)
    return [places for size in range(1, most + 1) for places in combinations(range(about.display), size)]


def plays(about: Cards, layout: Layout) -> Group:
    """Cards of a hand, a colour, and the numbers crossed."""
    chosen = list(cards_and_marks(about))
    order = {play: place for place, play in enumerate(chosen)}
    begins = {colour: row * len(chosen) for row, colour in enumerate(layout.colours)}
    texts = tuple(_play_text(colour, cards, marks) for colour in layout.colours for cards, marks in chosen)
    meaning = "play these cards of the hand as this colour, cross the numbers of some; of equal numbers the first card"
    return Group(PlayCards, meaning, texts, lambda view, play: begins[play.colour] + order[_places_played(view, play)])


def cards_and_marks(about: Cards) -> Iterator[tuple[Places, Places]]:
    """Every choice of cards of a hand, and of some among them whose numbers are crossed."""
    for size in range(1, about.most_played + 1):
        for cards in combinations(range(about.full_hand), size):
            for crossed in range(size + 1):
                for marks in combinations(cards, crossed):
                    yield cards, marks


def _places_played(view: View, play: PlayCards) -> tuple[Places, Places]:
    """The cards of a play, and those whose numbers it crosses, as places in the hand."""
    hand = seen(view).hand
    cards = sorted([hand.index(card) for card in play.cards])
    first = {hand[place].number: place for place in reversed(cards)}
    return tuple(cards), tuple(sorted([first[number] for number in play.marks]))


def _play_text(colour: str, cards: Places, marks: Places) -> str:
    text = f"play {_listed(cards)} as {colour}"
    return f"{text} mark {_listed(marks)}" if marks else text


def _listed(places: Places) -> str:
    return " ".join(str(place + 1) for place in places)
