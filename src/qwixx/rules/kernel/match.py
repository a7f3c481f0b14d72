"""A match: several games in a row, their totals kept and added. A transform: a game's rules in, a match's rules out."""

from qwixx.rules.kernel.cells import (
    ANSWERS,
    BETWEEN,
    MAX_SEATS,
    OVER,
    PHASE,
    SEATS,
    TURN,
    WAITING,
)
from qwixx.rules.kernel.source import Cells, Kernel, Tables, rule
from qwixx.rules.kernel.turn import seal

MOST_GAMES = 5
GO_ON = 0
STOP = 1


def match_of(game: Kernel) -> Kernel:
    """The rules of a match of `game`. Its own cells, games played and the totals, follow the game's."""
    played = game.size
    totals = played + 1
    size = totals + MOST_GAMES * MAX_SEATS
    game_start, game_legal, game_step, game_score = game.start, game.legal, game.step, game.score

    @rule
    def start(tables: Tables, cells: Cells, seats: int) -> None:
        """The first game, with an empty score panel."""
        for place in range(played, size):
            cells[place] = 0
        game_start(tables, cells, seats)

    @rule
    def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
        """Between two games everybody may go on or stop; else what the game allows."""
        if cells[PHASE] == BETWEEN:
            out[0] = GO_ON
            out[1] = STOP
            return 2
        return game_legal(tables, cells, seat, out)

    @rule
    def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
        """Play on; a game that ends is written on the panel."""
        if cells[PHASE] == BETWEEN:
            if seal(cells, seat, code):
                go_on_or_stop(tables, cells)
        else:
            game_step(tables, cells, seat, code)
            if cells[PHASE] == OVER:
                write_down(tables, cells)

    @rule
    def write_down(tables: Tables, cells: Cells) -> None:
        """Keep the totals of the game just ended; after the last one the match is over."""
        for seat in range(cells[SEATS]):
            cells[totals + cells[played] * MAX_SEATS + seat] = game_score(tables, cells, seat)
        cells[played] += 1
        if cells[played] < tables.games:
            cells[PHASE] = BETWEEN

    @rule
    def go_on_or_stop(tables: Tables, cells: Cells) -> None:
        """The match stops here only if all agree; else the next game begins, its first player drawn anew."""
        stop = True
        for seat in range(cells[SEATS]):
            if cells[ANSWERS + seat] == GO_ON:
                stop = False
            cells[ANSWERS + seat] = WAITING
        if stop:
            cells[PHASE] = OVER
            return
        turn = cells[TURN]
        game_start(tables, cells, cells[SEATS])
        cells[TURN] = turn

    @rule
    def score(tables: Tables, cells: Cells, seat: int) -> int:
        """The sum of all games, the one being played included."""
        total = 0
        for number in range(cells[played]):
            total += cells[totals + number * MAX_SEATS + seat]
        if cells[PHASE] != BETWEEN and cells[PHASE] != OVER:
            total += game_score(tables, cells, seat)
        return total

    return Kernel(size, game.choices, start, game.may_act, legal, step, game.draw, game.chance, score)
