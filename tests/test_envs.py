"""The environments: what their libraries' checkers demand, and what our own page promises."""

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from qwixx.envs import ENCODING_VERSION, SOLO_ID, SoloEnv, TableEnv
from qwixx.games import GAMES, game
from qwixx.rules.errors import (
    ActionError,
    GameOver,
    IllegalAction,
    SetupError,
    UnknownGame,
    UnknownOption,
    WrongPlayers,
    WrongSeat,
)
from tests.learning import any_legal, scores, slots, steps, text

TABLES = [(name, seats) for name in GAMES for seats in game(name).players]

# The checker knows the environments with a mask that come with PettingZoo by their names, and warns of all others.
dictionaries_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def shown(env: TableEnv) -> list[bytes]:
    """Everything every agent observes."""
    return [part.tobytes() for agent in env.possible_agents for part in env.observe(agent).values()]


def begun(name: str, seats: int = 2, seed: int = 1, **options: Any) -> TableEnv:
    """A table at which a game has begun."""
    env = TableEnv(name, seats, **options)
    env.reset(seed=seed)
    return env


def ahead(env: TableEnv, count: int) -> TableEnv:
    """The same table so many steps later."""
    for number, _ in enumerate(steps(env, Random(count))):
        if number == count:
            break
    return env


# -- the checkers of the libraries -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [None, "ansi", "human"])
def test_gymnasium_finds_nothing_to_say_about_the_solo_environment(mode: str | None) -> None:
    check_env(gymnasium.make(SOLO_ID, render_mode=mode).unwrapped)


@dictionaries_are_fine
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_table(name: str, seats: int) -> None:
    api_test(TableEnv(name, seats), num_cycles=60)


@dictionaries_are_fine
@pytest.mark.parametrize("options", [{"side": "our-zigzag"}, {"side": "r3/1 y4/2 g10/2 b9/3 r5/4 y6/5 g8/20"}])
def test_pettingzoo_accepts_other_sides(options: dict[str, str]) -> None:
    api_test(TableEnv("board", 3, reward="margin", **options), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_every_table_reproducible(name: str, seats: int) -> None:
    seed_test(lambda: TableEnv(name, seats), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_every_table_rendered(name: str) -> None:
    render_test(lambda render_mode: TableEnv(name, render_mode=render_mode))


@dictionaries_are_fine
def test_the_usual_wrappers_fit() -> None:
    env = wrappers.TerminateIllegalWrapper(TableEnv("cards", 3), illegal_reward=-1)
    api_test(wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env)), num_cycles=60)


# -- alone -------------------------------------------------------------------------------------------------------------


def test_the_solo_environment_is_made_by_its_id_alone() -> None:
    assert isinstance(gymnasium.make("qwixx.envs:qwixx/Solo-v2").unwrapped, SoloEnv)


def test_the_ids_carry_the_version_of_the_encoding() -> None:
    assert f"qwixx/Solo-v{ENCODING_VERSION}" == SOLO_ID
    assert str(TableEnv("classic")) == f"qwixx_v{ENCODING_VERSION}"


def test_the_return_of_a_game_alone_is_its_final_score() -> None:
    env, rng = SoloEnv(), Random(5)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        rewards, over = [], False
        while not over:
            assert info["action_mask"].tolist() == env.action_masks().tolist()
            observation, reward, over, truncated, info = env.step(np.int64(any_legal(info["action_mask"], rng)))
            rewards.append(reward)
            assert not truncated
        assert sum(rewards) == round(100 * observation[env.encoding.slots.index("me score")])
        assert not info["action_mask"].any()


def test_a_sample_is_legal_with_the_mask_and_pass_without() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=2)
    sampled = {int(env.action_space.sample(info["action_mask"])) for _ in range(200)}
    assert sampled == set(np.flatnonzero(info["action_mask"]))
    assert {env.encoding.actions[env.action_space.sample()] for _ in range(20)} == {"pass"}


def test_what_is_not_legal_alone_is_refused_and_changes_nothing() -> None:
    env, same = SoloEnv(), SoloEnv()
    for either in (env, same):
        either.reset(seed=3)
    texts, mask = env.encoding.actions, env.action_masks()
    wrong = int(np.flatnonzero(~mask)[0])
    possible = ", ".join(texts[index] for index in np.flatnonzero(mask))
    with pytest.raises(IllegalAction) as refused:
        env.step(np.int64(wrong))
    assert str(refused.value) == f"Action {wrong} ({texts[wrong]}) is not possible now; possible is: {possible}."
    assert np.array_equal(env.step(np.int64(0))[0], same.step(np.int64(0))[0])


@pytest.mark.parametrize("index", [-1, 45, 10**9, None, "pass", 1.0, np.array([0, 1])])
def test_what_is_not_an_index_is_refused(index: Any) -> None:
    env = SoloEnv()
    env.reset(seed=3)
    with pytest.raises(IllegalAction, match=r"^Action .* is not possible now"):
        env.step(index)


