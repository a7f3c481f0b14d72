"""`Game` and `State`: the rules as people and programs use them, with every input checked before anything happens."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from qwixx.rules.actions import Action, Card
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
from qwixx.rules.kernel.cells import (
    ACTIVE,
    ANSWERS,
    BETWEEN,
    CALL,
    CROSSED,
    FIRST,
    OVER,
    PHASE,
    PHASES,
    ROLL,
    SEATS,
    SHEETS,
    SHUFFLE,
    TURN,
    WAITING,
    WHITE,
)
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.layout import Layout
from qwixx.rules.outcomes import First, Outcome
from qwixx.rules.reasons import illegal
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View

CHANCE_DUE = {"first": "first player is drawn", "roll": "dice are rolled", "shuffle": "cards are shuffled"}


class NoChance:
    """A generator for where nothing depends on what it gives."""

    def random(self) -> float:
        """Always the same."""
        return 0.0


@dataclass(frozen=True, slots=True)
class State:
    """A position, everything hidden included. A value: equal, hashable, never changed; `Game` gives it its meaning."""

    cells: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many players."""
        return self.cells[SEATS]

    @property
    def phase(self) -> str:
        """What is due now, one of `PHASES`."""
        return PHASES[self.cells[PHASE]]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self.cells[TURN]

    @property
    def active(self) -> int:
        """Whose turn it is, once drawn."""
        return self.cells[ACTIVE]


