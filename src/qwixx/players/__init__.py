"""Players: anything that turns a view into an action. Here each has its name."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from qwixx.games import game as game_of
from qwixx.players import plugins
from qwixx.players.careful import careful
from qwixx.players.greedy import Greedy, greedy
from qwixx.players.human import easy, normal
from qwixx.players.master import master
from qwixx.players.naming import in_code, read_parameters
from qwixx.players.player import Judge, Player, Weigher, Worth, best
from qwixx.players.plugins import Plugin
from qwixx.players.policy import Policy, PolicyPlayer, check_games
from qwixx.players.random import RANDOM, Random
from qwixx.players.solo import solo
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import Rng
from qwixx.rules.view import View
from qwixx.stream import Stream

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


class Listed(NamedTuple):
    """A player as it is listed: a level, one that is built in, or one of another package in its own words."""

    name: str
    kind: str
    package: str | None = None
    description: str | None = None
    problem: str | None = None


def listed() -> list[Listed]:
    """Every player there is."""
    ours = [Listed(name, "level") for name in LEVELS] + [Listed(name, "built-in") for name in BUILT_IN]
    others = [plugins.name_taken(plugin) if _ours(plugin.name) else plugin for plugin in plugins.plugins()]
    return ours + [
        Listed(plugin.name, "package", plugin.package, plugin.description, plugin.problem) for plugin in others
    ]


def policy(name: str) -> Policy | None:
    """The policy of a player, by which it can be compiled; nothing if it is only a class."""
    make = _ours(name)
    return make() if make else _plugin(name).policy


def player(name: str, rng: Rng) -> Player:
    """A player by its name; `greedy:3` is the greedy one with a tolerance of 3, `file.py:Class` one in a file.

    A name can load code: whoever takes names from others is to know them first.
    """
    make = _ours(name)
    return PolicyPlayer(make(), rng) if make else made(_plugin(name), rng)


def weigh(name: str, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
    """What every legal action is worth to a player of this name; nothing if it cannot tell."""
    found = player(name, Stream(0))
    return found.weigh(view, legal) if isinstance(found, Weigher) else None


def standing(name: str, game: Game, state: State) -> Sequence[Worth] | None:
    """What a position promises every seat, in the eyes of a player of this name that sees what the seat sees.

    The chances to win add up to one. Once the game is over this is what it came to; nothing if the player cannot tell.
    """
    if game.over(state):
        return _results(game, state)
    found = player(name, Stream(0))
    views = [game.view(state, seat) for seat in range(state.seats)]
    worths = [found.standing(view) if isinstance(found, Judge) else None for view in views]
    known = [worth for worth in worths if worth]
    return _shared(known) if len(known) == state.seats else None


def _results(game: Game, state: State) -> list[Worth]:
    scores, winners = game.scores(state), game.winners(state)
    if state.seats == 1:
        return [Worth(None, float(scores[0]))]
    leads = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
    return [Worth((seat in winners) / len(winners), float(lead)) for seat, lead in enumerate(leads)]


def _shared(worths: Sequence[Worth]) -> list[Worth]:
    """The same with chances to win that add up to one, where all are known."""
    wins = [worth.win for worth in worths]
    total = sum(win or 0.0 for win in wins)
    return [worth if worth.win is None else worth._replace(win=worth.win / total) for worth in worths]


def check_player(name: str, game: str) -> None:
    """Refuse a player that does not exist, cannot be made, or is not for this game."""
    player(name, Stream(0))
    if _ours(name):
        _check_policy(policy(name), game, name)
    else:
        check_plugin(_plugin(name), game)


def check_plugin(plugin: Plugin, game: str) -> None:
    """Refuse a player of another package that is not for this game, or lacks something in it."""
    check_games(plugin.games, game, f"The player {shown(plugin.name)}")
    _check_policy(plugin.policy, game, plugin.name)


def _check_policy(found: Policy | None, game: str, name: str) -> None:
    if found:
        found.check(game, f"The player {shown(name)}")
        found.numbers_for(game_of(game))  # what it needs is there, or is missed now


def guest(name: str) -> Plugin:
    """The player of another package that has this name; nobody else's code is loaded."""
    found = plugins.only(name)
    return plugins.name_taken(found) if _ours(name) else found


def made(plugin: Plugin, rng: Rng) -> Player:
    """A player of another package."""
    found = plugin.policy
    return PolicyPlayer(found, rng) if found else plugin.player(rng)


def _ours(name: str) -> Callable[[], Policy] | None:
    """How the policy of this name is made, if it is one of ours."""
    kind, colon, number = name.partition(":")
    if kind == "greedy" and colon and number.isdecimal() and len(number) < 3:
        return partial(greedy, int(number))
    return (LEVELS | BUILT_IN).get(name)


def _plugin(name: str) -> Plugin:
    """The player that a name means: an installed one, with parameters or without, or one in a module or a file."""
    installed = {plugin.name: plugin for plugin in reversed(plugins.plugins())}
    if name in installed:
        return installed[name]
    kind, colon, rest = name.partition(":")
    if colon and _ours(kind):
        raise SetupError(
            f"There is no player {shown(name)}; only greedy of ours takes a number, greedy:0 to greedy:99."
        )
    if colon and kind in installed:
        return replace(installed[kind], parameters=read_parameters(rest, name))
    if found := in_code(name):
        return replace(plugins.in_code(found.place, found.name, found.is_file), parameters=found.parameters)
    names = ", ".join(dict.fromkeys(entry.name for entry in listed()))
    raise SetupError(f"There is no player {shown(name)}; there are {names}, and greedy:0 to greedy:99.")


__all__ = [
    "BUILT_IN",
    "LEVELS",
    "Greedy",
    "Judge",
    "Listed",
    "Player",
    "Policy",
    "Random",
    "Weigher",
    "Worth",
    "best",
    "check_player",
    "listed",
    "player",
    "policy",
    "standing",
    "weigh",
]
