"""Every registered game keeps every law, and the checker notices a game that does not."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from qwixx.conformance import LawBroken, check_game, check_position
from qwixx.games import GAMES, game
from qwixx.rules.actions import Action, Mark
from qwixx.rules.cards import CardGame
from qwixx.rules.dice import DiceGame
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.cards import HANDS
from qwixx.rules.kernel.cells import ANSWERS, TURN, WAITING
from qwixx.rules.kernel.source import Cells, Kernel, Rng
from qwixx.rules.match import match
from qwixx.rules.outcomes import Outcome, Outcomes, Roll
from qwixx.rules.view import View
from tests.strategies import advance


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_keeps_every_law(name: str) -> None:
    short = {"games": 2} if name == "deluxe" else {}
    check_game(game(name, **short), every=12 if short else 3)


@pytest.mark.parametrize("name", ["classic", "mixx-a", "board"])
def test_a_game_of_sealed_locks_keeps_every_law(name: str) -> None:
    check_game(game(name, locks="sealed"), seed=5, every=4)


def test_the_card_game_with_jokers_keeps_every_law() -> None:
    check_game(game("cards", jokers="yes"), every=3)


@pytest.mark.parametrize("jokers", ["no", "yes"])
def test_the_card_game_with_real_cards_keeps_every_law(jokers: str) -> None:
    check_game(game("cards", jokers=jokers, hands="real"), every=3)


def test_both_sides_of_the_board_keep_every_law() -> None:
    check_game(game("board", side="our-zigzag"), seed=7, every=2)


def test_a_solo_game_keeps_every_law() -> None:
    check_game(game("classic"), games=5, seed=3, players=range(1, 2))


def test_a_match_can_be_made_of_any_game() -> None:
    for inner in (game("cards"), game("cards", jokers="yes"), game("board"), game("mixx-a")):
        several, rng = match("match", inner, 2, range(2, 3)), Random(4)
        state = several.start(2)
        while not several.over(state):
            state = advance(several, state, rng)
            if rng.random() < 0.2:
                check_position(several, state, rng)
        assert len(several.view(state).panel) in (1, 2)


def broken(kind: type[Game], base: Game) -> Game:
    """The same game as an instance of a subclass that breaks something."""
    return kind(base.descriptor, base.tables, base.kernel)


@dataclass(frozen=True)
class ShowsSealedAnswers(DiceGame):
    def _see(self, view: View, cells: Cells) -> View:
        return replace(super()._see(view, cells), final_turns=sum(cells[ANSWERS : ANSWERS + 8]))


@dataclass(frozen=True)
class ShowsColours(CardGame):
    def _see(self, view: View, cells: Cells) -> View:
        seen = super()._see(view, cells)
        return replace(seen, turn=sum(cells[HANDS : HANDS + 8]))


@dataclass(frozen=True)
class AllowsAnything(DiceGame):
    def apply(self, state: State, seat: int, action: Action) -> State:
        try:
            return super().apply(state, seat, action)
        except Exception:
            return state


@dataclass(frozen=True)
class CountsWrong(DiceGame):
    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(score + 1 for score in super().scores(state))


@dataclass(frozen=True)
class ListsTwice(DiceGame):
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal(state, seat) * 2


@dataclass(frozen=True)
class DrawsFromElsewhere(DiceGame):
    def draw(self, state: State, rng: Rng) -> Outcome:  # noqa: ARG002
        return super().draw(state, Random())


@dataclass(frozen=True)
class FirstAnswerWins(DiceGame):
    """The lowest seat's answer counts for more when it comes first."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        after = super().apply(state, seat, action)
        first = all(state.cells[ANSWERS + other] == WAITING for other in range(state.seats))
        return State((*after.cells[:TURN], after.cells[TURN] + (first and not seat), *after.cells[TURN + 1 :]))


@dataclass(frozen=True)
class ForgetsTheEnd(DiceGame):
    def over(self, state: State) -> bool:
        return super().over(state) and state.turn > 10**6


@dataclass(frozen=True)
class ForgetsADie(DiceGame):
    def _outcomes(self, cells: Cells) -> Outcomes:
        return replace(super()._outcomes(cells), draws=2, outcome=lambda drawn: Roll((drawn[0] + 1, drawn[1] + 1), ()))


@dataclass(frozen=True)
class RollsASeven(DiceGame):
    def _outcomes(self, cells: Cells) -> Outcomes:
        return replace(super()._outcomes(cells), things=(6,))


@dataclass(frozen=True)
class AlwaysTheSameFirst(DiceGame):
    def outcomes(self, state: State) -> Outcomes:
        every = super().outcomes(state)
        return every if state.phase == "roll" else replace(every, things=(1, 1))


@dataclass(frozen=True)
class AlwaysHasChance(DiceGame):
    def outcomes(self, state: State) -> Outcomes:
        return super().outcomes(state if self.awaits_chance(state) else self.start(state.seats))


@pytest.mark.parametrize(
    ("kind", "name", "law"),
    [
        (ShowsSealedAnswers, "classic", "stays sealed"),
        (ShowsColours, "cards", "view"),
        (AllowsAnything, "classic", "refused"),
        (CountsWrong, "classic", "totals add up"),
        (ListsTwice, "classic", "listed twice"),
        (DrawsFromElsewhere, "classic", "same seed"),
        (FirstAnswerWins, "classic", "commute"),
        (ForgetsTheEnd, "classic", "somebody is to act"),
        (ForgetsADie, "classic", "is accepted"),
        (RollsASeven, "classic", "is accepted"),
        (AlwaysTheSameFirst, "classic", "add up to one"),
        (AlwaysHasChance, "classic", "where none is due"),
    ],
)
def test_the_checker_notices_a_broken_law(kind: type[Game], name: str, law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check_game(broken(kind, game(name)), players=range(2, 3))


def test_the_checker_notices_a_kernel_that_offers_nothing() -> None:
    base = game("classic")
    mute: Kernel = base.kernel._replace(legal=lambda *_: 0)
    with pytest.raises(LawBroken, match="legal to do"):
        check_game(replace(base, kernel=mute))


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_the_checker_notices_a_kernel_that_hides_nothing(name: str) -> None:
    base = game(name)
    open_handed: Kernel = base.kernel._replace(veil=lambda *_: None)
    with pytest.raises(LawBroken, match="a policy sees"):
        check_game(replace(base, kernel=open_handed))


def test_the_checker_notices_a_kernel_that_chooses_unevenly() -> None:
    base = game("classic")
    biased: Kernel = base.kernel._replace(any_code=lambda *_: 0)
    with pytest.raises(LawBroken, match="any code"):
        check_game(replace(base, kernel=biased))


def test_a_single_position_can_be_checked() -> None:
    book = game("classic")
    state = book.start(2)
    check_position(book, state, Random(0))
    assert Mark("r", 5) not in book.legal(state, 0)
