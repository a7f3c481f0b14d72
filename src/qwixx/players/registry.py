"""The registry of bots: what a name means, wherever a bot is seated, watched, compared or served.

Our own are known by their names alone. A name of another package's bot loads that bot's code and nobody else's; a
module or a file is looked for only where whoever types the name may run what they like.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from qwixx.games import GAMES
from qwixx.games import game as game_of
from qwixx.players import plugins
from qwixx.players.careful import careful
from qwixx.players.greedy import greedy
from qwixx.players.human import easy, normal
from qwixx.players.master import master
from qwixx.players.naming import in_code, read_parameters
from qwixx.players.player import Player
from qwixx.players.plugins import Plugin
from qwixx.players.policy import Policy, PolicyPlayer, check_games
from qwixx.players.random import RANDOM
from qwixx.players.solo import solo
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.kernel.source import Rng

LEVELS: dict[str, Callable[[], Policy]] = {
    "easy": easy,
    "normal": normal,
    "hard": careful,
    "master": master,
}
"""How well a bot plays, as people choose it; the strongest last."""

BUILT_IN: dict[str, Callable[[], Policy]] = {
    "random": lambda: RANDOM,
    "greedy": greedy,
    "careful": careful,
    "solo": solo,
}
"""The bots that come with the package."""

ALONE = "solo"
"""The one that has to solve a sheet first, for minutes: it is not among those that are offered at a table."""

OUR_OWN = tuple(name for name in BUILT_IN if name != ALONE)
"""The bots of ours that can be had at a table beside the levels."""

STAND_IN = "hard"
"""The level that plays on for a bot that cannot: it shall not lose the game for whoever it stands in for."""

LEVEL, OURS, PACKAGE, CODE = "level", "built-in", "package", "code"


@dataclass(frozen=True, slots=True)
class Bot:
    """What a name means: one of ours, or somebody else's."""

    name: str
    kind: str  # level, built-in, package, or code: in a module or a file
    package: str | None = None  # or the module or file
    description: str | None = None  # in its author's words; ours are described in every language
    problem: str | None = None
    made_from: Callable[[], Policy] | Plugin | None = None

    @property
    def trusted(self) -> bool:
        """Whether it is ours: then it need not be guarded."""
        return self.kind in (LEVEL, OURS)

    @property
    def policy(self) -> Policy | None:
        """Its policy, by which it can be compiled; nothing if it is only a class."""
        source = self._source
        return source.policy if isinstance(source, Plugin) else source()

    def player(self, rng: Rng) -> Player:
        """A player for one game; refused if it is broken or cannot be made."""
        found = self.policy
        return PolicyPlayer(found, rng) if found else cast("Plugin", self.made_from).player(rng)

    def check(self, game: str) -> None:
        """Refuse it if it is not for this game, or lacks something in it."""
        who, found, source = f"The player {shown(self.name)}", self.policy, self._source
        if isinstance(source, Plugin):
            check_games(source.games, game, who)
        if found:
            found.check(game, who)
            found.numbers_for(game_of(game))  # what it needs is there, or is missed now

    def check_every(self) -> dict[str, str]:
        """Why it cannot play a game, for each of them; empty where it can. What its code raises is a reason too."""
        return {game: self._problem_in(game) for game in GAMES}

    def _problem_in(self, game: str) -> str:
        try:
            self.check(game)
        except SetupError as error:
            return str(error)
        except (Exception, SystemExit) as error:
            return f"The player {shown(self.name)} cannot play {game}: {plugins.told(error)}."
        return ""

    @property
    def _source(self) -> Callable[[], Policy] | Plugin:
        if self.problem or self.made_from is None:
            raise SetupError(self.problem or f"There is no player {shown(self.name)}.")
        return self.made_from


# -- what a name means -------------------------------------------------------------------------------------------------


def find(name: str) -> Bot:
    """The bot of any name: `careful`, `greedy:3`, `sprinter:3,0.5`, `module:Class`, `path/to/file.py:Class`.

    It can load code: whoever takes names from others is to ask for `known` ones.
    """
    if found := known(name) or _in_code(name):
        return found
    raise SetupError(f"There is no player {shown(name)}; {there_are(names(), name)}, and greedy:0 to greedy:99.")


def known(name: str) -> Bot | None:
    """The bot of this name if it is ours or installed, with parameters or without; no other code is ever loaded."""
    return ours(name) or _installed(name)


def ours(name: str) -> Bot | None:
    """The bot of this name if it is one of ours."""
    kind, colon, number = name.partition(":")
    if name in LEVELS:
        return Bot(name, LEVEL, made_from=LEVELS[name])
    if name in BUILT_IN:
        return Bot(name, OURS, made_from=BUILT_IN[name])
    if kind == "greedy" and colon and number.isdecimal() and len(number) < 3:
        return Bot(name, OURS, made_from=partial(greedy, int(number)))
    return None


def _installed(name: str) -> Bot | None:
    """A bot of another package, of which nothing else is loaded."""
    installed = plugins.names()
    if name in installed:
        return _of(plugins.only(name), name, PACKAGE)
    kind, colon, rest = name.partition(":")
    if colon and ours(kind):
        raise SetupError(
            f"There is no player {shown(name)}; only greedy of ours takes a number, greedy:0 to greedy:99."
        )
    if not colon or kind not in installed:
        return None
    return _of(replace(plugins.only(kind), parameters=read_parameters(rest, name)), name, PACKAGE)


def _in_code(name: str) -> Bot | None:
    found = in_code(name)
    if found is None:
        return None
    plugin = plugins.in_code(found.place, found.name, found.is_file)
    return _of(replace(plugin, parameters=found.parameters), name, CODE)


def _of(plugin: Plugin, name: str, kind: str) -> Bot:
    return Bot(name, kind, plugin.package, plugin.description, plugin.problem, plugin)


def there_are(names: Sequence[str], meant: str) -> str:
    """How a sentence goes on that is to say which bots there are: with those first whose names are near."""
    from difflib import get_close_matches  # for a refusal only; a browser need not load it to play

    shown_as_they_are = [name for name in names if name.isprintable()]
    near = get_close_matches(meant.partition(":")[0].casefold(), shown_as_they_are, 2, 0.7)
    question = f"did you mean {' or '.join(near)}? There are" if near else "there are"
    return f"{question} {', '.join(shown_as_they_are)}"


# -- all there are -----------------------------------------------------------------------------------------------------


def names() -> list[str]:
    """The names of all there are, ours first; nothing is loaded for that."""
    return list(dict.fromkeys([*LEVELS, *BUILT_IN, *plugins.names()]))


def listed() -> list[Bot]:
    """Every bot there is; those of other packages are loaded, and say what is wrong with them."""
    own = [Bot(name, LEVEL, made_from=LEVELS[name]) for name in LEVELS]
    own += [Bot(name, OURS, made_from=BUILT_IN[name]) for name in BUILT_IN]
    others = [plugins.as_taken(plugin) if ours(plugin.name) else plugin for plugin in plugins.plugins()]
    return own + [_of(plugin, plugin.name, PACKAGE) for plugin in others]
