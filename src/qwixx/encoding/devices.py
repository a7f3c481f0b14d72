"""The parts of an observation that only some games have: dice, track, panel, cards."""

from functools import cache

from qwixx.encoding.slots import POINTS, Part, clockwise, one_of, packed, seat_names
from qwixx.rules.kernel.cards import FULL_HAND, SHOWN
from qwixx.rules.layout import RISING
from qwixx.rules.view import CardsView, View

FACES = 6
FACE = one_of(FACES)  # by face - 1, so that -1 is no die
LOWEST = RISING[0]
NUMBER = one_of(len(RISING))  # by number - LOWEST; -1 is no number


# -- dice --------------------------------------------------------------------------------------------------------------


def dice(colours: tuple[str, ...]) -> list[Part]:
    """What the dice games have on the table."""
    return [_closed(colours), _whites(), _coloured(colours)]


def _closed(colours: tuple[str, ...]) -> Part:
    slots = tuple(f"closed {colour}" for colour in colours)
    return Part(
        "1 for a colour closed for everybody",
        slots,
        lambda view, _: packed([colour in view.closed for colour in colours]),
    )


def _whites() -> Part:
    def values(view: View, _: int) -> bytes:
        return b"".join([FACE[face - 1] for face in sorted(view.whites) or (0, 0)])

    return Part("1 for the face, the lower die first", _faces(("lower white", "higher white")), values)


def _coloured(colours: tuple[str, ...]) -> Part:
    def values(view: View, _: int) -> bytes:
        faces = dict(view.coloured)
        return b"".join([FACE[faces.get(colour, 0) - 1] for colour in colours])

    return Part("1 for the face; a die that has left shows none", _faces(colours), values)


def _faces(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{die} die {face + 1}" for die in dice for face in range(FACES))


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


def cards(suits: tuple[str, ...], seats: int) -> list[Part]:
    """What the card games have on the table and in the hands."""
    return [_hand(suits), _backs(seats), _display(), _top(), _pile(suits), _discards(suits)]


def _hand(suits: tuple[str, ...]) -> Part:
    places = {suit: one_of(len(suits))[place] for place, suit in enumerate(suits)}
    empty = packed([0] * (len(suits) + len(RISING)))

    def values(view: View, _: int) -> bytes:
        hand = seen(view).hand
        held = [places[card.suit] + NUMBER[card.number - LOWEST] for card in hand]
        return b"".join(held + [empty] * (FULL_HAND - len(hand)))

    slots = tuple(f"hand {card + 1} {sign}" for card in range(FULL_HAND) for sign in (*suits, *RISING))
    return Part("card by card in the order of the hand: 1 for the suit and 1 for the number", slots, values)


def _backs(seats: int) -> Part:
    def values(view: View, seat: int) -> bytes:
        return b"".join([_counts(backs) for backs in clockwise(seen(view).backs, seat)[1:]])

    slots = tuple(f"{who} back {number}" for who in seat_names(seats)[1:] for number in RISING)
    return Part(f"seat by seat: cards of each number in the hand / {FULL_HAND}", slots, values)


@cache
def _counts(backs: tuple[int, ...]) -> bytes:
    """How many of each number; few enough hands look different for all to be kept."""
    return packed([backs.count(number) / FULL_HAND for number in RISING])


def _display() -> Part:
    def values(view: View, _: int) -> bytes:
        return b"".join([_number(back) for back in seen(view).display or [None] * SHOWN])

    slots = tuple(f"display {place + 1} back {number}" for place in range(SHOWN) for number in RISING)
    return Part("place by place: 1 for the back", slots, values)


def _top() -> Part:
    slots = tuple(f"top {number}" for number in RISING)
    return Part("1 for the back on top of the pile", slots, lambda view, _: _number(seen(view).top))


def _pile(suits: tuple[str, ...]) -> Part:
    deck = len(suits) * len(RISING)
    return Part("cards in the pile / cards of the game", ("pile",), lambda view, _: packed([seen(view).pile / deck]))


def _discards(suits: tuple[str, ...]) -> Part:
    begin = {suit: place * len(RISING) - LOWEST for place, suit in enumerate(suits)}
    slots = tuple(f"discard {suit}{number}" for suit in suits for number in RISING)

    def values(view: View, _: int) -> bytes:
        lie = [0.0] * len(slots)
        for card in seen(view).discards:
            lie[begin[card.suit] + card.number] = 1.0
        return packed(lie)

    return Part("1 for a card among the discards", slots, values)


def _number(back: int | None) -> bytes:
    return NUMBER[-1 if back is None else back - LOWEST]


def seen(view: View) -> CardsView:
    """The cards in a view of a card game."""
    assert view.cards is not None
    return view.cards
