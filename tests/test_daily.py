"""The challenge of a day: the same dice for everybody, what a record proves, when a day is, the terminal."""

import hashlib
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from qwixx import games
from qwixx.cli.app import app
from qwixx.cli.play.saves import Saves
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.daily import PERFECT, Unproven, has_begun, hindsight, is_over, proven, rolls_of, solo_games
from qwixx.fairness import day_seed, verify
from qwixx.play import OfTheDay, Play
from qwixx.records import Record, parse, to_json, to_text
from qwixx.rules.actions import Pass
from qwixx.rules.errors import RecordError
from qwixx.rules.outcomes import Roll
from tests.solved import solution

DAY = date(2026, 11, 18)


def played(name: str, seed: int, seats: int = 1, day: date = DAY) -> Play:
    """A whole game of a day by people who choose at random."""
    rng, play = Random(seed), Play.begin(games.game(name), seats, OfTheDay(day)).go_on()
    while not play.over:
        for seat in play.waiting:
            play = play.act(seat, rng.choice(play.legal(seat)))
        play = play.go_on()
    return play


def record_of(name: str = "classic", seed: int = 1) -> Record:
    """The record of such a game alone."""
    return played(name, seed).record(["Anna"])


# -- the dice ----------------------------------------------------------------------------------------------------------


def test_the_seed_of_a_day_follows_from_a_public_text() -> None:
    text = b"qwixx daily 1 2026-11-18 classic 1"
    assert day_seed(DAY, "classic", 1) == hashlib.sha256(text).hexdigest()


@given(st.sampled_from(solo_games()), st.integers(0, 10**6), st.dates())
def test_whatever_is_crossed_the_dice_of_a_day_are_the_same(name: str, seed: int, day: date) -> None:
    every = rolls_of(day, games.game(name))
    rolls = [event for event in played(name, seed, day=day).events if isinstance(event, Roll)]
    for roll, whole in zip(rolls, every, strict=False):
        assert roll.whites == whole.whites
        assert set(roll.coloured) <= set(whole.coloured)


def test_games_days_and_numbers_of_seats_have_dice_of_their_own() -> None:
    days = (DAY, date(2026, 11, 19))
    seeds = {day_seed(day, name, seats) for day in days for name in games.GAMES for seats in (1, 2)}
    assert len(seeds) == 2 * 2 * len(games.GAMES)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_can_be_a_duel_of_a_day(name: str) -> None:
    record = played(name, 1, seats=2).record(["Anna", "Bot"])
    assert verify(record).finding == "of-the-day"


# -- records -----------------------------------------------------------------------------------------------------------


def test_a_record_says_whose_day_its_dice_are() -> None:
    record = record_of()
    assert "\nchance: of the day 2026-11-18\n" in to_text(record)
    assert parse(to_text(record)) == parse(to_json(record)) == record


@pytest.mark.parametrize("said", ["of the day 2026-11-31", "of the day 20261118", "2026-11-18", "of the day", "mine"])
def test_other_days_than_those_of_the_calendar_are_refused(said: str) -> None:
    with pytest.raises(RecordError, match="of the day 2026-11-18', or the line is left out"):
        parse(to_text(record_of()).replace("of the day 2026-11-18", said))


def test_a_record_of_a_day_has_no_seed() -> None:
    with pytest.raises(RecordError, match="there is no commitment, seed"):
        parse(to_text(record_of()).replace("chance:", f"seed: {'0' * 64}\nchance:"))


def test_a_whole_game_alone_proves_its_score() -> None:
    record = record_of()
    last = Play.of(record.game, 1, OfTheDay(DAY), record.events)
    assert proven(record) == (DAY, "classic", record.game.scores(last.state)[0])


def test_what_is_forged_cut_undone_or_of_another_game_proves_nothing() -> None:
    record = record_of()
    with pytest.raises(Unproven, match="Event 2 is roll"):
        proven(replace(record, day=date(2026, 11, 17)))
    with pytest.raises(Unproven, match="not over"):
        proven(replace(record, events=record.events[:-1]))
    with pytest.raises(Unproven, match="not those of a day"):
        proven(replace(record, day=None))
    with pytest.raises(Unproven, match="not the day's game"):
        proven(played("classic", 1, seats=2).record(["Anna", "Bob"]))
    sealed = Play.begin(games.game("classic", locks="sealed"), 1, OfTheDay(DAY))
    with pytest.raises(Unproven, match="not the day's game"):
        proven(sealed.record(["Anna"]))
    back = Play.begin(games.game("classic"), 1, OfTheDay(DAY)).go_on().act(0, Pass()).back_to(1, (0,))
    with pytest.raises(Unproven, match="taken back"):
        proven(back.record(["Anna"]))


def test_nobody_has_more_than_the_best_that_is_possible() -> None:
    *_, best = hindsight(DAY, "classic")
    assert best.exact
    assert all(proven(record_of(seed=seed)).score <= best.score for seed in range(30))


def test_what_perfect_play_expects_is_what_the_solver_says() -> None:
    blank = games.game("classic")
    assert PERFECT["classic"] == pytest.approx(solution().value(blank.sheet(blank.start(1), 0)), abs=5e-5)
    assert set(PERFECT) == set(solo_games())


# -- when a day is -----------------------------------------------------------------------------------------------------


def test_a_day_lasts_as_long_as_it_is_that_date_anywhere() -> None:
    moments = [(17, 9, 59), (17, 10, 0), (19, 11, 59), (19, 12, 0)]
    times = [datetime(2026, 11, day, hour, minute, tzinfo=UTC) for day, hour, minute in moments]
    assert [has_begun(DAY, one) for one in times] == [False, True, True, True]
    assert [is_over(DAY, one) for one in times] == [False, False, False, True]


# -- in the terminal ---------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saved games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en")
    return tmp_path


def run(*arguments: str, typed: str = "") -> str:
    """What the command says, and why it refuses."""
    result = CliRunner().invoke(app, ["daily", *arguments], input=typed)
    return result.output + str(result.exception or "")


def test_one_attempt_counts_and_is_gone_on_with(home: Path) -> None:  # noqa: ARG001
    asked = ("--plain", "--date", "2026-11-18")
    assert "This attempt counts" in run(*asked, typed="pass\nq\n")
    passing = run(*asked, typed="pass\n" * 20)
    assert "This attempt counts" in passing
    assert "You: -20 · perfect play expects 115.5 · best possible with exactly these dice: " in passing
    assert "(exact)" in passing
    assert "This one is practice" in run(*asked, typed="q\n")
    assert "You: -20" in run("--best", "--date", "2026-11-18")


def test_what_was_possible_is_not_told_before(home: Path) -> None:  # noqa: ARG001
    assert "after your attempt" in run("--best", "--date", "2026-11-18")
    assert "cannot be played alone" in run("board")


def test_there_are_no_hints_in_a_game_of_the_day(home: Path) -> None:  # noqa: ARG001
    assert "There are no hints in a game of the day" in run("--plain", "--date", "2026-11-18", typed="i\nq\n")


def test_nothing_is_undone_in_a_game_of_the_day(home: Path) -> None:
    seats = [LocalSeat("Anna")]
    for day, possible in ((DAY, None), (None, 1)):
        session = Session.new(games.game("classic"), seats, Saves(home), day=day)
        while not session.deciding():
            session.step()
        session.act(0, Pass())
        assert session.last_choice(0) == possible
