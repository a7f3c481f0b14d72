"""`qwixx dataset`: what stands in the rows, that they are the same again, the card, and what is refused."""

import json
import resource
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import qwixx
from qwixx.cli.dataset import named
from qwixx.dataset.columns import columns_of
from qwixx.dataset.plan import CHANCE, Plan
from qwixx.dataset.writing import GROUP, write
from qwixx.encoding import Encoding
from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.players import player
from qwixx.players.policy import PolicyPlayer
from qwixx.stream import Stream
from tests.commands import Command

SCRIPT = [sys.executable, "-c", "from qwixx.cli import main; main()"]
SHORT = ("--bots", "careful,random", "--games", 3, "--workers", 1)
CRASHING = "class Crashing:\n    def choose(self, view, legal):\n        raise ValueError('no idea')\n"


@pytest.fixture
def dataset(command: Command) -> Command:
    """The command `qwixx dataset`."""
    return partial(command, "dataset")


def rows(file: Path) -> list[dict[str, Any]]:
    """The rows of a dataset."""
    found: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return found


def made(plan: Plan, folder: Path) -> list[dict[str, Any]]:
    """The rows of a dataset that is written now."""
    file = folder / f"{len([*folder.iterdir()])}.parquet"
    write(plan, file, 1, "", lambda _: None)
    return rows(file)


# -- what stands in it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_every_row_is_what_a_seat_saw_chose_and_thought(name: str, tmp_path: Path) -> None:
    """The games are played a second time, by the bots alone, and each decision is compared with its row."""
    told = iter(made(Plan(name, ("careful", "greedy"), 2, 2, seed=4), tmp_path))
    encoding = Encoding(game(name), 2)
    for number in range(2):
        bots = [player(("careful", "greedy")[(number + seat) % 2], Stream(4, number, 1 + seat)) for seat in range(2)]
        play = Play.begin(game(name), 2, Streamed(Stream(4, number, CHANCE))).go_on()
        while not play.over:
            for seat in play.waiting:
                view, legal, row, bot = play.view(seat), play.legal(seat), next(told), bots[seat]
                action = bot.choose(view, legal)
                assert (row["game"], row["seat"], row["turn"], row["phase"]) == (number, seat, view.turn, view.phase)
                assert row["bot"] == ("careful", "greedy")[(number + seat) % 2]
                assert row["observation"] == list(encoding.observe(view))
                assert row["mask"] == list(encoding.mask(encoding.choices(view, legal)))
                assert row["choice"] == encoding.index(view, action)
                assert isinstance(bot, PolicyPlayer)
                for place, worth in enumerate(bot.weigh(view, legal) or ()):
                    index = encoding.index(view, legal[place])
                    wanted = np.array([np.nan if value is None else value for value in worth], np.float32)
                    found = np.array([row["value_win"][index], row["value_margin"][index]], np.float32)
                    assert np.array_equal(found, wanted, equal_nan=True)
                play = play.act(seat, action)
            play = play.go_on()
    assert next(told, None) is None


def test_every_row_has_the_result_of_its_game(tmp_path: Path) -> None:
    for row in made(Plan("mixx-a", ("greedy", "random"), 4, 3), tmp_path):
        scores = row["scores"]
        others = scores[: row["seat"]] + scores[row["seat"] + 1 :]
        assert row["score"] == scores[row["seat"]]
        assert row["lead"] == row["score"] - max(others)
        assert row["won"] == (row["lead"] >= 0) / (1 + others.count(row["score"]) * (row["lead"] == 0))
        assert row["end"] in ("rows", "penalties")
        assert row["turns"] >= row["turn"] >= 1


def test_what_a_bot_does_not_say_is_not_a_number(tmp_path: Path) -> None:
    first = made(Plan("classic", ("careful", "random"), 1, 2), tmp_path)
    for row in first:
        known = [index for index, value in enumerate(row["value_win"]) if value == value]
        legal = [index for index, value in enumerate(row["mask"]) if value]
        assert known == (legal if row["bot"] == "careful" else [])


