"""Nothing is ever lost: dozens of people play every game over bad connections while the server is killed."""

from pathlib import Path

import pytest

from qwixx.games import GAMES
from tests.server.chaos import Plan, play
from tests.server.client import Server
from tests.server.evidence import check_party, check_record
from tests.server.table_history import read_history
from tests.soak import SEED, TIMES, chance

pytestmark = pytest.mark.anyio

SHORT, JOKERS = {"games": "2"}, {"jokers": "yes"}
PLANS = [
    Plan("classic", "aab", watchers=1),
    Plan("classic", "abcd", timer=5),
    Plan("classic", "a"),
    Plan("classic", "ab..", watchers=1),
    Plan("deluxe", "ab", options=SHORT),
    Plan("deluxe", "abc.", options=SHORT),
    Plan("deluxe", "aabb", options=SHORT, timer=5),
    Plan("board", "ab."),
    Plan("board", "aabb", watchers=1),
    Plan("board", "abc", timer=5),
    Plan("cards", "abc", watchers=1),
    Plan("cards", "a.b", timer=5),
    Plan("cards", "ab"),
    Plan("cards", "aab.", options=JOKERS),
    Plan("cards", "ab", options=JOKERS, watchers=2),
    Plan("cards", "abcde", options=JOKERS),
    Plan("mixx-a", "ab.", watchers=1),
    Plan("mixx-a", "abc", options={"locks": "sealed"}),
    Plan("mixx-b", "aab", timer=5),
]
SAMPLE = [PLANS[place] for place in (1, 4, 7, 11, 15, 16, 18)]  # every game once
KILLS = 2 * TIMES
REQUESTS = 400 * TIMES


async def test_nothing_is_ever_lost(tmp_path: Path) -> None:
    assert {plan.game for plan in SAMPLE} == set(GAMES)
    database, log = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log"
    with Server(database, "--trust", "127.0.0.1", log=log) as server:
        parties = await play([server], PLANS if SEED else SAMPLE, chance(), [server] * KILLS, REQUESTS)
        for party in parties:
            history = read_history(database, party.code)
            check_party(party, history)
            check_record(history, server.url)
        assert server.stop() == 0
    assert '"error"' not in log.read_text(), log.read_text()
