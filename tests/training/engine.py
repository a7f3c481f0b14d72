"""Games of the training loop replayed through the rules, move by move."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from qwixx.rules.actions import Action, Move, Pass
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.kernel.pawns import FINAL, PAWNS
from qwixx.rules.kernel.sheet import penalties, row_bits
from qwixx.rules.layout import bit_at
from qwixx.rules.outcomes import First, Roll
from training.decisions import Turn, next_position, play_turn
from training.learning import noise_of, noise_size, rolled
from training.loops import mapped
from training.pawns import MOVES, may_second_and_move
from training.responses import Fixed, response_turn
from training.selfplay import with_learner
from training.sheets import Array, Sheet
from training.turns import (
    Position,
    Value,
    Worth,
    blank,
    may_answer,
    may_second,
    result,
    scores,
    second_numbers,
    white_places,
)
from training.turns import Roll as Dice


class Played(NamedTuple):
    """A turn of many games with everything around it."""

    before: Position
    roll: Dice
    turn: Turn


def by_points(sheet: Sheet, reach: float = 1.0) -> Value:
    """A value function made by hand: points, and less for every number that is skipped or given up."""

    def value(position: Position) -> Worth:
        left = sheet.may[np.arange(sheet.rows), position.codes].sum(-1)
        hope = scores(sheet, position) + reach * left.sum(-1)
        powers = np.exp((hope - hope.max(-1, keepdims=True)) / 10.0)
        return Worth(powers / powers.sum(-1, keepdims=True), hope - hope.mean(-1, keepdims=True))

    return value


def self_play(
    sheet: Sheet, value: Value, seats: int, games: int, turns: int, explore: float, fixed: Fixed | None = None
) -> list[Played]:
    """So many turns of so many games; everybody plays by the value, or one among fixed players."""
    rng = np.random.default_rng(seats)
    position, played = with_learner(sheet, blank(sheet, games, seats)), []
    for _ in range(turns):
        roll = rolled(sheet, rng.random((games, 2 + sheet.dice)))
        noise = noise_of(sheet, seats, rng.random((games, sum(noise_size(sheet, seats)))))
        given = position, roll, noise, explore
        turn = response_turn(sheet, value, fixed, *given) if fixed else play_turn(sheet, value, *given)
        played.append(Played(position, roll, turn))
        position = next_position(sheet, turn)
    return played


def replay(
    book: Callable[[int], Game], sheet: Sheet, played: list[Played], number: int, seen: Callable[[str], None]
) -> None:
    """Hold one game of them to the rules: what may be done, what comes of it, when it is over, who has won."""
    state = None
    for before, roll, turn in played:
        game = book(int(before.pawns.board[number]) if before.pawns else 0)
        seats = before.penalties.shape[1]
        state = state or game.chance(game.start(seats), First(seats - 1))
        order = [(state.active + place) % seats for place in range(seats)]
        same_sheets(sheet, state, order, before, number)
        state = game.chance(state, outcome(game, sheet, state, roll, number))
        places = white_places(sheet, roll)
        legal = may_answer(sheet, before, places)[number]
        for place, seat in enumerate(order):
            options = {white_action(game, places[number], answer) for answer in np.flatnonzero(legal[place]).tolist()}
            assert options == set(game.legal(state, seat))
        for place, seat in enumerate(order):
            state = game.apply(state, seat, white_action(game, places[number], turn.chosen.sealed[number, place]))
        if state.phase == "reply":
            seen("reply")
            assert sheet.announced
        for place, seat in enumerate(order):
            replies = turn.chosen.answers[number, place] != turn.chosen.sealed[number, place]
            assert (state.phase == "reply" and seat in game.actors(state)) == replies
            if replies:
                state = game.apply(state, seat, white_action(game, places[number], turn.chosen.answers[number, place]))
        alone = mapped(lambda part: part[number : number + 1], (before, roll))
        state = second(game, sheet, state, order, alone, int(turn.chosen.second[number]), seen)
        same_sheets(sheet, state, order, turn.after, number)
        assert game.over(state) == turn.over[number]
        if game.over(state):
            seen(str(game.ending(state)))
            same_result(game, state, order, result(sheet, turn.after), number)
            state = None


def second(
    game: Game,
    sheet: Sheet,
    state: State,
    order: list[int],
    alone: tuple[Position, Dice],
    choice: int,
    seen: Callable[[str], None],
) -> State:
    """The second action through the rules, if there is one, and the move."""
    if state.phase != "colour":
        assert choice == 0
        return state
    before, roll = alone
    settled = before._replace(codes=codes_of(sheet, state, order))
    legal = legal_seconds(sheet, settled, roll)
    moves = MOVES if sheet.tracks else 1
    action, steps = divmod(choice, moves)
    rows, places = second_numbers(sheet, roll)
    actions = {
        second_action(game, rows[0, option], places[0, option], option) for option in {pair // moves for pair in legal}
    }
    assert actions == set(game.legal(state, order[0]))
    taken = penalties(state.cells[SHEETS + order[0]])
    after = game.apply(state, order[0], second_action(game, rows[0, action], places[0, action], action))
    after = move(game, after, order[0], {pair % moves for pair in legal if pair // moves == action}, steps, seen)
    if penalties(after.cells[SHEETS + order[0]]) > taken:
        seen("penalty")
    return after


def legal_seconds(sheet: Sheet, settled: Position, roll: Dice) -> list[int]:
    """What the active player may do, with a track together with the move."""
    legal = may_second_and_move(sheet, settled, roll) if sheet.tracks else may_second(sheet, settled.codes, roll)
    return [int(choice) for choice in np.flatnonzero(legal[0])]


def move(game: Game, state: State, seat: int, legal: set[int], steps: int, seen: Callable[[str], None]) -> State:
    """The move through the rules, if there is one."""
    if state.phase != "move":
        assert legal == {0}
        return state
    moves = {action.steps if isinstance(action, Move) else 0: action for action in game.legal(state, seat)}
    assert set(moves) == legal
    if steps and not state.cells[FINAL]:
        after = game.apply(state, seat, moves[steps])
        seen("announced" if after.cells[FINAL] else "moved")
        if after.cells[SHEETS + seat] == state.cells[SHEETS + seat]:
            seen("moved to a crossed number")
    return game.apply(state, seat, moves[steps])


def codes_of(sheet: Sheet, state: State, order: list[int]) -> Array:
    """The codes of one game's rows, as one game of many."""
    rows = range(sheet.rows)
    return np.array([[[sheet.code_of[row_bits(state.cells[SHEETS + seat], row)] for row in rows] for seat in order]])


