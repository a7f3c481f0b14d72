"""The card game, with or without jokers, as people use it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from qwixx.rules.actions import JOKER, Action, Card, Mark, Pass, PlayCards, Take
from qwixx.rules.descriptor import Cards, Descriptor, phases, sheet_chosen
from qwixx.rules.errors import ActionError, IllegalOutcome, SetupError, shown
from qwixx.rules.game import FaceDown, Game, State
from qwixx.rules.kernel.cards import (
    DEAL,
    DISCARDS,
    DISPLAY,
    GAP,
    HANDS,
    KERNEL,
    MOST_CARDS,
    ORIGINS,
    PILE,
    PILE_SIZE,
    SHOWN,
    SHUFFLES,
    draw_redeal,
    lying,
    number_of,
    redeal,
    top,
)
from qwixx.rules.kernel.cells import PASS, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.codes import marks_in_row, play_code, ranks_played, row_played
from qwixx.rules.kernel.phases import CALL, TAKE
from qwixx.rules.kernel.plays import FULL_HAND, MOST_PLAYED, MOST_SKIPPED, SUIT, chosen_cards
from qwixx.rules.kernel.sheet import ROW_BITS
from qwixx.rules.kernel.source import Cells, Rng, pick
from qwixx.rules.layout import CLASSIC, RISING, Layout
from qwixx.rules.options import Names, Option
from qwixx.rules.outcomes import Outcome, Outcomes, Redeal, Shuffle, check_outcome
from qwixx.rules.reasons import illegal, why_not_cross, why_not_cross_together
from qwixx.rules.tables import tables_of
from qwixx.rules.view import CardsView, View

FEWEST_SUITS = 3  # so that five hands and the display leave a pile
MOST_SUITS = MOST_CARDS // SUIT - 1  # beside the jokers
JOKERS = Option("jokers", "no", Names(("no", "yes")))


class CardGame(Game):
    """Cards with numbered backs, hands, a display and a pile."""

    # -- cards as the kernel writes them -------------------------------------------------------------------------------

    @cached_property
    def _faces(self) -> tuple[Card, ...]:
        """Every card by its code."""
        suits = (*self.layout.colours, JOKER)
        return tuple(Card(suits[code // SUIT], number_of(code)) for code in range(SUIT * len(suits)))

    @cached_property
    def _codes(self) -> dict[Card, int]:
        return {card: code for code, card in enumerate(self._faces)}

    def _code(self, card: Card) -> int:
        return self._codes[card]

    @cached_property
    def _values(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of every row, without their colours."""
        return tuple(row.values for row in self.layout.rows)

    def _cards(self, cards: int) -> tuple[Card, ...]:
        """A set of cards, suit by suit."""
        found = []
        while cards:
            lowest = cards & -cards
            found.append(self._faces[lowest.bit_length() - 1])
            cards ^= lowest
        return tuple(found)

    # -- actions -------------------------------------------------------------------------------------------------------

    def _decode(self, cells: Cells, seat: int, code: int) -> Action:
        if cells[PHASE] == TAKE:
            places = tuple(place for place in range(SHOWN) if code >> place & 1)
            return Take(tuple(number_of(cells[DISPLAY + place]) for place in places), places)
        if cells[PHASE] == CALL:
            return Pass() if code == PASS else self.layout.mark_at(code)
        row = row_played(code)
        values = self._values[row]
        cards = self._cards(chosen_cards(cells[HANDS + seat], ranks_played(code)))
        in_row_order = sorted(cards, key=lambda card: (values.index(card.number), card.suit == JOKER))
        marks = tuple(value for place, value in enumerate(values) if marks_in_row(code) >> place & 1)
        return PlayCards(self.layout.rows[row].lock, tuple(in_row_order), marks)

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        if isinstance(action, Take) and cells[PHASE] == TAKE:
            return self._encode_take(cells, action)
        if isinstance(action, Pass) and cells[PHASE] == CALL:
            return PASS
        if isinstance(action, Mark) and cells[PHASE] == CALL:
            return self.layout.find(action)
        if isinstance(action, PlayCards) and cells[PHASE] not in (TAKE, CALL):
            return self._encode_play(cells, seat, action)
        return None

    def _encode_take(self, cells: Cells, take: Take) -> int | None:
        """The places it names; if it names none, the leftmost with these backs."""
        there = take.places or _leftmost([number_of(cells[DISPLAY + p]) for p in range(SHOWN)], take.numbers)
        if len(there) != len(take.numbers) or len(set(there)) != len(there) or not set(there) <= set(range(SHOWN)):
            return None
        fits = all(number_of(cells[DISPLAY + p]) == n for p, n in zip(there, take.numbers, strict=True))
        return sum(1 << place for place in there) if fits else None

    def alike(self, state: State, actions: Sequence[Action]) -> bool:
        """Cards with the same back from the same shuffle are alike to everybody."""
        seen = {self._as_seen(state, action) for action in actions}
        return len(seen) == 1

    def _as_seen(self, state: State, action: Action) -> object:
        """What everybody can tell of an action; of cards that are taken, their backs and their shuffles."""
        if not isinstance(action, Take):
            return action
        cards = [state.cells[DISPLAY + place] for place in action.places]
        return tuple(sorted((number_of(card), state.cells[ORIGINS + card]) for card in cards))

    def _encode_play(self, cells: Cells, seat: int, play: PlayCards) -> int | None:
        hand = self._cards(cells[HANDS + seat])
        held = all(card in hand for card in play.cards) and len(set(play.cards)) == len(play.cards)
        bits = [self.layout.find(Mark(play.colour, number)) for number in play.marks]
        if not held or None in bits or len(set(bits)) < len(bits) or play.colour not in self.layout.colours:
            return None
        row = self.layout.row_of(play.colour)
        ranks = sum(1 << hand.index(card) for card in play.cards)
        return play_code(ranks, row, sum(bit or 0 for bit in bits) >> (row * ROW_BITS))

    # -- refusals ------------------------------------------------------------------------------------------------------

    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        if isinstance(action, Take) and cells[PHASE] == TAKE:
            return self._why_not_take(cells, seat, action)
        if isinstance(action, Mark) and cells[PHASE] == CALL:
            return self._why_not_mark(cells[SHEETS + seat], action) or illegal(
                "called-number", number=number_of(top(cells)), mark=action
            )
        if isinstance(action, PlayCards) and cells[PHASE] not in (TAKE, CALL):
            return self._why_not_play(cells, seat, action)
        return self._not_now(cells, seat, action)

    def _why_not_take(self, cells: Cells, seat: int, take: Take) -> ActionError:
        missing = FULL_HAND - cells[HANDS + seat].bit_count()
        if len(take.numbers) != missing or len(set(take.places)) != len(take.places):
            return illegal("take-count", count=missing)
        backs = [number_of(cells[DISPLAY + place]) for place in range(SHOWN)]
        for number in take.numbers:
            if (wanted := take.numbers.count(number)) > (have := backs.count(number)):
                return illegal("not-on-display", number=number, wanted=wanted, have=have)
        at = zip(take.numbers, take.places, strict=False)
        number, place = next((n, p) for n, p in at if p not in range(SHOWN) or backs[p] != n)
        return illegal("not-at-place", place=place + 1, number=number)

    def _why_not_mark(self, sheet: int, mark: Mark) -> ActionError | None:
        bit = self.layout.find(mark)
        return self._not_found(mark) if bit is None else why_not_cross(self.layout, sheet, 0, bit)

    def _why_not_play(self, cells: Cells, seat: int, play: PlayCards) -> ActionError:
        hand = self._cards(cells[HANDS + seat])
        if not 1 <= len(play.cards) <= MOST_PLAYED:
            return illegal("play-count", count=len(play.cards))
        for card in play.cards:
            if card not in hand or play.cards.count(card) > 1:
                return illegal("not-in-hand", card=card)
            if card.suit not in (play.colour, JOKER) or play.colour not in self.layout.colours:
                return illegal("one-colour", card=card, colour=play.colour)
        for number in play.marks:
            if number not in [card.number for card in play.cards] or play.marks.count(number) > 1:
                return illegal("mark-not-played", mark=Mark(play.colour, number))
        bits = [self.layout.find(Mark(play.colour, number)) or 0 for number in play.marks]
        return why_not_cross_together(self.layout, cells[SHEETS + seat], bits)

    # -- chance --------------------------------------------------------------------------------------------------------

    def _outcome(self, drawn: Cells) -> Outcome:
        return Shuffle(tuple(self._faces[code] for code in reversed(drawn)))

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        expected = self._cards(cells[DISCARDS])
        if not isinstance(outcome, Shuffle) or sorted(outcome.cards) != sorted(expected):
            raise IllegalOutcome(
                f"The {len(expected)} discarded cards are to be shuffled, each once; not {shown(outcome)}."
            )
        return [self._code(card) for card in reversed(outcome.cards)]

    def _outcomes(self, cells: Cells) -> Outcomes:
        discards = tuple(map(self._code, self._cards(cells[DISCARDS])))
        return Outcomes(discards, len(discards), False, lambda drawn: Shuffle(tuple(self._faces[c] for c in drawn)))

    def draw_redeal(self, state: State, rng: Rng) -> Redeal:
        """The cards that nobody holds, in another order that fits all that was public; `redeal` makes it happen."""
        self._check_lying(state)
        cells, out = list(state.cells), [0] * MOST_CARDS
        return self._redeal(cells, out[: draw_redeal(cells, rng, out)])

    def redeal(self, state: State, outcome: object) -> State:
        """The same position after its cards were dealt anew: nobody's view of it changes."""
        self._check_lying(state)
        check_outcome(outcome)
        cells = list(state.cells)
        there = self._redeal(cells, lying(cells))
        if not isinstance(outcome, Redeal) or _looks(outcome) != _looks(there):
            raise IllegalOutcome(f"The cards that nobody holds are dealt anew; {shown(outcome)} cannot be.")
        redeal(cells, [self._code(card) for card in outcome.cards])
        return State(tuple(cells))

    def _check_lying(self, state: State) -> None:
        if self.awaits_chance(state):
            raise IllegalOutcome("No cards lie on the table that could be dealt anew.")

    def _redeal(self, cells: Cells, dealt: Cells) -> Redeal:
        origins = [cells[ORIGINS + code] for code in dealt]
        earlier = tuple(0 if origin == cells[SHUFFLES] else origin for origin in origins)
        return Redeal(tuple(self._faces[code] for code in dealt), earlier)

    # -- views ---------------------------------------------------------------------------------------------------------

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, which nobody else may see."""
        self._check_seat(state, seat)
        return self._cards(state.cells[HANDS + seat])

    def face_down(self, state: State) -> FaceDown:
        """The cards that lie face down, which nobody may see."""
        cells = state.cells
        dealt = cells[DISPLAY : DISPLAY + SHOWN] if cells[HANDS] else ()
        pile = cells[PILE : PILE + cells[PILE_SIZE]]
        return FaceDown(
            tuple(None if code == GAP else self._faces[code] for code in dealt),
            tuple(self._faces[code] for code in reversed(pile)),
        )

    def lay_out(self, state: State, hands: Sequence[Sequence[Card]], cards: FaceDown) -> State:
        """The same position with these cards in the hands and on the table."""
        cells = list(state.cells)
        for seat, hand in enumerate(hands):
            cells[HANDS + seat] = self._set(hand)
        for place, card in enumerate(cards.display):
            cells[DISPLAY + place] = GAP if card is None else self._code(card)
        cells[PILE : PILE + len(cards.pile)] = [self._code(card) for card in reversed(cards.pile)]
        return State(tuple(cells))

    def _see(self, view: View, cells: Cells) -> View:
        hands = [self._cards(cells[HANDS + seat]) for seat in range(cells[SEATS])]
        dealt = cells[DISPLAY : DISPLAY + SHOWN] if cells[HANDS] else []
        held = [sorted((card.number, self._origin(cells, card)) for card in hand) for hand in hands]
        cards = CardsView(
            hand=() if view.seat is None else hands[view.seat],
            backs=tuple(tuple(number for number, _ in hand) for hand in held),
            display=tuple(None if code == GAP else number_of(code) for code in dealt),
            top=number_of(top(cells)) if cells[PILE_SIZE] else None,
            pile=cells[PILE_SIZE],
            discards=self._cards(cells[DISCARDS]),
            origins=tuple(tuple(origin for _, origin in hand) for hand in held),
            display_origins=tuple(None if code == GAP else cells[ORIGINS + code] for code in dealt),
            pools=tuple(self._pool(cells, shuffle) for shuffle in range(1, cells[SHUFFLES] + 1)),
        )
        return replace(view, cards=cards)

    def _origin(self, cells: Cells, card: Card) -> int:
        """The shuffle that a card came from."""
        return cells[ORIGINS + self._code(card)]

    def _pool(self, cells: Cells, shuffle: int) -> tuple[Card, ...]:
        """The cards that came from a shuffle and have not been shown since."""
        codes = range(SUIT * self.tables.suits)
        return tuple(self._faces[code] for code in codes if cells[ORIGINS + code] == shuffle)

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        """Every card not seen goes somewhere its back and its shuffle allow, the rest under the top of the pile."""
        seen = view.cards
        assert seen is not None  # it is a view of this game
        cells[DISCARDS] = self._set(seen.discards)
        cells[SHUFFLES] = len(seen.pools)
        for shuffle, pool in enumerate(seen.pools, 1):
            for card in pool:
                cells[ORIGINS + self._code(card)] = shuffle
        hidden = self._hidden(seen, rng)
        for seat, backs in enumerate(seen.backs):
            held = zip(backs, seen.origins[seat], strict=True)
            own = seat == view.seat
            cells[HANDS + seat] = self._set(seen.hand) if own else sum(1 << hidden[card].pop() for card in held)
        for place, number in enumerate(seen.display):
            origin = seen.display_origins[place]
            cells[DISPLAY + place] = GAP if number is None or origin is None else hidden[number, origin].pop()
        pile = [] if seen.top is None else [hidden[seen.top, len(seen.pools)].pop()]
        pile += _shuffled([code for codes in hidden.values() for code in codes], rng)
        cells[PILE_SIZE] = len(pile)
        cells[PILE : PILE + len(pile)] = reversed(pile)

    def _hidden(self, seen: CardsView, rng: Rng) -> dict[tuple[int, int], Cells]:
        """The cards whose face this view does not show, by number and shuffle, each in random order."""
        return {
            (number, shuffle): _shuffled(
                [self._code(card) for card in pool if card.number == number and card not in seen.hand], rng
            )
            for shuffle, pool in enumerate(seen.pools, 1)
            for number in RISING
        }

    def _set(self, cards: Iterable[Card]) -> int:
        return sum(1 << self._code(card) for card in cards)


def _leftmost(display: list[int], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The leftmost places of a display with these backs, as far as they are there."""
    places: list[int] = []
    for number in numbers:
        places += [place for place, back in enumerate(display) if back == number and place not in places][:1]
    return tuple(places)


