"""A match, `deluxe`: several games in a row. It wraps a game and is a game."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from qwixx.rules.actions import Action, Card, GoOn, Stop
from qwixx.rules.dice import classic
from qwixx.rules.errors import ActionError, UnknownOption, shown
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import BETWEEN, MAX_SEATS, PHASE, SEATS
from qwixx.rules.kernel.match import GO_ON, MOST_GAMES, STOP, match_of
from qwixx.rules.kernel.source import Cells, Rng
from qwixx.rules.outcomes import Outcome
from qwixx.rules.view import View


@dataclass(frozen=True)
class Match(Game):
    """Up to five games of `game` in a row; the highest sum wins."""

    game: Game = field(kw_only=True)

    def hand(self, state: State, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, which nobody else may see."""
        return self.game.hand(state, seat)

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

    def _see(self, view: View, cells: Cells) -> View:
        played = self.game.kernel.size
        seats = cells[SEATS]
        rows = range(played + 1, played + 1 + cells[played] * MAX_SEATS, MAX_SEATS)
        panel = tuple(tuple(cells[row : row + seats]) for row in rows)
        return replace(self.game._see(view, cells), panel=panel)

    def _imagine(self, cells: Cells, view: View, rng: Rng) -> None:
        self.game._imagine(cells, view, rng)
        played = self.game.kernel.size
        cells[played] = len(view.panel)
        for number, totals in enumerate(view.panel):
            row = played + 1 + number * MAX_SEATS
            cells[row : row + len(totals)] = totals


rules_of_match = lru_cache(match_of)  # made once, so that it is compiled once


def wrong_number_of_games(games: object) -> UnknownOption:
    """The refusal of a match that is too short or too long."""
    return UnknownOption(f"A match has 1 to {MOST_GAMES} games, not {shown(games)}.")


def deluxe(games: int = MOST_GAMES) -> Match:
    """The deluxe edition: a match of the original on wipe-clean boards."""
    if games not in range(1, MOST_GAMES + 1):
        raise wrong_number_of_games(games)
    game = classic()
    tables = game.tables._replace(games=games)
    return Match(
        "deluxe", range(2, 9), game.layout, tables, rules_of_match(game.kernel), (("games", str(games)),), game=game
    )
