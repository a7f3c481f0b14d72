"""Whatever bytes come in, out comes a valid record or a `RecordError` with its place, and never anything else."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from string import ascii_letters, digits
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.arena.play import play_game
from qwixx.games import GAMES, game
from qwixx.play import Fair
from qwixx.players import player
from qwixx.records import Record, fold, parse, to_json, to_text
from qwixx.records.reading import LARGEST_FILE
from qwixx.rules.errors import RecordError
from tests.soak import examples

OTHER_SHEET = "r2 y3 r4 lock r | y2 g3 r4 lock y; needs 1; points 0 2 4 6; penalty 3; boxes 2; end 1"
CUSTOM_SIDE = "g10/1 r5/2 y3/3 b9/4 g4/5 r12/6"
# fmt: off
ODD_TOKENS = [
    "", "|", "||", "#", ":", "1:", "9:", "first", "first 1", "roll", "shuffle", "pass", "next", "stop", "mark", "move",
    "take", "play", "0", "-1", "7", "99", "100", "1e9", "r2", "r13", "x5", "j", "j5", "jr5", "jj5", "r0", "r02", "g",
    "g7", "²5", "٣", "1:pass", "seat", "option", "name", "rules", "commitment", "game", "qwixx", "{", "}", "[", "]",
    "seed", "salt", "seed:", "salt 1:", "salt 2:", "promise", "promise 1:",
    '"', "\\", "\u2028", "\x85", "\x0c", "\0", "⚅", "r2/1", "a.toml", "../x",
    "locks", "jokers", "sheet", "sealed", "announced", "yes", "lock", "needs", "points", "boxes", "end", ";", " | ",
    "7@1", "@", "g7@2", "@9", "take 7@3", "2", "3",
]
# fmt: on
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(ODD_TOKENS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def reads_or_refuses(data: bytes | str) -> None:
    """A valid record that round-trips and plays through, or a refusal with a place inside the file."""
    found = read(data)
    if isinstance(found, RecordError):
        raw = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
        lines = raw.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        assert found.reason
    else:
        assert parse(to_text(found)) == found
        assert parse(to_json(found)) == found
        fold(found)


def read(data: bytes | str) -> Record | RecordError:
    """What comes of parsing, the refusal as a value."""
    try:
        return parse(data)
    except RecordError as error:
        return error


@cache
def records() -> list[Record]:
    """A short game of every kind, some on a side of their own."""
    books = [game(name) for name in GAMES if name != "deluxe"]
    books += [game("deluxe", games=1), game("board", side=CUSTOM_SIDE, locks="sealed"), game("cards", jokers="yes")]
    books += [game("classic", sheet=OTHER_SHEET)]
    found = []
    for book in books:
        rng = Random(8)
        found.append(
            play_game(book, [player("random", rng), player("greedy", rng)], Fair("8" * 64), ("Emma", "Zoë #1"))
        )
    return found


def valid() -> st.SearchStrategy[Record]:
    """Records, whole or broken off, with and without a seed, salts and promises."""
    seeds = st.sampled_from([None, "0" * 64, "0123456789abcdef" * 4])
    salts = st.just(()) | st.tuples(salt(), salt())
    promises = st.sampled_from([(), ("", "0" * 64), ("0" * 64, "ab" * 32)])
    return st.builds(cut, st.sampled_from(records()), st.integers(0, 400), seeds, salts, promises)


def salt() -> st.SearchStrategy[str]:
    """What a seat may add to the seed."""
    return st.text(f"{ascii_letters}{digits}_-", max_size=64)


def texts() -> st.SearchStrategy[str]:
    """Valid records in the text form, whole or broken off."""
    return valid().map(to_text)


def objects() -> st.SearchStrategy[dict[str, Any]]:
    """Valid records in the JSON form, whole or broken off, as values."""
    return valid().map(lambda record: json.loads(to_json(record)))


def cut(record: Record, events: int, seed: str | None, salts: tuple[str, ...], promises: tuple[str, ...]) -> Record:
    """The beginning of a record, with this seed, these salts and promises."""
    return replace(record, events=record.events[:events], seed=seed, salts=salts, promises=promises)


@examples(7)
@given(valid())
def test_a_valid_record_comes_back_from_both_forms(record: Record) -> None:
    assert parse(to_text(record)) == parse(to_json(record)) == record


# -- arbitrary input ---------------------------------------------------------------------------------------------------


@examples(37)
@given(st.binary())
def test_arbitrary_bytes(data: bytes) -> None:
    reads_or_refuses(data)


@examples(37)
@given(st.text())
def test_arbitrary_text(data: str) -> None:
    reads_or_refuses(data)


@examples(37)
@given(st.sampled_from(["qwixx record 1\n", "{", '{"format": "qwixx record 1", ', "\ufeff{", "\n {"]), st.text())
def test_arbitrary_text_after_a_good_beginning(begin: str, rest: str) -> None:
    reads_or_refuses(begin + rest)


@examples(25)
@given(st.lists(st.sampled_from([*ODD_TOKENS, "\n", "\n\n", "roll 1 1 r1 y1 g1 b1", "2: r2", "1: pass"])))
def test_arbitrary_words_after_a_good_header(words: list[str]) -> None:
    header = "qwixx record 1\ngame: classic\nrules: 1\nseat 1: A\nseat 2: B\n\nfirst 1\n"
    reads_or_refuses(header + " ".join(words))


@examples(25)
@given(JSON_VALUES)
def test_arbitrary_json(value: object) -> None:
    reads_or_refuses(json.dumps(value))
    reads_or_refuses(json.dumps({"format": "qwixx record 1", "game": value}))


# -- valid records with something changed ------------------------------------------------------------------------------


@examples(37)
@given(texts() | objects().map(json.dumps), st.lists(st.tuples(st.integers(0), st.binary(max_size=3)), max_size=3))
def test_bytes_changed(text: str, changes: list[tuple[int, bytes]]) -> None:
    data = bytearray(text.encode())
    for place, new in changes:
        at = place % len(data)
        data[at : at + 1] = new
    reads_or_refuses(bytes(data))


@examples(25)
@given(texts() | objects().map(lambda data: json.dumps(data, indent=1)), st.integers(0))
def test_broken_off_anywhere(text: str, place: int) -> None:
    data = text.encode()
    reads_or_refuses(data[: place % (len(data) + 1)])


def deleted(lines: list[str], one: int, other: int) -> None:  # noqa: ARG001
    del lines[one]


def doubled(lines: list[str], one: int, other: int) -> None:
    lines.insert(other, lines[one])


def swapped(lines: list[str], one: int, other: int) -> None:
    lines[one], lines[other] = lines[other], lines[one]


@examples(37)
@given(
    texts() | objects().map(lambda data: json.dumps(data, indent=1)),
    st.sampled_from([deleted, doubled, swapped]),
    st.integers(0),
    st.integers(0),
    st.sampled_from(["\n", "\r\n", "\n\n", "\r"]),
)
def test_lines_deleted_doubled_swapped(
    text: str, change: Callable[[list[str], int, int], None], one: int, other: int, end: str
) -> None:
    lines = text.split("\n")
    change(lines, one % len(lines), other % len(lines))
    reads_or_refuses(end.join(lines))


@examples(50)
@given(texts(), st.integers(0), st.sampled_from(ODD_TOKENS) | st.integers(0) | st.text(max_size=5))
def test_a_word_replaced_by_another(text: str, place: int, new: str | int) -> None:
    words = re.split(r"(\s+)", text)
    other = words[new % len(words)] if isinstance(new, int) else new
    words[place % len(words)] = other
    reads_or_refuses("".join(words))


@examples(50)
@given(texts(), st.integers(0), st.sampled_from("rygbjx"), st.integers(0, 14))
def test_a_number_of_the_sheet_replaced_by_another(text: str, place: int, colour: str, number: int) -> None:
    marks = list(re.finditer(r"\b[rygbj]\d+\b", text))
    if marks:
        mark = marks[place % len(marks)]
        reads_or_refuses(f"{text[: mark.start()]}{colour}{number}{text[mark.end() :]}")


@examples(50)
@given(objects(), st.integers(0), JSON_VALUES, st.booleans())
def test_a_json_value_replaced_by_another(data: dict[str, Any], place: int, value: object, escaped: bool) -> None:
    spots: list[tuple[Any, Any]] = [(data, key) for key in data]
    spots += [(inner, key) for inner in data.values() if isinstance(inner, dict) for key in inner]
    spots += [(inner, at) for inner in data.values() if isinstance(inner, list) for at in range(len(inner))]
    box, key = spots[place % len(spots)]
    box[key] = value
    reads_or_refuses(json.dumps(data, ensure_ascii=escaped, indent=place % 3 or None))


@examples(25)
@given(objects(), st.text() | st.sampled_from(["name", "side", "games"]), JSON_VALUES | st.text(), st.booleans())
def test_a_json_value_added(data: dict[str, Any], key: str, value: object, inside: bool) -> None:
    (data["options"] if inside else data)[key] = value
    reads_or_refuses(json.dumps(data))


@examples(25)
@given(texts(), st.text() | st.sampled_from(["option name", "option side", "option games", "game"]), st.text())
def test_a_header_line_added(text: str, key: str, value: str) -> None:
    reads_or_refuses(text.replace("\nrules", f"\n{key}: {value}\nrules", 1))


# -- what a fuzzer seldom thinks of ------------------------------------------------------------------------------------


def good_json(**changes: str) -> str:
    """A valid record as JSON on one line, with raw text in the place of some values."""
    names, events = '["A", "B"]', '["first 1"]'
    values = {"format": '"qwixx record 1"', "game": '"classic"', "rules": "1", "options": "{}"}
    return (
        "{" + ", ".join(f'"{k}": {v}' for k, v in (values | {"names": names, "events": events} | changes).items()) + "}"
    )


def test_the_good_json_of_these_tests_is_good() -> None:
    assert parse(good_json()).names == ("A", "B")


@pytest.mark.parametrize("depth", [10, 300, 900, 950, 980, 990, 1000, 5000, 400_000])
@pytest.mark.parametrize("key", ["format", "rules", "options", "names", "events", "other"])
def test_deep_nesting(depth: int, key: str) -> None:
    reads_or_refuses(good_json(**{key: "[" * depth + "]" * depth}))
    reads_or_refuses(good_json(**{key: "[" * depth}))
    reads_or_refuses(good_json(**{key: '{"a":' * (depth // 5) + "1" + "}" * (depth // 5)}))


@pytest.mark.parametrize("number", ["1" * 4301, "9" * 100_000, "1e999999", "-1e-999999", "-0", "1.0", "1" * 4300])
def test_huge_numbers(number: str) -> None:
    for key in ("rules", "game", "options", "events"):
        with pytest.raises(RecordError):
            parse(good_json(**{key: number}))
    reads_or_refuses("{" + number)


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"'])
@pytest.mark.parametrize(
    "key", ["format", "game", "rules", "options", "names", "events", "commitment", "seed", "salts", "promises"]
)
def test_values_that_json_should_not_have(value: str, key: str) -> None:
    for written in (value, f"[{value}]", f'{{"games": {value}}}'):
        with pytest.raises(RecordError):
            parse(good_json(**{key: written}))


def test_doubled_keys() -> None:
    twice = good_json()[:-1] + ', "names": ["C"], "events": ["1", "2", "first 1"], "events": []}'
    reads_or_refuses(twice)
    reads_or_refuses(good_json()[:-1] + ', "events": 1, "events": ["first 1", 5]}')
    reads_or_refuses(good_json(options='{"games": "1", "games": 2}'))


@pytest.mark.parametrize(
    "data", [b"\0", b"\0" * 1000, b"{\0}", b"qwixx record 1\0", "{}".encode("utf-16"), b"\xef\xbb\xbf"]
)
def test_nul_bytes_and_other_encodings(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse(data)
    reads_or_refuses(data)


@pytest.mark.parametrize("lone", ["\ud800", "qwixx record 1\n\udfff", "{\udc80"])
def test_lone_surrogates_in_text(lone: str) -> None:
    with pytest.raises(RecordError, match="not UTF-8"):
        parse(lone)


@pytest.mark.parametrize("byte", [b"{", b"[", b" ", b"\n", b"|", b"#", b"\xff", b'{"":', b"1: pass|"])
def test_a_file_over_the_limit(byte: bytes) -> None:
    with pytest.raises(RecordError, match=r"^line 1, column 1: a record is not larger than 4096 KiB\.$"):
        parse(byte * (LARGEST_FILE + 1))


@pytest.mark.parametrize("piece", ["{", " ", "\n", "|", "#", ":", "a: b\n", "seat 1: x\n", "1: pass|", "\r"])
def test_a_file_at_the_limit(piece: str) -> None:
    for begin in ("", "qwixx record 1\n", "qwixx record 1\ngame: classic\nrules: 1\nseat 1: A\n\nfirst 1\n"):
        text = begin + piece * (LARGEST_FILE // len(piece))
        reads_or_refuses(text[:LARGEST_FILE])


@pytest.mark.parametrize("key", ["names", "events", "options"])
def test_very_many_values(key: str) -> None:
    reads_or_refuses(good_json(**{key: "[" + ", ".join(['""'] * 20_000) + "]"}))
    reads_or_refuses(good_json(**{key: "{" + ", ".join(f'"{n}": "{n}"' for n in range(20_000)) + "}"}))
