"""One learner at a table with bots, and everybody answering at once: what checkers demand, and our page promises."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test, parallel_seed_test  # type: ignore[import-untyped]

from qwixx.arena.play import playing
from qwixx.envs import GAME_IDS, SOLO_ID, ParallelTableEnv, SeatEnv, TableEnv
from qwixx.envs.picture import CLOSED, CROSS, PAPER, picture
from qwixx.games import GAMES, game
from qwixx.play import Play, Streamed
from qwixx.players import player
from qwixx.rules.errors import ActionError, GameOver, IllegalAction
from qwixx.stream import CHANCE, Stream, own_chance
from tests.learning import any_legal
from tests.positions import arrange

TABLES = [(name, seats) for name in GAMES for seats in (game(name).players[0], game(name).players[-1])]

dictionaries_are_fine = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")


# -- against bots ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAME_IDS.values())
def test_gymnasium_finds_nothing_to_say_about_a_seat_at_any_table(name: str) -> None:
    check_env(gymnasium.make(name, illegal="replace", render_mode="rgb_array").unwrapped)


def test_the_name_of_an_earlier_version_makes_what_stands_and_says_so() -> None:
    with pytest.warns(DeprecationWarning, match=r"Solo-v1 is out of date.*`v2`"):
        env = gymnasium.make("qwixx/Solo-v1")
    with pytest.warns(DeprecationWarning, match="out of date"):
        envs = gymnasium.make_vec("qwixx/Solo-v1", num_envs=4, vectorization_mode="vector_entry_point")
    now = gymnasium.make(SOLO_ID)
    assert env.observation_space == now.observation_space == envs.single_observation_space
    assert (env.reset(seed=1)[0] == now.reset(seed=1)[0]).all()


@pytest.mark.parametrize(("name", "opponents"), [("classic", ["greedy"]), ("cards", ["careful", "random"])])
def test_the_bots_and_the_chance_are_those_of_an_arenas_deal(name: str, opponents: list[str]) -> None:
    env, seed, deal = SeatEnv(name, opponents, reward="margin"), 12, 1
    env.reset(seed=seed)
    _, info = env.reset()
    me, total, over = Random(4), 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.int64(any_legal(info["action_mask"], me)))
        total += reward

    class Same:
        def __init__(self) -> None:
            self._rng = Random(4)

        def choose(self, view: Any, legal: Any) -> Any:
            choices = env.encoding.choices(view, legal)
            return choices[any_legal(np.array(env.encoding.mask(choices)), self._rng)]

    bots = [player(bot, Stream(seed, deal, own_chance(seat))) for seat, bot in enumerate(opponents, 1)]
    begun = Play.begin(game(name), 1 + len(bots), Streamed(Stream(seed, deal, CHANCE)))
    *_, end = playing(begun, [Same(), *bots])
    mine, *others = game(name).scores(end.state)
    assert total == pytest.approx(mine - sum(others) / len(others))


def test_who_plays_several_seats_is_told_which_one_is_asked_and_everybodys_rewards() -> None:
    env, table = SeatEnv("classic", ["self", "self"]), TableEnv("classic", 3)
    _, info = env.reset(seed=5)
    table.reset(seed=5)
    rng, over = Random(1), False
    while not over:
        assert f"player_{info['seat']}" == table.agent_selection
        action, actor = any_legal(info["action_mask"], rng), info["seat"]
        observation, reward, over, _, info = env.step(np.int64(action))
        table.step(action)
        assert info["rewards"].tolist() == list(table.rewards.values())
        assert reward == info["rewards"][actor]
        assert np.array_equal(observation, table.observe(f"player_{info['seat']}")["observation"])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_as_the_original_does_bots_included(again: Any) -> None:
    env = SeatEnv("cards", ["random"])
    _, info = env.reset(seed=1)
    for _ in range(4):
        _, _, _, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    other, rng = again(env), Random(3)
    for _ in range(6):
        action = np.int64(any_legal(info["action_mask"], rng))
        observation, *_, info = env.step(action)
        assert np.array_equal(other.step(action)[0], observation)


# -- everybody at once -------------------------------------------------------------------------------------------------


@dictionaries_are_fine
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_everybody_answering_at_once(name: str, seats: int) -> None:
    parallel_api_test(ParallelTableEnv(name, seats), num_cycles=40)
    parallel_seed_test(lambda: ParallelTableEnv(name, seats, illegal="replace"), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_answers_at_once_are_those_one_after_the_other(name: str) -> None:
    together, table, rng = ParallelTableEnv(name, 3, reward="margin"), TableEnv(name, 3, reward="margin"), Random(2)
    told, _ = together.reset(seed=9)
    table.reset(seed=9)
    while together.agents:
        asked = [agent for agent in together.agents if told[agent]["observation"][_to_act(together)]]
        actions = {agent: any_legal(seen["action_mask"], rng) for agent, seen in told.items()}
        assert all(actions[agent] == 0 for agent in together.agents if agent not in asked)
        told, rewards, over, cut_off, _ = together.step(actions)
        changes = dict.fromkeys(rewards, 0.0)
        for agent in asked:
            assert table.agent_selection == agent
            table.step(actions[agent])
            changes = {each: changes[each] + table.rewards[each] for each in changes}
        assert rewards == pytest.approx(changes)
        assert (over, any(cut_off.values())) == (table.terminations, False)
        for agent, seen in told.items():
            assert np.array_equal(seen["observation"], table.observe(agent)["observation"])


def _to_act(env: ParallelTableEnv) -> int:
    return env.encoding.slots.index("to act")


def test_an_answer_that_is_missing_or_not_legal_is_refused_and_nothing_changes() -> None:
    env = ParallelTableEnv("classic", 2)
    with pytest.raises(ActionError, match="call reset"):
        env.step({})
    told, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(told["player_1"]["action_mask"] == 0)[0])
    with pytest.raises(ActionError, match=r"There is no action of player_1\."):
        env.step({"player_0": 0})
    with pytest.raises(IllegalAction, match=rf"^Action {wrong} \(.*\) is not possible now"):
        env.step({"player_0": 0, "player_1": wrong})
    told, *_ = env.step({"player_0": 0, "player_1": 0})
    idle = next(agent for agent in env.agents if not told[agent]["observation"][_to_act(env)])
    assert np.flatnonzero(told[idle]["action_mask"]).tolist() == [0]
    with pytest.raises(IllegalAction, match=rf"^Action 3 \(r4\) of {idle} is not possible now; possible is: pass"):
        env.step({agent: 3 if agent == idle else 0 for agent in env.agents})
    while env.agents:
        env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(GameOver, match="call reset"):
        env.step({})


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_a_picture_has_every_cell_in_its_colour_crosses_and_closed_rows() -> None:
    book = game("classic")
    state = arrange(book, ["r2 r3 r4 r5 r6 r12 p2", "y4"])
    pixels = picture(book.view(state, 0))
    assert pixels.dtype == np.uint8
    colours = {tuple(map(int, pixel)) for pixel in pixels.reshape(-1, 3)}
    assert {PAPER["y"], PAPER["g"], PAPER["b"], CROSS, CLOSED} <= colours
    assert PAPER["r"] not in colours  # closed for both
    blank = picture(book.view(arrange(book, ["-", "-"]), 0))
    assert PAPER["r"] in {tuple(map(int, pixel)) for pixel in blank.reshape(-1, 3)}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_pictured_until_its_end(name: str) -> None:
    env = SeatEnv(name, ["random"], render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first, over, rng = env.render(), False, Random(1)
    while not over:
        _, _, over, _, info = env.step(np.int64(any_legal(info["action_mask"], rng)))
    last = env.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(last, np.ndarray)
    assert first.ndim == last.ndim == 3
    assert first.tobytes() != last.tobytes()


def test_the_ids_are_named_after_the_games() -> None:
    assert SOLO_ID == "qwixx/Solo-v2"
    assert list(GAME_IDS.values()) == [
        f"qwixx/{n}-v2" for n in ("Classic", "Deluxe", "MixxA", "MixxB", "Board", "Cards")
    ]
