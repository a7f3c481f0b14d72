"""What only a seat is told beside its actions: what passing costs, where its pawn lands, how many cards it takes."""

from pathlib import Path
from random import Random

import pytest

from qwixx.rules.actions import Take
from qwixx.rules.view import CardsView
from qwixx.tables.news import own
from qwixx.tables.secret import hashed
from qwixx.tables.table import Table
from tests.server.client import Device, Server
from tests.server.prepared_tables import PreparedTable, Until, person, store_tables

pytestmark = pytest.mark.anyio

CODE = "bada-bada"
SECRETS = [name.ljust(43, "-") for name in ("anna", "ben")]
SEATS = [person("Anna", SECRETS[0]), person("Ben", SECRETS[1])]


def played(game: str, until: Until) -> PreparedTable:
    """A table of Anna and Ben where something is so."""
    for seed in range(1000):
        prepared = PreparedTable(CODE, game, SEATS, hashed(SECRETS[0]), Random(seed)).start()
        prepared.play(lambda table: table.status == "over" or until(table))
        if prepared.table.status != "over":
            return prepared
    raise AssertionError("it never came to that")


def penalties(table: Table) -> list[bool]:
    """Which seats are told that passing costs the penalty."""
    return [own(table, seat).penalty for seat in range(2)]


def is_at(phase: str, crossed: bool, active: int = 0) -> Until:
    """Whether a table is at this phase of a turn of this seat, and something was crossed in it or not."""

    def there(table: Table) -> bool:
        view = table.game.view(table.playing[1])
        return (view.phase, view.crossed, view.active) == (phase, crossed, active)

    return there


# -- the penalty -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "phase"),
    [("classic", "colour"), ("deluxe", "colour"), ("mixx-a", "colour"), ("board", "move"), ("cards", "play")],
)
def test_passing_costs_the_penalty_in_the_last_action_of_who_crossed_nothing(game: str, phase: str) -> None:
    assert penalties(played(game, is_at(phase, crossed=False, active=0)).table) == [True, False]
    assert penalties(played(game, is_at(phase, crossed=False, active=1)).table) == [False, True]
    assert penalties(played(game, is_at(phase, crossed=True)).table) == [False, False]


@pytest.mark.parametrize(
    ("game", "phase"), [("classic", "white"), ("board", "white"), ("board", "colour"), ("cards", "take")]
)
def test_passing_costs_nothing_while_another_action_follows(game: str, phase: str) -> None:
    assert penalties(played(game, is_at(phase, crossed=False)).table) == [False, False]


# -- pawns -------------------------------------------------------------------------------------------------------------


def jumps(table: Table) -> bool:
    """Whether a pawn would jump over the other."""
    landings = own(table, 0).landings
    return any(field > table.game.view(table.playing[1]).pawns[0] + int(move[5]) for move, field in landings.items())


def test_a_move_leads_to_a_field_and_occupied_ones_are_not_counted() -> None:
    table = played("board", jumps).table
    view, told = table.game.view(table.playing[1]), own(table, 0)
    mine, others = view.pawns
    assert mine < others
    assert list(told.landings) == [move for move in told.legal if move != "pass"]
    for move, field in told.landings.items():
        passed = others <= mine + int(move[5])
        assert field == mine + int(move[5]) + passed
        track = table.game.descriptor.track
        assert track is not None
        assert str(track.fields[field - 1].colour) + str(track.fields[field - 1].number) == move.split()[2]
    assert own(table, 1).landings == {}


def test_nobody_has_landings_in_another_action() -> None:
    for phase in ("white", "colour"):
        table = played("board", is_at(phase, crossed=False)).table
        assert [own(table, seat).landings for seat in range(2)] == [{}, {}]


# -- cards -------------------------------------------------------------------------------------------------------------


def cards_of(table: Table) -> CardsView:
    """The cards as everybody sees them."""
    cards = table.game.view(table.playing[1]).cards
    assert cards is not None
    return cards


@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_cards_are_taken_as_are_missing(number: int) -> None:
    table = played("cards", lambda table: own(table, 0).takes == number).table
    assert len(own(table, 0).hand) == 5 - number
    assert all(len(action.split()) == 1 + number for action in own(table, 0).legal)
    assert own(table, 1).takes == 0


def equal_backs(table: Table) -> tuple[int, int] | None:
    """Two places with the same back, where Anna takes one card."""
    if own(table, 0).takes != 1:
        return None
    display = cards_of(table).display
    pairs = [(left, right) for right in range(4) for left in range(right) if display[left] == display[right]]
    return pairs[0] if pairs else None


async def test_the_right_hand_one_of_two_cards_with_the_same_back_is_taken(tmp_path: Path, anyio_backend: str) -> None:  # noqa: ARG001 (a coroutine needs it)
    prepared = played("cards", lambda table: equal_backs(table) is not None)
    places = equal_backs(prepared.table)
    assert places is not None
    game, state = prepared.table.playing
    number = cards_of(prepared.table).display[places[0]]
    left, right = (game.face_down(state).display[place] for place in places)
    actions = [str(Take((number or 0,), (place,))) for place in places]
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    store_tables(database, prepared)
    with Server(database, "--trust", "127.0.0.1") as server:
        hers, his = [await Device(server.url, secret).join(CODE) for secret in SECRETS]
        assert {*actions} < {*hers.you[0]["legal"]}
        assert hers.you[0]["takes"] == 1
        await hers.act(0, actions[1])
        assert str(right) in hers.you[0]["hand"]
        assert str(left) not in hers.you[0]["hand"]
        assert hers.events[-1] == f"1: {actions[1]}"
        await his.until(lambda: his.version == hers.version)
        assert str(right) not in str(his.you)
        for client in (hers, his):
            await client.close()
