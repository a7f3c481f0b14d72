"""The card games, `cards` and `cards-jokers`, as people use them."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from qwixx.rules.actions import JOKER, Action, Card, Mark, Pass, Play, Take
from qwixx.rules.errors import ActionError, IllegalOutcome, shown
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cards import (
    DISCARDS,
    DISPLAY,
    FULL_HAND,
    GAP,
    HANDS,
    KERNEL,
    MARKS_SHIFT,
    MOST_CARDS,
    MOST_PLAYED,
    PILE,
    PILE_SIZE,
    ROW_SHIFT,
    SHOWN,
    SUIT,
    chosen_cards,
    number_of,
    play_code,
    skipped_between,
    top,
)
from qwixx.rules.kernel.cells import CALL, PASS, PHASE, SEATS, SHEETS, TAKE
from qwixx.rules.kernel.sheet import ROW_BITS, row_bits
from qwixx.rules.kernel.source import Cells, Rng, pick
from qwixx.rules.layout import CLASSIC, Layout, tables_of
from qwixx.rules.outcomes import Outcome, Shuffle
from qwixx.rules.reasons import illegal, why_not_cross
from qwixx.rules.view import CardsView, View


class CardGame(Game):
    """Cards with numbered backs, hands, a display and a pile."""

    # -- cards as the kernel writes them -------------------------------------------------------------------------------

    @cached_property
    def _faces(self) -> tuple[Card, ...]:
        """Every card by its code."""
        suits = (*self.layout.colours, JOKER)
        return tuple(Card(suits[code // SUIT], number_of(code)) for code in range(MOST_CARDS))

    def _code(self, card: Card) -> int:
        return self._faces.index(card)

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
            taken = [number_of(cells[DISPLAY + place]) for place in range(SHOWN) if code >> place & 1]
            return Take(tuple(sorted(taken)))
        if cells[PHASE] == CALL:
            return Pass() if code == PASS else Mark(*self.layout.number_at(code))
        row = self.layout.rows[(code >> ROW_SHIFT) & 7]
        cards = self._cards(chosen_cards(cells[HANDS + seat], code & 31))
        in_row_order = sorted(cards, key=lambda card: (row.numbers.index(card.number), card.suit == JOKER))
        marks = tuple(n for position, n in enumerate(row.numbers) if code >> MARKS_SHIFT >> position & 1)
        return Play(row.colour, tuple(in_row_order), marks)

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        if isinstance(action, Take) and cells[PHASE] == TAKE:
            return self._encode_take(cells, action)
        if isinstance(action, Pass) and cells[PHASE] == CALL:
            return PASS
        if isinstance(action, Mark) and cells[PHASE] == CALL:
            return self.layout.find(action.colour, action.number)
        if isinstance(action, Play) and cells[PHASE] not in (TAKE, CALL):
            return self._encode_play(cells, seat, action)
        return None

    def _encode_take(self, cells: Cells, take: Take) -> int | None:
        """The leftmost places with these backs."""
        places = 0
        for number in take.numbers:
            fitting = [p for p in range(SHOWN) if number_of(cells[DISPLAY + p]) == number and not places >> p & 1]
            if not fitting:
                return None
            places |= 1 << fitting[0]
        return places

    def _encode_play(self, cells: Cells, seat: int, play: Play) -> int | None:
        hand = self._cards(cells[HANDS + seat])
        held = all(card in hand for card in play.cards) and len(set(play.cards)) == len(play.cards)
        bits = [self.layout.find(play.colour, number) for number in play.marks]
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
        if isinstance(action, Play) and cells[PHASE] not in (TAKE, CALL):
            return self._why_not_play(cells, seat, action)
        return self._not_now(cells, seat, action)

    def _why_not_take(self, cells: Cells, seat: int, take: Take) -> ActionError:
        missing = FULL_HAND - cells[HANDS + seat].bit_count()
        if len(take.numbers) != missing:
            return illegal("take-count", count=missing)
        backs = [number_of(cells[DISPLAY + place]) for place in range(SHOWN)]
        lacking = next(n for n in take.numbers if take.numbers.count(n) > backs.count(n))
        wanted, have = take.numbers.count(lacking), backs.count(lacking)
        return illegal("not-on-display", number=lacking, wanted=wanted, have=have)

    def _why_not_mark(self, sheet: int, mark: Mark) -> ActionError | None:
        bit = self.layout.find(mark.colour, mark.number)
        return illegal("no-such-number", mark=mark) if bit is None else why_not_cross(self.layout, sheet, 0, bit)

    def _why_not_play(self, cells: Cells, seat: int, play: Play) -> ActionError:
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
        return self._why_not_marks(cells[SHEETS + seat], play)

    def _why_not_marks(self, sheet: int, play: Play) -> ActionError:
        """The numbers are crossed left to right, each by the normal rules; what is left to break is the one skip."""
        bits = sorted(self.layout.bit(play.colour, number) for number in play.marks)
        for bit in bits:
            reason = why_not_cross(self.layout, sheet, 0, bit)
            if reason:
                return reason
            sheet |= bit
        row = self.layout.row_of(play.colour)
        return illegal("one-skip", skipped=skipped_between(row_bits(sum(bits), row)))

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

    # -- views ---------------------------------------------------------------------------------------------------------

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, which nobody else may see."""
        return self._cards(state.cells[HANDS + seat])

    def _see(self, view: View, cells: Cells) -> View:
        hands = [self._cards(cells[HANDS + seat]) for seat in range(cells[SEATS])]
        dealt = cells[DISPLAY : DISPLAY + SHOWN] if cells[HANDS] else []
        cards = CardsView(
            hand=() if view.seat is None else hands[view.seat],
            backs=tuple(tuple(sorted(card.number for card in hand)) for hand in hands),
            display=tuple(None if code == GAP else number_of(code) for code in dealt),
            top=number_of(top(cells)) if cells[PILE_SIZE] else None,
            pile=cells[PILE_SIZE],
            discards=self._cards(cells[DISCARDS]),
        )
        return replace(view, cards=cards)

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        """Every card not seen goes somewhere its back allows, the rest under the top of the pile."""
        seen = view.cards
        assert seen is not None  # it is a view of this game
        hidden = self._hidden(seen, rng)
        cells[DISCARDS] = self._set(seen.discards)
        for seat, backs in enumerate(seen.backs):
            own = seat == view.seat
            cells[HANDS + seat] = self._set(seen.hand) if own else sum(1 << hidden[n].pop() for n in backs)
        for place, number in enumerate(seen.display):
            cells[DISPLAY + place] = GAP if number is None else hidden[number].pop()
        pile = [] if seen.top is None else [hidden[seen.top].pop()]
        pile += _shuffled([code for codes in hidden.values() for code in codes], rng)
        cells[PILE_SIZE] = len(pile)
        cells[PILE : PILE + len(pile)] = reversed(pile)

    def _hidden(self, seen: CardsView, rng: Rng) -> dict[int, Cells]:
        """The cards whose face this view does not show, by number, each in random order."""
        known = self._set((*seen.hand, *seen.discards))
        codes = [code for code in range(SUIT * self.tables.suits) if not known >> code & 1]
        return {n: _shuffled([code for code in codes if number_of(code) == n], rng) for n in range(2, 13)}

    def _set(self, cards: Iterable[Card]) -> int:
        return sum(1 << self._code(card) for card in cards)


def _shuffled(things: list[int], rng: Rng) -> list[int]:
    mixed: list[int] = []
    for thing in things:
        mixed.insert(pick(rng, len(mixed) + 1), thing)
    return mixed


def cards(layout: Layout = CLASSIC) -> CardGame:
    """The card game."""
    return CardGame("cards", range(2, 6), layout, tables_of(layout, suits=4), KERNEL)


def cards_with_jokers(layout: Layout = CLASSIC) -> CardGame:
    """The card game with eleven jokers."""
    return CardGame("cards-jokers", range(2, 6), layout, tables_of(layout, suits=5), KERNEL)
