"""Solo play valued by brute force: every roll and every choice, through the rules that people use."""

from itertools import combinations_with_replacement, product

from qwixx.rules.dice import DiceGame, classic
from qwixx.rules.game import State
from qwixx.rules.layout import Layout, plain_row
from qwixx.rules.outcomes import First, Roll
from qwixx.rules.sheet import Sheet

FACES = range(1, 7)


def layout(*rows: tuple[int, ...], lock_needs: int, boxes: int, rows_to_end: int, points: str = "0 1 3 6 10") -> Layout:
    """A miniature sheet."""
    named = tuple(plain_row(colour, numbers) for colour, numbers in zip("rygb", rows, strict=False))
    return Layout(named, lock_needs, tuple(map(int, points.split())), 5, boxes, rows_to_end)


def rolls(sheet: Sheet) -> list[tuple[int, Roll]]:
    """Every roll of the dice in play, with the number of ways to make it."""
    gone = {row.lock for number, row in enumerate(sheet.layout.rows) if sheet.has_lock(number)}
    colours = [colour for colour in sheet.layout.colours if colour not in gone]
    return [
        (1 if whites[0] == whites[1] else 2, Roll(whites, tuple(zip(colours, faces, strict=True))))
        for whites in combinations_with_replacement(FACES, 2)
        for faces in product(FACES, repeat=len(colours))
    ]


def expectimax(sheets: Layout) -> dict[Sheet, float]:
    """The value of every sheet that can be rolled for."""
    known: dict[Sheet, float] = {}
    game = classic(sheets)
    _value(game, game.chance(game.start(1), First(0)), known)
    return known


def _value(game: DiceGame, state: State, known: dict[Sheet, float]) -> float:
    """What a position before the roll is worth: the mean of what the rolls are."""
    sheet = game.sheet(state, 0)
    if sheet not in known:
        worth = [(ways, _best(game, game.chance(state, roll), known)) for ways, roll in rolls(sheet)]
        known[sheet] = sum(ways * value for ways, value in worth) / sum(ways for ways, _ in worth)
    return known[sheet]


def _best(game: DiceGame, state: State, known: dict[Sheet, float]) -> float:
    """What a position is worth after the roll: the most that can be made of it."""
    if game.over(state):
        return game.scores(state)[0]
    if game.awaits_chance(state):
        return _value(game, state, known)
    return max(_best(game, game.apply(state, 0, action), known) for action in game.legal(state, 0))
