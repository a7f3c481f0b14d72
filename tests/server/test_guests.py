"""Bots beside the levels: offered where the operator allows them, shown their seat's view, replaced when they fail."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from qwixx.games import GAMES
from qwixx.players import LEVELS
from qwixx.players.plugins import LONGEST
from qwixx.players.registry import OUR_OWN, STAND_IN
from qwixx.rules.errors import SetupError
from qwixx.server.inviting import invited
from tests.server.client import PATIENCE, Client, Device, Json, Server, bot, me
from tests.server.installed_bots import BOTS, install_bots
from tests.server.logged import logged

pytestmark = pytest.mark.anyio

QUICK = ("--trust", "127.0.0.1", "--limit", "bot_seconds=1")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Where the package of bots is installed."""
    found = install_bots(tmp_path_factory.mktemp("bots"))
    with pytest.MonkeyPatch.context() as patched:
        for name, value in (found | {"QWIXX_BOTS": "all"}).items():
            patched.setenv(name, value)
        patched.syspath_prepend(found["BOT_FOLDER"])
        yield found


@pytest.fixture(scope="module")
def folder(environment: dict[str, str]) -> Path:
    """Where the bots leave something."""
    return Path(environment["BOT_FOLDER"])


@pytest.fixture(scope="module")
def open_house(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:  # noqa: ARG001
    """A server that allows all of them, and its log."""
    home = tmp_path_factory.mktemp("open")
    log = home / "log"
    with Server(f"sqlite:///{home}/tables.sqlite", *QUICK, log=log) as running:
        yield running, log
        assert running.stop() == 0


@pytest.fixture
async def anna(open_house: tuple[Server, Path], anyio_backend: str) -> AsyncIterator[Device]:  # noqa: ARG001
    """A device that has never been seen."""
    device = Device(open_house[0].url)
    yield device
    await device.leave()


async def begun(device: Device, *bots: str, game: str = "classic") -> Client:
    """Anna at a table with bots, where the game has begun."""
    client = await device.join(device.open(game, [me("Anna"), *map(bot, bots)])["code"])
    assert (await client.ask("start"))["type"] == "ack"
    return client


async def passes(client: Client) -> None:
    """Anna does the first thing possible, and the bots whatever they do, until the next decision."""
    await client.until(lambda: client.you[0]["legal"] or client.table["status"] == "over")
    step = client.position["step"]
    assert (await client.act(0))["type"] == "ack"
    await client.until(lambda: client.position["step"] > step)


def replaced(client: Client, seat: int = 1) -> bool:
    """Whether another bot plays on at a seat."""
    held = client.table["seats"][seat]
    return (held["kind"], held["stand_in"]) == ("bot", STAND_IN)


# -- which there are ---------------------------------------------------------------------------------------------------


def test_none_is_offered_where_none_is_allowed(server: Server) -> None:
    device = Device(server.url)
    assert device.get("/api/games").json()["bots"] == []
    answer = device.post("/api/tables", {"game": "classic", "seats": [me("Anna"), bot("keen")]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup")
    assert answer.json()["message"] == f"There is no bot 'keen' for classic; there are {', '.join(LEVELS)}."


def test_those_that_are_allowed_are_offered_with_their_games(anna: Device) -> None:
    told = {one["name"]: one for one in anna.get("/api/games").json()["bots"]}
    assert sorted(told) == sorted((*OUR_OWN, *BOTS))
    assert told["keen"] == {
        "name": "keen",
        "description": "Crosses whatever it can.",
        "games": ["classic", "deluxe"],
        "ours": False,
    }
    assert told["greedy"] == {"name": "greedy", "description": "", "games": list(GAMES), "ours": True}
    assert told["spy"]["games"] == list(GAMES)
    assert told["loud"]["description"].startswith("<b>Wins</b> [31malways AAA")
    assert len(told["loud"]["description"]) == LONGEST


async def test_a_bot_is_refused_for_a_game_that_it_does_not_play(anna: Device) -> None:
    answer = anna.post("/api/tables", {"game": "board", "seats": [me("Anna"), bot("keen")]})
    assert answer.json()["message"].startswith(f"There is no bot 'keen' for board; there are {', '.join(LEVELS)}, ")
    client = await anna.join(anna.open("board", [me("Anna"), bot()])["code"])
    assert (await client.ask("arrange", seat=1, kind="bot", level="keen"))["code"] == "bad-setup"
    assert (await client.ask("arrange", seat=1, kind="bot", level="spy"))["type"] == "ack"


@pytest.mark.usefixtures("environment")
@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["keen,kene"], "No bot 'kene' is installed; did you mean keen? There are random, greedy, careful, babbling, "),
        (["keen", "nobody"], "No bot 'nobody' is installed; there are random, greedy, careful, babbling, "),
        (["keen", "normal"], "'normal' is a level, which can always be chosen; name other bots."),
        (["solo"], "'solo' is for playing alone, in the terminal and in the arena."),
        (["careful:3"], "There is no player 'careful:3'; only greedy of ours takes a number"),
        (["keen:3"], "The player 'keen' of odd-bots has too many parameters or too few: 1 given, it takes none."),
        (["keen:x"], "The parameter 'x' in 'keen:x' is no number"),
        (["odd_bots:Keen"], "'odd_bots:Keen' is no name of an installed bot; give a module or a file an entry point"),
        (["/tmp/bots.py:Bot"], "'/tmp/bots.py:Bot' is no name of an installed bot; give a module or a file an entry"),
        (["fussy"], "The player 'fussy' of odd-bots cannot be made: TypeError "),
        (["all", "missing"], "The player 'missing' of odd-bots cannot be loaded: ModuleNotFoundError "),
        (["far-too-long-a-name-for-a-bot-at-a-table"], "No bot 'far-too-long-a-name-for-a-bot-at-a-table' is"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_in_words(said: list[str], sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        invited(said)
    assert str(refused.value).startswith(f"--bots: {sentence}")


def test_all_are_those_that_are_in_order_and_the_log_tells_why_others_are_not(
    anna: Device, open_house: tuple[Server, Path]
) -> None:
    assert len(anna.get("/api/games").json()["bots"]) == len((*OUR_OWN, *BOTS))
    left_out = [line["reason"] for line in logged(open_house[1]) if line["message"] == "a bot was left out"]
    assert [reason.split("'")[1] for reason in left_out] == ["easy", "fussy", "missing"]


# -- how they play -----------------------------------------------------------------------------------------------------


async def test_a_bot_of_another_package_plays_under_the_table_s_own_name(anna: Device) -> None:
    client = await begun(anna, "keen", "easy")
    for _ in range(3):
        await passes(client)
    crossed = [event for event in client.events if event.startswith("2: ") and event != "2: pass"]
    assert crossed, client.events
    seat = client.table["seats"][1]
    assert (seat["name"], seat["level"], seat["stand_in"]) == ("Emma", "keen", "")


async def test_a_bot_of_ours_beside_the_levels_plays_where_it_is_allowed(anna: Device) -> None:
    answer = anna.post("/api/tables", {"game": "classic", "seats": [me("Anna"), bot("greedy:3")]})
    assert answer.json()["message"].startswith("There is no bot 'greedy:3' for classic; ")  # allowed is greedy
    client = await begun(anna, "greedy", "random", game="board")
    for _ in range(3):
        await passes(client)
    assert [seat["stand_in"] for seat in client.table["seats"]] == ["", "", ""]


async def test_a_bot_is_shown_what_its_seat_may_know_and_nothing_else(anna: Device, folder: Path) -> None:
    client = await begun(anna, "spy", "easy", game="cards")
    for _ in range(3):  # whoever begins: an action for everybody is among them
        await passes(client)
    notes: list[Json] = [json.loads(line) for line in (folder / "spied").read_text().splitlines()]
    assert notes
    for number, found in enumerate(notes, 1):
        assert (found["seat"], found["view"]["seat"], found["asked"]) == (1, 1, number)
        assert (found["states"], found["environment"], found["server"]) == ([], [], False)
        assert found["arguments"] == ["spy"]  # the table's code is not told either
        assert len(found["view"]["cards"]["hand"]) == len(found["view"]["cards"]["backs"][1])
        assert client.table["code"] not in json.dumps(found)


# -- what goes wrong ---------------------------------------------------------------------------------------------------

REASONS = {
    "raising": "crash: It raised LookupError 'no idea'.",
    "hanging": "slow: It took longer than 1 s.",
    "cheating": "nonsense: It chose 'take everything'.",
    "leaving": "crash: Its process ended, or says what makes no sense.",
    "babbling": ("nonsense: It chose place 99 of ", "crash: Its process ended, or says what makes no sense."),
}


@pytest.mark.parametrize("name", REASONS)
async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    name: str, anna: Device, open_house: tuple[Server, Path]
) -> None:
    client = await begun(anna, name, "easy")
    assert (await client.ask("ping"))["type"] == "pong"
    await client.until(lambda: replaced(client))
    seat = client.table["seats"][1]
    assert (seat["name"], seat["level"]) == ("Emma", name)
    for _ in range(3):
        await passes(client)
    lines = [line for line in logged(open_house[1]) if line.get("bot") == name]
    assert [(line["level"], line["message"], line["game"]) for line in lines] == [
        ("warning", "a bot was replaced", "classic")
    ]
    assert lines[0]["reason"].startswith(REASONS[name])


async def test_while_a_bot_hangs_other_tables_and_people_go_on(anna: Device) -> None:
    slow, other = await begun(anna, "hanging", "easy"), await begun(anna, "keen", "easy")
    assert (await slow.act(0))["type"] == "ack"
    assert (await slow.ask("retract", seat=0, step=1))["type"] == "ack"
    await passes(other)
    assert not replaced(other)
    await slow.until(lambda: replaced(slow))
    await passes(slow)


async def test_one_can_go_back_to_before_a_bot_was_replaced(anna: Device) -> None:
    client = await begun(anna, "raising", "easy")
    await client.until(lambda: replaced(client))
    await passes(client)
    assert client.table["earliest"] == 1
    step = client.position["step"]
    assert (await client.ask("takeback", seat=0, step=1))["type"] == "ack"
    await client.until(lambda: client.position["step"] < step and client.events[-1])
    await passes(client)


async def test_after_a_restart_without_the_bots_tables_go_on_and_no_process_is_left(
    folder: Path, tmp_path: Path, anyio_backend: str
) -> None:
    assert anyio_backend
    (folder / "hanging").unlink(missing_ok=True)
    database, log = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log"
    options = (*QUICK, "--limit", "bot_seconds=1000", "--bots", "keen,greedy:3", "--bots", "hanging")
    with Server(database, *options) as server:
        device = Device(server.url)
        keen, hanging = await begun(device, "keen", "easy"), await begun(device, "hanging", "easy")
        greedy = await begun(device, "greedy:3", "easy")
        for client in (keen, greedy):
            await passes(client)
            assert not replaced(client)
        await there(lambda: (folder / "hanging").exists() and bool((folder / "hanging").read_text()))
        number = int((folder / "hanging").read_text())
        server.kill()
    with Server(database, *QUICK, "--bots", ",", log=log) as server:
        again = Device(server.url, device.secret)
        for code in (keen.table["code"], hanging.table["code"], greedy.table["code"]):
            client = await again.join(code)
            for _ in range(3):
                await passes(client)
            assert replaced(client)
        await again.leave()
        assert server.stop() == 0
    lines = [line for line in logged(log) if line["message"] == "a bot was replaced"]
    assert sorted(line["bot"] for line in lines) == ["greedy:3", "hanging", "keen"]
    assert {line["reason"] for line in lines} == {"unknown: It is not among the bots that are allowed here."}
    await there(lambda: not runs(number))


async def there(condition: Callable[[], bool]) -> None:
    """Wait for something that somebody else does."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def runs(number: int) -> bool:
    """Whether there is such a process, which is not only waited for."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{number}/stat")
    return not status.exists() or ") Z " not in status.read_text()
