"""`Game` and `State`: the rules as people and programs use them, with every input checked before anything happens."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from operator import index

from qwixx.rules.actions import Action, Card, Mark, Move, Take, check_action
from qwixx.rules.descriptor import Descriptor
from qwixx.rules.errors import (
    ActionError,
    GameOver,
    IllegalOutcome,
    SetupError,
    UnreadableAction,
    WrongPlayers,
    WrongSeat,
    shown,
)
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, CROSSED, NOT_ASKED, PASS, PHASE, SEATS, SHEETS, TURN, WAITING
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.rules.kernel.phases import FIRST, NAMES, OVER, Phase, awaits_chance, for_active, for_everybody
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import may_act
from qwixx.rules.layout import Layout
from qwixx.rules.outcomes import First, Outcome, Outcomes, Redeal, check_outcome
from qwixx.rules.reasons import illegal
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View

CHANCE_DUE = {
    "first": "first player is drawn",
    "roll": "dice are rolled",
    "shuffle": "cards are shuffled",
    "top": "number on top of the pile is called",
}
LONGEST_OUTCOME = 64


class NoChance:
    """A generator for where nothing depends on what it gives."""

    def random(self) -> float:
        """Always the same."""
        return 0.0


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position, everything hidden included. A value: equal, hashable, never changed; `Game` gives it its meaning."""

    cells: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many players."""
        return self.cells[SEATS]

    @property
    def phase(self) -> str:
        """What is due now, by the name of its phase."""
        return NAMES[self.cells[PHASE]]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self.cells[TURN]

    @property
    def active(self) -> int:
        """Whose turn it is, once drawn."""
        return self.cells[ACTIVE]

    def __repr__(self) -> str:
        return f"<State of {self.seats} seats: turn {self.turn}, {self.phase}>"


@dataclass(frozen=True, slots=True)
class FaceDown:
    """The cards on the table: the display, with its gaps, and the pile, top card first."""

    display: tuple[Card | None, ...] = ()
    pile: tuple[Card, ...] = ()


@dataclass(frozen=True, repr=False)
class Game(ABC):
    """The rules of one game with its options chosen. Nothing in it ever changes. Seats count from 0."""

    descriptor: Descriptor
    tables: Tables = field(repr=False, compare=False)
    kernel: Kernel = field(repr=False, compare=False)

    def __repr__(self) -> str:
        options = "".join(f", {name}={shown(value)}" for name, value in self.options)
        return f"<Game {self.id}{options}>"

    @property
    def id(self) -> str:
        """Its name in the registry."""
        return self.descriptor.id

    @property
    def players(self) -> range:
        """How many can play."""
        return self.descriptor.players

    @property
    def layout(self) -> Layout:
        """The sheet it is played on."""
        return self.descriptor.layout

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """What was chosen, as it is written down."""
        return self.descriptor.chosen

    @property
    def version(self) -> int:
        """Of the behaviour: the same version plays the same record the same way."""
        return self.descriptor.version

    # -- playing -------------------------------------------------------------------------------------------------------

    def start(self, seats: int) -> State:
        """The position before anything has happened."""
        if type(seats) is not int or seats not in self.players:
            few, many = self.players[0], self.players[-1]
            told = seats if type(seats) is int else f"{seats!r}, which is no whole number"
            raise WrongPlayers(f"{self.id} is for {few} to {many} players, not {told}.")
        cells = [0] * self.kernel.size
        self.kernel.start(self.tables, cells, seats)
        return State(tuple(cells))

    def over(self, state: State) -> bool:
        """Whether the game has ended."""
        return state.cells[PHASE] == OVER

    def awaits_chance(self, state: State) -> bool:
        """Whether chance is due: the first player, a roll, a shuffle."""
        return awaits_chance(state.cells[PHASE])

    def ending(self, state: State) -> str | None:
        """Why the game ended: `rows`, `penalties`, `track` or `agreed`; nothing before the end."""
        return ENDINGS[self.kernel.ending(self.tables, list(state.cells))] if self.over(state) else None

    def phase(self, state: State) -> Phase:
        """What is due now: its name, who acts, whether passing can cost the penalty."""
        return self.descriptor.phase(state.phase)

    def passing_costs(self, state: State, seat: int) -> bool:
        """Whether this seat takes the penalty if it crosses nothing now."""
        self._check_seat(state, seat)
        return self.phase(state).penalty and seat == state.active and not state.cells[CROSSED]

    def asked(self, state: State) -> tuple[int, ...]:
        """The seats that this phase asks, those who have answered included."""
        if for_everybody(state.cells[PHASE]):
            return tuple(seat for seat in range(state.seats) if state.cells[ANSWERS + seat] != NOT_ASKED)
        return (state.active,) if for_active(state.cells[PHASE]) else ()

    def dice_in_play(self, state: State) -> tuple[str, ...]:
        """The colours of the dice that have not left, in the order of a roll."""
        gone = {self.layout.rows[row].lock for row in self.view(state).closed}
        return tuple(colour for colour in self.layout.colours if colour not in gone)

    def landing(self, state: State, seat: int, move: Move) -> int:  # noqa: ARG002 (most games have no track)
        """The field that a legal move leads to, counted from 1; 0 without a track."""
        return 0

    def actors(self, state: State) -> tuple[int, ...]:
        """The seats that may act now; in an action for everybody all who have not answered."""
        cells = list(state.cells)
        return tuple(seat for seat in range(state.seats) if may_act(cells, seat))

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Everything this seat may do now; nothing if it is not to act."""
        self._check_seat(state, seat)
        cells = list(state.cells)
        if not may_act(cells, seat):
            return ()
        return tuple(self._decode(cells, seat, code) for code in self.codes(cells, seat))

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The position after a seat's action; the last sealed answer settles them all."""
        check_action(action)
        cells = list(state.cells)
        self._check_actor(state, seat)
        if not self.do(cells, seat, action):
            raise self._why_not(cells, seat, action)
        return State(tuple(cells))

    def do(self, cells: Cells, seat: int, action: Action) -> bool:
        """Let a seat that is to act do this in the cells themselves; false if it may not, and nothing is done."""
        code = self._encode(cells, seat, action)
        if code is None or not self.allows(cells, seat, code):
            return False
        self.kernel.step(self.tables, cells, seat, code)
        return True

    def let(self, cells: Cells, outcome: Outcome) -> None:
        """Let an outcome of chance that is due happen, in the cells themselves."""
        drawn = self._first(cells, outcome) if cells[PHASE] == FIRST else self._drawn(cells, outcome)
        self.kernel.chance(self.tables, cells, drawn)

    def allows(self, cells: Cells, seat: int, code: int) -> bool:
        """Whether a code is legal for a seat that is to act."""
        return code in self.codes(cells, seat)

    def retract(self, state: State, seat: int) -> State:
        """Take back a sealed answer, which is possible until all have answered."""
        self._check_seat(state, seat)
        if state.cells[ANSWERS + seat] < PASS:
            raise WrongSeat(f"Seat {seat + 1} has no sealed answer to take back.")
        cells = list(state.cells)
        cells[ANSWERS + seat] = WAITING
        return State(tuple(cells))

    def draw(self, state: State, rng: Rng) -> Outcome:
        """Let chance decide, from the generator given; `chance` makes it happen."""
        self._check_chance(state)
        cells, out = list(state.cells), [0] * LONGEST_OUTCOME
        size = self.kernel.draw(self.tables, cells, rng, out)
        return First(out[0]) if cells[PHASE] == FIRST else self._outcome(out[:size])

    def outcomes(self, state: State) -> Outcomes:
        """Everything that chance can do now, with its probability: `for outcome, probability in game.outcomes(state)`.

        A shuffle has far too many to go through them all; `Outcomes` tells how to draw one card after the other.
        """
        self._check_chance(state)
        cells = list(state.cells)
        if cells[PHASE] == FIRST:
            return Outcomes(tuple(range(state.seats)), 1, False, lambda drawn: First(drawn[0]))
        return self._outcomes(cells)

    def chance(self, state: State, outcome: Outcome) -> State:
        """The position after an outcome of chance."""
        self._check_chance(state)
        check_outcome(outcome)
        cells = list(state.cells)
        self.let(cells, outcome)
        return State(tuple(cells))

    @property
    def redeals(self) -> bool:
        """Whether cards are dealt anew after going back: whoever saw them must not know them still."""
        return self.descriptor.cards is not None

    @property
    def by_people_only(self) -> bool:
        """Whether only people can play it, by cards that no program sees."""
        return False

    def draw_redeal(self, state: State, rng: Rng) -> Redeal:  # noqa: ARG002 (most games have no cards)
        """The cards that nobody holds, in another order that fits all that was public; `redeal` makes it happen."""
        raise IllegalOutcome("There are no cards in this game.")

    def redeal(self, state: State, outcome: object) -> State:  # noqa: ARG002
        """The same position after its cards were dealt anew: nobody's view of it changes."""
        raise IllegalOutcome("There are no cards in this game.")

    def read(self, state: State, seat: int, text: str) -> Action:
        """The legal action a person means: its text, or a shorter one that can only mean this.

        Words may be left out at the end and shortened, numbers may not: `m 4` is `move 4 g7`, but `r1` is not `r12`.
        """
        legal = self.legal(state, seat)
        if not isinstance(text, str):
            raise UnreadableAction(f"{shown(text)} is not a text but of the type {type(text).__name__}.")
        words = text.lower().split()
        fitting = [a for a in legal if str(a).split() == words] or [a for a in legal if short_for(words, a)]
        if words and fitting and self.alike(state, fitting):
            return fitting[0]
        what = "could mean" if fitting and words else "is none of"
        raise UnreadableAction(f"{shown(' '.join(words))} {what}: {some(fitting if words and fitting else legal)}.")

    def alike(self, state: State, actions: Sequence[Action]) -> bool:  # noqa: ARG002 (cards can be alike)
        """Whether nobody could tell these actions apart."""
        return len(actions) == 1

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def answered(self, state: State) -> tuple[int, ...]:
        """The seats whose answers are sealed now, which everybody may know."""
        return tuple(seat for seat in range(state.seats) if state.cells[ANSWERS + seat] >= PASS)

    def sealed(self, state: State, seat: int) -> Action | None:
        """A seat's sealed answer, which nobody else may see before all are settled."""
        self._check_seat(state, seat)
        answer = state.cells[ANSWERS + seat]
        return None if answer < PASS else self._decode(list(state.cells), seat, answer)

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, which nobody else may see; none in a game without cards."""
        self._check_seat(state, seat)
        return ()

    def face_down(self, state: State) -> FaceDown:  # noqa: ARG002 (most games have no cards)
        """The cards that lie face down, which nobody may see."""
        return FaceDown()

    def lay_out(self, state: State, hands: Sequence[Sequence[Card]], cards: FaceDown) -> State:  # noqa: ARG002
        """The same position with these cards in the hands and on the table."""
        return state

    # -- scoring -------------------------------------------------------------------------------------------------------

    def sheet(self, state: State, seat: int) -> Sheet:
        """One player's sheet."""
        self._check_seat(state, seat)
        return Sheet(state.cells[SHEETS + seat], self.layout)

    def scores(self, state: State) -> tuple[int, ...]:
        """Everybody's points so far."""
        cells = list(state.cells)
        return tuple(self.kernel.score(self.tables, cells, seat) for seat in range(state.seats))

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats with the highest total: a tie is a shared win. Nobody before the end."""
        scores = self.scores(state)
        return tuple(s for s, score in enumerate(scores) if score == max(scores)) if self.over(state) else ()

    # -- views ---------------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None = None) -> View:
        """What a seat may know of a position; without a seat, a spectator."""
        if seat is not None:
            self._check_seat(state, seat)
        cells = list(state.cells)
        view = View(
            game=self.id,
            options=self.options,
            seat=seat,
            phase=state.phase,
            turn=state.turn,
            active=None if cells[PHASE] == FIRST else cells[ACTIVE],
            asked=self.asked(state),
            waiting=self.actors(state),
            crossed=bool(cells[CROSSED]),
            sheets=tuple(self.sheet(state, s) for s in range(state.seats)),
            scores=self.scores(state),
            answer=None if seat is None else self.sealed(state, seat),
            ending=self.ending(state),
        )
        return self._see(view, cells)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that looks like this view, everything hidden chosen at random."""
        if (view.game, view.options) != (self.id, self.options):
            raise SetupError(f"This is a view of {shown(view.game)} with other options or rules, not of {self.id}.")
        cells = list(self.start(len(view.sheets)).cells)
        cells[PHASE] = NAMES.index(view.phase)
        cells[TURN] = view.turn
        cells[ACTIVE] = view.active or 0
        cells[CROSSED] = int(view.crossed)
        for seat, sheet in enumerate(view.sheets):
            cells[SHEETS + seat] = sheet.bits
        self._imagine(cells, view, rng)
        if for_everybody(cells[PHASE]):
            self._imagine_answers(cells, view, rng)
        return State(tuple(cells))

    def observe(self, view: View) -> Cells:
        """A seat's view as the kernel writes it, hidden things blank: what a policy looks at."""
        if view.seat is None:
            raise WrongSeat("A spectator has nothing to decide.")
        cells = list(self.determinize(view, NoChance()).cells)
        self.kernel.veil(cells, view.seat)
        return cells

    def codes(self, cells: Cells, seat: int) -> Cells:
        """The legal codes of a seat that is to act, in the order of `legal`; hidden cells may be blank."""
        out = [0] * self.kernel.choices
        return out[: self.kernel.legal(self.tables, cells, seat, out)]

    def _imagine_answers(self, cells: Cells, view: View, rng: Rng) -> None:
        """One's own sealed answer as it is, the others' at random among the legal ones."""
        for seat in range(len(view.sheets)):
            if seat == view.seat and view.answer is not None:
                code = self._encode(cells, seat, view.answer)
                cells[ANSWERS + seat] = WAITING if code is None else code
            elif seat not in view.asked:
                cells[ANSWERS + seat] = NOT_ASKED
            elif seat not in view.waiting:
                codes = self.codes(cells, seat)
                cells[ANSWERS + seat] = codes[pick(rng, len(codes))]

    # -- checking ------------------------------------------------------------------------------------------------------

    def _check_seat(self, state: State, seat: int) -> None:
        """Refuse a seat that there is not."""
        if type(seat) is int and 0 <= seat < state.cells[SEATS]:
            return
        try:
            exists = index(seat) in range(state.seats)
        except TypeError:
            raise WrongSeat(f"A seat is a whole number from 0 to {state.seats - 1}, not {shown(seat)}.") from None
        if not exists:
            raise WrongSeat(
                f"There is no seat {seat + 1}: this table has {state.seats}, 0 to {state.seats - 1} in code."
            )

    def _check_actor(self, state: State, seat: int) -> None:
        """Refuse a seat that is not to act."""
        if self.over(state):
            raise GameOver("The game is over.")
        self._check_seat(state, seat)
        if may_act(list(state.cells), seat):
            return
        if self.awaits_chance(state):
            raise WrongSeat(f"Nobody is to act before the {CHANCE_DUE[state.phase]}.")
        raise WrongSeat(f"Seat {seat + 1} is not to act now, but {_list_seats(self.actors(state))}.")

    def _check_chance(self, state: State) -> None:
        """Refuse a position in which no chance is due."""
        if not self.awaits_chance(state):
            raise IllegalOutcome("Nothing is to be rolled or shuffled now.")

    def _first(self, cells: Cells, outcome: Outcome) -> Cells:
        """The seat drawn to begin."""
        if not isinstance(outcome, First) or outcome.seat not in range(cells[SEATS]):
            raise IllegalOutcome(
                f"The first player is to be drawn: first 1 to first {cells[SEATS]}, not {shown(outcome)}."
            )
        return [outcome.seat]

    def _not_found(self, mark: Mark) -> ActionError:
        """The refusal of a number that is not on the sheet, or that is there more than once."""
        rows = [row for row in range(len(self.layout.rows)) if self.layout.find(replace(mark, row=row))]
        if mark.row is None and rows:
            return illegal("which-row", mark=mark, example=replace(mark, row=rows[0]))
        return illegal("no-such-number", mark=mark)

    def _not_now(self, cells: Cells, seat: int, action: Action) -> ActionError:
        """The refusal of an action that does not belong to this phase."""
        legal = [self._decode(cells, seat, code) for code in self.codes(cells, seat)]
        return illegal("not-now", action=shown(action), possible=some(legal))

    # -- what a kind of game adds --------------------------------------------------------------------------------------

    @abstractmethod
    def _decode(self, cells: Cells, seat: int, code: int) -> Action:
        """A legal code of this phase as an action."""

    @abstractmethod
    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        """An action as a code, legal or not; nothing if it has none in this phase."""

    @abstractmethod
    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        """The refusal of an action that is not legal."""

    @abstractmethod
    def _outcome(self, drawn: Cells) -> Outcome:
        """What the kernel drew, as data."""

    @abstractmethod
    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        """An outcome as the kernel draws it, checked."""

    @abstractmethod
    def _outcomes(self, cells: Cells) -> Outcomes:
        """All that can be rolled or shuffled now."""

    @abstractmethod
    def _see(self, view: View, cells: Cells) -> View:
        """The view with what this kind of game shows beside the sheets."""

    @abstractmethod
    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        """The cells that `_see` showed, and a guess at those it hid."""


def some(actions: Sequence[Action]) -> str:
    """A few actions in words, for a sentence."""
    first = ", ".join(str(action) for action in actions[:8])
    return f"{first} and {len(actions) - 8} more" if len(actions) > 8 else first or "nothing"


def short_for(words: Sequence[str], action: Action) -> bool:
    """Whether these words can be short for an action: shortened words, cards without their places, no end."""
    verb, *others = str(action).split()
    orders = permutations(others) if isinstance(action, Take) else [tuple(others)]  # cards are taken together
    return any(_begins(words, (verb, *order)) for order in orders)


def _begins(words: Sequence[str], full: Sequence[str]) -> bool:
    """Whether these words, each perhaps shortened, are the beginning of a text."""
    return len(words) <= len(full) and all(
        word in (there, there.partition("@")[0]) or (word.isalpha() and there.startswith(word))
        for word, there in zip(words, full, strict=False)
    )


def _list_seats(seats: Sequence[int]) -> str:
    return "seat " + " and ".join(str(seat + 1) for seat in seats)
