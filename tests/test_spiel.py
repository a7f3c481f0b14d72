"""The games in OpenSpiel: they pass its own tests, its algorithms play and learn them, and nothing hidden is told."""

import pickle
import unittest
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from qwixx.games import GAMES
from qwixx.rules.errors import SetupError, UnknownOption, WrongPlayers
from qwixx.rules.outcomes import First
from qwixx.spiel import NAMES, SpielState

# Whoever crosses the only number ends the game, and so does the first penalty: a tree of 1,933 positions.
TINY = "sheet=r2 lock r; needs 0; points 0 1 3; penalty 5; boxes 1; end 1"
SMALL = "sheet=r2 r3 r4 r5 lock r; needs 1; points 0 1 3 6 10 15; penalty 5; boxes 2; end 1"
OTHERS = [
    "qwixx_classic(players=1)",
    "qwixx_classic(players=3,one_by_one=True,reward=margin)",
    f"qwixx_classic({SMALL})",
    "qwixx_mixx_a(locks=sealed)",
    "qwixx_board(players=4,side=our-zigzag)",
    "qwixx_cards(jokers=yes)",
    "qwixx_cards(one_by_one=True)",
    "qwixx_deluxe(games=2,players=3)",
]
EVERY = [*NAMES, *OTHERS]


def played(name: str, seed: int = 1) -> list[SpielState]:
    """All the states of a random game."""
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


# -- its own tests -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY)
def test_openspiel_simulates_every_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_makes_every_game_turn_based(name: str) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", EVERY)
def test_every_game_keeps_openspiels_conventions(name: str) -> None:
    class Conventions(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # it has no types
        game_name, game = name, pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states, cls.game_type = played(name)[::7], cls.game.get_type()

    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Conventions)
    result = unittest.TextTestRunner(StringIO()).run(tests)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


def test_a_whole_tree_has_perfect_recall() -> None:
    decisions = api_test._assert_is_perfect_recall(pyspiel.load_game(f"qwixx_classic(one_by_one=True,{TINY})"))
    assert len(decisions) == 1320


