"""Records: both forms of a game come back as the same value, and every prefix is a position."""

import hashlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from qwixx import boards
from qwixx.arena.play import play_game
from qwixx.fairness import commitment
from qwixx.games import GAMES, game
from qwixx.play import Fair, Play, Streamed
from qwixx.players import player
from qwixx.records import Act, Record, fold, parse, states, to_json, to_text
from qwixx.records.reading import LARGEST_FILE
from qwixx.rules.actions import Mark, Pass
from qwixx.rules.errors import RecordError
from qwixx.rules.outcomes import First, Roll
from qwixx.rules.track import Field, Track

TEXT = """\
qwixx record 1
game: classic
rules: 2
option locks: announced
seat 1: Emma
seat 2: Max

first 2
roll 1 4 r3 y2 g6 b6 | 1: y5 | 2: r5 | 2: b10
roll 6 6 r1 y1 g1 b1 | 1: pass
"""

JSON = """\
{
 "format": "qwixx record 1",
 "game": "classic",
 "rules": 2,
 "options": {
  "locks": "announced"
 },
 "commitment": null,
 "names": [
  "Emma",
  "Max"
 ],
 "events": [
  "first 2",
  "roll 1 4 r3 y2 g6 b6",
  "1: y5",
  "2: r5",
  "2: b10",
  "roll 6 6 r1 y1 g1 b1",
  "1: pass"
 ]
}
"""

RECORD = Record(
    game=game("classic"),
    names=("Emma", "Max"),
    events=(
        First(1),
        Roll((1, 4), (("r", 3), ("y", 2), ("g", 6), ("b", 6))),
        Act(0, Mark("y", 5)),
        Act(1, Mark("r", 5)),
        Act(1, Mark("b", 10)),
        Roll((6, 6), (("r", 1), ("y", 1), ("g", 1), ("b", 1))),
        Act(0, Pass()),
    ),
)

CUSTOM = Track("kitchen-table", tuple(Field("rygb"[place % 4], 3 + place, 1 + place) for place in range(8)))
CUSTOM_FIELDS = "r3/1 y4/2 g5/3 b6/4 r7/5 y8/6 g9/7 b10/8"

PAD = "# a comment to fill the file\n"


def played(name: str, seats: int, seed: str = "3" * 64) -> Record:
    """A whole game between bots of both kinds."""
    rng = Random(3)
    options = {"games": 2} if name == "deluxe" else {}
    bots = [player(kind, rng) for kind in ("greedy", "random", "greedy:4", "random")]
    return play_game(game(name, **options), [bots[seat % 4] for seat in range(seats)], Fair(seed))


# -- both forms --------------------------------------------------------------------------------------------------------


def test_the_text_form_is_a_header_and_a_line_for_every_outcome_of_chance() -> None:
    assert to_text(RECORD) == TEXT


def test_the_json_form_is_one_object() -> None:
    assert to_json(RECORD) == JSON


