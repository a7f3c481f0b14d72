"""Any bot at this keyboard's table: ours, installed, in a file; what becomes of one that fails or is gone."""

import asyncio
import os
import subprocess
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Select, Static

from qwixx.cli.play import bots
from qwixx.cli.play.chronicle import Chronicle
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.screens.seating import SeatLine
from qwixx.cli.play.screens.start import Start
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.screens.trouble import Gone, Noticed
from qwixx.cli.play.seats import LocalSeat, check_bots, from_word, is_word, read_seats, to_word
from qwixx.cli.play.session import Session
from qwixx.games import game
from qwixx.players.registry import STAND_IN
from qwixx.rules.errors import SetupError
from qwixx.words.language import Words
from tests.play.at_screen import at_screen, next_question, running, screen_text
from tests.play.people import ADA, SEED, happenings, play_on
from tests.server.installed_bots import install_bots
from tests.test_cli_usage import COMMAND, PLAIN

FILE = '''
from threading import Event


class Gambler:
    """Any legal action."""

    def __init__(self, rng, reach=1):
        self.rng, self.first = rng, rng.random()

    def choose(self, view, legal):
        return legal[int((self.rng.random() + self.first) / 2 * len(legal))]


class Counting:
    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked > 3:
            raise LookupError(f"asked {self.asked} times")
        return legal[0]


class Sleeper:
    def choose(self, view, legal):
        Event().wait()
'''


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a package of bots is installed."""
    made = tmp_path_factory.mktemp("bots")
    install_bots(made)
    return made


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, for this process."""
    monkeypatch.syspath_prepend(str(folder))
    return folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots, in a folder with a space in its name."""
    (tmp_path / "my bots").mkdir()
    made = tmp_path / "my bots" / "bots.py"
    made.write_text(FILE, encoding="utf-8")
    return made


def against(name: str, saves: Saves | None = None) -> Session:
    """Ada against a bot."""
    return Session.new(game("classic"), [ADA, LocalSeat("Emma", name)], saves, SEED)


# -- who can be seated -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["greedy", "greedy:3", "random", "careful", "keen", "FILE:Gambler", "FILE:Gambler:2"])
def test_any_bot_plays_a_game_to_its_end(name: str, file: Path) -> None:
    seats = read_seats(["Ada", f"bot:{name.replace('FILE', str(file))}"])
    check_bots(seats, "classic")
    session = play_on(Session.new(game("classic"), seats, None, SEED))
    assert (session.seats, session.replaced) == (seats, [])


def test_a_file_is_found_from_any_folder(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    assert read_seats(["bot:bots.py:Gambler:2"])[0].level == f"{file}:Gambler:2"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "game", "why"),
    [
        ("kean", "classic", "There is no player 'kean'; did you mean keen? There are easy, "),
        ("keen", "board", "The player 'keen' is for classic and deluxe only, not for board."),
        ("keen:3", "classic", "The player 'keen' of odd-bots has too many parameters or too few: 1 given, it takes"),
        ("fussy", "classic", "The player 'fussy' of odd-bots cannot be made: TypeError"),
        ("missing", "classic", "The player 'missing' of odd-bots cannot be loaded: ModuleNotFoundError"),
        ("nowhere.py:Bot", "classic", "nowhere.py cannot be read: No such file or directory."),
    ],
)
def test_a_bot_that_cannot_be_seated_is_refused_before_the_game(name: str, game: str, why: str) -> None:
    with pytest.raises(SetupError) as refused:
        check_bots(read_seats(["Ada", f"bot:{name}"]), game)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize("level", [None, "easy", "greedy:3", "person", "/my bots/ö%.py:Bot:1,0.5", "a\nb"])
def test_who_sits_at_a_seat_is_one_word_of_a_save(level: str | None) -> None:
    word = to_word(level)
    assert is_word(word)
    assert word.split() == [word]
    assert from_word(word) == level


# -- how they play -----------------------------------------------------------------------------------------------------


def test_a_game_with_a_bot_that_asks_for_chance_goes_on_as_it_would_have(file: Path, saves: Saves) -> None:
    whole = play_on(against(f"{file}:Gambler"))
    session = against(f"{file}:Gambler", saves)
    for _ in range(40):
        next(happenings(session))
        session.close()
        session = Session.resume("classic-1", saves)
    assert session.events == whole.events[:40]
    session.close()


def test_a_bot_is_made_once_for_a_game_and_one_that_raises_is_replaced_in_words(file: Path, saves: Saves) -> None:
    name = f"{file}:Counting"
    session = against(name, saves)
    chronicle = Chronicle(session, Words("en"))
    lines = []
    for _ in happenings(session):
        lines += chronicle.go_on()
    assert session.over
    assert [line for line in lines if "cannot play on" in line] == [
        f"The bot {name} cannot play on. Another bot now plays for Emma. "
        f"The reason: It raised LookupError 'asked 4 times'. (turn 3, white)"
    ]
    assert session.seats[1] == LocalSeat("Emma", STAND_IN)
    assert saves.load("classic-1").levels == (None, STAND_IN)
    session.close()


def test_a_bot_that_hangs_is_waited_for_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LIMIT", 0.1)
    session = play_on(against(f"{file}:Sleeper"))
    assert [one.reason for one in session.replaced] == ["It took longer than 0.1 s. (turn 1, white)"]


def test_what_a_bot_has_thought_is_what_it_does(file: Path) -> None:
    whole, session = play_on(against(f"{file}:Gambler")), against(f"{file}:Gambler")
    for _ in happenings(session):
        if session.is_to_think:
            before = session.events
            session.think()
            assert session.events == before
    assert session.events == whole.events


# -- in a real process, with the package there and gone ----------------------------------------------------------------


def qwixx(typed: str, data: Path, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The real command with something typed into a pipe, where a package is installed or not."""
    paths = os.pathsep.join(filter(None, [PLAIN["PYTHONPATH"], str(path) if path else ""]))
    environment = PLAIN | {"PYTHONPATH": paths, "XDG_DATA_HOME": str(data)}
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, encoding="utf-8", env=environment, check=False
    )


