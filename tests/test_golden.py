"""Behaviour, pinned: the golden games and the node counts."""

import pytest

from qwixx.conformance import perft
from qwixx.fairness import Verdict, verify
from qwixx.games import game
from qwixx.records import Act, parse, states, to_json, to_text
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Shuffle
from tests.golden_games import EARLIER, FOLDER, KINDS, ending, played
from tests.positions import arrange, arrange_cards, roll


@pytest.mark.parametrize("name", KINDS)
def test_the_golden_game_is_read_and_ends_as_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text.endswith("\n\n" + ending(parse(text)))


@pytest.mark.parametrize("name", KINDS)
def test_the_golden_game_is_played_the_same_again(name: str) -> None:
    assert played(name) == parse((FOLDER / f"{name}.txt").read_bytes())


@pytest.mark.parametrize("name", KINDS)
def test_the_golden_game_can_be_proven(name: str) -> None:
    assert verify(parse((FOLDER / f"{name}.txt").read_bytes())).finding == "no-salt"


def test_no_golden_file_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(KINDS)


def test_among_the_golden_games_are_replies_to_a_lock_and_a_pile_made_anew() -> None:
    shown = [state for name in KINDS for state in states(parse((FOLDER / f"{name}.txt").read_bytes()))]
    assert "reply" in {state.phase for state in shown}
    cards = parse((FOLDER / "cards.txt").read_bytes())
    assert sum(isinstance(event, Shuffle) for event in cards.events) > 1


# -- games of the first version of the rules ---------------------------------------------------------------------------

EARLIER_KINDS = ("board", "cards", "cards-jokers", "classic", "deluxe")
WRITTEN_EARLIER = (*EARLIER_KINDS, *(f"{name}-proven" for name in EARLIER_KINDS))


