"""One word for one thing: what `locales/GLOSSARY.md` says not to say is not said in that language's files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from qwixx.words.language import LANGUAGES, locales

GLOSSARY = Path(__file__).parents[1] / "locales" / "GLOSSARY.md"


class Forbidden(NamedTuple):
    """A word that is not the word for a thing, and the keys where it may stand all the same."""

    word: str
    exempt: frozenset[str]


class Entry(NamedTuple):
    """A row of a glossary: the thing, the one word for it, and the words that are not."""

    term: str
    word: str
    forbidden: tuple[Forbidden, ...]


def read_forbidden(text: str) -> Forbidden:
    """A cell's part like `word` or `word (key, other-key)`."""
    word, _, keys = text.strip().removesuffix(")").partition(" (")
    return Forbidden(word, frozenset(key.strip() for key in keys.split(",") if key.strip()))


@cache
def glossary(language: str) -> tuple[Entry, ...]:
    """The rows of a language's table."""
    section = re.search(rf"^## {language}\n(.*?)(?=^## |\Z)", GLOSSARY.read_text(encoding="utf-8"), re.M | re.S)
    assert section is not None
    rows = [line.strip("|").split("|") for line in section[1].splitlines() if line.startswith("| ")]
    return tuple(
        Entry(term.strip(), word.strip(), tuple(map(read_forbidden, re.split(r",\s*(?![^(]*\))", words))))
        for term, word, words in rows[1:]
    )


@cache
def sentences(language: str) -> dict[str, str]:
    """What every message of a language says, by its key, variables left out."""
    said = {}
    for file in sorted((locales() / language).iterdir(), key=lambda file: file.name):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                said[entry.id.name] = re.sub(r"\{ \$\w+( ->)?|\[\w+\]", " ", text)
    return said


def found(language: str, word: str) -> Iterator[str]:
    """The keys of the messages that say a word."""
    pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.I)
    return (key for key, sentence in sentences(language).items() if pattern.search(sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_word_for_every_thing(language: str) -> None:
    terms = [entry.term for entry in glossary(language)]
    assert len(set(terms)) == len(terms)
    assert {entry.term for entry in glossary("en")} <= set(terms)
    assert all(entry.word and entry.forbidden for entry in glossary(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_a_thing_that_has_another_name(language: str) -> None:
    wrong = {
        word: keys
        for entry in glossary(language)
        for word, exempt in entry.forbidden
        if (keys := sorted(set(found(language, word)) - exempt))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exemption_is_needed(language: str) -> None:
    for entry in glossary(language):
        for word, exempt in entry.forbidden:
            assert exempt <= set(found(language, word)), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_files(language: str) -> None:
    said = " ".join(sentences(language).values()).lower()
    stem = {entry.term: entry.word.split()[0].lower()[:4] for entry in glossary(language)}
    assert [term for term, beginning in stem.items() if beginning not in said] == []


def test_a_word_is_found_as_a_whole_and_in_capitals() -> None:
    assert read_forbidden("Weg (one, two)") == Forbidden("Weg", frozenset({"one", "two"}))
    assert "rules-title" in found("en", "RULES")
    assert "rules-title" not in found("en", "rule")