def test_a_saved_game_whose_bot_is_gone_loses_nothing_and_leaves_the_choice(folder: Path, tmp_path: Path) -> None:
    begun = qwixx("pass\n", tmp_path, "play", "classic", "--seat", "Ada", "--seat", "bot:keen", path=folder)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "\nEmma is keen: Crosses whatever it can.\n" in begun.stdout
    save = tmp_path / "qwixx" / "games" / "classic-1.qwixx"
    saved = save.read_bytes()
    gone = qwixx("", tmp_path, "resume")
    assert (gone.returncode, gone.stderr) == (1, "")
    assert gone.stdout.startswith(
        "In the game classic-1 the bot keen plays as Emma, and cannot be had any more: There is no player 'keen'; "
    )
    assert qwixx("what?\nq\n", tmp_path, "resume", "classic-1").stdout.count("Enter: one of our bots plays on") == 2
    assert save.read_bytes() == saved
    assert "Emma is keen: " in qwixx("", tmp_path, "resume", path=folder).stdout
    assert save.read_bytes() == saved
    on = qwixx("\npass\n", tmp_path, "resume")
    assert (on.returncode, on.stderr) == (0, "")
    assert "goes on: Ada and Emma." in on.stdout
    assert f"seats: person {STAND_IN}\n".encode() in save.read_bytes()


# -- on the screen -----------------------------------------------------------------------------------------------------


async def shown(pilot: Pilot[int], kind: type) -> None:
    """Wait until such a screen is shown."""
    while not isinstance(pilot.app.screen, kind):
        await pilot.pause()
    await pilot.pause()


@pytest.mark.usefixtures("installed")
def test_on_the_screen_a_bot_is_chosen_by_its_name_for_a_game_that_it_plays(saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            await shown(pilot, Start)
            await pilot.press(*["down"] * 4)
            list(pilot.app.screen.query(SeatLine))[1].query_one(Select).value = "keen"
            await pilot.pause()
            await pilot.click("#play")
            await pilot.pause()
            wrong = pilot.app.screen.query_one("#wrong", Static)
            assert str(wrong.render()) == "The player 'keen' is for classic and deluxe only, not for board."
            list(pilot.app.screen.query(SeatLine))[1].query_one(Select).value = "greedy"
            while pilot.app.screen.query_one("#play").has_class("-active"):
                await asyncio.sleep(0)  # a button that was only just pressed takes no click
            await pilot.click("#play")
            await next_question(pilot)
            assert saves.load("board-1").levels == (None, "greedy")

    running(play())


def test_on_the_screen_it_cannot_be_missed_that_a_bot_is_replaced(file: Path, saves: Saves) -> None:
    async def play() -> None:
        async with at_screen(against(f"{file}:Counting"), saves) as pilot:
            while not isinstance(screen := pilot.app.screen, Noticed):
                if isinstance(screen, TableScreen) and screen.asked:
                    await pilot.press("enter")
                await asyncio.sleep(0)
            assert "Another bot now plays for Emma." in " ".join(screen_text(pilot).split())
            await pilot.press("enter")
            await next_question(pilot)

    running(play())


def test_on_the_screen_a_game_whose_bot_is_gone_is_left_or_gone_on_with(file: Path, saves: Saves) -> None:
    against(f"{file}:Gambler", saves).close()
    file.unlink()
    with pytest.raises(Trouble):
        Session.resume("classic-1", saves)

    async def play() -> None:
        async with at_screen(None, saves) as pilot:
            for key in ("q", "enter"):
                await shown(pilot, Start)
                pilot.app.screen.query_one("#saved").focus()
                await pilot.press("down", "enter")
                await shown(pilot, Gone)
                await pilot.press(key)
            await next_question(pilot)
            assert "Emma" in screen_text(pilot)

    running(play())
