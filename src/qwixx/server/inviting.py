"""Which bots beside the levels an operator allows; each says what it is before the server starts."""

import re
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from qwixx.games import GAMES
from qwixx.players import LEVELS, plugins
from qwixx.players.apart import Hello, hello
from qwixx.players.plugins import first_line
from qwixx.players.registry import ALONE, OUR_OWN, ours, there_are
from qwixx.records import name_problem
from qwixx.rules.errors import SetupError, shown
from qwixx.server.guests import STARTING, command, environment
from qwixx.tables.guests import BotInfo
from qwixx.tables.protocol import LONGEST_LEVEL

ALL = "all"
AT_ONCE = 4  # bots that are loaded at the same time
BETWEEN = re.compile(r",(?![-0-9.]+(?:,|$))")  # a number after a comma is one more parameter


class Invited(NamedTuple):
    """The bots that can be had, and why others of all cannot."""

    bots: tuple[BotInfo, ...]
    left_out: tuple[str, ...]


def invited(said: Sequence[str], source: str = "--bots") -> Invited:
    """The bots that are named, with commas between them or one by one; of `all` those that are in order."""
    named = [name.strip() for text in said for name in BETWEEN.split(text) if name.strip()]
    chosen = [name for name in named if name != ALL]
    for name in chosen:
        if problem := _why_not(name):
            raise SetupError(f"{source}: {problem}")
    wanted = list(dict.fromkeys([*(_there() if ALL in named else ()), *chosen]))
    with ThreadPoolExecutor(AT_ONCE) as threads:
        found = dict(zip(wanted, threads.map(_loaded, wanted), strict=True))
    for name in chosen:
        if found[name].problem:
            raise SetupError(f"{source}: {found[name].problem}")
    bots = [
        BotInfo(name, one.description, one.games, ours(name) is not None)
        for name, one in found.items()
        if not one.problem
    ]
    left_out = [*(_taken() if ALL in named else ()), *(one.problem for one in found.values() if one.problem)]
    return Invited(tuple(bots), tuple(left_out))


def _there() -> list[str]:
    """The names of all that can be named."""
    return [*OUR_OWN, *(name for name in plugins.names() if not ours(name))]


def _taken() -> list[str]:
    """Why those cannot be had that are called like ours."""
    return [plugins.name_taken(name, package) for name, package in plugins.packages().items() if ours(name)]


def _why_not(name: str) -> str | None:
    """Why a name cannot be that of a bot at a server's tables, if so; no code is loaded to tell."""
    if name in LEVELS:
        return f"{shown(name)} is a level, which can always be chosen; name other bots."
    if name == ALONE:
        return f"{shown(name)} is for playing alone, in the terminal and in the arena."
    there = _there()
    if name in there or name.partition(":")[0] in there:
        return None
    if ".py" in name or ":" in name:
        return f"{shown(name)} is no name of an installed bot; give a module or a file an entry point, and name that."
    return f"No bot {shown(name)} is installed; {there_are(there, name)}."


def _loaded(name: str) -> Hello:
    """What a bot says of itself; one of another package in a process of its own, which ends with it."""
    if name_problem(name) or len(name) > LONGEST_LEVEL:
        return Hello(problem=f"The player {shown(name)} cannot be chosen: its name is too long, or cannot be shown.")
    own = ours(name)
    return hello(own) if own else _told_apart(name)


def _told_apart(name: str) -> Hello:
    try:
        run = subprocess.run(
            command(name), input=b"", capture_output=True, env=environment(), timeout=STARTING, check=False
        )
        said = msgspec.json.decode(run.stdout.partition(b"\n")[0], type=Hello)
    except subprocess.TimeoutExpired:
        return Hello(problem=f"The player {shown(name)} was not ready after {STARTING:g} s.")
    except msgspec.MsgspecError:
        return Hello(problem=f"The player {shown(name)} cannot be loaded: its process ended.")
    games = tuple(game for game in GAMES if game in said.games)
    return Hello(first_line(said.description), games, first_line(said.problem))  # its own code may have said so
