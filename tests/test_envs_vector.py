"""Many tables side by side: equal to single ones step by step, and what our page promises of them."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from qwixx.envs import GAME_IDS, SOLO_ID, SeatEnv
from qwixx.envs.vector import VectorTableEnv
from qwixx.games import GAMES, game
from qwixx.rules.actions import Action
from qwixx.rules.errors import ActionError, GameOver, IllegalAction, SetupError
from qwixx.rules.view import View
from tests.small_learner import Learner
from tests.soak import sample

BOTS = ("careful", "random")  # at every table with bots, so that their loop is compiled once for each kind of game

DICE = [
    (name, opponents)
    for name in GAMES
    if name not in ("deluxe", "cards")
    for opponents in [("self",) * (seats - 1) for seats in game(name).players] + [BOTS, ("random", "self", "careful")]
]
OTHERS = [
    *(("deluxe", ("self",) * (seats - 1)) for seats in (2, 5, 8)),
    *(
        ("cards", opponents)
        for opponents in [BOTS, ("random", "self", "careful"), ("self", "random", "careful", "self")]
    ),
]

SAMPLE = (  # every game once, alone, among bots, against oneself
    *(("classic", ()), ("classic", BOTS), ("mixx-a", ("self",)), ("mixx-b", ("random", "self", "careful"))),
    *(("board", BOTS), ("deluxe", ("self",)), ("cards", BOTS)),
)


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One of the actions that each mask allows; 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def check_same(told: Any, other: Any) -> None:
    """Two answers of vector environments are the same to the last bit and type."""
    assert type(told) is type(other)
    if isinstance(told, dict):
        assert told.keys() == other.keys()
        for key, value in told.items():
            check_same(value, other[key])
    elif isinstance(told, tuple) or (isinstance(told, np.ndarray) and told.dtype == object):
        for one, same in zip(told, other, strict=True):
            check_same(one, same)
    elif told is not None:
        assert told.dtype == other.dtype
        assert np.array_equal(told, other)


def check_equal(name: str, opponents: Sequence[str], steps: int, mode: str = "NextStep", **options: Any) -> int:
    """Play single environments and compiled ones with the same actions; how many games have ended."""
    single = SyncVectorEnv([lambda: SeatEnv(name, opponents, **options)] * 2, autoreset_mode=mode)
    vector = VectorTableEnv(name, opponents, num_envs=2, autoreset_mode=mode, **options)
    rng, ended = np.random.default_rng(1), 0
    told: Any = vector.reset(seed=7)
    check_same(told, single.reset(seed=7))
    for _ in range(steps):
        actions = any_legal(told[-1]["action_mask"], rng)
        told = vector.step(actions)
        check_same(told, single.step(actions))
        ended += int(told[2].sum())
    return ended


# -- equal to single environments --------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", sample(DICE + OTHERS, *SAMPLE), ids=str)
def test_a_vector_environment_is_equal_to_single_ones_step_by_step(table: tuple[str, tuple[str, ...]]) -> None:
    check_equal(*table, steps=40)


@pytest.mark.parametrize("mode", [mode.value for mode in AutoresetMode if mode is not AutoresetMode.DISABLED])
def test_so_it_is_when_games_end_and_begin_anew(mode: str) -> None:
    assert check_equal("classic", BOTS, 60, mode) > 2
    assert check_equal("classic", (), 60, mode) > 2
    assert check_equal("classic", ("self",), 120, mode, reward="margin") > 1
    assert check_equal("cards", BOTS, 150, mode, reward="margin", jokers="yes") > 1
    assert check_equal("deluxe", ("self",), 120, mode, games=1) > 1
    assert check_equal("board", BOTS, 60, mode, side="our-zigzag", illegal="replace") > 1


def test_so_it_is_whatever_the_threads() -> None:
    alone, shared = (VectorTableEnv("classic", ("self",), num_envs=300, threads=threads) for threads in (1, 2))
    check_same(alone.reset(seed=3), shared.reset(seed=3))
    for _ in range(120):
        actions = alone.action_space.sample(alone.action_masks())
        check_same(alone.step(actions), shared.step(actions))
    shared.close()


def test_each_environment_plays_the_games_of_its_seed_one_after_the_other() -> None:
    envs = VectorTableEnv("classic", num_envs=2)
    first, _ = envs.reset(seed=[5, 6])
    second, _ = envs.reset()
    again, _ = envs.reset(seed=[6, None])
    assert np.array_equal(again[0], first[1])
    assert not np.array_equal(again[1], second[1])
    assert not np.array_equal(first, second)
    some, info = envs.reset(seed=5, options={"reset_mask": np.array([True, False])})
    assert np.array_equal(some, [first[0], again[1]])
    assert info["_action_mask"].tolist() == [True, False]
    unseeded = [VectorTableEnv("cards", BOTS, num_envs=2).reset()[0] for _ in range(2)]
    assert len({row.tobytes() for rows in unseeded for row in rows}) == 4


# -- Gymnasium's conventions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [SOLO_ID, *GAME_IDS.values()])
def test_every_id_makes_a_vector_environment(name: str) -> None:
    opponents = ("self",) if "Deluxe" in name else () if name == SOLO_ID else BOTS
    envs = gymnasium.make_vec(name, num_envs=5, vectorization_mode="vector_entry_point", opponents=opponents)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    actions = envs.action_space.sample(info["action_mask"])
    assert actions in envs.action_space
    observations, rewards, over, cut_off, info = envs.step(actions)
    assert observations in envs.observation_space
    assert rewards.shape == over.shape == cut_off.shape == (5,)
    assert not cut_off.any()
    assert info["action_mask"].dtype == np.int8


@pytest.mark.parametrize("how", ["sync", "async", "vector_entry_point"])
def test_samples_of_a_batch_are_legal_with_the_masks_and_pass_without(how: Any) -> None:
    envs = gymnasium.make_vec(SOLO_ID, num_envs=3, vectorization_mode=how)
    _, info = envs.reset(seed=1)
    for _ in range(12):
        assert envs.action_space.sample().tolist() == [0, 0, 0]
        envs.step(envs.action_space.sample())
    for masks in (info["action_mask"], tuple(info["action_mask"])):
        seen = {tuple(envs.action_space.sample(masks)) for _ in range(200)}
        for lane, mask in enumerate(info["action_mask"]):
            assert {actions[lane] for actions in seen} == set(np.flatnonzero(mask))
    envs.close()


def test_masks_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match=r"The masks are to be \(3, 45\) numbers, not \(2, 45\)"):
        VectorTableEnv(num_envs=3).action_space.sample(np.ones((2, 45), np.int8))


def test_arrays_are_used_again_only_if_wanted() -> None:
    for copy in (True, False):
        envs = VectorTableEnv(num_envs=2, copy=copy)
        observations, info = envs.reset(seed=1)
        before = observations.copy()
        later, *_, info_later = envs.step(np.zeros(2, np.int64))
        assert (later is observations) is not copy
        assert (info_later["action_mask"] is info["action_mask"]) is not copy
        assert np.array_equal(observations, before) is copy


def test_without_autoreset_a_game_that_is_over_waits_for_its_reset() -> None:
    envs = VectorTableEnv(num_envs=2, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    over = np.zeros(2, np.bool_)
    while not over.any():
        _, _, over, _, _ = envs.step(np.zeros(2, np.int64))
    with pytest.raises(GameOver, match="environment 0 is over; call reset with a reset_mask"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(options={"reset_mask": over})
    envs.step(np.zeros(2, np.int64))


def test_masks_are_told_as_sb3_contrib_asks_for_them() -> None:
    envs = VectorTableEnv(num_envs=3)
    _, info = envs.reset(seed=1)
    assert envs.action_masks().dtype == np.bool_
    assert np.array_equal(envs.action_masks(), info["action_mask"])


def test_every_table_is_rendered() -> None:
    texts = VectorTableEnv(num_envs=2, render_mode="ansi")
    texts.reset(seed=1)
    assert [text.startswith("classic, turn 1, white") for text in texts.render()] == [True, True]
    pictures = VectorTableEnv(num_envs=2, render_mode="rgb_array")
    pictures.reset(seed=1)
    single = SeatEnv(render_mode="rgb_array")
    single.reset(seed=2)
    check_same(pictures.render()[1], single.render())


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_one_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    envs, same = (VectorTableEnv(num_envs=3) for _ in range(2))
    for either in (envs, same):
        either.reset(seed=3)
    wrong = int(np.flatnonzero(~envs.action_masks()[1])[0])
    with pytest.raises(
        IllegalAction, match=rf"^Action {wrong} \(.*\) of environment 1 is not possible now; possible is: pass"
    ):
        envs.step(np.array([0, wrong, 0]))
    with pytest.raises(IllegalAction, match=r"^Action 45 of environment 2 is not possible now"):
        envs.step(np.array([0, 0, 45]))
    check_same(envs.step(np.zeros(3, np.int64)), same.step(np.zeros(3, np.int64)))


def test_it_can_be_replaced_by_the_first_legal_one() -> None:
    envs = VectorTableEnv("cards", BOTS, num_envs=2, illegal="replace")
    _, info = envs.reset(seed=1)
    first = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    told = envs.step(np.array([10**6, -1]))
    envs.reset(seed=1)
    check_same(envs.step(np.array(first)), told)


@pytest.mark.parametrize("actions", [[0], [0.0, 0.0], ["pass", "pass"], [[0, 0]], 0, None])
def test_what_is_no_batch_of_indices_is_refused(actions: Any) -> None:
    envs = VectorTableEnv(num_envs=2)
    envs.reset(seed=1)
    with pytest.raises(ActionError, match="The actions are to be 2 whole numbers"):
        envs.step(actions)


def test_nothing_can_be_done_before_the_beginning() -> None:
    with pytest.raises(ActionError, match="call reset"):
        VectorTableEnv(num_envs=2).step(np.zeros(2, np.int64))
    with pytest.raises(ActionError, match="There are 3 seeds for 2 environments"):
        VectorTableEnv(num_envs=2).reset(seed=[1, 2, 3])
    with pytest.raises(ActionError, match="A reset_mask is an array of 2 truth values"):
        VectorTableEnv(num_envs=2).reset(options={"reset_mask": [True, False]})


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1 on, not '0'"),
        ({"threads": "two"}, "threads is a whole number from 1 on, not 'two'"),
        ({"autoreset_mode": "never"}, "no autoreset mode 'never'; there are NextStep, SameStep, Disabled"),
        ({"illegal": "ignore"}, "no way 'ignore' to treat what is not legal; there are refuse, replace"),
        ({"opponents": "careful"}, r"Opponents are a list of names, one for each other seat: \['careful'\]"),
        ({"opponents": [None]}, "An opponent is the name of a bot, or 'self'; not 'None'"),
        ({"opponents": ["nobody"]}, "There is no player 'nobody'"),
        ({"opponents": ["careful"] * 8}, "classic is for 1 to 5 players, not 9"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        VectorTableEnv(**asked)


# -- bots of others ----------------------------------------------------------------------------------------------------


class Plain:
    """A player that is no policy."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 (it does not look)
        """The first that is legal."""
        return legal[0]


