"""The file: the same each time, with its fonts in it, and the rules in every language."""

import re

import pytest

from qwixx.games import GAMES, game
from qwixx.paper import MOST_SHEETS, Wanted, document
from qwixx.paper.fonts import has
from qwixx.paper.summary import ON_PAPER, sections
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.words import LANGUAGES, words
from tests.paper.reading import fonts, printed, text_of
from tests.paper.test_sheets import OWN

BOOKS = [*map(game, GAMES), game("cards", jokers="yes")]


def sentences(book: Game, language: str) -> list[str]:
    """Every heading and sentence of the rules of a game."""
    say = words(language)
    told = [key for heading, keys in sections(book) for key in (heading, *keys)]
    return [say(f"paper-{key}") if key in ON_PAPER else say(f"rules-{key}") for key in told]


def squeezed(text: str) -> str:
    """A text without its spaces."""
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=str)
def test_the_rules_are_told_on_one_page(book: Game, language: str) -> None:
    page = printed(book, language, sheets=1)
    text = squeezed(text_of(page[-1]))
    told = sentences(book, language)
    assert all(squeezed(sentence) in text for sentence in told)
    assert all(map(has, told))
    assert len(page) == (3 if book.descriptor.track else 2)


def test_the_rules_are_those_of_the_options() -> None:
    announced, sealed = (
        text_of(printed(game("classic", locks=locks), sheets=1)[-1]) for locks in ("announced", "sealed")
    )
    assert "says so aloud" in " ".join(announced.split())
    assert "says so aloud" not in " ".join(sealed.split())


def test_another_sheet_has_no_rules_told_that_are_not_its_own() -> None:
    assert len(printed(game("classic", sheet=OWN), sheets=1)) == 1
    assert len(printed("classic", sheets=1, rules=False)) == 1


def test_every_font_is_in_the_file() -> None:
    for page in printed("board", "fr"):
        assert fonts(page) == {"BitstreamVeraSans-Bold": True, "BitstreamVeraSans-Roman": True}
    assert b"Helvetica" not in document(game("board"), words("fr"), Wanted())


def test_the_same_game_gives_the_same_bytes() -> None:
    first, second = (document(game("board"), words("it"), Wanted()) for _ in range(2))
    assert first == second
    assert first != document(game("board"), words("it"), Wanted(paper="letter"))


def test_many_sheets_cost_little() -> None:
    few, many = (len(document(game("classic"), words("en"), Wanted(sheets=sheets))) for sheets in (4, MOST_SHEETS))
    assert many < 3 * few


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"sheets": 0}, "1 to 400 sheets can be printed, not 0."),
        ({"sheets": 10_000}, "1 to 400 sheets can be printed, not 10000."),
        ({"per_page": 3}, "2 or 4 sheets fit on a page, not 3."),
        ({"paper": "a5"}, "There is no paper 'a5'; there is a4 and letter."),
    ],
)
def test_what_cannot_be_printed_is_refused(wanted: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=re.escape(sentence)):
        Wanted(**wanted)  # type: ignore[arg-type]
