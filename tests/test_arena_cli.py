"""The arena on the command line: results, report, and refusals."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import qwixx
from qwixx.words.language import LANGUAGES, Words
from tests.commands import Command, Run
from tests.installed import without

SCRIPT = [sys.executable, "-c", "from qwixx.cli import main; main()"]
SOURCES = str(Path(qwixx.__file__).parents[1])
BOTS = ("classic", "greedy", "random")


@pytest.fixture
def arena(command: Command) -> Command:
    """The command `qwixx arena`."""
    return partial(command, "arena")


def result(run: Run) -> dict[str, Any]:
    """The one JSON document printed, without the time it took."""
    assert (run.code, run.err, run.out.count("\n")) == (0, "", 1)
    found = json.loads(run.out)
    assert found.pop("seconds") > 0
    assert isinstance(found, dict)
    return found


# -- results -----------------------------------------------------------------------------------------------------------


def test_json_tells_who_is_better(arena: Command) -> None:
    found = result(arena(*BOTS, "--games", 2_001, "--seed", 5, "--json"))
    assert [player["bot"] for player in found["players"]] == ["greedy", "random"]
    better, worse = found["players"]
    assert better["ci95"][0] <= better["win_rate"] <= better["ci95"][1] <= 1
    assert better["win_rate"] > 0.95
    assert better["win_rate"] + worse["win_rate"] == pytest.approx(1)
    assert better["score_mean"] - worse["score_mean"] == pytest.approx(better["margin_mean"])
    assert better["rating"] == pytest.approx(-worse["rating"])
    assert (found["games"], found["deals"], found["seed"], found["game"]) == (2_001, 1_001, 5, "classic")
    assert sum(found["endings"].values()) == 2_001
    assert found["sprt"] is None
    assert [player["forfeits"] for player in found["players"]] == [0, 0]


def test_the_result_is_the_same_with_one_worker_or_more(arena: Command) -> None:
    one, two, five = (result(arena(*BOTS, "--games", 9_999, "--json", "--workers", workers)) for workers in (1, 2, 5))
    assert one == two == five
    assert one != result(arena(*BOTS, "--games", 9_999, "--json", "--seed", 1))


@pytest.mark.parametrize("workers", [1, 3])
def test_a_test_stops_when_it_is_decided(arena: Command, workers: int) -> None:
    found = result(arena(*BOTS, "--games", 100_000, "--sprt", 0, 50, "--workers", workers, "--json"))
    assert found["sprt"]["verdict"] == "accepted"
    assert found["sprt"]["llr"] >= found["sprt"]["upper"]
    assert found["games"] == 2 * found["deals"] < 1_000
    assert found == result(arena(*BOTS, "--games", 1_000, "--sprt", 0, 50, "--json"))


def test_a_test_may_stay_undecided(arena: Command) -> None:
    found = result(arena(*BOTS, "--games", 3, "--sprt", 0, 5, "--json"))
    assert (found["sprt"]["verdict"], found["games"]) == ("undecided", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_five_languages(arena: Command, language: str) -> None:
    run = arena(*BOTS, "--games", 40, "--sprt", 0, 5, "--lang", language)
    assert (run.code, run.err) == (0, "")
    say = Words(language)
    for word in (say("column-win-rate"), say("column-margin"), say("column-rating"), "greedy", "random"):
        assert word in run.out


def test_the_same_bot_may_play_itself(arena: Command) -> None:
    run = arena("classic", "random", "greedy", "greedy", "--games", 30)
    assert "greedy (2)" in run.out


def test_options_reach_the_contest(arena: Command) -> None:
    found = result(arena("deluxe", "greedy", "random", "--games", 4, "-o", "games=1", "--json"))
    alone = result(arena(*BOTS, "--games", 4, "--json"))
    assert found["options"] == {"games": "1", "locks": "announced"}
    assert found["players"] == alone["players"]


# -- the report --------------------------------------------------------------------------------------------------------


class Links(HTMLParser):
    """Collects what a page refers to, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


