"""How strong weights are: one player by them among bots of the package, at the engine of the rules, many games at once.

`python -m training.measure NAME.npz --games 4000` prints the share of the wins with its interval; no JAX is needed. Of
a game with a track, `--option side=our-zigzag` takes another side and `--boards 20` as many random ones.
"""

import argparse
import time
from collections.abc import Callable
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from qwixx.compiled import as_arrays, compiled
from qwixx.games import game as game_by_name
from qwixx.players import policy
from qwixx.players.policy import KINDS, Policy
from qwixx.rules.game import Game
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.dice import CLOSING, FACE, FACE_BITS, ROLLED
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.phases import COLOUR, MOVE, OVER, REPLY, WHITE, awaits_chance
from qwixx.rules.kernel.sheet import PENALTY_SHIFT, ROW, ROW_BITS, cross, open_numbers, sheet_score
from qwixx.rules.kernel.turn import may_act
from qwixx.stream import beginning
from training import pawns
from training.decisions import best_answers, second_action
from training.learning import Recipe
from training.lookups import shape_for
from training.network import Weights, value_of
from training.pawns import MOVES
from training.sheets import WHITES, Array, Sheet, sheet_of
from training.tracks import Pawns, random_track
from training.turns import Position, Roll, Value, second_numbers, white_places
from training.weights import load_weights

AT_ONCE = 500  # games


class Strength(NamedTuple):
    """The share of the wins over so many games, ties shared, half the width of its 95 % interval, and mean scores."""

    games: int
    share: float
    half: float
    own: float
    others: float