@dataclass(frozen=True)
class Game(ABC):
    """The rules of one game with its options chosen. Nothing in it ever changes."""

    id: str
    players: range
    layout: Layout
    tables: Tables = field(repr=False, compare=False)
    kernel: Kernel = field(repr=False, compare=False)
    options: tuple[tuple[str, str], ...] = ()
    version: int = 1  # of the behaviour: the same version plays the same record the same way

    # -- playing -------------------------------------------------------------------------------------------------------

    def start(self, seats: int) -> State:
        """The position before anything has happened."""
        if seats not in self.players:
            few, many = self.players[0], self.players[-1]
            raise WrongPlayers(f"{self.id} is for {few} to {many} players, not {seats}.")
        cells = [0] * self.kernel.size
        self.kernel.start(self.tables, cells, seats)
        return State(tuple(cells))

    def over(self, state: State) -> bool:
        """Whether the game has ended."""
        return state.cells[PHASE] == OVER

    def awaits_chance(self, state: State) -> bool:
        """Whether chance is due: the first player, a roll, a shuffle."""
        return state.cells[PHASE] in (FIRST, ROLL, SHUFFLE)

    def actors(self, state: State) -> tuple[int, ...]:
        """The seats that may act now; in an action for everybody all who have not answered."""
        cells = list(state.cells)
        return tuple(seat for seat in range(state.seats) if self.kernel.may_act(cells, seat))

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Everything this seat may do now; nothing if it is not to act."""
        cells = list(state.cells)
        if seat not in range(state.seats) or not self.kernel.may_act(cells, seat):
            return ()
        return tuple(self._decode(cells, seat, code) for code in self.codes(cells, seat))

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The position after a seat's action; the last sealed answer settles them all."""
        cells = list(state.cells)
        self._check_seat(state, seat)
        code = self._encode(cells, seat, action)
        if code is None or code not in self.codes(cells, seat):
            raise self._why_not(cells, seat, action)
        self.kernel.step(self.tables, cells, seat, code)
        return State(tuple(cells))

    def retract(self, state: State, seat: int) -> State:
        """Take back a sealed answer, which is possible until all have answered."""
        if seat not in range(state.seats) or state.cells[ANSWERS + seat] == WAITING:
            raise WrongSeat(f"Seat {seat + 1} has no sealed answer to take back.")
        cells = list(state.cells)
        cells[ANSWERS + seat] = WAITING
        return State(tuple(cells))

    def draw(self, state: State, rng: Rng) -> Outcome:
        """Let chance decide, from the generator given; `chance` makes it happen."""
        if not self.awaits_chance(state):
            raise IllegalOutcome("Nothing is to be rolled or shuffled now.")
        cells, out = list(state.cells), [0] * 64
        size = self.kernel.draw(self.tables, cells, rng, out)
        return First(out[0]) if cells[PHASE] == FIRST else self._outcome(out[:size])

    def chance(self, state: State, outcome: Outcome) -> State:
        """The position after an outcome of chance."""
        if not self.awaits_chance(state):
            raise IllegalOutcome("Nothing is to be rolled or shuffled now.")
        cells = list(state.cells)
        drawn = self._first(cells, outcome) if cells[PHASE] == FIRST else self._drawn(cells, outcome)
        self.kernel.chance(self.tables, cells, drawn)
        return State(tuple(cells))

    def read(self, state: State, seat: int, text: str) -> Action:
        """The legal action a person means: its text, or any beginning of it that fits only one."""
        legal = self.legal(state, seat)
        words = " ".join(text.lower().split())
        fitting = [a for a in legal if str(a) == words] or [a for a in legal if str(a).startswith(words)]
        if len(fitting) == 1 and words:
            return fitting[0]
        what = "could mean" if fitting and words else "is none of"
        raise UnreadableAction(f"{shown(words)} {what}: {some(fitting if words and fitting else legal)}.")

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def sealed(self, state: State, seat: int) -> Action | None:
        """A seat's sealed answer, which nobody else may see before all are settled."""
        answer = state.cells[ANSWERS + seat]
        return None if answer == WAITING else self._decode(list(state.cells), seat, answer)

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:  # noqa: ARG002 (most games have no cards)
        """The cards a seat holds, which nobody else may see."""
        return ()

    # -- scoring -------------------------------------------------------------------------------------------------------

    def sheet(self, state: State, seat: int) -> Sheet:
        """One player's sheet."""
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
        if seat is not None and seat not in range(state.seats):
            raise WrongSeat(f"There is no seat {seat + 1}.")
        cells = list(state.cells)
        view = View(
            game=self.id,
            options=self.options,
            seat=seat,
            phase=state.phase,
            turn=state.turn,
            active=None if cells[PHASE] == FIRST else cells[ACTIVE],
            waiting=self.actors(state),
            crossed=bool(cells[CROSSED]),
            sheets=tuple(self.sheet(state, s) for s in range(state.seats)),
            scores=self.scores(state),
            answer=None if seat is None else self.sealed(state, seat),
        )
        return self._see(view, cells)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that looks like this view, everything hidden chosen at random."""
        if (view.game, view.options) != (self.id, self.options):
            raise SetupError(f"This is a view of {shown(view.game)} with other options or rules, not of {self.id}.")
        cells = list(self.start(len(view.sheets)).cells)
        cells[PHASE] = PHASES.index(view.phase)
        cells[TURN] = view.turn
        cells[ACTIVE] = view.active or 0
        cells[CROSSED] = int(view.crossed)
        for seat, sheet in enumerate(view.sheets):
            cells[SHEETS + seat] = sheet.bits
        self._imagine(cells, view, rng)
        if cells[PHASE] in (WHITE, CALL, BETWEEN):
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
            elif seat not in view.waiting:
                codes = self.codes(cells, seat)
                cells[ANSWERS + seat] = codes[pick(rng, len(codes))]

    # -- checking ------------------------------------------------------------------------------------------------------

    def _check_seat(self, state: State, seat: int) -> None:
        """Refuse a seat that is not to act."""
        if seat in range(state.seats) and self.kernel.may_act(list(state.cells), seat):
            return
        if self.over(state):
            raise GameOver("The game is over.")
        if seat not in range(state.seats):
            raise WrongSeat(f"There is no seat {seat + 1}.")
        if self.awaits_chance(state):
            raise WrongSeat(f"Nobody is to act before the {CHANCE_DUE[state.phase]}.")
        raise WrongSeat(f"Seat {seat + 1} is not to act now, but {_list_seats(self.actors(state))}.")

    def _first(self, cells: Cells, outcome: Outcome) -> Cells:
        """The seat drawn to begin."""
        if not isinstance(outcome, First) or outcome.seat not in range(cells[SEATS]):
            raise IllegalOutcome(
                f"The first player is to be drawn: first 1 to first {cells[SEATS]}, not {shown(outcome)}."
            )
        return [outcome.seat]

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
    def _see(self, view: View, cells: Cells) -> View:
        """The view with what this kind of game shows beside the sheets."""

    @abstractmethod
    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        """The cells that `_see` showed, and a guess at those it hid."""


def some(actions: Sequence[Action]) -> str:
    """A few actions in words, for a sentence."""
    first = ", ".join(str(action) for action in actions[:8])
    return f"{first} and {len(actions) - 8} more" if len(actions) > 8 else first or "nothing"


def _list_seats(seats: Sequence[int]) -> str:
    return "seat " + " and ".join(str(seat + 1) for seat in seats)
