"""What is shipped is what was trained: the same values, near the end those of the rules, and chances that come true."""

from random import Random

import numpy as np
import pytest

from qwixx.games import game
from qwixx.players import standing
from tests.strategies import advance
from tests.training.engine import self_play
from training.decisions import play_turn
from training.learning import noise_of, noise_size
from training.lookups import shape_for
from training.measure import position_of
from training.network import value_of
from training.sheets import Array, Sheet, sheet_of
from training.tracks import random_track
from training.turns import Position, Roll, Value, result
from training.weights import load_shipped

TRAINED = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("classic", 5),
    ("mixx-a", 2),
    ("mixx-b", 2),
    ("board", 2),
    ("board", 3),
    ("board", 4),
]
SURE = 4.0  # standard errors


def value_for(sheet: Sheet, name: str, seats: int) -> Value:
    """What a shipped network says, worked out by training's own lines."""
    weights, hidden = load_shipped(f"{name}-{seats}")
    return value_of(sheet, shape_for(sheet, seats, hidden), weights)


def first_form(sheet: Sheet, position: Position) -> Position:
    """Rows in the order in which the shipped player looks them up: the smallest of those that give the same game."""
    if sheet.tracks:
        return position
    shut = sheet.locked[position.codes].any(1)[0]
    codes = np.where(shut, sheet.codes, position.codes[0])
    keys = [sum(int(code) * (sheet.codes + 1) ** seat for seat, code in enumerate(column)) for column in codes.T]
    best = min((list(order) for order in sheet.symmetries), key=lambda order: [keys[row] for row in order])
    return Position(position.codes[:, :, best], position.penalties)


@pytest.mark.parametrize(("name", "seats"), TRAINED)
def test_values_are_those_of_training(name: str, seats: int) -> None:
    """In positions before a roll, of a game played at random."""
    compare_values(name, seats, {})


@pytest.mark.parametrize("side", ["our-zigzag", "random"])
def test_values_are_those_of_training_on_every_board(side: str) -> None:
    """On the second side, which the network knows as the first, and on one that nobody has seen."""
    track = str(random_track(np.random.default_rng(5))) if side == "random" else side
    compare_values("board", 2, {"side": track})


def compare_values(name: str, seats: int, options: dict[str, str]) -> None:
    """What the player says of the positions of a game, and what training's own lines say of them."""
    book, rng = game(name, **options), Random(seats)
    sheet = sheet_of(book)
    value = value_for(sheet, name, seats)
    state = book.start(seats)
    compared = 0
    while not book.over(state) and compared < 20:
        state = advance(book, state, rng)
        if state.phase == "roll":
            position = first_form(sheet, position_of(sheet, np.array([state.cells]), seats))
            said, expected = standing("master", book, state), value(position)
            assert said
            order = [(state.active + place) % seats for place in range(seats)]
            assert [said[seat].win for seat in order] == pytest.approx(expected.win[0].tolist(), abs=1e-6)
            assert [said[seat].margin for seat in order] == pytest.approx(expected.margin[0].tolist(), abs=1e-4)
            compared += 1
    assert compared > 5


def test_near_the_end_a_value_is_that_of_every_roll_on_average() -> None:
    """Positions of self-play whose next turn was the last, a row being closed: all 7776 rolls, each played out."""
    book = game("classic")
    sheet = sheet_of(book)
    value = value_for(sheet, "classic", 2)
    errors = [_error(sheet, value, position) for position in _before_the_last_turn(sheet, value, 4)]
    assert np.mean(np.abs(errors)) < 0.03


def _before_the_last_turn(sheet: Sheet, value: Value, wanted: int) -> list[Position]:
    """Positions with one row closed after which a game ended."""
    found: list[Position] = []
    for before, _, turn in self_play(sheet, value, 2, 40, 40, 0.0):
        closed = sheet.locked[before.codes].any(1).sum(1)
        ended = np.flatnonzero(turn.over & (closed == 1)).tolist()
        found += [Position(before.codes[game : game + 1], before.penalties[game : game + 1]) for game in ended]
    assert len(found) >= wanted
    return found[:wanted]


def _error(sheet: Sheet, value: Value, one: Position) -> float:
    """By how much the chance said is off the mean of what every roll comes to."""
    faces = np.indices((6,) * 5).reshape(5, -1).T + 1
    (gone,) = np.flatnonzero(sheet.locked[one.codes].any(1)[0])
    coloured = np.insert(faces[:, 2:], gone, 1, 1)  # a die that has left shows anything
    position = Position(np.repeat(one.codes, len(faces), 0), np.repeat(one.penalties, len(faces), 0))
    noise = noise_of(sheet, 2, np.ones((len(faces), sum(noise_size(sheet, 2)))))
    turn = play_turn(sheet, value, position, Roll(faces[:, :2], coloured), noise, 0.0)
    return float(value(one).win[0, 0] - turn.worth.win[:, 0].mean())


def test_chances_come_true() -> None:
    """Of positions of self-play that are said to be won with some chance, about that share is won."""
    sheet = sheet_of(game("classic"))
    said, won = _said_and_won(sheet, value_for(sheet, "classic", 2))
    for low in np.arange(0.1, 0.9, 0.2):
        some = (said >= low) & (said < low + 0.2)
        error = 0.5 / some.sum() ** 0.5
        assert abs(said[some].mean() - won[some].mean()) < 0.02 + SURE * error


def _said_and_won(sheet: Sheet, value: Value) -> tuple[Array, Array]:
    """One position of each game, from its sixth turn, and the share of the win that who rolled there had at the end."""
    games, turns = 240, 50
    played = self_play(sheet, value, 2, games, turns, 0.0)
    said = value(played[6].before).win[:, 0]
    won = np.full(games, np.nan)
    for number, part in enumerate(played[6:]):
        ended = result(sheet, part.turn.after).win[:, number % 2]
        won = np.where(part.turn.over & np.isnan(won), ended, won)
    whole = ~np.isnan(won)
    return said[whole], won[whole]
