"""The parts of an observation that only some games have: dice, track, panel, cards."""

from collections.abc import Callable, Sequence

from qwixx.encoding.slots import POINTS, Part, clockwise, one_of, packed, seat_names
from qwixx.rules.actions import Card
from qwixx.rules.descriptor import Cards, Dice
from qwixx.rules.layout import Layout
from qwixx.rules.view import CardsView, View

# -- dice --------------------------------------------------------------------------------------------------------------


def dice(about: Dice, layout: Layout) -> list[Part]:
    """What the dice games have on the table."""
    return [
        _rows("closed", "1 for a row closed for everybody", layout, lambda view: view.closed),
        _rows("closing", "1 for a row whose lock was announced, while others reply", layout, lambda view: view.closing),
        _whites(about),
        _coloured(about),
    ]


def _rows(name: str, meaning: str, layout: Layout, which: Callable[[View], tuple[int, ...]]) -> Part:
    rows = range(len(layout.rows))
    slots = tuple(f"{name} {layout.row_name(row)}" for row in rows)
    return Part(meaning, slots, lambda view, _: packed([row in which(view) for row in rows]))


def _whites(about: Dice) -> Part:
    face = one_of(about.faces)  # by face - 1, so that -1 is no die
    none = (0,) * about.white

    def values(view: View, _: int) -> bytes:
        return b"".join([face[number - 1] for number in sorted(view.whites) or none])

    names = ("lower white", "higher white")
    return Part("1 for the face, the lower die first", _faces(names[: about.white], about.faces), values)


def _coloured(about: Dice) -> Part:
    face = one_of(about.faces)

    def values(view: View, _: int) -> bytes:
        faces = dict(view.coloured)
        return b"".join([face[faces.get(colour, 0) - 1] for colour in about.colours])

    return Part("1 for the face; a die that has left shows none", _faces(about.colours, about.faces), values)


def _faces(dice: tuple[str, ...], faces: int) -> tuple[str, ...]:
    return tuple(f"{die} die {face + 1}" for die in dice for face in range(faces))


# -- the track and the panel -------------------------------------------------------------------------------------------


def track(fields: int, seats: int) -> list[Part]:
    """What On Board adds."""
    return [_pawns(one_of(fields + 1), seats), _final_turns(seats)]


