"""`SpielGame`: every registered game with its options as parameters, and its place in OpenSpiel's registry."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from qwixx.games import GAMES, descriptor, game
from qwixx.spiel.moment import Moment
from qwixx.spiel.observer import Observer
from qwixx.spiel.setting import Setting
from qwixx.spiel.state import SpielState

Parameter = str | int | bool
Parameters = Mapping[str, Parameter]

PLAYERS, REWARD, ONE_BY_ONE, SHEET = "players", "reward", "one_by_one", "sheet"
NAMES = {f"qwixx_{name.replace('-', '_')}": name for name in GAMES}
"""Every game by its name in OpenSpiel."""

TYPE = pyspiel.GameType


class SpielGame(pyspiel.Game):  # type: ignore[misc] # it has no types
    """A game with its options, for so many players. Every registered game is a class of its own."""

    short_name: str

    def __init__(self, params: Parameters | None = None) -> None:
        name = NAMES[self.short_name]
        given = {**defaults(name), **(params or {})}
        chosen = {name: value for name, value in given.items() if name not in (PLAYERS, REWARD, ONE_BY_ONE)}
        if not chosen[SHEET]:
            del chosen[SHEET]
        this = game(name, **chosen)
        self.setting = Setting(this, int(given[PLAYERS]), str(given[REWARD]), bool(given[ONE_BY_ONE]))
        super().__init__(type_of(self.short_name, self.setting), info_of(self.setting), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The position before anything has happened."""
        return SpielState(self, Moment.first(self.setting))

    def max_chance_nodes_in_history(self) -> int:
        """No game has more things drawn."""
        return self.setting.most_draws

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: Any = None
    ) -> Observer:
        """What tells a player's part of a position."""
        return Observer(self.setting, iig_obs_type, params)


def defaults(name: str) -> dict[str, Parameter]:
    """The parameters of a game as they are unless somebody chooses: its options, and how it is played."""
    options = {option.name: option.default for option in descriptor(name).options}
    whole = {key: int(value) if value.isdecimal() else value for key, value in options.items()}
    return {PLAYERS: 2, REWARD: "win", ONE_BY_ONE: False, SHEET: "", **whole}


def type_of(short_name: str, setting: Setting) -> "pyspiel.GameType":
    """What kind of game it is to OpenSpiel."""
    about, alone = descriptor(NAMES[short_name]), setting.seats == 1
    in_turn = alone or setting.one_by_one
    hidden = TYPE.Information.IMPERFECT_INFORMATION if setting.hides else TYPE.Information.PERFECT_INFORMATION
    return TYPE(
        short_name=short_name,
        long_name=f"Qwixx, {about.id}",
        dynamics=TYPE.Dynamics.SEQUENTIAL if in_turn else TYPE.Dynamics.SIMULTANEOUS,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=TYPE.Utility.GENERAL_SUM if alone else TYPE.Utility.ZERO_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=about.players[-1],
        min_num_players=about.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(about.id),
    )


def info_of(setting: Setting) -> "pyspiel.GameInfo":
    """How large it is."""
    least, most = setting.utilities
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.encoding.actions),
        max_chance_outcomes=setting.most_outcomes,
        num_players=setting.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=None if setting.seats == 1 else 0.0,
        max_game_length=setting.longest,
    )


def registered(short_name: str) -> type[SpielGame]:
    """The class of a game, which OpenSpiel knows by this name from now on."""
    usual = Setting(game(NAMES[short_name]), 2, "win", one_by_one=False)
    made = type(short_name, (SpielGame,), {"short_name": short_name})
    pyspiel.register_game(type_of(short_name, usual), made)
    return made


globals().update({short_name: registered(short_name) for short_name in NAMES})  # pickles look for them here