@pytest.mark.parametrize("index", [0, np.int32(0), np.int64(0), np.array(0)])
def test_whole_numbers_of_any_type_are_indices(index: Any) -> None:
    env = SoloEnv()
    env.reset(seed=3)
    env.step(index)


def test_nothing_can_be_done_alone_before_the_beginning_nor_after_the_end() -> None:
    env = SoloEnv()
    with pytest.raises(ActionError, match="call reset"):
        env.step(np.int64(0))
    env.reset(seed=1)
    while not env.step(np.int64(0))[2]:
        pass
    with pytest.raises(GameOver, match="call reset"):
        env.step(np.int64(0))


def test_four_passed_turns_alone_cost_twenty_points() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    rewards, over = [], False
    while not over:
        _, reward, over, _, _ = env.step(np.int64(0))
        rewards.append(reward)
    assert rewards == [0, -5] * 4


def test_solo_environments_can_be_played_side_by_side() -> None:
    envs = gymnasium.make_vec(SOLO_ID, num_envs=3, vectorization_mode="sync")
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(80):
        actions = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
        observations, _, over, _, infos = envs.step(np.array(actions))
        assert observations in envs.observation_space
        ended += over.sum()
    assert ended > 3


# -- at a table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_sealed_answers_show_nowhere_until_all_have_answered(name: str) -> None:
    env = begun(name, 3)
    several = 0
    for agent in steps(env, Random(7)):
        if sum("to act" in slots(env, each) for each in env.agents) < 2:
            continue
        several += 1
        for index in np.flatnonzero(env.observe(agent)["action_mask"]):
            after = copy.deepcopy(env)
            after.step(index)
            for other in env.agents:
                if other != agent:
                    seen, before = after.observe(other)["observation"], env.observe(other)["observation"]
                    assert np.array_equal(seen, before)
    assert several > 10


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_only_the_agent_that_is_asked_has_something_to_do(name: str, seats: int) -> None:
    env = begun(name, seats)
    for _ in zip(range(60), steps(env, Random(3)), strict=False):
        masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
        over = any(env.terminations.values())
        assert masks == {agent: agent == env.agent_selection and not over for agent in env.agents}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_winning_rewards_add_up_to_nothing_and_come_at_the_end(name: str, seats: int) -> None:
    env = begun(name, seats, **({"games": 1} if name == "deluxe" else {}))
    for _ in steps(env, Random(11)):
        if not any(env.terminations.values()):
            assert set(env.rewards.values()) == {0}
        elif len(env.agents) == seats:
            rewards = list(env.rewards.values())
            best = [score == max(scores(env)) for score in scores(env)]
            assert sum(rewards) == pytest.approx(0)
            assert len(set(rewards)) == len(set(best))
            if sum(best) == 1 and seats > 1:
                assert rewards[best.index(True)] == 1


def ending(same_scores: bool) -> tuple[list[float], list[int]]:
    """The rewards and scores of a game of three that ends with two at the top, or with a sole winner."""
    for seed in range(1000):
        env = begun("classic", 3, seed)
        for _ in steps(env, Random(seed)):
            if all(env.terminations.values()):
                break
        points = scores(env)
        if (points.count(max(points)) == 2) == same_scores:
            return [env.rewards[agent] for agent in env.agents], points
    raise AssertionError("no such game")


def test_winners_share_a_win_and_losers_a_loss() -> None:
    tied, points = ending(same_scores=True)
    assert sorted(tied) == [-0.5, 0.25, 0.25]
    assert tied[points.index(min(points))] == -0.5
    assert sorted(ending(same_scores=False)[0]) == [-0.5, -0.5, 1]


@pytest.mark.parametrize(("name", "seats"), [("classic", 1), ("board", 2), ("cards", 3), ("deluxe", 5)])
def test_the_return_of_margins_is_the_final_margin(name: str, seats: int) -> None:
    env = begun(name, seats, reward="margin")
    totals = dict.fromkeys(env.agents, 0.0)
    for _ in steps(env, Random(5)):
        if len(env.agents) == seats:
            for agent in env.agents:
                totals[agent] += env.rewards[agent]
    for score, total in zip(scores(env), totals.values(), strict=True):
        others = (sum(scores(env)) - score) / (seats - 1) if seats > 1 else 0
        assert total == pytest.approx(score - others)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_legal_at_a_table_is_refused_and_changes_nothing(name: str) -> None:
    env = ahead(begun(name, 3), 10)
    before, agent = shown(env), env.agent_selection
    for index in [*np.flatnonzero(env.observe(agent)["action_mask"] == 0), -1, None]:
        with pytest.raises(IllegalAction, match=r"^Action .* is not possible now; possible is: "):
            env.step(index)
    assert (shown(env), env.agent_selection) == (before, agent)
    assert set(env.rewards.values()) == {0}