def same_sheets(sheet: Sheet, state: State, order: list[int], position: Position, number: int) -> None:
    """The sheets of the rules are those of the training loop."""
    assert (codes_of(sheet, state, order)[0] == position.codes[number]).all()
    assert [penalties(state.cells[SHEETS + seat]) for seat in order] == position.penalties[number].tolist()
    if position.pawns:
        assert [state.cells[PAWNS + seat] for seat in order] == position.pawns.fields[number].tolist()
        assert state.phase == "over" or state.cells[FINAL] == position.pawns.final[number]


def same_result(game: Game, state: State, order: list[int], ended: Worth, number: int) -> None:
    """Winners and margins are those of the rules."""
    winners = game.winners(state)
    assert ended.win[number].tolist() == [np.float32((seat in winners) / len(winners)) for seat in order]
    points = [game.scores(state)[seat] for seat in order]
    margins = [own - max(points[:place] + points[place + 1 :]) for place, own in enumerate(points)]
    assert ended.margin[number].tolist() == margins


def outcome(game: Game, sheet: Sheet, state: State, roll: Dice, number: int) -> Roll:
    """The dice as the rules take them: without those that have left."""
    rows = {row for seat in range(state.seats) for row in range(sheet.rows) if game.sheet(state, seat).has_lock(row)}
    gone = {game.layout.rows[row].lock for row in rows}
    faces = zip(game.layout.colours, roll.coloured[number].tolist(), strict=True)
    first, other = sorted(roll.white[number].tolist())
    return Roll((first, other), tuple(pair for pair in faces if pair[0] not in gone))


def white_action(game: Game, places: Array, answer: int) -> Action:
    """An answer as an action."""
    return game.layout.mark_at(bit_at(int(answer) - 1, int(places[answer - 1]))) if answer else Pass()


def second_action(game: Game, row: int, place: int, option: int) -> Action:
    """A second action as an action."""
    return game.layout.mark_at(bit_at(int(row), int(place))) if option else Pass()
