"""The words of the five languages: the same keys and variables everywhere, all of them used, none left in English."""

from collections.abc import Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from qwixx.rules.errors import SetupError
from qwixx.rules.reasons import RULES
from qwixx.words.language import LANGUAGES, TOPICS, Words, language_of, locales, words
from tests.asked_words import asked_in_python, asked_on_the_page, family

OTHERS = tuple(language for language in LANGUAGES if language != "en")
EVERY_TOPIC = sorted(file.name.removesuffix(".ftl") for file in (locales() / "en").iterdir())
COUNTS = {"points", "steps", "players", "count"}  # the variables that choose between singular and plural
SAME_AS_IN_ENGLISH = {  # by key, the languages in which it is the same word
    "admin-column-code": "fr",
    "column-bot": "it fr es",
    "column-description": "fr",
    "column-id": "it de fr es",
    "column-minutes": "fr",
    "column-options": "fr",
    "column-score": "fr",
    "end-pause": "de fr",
    "total": "fr",
    "explore-score": "fr",
    "game-board": "it de fr es",
    "home-deluxe": "it de fr es",
    "home-menu": "it fr",
    "home-minutes": "fr",
    "home-option-jokers": "fr",
    "home-other-bot": "it de es",
    "home-pace-normal": "de fr es",
    "home-privacy": "it",
    "home-side-our-zigzag": "it fr es",
    "mark": "de",
    "paper-name": "de",
    "paper-points": "fr",
    "piece-start": "de",
    "play-begins": "it de es",
    "points": "fr",
    "privacy-title": "it",
    "reactions-said": "it de es",
    "report-points": "fr",
    "report-scores": "fr",
    "stats-column-name": "de",
    "stats-column-points": "fr",
    "stats-column-share": "it de",
    "table-asked-of": "de fr",
    "table-bot": "it fr es",
    "table-gain": "fr",
    "table-sum-penalty": "it de fr es",
    "the-mark": "de",
    "the-mark-vowel": "de",
}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)


def variables(message: ftl.Message) -> Variables:
    """The variables of a message."""
    visitor = Variables()
    visitor.visit(message)
    return visitor