def test_nothing_can_be_done_at_a_table_before_the_beginning_nor_after_the_end() -> None:
    env = TableEnv("classic")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(ActionError, match="call reset"):
            call()
    env.reset(seed=1)
    for _ in steps(env, Random(1)):
        pass
    with pytest.raises(GameOver, match="call reset"):
        env.step(None)


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(UnknownGame):
        TableEnv("chess")
    with pytest.raises(WrongPlayers):
        TableEnv("cards", 6)
    with pytest.raises(UnknownOption):
        TableEnv("classic", games=3)
    with pytest.raises(SetupError, match="There is no reward 'gold'; there are win, margin"):
        TableEnv("classic", reward="gold")
    for make in (TableEnv, lambda _, render_mode: SoloEnv(render_mode)):
        with pytest.raises(
            SetupError, match="There is no render mode 'oils'; there are ansi, human, rgb_array, or None"
        ):
            make("classic", render_mode="oils")
    with pytest.raises(WrongSeat, match="There is no agent 'player_2'; there are player_0, player_1"):
        begun("classic").observe("player_2")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_original_does(name: str, again: Any) -> None:
    env = ahead(begun(name, 3), 25)
    other = again(env)
    for agent, same in zip(steps(env, Random(2)), steps(other, Random(2)), strict=True):
        assert agent == same
        assert shown(env) == shown(other)
        assert env.rewards == other.rewards


def test_chance_comes_from_the_seed_and_goes_on_from_game_to_game() -> None:
    env, other = begun("classic", 4), begun("classic", 4)
    first = shown(env)
    assert shown(other) == first
    env.reset()
    other.reset()
    assert shown(env) == shown(other) != first
    assert shown(begun("classic", 4, seed=2)) != first
    unseeded = [TableEnv("cards"), TableEnv("cards")]
    for table in unseeded:
        table.reset()
    assert shown(unseeded[0]) != shown(unseeded[1])


# -- the texts ---------------------------------------------------------------------------------------------------------


def test_a_position_is_rendered_as_the_asked_agent_sees_it() -> None:
    env = begun("cards", 2, render_mode="ansi")
    agent = env.agent_selection
    head, hand, display, *players = text(env).splitlines()
    assert head == f"cards, turn 1, take, {agent} active"
    assert hand.startswith(f"hand of {agent}: ")
    cards = [(card[0], card[1:]) for card in hand.partition(": ")[2].split()]
    seen = slots(env, agent)
    assert [(f"hand {n} {suit}" in seen, f"hand {n} {back}" in seen) for n, (suit, back) in enumerate(cards, 1)] == [
        (True, True)
    ] * 4
    backs = display.partition(", ")[0].split()[1:]
    assert all(f"display {place} back {back}" in seen for place, back in enumerate(backs, 1))
    assert players == ["player_0: - = 0", "player_1: - = 0"]


def test_matches_and_tracks_are_rendered_too() -> None:
    board = ahead(begun("board", render_mode="ansi"), 30)
    assert "\ndice: " in text(board)
    assert ", pawn on " in text(board)
    deluxe = begun("deluxe", render_mode="ansi", games=2)
    for _ in steps(deluxe, Random(1)):
        if "between" in text(deluxe):
            break
    assert "\ngame 1: " in text(deluxe)


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(render_mode="human")
    env.reset(seed=1)
    env.step(np.int64(0))
    assert capsys.readouterr().out.count("classic, turn 1") == 2
    ahead(begun("cards", render_mode="human"), 3)
    assert capsys.readouterr().out.count("cards, turn 1") == 4


# -- without the extra -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo"])
def test_without_the_extra_one_sentence_says_what_to_install(library: str) -> None:
    script = f"""
import sys
sys.modules[{library!r}] = None
import qwixx.cli
try:
    import qwixx.envs
except ImportError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == f"qwixx.envs needs {library}: pip install 'qwixx[envs]'.\n"


def test_an_environment_tells_what_a_player_thinks_its_actions_are_worth() -> None:
    env = TableEnv("classic", 2)
    env.reset(seed=3)
    worths, mask = env.weigh("careful"), env.observe(env.agent_selection)["action_mask"]
    assert worths.shape == (len(env.encoding.actions), 2)
    assert ((worths[mask == 1, 0] >= 0) & (worths[mask == 1, 0] <= 1)).all()
    assert np.isnan(worths[mask == 0]).all()
    assert np.isnan(env.weigh("greedy")).all()


def test_alone_the_worth_of_an_action_is_a_score() -> None:
    env = SoloEnv()
    env.reset(seed=3)
    worths, mask = env.weigh("careful"), env.action_masks()
    assert np.isnan(worths[:, 0]).all()
    assert (worths[mask, 1] > 20).all()