def test_everybody_sits_everywhere() -> None:
    plan = Plan("classic", ("greedy", "random", "easy"), 6, 2)
    assert {plan.bot_at(number, 0) for number in range(3)} == set(plan.bots)
    assert [plan.bot_at(1, seat) for seat in range(2)] == ["random", "easy"]


@pytest.mark.parametrize(
    "plan", [Plan("deluxe", ("random",), 1, 3, options=(("games", "2"),)), Plan("classic", ("greedy",), 2, 1)]
)
def test_matches_and_solo_games_are_there_too(plan: Plan, tmp_path: Path) -> None:
    found = made(plan, tmp_path)
    assert {row["seat"] for row in found} == set(range(plan.seats))
    assert all(row["mask"][row["choice"]] for row in found)
    assert all(row["lead"] == row["score"] for row in found if plan.seats == 1)


# -- the same again ----------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_bytes_whoever_plays(dataset: Command, tmp_path: Path) -> None:
    for name, seed, workers in (("one", 7, 1), ("two", 7, 2), ("other", 8, 1)):
        line = ("--bots", "random", "--games", 17, "--seed", seed, "--workers", workers)
        assert dataset(tmp_path / f"{name}.parquet", *line).code == 0
    one, two, other = ((tmp_path / f"{name}.parquet").read_bytes() for name in ("one", "two", "other"))
    assert one == two
    assert one != other


def test_a_longer_dataset_begins_with_the_shorter(tmp_path: Path) -> None:
    shorter = made(Plan("classic", ("random",), 2, 2), tmp_path)
    longer = made(Plan("classic", ("random",), 9, 2), tmp_path)
    assert str(longer[: len(shorter)]) == str(shorter)  # as text, in which nan is nan


def test_rows_are_written_in_groups_while_games_are_played(tmp_path: Path) -> None:
    file, seen = tmp_path / "long.parquet", []

    def advance(games: int) -> None:
        draft = next(tmp_path.glob(".long.parquet-*/long.parquet"))
        seen.append((games, draft.stat().st_size > 1_000))

    write(Plan("classic", ("random",), 96, 2), file, 1, "", advance)
    about = pq.ParquetFile(file).metadata
    assert sum(games for games, _ in seen) == 96
    assert [size for _, size in seen] == sorted(size for _, size in seen)
    assert seen[-1][1]
    assert about.num_row_groups == 2
    assert GROUP <= about.row_group(0).num_rows < GROUP + 1_000
    assert [entry.name for entry in tmp_path.iterdir() if entry.name.startswith(".")] == []


# -- what it says ------------------------------------------------------------------------------------------------------


def test_the_card_says_what_everything_means_and_how_it_was_made(dataset: Command, tmp_path: Path) -> None:
    file = tmp_path / "small.parquet"
    run = dataset(file, *SHORT, "--seed", 3, "--lang", "en")
    card, count = (tmp_path / "small.md").read_text(encoding="utf-8"), len(rows(file))
    assert run == (0, f"{count} decisions are in {file}; {tmp_path / 'small.md'} says what is in them.\n", "")
    assert f"`qwixx dataset {file} --bots careful,random --games 3 --workers 1 --seed 3 --lang en`" in card
    assert f"qwixx {qwixx.__version__}, encoding 2" in card
    assert f"| rows | {count} |" in card
    for column in columns_of(Plan("classic", ("careful",), 3, 2)):
        assert f"| `{column.name}` | " in card
        assert column.meaning in card
    assert Encoding(game("classic"), 2).describe() in card


def test_the_file_says_it_too(dataset: Command, tmp_path: Path) -> None:
    file = tmp_path / "small.parquet"
    run = dataset(file, *SHORT, "--game", "board", "-o", "side=our-zigzag", "--json")
    about = {key.decode(): value.decode() for key, value in pq.read_schema(file).metadata.items()}
    encoding = Encoding(game("board", side="our-zigzag"), 2)
    assert json.loads(run.out) == {
        "file": str(file), "card": str(tmp_path / "small.md"), "rows": len(rows(file)), "forfeits": 0,
    }  # fmt: skip
    assert json.loads(about["options"])["side"] == "our-zigzag"
    assert json.loads(about["slots"]) == list(encoding.slots)
    assert json.loads(about["actions"]) == list(encoding.actions)
    assert (about["game"], about["players"], about["seed"], about["games"]) == ("board", "2", "0", "3")