@cache
def topic_of(language: str, topic: str) -> Mapping[str, ftl.Message]:
    """The messages of a topic by their keys; its file has nothing else than messages and comments."""
    text = (locales() / language / f"{topic}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk | ftl.Term)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


@cache
def messages(language: str) -> Mapping[str, ftl.Message]:
    """The messages of a language by their keys."""
    return {key: message for topic in EVERY_TOPIC for key, message in topic_of(language, topic).items()}


@cache
def every_word(language: str) -> Words:
    """The words of all topics, the page's included."""
    return Words(language, EVERY_TOPIC)


def text_of(message: ftl.Message) -> str:
    """What a message says, as it is written."""
    return str(FluentSerializer().serialize_entry(message)).partition("=")[2].strip()


# -- the files ---------------------------------------------------------------------------------------------------------


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert {folder.name for folder in locales().iterdir() if folder.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_topics_as_english(language: str) -> None:
    assert sorted(file.name for file in (locales() / language).iterdir()) == [f"{topic}.ftl" for topic in EVERY_TOPIC]


@pytest.mark.parametrize("topic", EVERY_TOPIC)
@pytest.mark.parametrize("language", OTHERS)
def test_a_topic_has_the_same_keys_as_in_english(language: str, topic: str) -> None:
    assert set(topic_of(language, topic)) == set(topic_of("en", topic))


def test_a_key_stands_in_one_topic_only() -> None:
    keys = [key for topic in EVERY_TOPIC for key in topic_of("en", topic)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_as_in_english(language: str) -> None:
    for key, message in messages("en").items():
        assert variables(messages(language)[key]).found == variables(message).found, key
        assert variables(messages(language)[key]).chosen_by == variables(message).chosen_by, key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {key for key, message in messages("en").items() if text_of(message) == text_of(messages(language)[key])}
    assert same == {key for key, languages in SAME_AS_IN_ENGLISH.items() if language in languages.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_one_line(language: str) -> None:
    for key in messages(language):
        assert every_word(language)(key, **facts(language, key, 2)).isprintable(), key


# -- the keys ----------------------------------------------------------------------------------------------------------


def test_every_key_that_the_sources_ask_for_exists() -> None:
    assert set(asked_in_python()) <= {key for topic in TOPICS for key in topic_of("en", topic)}
    assert set(asked_on_the_page()) <= set(messages("en")) - set(topic_of("en", "command"))


def test_every_key_in_the_files_is_asked_for() -> None:
    assert set(messages("en")) <= {*asked_in_python(), *asked_on_the_page()}


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_rule_has_its_sentence(language: str) -> None:
    assert list(topic_of(language, "refusals")) == family("refusal-")
    assert list(topic_of(language, "broken")) == family("rule-")


@pytest.mark.parametrize("rule", RULES)
def test_the_sentence_of_a_rule_speaks_of_its_facts(rule: str) -> None:
    assert variables(messages("en")[f"rule-{rule}"]).found == set(RULES[rule])


@pytest.mark.parametrize("key", family("refusal-"))
def test_the_sentence_of_a_refusal_is_said_as_it_is(key: str) -> None:
    assert not variables(messages("en")[key]).found


# -- the messages ------------------------------------------------------------------------------------------------------


def facts(language: str, key: str, count: int) -> dict[str, object]:
    """Something for every variable of a message: numbers where they choose the form, else words."""
    names = variables(messages(language)[key]).found
    return {name: count if name in COUNTS else f"<{name}>" for name in names}


@pytest.mark.parametrize("count", [0, 1, 2, 5, 1_000_000])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, count: int) -> None:
    say = every_word(language)
    for key, message in messages(language).items():
        said = say(key, **facts(language, key, count))
        assert said != key or text_of(message) == key
        assert "{" not in said
        for name in variables(message).found - COUNTS:
            assert f"<{name}>" in said, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_singular_and_two_are_plural(language: str) -> None:
    say = every_word(language)
    for key in messages(language):
        for name in variables(messages(language)[key]).chosen_by:
            assert name in COUNTS
            one, two = say(key, **facts(language, key, 1)), say(key, **facts(language, key, 2))
            assert one.replace("1", "2") != two, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variable_that_is_missing_is_an_error(language: str) -> None:
    with pytest.raises(LookupError, match=f"^{language}, begins: "):
        Words(language)("begins")


def test_a_key_that_is_missing_is_shown_as_it_is() -> None:
    assert Words("en")("no-such-key", number=3) == "no-such-key"


@pytest.mark.parametrize(
    ("language", "phrase"),
    [("en", "a, b and c"), ("it", "a, b e c"), ("de", "a, b und c"), ("fr", "a, b et c"), ("es", "a, b y c")],
)
def test_several_things_are_joined_as_the_language_does(language: str, phrase: str) -> None:
    say = Words(language)
    assert (say.joined(["a", "b", "c"]), say.joined(["a"]), say.joined([])) == (phrase, "a", "")


def test_names_come_out_as_they_are() -> None:
    name = "Zoë { $name } [bold] \\u0041 🎲"
    assert Words("en")("begins", name=name) == f"{name} begins."


# -- which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "es_MX.UTF-8@euro"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "it_IT", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "it_IT", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        ({"LC_CTYPE": "it_IT"}, "en"),
    ],
)
def test_the_language_is_picked_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_may_be_asked_for(language: str) -> None:
    assert words(language).language == language


def test_without_being_asked_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    words.cache_clear()
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert words().language == "it"
    words.cache_clear()


@pytest.mark.parametrize("language", ["nl", "EN", "english", "../en"])
def test_a_language_that_is_not_there_is_refused(language: str) -> None:
    with pytest.raises(SetupError, match=f"^There is no language '{language}'; there are en, it, de, fr, es\\.$"):
        words(language)


@pytest.mark.parametrize(
    ("language", "number", "signed", "share"),
    [
        ("en", "1,234,567.89", "+0.50", "12.35%"),
        ("it", "1.234.567,89", "+0,50", "12,35%"),
        ("de", "1.234.567,89", "+0,50", "12,35\xa0%"),
        ("fr", "1\u202f234\u202f567,89", "+0,50", "12,35\xa0%"),
        ("es", "1.234.567,89", "+0,50", "12,35\xa0%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, number: str, signed: str, share: str) -> None:
    say = Words(language)
    assert say.number(1234567.891, 2) == number
    assert say.number(0.5, 2, sign=True) == signed
    assert say.number(-3, sign=True) == "-3"
    assert say.percent(0.12346) == share