def _pawns(places: tuple[bytes, ...], seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return b"".join([places[field] for field in clockwise(view.pawns, seat)])

    slots = tuple(f"{who} pawn {field}" for who in seat_names(seats) for field in range(len(places) - 1))
    return Part("seat by seat: 1 for the field under the pawn, 0 being the start", slots, values)


def _final_turns(seats: int) -> Part:
    meaning = "turns left once the end is announced / seats"
    return Part(meaning, ("final turns",), lambda view, _: packed([view.final_turns / seats]))


def panel(games: int, seats: int, low: float, high: float) -> Part:
    """What a match adds."""

    def values(view: View, seat: int) -> bytes:
        slots = [0.0] * games * (1 + seats)
        for number, totals in enumerate(view.panel):
            begin = number * (1 + seats)
            slots[begin : begin + 1 + seats] = 1, *[total / POINTS for total in clockwise(totals, seat)]
        return packed(slots)

    columns = ("played", *(f"{who} total" for who in seat_names(seats)))
    slots = tuple(f"game {number + 1} {column}" for number in range(games) for column in columns)
    return Part(f"game by game: 1 if it is finished, then the totals / {POINTS}", slots, values, low, high)


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(about: Cards, seats: int) -> list[Part]:
    """What the card games have on the table and in the hands, and what everybody knows of hidden cards."""
    return [
        _hand(about),
        _backs(about, seats),
        _display(about),
        _top(about),
        _pile(about),
        _each_card("discard", "1 for a card among the discards", about, lambda seen: seen.discards),
        _each_card("latest", LATEST, about, lambda seen: seen.pools[-1] if seen.pools else ()),
        _earlier_backs(about, seats),
        _earlier_display(about),
    ]


LATEST = "1 for a card that was in the latest shuffle and has not been shown since"


def _hand(about: Cards) -> Part:
    suits = {suit: one_of(len(about.suits))[place] for place, suit in enumerate(about.suits)}
    number = _numbers(about)
    empty = packed([0] * (len(about.suits) + len(about.numbers)))

    def values(view: View, _: int) -> bytes:
        hand = seen(view).hand
        held = [suits[card.suit] + number[card.number] for card in hand]
        return b"".join(held + [empty] * (about.full_hand - len(hand)))

    signs = (*about.suits, *about.numbers)
    slots = tuple(f"hand {card + 1} {sign}" for card in range(about.full_hand) for sign in signs)
    return Part("card by card in the order of the hand: 1 for the suit and 1 for the number", slots, values)


def _backs(about: Cards, seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return b"".join([_counts(about, backs) for backs in clockwise(seen(view).backs, seat)[1:]])

    slots = tuple(f"{who} back {number}" for who in seat_names(seats)[1:] for number in about.numbers)
    return Part(f"seat by seat: cards of each number in the hand / {about.full_hand}", slots, values)


def _earlier_backs(about: Cards, seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        known = seen(view)
        hands = clockwise(list(zip(known.backs, known.origins, strict=True)), seat)[1:]
        return b"".join([_counts(about, _from_earlier(known, *hand)) for hand in hands])

    slots = tuple(f"{who} earlier {number}" for who in seat_names(seats)[1:] for number in about.numbers)
    return Part(f"the same of cards that came from an earlier shuffle / {about.full_hand}", slots, values)


def _from_earlier(known: CardsView, backs: Sequence[int], origins: Sequence[int]) -> tuple[int, ...]:
    """Those of a hand's backs that are not from the latest shuffle."""
    return tuple(back for back, origin in zip(backs, origins, strict=True) if origin < len(known.pools))


def _counts(about: Cards, backs: Sequence[int]) -> bytes:
    """How many of each number."""
    return packed([backs.count(number) / about.full_hand for number in about.numbers])


def _display(about: Cards) -> Part:
    number = _numbers(about)
    empty = (None,) * about.display

    def values(view: View, _: int) -> bytes:
        return b"".join([number[back] for back in seen(view).display or empty])

    slots = tuple(f"display {place + 1} back {number}" for place in range(about.display) for number in about.numbers)
    return Part("place by place: 1 for the back", slots, values)


def _earlier_display(about: Cards) -> Part:
    def values(view: View, _: int) -> bytes:
        known = seen(view)
        origins = known.display_origins or (None,) * about.display
        return packed([origin is not None and origin < len(known.pools) for origin in origins])

    slots = tuple(f"display {place + 1} earlier" for place in range(about.display))
    return Part("place by place: 1 for a card that came from an earlier shuffle", slots, values)


def _top(about: Cards) -> Part:
    number = _numbers(about)
    slots = tuple(f"top {number}" for number in about.numbers)
    return Part("1 for the back on top of the pile", slots, lambda view, _: number[seen(view).top])


def _pile(about: Cards) -> Part:
    deck = len(about.suits) * len(about.numbers)
    return Part("cards in the pile / cards of the game", ("pile",), lambda view, _: packed([seen(view).pile / deck]))


def _each_card(name: str, meaning: str, about: Cards, which: Callable[[CardsView], Sequence[Card]]) -> Part:
    deck = [Card(suit, number) for suit in about.suits for number in about.numbers]
    places = {card: place for place, card in enumerate(deck)}

    def values(view: View, _: int) -> bytes:
        slots = [0.0] * len(deck)
        for card in which(seen(view)):
            slots[places[card]] = 1.0
        return packed(slots)

    return Part(meaning, tuple(f"{name} {card}" for card in deck), values)


def _numbers(about: Cards) -> dict[int | None, bytes]:
    """By number: 1 in its place; for none, 0 everywhere."""
    *ones, none = one_of(len(about.numbers))
    return {None: none, **dict(zip(about.numbers, ones, strict=True))}


def seen(view: View) -> CardsView:
    """The cards in a view of a card game."""
    assert view.cards is not None
    return view.cards
