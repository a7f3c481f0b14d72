"""A match: several games in a row, their totals kept and added. A transform: a game's rules in, a match's rules out."""

from qwixx.rules.kernel import endings
from qwixx.rules.kernel.cells import ANSWERS, MAX_SEATS, PHASE, SEATS, TURN, WAITING
from qwixx.rules.kernel.phases import BETWEEN, OVER
from qwixx.rules.kernel.source import Cells, Kernel, Rng, Tables, pick
from qwixx.rules.kernel.turn import seal

MOST_GAMES = 5
GO_ON = 0
STOP = 1


def total_place(panel: int, game: int, seat: int) -> int:
    """Where the total of a seat in a game of the match stands, the panel beginning at this cell."""
    return panel + 1 + game * MAX_SEATS + seat


def all_stop(cells: Cells) -> bool:
    """Open the answers given between two games: the match stops here only if all agree."""
    stop = True
    for seat in range(cells[SEATS]):
        if cells[ANSWERS + seat] == GO_ON:
            stop = False
        cells[ANSWERS + seat] = WAITING
    return stop


def match_of(game: Kernel) -> Kernel:
    """The rules of a match of `game`. Its own cells, games played and the totals, follow the game's."""
    played = game.size
    size = total_place(played, MOST_GAMES, 0)
    game_start, game_legal, game_any_code = game.start, game.legal, game.any_code
    game_step, game_score, game_ending = game.step, game.score, game.ending

    def start(tables: Tables, cells: Cells, seats: int) -> None:
        """The first game, with an empty score panel."""
        for place in range(played, size):
            cells[place] = 0
        game_start(tables, cells, seats)

    def legal(tables: Tables, cells: Cells, seat: int, out: Cells) -> int:
        """Between two games everybody may go on or stop; else what the game allows."""
        if cells[PHASE] == BETWEEN:
            out[0] = GO_ON
            out[1] = STOP
            return 2
        return game_legal(tables, cells, seat, out)

    def any_code(tables: Tables, cells: Cells, seat: int, rng: Rng, out: Cells) -> int:
        """Any of the legal codes, each as likely."""
        if cells[PHASE] == BETWEEN:
            return pick(rng, 2)
        return game_any_code(tables, cells, seat, rng, out)

    def step(tables: Tables, cells: Cells, seat: int, code: int) -> None:
        """Play on. A game that ends is written on the panel; the next one begins with its first player drawn anew."""
        if cells[PHASE] != BETWEEN:
            game_step(tables, cells, seat, code)
            if cells[PHASE] == OVER:
                for each in range(cells[SEATS]):
                    cells[total_place(played, cells[played], each)] = game_score(tables, cells, each)
                cells[played] += 1
                if cells[played] < tables.games:
                    cells[PHASE] = BETWEEN
        elif seal(cells, seat, code):
            if all_stop(cells):
                cells[PHASE] = OVER
            else:
                turn = cells[TURN]
                game_start(tables, cells, cells[SEATS])
                cells[TURN] = turn

    def score(tables: Tables, cells: Cells, seat: int) -> int:
        """The sum of all games, the one being played included."""
        total = 0
        for number in range(cells[played]):
            total += cells[total_place(played, number, seat)]
        if cells[PHASE] != BETWEEN and cells[PHASE] != OVER:
            total += game_score(tables, cells, seat)
        return total

    def ending(tables: Tables, cells: Cells) -> int:
        """What ended the last game, unless all agreed to stop before that."""
        return endings.AGREED if cells[played] < tables.games else game_ending(tables, cells)

    return Kernel(size, game.choices, start, legal, any_code, step, game.draw, game.chance, game.veil, score, ending)