def test_the_report_is_a_page_and_the_raw_results(arena: Command, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    found = result(arena(*BOTS, "--games", 2_501, "--seed", 5, "--json", "--workers", 2, "--report", folder))
    assert {file.name for file in folder.iterdir()} == {"index.html", "games.parquet", "result.json"}
    assert [file.name for file in tmp_path.iterdir()] == ["report"]
    kept = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    assert kept | {"seconds": 0} == found | {"seconds": 0}
    check_raw(folder / "games.parquet", found)
    check_page((folder / "index.html").read_text(encoding="utf-8"))


def check_raw(file: Path, found: dict[str, Any]) -> None:
    """The raw results are those that the result sums up."""
    table = pq.read_table(file)
    games = table.to_pylist()
    assert len(games) == found["games"]
    for bot, player in enumerate(found["players"], 1):
        assert sum(game[f"score_{bot}"] for game in games) / len(games) == pytest.approx(player["score_mean"])
    assert [(game["deal"], game["rotation"], game["seat_1"], game["seat_2"]) for game in games[:3]] == [
        (0, 0, 1, 2),
        (0, 1, 2, 1),
        (1, 0, 1, 2),
    ]
    assert sum(game["turns"] for game in games) / len(games) == pytest.approx(found["turns_mean"])
    for end, count in found["endings"].items():
        assert sum(game["end"] == end for game in games) == count
    about = table.schema.metadata
    assert (json.loads(about[b"bots"]), about[b"seed"], about[b"game"]) == (["greedy", "random"], b"5", b"classic")


def check_page(page: str) -> None:
    """The page stands alone and has its plots."""
    links = Links()
    links.feed(page)
    assert [link for link in links.links if not link.startswith("#")] == ["games.parquet"]
    assert not re.search(r"url\((?!#)|@import|<script", page)
    assert links.tags.count("svg") == 3
    for text in ("Scores", "How the win rates settled", "How the games ended", "--games 2501", "qwixx 0"):
        assert text in page


def test_raw_results_are_the_same_bytes_with_one_worker_or_two(arena: Command, tmp_path: Path) -> None:
    for workers in (1, 2):
        arena(*BOTS, "--games", 4_100, "--workers", workers, "--report", tmp_path / str(workers))
    assert (tmp_path / "1" / "games.parquet").read_bytes() == (tmp_path / "2" / "games.parquet").read_bytes()


def test_a_report_may_fill_an_empty_folder_but_no_other(arena: Command, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    assert arena(*BOTS, "--games", 2, "--report", folder).code == 0
    kept = {file.name: file.read_bytes() for file in folder.iterdir()}
    again = arena(*BOTS, "--games", 2, "--report", folder)
    assert again.code == 2
    assert again.err == f"qwixx: {folder} is there already; name a folder that is new or empty.\n"
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == kept


# -- refusals ----------------------------------------------------------------------------------------------------------

WRONG = [
    (("classic", "greedy", "--sprt", "0", "5"), "--sprt compares two bots, not 1."),
    (("classic", *["random"] * 6), "classic is for 1 to 5 players, not 6."),
    (("chess", "greedy", "random"), "There is no game 'chess'"),
    ((*BOTS, "--games", "0"), "Invalid value for '--games'"),
    ((*BOTS, "--games", "x"), "Invalid value for '--games'"),
    ((*BOTS, "--workers", "0"), "Invalid value for '--workers'"),
    ((*BOTS, "--limit", "0"), "Invalid value for '--limit'"),
    ((*BOTS, "--sprt", "5", "0"), "--sprt takes two differences in Elo points, the smaller first"),
    ((*BOTS, "--sprt", "5"), "Option '--sprt' requires 2 arguments"),
    (("classic", "random", "greedy", "greedy", "--sprt", "0", "5"), "--sprt compares two bots, not 3."),
    ((*BOTS, "--engine", "slurm"), "There is no engine 'slurm'; there are local, ray."),
    ((*BOTS, "--address", "auto"), "--address is that of a Ray cluster; it goes with --engine ray."),
    ((*BOTS, "--engine", "ray", "--address", "auto", "--workers", "2"), "--workers is for this machine; a cluster"),
    ((*BOTS, "--engine", "ray", "--address", "127.0.0.1:9"), "The Ray cluster 127.0.0.1:9 cannot be used: "),
    ((*BOTS, "--engine", "ray", "--address", "nowhere"), "The Ray cluster nowhere cannot be used: Invalid address"),
    ((*BOTS, "--report", "no/such/folder"), "no/such/folder cannot be written: No such file or directory."),
    ((*BOTS, "--report", __file__), "is there already; name a folder that is new or empty."),
    ((*BOTS, "--report", f"{__file__}/x"), "/x cannot be written: Not a directory."),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_wrong_usage_is_refused_in_one_line(arena: Command, arguments: tuple[str, ...], message: str) -> None:
    run = arena(*arguments)
    assert (run.code, run.out) == (2, "")
    assert message in run.err
    assert run.err.startswith("qwixx: ")
    assert run.err.count("\n") == 1


def test_an_unknown_bot_is_refused(arena: Command) -> None:
    run = arena("classic", "greedy", "deep-blue")
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "deep-blue" in run.err


@pytest.mark.parametrize(
    ("missing", "arguments", "message"),
    [
        ("pyarrow", ["--report", "x"], "A report needs pyarrow: pip install 'qwixx[report]'."),
        ("matplotlib", ["--report", "x"], "A report needs matplotlib: pip install 'qwixx[report]'."),
        ("ray", ["--engine", "ray"], "A cluster needs ray: pip install 'qwixx[ray]'."),
    ],
)
def test_an_extra_that_is_missing_is_named(missing: str, arguments: list[str], message: str, tmp_path: Path) -> None:
    run = process(*BOTS, *arguments, **without(tmp_path, [missing]))
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"qwixx: {message}\n")


# -- a real process ----------------------------------------------------------------------------------------------------


def process(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command, run to its end."""
    line = [*SCRIPT, "arena", *map(str, arguments)]
    return subprocess.run(line, capture_output=True, text=True, check=False, env=plain() | environment)


def plain() -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "XDG_CACHE_HOME") if name in os.environ}
    return kept | {"PYTHONPATH": SOURCES, "LC_ALL": "C.UTF-8"}


class Watched:
    """The real command with its errors on a terminal, which is read as it goes."""

    def __init__(self, *arguments: object) -> None:
        self._screen, its_end = pty.openpty()
        line, environment = [*SCRIPT, "arena", *map(str, arguments)], plain() | {"TERM": "xterm"}
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=its_end, env=environment)
        os.close(its_end)
        self.shown = ""

    def read(self) -> bool:
        """Read what is shown next; false when nothing will be any more."""
        try:
            text = os.read(self._screen, 100_000).decode()
        except OSError:  # the process has closed the terminal
            text = ""
        self.shown += text
        return bool(text)

    def end(self) -> bytes:
        """Read to the end; the output."""
        while self.read():
            pass
        os.close(self._screen)
        return self.process.communicate()[0]


def test_a_terminal_is_shown_the_progress_and_the_output_stays_clean() -> None:
    run = Watched(*BOTS, "--games", 4_000, "--json")
    assert json.loads(run.end())["games"] == 4_000
    assert "time left" in run.shown
    assert "4000/4000" in run.shown


def test_an_interrupt_stops_quietly_and_leaves_no_report(tmp_path: Path) -> None:
    run = Watched(*BOTS, "--games", 999_999_999, "--report", tmp_path / "report")
    while run.read() and not re.search(r"\b[1-9]\d*/999999999", run.shown):
        pass
    run.process.send_signal(signal.SIGINT)
    assert run.end() == b""
    assert run.process.returncode == 130
    assert "Traceback" not in run.shown
    assert not [*tmp_path.iterdir()]


# -- alone, and in pairs -----------------------------------------------------------------------------------------------


def test_one_bot_plays_alone_and_is_told_its_points(arena: Command) -> None:
    found = result(arena("classic", "careful", "--games", 2_000, "--json"))
    (player,) = found["players"]
    low, high = player["score_ci95"]
    assert low < player["score_mean"] < high < low + 5
    assert [player[key] for key in ("win_rate", "ci95", "margin_mean", "rating")] == [None] * 4
    assert (found["alone"], found["games"], found["deals"], found["pairs"]) == (True, 2_000, 2_000, [])


def test_policies_alone_are_compared_on_the_same_dice(arena: Command, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    bots = ("classic", "greedy", "random", "greedy", "--alone", "--games", 1_000, "--json")
    found = result(arena(*bots, "--report", folder))
    first, worse, again = found["players"]
    assert first["score_mean"] == again["score_mean"] > worse["score_mean"]
    assert (
        first["score_mean"]
        == result(arena("classic", "greedy", "--games", 1_000, "--json"))["players"][0]["score_mean"]
    )
    assert [pair["win_rate"] for pair in found["pairs"] if (pair["bot"], pair["other"]) == (1, 3)] == [0.5]
    assert found["deals"] == found["games"] == 1_000
    assert sum(found["endings"].values()) == 3_000
    games = pq.read_table(folder / "games.parquet").to_pylist()
    assert {game["seat_2"] for game in games} == {1}
    assert sum(game["turns_1"] for game in games) == sum(game["turns_3"] for game in games)


def test_three_bots_are_compared_in_pairs(arena: Command) -> None:
    out = arena("classic", "random", "greedy", "careful", "--games", 90).out
    assert Words("en")("arena-pairs") in " ".join(out.split())
    found = result(arena("classic", "random", "greedy", "careful", "--games", 90, "--json"))
    for pair in found["pairs"]:
        assert 0 <= pair["ci95"][0] <= pair["win_rate"] <= pair["ci95"][1] <= 1
    assert [(pair["bot"], pair["other"]) for pair in found["pairs"]] == [(1, 2), (1, 3), (2, 3)]


def test_points_margin_and_rating_have_intervals(arena: Command) -> None:
    for player in result(arena(*BOTS, "--games", 200, "--json"))["players"]:
        for mean, interval in (("score_mean", "score_ci95"), ("margin_mean", "margin_ci95"), ("rating", "rating_ci95")):
            low, high = player[interval]
            assert low < player[mean] < high