@pytest.mark.parametrize("data", [TEXT, TEXT.encode(), JSON, JSON.encode()])
def test_either_form_is_read_from_text_or_bytes(data: str | bytes) -> None:
    assert parse(data) == RECORD


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_of_every_kind_and_table_comes_back_from_both_forms(name: str) -> None:
    for seats in game(name).players:
        record = played(name, seats)
        assert record.game.over(fold(record))
        assert parse(to_text(record)) == record
        assert parse(to_json(record)) == record


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_game_comes_back_from_both_forms(name: str) -> None:
    whole = played(name, 2)
    for length in (0, 1, 2, 3, len(whole.events) // 2, len(whole.events) - 1):
        record = replace(whole, events=whole.events[:length])
        assert not record.game.over(fold(record))
        assert parse(to_text(record)) == record
        assert parse(to_json(record)) == record


def test_the_forms_of_a_board_and_a_match_name_their_options() -> None:
    match, board = played("deluxe", 2), played("board", 2)
    assert match.game.options == (("games", "2"), ("locks", "announced"))
    assert "\noption games: 2\noption locks: announced\n" in to_text(match)
    assert board.game.options == (("side", "our-spiral"), ("locks", "announced"))
    assert '"options": {\n  "side": "our-spiral",\n  "locks": "announced"\n }' in to_json(board)


def test_an_option_may_be_left_out() -> None:
    record = parse("qwixx record 1\ngame: deluxe\nrules: 2\nseat 1: A\nseat 2: B\n")
    assert record.game.options == (("games", "5"), ("locks", "announced"))


def test_a_record_may_end_with_its_header() -> None:
    record = replace(RECORD, events=())
    assert parse(TEXT.partition("\n\n")[0]) == record
    assert fold(record) == game("classic").start(2)


# -- written by hand ---------------------------------------------------------------------------------------------------

BY_HAND = """\
  qwixx record 1\t
# an evening in the kitchen
\tgame :classic
seat   1:   Emma
  # the header may come in any order
seat 2:Max\x20
rules:   2
   \t
# the first turn
first   2

   roll 1 4  r3 y2 g6 b6|1: y5   |\t2:  r5  # everybody
2: b10# the active player
#

roll 6 6 r1 y1 g1 b1
1: pass"""


def test_a_record_written_by_hand_is_read() -> None:
    assert parse(BY_HAND) == RECORD


@pytest.mark.parametrize("written", [BY_HAND, TEXT, JSON])
def test_windows_line_ends_and_a_byte_order_mark_are_read(written: str) -> None:
    assert parse(written.replace("\n", "\r\n")) == RECORD
    assert parse(b"\xef\xbb\xbf" + written.encode()) == RECORD
    assert parse("\ufeff" + written.replace("\n", "\r\n")) == RECORD


def test_json_may_be_spaced_and_escaped_in_any_way() -> None:
    assert parse("\n\t " + JSON.replace("\n", "\n\n\t").replace("Emma", "\\u0045mma")) == RECORD


def test_the_examples_of_the_documentation_are_read() -> None:
    page = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
    examples = [part.partition("\n")[2] for part in page.split("```")[1::2]]
    records = [parse(example) for example in examples if "qwixx record 1" in example]
    assert [(record.game.id, record.names) for record in records] == [
        ("board", ("Emma", "Max")),
        ("classic", ("Emma", "Max")),
    ]


# -- positions ---------------------------------------------------------------------------------------------------------


def test_fold_gives_the_position_after_any_prefix() -> None:
    book = game("classic")
    state = book.start(2)
    assert fold(RECORD, 0) == state
    state = book.chance(state, First(1))
    assert fold(RECORD, 1) == state
    assert [str(book.sheet(fold(RECORD, number), 1)) for number in range(8)] == [*["-"] * 4, "r5", *["r5 b10"] * 3]
    assert fold(RECORD, 7) == fold(RECORD)
    assert book.actors(fold(RECORD)) == (1,)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_all_the_positions_that_fold_gives(name: str) -> None:
    record = played(name, 3)
    positions = list(states(record))
    assert len(positions) == len(record.events) + 1
    assert positions[0] == record.game.start(3)
    for number in range(0, len(positions), 9):
        assert fold(record, number) == positions[number]
    assert fold(record) == positions[-1]


@pytest.mark.parametrize("number", [-1, 8])
def test_fold_refuses_a_prefix_that_the_record_does_not_have(number: int) -> None:
    with pytest.raises(IndexError, match=f"the record has 7 events, not {number}"):
        fold(RECORD, number)


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "E",
        "x" * 60,
        "Zoë Ångström-O'Neill",
        "山田 太郎",
        "مريم",
        "🎲🎲",
        "e\u0301",
        "a: b | c # d",
        "# 1",
        "seat 2: Max",
        '"\\"',
        "{}",
        "[bold]",
        "two  spaces",
        "first 2",
    ],
)
def test_a_name_is_free_text(name: str) -> None:
    record = replace(RECORD, names=(name, "Max"))
    assert parse(to_text(record)) == record
    assert parse(to_json(record)) == record


def test_two_players_may_have_the_same_name() -> None:
    record = replace(RECORD, names=("Emma", "Emma"))
    assert parse(to_text(record)) == parse(to_json(record)) == record


# -- a side of one's own -----------------------------------------------------------------------------------------------


def test_a_custom_side_is_written_into_the_record() -> None:
    rng = Random(1)
    record = play_game(game("board", side=CUSTOM), [player("greedy", rng)] * 2, Streamed(rng))
    assert record.game.options == (("side", CUSTOM_FIELDS), ("locks", "announced"))
    for written in (to_text(record), to_json(record)):
        assert CUSTOM_FIELDS in written
        again = parse(written)
        assert again == record
        assert again.game.descriptor.track is not None
        assert again.game.descriptor.track.fields == CUSTOM.fields
        assert fold(again) == fold(record)


