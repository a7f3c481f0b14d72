"""Statistics: what came of a game is what the rules say, and the parts of a count add up to the whole."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from qwixx.games import GAMES, game
from qwixx.records import Record, fold, lasting, parse, to_json, to_text
from qwixx.rules.errors import RecordError
from qwixx.statistics import Result, Scored, Wanted, count, kind_of, result_of, reviewed, wanted
from qwixx.statistics.filtering import by_player
from qwixx.statistics.hurrying import _hurried, result_in
from tests.made_results import made_results
from tests.recorded_games import recorded

FIXTURE = Path(__file__).parents[1] / "web/src/stats/fixtures/counted.json"
WANTED: tuple[dict[str, object], ...] = (
    {},
    {"game": "classic"},
    {"game": "deluxe"},
    {"players": 1},
    {"opponent": "master"},
    {"opponent": "Max", "players": 3},
    {"since": 1_761_000_000_000, "until": 1_762_000_000_000},
    {"player": "nobody"},
)


# -- what came of a game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_result_is_what_the_sheets_say(name: str, seed: int) -> None:
    record = recorded(name, 2 + seed % 2, seed)
    result = result_of(record, "a", 5)
    assert result is not None
    last = fold(record)
    assert [seat.score for seat in result.seats] == list(record.game.scores(last))
    assert [place for place, seat in enumerate(result.seats) if seat.won] == list(record.game.winners(last))
    view = record.game.view(last)
    assert result.games == (len(view.panel) or 1)
    if not view.panel:
        assert [seat.penalties for seat in result.seats] == [sheet.penalties for sheet in view.sheets]
        rows = range(len(record.game.layout.rows))
        locks = [sum(sheet.has_lock(row) for row in rows) for sheet in view.sheets]
        assert [seat.locks for seat in result.seats] == locks


@pytest.mark.parametrize("seed", range(4))
def test_a_match_counts_the_sheets_of_all_its_games(seed: int) -> None:
    record = recorded("deluxe", 2, seed)
    result = result_of(record, "a", 5)
    assert result is not None
    penalties = [0, 0]
    for one in lasting(record):  # a sheet is wiped when the next game begins
        if one.before.phase != "between" and one.after.phase in ("between", "over"):
            sheets = record.game.view(one.after).sheets
            penalties = [before + sheet.penalties for before, sheet in zip(penalties, sheets, strict=True)]
    assert [seat.penalties for seat in result.seats] == penalties
    totals = record.game.view(fold(record)).panel
    assert [seat.score for seat in result.seats] == [sum(column) for column in zip(*totals, strict=True)]


def test_a_game_that_is_not_over_has_no_result() -> None:
    record = recorded("classic", 2, 1)
    for events in ((), record.events[:1], record.events[:-1]):
        assert result_of(Record(record.game, record.names, events=events), "a", 5) is None
        assert result_in(to_text(Record(record.game, record.names, events=events)).encode(), "a", 5) is None


def test_jokers_are_a_kind_of_their_own() -> None:
    assert kind_of(game("cards")) == "cards"
    assert kind_of(game("cards", jokers="yes")) == "cards-jokers"


def test_a_review_adds_luck_and_accuracy() -> None:
    plain = Result("a", 5, "classic", [Scored("Emma", 3, 0, 1, won=True), Scored("Max", 1, 0, 1, won=False)])
    found = reviewed(plain, [(0.25, 90.0), (-0.25, None)])
    assert [(seat.luck, seat.accuracy) for seat in found.seats] == [(0.25, 90.0), (-0.25, None)]


# -- read in a hurry ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_record_read_in_a_hurry_has_the_same_result(name: str, seed: int) -> None:
    record = recorded(name, 2 + seed % 3, seed, backs=0)
    data = to_text(record).encode()
    assert _hurried(data, "a", 5) == result_of(record, "a", 5) == result_in(data, "a", 5)
    assert result_in(to_json(record).encode(), "a", 5) == result_of(record, "a", 5)


@pytest.mark.parametrize("seed", range(6))
def test_steps_back_and_comments_are_left_to_the_reader_of_records(seed: int) -> None:
    record = recorded("classic", 2, seed)
    text = to_text(record)
    assert ("back " in text) == (_hurried(text.encode(), "a", 5) is None)
    for data in (text, text + "# a comment\n", text.replace("\n", "\r\n")):
        assert result_in(data.encode(), "a", 5) == result_of(parse(data), "a", 5)


@given(some.integers(0, 40), some.randoms(use_true_random=False))
def test_a_record_with_something_wrong_is_refused_as_always(seed: int, rng: Random) -> None:
    words = to_text(recorded("classic", 2, seed, backs=0)).split(" ")
    place = rng.randrange(len(words))
    words[place] = rng.choice(["3:", "r12", "pass", "7", "roll", "first", "b2", "|", "move"])
    data = " ".join(words).encode()
    try:
        expected: object = result_of(parse(data), "a", 5)
    except RecordError as error:
        expected = str(error)
    try:
        found: object = result_in(data, "a", 5)
    except RecordError as error:
        found = str(error)
    assert found == expected


# -- counting ----------------------------------------------------------------------------------------------------------


@given(some.integers(0, 60), some.integers(0, 10**6))
def test_the_parts_of_a_count_add_up_to_the_whole(number: int, seed: int) -> None:
    played = wanted(made_results(number, seed), Wanted())
    all_ = count(played)
    assert all_.games == number == sum(bar.games for bar in all_.bars)
    for groups in (all_.by_game, all_.by_players):
        assert sum(group.games for group in groups) == all_.games
        assert sum(group.against for group in groups) == all_.against
        assert sum(group.wins for group in groups) == all_.wins
    assert sum(met.games for met in (*all_.bots, *all_.people)) == sum(len(one.others) for one in played)
    assert 0 <= all_.streak <= all_.longest <= all_.wins <= all_.against <= all_.games
    halves = [count([one for one in played if one.result.game == group.key]) for group in all_.by_game]
    assert [half.games for half in halves] == [group.games for group in all_.by_game]
    assert sum(half.locks for half in halves) == all_.locks


def test_one_game() -> None:
    seats = [Scored("Anna", 40, 1, 2, won=True, mine=True), Scored("Bot", 40, 0, 0, won=True, level="hard")]
    all_ = count(wanted([Result("a", 5, "classic", seats)], Wanted()))
    assert (all_.games, all_.wins, all_.shared, all_.streak, all_.longest) == (1, 1, 1, 1, 1)
    assert (all_.average, all_.best, all_.worst, all_.locks, all_.penalties) == (40, 40, 40, 1, 2)
    assert [(met.key, met.games, met.ahead, met.even) for met in all_.bots] == [("hard", 1, 0, 1)]


def test_nothing_comes_to_nothing() -> None:
    all_ = count([])
    assert (all_.games, all_.average, all_.best, all_.bars, all_.by_game) == (0, None, None, [], [])


def test_alone_nobody_wins() -> None:
    alone = Result("a", 5, "classic", [Scored("Anna", 40, 1, 2, won=True, mine=True)])
    all_ = count(wanted([alone], Wanted()))
    assert (all_.games, all_.against, all_.wins, all_.longest) == (1, 0, 0, 0)


def test_a_match_has_the_points_of_a_game() -> None:
    match = Result("a", 5, "deluxe", [Scored("Anna", 150, 1, 2, won=True, mine=True)], games=3)
    assert count(wanted([match], Wanted())).average == 50


def test_by_player_everybody_is_counted_as_for_themselves() -> None:
    found = made_results(50)
    everybody = by_player(found, Wanted())
    assert everybody["Anna"] == wanted(found, Wanted())
    assert len(everybody["Max"]) == sum("Max" in [seat.name for seat in one.seats] for one in found)
    assert by_player(found, Wanted(player="Max")).keys() == {"Max"}


def counted() -> object:
    """What Python counts, for the page to be compared with."""
    found = made_results(120)
    cases = [{"wanted": by, "counted": count(wanted(found, Wanted(**by)))} for by in WANTED]  # type: ignore[arg-type]
    return msgspec.to_builtins({"results": found, "cases": cases})


def test_the_page_is_compared_with_what_python_counts_now() -> None:
    """If not: `python -m tests.test_statistics`."""
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == counted()


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(counted(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
