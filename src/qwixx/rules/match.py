"""A match, `deluxe`: several games in a row. It wraps a game and is a game."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from qwixx.rules.actions import Action, Card, GoOn, Move, Stop
from qwixx.rules.descriptor import Panel
from qwixx.rules.dice import ANNOUNCED, classic
from qwixx.rules.errors import ActionError
from qwixx.rules.game import FaceDown, Game, State
from qwixx.rules.kernel.cells import PHASE, SEATS
from qwixx.rules.kernel.match import GO_ON, MOST_GAMES, STOP, match_of, total_place
from qwixx.rules.kernel.phases import BETWEEN, PHASES
from qwixx.rules.kernel.source import Cells, Rng
from qwixx.rules.options import Option, Range
from qwixx.rules.outcomes import Outcome, Outcomes, Redeal
from qwixx.rules.view import View

GAMES = Option("games", str(MOST_GAMES), Range(1, MOST_GAMES))


@dataclass(frozen=True, repr=False)
class Match(Game):
    """Up to five games of `game` in a row; the highest sum wins."""

    game: Game = field(kw_only=True)

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, which nobody else may see."""
        return self.game.hand(state, seat)

    def face_down(self, state: State) -> FaceDown:
        """The cards that lie face down, which nobody may see."""
        return self.game.face_down(state)

    def lay_out(self, state: State, hands: Sequence[Sequence[Card]], cards: FaceDown) -> State:
        """The same position with these cards in the hands and on the table."""
        return self.game.lay_out(state, hands, cards)

    def draw_redeal(self, state: State, rng: Rng) -> Redeal:
        """The cards that nobody holds, in another order that fits all that was public."""
        return self.game.draw_redeal(state, rng)

    def redeal(self, state: State, outcome: object) -> State:
        """The same position after its cards were dealt anew."""
        return self.game.redeal(state, outcome)

    def codes(self, cells: Cells, seat: int) -> Cells:
        """The legal codes of the game that is played, or whether to go on."""
        return super().codes(cells, seat) if cells[PHASE] == BETWEEN else self.game.codes(cells, seat)

    def allows(self, cells: Cells, seat: int, code: int) -> bool:
        """Whether a code is legal in the game that is played, or between two."""
        return super().allows(cells, seat, code) if cells[PHASE] == BETWEEN else self.game.allows(cells, seat, code)

    def landing(self, state: State, seat: int, move: Move) -> int:
        """The field that a legal move leads to, counted from 1; 0 without a track."""
        return self.game.landing(state, seat, move)

    def _decode(self, cells: Cells, seat: int, code: int) -> Action:
        if cells[PHASE] == BETWEEN:
            return GoOn() if code == GO_ON else Stop()
        return self.game._decode(cells, seat, code)

    def _encode(self, cells: Cells, seat: int, action: Action) -> int | None:
        if cells[PHASE] == BETWEEN:
            return GO_ON if isinstance(action, GoOn) else STOP if isinstance(action, Stop) else None
        return self.game._encode(cells, seat, action)

    def _why_not(self, cells: Cells, seat: int, action: Action) -> ActionError:
        if cells[PHASE] == BETWEEN:
            return self._not_now(cells, seat, action)
        return self.game._why_not(cells, seat, action)

    def _outcome(self, drawn: Cells) -> Outcome:
        return self.game._outcome(drawn)

    def _drawn(self, cells: Cells, outcome: Outcome) -> Cells:
        return self.game._drawn(cells, outcome)

    def _outcomes(self, cells: Cells) -> Outcomes:
        return self.game._outcomes(cells)

    def alike(self, state: State, actions: Sequence[Action]) -> bool:
        return self.game.alike(state, actions)

    def _see(self, view: View, cells: Cells) -> View:
        panel, seats = self.tables.panel, range(cells[SEATS])
        totals = tuple(
            tuple(cells[total_place(panel, number, seat)] for seat in seats) for number in range(cells[panel])
        )
        return replace(self.game._see(view, cells), panel=totals)

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        self.game._imagine(cells, view, rng)
        panel = self.tables.panel
        cells[panel] = len(view.panel)
        for number, totals in enumerate(view.panel):
            for seat, total in enumerate(totals):
                cells[total_place(panel, number, seat)] = total


rules_of_match = lru_cache(match_of)  # made once, so that it is compiled once


def match(name: str, game: Game, games: int | str, players: range) -> Match:
    """A match of up to so many games, in a row and added up."""
    number = GAMES.check(games)
    descriptor = replace(
        game.descriptor,
        id=name,
        players=players,
        phases=(*game.descriptor.phases[:-1], PHASES[BETWEEN], game.descriptor.phases[-1]),
        options=(GAMES, *game.descriptor.options),
        chosen=((GAMES.name, number), *game.options),
        panel=Panel(int(number)),
    )
    tables = game.tables._replace(games=int(number), panel=game.kernel.size)
    return Match(descriptor, tables, rules_of_match(game.kernel), game=game)


def deluxe(games: int | str = MOST_GAMES, *, locks: str = ANNOUNCED) -> Match:
    """The deluxe edition: a match of the original on wipe-clean boards."""
    return match("deluxe", classic(locks=locks), games, range(2, 9))
