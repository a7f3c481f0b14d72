"""What every choice in a position is worth, as a table or as JSON."""

import json
from collections.abc import Iterator, Sequence

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from qwixx.cli.draw import draw_position, terminal
from qwixx.positions import Position
from qwixx.rules.errors import SetupError
from qwixx.rules.outcomes import parse
from qwixx.tables.arranging import read
from qwixx.tables.exploring import every_roll, unrolled, weighed
from qwixx.tables.refusal import Refusal
from qwixx.tables.weighed import Chance, Choice, EveryRoll, Weighed
from qwixx.words.language import Words


def weigh(text: str, roll: str | None, seat: int | None, rolls: bool, as_json: bool, say: Words) -> None:
    """Print what the choices of a seat are worth; seats are typed from 1."""
    position = _given(text, roll)
    chosen = None if seat is None else _seat(seat, position)
    found = weighed(position, chosen)
    ahead = every_roll(position, chosen) if rolls else None
    if as_json:
        print(json.dumps(_document(found, ahead)))
        return
    names = [say("home-player", number=number + 1) for number in range(position.state.seats)]
    console = terminal()
    console.print(draw_position(*position, names, say))
    for table in _tables(found, ahead, names, say):
        console.print(table)


def _given(text: str, roll: str | None) -> Position:
    """The position, with other dice if they are given."""
    try:
        position = read(text)
    except Refusal as refusal:
        raise SetupError(str(refusal)) from None
    if roll is None:
        return position
    game, state = unrolled(*position)
    return Position(game, game.chance(state, parse(f"roll {roll}")))


def _seat(number: int, position: Position) -> int:
    if not 1 <= number <= position.state.seats:
        raise SetupError(f"--seat goes from 1 to {position.state.seats} here, not {number}.")
    return number - 1


def _document(found: Weighed, ahead: EveryRoll | None) -> dict[str, object]:
    told = {name: msgspec.to_builtins(getattr(found, name)) for name in ("position", "seat", "choices", "before")}
    return told | ({"rolls": msgspec.to_builtins(ahead.rolls)} if ahead else {})


def _tables(found: Weighed, ahead: EveryRoll | None, names: Sequence[str], say: Words) -> Iterator[Table | Text]:
    if found.choices:
        yield _worths(names[found.seat], [(choice.action, choice) for choice in found.choices], say)
    elif not found.before:
        yield Text(say("weigh-nothing"))
    if found.before:
        title = say("weigh-end") if found.view.ending else say("weigh-before")
        yield _worths(title, list(zip(names, found.before, strict=True)), say)
    if ahead and ahead.rolls:
        yield _of_rolls(ahead, names, say)


def _worths(title: str, rows: Sequence[tuple[str, Choice | Chance]], say: Words) -> Table:
    """Names with the chance to win and the margin."""
    table = Table(title, box=box.SIMPLE_HEAD)
    for heading in (say("weigh-win"), say("weigh-margin")):
        table.add_column(heading, justify="right")
    for name, worth in rows:
        table.add_row(name, _win(worth.win, say), _margin(worth.margin, say))
    return table


def _of_rolls(ahead: EveryRoll, names: Sequence[str], say: Words) -> Table:
    """For every white sum how likely it is, what it brings, and its choices, best first."""
    table = Table(say("weigh-rolls", name=names[ahead.seat]), box=box.SIMPLE_HEAD)
    for heading in (say("weigh-often"), say("weigh-win")):
        table.add_column(heading, justify="right")
    table.add_column(say("weigh-choices"))
    for roll in ahead.rolls:
        best = ", ".join(f"{choice.action} {_worth(choice, say)}" for choice in roll.choices)
        worth = _win(roll.win, say) if roll.win is not None else _margin(roll.margin, say)
        table.add_row(str(roll.sum), say.percent(roll.ways / 36), worth, best)
    return table


def _worth(choice: Choice, say: Words) -> str:
    return say.percent(choice.win, 0) if choice.win is not None else _margin(choice.margin, say)


def _win(win: float | None, say: Words) -> str:
    return "" if win is None else say.percent(win, 1)


def _margin(margin: float | None, say: Words) -> str:
    return "" if margin is None else say.number(margin, 1, sign=True)
