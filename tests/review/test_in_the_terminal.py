"""A review in a terminal of any width, with many players, long names and long matches."""

import re
from functools import cache
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from qwixx.arena.play import play_game
from qwixx.cli.review.graph import turns
from qwixx.cli.review.summary import PIPED, WIDEST, summary, width
from qwixx.games import game
from qwixx.play import Fair
from qwixx.players import Greedy, Player
from qwixx.players import Random as RandomPlayer
from qwixx.review import Review, review
from qwixx.words.language import LANGUAGES, words
from tests.commands import Command
from tests.golden_games import FOLDER, SEED
from tests.soak import covering
from tests.test_cli import good

NAMES = (
    "Maximiliane-Josephine von W",
    "李小龍王大明張三豐陳阿貓",
    "🎲🎲 Emma the Great 🎉🎉🎉",
    "Ana",
    "Konstantinopolitanische Dudelsackpfeifenmachergesellenschaft",
    "Ugo",
    "Wilhelmina",
    "x" * 40,
)
TABLES = (("classic", 1), ("classic", 2), ("cards", 5), ("deluxe", 8))
WIDTHS = (40, 60, 80, 120, 200)
TURNS = re.compile(r"^ *Turn 1  .*\d$", re.M)


@cache
def reviewed(kind: str, seats: int) -> Review:
    """The review of a game between people with such names."""
    options = {"games": 5} if kind == "deluxe" else {}
    players: list[Player] = [Greedy() if seat % 2 else RandomPlayer(Random(seat)) for seat in range(seats)]
    return review(play_game(game(kind, **options), players, Fair(SEED), NAMES[:seats]))


def printed(found: Review, columns: int, language: str = "en") -> str:
    """What a terminal of that width shows."""
    console = Console(width=columns, force_terminal=True, no_color=True, color_system=None, markup=False, emoji=False)
    with console.capture() as shown:
        console.print(summary(found, words(language)), width=width(console))
    return shown.get()


@pytest.mark.parametrize(("table", "columns"), covering(TABLES, WIDTHS))
def test_everything_is_there_at_every_width(table: tuple[str, int], columns: int) -> None:
    kind, seats = table
    found = reviewed(kind, seats)
    shown = printed(found, columns)
    assert max(map(cell_len, shown.splitlines())) <= min(columns, WIDEST)
    assert "…" not in shown
    without = re.sub(r"\s", "", shown)
    for player in found.players:
        assert without.count(re.sub(r"\s", "", player.name)) >= 2  # above the line, above the mistakes
        assert f"{player.accuracy:.1f}" in shown


@pytest.mark.parametrize(("language", "columns"), covering(LANGUAGES, WIDTHS))
def test_no_word_is_cut_in_any_language(language: str, columns: int) -> None:
    say, shown = words(language), printed(reviewed("classic", 2), columns, language)
    told = set(re.split(r"\s+", shown))
    for key in ("accuracy", "start", "luck", "own", "others", "result"):
        assert set(say(f"review-{key}").split()) <= told


@pytest.mark.parametrize(("table", "columns"), covering(TABLES[1:], WIDTHS))
def test_numbers_of_turns_stand_apart_below_the_graph(table: tuple[str, int], columns: int) -> None:
    kind, seats = table
    found = reviewed(kind, seats)
    (below,) = TURNS.findall(printed(found, columns))
    told = [int(number) for number in re.findall(r"\d+", below)]
    assert told == sorted(set(told))
    assert 2 <= len(told) <= 15
    most = max(step.turn for step in found.steps)
    assert told[-1] <= most


def test_turns_are_named_where_they_begin() -> None:
    found = reviewed("classic", 2)
    for turn, share in turns(found, 0.05, 0.1):
        assert found.steps[round(share * len(found.steps))].turn == turn
        assert found.steps[round(share * len(found.steps)) - 1].turn == turn - 1 or turn == 1
    assert [turn for turn, _ in turns(found, 2, 2)] == [1]


def test_lines_that_follow_are_indented_as_the_first() -> None:
    lines = printed(reviewed("deluxe", 8), 40).splitlines()
    better = [number for number, line in enumerate(lines) if line.startswith("    Better: ")]
    assert better
    for number in better:
        rest = lines[number + 1 :]
        assert all(line.startswith("  ") for line in rest[: next(n for n, line in enumerate(rest) if not line)])


def test_a_pipe_is_always_of_one_width(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = good(command("review", FOLDER / "classic.txt"))
    assert max(map(cell_len, piped.splitlines())) <= PIPED
    assert width(Console(width=200)) == PIPED
    monkeypatch.setenv("COLUMNS", "60")
    asked = good(command("review", FOLDER / "classic.txt"))
    assert max(map(cell_len, asked.splitlines())) <= 60
