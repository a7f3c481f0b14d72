"""The data card: what is in a dataset and how it was made, for people."""

import platform

import numpy as np
import pyarrow as pa

import qwixx
from qwixx.dataset.columns import columns_of
from qwixx.dataset.plan import Plan
from qwixx.encoding import ENCODING_VERSION

CARD = """# {title}

What bots decided, one row a decision, in the order of the games and of asking.

| | |
|---|---|
| command | {command} |
| game | `{game}` {options} |
| players | {players} |
| bots | {bots} |
| games | {games} |
| seed | {seed} |
| rows | {rows} |
| forfeited | {forfeits} |
| versions | qwixx {qwixx}, encoding {encoding}, Python {python}, numpy {numpy}, pyarrow {pyarrow} |

The same command with the same versions gives the same file, byte for byte, however many processes play; with another
pyarrow the same table. A decision that a bot took too long for depends on the machine; it is marked as forfeited.

In game number n, counted from 0, bot number (n + s) % {count} of the list sits at seat s. The dice or cards of a game,
and the chance of each bot, come from the seed and the number of the game alone.

## Columns

Seats, games and decisions count from 0. Nothing that the deciding seat could not know is in `observation`; the results
are those of the whole game, and the same in all its rows.

| column | type | meaning |
|---|---|---|
{columns}

The names of all slots and actions, and what is in the table above, stand in the file's own metadata too.

## Observation and actions

{tables}"""


def card(plan: Plan, command: str, rows: int, forfeits: int) -> str:
    """The card of a dataset of so many rows."""
    columns = [f"| `{column.name}` | {_told(column.kind)} | {column.meaning} |" for column in columns_of(plan)]
    return CARD.format(
        title=f"Decisions of {', '.join(dict.fromkeys(plan.bots))} in {plan.name}",
        rows=rows,
        forfeits=forfeits,
        games=plan.games,
        game=plan.name,
        options=", ".join(_code(f"{name}={value}") for name, value in plan.game.options),
        players=plan.seats,
        bots=", ".join(map(_code, plan.bots)),
        count=len(plan.bots),
        seed=plan.seed,
        command=_code(command),
        qwixx=qwixx.__version__,
        encoding=ENCODING_VERSION,
        python=platform.python_version(),
        numpy=np.__version__,
        pyarrow=pa.__version__,
        columns="\n".join(columns),
        tables=plan.encoding.describe(),
    )


def _code(text: str) -> str:
    """A text as it is typed, in a table whose columns are cut by bars."""
    return f"`{text.replace('|', chr(92) + '|')}`"


def _told(kind: "pa.DataType") -> str:
    """A type in short: `float[160]` is a list of always so many."""
    if pa.types.is_dictionary(kind):
        return str(kind.value_type)
    return f"{kind.value_type}[{kind.list_size}]" if pa.types.is_fixed_size_list(kind) else str(kind)
