"""How strong weights are: one player by them among bots of the package, at the engine of the rules, many games at once.

`python -m training.measure NAME.npz --games 4000` prints the share of the wins with its interval; no JAX is needed. Of
a game with a track, `--option side=our-zigzag` takes another side and `--boards 20` as many random ones. A best
response plays against those it learned against, and knows what they have answered.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
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
from qwixx.rules.kernel.cells import ACTIVE, ANSWERS, CROSSED, PHASE, SEATS, SHEETS
from qwixx.rules.kernel.dice import CLOSING, FACE, FACE_BITS, ROLLED
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.phases import COLOUR, MOVE, OVER, REPLY, WHITE, awaits_chance
from qwixx.rules.kernel.sheet import PENALTY_SHIFT, ROW, ROW_BITS, cross, open_numbers, sheet_score
from qwixx.rules.kernel.turn import may_act
from qwixx.stream import beginning
from training import pawns
from training.decisions import best_answers, second_action
from training.network import value_of
from training.pawns import MOVES
from training.responses import Fixed, best_response
from training.rivals import CAREFUL, rivals, shape_of
from training.sheets import WHITES, Array, Sheet, sheet_of
from training.tracks import Pawns, random_track, side_named
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


class Player(NamedTuple):
    """Who plays by weights: with its value, and whom it is a best response to."""

    value: Value
    fixed: Fixed | None = None


class Order(NamedTuple):
    """What is measured: weights, options of the game as pairs, the other players, and the seed of the deals."""

    weights: Path
    options: tuple[tuple[str, str], ...]
    other: str
    seed: int


class Table(NamedTuple):
    """Everything that games of an order need."""

    game: Game
    sheet: Sheet
    seats: int
    player: Player
    rival: Policy


def measure(orders: list[Order], games: int, workers: int = 1) -> Strength:
    """Play so many games of one player by weights against others, in turn by these orders."""
    each = -(-games // len(orders))
    parts = [
        (order, first, min(AT_ONCE, (place + 1) * each - first))
        for place, order in enumerate(orders)
        for first in range(place * each, (place + 1) * each, AT_ONCE)
    ]
    some_games(orders[0], 0, 0)  # compiles, so that not every worker does
    shares, own, others = (np.concatenate(part) for part in zip(*_shared_out(parts, workers), strict=True))
    half = 1.96 * float(shares.std()) / len(shares) ** 0.5
    return Strength(len(shares), float(shares.mean()), half, float(own.mean()), float(others.mean()))


def _shared_out(parts: list[tuple[Order, int, int]], workers: int) -> Iterator[tuple[Array, Array, Array]]:
    if workers == 1:
        yield from (some_games(*part) for part in parts)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(some_games, *zip(*parts, strict=True))


@cache
def table_of(order: Order) -> Table:
    """The table at which an order is played."""
    weights, recipe, _ = load_weights(order.weights)
    game = game_by_name(recipe.game, **dict(order.options))
    sheet, rival = sheet_of(game), policy(order.other)
    assert rival is not None
    fixed = rivals(game, sheet, recipe) if recipe.against else None
    player = Player(value_of(sheet, shape_of(sheet, recipe), weights), fixed)
    return Table(game, sheet, recipe.seats, player, rival.at(game, recipe.seats))


def some_games(order: Order, first: int, games: int) -> tuple[Array, Array, Array]:
    """By game: the share of the win, the own score, the mean of the others'. Each deal is played from every seat."""
    game, sheet, seats, player, rival = table_of(order)
    tables, numbers = as_arrays(game.tables), np.asarray(rival.numbers_for(game), np.float64)
    go_on, act, score = _loops(game.kernel, rival.choose, rival.calls)
    cells = np.zeros((games, game.kernel.size), np.int64)
    words = np.zeros((games, 1), np.uint64)
    for number in range(games):
        game.kernel.start(game.tables, cells[number], seats)
        words[number] = beginning(order.seed, (first + number) // seats)
    mine = (first + np.arange(games)) % seats
    room = (np.zeros(game.kernel.size, np.int64), np.zeros(game.kernel.choices, np.int64))
    spare = (np.zeros(max(1, rival.scratch)), np.zeros(KINDS * game.kernel.choices), np.zeros(1, np.uint64))
    while True:
        go_on(tables, cells, words, mine, numbers, *room, *spare)
        asked = np.flatnonzero(cells[:, PHASE] != OVER)
        if not len(asked):
            break
        codes = own_codes(game, sheet, player, cells[asked], mine[asked])
        act(tables, cells, asked, mine, codes)
    points = np.zeros((games, seats), np.int64)
    score(tables, cells, points)
    best = points == points.max(1, keepdims=True)
    own = np.take_along_axis(points, mine[:, None], 1)[:, 0]
    share = np.take_along_axis(best, mine[:, None], 1)[:, 0] / best.sum(1)
    return share, own, (points.sum(1) - own) / max(1, seats - 1)


@cache
def _loops(kernel: Any, choose: Any, calls: tuple[Any, ...]) -> tuple[Callable[..., None], ...]:
    """Compiled: let chance and the others go on until this player is asked; do what it chose; read the scores."""
    legal, step, draw, chance, veil, size = (
        kernel.legal,
        kernel.step,
        kernel.draw,
        kernel.chance,
        kernel.veil,
        kernel.size,
    )
    scored = kernel.score

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

    functions: tuple[Any, ...] = (*filter(isfunction, kernel), choose, *calls)
    packages = ("training",)
    return tuple(compiled(loop, *functions, packages=packages) for loop in (go_on, act, score))


def own_codes(game: Game, sheet: Sheet, player: Player, cells: Array, mine: Array) -> Array:
    """What the player by weights does where it is asked."""
    codes = np.zeros(len(cells), np.int64)
    for phase, answer in ((WHITE, white_codes), (REPLY, reply_codes), (COLOUR, colour_codes), (MOVE, move_codes)):
        asked = np.flatnonzero(cells[:, PHASE] == phase)
        if len(asked):
            codes[asked] = answer(game, sheet, player, cells[asked], mine[asked])
    return codes


def white_codes(game: Game, sheet: Sheet, player: Player, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The answers to the white sum."""
    seats = int(cells[0, SEATS])
    roll, position = roll_of(sheet, cells), position_of(sheet, cells, seats, mine)
    if player.fixed:
        answered = answers_of(cells, seats)
        answers = best_response(sheet, player.value, player.fixed, position, roll, answered)[0]
    else:
        answers = best_answers(sheet, player.value, position, roll)
    own = np.take_along_axis(answers, ((mine - cells[:, ACTIVE]) % seats)[:, None], 1)[:, 0]
    rows = np.maximum(own - 1, 0)
    places = np.take_along_axis(white_places(sheet, roll), rows[:, None], 1)[:, 0]
    return np.where(own > 0, 1 << (rows * ROW_BITS + places).astype(np.int64), 0)


def colour_codes(game: Game, sheet: Sheet, player: Player, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The second actions."""
    position = position_of(sheet, cells, int(cells[0, SEATS]), mine)
    roll = roll_of(sheet, cells)
    everywhere = np.ones(len(cells), bool)
    choice = second_action(sheet, player.value, position, roll, cells[:, CROSSED] > 0, everywhere).choice[:, None]
    choice = choice // MOVES if sheet.tracks else choice
    row, place = (np.take_along_axis(part, choice, 1) for part in second_numbers(sheet, roll))
    return np.where(choice > 0, 1 << (row * ROW_BITS + place).astype(np.int64), 0)[:, 0]


def move_codes(game: Game, sheet: Sheet, player: Player, cells: Array, mine: Array) -> Array:  # noqa: ARG001
    """The moves on the track."""
    position = position_of(sheet, cells, int(cells[0, SEATS]), mine)
    no_second = np.broadcast_to(np.arange(pawns.pairs(sheet)) < MOVES, (len(cells), pawns.pairs(sheet)))
    everywhere = np.ones(len(cells), bool)
    best = pawns.second_action(
        sheet, player.value, position, roll_of(sheet, cells), cells[:, CROSSED] > 0, everywhere, no_second
    )
    return best.choice.astype(np.int64)


def reply_codes(game: Game, sheet: Sheet, player: Player, cells: Array, mine: Array) -> Array:  # noqa: ARG001
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


def answers_of(cells: Array, seats: int) -> Array:
    """What was sealed, the active player's first; one who has not answered yet is taken to cross nothing."""
    order = (cells[:, ACTIVE, None] + np.arange(seats)) % seats
    sealed = np.maximum(np.take_along_axis(cells, ANSWERS + order, 1), 0)
    bit = np.log2(np.maximum(sealed, 1)).astype(np.int64)
    return np.where(sealed > 0, bit // ROW_BITS + 1, 0)


def position_of(sheet: Sheet, cells: Array, seats: int, mine: Array | None = None) -> Position:
    """The sheets of many games, the active player's first; and which of them is the player's own."""
    order = (cells[:, ACTIVE, None] + np.arange(seats)) % seats
    sheets = np.take_along_axis(cells, SHEETS + order, 1)
    bits = sheets[:, :, None] >> (np.arange(sheet.rows) * ROW_BITS) & ROW
    learner = () if mine is None else (mine - cells[:, ACTIVE]) % seats
    stand = pawns_of(sheet, cells, order)
    return Position(sheet.code_of[bits], (sheets >> PENALTY_SHIFT).astype(np.int32), stand, learner)


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


def orders_of(weights: Path, other: str, seed: int, options: list[str], boards: int = 0) -> list[Order]:
    """What to measure: with these options of the game, on so many random boards if any."""
    pairs = [(name, side_named(value)) for name, value in (option.split("=", 1) for option in options)]
    rng = np.random.default_rng((seed, boards))
    sides = [("side", str(random_track(rng))) for _ in range(boards)]
    more = [[*pairs, side] for side in sides] or [pairs]
    return [Order(weights, tuple(given), other, seed) for given in more]


def main() -> None:
    """Print the strength of weights."""
    parser = argparse.ArgumentParser(prog="python -m training.measure", description="How strong weights are.")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", help="careful unless told; of a best response those it learned against")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE, of the game")
    parser.add_argument("--boards", type=int, default=0, help="so many random boards")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    _, recipe, about = load_weights(given.weights)
    other = given.against or recipe.against or CAREFUL
    orders = orders_of(given.weights, other, given.seed, given.option, given.boards)
    began = time.perf_counter()
    found = measure(orders, given.games, given.workers)
    where = f"{given.boards} random boards" if given.boards else " ".join([recipe.game, *given.option])
    print(
        f"{given.weights.stem}: {100 * found.share:.2f} ± {100 * found.half:.2f} % against {other}"
        f" ({recipe.seats * found.share:.3f} of a fair share) in {found.games} games of {where}"
        f" with {recipe.seats} players; points {found.own:.1f} to {found.others:.1f};"
        f" trained on {about.get('games_played', 0):,} games; {time.perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
