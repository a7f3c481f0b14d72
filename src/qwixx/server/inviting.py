"""Which bots of other packages an operator allows; each says what it is before the server starts."""

import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from qwixx.players import plugins
from qwixx.players.apart import Hello
from qwixx.players.policy import listed
from qwixx.records import name_problem
from qwixx.rules.errors import SetupError, shown
from qwixx.server.guests import STARTING, command, environment
from qwixx.tables.guests import BotInfo
from qwixx.tables.protocol import LONGEST_LEVEL

ALL = "all"
AT_ONCE = 4  # bots that are loaded at the same time


class Invited(NamedTuple):
    """The bots that can be had, and why others of all cannot."""

    bots: tuple[BotInfo, ...]
    left_out: tuple[str, ...]


def invited(said: Sequence[str], source: str = "--bots") -> Invited:
    """The bots that are named, with commas between them or one by one; of `all` those that are in order."""
    named = [name.strip() for names in said for name in names.split(",") if name.strip()]
    installed = plugins.names()
    for name in named:
        if name not in (*installed, ALL):
            there = f"there are {listed(installed)}" if installed else "none is installed"
            raise SetupError(f"{source}: No bot {shown(name)} is installed; {there}.")
    wanted = [name for name in installed if name in named or ALL in named]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        found = dict(zip(wanted, threads.map(_loaded, wanted), strict=True))
    for name, one in found.items():
        if one.problem and name in named:
            raise SetupError(f"{source}: {one.problem}")
    bots = [BotInfo(name, one.description, one.games) for name, one in found.items() if not one.problem]
    return Invited(tuple(bots), tuple(one.problem for one in found.values() if one.problem))


def _loaded(name: str) -> Hello:
    """What a bot says of itself, in a process of its own that ends with it."""
    if name_problem(name) or len(name) > LONGEST_LEVEL:
        return Hello(problem=f"The player {shown(name)} cannot be chosen: its name is too long, or cannot be shown.")
    try:
        run = subprocess.run(
            command(name), input=b"", capture_output=True, env=environment(), timeout=STARTING, check=False
        )
        return msgspec.json.decode(run.stdout.partition(b"\n")[0], type=Hello)
    except subprocess.TimeoutExpired:
        return Hello(problem=f"The player {shown(name)} was not ready after {STARTING:g} s.")
    except msgspec.MsgspecError:
        return Hello(problem=f"The player {shown(name)} cannot be loaded: its process ended.")