def test_a_bot_that_is_no_policy_is_refused_here_and_plays_in_a_single_environment() -> None:
    name = "tests.test_envs_vector:Plain"
    with pytest.raises(SetupError, match=r"The bot '.*:Plain' is no policy, .* SeatEnv takes any bot"):
        VectorTableEnv("classic", [name])
    SeatEnv("classic", [name]).reset(seed=1)


def test_a_bot_that_chooses_what_is_not_there_is_said() -> None:
    envs = VectorTableEnv("classic", ["tests.arena_bots:LOST"], num_envs=50)  # now and then it does
    with pytest.raises(IndexError, match="A bot chose what is not among its legal choices"):
        play_on(envs, 10)


def play_on(envs: VectorTableEnv, steps: int) -> None:
    """Begin and pass so many times."""
    envs.reset(seed=1)
    for _ in range(steps):
        envs.step(envs.action_space.sample())


def test_a_bot_that_cannot_be_compiled_is_refused() -> None:
    with pytest.raises(SetupError, match=r"There is a bot that cannot be compiled among these: '.*:MUDDLED'\."):
        VectorTableEnv("classic", ["tests.arena_bots:MUDDLED"])


# -- learning ----------------------------------------------------------------------------------------------------------


def test_a_small_learner_learns() -> None:
    envs = VectorTableEnv(num_envs=128, autoreset_mode=AutoresetMode.SAME_STEP)
    envs.reset(seed=1)
    learner = Learner(envs, seed=1)
    untrained = learner.play(60)
    for _ in range(15):
        learner.play(60, learn=20.0)
    assert untrained < 3
    assert learner.play(60) > 20