def test_a_sheet_of_ones_own_does_not_break_the_card(dataset: Command, tmp_path: Path) -> None:
    sheet = "sheet=r2 r3 lock r | b3 b2 lock b; needs 0; points 0 1 3 6; penalty 5; boxes 2; end 1"
    assert dataset(tmp_path / "own.parquet", *SHORT, "-o", sheet).code == 0
    card = (tmp_path / "own.md").read_text(encoding="utf-8")
    assert r"lock r \| b3" in card


def test_decisions_that_a_bot_forfeits_are_marked(dataset: Command, tmp_path: Path) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING, encoding="utf-8")
    bots = f"{tmp_path / 'crashing.py'}:Crashing,random"
    run = dataset(tmp_path / "bad.parquet", "--bots", bots, "--games", 2, "--workers", 1, "--lang", "en")
    found = rows(tmp_path / "bad.parquet")
    lost = [row for row in found if row["forfeited"]]
    assert [row["forfeited"] for row in found] == [row["bot"] != "random" for row in found]
    assert {row["choice"] for row in lost} == {0}
    assert run.out.endswith(f"\nThe bots forfeited {len(lost)} decisions; they are marked.\n")


def test_bots_are_named_with_commas_or_one_by_one() -> None:
    assert named(["careful, greedy:3", "random"]) == ("careful", "greedy:3", "random")
    assert named(["a/b.py:Class:3,0.5,-1,random"]) == ("a/b.py:Class:3,0.5,-1", "random")


# -- what is refused ---------------------------------------------------------------------------------------------------

OUT = "new.parquet"
REFUSED = [
    ((OUT, "--bots", "nobody"), "There is no player 'nobody'"),
    ((OUT, "--bots", ","), "A dataset needs a bot; see: qwixx players."),
    ((OUT, "--bots", "solo", "--game", "cards"), "The player 'solo' is for"),
    ((OUT, "--bots", "random", "--game", "chess"), "There is no game 'chess'; there are classic, deluxe,"),
    ((OUT, "--bots", "random", "--players", 9), "classic is for 1 to 5 players, not 9."),
    ((OUT, "--bots", "random", "-o", "locks"), "An option is written NAME=VALUE, not 'locks'."),
    ((OUT, "--bots", "random", "--games", 0), "Invalid value for '--games'"),
    ((OUT,), "Missing option '--bots'."),
    (("new.csv", "--bots", "random"), "A dataset is a Parquet file and a card beside it; name it new.csv.parquet."),
    (("old.parquet", "--bots", "random"), "old.parquet exists already; name another file."),
    (("taken.parquet", "--bots", "random"), "taken.md exists already; name another file."),
    (("folder.parquet", "--bots", "random"), "folder.parquet cannot be written: it is a folder."),
    (("nowhere/new.parquet", "--bots", "random"), "nowhere/new.parquet cannot be written: there is no folder nowhere."),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_cannot_be_written_is_refused_before_the_first_game(
    arguments: tuple[object, ...], sentence: str, dataset: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("old.parquet", "taken.md"):
        (tmp_path / name).touch()
    (tmp_path / "folder.parquet").mkdir()
    before = {entry.name for entry in tmp_path.iterdir()}
    run = dataset(*arguments)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err.startswith(f"qwixx: {sentence}")
    assert {entry.name for entry in tmp_path.iterdir()} == before


def test_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    """No file of this process may be longer than 20,000 bytes, as if there were no more room."""
    file = tmp_path / "large.parquet"
    line = [*SCRIPT, "dataset", str(file), "--bots", "random", "--games", "99", "--workers", "1"]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (20_000, 20_000))
    run = subprocess.run(line, capture_output=True, encoding="utf-8", preexec_fn=limit, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"qwixx: {file} cannot be written: File too large.\n"
    assert not [*tmp_path.iterdir()]