def _looks(dealt: Redeal) -> object:
    """What an order of the cards has in common with any other that looks the same, and only with those."""
    cards = list(zip(dealt.cards, dealt.shuffles, strict=True))
    return [(card.number, shuffle) for card, shuffle in cards[: SHOWN + 1]], sorted(cards)


def _shuffled(things: list[int], rng: Rng) -> list[int]:
    mixed: list[int] = []
    for thing in things:
        mixed.insert(pick(rng, len(mixed) + 1), thing)
    return mixed


def cards(layout: Layout = CLASSIC, *, jokers: str = JOKERS.default) -> CardGame:
    """The card game; with eleven jokers if `jokers` is "yes"."""
    complete = all(set(row.values) == set(RISING) for row in layout.rows)
    if layout.mixed or not complete or not FEWEST_SUITS <= len(layout.rows) <= MOST_SUITS:
        rows = f"{FEWEST_SUITS} to {MOST_SUITS} rows"
        raise SetupError(f"The card game needs a sheet of {rows}, each of one colour with 2 to {RISING[-1]}.")
    suits = (*layout.colours, JOKER) if JOKERS.check(jokers) == "yes" else layout.colours
    descriptor = Descriptor(
        id="cards",
        players=range(2, 6),
        minutes=15,
        layout=layout,
        phases=phases("first", "shuffle", "take", "call", "play", penalty="play"),
        options=(JOKERS,),
        chosen=((JOKERS.name, jokers), *sheet_chosen(layout, CLASSIC)),
        cards=Cards(suits, RISING, DEAL, SHOWN, FULL_HAND, MOST_PLAYED, MOST_SKIPPED),
    )
    return CardGame(descriptor, tables_of(layout, suits=len(suits)), KERNEL)
