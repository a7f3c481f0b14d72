"""Players of other packages: the entry points of the group `qwixx.players`, and those named by module or file."""

import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, isclass, signature
from pathlib import Path
from typing import cast

from qwixx.players.naming import Parameters
from qwixx.players.player import Player
from qwixx.players.policy import Policy
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.source import Rng

GROUP = "qwixx.players"
LONGEST = 200  # characters of a description
NAMED = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


@dataclass(frozen=True, slots=True)
class Plugin:
    """A player of another package, or what is wrong with it."""

    name: str
    package: str
    description: str = ""
    made_from: type | Policy | None = None
    problem: str | None = None
    parameters: Parameters = ()

    @property
    def policy(self) -> Policy | None:
        """Its policy, if it is one, with the parameters as its numbers; refused if it is broken."""
        if self.problem:
            raise SetupError(self.problem)
        if not isinstance(self.made_from, Policy):
            return None
        if not self.parameters:
            return self.made_from
        own = 0 if callable(self.made_from.numbers) else len(self.made_from.numbers)
        self._check_count(own, own)
        return self.made_from._replace(numbers=tuple(map(float, self.parameters)))

    @property
    def games(self) -> tuple[str, ...]:
        """The games it is for, as a policy or a class names them; none named: all."""
        named = getattr(self.made_from, "games", ())
        return tuple(game for game in named if isinstance(game, str)) if isinstance(named, tuple | list) else ()

    def player(self, rng: Rng) -> Player:
        """A player made from its class; one that asks for an `rng` is given its chance."""
        kind = cast("type", self.made_from)
        given = self._given(kind)
        try:
            return cast("Player", kind(**given, rng=rng) if "rng" in signature(kind).parameters else kind(**given))
        except (Exception, SystemExit) as error:
            raise SetupError(
                f"The player {shown(self.name)} of {self.package} cannot be made: {told(error)}."
            ) from error

    def _given(self, kind: type) -> dict[str, float]:
        """The parameters by the names that the class has for them, in their order."""
        if not self.parameters:
            return {}
        taken = [each.name for each in signature(kind).parameters.values() if each.kind in NAMED and each.name != "rng"]
        self._check_count(0, len(taken))
        return dict(zip(taken, self.parameters, strict=False))

    def _check_count(self, few: int, many: int) -> None:
        if not few <= len(self.parameters) <= many:
            takes = f"{many} at most" if few < many else str(many) if many else "none"
            raise SetupError(
                f"The player {shown(self.name)} of {self.package} has too many parameters or too few: "
                f"{len(self.parameters)} given, it takes {takes}."
            )


def plugins() -> tuple[Plugin, ...]:
    """Every installed one, loaded; of two with the same name the one whose package comes first has it."""
    found = [_load(entry, _package(entry)) for entry in _entries()]
    return tuple(
        as_taken(plugin) if before and before.name == plugin.name else plugin
        for before, plugin in zip([None, *found], found, strict=False)
    )


def packages() -> dict[str, str]:
    """The names of all that are installed, each with its package; none is loaded for that."""
    return {entry.name: _package(entry) for entry in reversed(_entries())}


def names() -> tuple[str, ...]:
    """The names of all that are installed, in order; none is loaded for that."""
    return tuple(sorted(packages()))


def only(name: str) -> Plugin:
    """The installed one of this name, loaded, and none of the others."""
    for entry in _entries():
        if entry.name == name:
            return _load(entry, _package(entry))
    raise SetupError(f"No player {shown(name)} is installed.")


@cache
def in_code(place: str, name: str, is_file: bool) -> Plugin:
    """The player of this name in a module or in a file, loaded."""
    try:
        with redirect_stdout(sys.stderr):
            module = _module_in(Path(place)) if is_file else _module(place)
    except OSError as error:
        raise SetupError(f"{place} cannot be read: {error.strerror}.") from None
    except (Exception, SystemExit) as error:
        raise SetupError(f"{place} cannot be loaded: {told(error)}.") from error
    if not hasattr(module, name):
        raise SetupError(f"There is no {name} in {place}.")
    return _plugin(name, place, getattr(module, name), f"{place}:{name}")


def _module(name: str) -> object:
    """A module that is installed, or that lies in the current folder."""
    _find_in(Path.cwd())
    return import_module(name)


def _module_in(file: Path) -> object:
    """The module in a file, which finds what lies beside it; its name is one that no other has."""
    file.open("rb").close()
    file = file.resolve()
    name = f"{file.stem}_{sha256(str(file).encode()).hexdigest()[:16]}".replace(".", "_")
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError("it is no Python file")
    _find_in(file.parent)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _find_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _entries() -> tuple[EntryPoint, ...]:
    return _entries_on(tuple(sys.path))


@cache
def _entries_on(path: tuple[str, ...]) -> tuple[EntryPoint, ...]:  # noqa: ARG001 (what is installed depends on it)
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))))


def as_taken(plugin: Plugin) -> Plugin:
    """A plugin whose name somebody else has."""
    return replace(plugin, problem=name_taken(plugin.name, plugin.package))


def name_taken(name: str, package: str) -> str:
    """What is said of a plugin whose name somebody else has."""
    return f"The player {shown(name)} of {package} cannot be used: the name is taken."


@cache
def _load(entry: EntryPoint, package: str) -> Plugin:
    who = f"The player {shown(entry.name)} of {package}"
    try:
        with redirect_stdout(sys.stderr):
            made_from = entry.load()
    except (Exception, SystemExit) as error:
        return Plugin(entry.name, package, problem=f"{who} cannot be loaded: {told(error)}.")
    return _plugin(entry.name, package, made_from, entry.value)


def _plugin(name: str, package: str, made_from: object, where: str) -> Plugin:
    """The plugin that something found somewhere is, or why it is none."""
    if isinstance(made_from, Policy):
        return Plugin(name, package, first_line(made_from.choose.__doc__), made_from)
    if isclass(made_from) and callable(getattr(made_from, "choose", None)):
        return Plugin(name, package, first_line(made_from.__doc__), made_from)
    who = f"The player {shown(name)} of {package}"
    problem = f"{who} is no player: {shown(where)} is neither a class with a method choose nor a Policy."
    return Plugin(name, package, problem=problem)


def _package(entry: EntryPoint) -> str:
    return (entry.dist and entry.dist.name) or entry.module


def first_line(text: object) -> str:
    """The first line of a docstring, as far as it can be shown, and not too long."""
    line = text.strip().partition("\n")[0] if isinstance(text, str) else ""
    told = "".join(sign for sign in line if sign.isprintable())
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1]}…"


def told(error: BaseException) -> str:
    """An error of somebody else's code in a few words, as far as it lets itself be told."""
    kind = type(error).__name__
    try:
        return f"{kind} {shown(error)}"
    except Exception:
        return kind
