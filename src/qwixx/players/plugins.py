"""Players of other packages: the entry points of the group `qwixx.players`."""

import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import isclass, signature
from typing import cast

from qwixx.players.player import Player
from qwixx.players.policy import Policy
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.source import Rng

GROUP = "qwixx.players"


@dataclass(frozen=True, slots=True)
class Plugin:
    """A player of another package, or what is wrong with it."""

    name: str
    package: str
    description: str = ""
    made_from: type | Policy | None = None
    problem: str | None = None

    @property
    def policy(self) -> Policy | None:
        """Its policy, if it is one; refused if it is broken."""
        if self.problem:
            raise SetupError(self.problem)
        return self.made_from if isinstance(self.made_from, Policy) else None

    @property
    def games(self) -> tuple[str, ...]:
        """The games it is for, as a policy or a class names them; none named: all."""
        named = getattr(self.made_from, "games", ())
        return tuple(game for game in named if isinstance(game, str)) if isinstance(named, tuple | list) else ()

    def player(self, rng: Rng) -> Player:
        """A player made from its class; one that asks for an `rng` is given its chance."""
        kind = cast("type", self.made_from)
        try:
            return cast("Player", kind(rng=rng) if "rng" in signature(kind).parameters else kind())
        except (Exception, SystemExit) as error:
            raise SetupError(
                f"The player {shown(self.name)} of {self.package} cannot be made: {told(error)}."
            ) from error


@cache
def plugins() -> tuple[Plugin, ...]:
    """Every installed one, loaded; of two with the same name the one whose package comes first has it."""
    found = [_load(entry) for entry in _entries()]
    return tuple(
        name_taken(plugin) if before and before.name == plugin.name else plugin
        for before, plugin in zip([None, *found], found, strict=False)
    )


def names() -> tuple[str, ...]:
    """The names of all that are installed; none is loaded for that."""
    return tuple(dict.fromkeys(entry.name for entry in _entries()))


def only(name: str) -> Plugin:
    """The installed one of this name, loaded, and none of the others."""
    for entry in _entries():
        if entry.name == name:
            return _load(entry)
    raise SetupError(f"No player {shown(name)} is installed.")


def _entries() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))


def name_taken(plugin: Plugin) -> Plugin:
    """A plugin whose name somebody else has."""
    problem = f"The player {shown(plugin.name)} of {plugin.package} cannot be used: the name is taken."
    return replace(plugin, problem=problem)


def _load(entry: EntryPoint) -> Plugin:
    package = _package(entry)
    who = f"The player {shown(entry.name)} of {package}"
    try:
        with redirect_stdout(sys.stderr):
            made_from = entry.load()
    except (Exception, SystemExit) as error:
        return Plugin(entry.name, package, problem=f"{who} cannot be loaded: {told(error)}.")
    if isinstance(made_from, Policy):
        return Plugin(entry.name, package, _first_line(made_from.choose.__doc__), made_from)
    if isclass(made_from) and callable(getattr(made_from, "choose", None)):
        return Plugin(entry.name, package, _first_line(made_from.__doc__), made_from)
    problem = f"{who} is no player: {shown(entry.value)} is neither a class with a method choose nor a Policy."
    return Plugin(entry.name, package, problem=problem)


def _package(entry: EntryPoint) -> str:
    return (entry.dist and entry.dist.name) or entry.module


def _first_line(text: str | None) -> str:
    """The first line of a docstring, as far as it can be shown."""
    line = (text or "").strip().partition("\n")[0]
    return "".join(sign for sign in line if sign.isprintable())


def told(error: BaseException) -> str:
    """An error of somebody else's code in a few words, as far as it lets itself be told."""
    kind = type(error).__name__
    try:
        return f"{kind} {shown(error)}"
    except Exception:
        return kind
