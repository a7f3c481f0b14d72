"""The master: its networks are whole, its chances are chances, and it does what a master does."""

from dataclasses import replace
from random import Random as Rng

import pytest

from qwixx.games import game
from qwixx.players import Worth, best, player, standing, weigh
from qwixx.players.master import MOST_SEATS, models, network_for, strongest
from qwixx.players.master.rollers import is_among_the_best
from qwixx.rules.actions import GoOn
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.layout import CLASSIC
from tests.positions import act, arrange, roll
from tests.tables import playout
from tests.test_players_careful import played

DICE = game("classic")
MASTER = player("master", Rng(0))
READY = "r2 r3 r4 r5 r6"
GREEN_LOCKED = "g12 g11 g10 g9 g8 g2"
SMALL = 3_000_000  # bytes, all networks together


def chosen(book: Game, state: State, seat: int) -> str:
    """What the master does; seats count from 1 as in a record."""
    return str(MASTER.choose(book.view(state, seat - 1), book.legal(state, seat - 1)))


def worths(book: Game, state: State, seat: int) -> dict[str, Worth]:
    """What it says of every choice."""
    legal = book.legal(state, seat - 1)
    found = weigh("master", book.view(state, seat - 1), legal)
    assert found
    return {str(action): worth for action, worth in zip(legal, found, strict=True)}


def test_it_ends_the_game_while_ahead() -> None:
    """Green is locked; red 12 ends the game, and there is a lead of many points to keep."""
    state = roll(DICE, arrange(DICE, [f"{READY} {GREEN_LOCKED} y2 y3 y4", "-"], active=1), "6 6 r1 y1 b1")
    assert chosen(DICE, state, 1) == "r12"
    assert worths(DICE, state, 1)["r12"].win == 1.0


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    much = "b12 b11 b10 b9 b8 b7 b6 b5 b4 y2 y3 y4 r2 r3"
    state = roll(DICE, arrange(DICE, [READY, f"{GREEN_LOCKED} {much}"], active=1), "6 6 r1 y1 b1")
    assert chosen(DICE, state, 1) != "r12"
    assert worths(DICE, state, 1)["r12"].win == 0.0


def test_a_fourth_penalty_that_wins_is_taken() -> None:
    """To cross nothing is the fourth penalty and ends the game, with a lead that may only shrink."""
    mine = "r2 r3 r4 r5 r6 r7 r8 y2 y3 y4 y5 y6 y7 b12 b11 b10 b9 b8 p3"
    state = roll(DICE, arrange(DICE, [mine, f"{READY} y2 y3"], active=0), "1 2 r1 y1 g1 b1")
    state = act(DICE, state, "1: pass", "2: pass")
    assert worths(DICE, state, 1)["pass"].win == 1.0