@pytest.mark.parametrize("path", ["{0}", "file://{0}", "./{0.name}", "{0.name}", "../{0.parent.name}/{0.name}"])
def test_no_file_is_ever_read_because_a_record_names_it(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "side.toml"
    entries = [f'{{ colour = "{f.colour}", number = {f.number}, points = {f.points} }}' for f in CUSTOM.fields]
    file.write_text(f"fields = [{', '.join(entries)}]", encoding="utf-8")
    assert boards.load(file).fields == CUSTOM.fields
    monkeypatch.chdir(tmp_path)
    side = path.format(file)
    header = f"game: board\nrules: 1\noption side: {side}\nseat 1: A\nseat 2: B\n"
    with pytest.raises(RecordError, match=r"is not a field|There is no side") as caught:
        parse(f"qwixx record 1\n{header}")
    assert (caught.value.line, caught.value.column) == (4, 1)


# -- the seed and the version ------------------------------------------------------------------------------------------


def test_a_record_carries_the_commitment_to_its_seed() -> None:
    record = played("classic", 2, seed="42" * 32)
    assert record.commitment == commitment("42" * 32) == hashlib.sha256(b"qwixx seed " + b"42" * 32).hexdigest()
    assert f"\ncommitment: {record.commitment}\n" in to_text(record)
    assert f'"commitment": "{record.commitment}"' in to_json(record)
    assert parse(to_text(record)).commitment == parse(to_json(record)).commitment == record.commitment


def test_a_record_without_a_known_seed_has_no_commitment() -> None:
    rng = Random(1)
    record = play_game(game("classic"), [player("random", rng)], Streamed(rng))
    assert record.commitment is None
    assert "commitment" not in to_text(record)
    assert '"commitment": null' in to_json(record)


SECURED = replace(
    RECORD, commitment=commitment("ab" * 32), seed="ab" * 32, salts=("", "Kitchen_7-"), promises=("cd" * 32, "")
)


def test_a_revealed_seed_and_the_salts_stand_in_the_text_form_where_there_are_any() -> None:
    seats = "seat 1: Emma\nseat 2: Max\n"
    header = (
        f"commitment: {SECURED.commitment}\nseed: {'ab' * 32}\n{seats}promise 1: {'cd' * 32}\nsalt 2: Kitchen_7-\n\n"
    )
    assert to_text(SECURED) == TEXT.replace(f"{seats}\n", header)


def test_a_revealed_seed_and_the_salts_stand_in_json_where_there_are_any() -> None:
    expected = JSON.replace(": null,\n", f': "{SECURED.commitment}",\n "seed": "{"ab" * 32}",\n')
    given = f' "promises": [\n  "{"cd" * 32}",\n  ""\n ],\n "salts": [\n  "",\n  "Kitchen_7-"\n ],'
    assert to_json(SECURED) == expected.replace('Max"\n ],', f'Max"\n ],\n{given}')


@pytest.mark.parametrize("seed", [None, "0123456789abcdef" * 4])
@pytest.mark.parametrize("salts", [(), ("a", ""), ("", "-"), ("x" * 64, "_")])
def test_seed_and_salts_come_back_from_both_forms(seed: str | None, salts: tuple[str, ...]) -> None:
    record = replace(RECORD, seed=seed, salts=salts)
    assert parse(to_text(record)) == parse(to_json(record)) == record
    assert (record.seed, record.salts) == (seed, salts)


@pytest.mark.parametrize("promises", [(), ("0" * 64, ""), ("", "f" * 64), ("ab" * 32, "cd" * 32)])
def test_promises_come_back_from_both_forms(promises: tuple[str, ...]) -> None:
    record = replace(RECORD, promises=promises)
    assert parse(to_text(record)) == parse(to_json(record)) == record
    assert record.promises == promises


def test_promises_that_are_all_empty_are_none() -> None:
    assert replace(RECORD, promises=("", "")) == RECORD
    assert parse(TEXT.replace("\n\n", "\npromise 2:\n\n")) == RECORD
    assert parse(JSON.replace('"events"', '"promises": ["", ""], "events"')) == RECORD


def test_salts_that_are_all_empty_are_none() -> None:
    assert replace(RECORD, salts=("", "")) == RECORD
    assert parse(TEXT.replace("\n\n", "\nsalt 2:\nsalt 1:\n\n")) == RECORD
    assert parse(JSON.replace('"events"', '"seed": null, "salts": ["", ""], "events"')) == RECORD


def test_json_may_leave_the_commitment_out() -> None:
    assert parse(JSON.replace(' "commitment": null,\n', "")) == RECORD


@pytest.mark.parametrize("name", GAMES)
def test_a_record_carries_the_version_of_the_rules(name: str) -> None:
    assert played(name, 2).game.version == game(name).version == 2
    assert "\nrules: 2\n" in to_text(played(name, 2))
    assert '"rules": 2,' in to_json(played(name, 2))


def test_seats_are_named_when_nobody_names_them() -> None:
    assert played("classic", 3).names == ("Player 1", "Player 2", "Player 3")


# -- records of the first version of the rules -------------------------------------------------------------------------

EARLIER = """\
qwixx record 1
game: classic
rules: 1
seat 1: Emma
seat 2: Max

first 1
roll 1 1 r1 y1 g1 b1 | 1: r2 | 2: r2 | 1: pass
roll 1 2 r1 y1 g1 b1 | 1: r3 | 2: r3 | 2: pass
roll 1 3 r1 y1 g1 b1 | 1: r4 | 2: r4 | 1: pass
roll 1 4 r1 y1 g1 b1 | 1: r5 | 2: r5 | 2: pass
roll 1 5 r1 y1 g1 b1 | 1: r6 | 2: r6 | 1: pass
roll 6 6 r1 y1 g1 b1 | 1: r12 | 2: pass | 2: y7
"""


def test_a_record_of_rules_1_has_no_reply_to_a_lock() -> None:
    record = parse(EARLIER)
    assert record.game == game("classic", locks="sealed")
    assert "reply" not in {state.phase for state in states(record)}
    assert fold(record).phase == "roll"


def test_the_same_events_by_rules_2_stop_at_the_reply() -> None:
    text = EARLIER.replace("rules: 1", "rules: 2")
    assert fold(parse(text.removesuffix(" | 2: y7\n"))).phase == "reply"
    with pytest.raises(RecordError, match="event 25, '2: y7': Only a number that closes a row now"):
        parse(text)
    assert fold(parse(text.replace(" | 2: y7", " | 2: pass | 2: y7"))).phase == "roll"


def test_a_record_of_rules_1_is_written_as_one_of_rules_2_that_plays_the_same() -> None:
    record = parse(EARLIER)
    assert to_text(record) == EARLIER.replace("rules: 1\n", "rules: 2\noption locks: sealed\n")
    assert parse(to_text(record)) == parse(to_json(record)) == record


def test_a_record_of_cards_with_jokers_by_their_earlier_id_is_read() -> None:
    record = parse("qwixx record 1\ngame: cards-jokers\nrules: 1\nseat 1: A\nseat 2: B\n")
    assert record.game == game("cards", jokers="yes")
    assert "\ngame: cards\nrules: 2\noption jokers: yes\n" in to_text(record)


def test_a_card_taken_without_its_place_is_the_leftmost_as_it_was() -> None:
    deck = " ".join(f"{suit}{number}" for suit in "rygb" for number in range(2, 13))
    swapped = deck.replace("r10 r11", "r10 y10").replace(" y10 y11", " r11 y11")
    header = "qwixx record 1\ngame: cards\nrules: 1\nseat 1: A\nseat 2: B\n\n"
    record = parse(f"{header}first 1\nshuffle {swapped}\n1: take 10\n")
    assert parse(to_text(record)) == record
    assert str(record.events[-1]) == "1: take 10"
    assert "r10" in [str(card) for card in record.game.hand(fold(record), 0)]


# -- size --------------------------------------------------------------------------------------------------------------


def test_a_record_of_thousands_of_steps_back_is_read_again() -> None:
    play = Play.begin(game("cards", jokers="yes"), 2, Fair("5" * 64)).go_on()
    for _ in range(5000):  # as often as the longest log of a table allows
        seat = play.waiting[0]
        play = play.act(seat, play.legal(seat)[0]).back_to(1, (0, 1)).go_on()
    record = play.record(["Emma", "Max"])
    assert parse(to_text(record)) == record


def test_a_record_as_large_as_allowed_is_read() -> None:
    filled = TEXT + PAD * ((LARGEST_FILE - len(TEXT)) // len(PAD))
    filled += "#" * (LARGEST_FILE - len(filled))
    assert parse(filled) == RECORD
    with pytest.raises(RecordError, match=r"^line 1, column 1: a record is not larger than 4096 KiB\.$"):
        parse(filled + "#")


@pytest.mark.parametrize("name", ["👨‍👩‍👧", "می‌خواهم", "Zoë", "李雷", "'"])
def test_a_name_may_be_in_any_script(name: str) -> None:
    record = Record(game("classic"), (name,))
    assert parse(to_text(record)) == record == parse(to_json(record))


def test_a_json_record_in_which_a_key_stands_twice_is_refused() -> None:
    text = to_json(Record(game("classic"), ("Emma",)))
    with pytest.raises(RecordError, match="'game' stands here twice"):
        parse(text.replace('"game"', '"game": "cards", "game"', 1))
