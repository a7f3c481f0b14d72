"""`SpielState`: a game that is being played, in OpenSpiel's words."""

from collections.abc import Callable, Sequence

import pyspiel

from qwixx.spiel.moment import NOT_ASKED, Moment


class SpielState(pyspiel.State):  # type: ignore[misc] # it has no types
    """Those asked together are one simultaneous node, in which whoever is not asked can only pass."""

    def __init__(self, game: pyspiel.Game, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Who is to act: a seat, several together, chance, or nobody."""
        setting, state = self.moment.setting, self.moment.state
        if setting.game.over(state):
            return int(pyspiel.PlayerId.TERMINAL)
        if setting.game.awaits_chance(state):
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.moment.asked
        return asked[0] if len(asked) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.choices(player)) if player in self.moment.asked else [NOT_ASKED]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next thing that is drawn, each as likely: a seat, a face, a card."""
        left = self.moment.outcomes.left(self.moment.drawn)
        return [(thing, 1 / len(left)) for thing in left]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.draw(action) if self.is_chance_node() else self.moment.act([action])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.moment = self.moment.act([actions[seat] for seat in self.moment.asked])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.moment.piece(action)
        choices = self.moment.choices(player) if player in self.moment.asked else {}
        return str(choices.get(action, self.moment.setting.encoding.actions[action]))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.moment.setting.game.over(self.moment.state)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        return self.moment.setting.returns(self.moment.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from the present one, uniform over all that fits; for ISMCTS.

        Its history is still that of the present one.
        """
        other: SpielState = self.clone()
        other.moment = self.moment.imagined(player, _Sampler(sampler))
        return other

    def __str__(self) -> str:
        return str(self.moment)


class _Sampler:
    """OpenSpiel's samplers are functions; the rules ask a generator."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.random = sampler