def earlier(name: str) -> str:
    """The golden game of a kind as the first version of the rules wrote it."""
    return (EARLIER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_earlier_golden_game_is_kept() -> None:
    assert sorted(path.stem for path in EARLIER.iterdir()) == sorted(WRITTEN_EARLIER)


@pytest.mark.parametrize("name", WRITTEN_EARLIER)
def test_an_earlier_golden_game_is_read_and_ends_as_written(name: str) -> None:
    text = earlier(name)
    assert "\nrules: 1\n" in text
    assert text.endswith("\n\n" + ending(parse(text)))


@pytest.mark.parametrize("name", WRITTEN_EARLIER)
def test_an_earlier_golden_game_has_every_event_that_is_written_and_no_reply(name: str) -> None:
    text = earlier(name)
    body = text.partition("\n\n")[2].partition("\n#")[0]
    record = parse(text)
    assert [str(event) for event in record.events] == body.replace("\n", " | ").strip(" |").split(" | ")
    assert "reply" not in {state.phase for state in states(record)}


@pytest.mark.parametrize("name", WRITTEN_EARLIER)
def test_an_earlier_golden_game_written_anew_says_what_it_was_played_by(name: str) -> None:
    record = parse(earlier(name))
    again = to_text(record)
    assert parse(again) == parse(to_json(record)) == record
    assert "\nrules: 2\n" in again
    assert ("\noption locks: sealed\n" in again) == (not name.startswith("cards"))
    assert ("\noption jokers: yes\n" in again) == name.startswith("cards-jokers")


@pytest.mark.parametrize("name", EARLIER_KINDS)
def test_what_an_earlier_record_proves_it_still_proves(name: str) -> None:
    record = parse(earlier(f"{name}-proven"))
    salted = tuple(seat for seat, salt in enumerate(record.salts) if salt)
    count = sum(not isinstance(event, Act) for event in record.events)
    assert verify(record) == Verdict("unpromised-salt", count, unpromised=salted)
    assert verify(parse(to_text(record))).fits


# How many sequences of no, one, two … actions lead on from the start, by number of players.
FROM_THE_START = {
    ("classic", 1): [1, 5, 40, 157, 951, 2977],
    ("classic", 2): [1, 5, 25, 200, 840, 3297],
    ("classic", 5): [1, 5, 25, 125, 625, 3125],
    ("deluxe", 2): [1, 5, 25, 200, 840, 3297],
    ("deluxe", 8): [1, 5, 25, 125, 625, 3125],
    ("mixx-a", 1): [1, 5, 41, 157, 967, 2902],
    ("mixx-a", 2): [1, 5, 25, 205, 861, 3297],
    ("mixx-a", 5): [1, 5, 25, 125, 625, 3125],
    ("mixx-b", 1): [1, 4, 35, 99, 724, 1486],
    ("mixx-b", 2): [1, 4, 16, 140, 455, 1287],
    ("mixx-b", 5): [1, 4, 16, 64, 256, 1024],
    ("board", 2): [1, 5, 25, 200, 865, 3633],
    ("board", 4): [1, 5, 25, 125, 625, 5000],
    ("cards", 2): [1, 4, 12, 36, 639, 2556],
    ("cards", 5): [1, 4, 20, 100, 500, 2500],
    ("cards-jokers", 2): [1, 4, 12, 36, 2565],
    ("cards-jokers", 5): [1, 4, 20, 100, 500, 2500],
}


@pytest.mark.parametrize(("name", "seats"), FROM_THE_START)
def test_node_counts_from_the_start(name: str, seats: int) -> None:
    book, expected = game(name), FROM_THE_START[name, seats]
    assert [perft(book, book.start(seats), depth) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("jokers", "seats"), [("no", 2), ("yes", 2), ("no", 5)])
def test_node_counts_of_real_cards_do_not_depend_on_jokers(jokers: str, seats: int) -> None:
    book = game("cards", hands="real", jokers=jokers)
    expected = {2: [1, 5, 25, 4315], 5: [1, 5, 25, 125, 625]}[seats]
    assert [perft(book, book.start(seats), depth) for depth in range(len(expected))] == expected


@pytest.mark.parametrize(("name", "seats"), [key for key in FROM_THE_START if "cards" not in key[0]])
def test_no_lock_is_announced_so_early(name: str, seats: int) -> None:
    book, expected = game(name, locks="sealed"), FROM_THE_START[name, seats]
    assert [perft(book, book.start(seats), depth) for depth in range(len(expected))] == expected


def late(book: Game) -> State:
    """A position close to the end: rows about to close, a penalty to spare, the end of the track in sight."""
    sheets = ["r2 r3 r4 r5 r6 y8 y9 y10 g3 p3", "r7 r8 r9 r10 r11 y2 y3 y4 y5 y6 b12", "g12 g11 g10 g9 g8 b3 p2"]
    if book.descriptor.cards:
        joker = "j" in book.descriptor.cards.suits
        hands = [f"r10 r11 r12 {'j7' if joker else 'g2'}", "y8 y12 b11 b10", "g5 g3 g2 b2"]
        return arrange_cards(book, sheets, hands, display="y7 b7 r7 y4", pile="b12 g12")
    if book.id == "mixx-a":
        sheets = ["y2 y3 y4 b5 b6 r11 b12 p3", "y2 y3 y4 b5 b6 r2 r3 g4 g5 g6", "b12 b11 b10 y9 y8 b3 p2"]
    if book.id == "mixx-b":
        sheets = ["r10 r6 r2 r8 r3 y9 y12 p3", "r10 r6 r2 r8 r3 y9 y12 y4 y6 y7", "g8 g2 g10 g12 g6 b2 p2"]
    return arrange(book, sheets, fields=(35, 34, 0) if book.id == "board" else (), active=book.id == "board")


# The same from the late position; at each node chance comes out as the seed 3 says.
FROM_LATE = {
    "classic": [1, 3, 12, 48, 112, 208, 640, 2044, 11404],
    "deluxe": [1, 3, 12, 48, 112, 224, 688, 2156, 11964],
    "mixx-a": [1, 4, 20, 80, 560, 1540, 6404],
    "mixx-b": [1, 5, 20, 80, 576, 2048, 6620],
    "board": [1, 3, 12, 48, 300, 1200, 2600, 6268],
    "cards": [1, 4, 12, 48, 48, 1276, 4600],
    "cards-jokers": [1, 4, 12, 48, 48, 2516],
}


@pytest.mark.parametrize("name", FROM_LATE)
def test_node_counts_from_a_late_position(name: str) -> None:
    book, expected = game(name), FROM_LATE[name]
    assert [perft(book, late(book), depth, seed=3) for depth in range(len(expected))] == expected


@pytest.mark.parametrize("name", ["classic", "deluxe", "board"])
def test_node_counts_from_a_late_position_as_the_first_version_of_the_rules_counted_them(name: str) -> None:
    """None of these rolls closes a row in action 1, so announced locks count the same."""
    book, expected = game(name, locks="sealed"), FROM_LATE[name]
    assert [perft(book, late(book), depth, seed=3) for depth in range(len(expected))] == expected


# From the late position when the white dice close rows, with locks sealed and announced.
WHILE_CLOSING = {
    "classic": ("6 6 r1 y2 g3 b4", [1, 3, 12, 12, 29, 62, 220, 754], [1, 3, 12, 12, 29, 63, 210, 738]),
    "deluxe": ("6 6 r1 y2 g3 b4", [1, 3, 12, 12, 30, 69, 239, 817], [1, 3, 12, 12, 30, 69, 227, 797]),
    "board": ("6 6 r1 y2 g3 b4", [1, 3, 12, 12, 43, 161, 361, 1097], [1, 3, 12, 12, 39, 149, 373, 1059]),
    "mixx-a": ("6 6 r1 y2 g3 b4", [1, 3, 15, 15, 49, 165, 720, 2538], [1, 3, 15, 15, 47, 156, 684, 2474]),
    "mixx-b": ("5 6 r1 y2 g3 b4", [1, 5, 25, 75, 513, 1752], [1, 5, 25, 75, 483, 1701]),
}


@pytest.mark.parametrize("name", WHILE_CLOSING)
def test_node_counts_while_rows_are_closing(name: str) -> None:
    dice, sealed, announced = WHILE_CLOSING[name]
    for locks, expected in (("sealed", sealed), ("announced", announced)):
        book = game(name, locks=locks)
        state = roll(book, late(book), dice)
        assert [perft(book, state, depth, seed=3) for depth in range(len(expected))] == expected
    assert sealed != announced


def test_every_game_has_node_counts() -> None:
    assert {name for name, _ in FROM_THE_START} == set(FROM_LATE) == set(KINDS)