@pytest.mark.parametrize("name", ["qwixx_mixx_a", "qwixx_board", "qwixx_deluxe(games=1)", "qwixx_cards"])
def test_a_playthrough_can_be_played_again(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(file)
    assert again == original


def test_a_game_and_its_states_can_be_pickled() -> None:
    for state in played("qwixx_deluxe(games=1)")[::40]:
        game, again = state.get_game(), pickle.loads(pickle.dumps(state))
        assert str(pickle.loads(pickle.dumps(game))) == str(game)
        assert str(again) == str(state)
        for player in (0, 1):
            assert again.information_state_string(player) == state.information_state_string(player)


# -- its algorithms ----------------------------------------------------------------------------------------------------


def test_the_example_of_the_handbook_beats_random_play() -> None:
    page = (Path(__file__).parents[1] / "docs/environments.md").read_text(encoding="utf-8")
    example = page.partition("## OpenSpiel")[2].partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(example, names)
    own, other = names["state"].returns()
    assert own == -other
    assert own > 10


def test_search_over_what_is_hidden_plays_cards() -> None:
    game, state = pyspiel.load_game("qwixx_cards(one_by_one=True)"), played("qwixx_cards(one_by_one=True)")[60]
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 2, 5, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_comes_closer_to_equilibrium() -> None:
    game = pyspiel.load_game(f"qwixx_classic(one_by_one=True,{TINY})")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(600):
        solver.iteration()
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.8 * before


# -- what it says ------------------------------------------------------------------------------------------------------


def test_every_registered_game_is_there() -> None:
    assert set(NAMES.values()) == set(GAMES)
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_chance_is_drawn_piece_by_piece_and_as_likely_as_the_rules_say() -> None:
    for name, pieces in (("qwixx_classic", 6), ("qwixx_cards", 43)):
        state = pyspiel.load_game(name).new_initial_state()
        assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
        state.apply_action(1)
        said, probability = state.moment.outcomes.probability, Fraction(1)
        for _ in range(pieces):
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            probability /= len(outcomes)
            state.apply_action(outcomes[-1][0])
        assert probability == said
        assert not state.is_chance_node()


def test_a_piece_of_chance_is_told_in_words() -> None:
    state = pyspiel.load_game("qwixx_classic").new_initial_state()
    told = []
    for thing in (1, 3, 4, 0):
        told.append(state.action_to_string(state.current_player(), thing))
        state.apply_action(thing)
    assert told == ["first 2", "roll 4", "roll 5", "roll r1"]
    assert str(state) == "classic locks=announced; roll 1 2; sheets - | -; drawn 3 4 0"


def test_who_is_not_asked_can_only_pass() -> None:
    """A lock is announced by the first of three; the second may follow, the third may not, so only one is asked."""
    name = "qwixx_classic(players=4,sheet=r2 r12 lock r; needs 1; points 0 1 3 6; penalty 5; boxes 4; end 1)"
    state = pyspiel.load_game(name).new_initial_state()
    for thing in (0, 0, 0, 5):
        state.apply_action(thing)
    state.apply_actions([1, 1, 1, 0])  # three of them cross the 2
    state.apply_action(0)
    for thing in (5, 5, 5):
        state.apply_action(thing)
    state.apply_actions([2, 0, 0, 0])  # the first crosses the 12 and locks
    assert (state.moment.state.phase, state.moment.asked) == ("reply", (1, 2))
    assert state.is_simultaneous_node()
    assert [state.legal_actions(seat) for seat in range(4)] == [[0], [0, 2], [0, 2], [0]]
    assert state.action_to_string(3, 0) == "pass"
    state.apply_actions([0, 2, 0, 0])
    assert state.moment.setting.game.scores(state.moment.state) == (6, 6, 1, 0)


def test_one_by_one_a_sealed_answer_is_known_to_its_player_alone() -> None:
    state = pyspiel.load_game("qwixx_classic(one_by_one=True)").new_initial_state()
    for thing in (0, 3, 4, 0, 1, 3, 5):
        state.apply_action(thing)
    one, other = state.child(0), state.child(state.legal_actions()[1])
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """The same position reached in two ways is two information states, and one observation."""
    begun = pyspiel.load_game(f"qwixx_classic(players=1,{SMALL})").new_initial_state()
    ways = []
    for faces in ((5, 5, 4), (5, 5, 5)):
        state = begun.clone()
        for thing in (0, *faces):
            state.apply_action(thing)
        for thing in (0, 0, 0, 0, 0):
            state.apply_action(thing)
        ways.append(state)
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_another_state_that_looks_the_same_differs_in_what_is_hidden_alone() -> None:
    state = played("qwixx_cards(one_by_one=True)")[50]
    player = state.current_player()
    others = [state.resample_from_infostate(player, np.random.RandomState(seed).random_sample) for seed in range(9)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert {tuple(other.legal_actions()) for other in others} == {tuple(state.legal_actions())}
    hands = {other.moment.setting.game.hand(other.moment.state, 1 - player) for other in others}
    assert len(hands) > 1


def test_each_kind_of_observation_tells_what_it_should() -> None:
    state = played("qwixx_cards")[50]
    game, hidden = state.get_game(), pyspiel.PrivateInfoType
    hand = " ".join(map(str, state.moment.setting.game.hand(state.moment.state, 1)))

    def told(**kind: object) -> str | None:
        observed = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, **kind))
        text: str | None = observed.string_from(state, 1)
        return text

    assert told(public_info=False, private_info=hidden.SINGLE_PLAYER) == hand
    assert hand not in str(told(private_info=hidden.NONE))
    assert hand in str(told(private_info=hidden.SINGLE_PLAYER))
    assert told(private_info=hidden.ALL_PLAYERS) == str(state)
    assert told(public_info=False, private_info=hidden.NONE) is None
    with pytest.raises(SetupError, match="nothing to choose about an observation, not even 'colour'"):
        game.make_py_observer(None, {"colour": "red"})


def test_the_end_is_worth_what_was_asked_for() -> None:
    for name in ("qwixx_mixx_b(players=3)", "qwixx_mixx_b(players=3,reward=margin)", "qwixx_mixx_b(players=1)"):
        state = played(name)[-1]
        scores = state.moment.setting.game.scores(state.moment.state)
        best, total = max(scores), sum(scores)
        expected = {
            "qwixx_mixx_b(players=3)": [1.0 if score == best else -0.5 for score in scores],
            "qwixx_mixx_b(players=3,reward=margin)": [score - (total - score) / 2 for score in scores],
            "qwixx_mixx_b(players=1)": [scores[0]],
        }
        assert scores.count(best) == 1
        assert state.returns() == expected[name]


@pytest.mark.parametrize(
    ("name", "error", "sentence"),
    [
        ("qwixx_classic(players=9)", WrongPlayers, "classic is for 1 to 5 players, not 9."),
        ("qwixx_classic(reward=fame)", SetupError, "There is no reward 'fame'; there are win, margin."),
        ("qwixx_cards(jokers=maybe)", UnknownOption, "The option jokers is no or yes, not 'maybe'."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(name: str, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=f"^{sentence}$".replace(".", r"\.")):
        pyspiel.load_game(name)


def test_first_players_are_drawn_as_in_the_rules() -> None:
    state = pyspiel.load_game("qwixx_classic(players=5)").new_initial_state()
    assert [outcome for outcome, _ in state.moment.outcomes] == [First(seat) for seat in range(5)]
    assert [thing for thing, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
