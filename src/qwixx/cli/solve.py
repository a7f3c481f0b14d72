"""The exact solution of solo play on the command line."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from qwixx.games import GAMES, descriptor
from qwixx.rules.errors import IllegalOutcome, SetupError, shown
from qwixx.rules.layout import Layout
from qwixx.rules.outcomes import Roll
from qwixx.rules.sheet import Sheet
from qwixx.solver.position import position, position_rolled
from qwixx.solver.solo import Told
from qwixx.solver.solution import Choice
from qwixx.solver.store import load_or_solve
from qwixx.words import Words

SOLVED = "solo"


def solve(
    name: str, game: str, sheet_text: str | None, roll_text: str | None, as_json: bool, console: Console, say: Words
) -> None:
    """Tell the value of a sheet, the blank one if none is given, and with a roll that of every choice."""
    sheet, roll = _asked(name, _layout(game), sheet_text, roll_text)
    begin = time.perf_counter()
    with _progress(say) as told:
        solution = load_or_solve(sheet.layout, progress=told)
    seconds = time.perf_counter() - begin
    value = solution.value(sheet)
    choices = None if roll is None else solution.choices(sheet, roll)
    if as_json:
        answer: dict[str, object] = {"value": value, "seconds": seconds, "states": solution.states}
        answer |= {} if sheet_text is None else {"sheet": str(sheet)}
        answer |= {} if choices is None else {"choices": [_as_json(choice) for choice in choices]}
        print(json.dumps(answer))
        return
    if sheet_text is None:
        print(say("solved-blank", value=say.number(value, 4)))
        print(say("solved-how", states=say.number(solution.states), seconds=say.number(seconds, 1)))
    else:
        print(say("solved-sheet", sheet=str(sheet), value=say.number(value, 4)))
    if choices is not None:
        console.print(_table(choices, say))


def _layout(game: str) -> Layout:
    """The sheet of a game that can be solved: one of dice alone."""
    solved = [name for name in GAMES if (about := descriptor(name)).dice and not (about.track or about.panel)]
    if game not in solved:
        raise SetupError(f"Of {shown(game)} alone there is no solution; there is of {', '.join(solved)}.")
    return descriptor(game).layout


def _asked(name: str, layout: Layout, sheet_text: str | None, roll_text: str | None) -> tuple[Sheet, Roll | None]:
    """What was typed, refused before anything is solved."""
    if name != SOLVED:
        raise SetupError(f"{shown(name)} is not solved; only {SOLVED} is.")
    if sheet_text is None and roll_text is not None:
        raise SetupError("--roll needs a sheet: give --sheet too, - for a blank one.")
    sheet = Sheet.parse("-" if sheet_text is None else sheet_text, layout)
    if roll_text is None:
        position(sheet)
        return sheet, None
    roll = _roll(roll_text, layout)
    position_rolled(sheet, roll)
    return sheet, roll


def _roll(text: str, layout: Layout) -> Roll:
    """The dice as they were typed, with commas or spaces between them."""
    dice = text.lower().replace(",", " ").split()
    if not re.fullmatch(r"[1-6] [1-6]( [a-z][1-6])*", " ".join(dice)):
        example = "the white dice, then the coloured ones, each from 1 to 6, like 3,4,r2,y5,g1,b6"
        raise IllegalOutcome(f"{shown(text)} is not a roll; write {example}.")
    first, second, *coloured = dice
    coloured.sort(key=lambda die: "".join(layout.colours).find(die[0]))
    return Roll((int(first), int(second)), tuple((die[0], int(die[1])) for die in coloured))


def _as_json(choice: Choice) -> dict[str, object]:
    colour = None if choice.colour is None else str(choice.colour)
    return {"white": str(choice.white), "colour": colour, "value": choice.value}


def _table(choices: list[Choice], say: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("choice-white"))
    table.add_column(say("choice-colour"))
    table.add_column(say("choice-value"), justify="right")
    for white, colour, value in choices:
        table.add_row(str(white), say("choice-over") if colour is None else str(colour), say.number(value, 4))
    return table


@contextmanager
def _progress(say: Words) -> Iterator[Told]:
    """A bar on a terminal; elsewhere silence."""
    console = Console(stderr=True)
    columns = (TextColumn(say("solving")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
