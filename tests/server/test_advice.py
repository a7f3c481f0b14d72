"""A hint tells every legal choice with its worth and why, and nothing that its seat may not know."""

from pathlib import Path

import pytest

from qwixx.games import game
from qwixx.review import REASONS
from qwixx.rules.game import Game, State
from qwixx.server.bots import _advise
from qwixx.stream import Stream
from qwixx.tables import thinking
from tests.server.client import Device, bot, me

pytestmark = pytest.mark.anyio

GAMES = ("classic", "deluxe", "mixx-a", "board", "cards")


def played(rules: Game, actions: int, seed: int) -> State:
    """A position somewhere in a game that was played at random, with something to decide."""
    rng, state = Stream(seed), rules.start(2)
    while actions or rules.awaits_chance(state):
        if rules.awaits_chance(state):
            state = rules.chance(state, rules.draw(state, rng))
            continue
        seat = rules.actors(state)[-1]
        legal = rules.legal(state, seat)
        state = rules.apply(state, seat, legal[int(rng.random() * len(legal))])
        actions -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
async def test_every_legal_choice_is_told_best_first(anna: Device, name: str) -> None:
    code = anna.open(name, [me("Anna"), bot()])["code"]
    hers = await anna.join(code)
    await hers.ask("start")
    await hers.until(lambda: 0 in hers.waiting and hers.you[0]["legal"])
    legal = hers.you[0]["legal"]
    advice = await hers.ask("hint", seat=0)
    choices = advice["choices"]
    assert advice["action"] == choices[0]["action"]
    assert sorted(choice["action"] for choice in choices) == sorted(legal)
    chances = [choice["win"] for choice in choices if choice["win"] is not None]
    assert chances == sorted(chances, reverse=True)
    assert {why["key"] for choice in choices for why in choice["reasons"]} <= set(REASONS)
    assert all(set(why["facts"]) == set(REASONS[why["key"]]) for choice in choices for why in choice["reasons"])


@pytest.mark.parametrize("name", ["classic", "cards"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_changes_a_hint(name: str, seed: int) -> None:
    rules = game(name)
    state = played(rules, 9, seed)
    seat = rules.actors(state)[0]
    view = rules.view(state, seat)
    others = [rules.determinize(view, Stream(number)) for number in range(4)]
    assert len({str(_advise(rules, other, seat)) for other in (state, *others)}) == 1


async def test_a_table_without_hints_gives_none(anna: Device) -> None:
    code = anna.open("classic", [me("Anna"), bot()], hints=False)["code"]
    hers = await anna.join(code)
    await hers.ask("start")
    await hers.until(lambda: 0 in hers.waiting and hers.you[0]["legal"])
    refused = await hers.ask("hint", seat=0)
    assert (refused["type"], refused["code"]) == ("error", "not-allowed")


def test_a_level_loads_no_code(tmp_path: Path) -> None:
    """Whatever stands in a log: only our levels think; the game goes on with the first thing possible."""
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\nclass Trap:\n    pass\n")
    rules = game("classic")
    state = played(rules, 3, 1)
    seat = rules.actors(state)[0]
    failures: list[str] = []
    chosen = thinking.choose(rules, state, seat, f"{trap}:Trap", failures.append)
    assert chosen == rules.legal(state, seat)[0]
    assert failures == ["bot"]
    assert not (tmp_path / "sprung").exists()