def measure(books: list[Game], recipe: Recipe, weights: Weights, other: str, games: int, seed: int) -> Strength:
    """Play so many games of one player by weights against others, in turn with the tracks of these games."""
    rival = policy(other)
    assert rival is not None
    parts = []
    each = -(-games // len(books))
    for place, game in enumerate(books):
        sheet = sheet_of(game)
        value = value_of(sheet, shape_for(sheet, recipe.seats, recipe.hidden), weights)
        for first in range(place * each, (place + 1) * each, AT_ONCE):
            count = min(AT_ONCE, (place + 1) * each - first)
            parts.append(_some_games(game, sheet, recipe.seats, value, rival, first, count, seed))
    shares, own, others = (np.concatenate(part) for part in zip(*parts, strict=True))
    half = 1.96 * float(shares.std()) / len(shares) ** 0.5
    return Strength(len(shares), float(shares.mean()), half, float(own.mean()), float(others.mean()))


def _some_games(
    game: Game, sheet: Sheet, seats: int, value: Value, rival: Policy, first: int, games: int, seed: int
) -> tuple[Array, Array, Array]:
    """By game: the share of the win, the own score, the mean of the others'. Each deal is played from every seat."""
    tables, numbers = as_arrays(game.tables), np.asarray(rival.numbers_for(game), np.float64)
    go_on, act, score = _loops(game.kernel, rival)
    cells = np.zeros((games, game.kernel.size), np.int64)
    words = np.zeros((games, 1), np.uint64)
    for number in range(games):
        game.kernel.start(game.tables, cells[number], seats)
        words[number] = beginning(seed, (first + number) // seats)
    mine = (first + np.arange(games)) % seats
    room = (np.zeros(game.kernel.size, np.int64), np.zeros(game.kernel.choices, np.int64))
    spare = (np.zeros(max(1, rival.scratch)), np.zeros(KINDS * game.kernel.choices), np.zeros(1, np.uint64))
    while True:
        go_on(tables, cells, words, mine, numbers, *room, *spare)
        asked = np.flatnonzero(cells[:, PHASE] != OVER)
        if not len(asked):
            break
        codes = own_codes(game, sheet, value, cells[asked], mine[asked])
        act(tables, cells, asked, mine, codes)
    points = np.zeros((games, seats), np.int64)
    score(tables, cells, points)
    best = points == points.max(1, keepdims=True)
    own = np.take_along_axis(points, mine[:, None], 1)[:, 0]
    share = np.take_along_axis(best, mine[:, None], 1)[:, 0] / best.sum(1)
    return share, own, (points.sum(1) - own) / max(1, seats - 1)


@cache
def _loops(kernel: Any, rival: Policy) -> tuple[Callable[..., None], ...]:
    """Compiled: let chance and the others go on until this player is asked; do what it chose; read the scores."""
    legal, step, draw, chance, veil, size = (
        kernel.legal,
        kernel.step,
        kernel.draw,
        kernel.chance,
        kernel.veil,
        kernel.size,
    )
    choose, scored = rival.choose, kernel.score

    def go_on(
        tables: Any,
        cells: Any,
        words: Any,
        mine: Any,
        numbers: Any,
        seen: Any,
        out: Any,
        scratch: Any,
        values: Any,
        luck: Any,
    ) -> None:
        for number in range(len(cells)):
            here = cells[number]
            while here[PHASE] != OVER:
                if awaits_chance(here[PHASE]):
                    draw(tables, here, words[number], out)
                    chance(tables, here, out)
                    continue
                phase = here[PHASE]
                acted = False
                for seat in range(here[SEATS]):
                    if here[PHASE] == phase and seat != mine[number] and may_act(here, seat):
                        for place in range(size):
                            seen[place] = here[place]
                        veil(seen, seat)
                        count = legal(tables, seen, seat, out)
                        choice = choose(tables, seen, seat, out, count, numbers, scratch, values, luck)
                        step(tables, here, seat, out[choice])
                        acted = True
                if not acted:
                    break

    def act(tables: Any, cells: Any, asked: Any, mine: Any, codes: Any) -> None:
        for place in range(len(asked)):
            step(tables, cells[asked[place]], mine[asked[place]], codes[place])

    def score(tables: Any, cells: Any, points: Any) -> None:
        for number in range(len(cells)):
            for seat in range(points.shape[1]):
                points[number, seat] = scored(tables, cells[number], seat)

    functions: tuple[Any, ...] = (*filter(isfunction, kernel), choose, *rival.calls)
    packages = ("training",)
    return tuple(compiled(loop, *functions, packages=packages) for loop in (go_on, act, score))


def own_codes(game: Game, sheet: Sheet, value: Value, cells: Array, mine: Array) -> Array:
    """What the player with the value function does where it is asked."""
    codes = np.zeros(len(cells), np.int64)
    for phase, answer in ((WHITE, white_codes), (REPLY, reply_codes), (COLOUR, colour_codes), (MOVE, move_codes)):
        asked = np.flatnonzero(cells[:, PHASE] == phase)
        if len(asked):
            codes[asked] = answer(game, sheet, value, cells[asked], mine[asked])
    return codes


def white_codes(game: Game, sheet: Sheet, value: Value, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The answers to the white sum."""
    seats = int(cells[0, SEATS])
    roll = roll_of(sheet, cells)
    answers = best_answers(sheet, value, position_of(sheet, cells, seats), roll)
    own = np.take_along_axis(answers, ((mine - cells[:, ACTIVE]) % seats)[:, None], 1)[:, 0]
    rows = np.maximum(own - 1, 0)
    places = np.take_along_axis(white_places(sheet, roll), rows[:, None], 1)[:, 0]
    return np.where(own > 0, 1 << (rows * ROW_BITS + places).astype(np.int64), 0)


def colour_codes(game: Game, sheet: Sheet, value: Value, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The second actions."""
    position = position_of(sheet, cells, int(cells[0, SEATS]))
    roll = roll_of(sheet, cells)
    everywhere = np.ones(len(cells), bool)
    choice = second_action(sheet, value, position, roll, cells[:, CROSSED] > 0, everywhere).choice[:, None]
    choice = choice // MOVES if sheet.tracks else choice
    row, place = (np.take_along_axis(part, choice, 1) for part in second_numbers(sheet, roll))
    return np.where(choice > 0, 1 << (row * ROW_BITS + place).astype(np.int64), 0)[:, 0]


def move_codes(game: Game, sheet: Sheet, value: Value, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The moves on the track."""
    position = position_of(sheet, cells, int(cells[0, SEATS]))
    no_second = np.broadcast_to(np.arange(pawns.pairs(sheet)) < MOVES, (len(cells), pawns.pairs(sheet)))
    everywhere = np.ones(len(cells), bool)
    best = pawns.second_action(
        sheet, value, position, roll_of(sheet, cells), cells[:, CROSSED] > 0, everywhere, no_second
    )
    return best.choice.astype(np.int64)


def reply_codes(game: Game, sheet: Sheet, value: Value, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The replies to an announced lock: follow where it gives most."""
    tables = game.tables
    codes = []
    for here, seat in zip(cells.tolist(), mine.tolist(), strict=True):
        own = here[SHEETS + seat]
        open_now = open_numbers(tables, own, 0) & here[CLOSING]
        numbers = [1 << bit for bit in range(open_now.bit_length()) if open_now >> bit & 1]
        scores = [sheet_score(tables, cross(tables, own, number)) for number in numbers]
        codes.append(numbers[scores.index(max(scores))])
    return np.array(codes, np.int64)


def position_of(sheet: Sheet, cells: Array, seats: int) -> Position:
    """The sheets of many games, the active player's first."""
    order = (cells[:, ACTIVE, None] + np.arange(seats)) % seats
    sheets = np.take_along_axis(cells, SHEETS + order, 1)
    bits = sheets[:, :, None] >> (np.arange(sheet.rows) * ROW_BITS) & ROW
    return Position(sheet.code_of[bits], (sheets >> PENALTY_SHIFT).astype(np.int32), pawns_of(sheet, cells, order))


def pawns_of(sheet: Sheet, cells: Array, order: Array) -> Pawns | tuple[()]:
    """The pawns of many games, the active player's first."""
    if not sheet.tracks:
        return ()
    fields = np.take_along_axis(cells, PAWNS + order, 1).astype(np.int32)
    return Pawns(fields, cells[:, FINAL].astype(np.int32), np.zeros(len(cells), np.int32))


def roll_of(sheet: Sheet, cells: Array) -> Roll:
    """The dice of many games."""
    faces = cells[:, ROLLED, None] >> (np.arange(WHITES + sheet.dice) * FACE_BITS) & FACE
    return Roll(faces[:, :WHITES], faces[:, WHITES:])


def main() -> None:
    """Print the strength of weights."""
    parser = argparse.ArgumentParser(prog="python -m training.measure", description="How strong weights are.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", default="careful")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, of the game")
    parser.add_argument("--boards", type=int, default=0, help="so many random boards")
    given = parser.parse_args()
    weights, recipe, about = load_weights(given.weights)
    options = dict(option.split("=", 1) for option in given.option)
    sides = [options]
    if given.boards:
        rng = np.random.default_rng((given.seed, given.boards))
        sides = [{**options, "side": str(random_track(rng))} for _ in range(given.boards)]
    books = [game_by_name(recipe.game, **side) for side in sides]
    began = time.perf_counter()
    found = measure(books, recipe, weights, given.against, given.games, given.seed)
    where = f"{given.boards} random boards" if given.boards else " ".join([recipe.game, *given.option])
    print(
        f"{given.weights.stem}: {100 * found.share:.2f} ± {100 * found.half:.2f} % against {given.against}"
        f" ({recipe.seats * found.share:.3f} of a fair share) in {found.games} games of {where}"
        f" with {recipe.seats} players; points {found.own:.1f} to {found.others:.1f};"
        f" trained on {about.get('games_played', 0):,} games; {time.perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