@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b", "deluxe", "board", "cards"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_it_says_are_chances(name: str, seats: int) -> None:
    """By every decision of a game: each choice has a chance, the choice is the best, all seats add up to one."""
    book, rng = game(name), Rng(seats)
    for state in [*playout(book, seats, rng)][: 20 if seats > 2 else 40]:
        promised = standing("master", book, state)
        assert promised
        assert sum(worth.win or 0.0 for worth in promised) == pytest.approx(1.0)
        for seat in book.actors(state):
            view, legal = book.view(state, seat), book.legal(state, seat)
            found = weigh("master", view, legal)
            if found and state.phase != "between":
                assert all(worth.win is not None and 0.0 <= worth.win <= 1.0 for worth in found)
                assert MASTER.choose(view, legal) == legal[best(found) or 0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_positions_that_are_the_same_but_for_their_rows_are_worth_the_same(seats: int) -> None:
    """Red and yellow change places, and green and blue; and the rows that rise with those that fall."""
    sheets = ["r2 r3 r5 y4 g12 g9 b11 p1", "r4 y2 y3 y5 y7 g10 b12 b8", "y6 g11 g10 g8 b9", "r7 b10", "-"][:seats]
    swapped = str.maketrans("rygb", "yrgb")
    other = [sheet.translate(swapped) for sheet in sheets]
    turned = [_turned(sheet) for sheet in sheets]
    values = [standing("master", DICE, arrange(DICE, each, active=1)) for each in (sheets, other, turned)]
    assert values[0] == values[1] == values[2]


def _turned(sheet: str) -> str:
    """Rows that rise as those that fall: red for green, yellow for blue, 2 for 12 and so on."""
    return " ".join(
        word if word[0] in "p-" else f"{word[0].translate(str.maketrans('rygb', 'gbry'))}{14 - int(word[1:])}"
        for word in sheet.split()
    )


def test_a_larger_table_than_any_network_knows() -> None:
    """Eight at a match: chances that add up to one, and a decision for each."""
    book = game("deluxe")
    state = roll(
        book, arrange(book, ["r2 r3", "y4", "g11", "b12", "-", "r5", "y2 y3", "-"], active=3), "2 4 r1 y1 g1 b1"
    )
    assert sum(worth.win or 0.0 for worth in standing("master", book, state) or ()) == pytest.approx(1.0)
    for seat in range(8):
        assert MASTER.choose(book.view(state, seat), book.legal(state, seat)) in book.legal(state, seat)


@pytest.mark.parametrize(("panel", "unseen"), [([], 2), ([(10, 10, 90, 20, 10, 30)], 4)])
def test_at_a_larger_table_those_are_looked_at_who_lead_the_match(panel: list[tuple[int, ...]], unseen: int) -> None:
    """Who decides, who is active, and three of the others: games that are over count too."""
    book = game("deluxe", games=3)
    state = played(book, arrange(book, ["-", "-", "-", "r2", "r2 r3", "r2 r3 r4"], active=1), panel)
    shown = [is_among_the_best(book.tables, list(state.cells), 0, seat, MOST_SEATS) for seat in range(6)]
    assert [seat for seat in range(6) if not shown[seat]] == [unseen]


def test_a_match_is_judged_by_its_totals() -> None:
    """The same sheets in the last game are worth more to who leads by the games before."""
    book = game("deluxe", games=2)
    even = arrange(book, ["r2", "r2"], active=1)
    ahead, behind = (standing("master", book, played(book, even, panel)) for panel in ([(90, 40)], [(40, 90)]))
    assert ahead
    assert behind
    assert (ahead[0].win or 0.0) > 0.7 > 0.3 > (behind[0].win or 0.0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_between_two_games_the_next_one_is_what_counts(seats: int) -> None:
    """What was crossed in the game that is over makes no difference any more, but by its points on the panel."""
    book = game("deluxe", games=2)
    sheets = ["r2 r3 r4", "y2 g12", "-", "b12 b11", "r2", "p4"][:seats]
    state = between = played(book, arrange(book, sheets, phase="between"), [(60, 40, 50, 41, 42, 43)[:seats]])
    for seat in range(seats):
        state = book.apply(state, seat, GoOn())
    assert state.phase == "first"
    promised = standing("master", book, state) or ()
    assert standing("master", book, between) == promised
    for seat in range(seats):
        told = worths(book, between, seat + 1)
        if seats <= MOST_SEATS:  # beyond, not everybody sees the same
            assert told["next"].win == pytest.approx(promised[seat].win)
        # The others can make the leader play on, and they lose the match if all agree to stop.
        assert told["stop"] == (told["next"] if seat == 0 else Worth(0.0, (-20.0, -20, -10, -19, -18, -17)[seat]))
        assert chosen(book, between, seat + 1) == ("next" if seat else "stop")


def test_a_sheet_that_nobody_trained_on_is_played_carefully() -> None:
    own = game("classic", sheet=replace(CLASSIC, rows=tuple(reversed(CLASSIC.rows))))
    assert network_for(own, 2) is None
    assert strongest(own, 2).choose is not strongest(DICE, 2).choose


def test_every_network_is_small_and_as_it_was_made() -> None:
    names = sorted(models.checksums())
    assert sum(len((models.FOLDER / f"{name}.model").read_bytes()) for name in names) < SMALL
    for name in names:
        about, parts = models.load(name)
        assert about["seats"] == int(name.split("-")[-1])
        assert parts


def test_a_damaged_network_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(models, "checksums", lambda: {"classic-2": "0" * 64})
    with pytest.raises(SetupError, match="The file of the network classic-2 is damaged; install qwixx again"):
        models.load("classic-2")
