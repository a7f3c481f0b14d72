"""Records that are refused: always with the line, the column and a reason that a person can read."""

import json

import pytest

from qwixx.games import GAMES
from qwixx.records import parse, to_json, to_text
from qwixx.rules.errors import RecordError
from qwixx.rules.reasons import RULES
from tests.golden_games import played

TEXT = """\
qwixx record 1
game: classic
rules: 1
seat 1: Emma
seat 2: Max

first 2
roll 1 4 r3 y2 g6 b6 | 1: y5 | 2: r5
2: b10
"""
CARDS = [f"{suit}{number}" for suit in "rygbj" for number in range(2, 13)]
DECK = {"cards": " ".join(CARDS[:44]), "cards-jokers": " ".join(CARDS)}


def refusal(data: str | bytes) -> tuple[int, int, str]:
    """Where and why a record is refused."""
    with pytest.raises(RecordError) as caught:
        parse(data)
    error = caught.value
    assert str(error) == f"line {error.line}, column {error.column}: {error.reason}"
    return error.line, error.column, error.reason


def edited(old: str, new: str) -> str:
    """The good record with one thing in it changed."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def as_json(**changes: object) -> str:
    """The good record as JSON on lines of their own, with one value changed."""
    return json.dumps(json.loads(to_json(parse(TEXT))) | {"rules": 1, "options": {}} | changes, indent=1)


# -- the text form -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", ["", "\n", " ", "qwixx", "Qwixx record 1\n", "qwixx record 2\n", "\n" + TEXT, "\0"])
def test_a_record_begins_with_its_title(data: str) -> None:
    assert refusal(data) == (1, 1, "a record begins with the line 'qwixx record 1'.")


NO_SALT = "a salt is 1 to 64 of the letters a to z and A to Z, digits, - and _."
NO_PROMISE = "a promise is 64 hexadecimal digits."
UNKNOWN = "'{}' is unknown; a header has game, rules, option, chance, commitment, seed, seat, promise and salt."

HEADER = [
    ("game: classic\n", "", 4, 1, "the header has no 'game: …'."),
    ("rules: 1\n", "", 4, 1, "the header has no 'rules: …'."),
    ("seat 1: Emma\nseat 2: Max\n", "", 3, 1, "the header has no 'seat 1: …'."),
    ("seat 1: Emma\n", "", 4, 1, "here 'seat 1: …' is expected."),
    ("seat 1", "seat 0", 4, 1, "here 'seat 1: …' is expected."),
    ("seat 2", "seat 3", 5, 1, "here 'seat 2: …' is expected."),
    ("seat 2", "seat 02", 5, 1, "here 'seat 2: …' is expected."),
    ("seat 2", "  seat two", 5, 3, "here 'seat 2: …' is expected."),
    ("seat 2", "seat 1", 5, 1, "'seat 1' stands here twice."),
    ("rules: 1", "rules: 1\n  game: cards", 4, 3, "'game' stands here twice."),
    ("rules: 1", "\trules", 3, 2, "a header line is 'name: value'; an empty line ends the header."),
    ("\n\nfirst", "\nfirst", 6, 1, "a header line is 'name: value'; an empty line ends the header."),
    ("rules: 1", "rules: 3", 3, 8, "the versions of the rules are 1 and 2, not '3'."),
    ("rules: 1", "rules:   01", 3, 10, "the versions of the rules are 1 and 2, not '01'."),
    ("rules: 1", "rules:", 3, 7, "the versions of the rules are 1 and 2, not ''."),
    ("rules: 1", "rules: 1\ncommitment: 0123", 4, 13, "a commitment is 64 hexadecimal digits."),
    ("rules: 1", f"rules: 1\ncommitment: {'A' * 64}", 4, 13, "a commitment is 64 hexadecimal digits."),
    ("rules: 1", f"rules: 1\ncommitment: {'a' * 65}", 4, 13, "a commitment is 64 hexadecimal digits."),
    ("rules: 1", "rules: 1\ncomment: hello", 4, 1, UNKNOWN.format("comment")),
    ("rules: 1", "rules: 1\nseed: 0123", 4, 7, "a seed is 64 hexadecimal digits."),
    ("rules: 1", f"rules: 1\nseed: {'A' * 64}", 4, 7, "a seed is 64 hexadecimal digits."),
    ("rules: 1", f"rules: 1\nseed:   {'a' * 65}", 4, 9, "a seed is 64 hexadecimal digits."),
    ("rules: 1", "rules: 1\nseed:", 4, 6, "a seed is 64 hexadecimal digits."),
    ("rules: 1", f"rules: 1\nseed: {'a' * 64}\nseed: {'a' * 64}", 5, 1, "'seed' stands here twice."),
    ("seat 2: Max", "seat 2: Max\nsalt 2:  a b", 6, 10, NO_SALT),
    ("seat 2: Max", f"seat 2: Max\nsalt 1: {'a' * 65}", 6, 9, NO_SALT),
    ("seat 2: Max", "salt 1: ok\nseat 2: Max\nsalt 2: Zoë", 7, 9, NO_SALT),
    ("seat 2: Max", "seat 2: Max\n salt 3: x", 6, 2, "'salt 3' belongs to no seat of this record."),
    ("seat 2: Max", "seat 2: Max\nsalt 0: x", 6, 1, "'salt 0' belongs to no seat of this record."),
    ("seat 2: Max", "seat 2: Max\nsalt 02: x", 6, 1, "'salt 02' belongs to no seat of this record."),
    ("seat 2: Max", "seat 2: Max\nsalt 2: x\nsalt  2: x", 7, 1, "'salt 2' stands here twice."),
    ("seat 2: Max", "seat 2: Max\nsalt: x", 6, 1, UNKNOWN.format("salt")),
    ("seat 2: Max", "seat 2: Max\npromise 2: 0123", 6, 12, NO_PROMISE),
    ("seat 2: Max", f"seat 2: Max\npromise 1: {'A' * 64}", 6, 12, NO_PROMISE),
    ("seat 2: Max", f"seat 2: Max\npromise 3: {'a' * 64}", 6, 1, "'promise 3' belongs to no seat of this record."),
    ("seat 2: Max", "seat 2: Max\npromise: x", 6, 1, UNKNOWN.format("promise")),
    ("game: classic", "game: klassik", 2, 7, f"There is no game 'klassik'; there are {', '.join(GAMES)}."),
    ("game: classic", "game:", 2, 6, f"There is no game ''; there are {', '.join(GAMES)}."),
    ("seat 2: Max\n", "".join(f"seat {n}: X\n" for n in range(2, 7)), 2, 7, "classic is for 1 to 5 players, not 6."),
    ("game: classic", "game: deluxe\noption games: 6", 3, 1, "The option games is 1-5, not '6'."),
    ("rules: 1", "rules: 1\noption side: x", 4, 1, "There is no option 'side'; classic has the option locks."),
    (
        "game: classic",
        "game: deluxe\n option a b: x",
        3,
        2,
        "There is no option 'a b'; deluxe has the option games, locks.",
    ),
    (
        "game: classic",
        "game: board\noption side: our-circle",
        3,
        1,
        "There is no side 'our-circle'; there are our-spiral, our-zigzag.",
    ),
    (
        "game: classic",
        "game: board\noption side: r2/1 r13/1",
        3,
        1,
        "The side cannot be played on: field 2: there is no number 13; numbers go from 2 to 12.",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "column", "reason"), HEADER)
def test_a_wrong_header_is_refused(old: str, new: str, line: int, column: int, reason: str) -> None:
    assert refusal(edited(old, new)) == (line, column, reason)
    assert refusal(edited(old, new).replace("\n", "\r\n")) == (line, column, reason)


def test_an_option_called_like_a_word_of_the_program_is_just_unknown() -> None:
    for name in ("name", "self", "options", "make"):
        text = edited("rules: 1", f"rules: 1\noption {name}: x")
        assert refusal(text) == (4, 1, f"There is no option '{name}'; classic has the option locks.")
        line, _, reason = refusal(as_json(options={name: "x"}))
        assert (line, reason) == (5, f"There is no option '{name}'; classic has the option locks.")


NAMES = [
    ("", "a name is text without spaces around it."),
    ("x" * 61, "a name has at most 60 characters."),
    ("tab\there", "a name has only printable characters."),
    ("\x1b[31mred", "a name has only printable characters."),
    ("nul\0", "a name has only printable characters."),
    ("two\u2028lines", "a name has only printable characters."),
    ("\u202ebackwards", "a name has only printable characters."),
]


@pytest.mark.parametrize(("name", "reason"), NAMES)
def test_a_wrong_name_is_refused_in_either_form(name: str, reason: str) -> None:
    assert refusal(edited("Max", name)) == (5, 9, reason)
    assert refusal(as_json(names=["Emma", name])) == (9, 3, reason)


@pytest.mark.parametrize("name", [" Max", "Max\n", "\u3000"])
def test_json_can_hold_no_name_that_the_text_form_cannot(name: str) -> None:
    assert refusal(as_json(names=["Emma", name])) == (9, 3, "a name is text without spaces around it.")


def test_a_lone_surrogate_is_no_name() -> None:
    assert refusal(as_json(names=["Emma", "\ud800"])) == (9, 3, "a name has only printable characters.")


NO_EVENT = "is not an event; write '2: g7' for seat 2, or first, roll, call, shuffle, redeal, correct, back 5."
NO_ACTION = "is not an action. Write pass, g7, move 4 g7, take 11@4, play r4 r5 mark r4, next or stop."
NO_OUTCOME = (
    "is not an outcome of chance. Write first 2, roll 1 4 r3 y2 g6 b6, call 7, shuffle r4 b11 …, or redeal r4 b11 …"
)
ROLL_NOW = "Nobody is to act before the dice are rolled."

EVENTS = [
    ("first 2", "First 2", 7, 1, f"event 1, 'First 2': 'First 2' {NO_EVENT}"),
    ("first 2", "first", 7, 1, f"event 1, 'first': 'first' {NO_OUTCOME}"),
    (
        "first 2",
        "first 3",
        7,
        1,
        "event 1, 'first 3': The first player is to be drawn: first 1 to first 2, not 'first 3'.",
    ),
    ("first 2", "1: pass", 7, 1, "event 1, '1: pass': Nobody is to act before the first player is drawn."),
    ("first 2", "first 2 |", 7, 10, f"event 2, '': '' {NO_EVENT}"),
    ("| 1: y5", "||1: y5", 8, 23, f"event 3, '': '' {NO_EVENT}"),
    ("1: y5", "1:y5", 8, 24, f"event 3, '1:y5': '1:y5' {NO_EVENT}"),
    ("1: y5", "0: y5", 8, 24, f"event 3, '0: y5': '0: y5' {NO_EVENT}"),
    ("1: y5", "  1: Y5", 8, 26, f"event 3, '1: Y5': 'Y5' {NO_ACTION}"),
    ("1: y5", "3: y5", 8, 24, "event 3, '3: y5': There is no seat 3: this table has 2, 0 to 1 in code."),
    ("2: r5", "1: r5", 8, 32, "event 4, '1: r5': Seat 1 is not to act now, but seat 2."),
    (
        "1: y5",
        "1: y6",
        8,
        24,
        "event 3, '1: y6': The white dice make 5, so yellow 6 cannot be crossed off now. (rule: white-sum)",
    ),
    ("1: y5", "1: x5", 8, 24, "event 3, '1: x5': There is no x5 on the sheet. (rule: no-such-number)"),
    (
        "1: y5",
        "1: y12",
        8,
        24,
        "event 3, '1: y12': The last number of a row needs 5 crosses before it: for yellow 12 you have 0."
        " (rule: lock-needs)",
    ),
    ("2: b10", "2: r5", 9, 1, "event 5, '2: r5': You have already crossed off red 5. (rule: already-crossed)"),
    (
        "2: b10",
        "2: r4",
        9,
        1,
        "event 5, '2: r4': Rows are filled from left to right, and red 4 stands left of red 5,"
        " the last cross in its row. (rule: left-to-right)",
    ),
    (
        "2: b10",
        "2: b9",
        9,
        1,
        "event 5, '2: b9': No white die makes blue 9 together with the blue die. (rule: white-and-colour)",
    ),
    ("roll 1 4 r3", "roll 1 7 r3", 8, 1, f"event 2, 'roll 1 7 r3 y2 g6 b6': 'roll 1 7 r3 y2 g6 b6' {NO_OUTCOME}"),
    (
        "roll 1 4 r3",
        "roll 1 4",
        8,
        1,
        "event 2, 'roll 1 4 y2 g6 b6': The dice to roll are two white, red, yellow, green, blue, in this order;"
        " not 'roll 1 4 y2 g6 b6'.",
    ),
    (
        "2: b10",
        "roll 1 1 r1 y1 g1 b1",
        9,
        1,
        "event 5, 'roll 1 1 r1 y1 g1 b1': Nothing is to be rolled or shuffled now.",
    ),
    ("2: b10", "2: b10 | 1: pass", 9, 10, f"event 6, '1: pass': {ROLL_NOW}"),
    ("2: b10", "back", 9, 1, f"event 5, 'back': 'back' {NO_EVENT}"),
    ("2: b10", "back 0", 9, 1, f"event 5, 'back 0': 'back 0' {NO_EVENT}"),
    ("2: b10", "back 1 by", 9, 1, f"event 5, 'back 1 by': 'back 1 by' {NO_EVENT}"),
    ("2: b10", "back 3", 9, 1, "event 5, 'back 3': There are the decisions 1 to 2, not 3."),
    ("first 2", "back 1", 7, 1, "event 1, 'back 1': There are the decisions 1 to 0, not 1."),
    ("2: r5", "back 1", 8, 32, "event 4, 'back 1': Answers are still sealed; they are taken back first."),
    (
        "2: b10",
        "back 1 by 2 1",
        9,
        1,
        "event 5, 'back 1 by 2 1': back 1 by 2 1 names other than the seats 1 to 2, each once and in order.",
    ),
    ("2: b10", "redeal r4", 9, 1, "event 5, 'redeal r4': Nothing is to be rolled or shuffled now."),
    ("2: b10", "back 1 | redeal r4", 9, 10, "event 6, 'redeal r4': Nothing is to be rolled or shuffled now."),
]


@pytest.mark.parametrize(("old", "new", "line", "column", "reason"), EVENTS)
def test_a_wrong_event_is_refused_with_the_move_and_the_rule(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert refusal(edited(old, new)) == (line, column, reason)


def test_comments_and_letters_beyond_ascii_do_not_shift_the_place() -> None:
    text = edited("seat 2: Max", "seat 2: Zoë 🎲").replace("2: b10", "# größer 🎲\n   2: b9 # ✕")
    assert refusal(text)[:2] == (10, 4)


# -- JSON --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new", "line", "column", "reason"), EVENTS)
def test_json_is_refused_at_the_offending_event(old: str, new: str, line: int, column: int, reason: str) -> None:
    lines = edited(old, new).partition("\n\n")[2].splitlines()
    events = [" ".join(event.split()) for line_of_text in lines for event in line_of_text.split("|")]
    wrong = int(reason.removeprefix("event ").partition(",")[0])
    assert refusal(as_json(events=events)) == (11 + wrong, 3, reason)
    assert line >= 1
    assert column >= 1


def test_the_place_of_an_event_is_found_in_json_on_one_line() -> None:
    text = json.dumps(json.loads(as_json(events=["first 2", "roll 1 1 r1 y1 g1 b1", '1: é, ] \\ "', "2: pass"])))
    assert refusal(text)[:2] == (1, text.index('"1: ') + 1)
    raw = json.dumps(json.loads(text), ensure_ascii=False)
    assert refusal(raw)[:2] == (1, raw.index('"1: ') + 1)


WRONG_SALTS = "there is a salt for each name, empty where nobody gave one, or none at all."
WRONG_JSON = [
    ("format", "qwixx record 2", 2, 12, "the format must be 'qwixx record 1'."),
    ("format", 1, 2, 12, "'format' must be a text."),
    ("game", "chess", 3, 10, f"There is no game 'chess'; there are {', '.join(GAMES)}."),
    ("game", ["classic"], 3, 10, "'game' must be a text."),
    ("rules", 3, 4, 11, "the versions of the rules are 1 and 2, not '3'."),
    ("rules", 0, 4, 11, "the versions of the rules are 1 and 2, not '0'."),
    ("rules", "1", 4, 11, "'rules' must be a whole number."),
    ("rules", True, 4, 11, "'rules' must be a whole number."),
    ("rules", 1.0, 4, 11, "'rules' must be a whole number."),
    ("options", [], 5, 13, "'options' must be an object."),
    ("options", {"games": "2"}, 5, 13, "There is no option 'games'; classic has the option locks."),
    ("options", {"games": 2}, 5, 13, "the values of options are texts."),
    ("commitment", 5, 6, 16, "'commitment' must be a text or null."),
    ("commitment", "", 6, 16, "a commitment is 64 hexadecimal digits."),
    ("seed", 5, 18, 10, "'seed' must be a text or null."),
    ("seed", "a" * 63, 18, 10, "a seed is 64 hexadecimal digits."),
    ("salts", None, 18, 11, "'salts' must be a list."),
    ("salts", "", 18, 11, "'salts' must be a list."),
    ("salts", ["a", 1], 20, 3, "salts are texts."),
    ("salts", ["a", "b c"], 20, 3, NO_SALT),
    ("salts", ["a\n", "b"], 19, 3, NO_SALT),
    ("salts", ["a"], 18, 11, WRONG_SALTS),
    ("salts", ["a", "b", "c"], 18, 11, WRONG_SALTS),
    ("promises", {}, 18, 14, "'promises' must be a list."),
    ("promises", ["", 1], 20, 3, "promises are texts."),
    ("promises", ["", "a" * 63], 20, 3, NO_PROMISE),
    ("promises", ["a" * 64], 18, 14, WRONG_SALTS.replace("salt", "promise")),
    ("names", "Emma", 7, 11, "'names' must be a list."),
    ("names", [], 3, 10, "classic is for 1 to 5 players, not 0."),
    ("names", ["Emma", None], 9, 3, "names are texts."),
    ("events", {}, 11, 12, "'events' must be a list."),
    ("events", ["first 2", 1], 13, 3, "events are texts."),
    ("events", ["first 2", ["roll"]], 13, 3, "events are texts."),
]


@pytest.mark.parametrize(("key", "value", "line", "column", "reason"), WRONG_JSON)
def test_a_wrong_value_is_refused_where_it_stands(key: str, value: object, line: int, column: int, reason: str) -> None:
    assert refusal(as_json(**{key: value})) == (line, column, reason)


@pytest.mark.parametrize("key", ["format", "game", "rules", "options", "names", "events"])
def test_a_missing_value_is_refused_where_the_object_begins(key: str) -> None:
    data = json.loads(as_json())
    del data[key]
    line, column, reason = refusal("\n " + json.dumps(data))
    assert (line, column) == (2, 2)
    assert reason.startswith(f"'{key}' must be ")


def test_an_unknown_key_is_refused() -> None:
    known = "format, game, rules, options, chance, commitment, seed, names, promises, salts, events"
    assert refusal('{\n "salt":  1}') == (2, 11, f"'salt' is unknown; a record has {known}.")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("{", 1, 2), ('{\n "game" 1}', 2, 9), ('{"game": 1 2}', 1, 12), ("{}\n{}", 2, 1), ("{'a': 1}", 1, 2)],
)
def test_text_that_is_not_json_is_refused_where_it_breaks_off(text: str, line: int, column: int) -> None:
    at_line, at_column, reason = refusal(text)
    assert (at_line, at_column) == (line, column)
    assert reason.startswith("it is not JSON: ")


# -- bytes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"\xff", 1, 1),
        (b"qwixx record 1\ngame: cl\xe4ssic\n", 2, 9),
        ("qwixx record 1\r\nseat 1: Zoë".encode() + b"\xc3", 2, 12),
        (b"\xef\xbb\xbfabc\xff", 1, 4),
        (b"\xef\xbb\xbfa\n\n\xff", 3, 1),
    ],
)
def test_bytes_that_are_not_utf_8_are_refused_where_they_stand(data: bytes, line: int, column: int) -> None:
    assert refusal(data) == (line, column, "it is not UTF-8 text.")


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_nothing_may_follow_the_end_of_a_game(name: str) -> None:
    record = played(name)
    number = len(record.events) + 1
    text = to_text(record)
    last = text.count("\n") + 1
    assert refusal(f"{text}1: pass") == (last, 1, f"event {number}, '1: pass': The game is over.")
    over = "Nothing is to be rolled or shuffled now."
    assert refusal(f"{text}  first 1") == (last, 3, f"event {number}, 'first 1': {over}")


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_move_in_the_middle_of_a_game_is_found_there(name: str) -> None:
    lines = to_text(played(name)).splitlines()
    middle = len(lines) // 2
    begin, bar, end = lines[middle].rpartition("| ")
    lines[middle] = f"{begin}{bar}{end[:3]}x9"
    line, column, reason = refusal("\n".join(lines))
    assert (line, column) == (middle + 1, len(begin + bar) + 1)
    assert f", '{end[:3]}x9': " in reason
    rule = reason.rpartition("(rule: ")[2].removesuffix(")")
    assert rule in RULES


@pytest.mark.parametrize(
    ("name", "event", "rule"),
    [
        ("cards", "1: take 2 3", "take-count"),
        ("cards", "1: pass", "not-now"),
        ("cards-jokers", "1: move 2 r2", "not-now"),
    ],
)
def test_a_refused_action_of_cards_names_its_rule(name: str, event: str, rule: str) -> None:
    deck = DECK[name]
    text = f"qwixx record 1\ngame: {name}\nrules: 1\nseat 1: A\nseat 2: B\n\nfirst 1\nshuffle {deck}\n{event}"
    line, column, reason = refusal(text)
    assert (line, column) == (9, 1)
    assert reason.startswith(f"event 3, '{event}': ")
    assert reason.endswith(f"(rule: {rule})")


@pytest.mark.parametrize("name", ["cards", "cards-jokers"])
def test_a_shuffle_of_other_cards_is_refused(name: str) -> None:
    size = 44 if name == "cards" else 55
    text = f"qwixx record 1\ngame: {name}\nrules: 1\nseat 1: A\nseat 2: B\n\nfirst 1 | shuffle r2 r2 y3"
    expected = f"The {size} discarded cards are to be shuffled, each once; not 'shuffle r2 r2 y3'."
    assert refusal(text) == (7, 11, f"event 2, 'shuffle r2 r2 y3': {expected}")
