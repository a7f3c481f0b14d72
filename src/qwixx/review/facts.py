"""What a choice brings, as far as its seat can know: the rules are asked, and the others do nothing meanwhile."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from qwixx.games import game_by
from qwixx.review.sheets import can_lock, faces, grown, locks_in_hand, skipped, skips, skips_of_hand, ways
from qwixx.rules.actions import Action, Take
from qwixx.rules.errors import WrongSeat
from qwixx.rules.game import Game, NoChance, State
from qwixx.rules.view import View

Rows = frozenset[int]
NO_ROWS: Rows = frozenset()
BETWEEN = "between"


@dataclass(frozen=True, slots=True)
class Facts:
    """What a choice brings its player."""

    points: int = 0  # at once, a penalty not counted
    crosses: int = 0
    skipped: int = 0  # numbers that can never be crossed then
    rows: Rows = NO_ROWS  # in which it crosses
    locks: Rows = NO_ROWS
    closes: Rows = NO_ROWS  # for everybody
    can_lock: Rows = NO_ROWS  # whose last number it makes possible
    penalty: bool = False  # that cannot be avoided any more
    over: bool = False  # the game, at once
    ends: bool = False  # the game, in this turn whatever follows
    announces: bool = False  # the end
    lead: tuple[int, int] = (0, 0)  # over the best of the others then, at least and at most; of a match, in all games
    field: int = 0  # points that the pawn gains
    steps: int = 0  # fields that it goes on
    then: int | None = None  # numbers that one more cross in this turn skips at least; nothing if there can be none
    ways: int = 0  # in which two dice give one of the next numbers of the rows
    kept: int = 0  # cards in the hand that can still be crossed
    lasts: Rows = NO_ROWS  # that a card of the hand can still lock
    sheds: int = 0  # cards of the hand that it plays
    ready: int = 0  # those of them that skip nothing
    reach: int = 0  # numbers that all of them would skip, each by itself
    fits: float = 0.0  # how likely the cards taken can be crossed
    far: float = 0.0  # numbers that they skip where they can be, on average


class Situation:
    """A decision of one seat, everything that it cannot know filled in somehow."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise WrongSeat("A spectator has nothing to decide.")
        self.view = view
        self.seat = view.seat
        self._game: Game = game_by(view.game, view.options)
        nobody_answered = replace(view, waiting=view.asked, answer=None)
        self._state = self._game.determinize(nobody_answered, NoChance())

    @property
    def alone(self) -> bool:
        """Whether nobody else plays."""
        return len(self.view.sheets) == 1

    @property
    def lead(self) -> int:
        """By how much this seat is ahead of the best of the others now; alone its points."""
        return self._lead(self.view.scores)

    @property
    def ending(self) -> str:
        """What comes to its end with this game, as reasons are named: the match, one game of it, or a single game."""
        games = self._game.tables.games
        if games < 2:
            return "ends"
        return "ends-game" if len(self.view.panel) + 1 < games else "ends-match"

    @property
    def costs(self) -> int:
        """What a penalty costs."""
        return self._game.layout.penalty

    @cached_property
    def threats(self) -> dict[int, int]:
        """By row, the first of the others who may lock it, and so close it, with the right number."""
        found: dict[int, int] = {}
        if self._game.descriptor.cards:  # a lock closes nobody else's row
            return found
        for row in range(len(self._game.layout.rows)):
            last = self._game.layout.marks(row)[-1]
            able = [seat for seat in self._others() if last in self.view.sheets[seat].open(row)]
            if able and row not in (*self.view.closed, *self.view.closing):
                found[row] = able[0]
        return found

    def facts(self, action: Action) -> Facts:
        """What a legal choice brings."""
        if self.view.phase == BETWEEN:
            return Facts()
        if isinstance(action, Take):
            return self._taken(action)
        after = self._after(action)
        sheet, before = self._game.sheet(after, self.seat), self.view.sheets[self.seat]
        seen, rows = self._game.view(after, self.seat), grown(sheet, before)
        ends, hand = self._ends(after), skips_of_hand(sheet, seen.cards)
        gained = sheet.total - before.total + self.costs * (sheet.penalties - before.penalties)
        bonus = self._bonus(seen) - self._bonus(self.view)
        return Facts(
            points=gained + bonus,
            crosses=sum(sheet.crosses(row) - before.crosses(row) for row in rows),
            skipped=skipped(sheet, before, self.view.closing),
            rows=rows,
            locks=frozenset(row for row in rows if sheet.has_lock(row)),
            closes=(frozenset(seen.closed) - frozenset(self.view.closed)) & rows,
            can_lock=frozenset(row for row in rows if can_lock(sheet, row) and not can_lock(before, row)),
            penalty=self._is_penalised(after),
            over=self._has_ended(after),
            ends=ends,
            announces=bool(seen.final_turns) and not self.view.final_turns,
            lead=self._leads(action, after) if ends else (self._lead(seen.scores),) * 2,
            field=bonus,
            steps=self._place(seen) - self._place(self.view),
            then=self._then(after),
            ways=0 if seen.cards else ways(sheet, seen.closed),
            kept=len(hand),
            lasts=locks_in_hand(sheet, seen.cards),
            sheds=self._held(self.view) - self._held(seen),
            ready=hand.count(0),
            reach=sum(hand),
        )

    # -- what happens then ---------------------------------------------------------------------------------------------

    def _others(self) -> list[int]:
        return [seat for seat in range(len(self.view.sheets)) if seat != self.seat]

    def _after(self, action: Action) -> State:
        """The position after it, where the others answer with nothing."""
        return self._all_passed(self._game.apply(self._others_passed, self.seat, action))

    @cached_property
    def _others_passed(self) -> State:
        """The position before it, the others having passed if they are asked too: answers are sealed in any order."""
        state = self._state
        if self._game.phase(state).actor == "everybody":
            for seat in self._game.actors(state):
                if seat != self.seat:
                    state = self._game.apply(state, seat, self._game.legal(state, seat)[0])
        return state

    def _all_passed(self, state: State) -> State:
        """The position after those who are to answer have passed; whoever can pass has it as the first choice."""
        while self._is_left_to_others(state):
            seat = self._game.actors(state)[0]
            state = self._game.apply(state, seat, self._game.legal(state, seat)[0])
        return state

    def _is_left_to_others(self, state: State) -> bool:
        sealed = self._game.phase(state).actor == "everybody" and state.phase != BETWEEN
        return sealed and state.turn == self.view.turn and self.seat not in self._game.actors(state)

    def _has_ended(self, state: State) -> bool:
        return self._game.over(state) or state.phase == BETWEEN

    def _ends(self, state: State) -> bool:
        """Whether the game ends in this turn whatever the seat does from here on."""
        if self._has_ended(state) or self.view.final_turns == 1:
            return True
        return self._is_due(state) and all(self._ends(after) for after in self._next(state))

    def _is_due(self, state: State) -> bool:
        """Whether the seat has another action of its own in this turn."""
        own = state.turn == self.view.turn and self._game.phase(state).actor == "active"
        return own and self._game.actors(state) == (self.seat,)

    def _is_penalised(self, state: State) -> bool:
        """Whether the seat takes a penalty in this turn whatever it does from here on."""
        if not self._is_due(state):
            return self._game.sheet(state, self.seat).penalties > self.view.sheets[self.seat].penalties
        return all(self._is_penalised(after) for after in self._next(state))

    def _then(self, state: State) -> int | None:
        """How many numbers the next cross in this turn skips at least, if there can be one; with dice only."""
        if not self._game.descriptor.dice or not self._is_due(state):
            return None
        before = self._game.sheet(state, self.seat)
        sheets = [self._game.sheet(after, self.seat) for after in self._next(state)]
        return min((skipped(after, before) for after in sheets if grown(after, before)), default=None)

    def _next(self, state: State) -> Iterator[State]:
        """Every position that the seat's next action can lead to."""
        return (self._game.apply(state, self.seat, action) for action in self._game.legal(state, self.seat))

    # -- the end -------------------------------------------------------------------------------------------------------

    def _lead(self, scores: tuple[int, ...]) -> int:
        return scores[self.seat] - max((scores[seat] for seat in self._others()), default=0)

    def _leads(self, action: Action, after: State) -> tuple[int, int]:
        """The lead at the end at least, the others making the most of what they are asked, and at most.

        The seat makes the most of what is left of its turn.
        """
        scores = max((list(self._game.scores(end)) for end in self._rest(after)), key=lambda end: end[self.seat])
        most = self._lead(tuple(scores))
        state = self._game.apply(self._state, self.seat, action)
        for seat in self._others():
            scores[seat] = max(scores[seat], *self._endings(state, seat))
        return self._lead(tuple(scores)), most

    def _rest(self, state: State) -> Iterator[State]:
        """Every end of the seat's turn."""
        if not self._is_due(state):
            yield state
            return
        for after in self._next(state):
            yield from self._rest(after)

    def _endings(self, state: State, seat: int) -> Iterator[int]:
        """The points another seat can end with by its own answers, the rest passing."""
        if seat not in self._game.actors(state) or not self._is_left_to_others(state):
            yield self._game.scores(self._all_passed(state))[seat]
            return
        for action in self._game.legal(state, seat):
            answered = self._game.apply(state, seat, action)
            while self._is_left_to_others(answered) and self._game.actors(answered)[0] != seat:
                other = self._game.actors(answered)[0]
                answered = self._game.apply(answered, other, self._game.legal(answered, other)[0])
            yield from self._endings(answered, seat)

    # -- track and cards -----------------------------------------------------------------------------------------------

    def _bonus(self, view: View) -> int:
        return self._game.tables.bonus[view.pawns[self.seat]] if view.pawns else 0

    def _place(self, view: View) -> int:
        return view.pawns[self.seat] if view.pawns else 0

    def _held(self, view: View) -> int:
        return len(view.cards.hand) if view.cards else 0

    def _taken(self, take: Take) -> Facts:
        """How likely the cards taken can be crossed on this sheet, and how far, by all that is known of their faces."""
        sheet, cards = self.view.sheets[self.seat], self.view.cards
        fits = far = 0.0
        for place in take.places if cards else ():
            possible = [skips(card, sheet) for card in faces(cards, place)]
            known = [number for number in possible if number is not None]
            fits += len(known) / max(1, len(possible))
            far += sum(known) / max(1, len(known))
        return Facts(fits=fits, far=far)
