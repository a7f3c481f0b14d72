"""What a person types: every shortening that can be meant, and whatever else comes out of a keyboard."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.cli.play.letters import Letters, letters_of
from qwixx.cli.play.session import Session
from qwixx.cli.play.typed import Refused, read
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.words.language import LANGUAGES, Words, words
from tests.play.people import ADA, BEN, SEED
from tests.positions import arrange_cards
from tests.soak import examples

LETTERS = Letters(words("en"))


def at(name: str, phase: str, number: int) -> Session:
    """A game in which somebody is to decide in this phase."""
    session = Session.new(game(name), [ADA, BEN], None, seed_digits(number))
    while True:
        if session.step() is None:
            if session.state.phase == phase:
                return session
            seat = session.deciding()[0]
            session.act(seat, session.legal(seat)[0])


@pytest.mark.parametrize(
    ("name", "phase", "typed", "meant"),
    [
        ("classic", "white", "r7", "r7"),
        ("classic", "white", "  R7 ", "r7"),
        ("classic", "white", "b", "b7"),
        ("classic", "white", "p", "pass"),
        ("classic", "colour", "pass", "pass"),
        ("board", "move", "move 5 g10", "move 5 g10"),
        ("board", "move", "move 5", "move 5 g10"),
        ("board", "move", "m 5", "move 5 g10"),
        ("board", "move", "5", "move 5 g10"),
        ("board", "move", "p", "pass"),
        ("cards", "take", "take 12", "take 12@4"),
        ("cards", "take", "take 12@4", "take 12@4"),
        ("cards", "take", "t 12", "take 12@4"),
        ("cards", "take", "12", "take 12@4"),
        ("cards", "take", "12@4", "take 12@4"),
        ("cards", "take", "take 11", "take 11@1"),
        ("cards", "take", "11@2", "take 11@2"),
        ("mixx-a", "white", "b", "b7"),
        ("cards", "play", "play y4 y6", "play y4 y6"),
        ("cards", "play", "play y6 y4", "play y4 y6"),
        ("cards", "play", "p y6 y4 m y6 y4", "play y4 y6 mark y4 y6"),
        ("cards", "play", "y6 m y6", "play y6 mark y6"),
        ("cards", "play", "play y6 y4 mark y6", "play y4 y6 mark y6"),
    ],
)
def test_shortenings_are_understood_as_long_as_only_one_thing_fits(
    name: str, phase: str, typed: str, meant: str
) -> None:
    session = at(name, phase, 15)
    assert str(read(session, session.deciding()[0], typed, words("en"), LETTERS)) == meant


@pytest.mark.parametrize(
    ("name", "phase", "typed", "answer"),
    [
        ("classic", "white", "", "Possible: pass, r7, y7, g7, b7"),
        ("classic", "white", "x", "“x” is not possible now. Possible: pass, r7, y7, g7, b7"),
        ("classic", "white", "take 3", "“take 3” is not possible now. Possible: pass, r7, y7, g7, b7"),
        (
            "classic",
            "white",
            "r12",
            "The last number of a row needs 5 crosses before it: for red 12 you have 0. Possible:",
        ),
        ("classic", "white", "r8", "The white dice make 7, so red 8 cannot be crossed off now. Possible: pass,"),
        ("classic", "white", "a" * 99, f"“{'a' * 30}…” is not possible now."),
        ("classic", "white", "\x1b[2J\x00", "“?[2j?” is not possible now."),
        ("board", "move", "move 9 r4", "The pawn moves 1 to 5 free fields, not 9. Possible:"),
        ("classic", "white", "r1", "There is no red 1 on the sheet. Possible: pass, r7,"),
        ("mixx-a", "white", "1", "“1” is not possible now. Possible: pass, b7, g7, y7, r7"),
        ("cards", "take", "1", "Cards on the display with the back 1: 0. You asked for 1. Possible:"),
        ("cards", "take", "take 11@4", "The card at place 4 of the display is not a 11. Possible: take 11@1,"),
        ("cards", "play", "y6 y4", "“y6 y4” could mean: play y4 y6, play y4 y6 mark"),
        ("cards", "take", "take 3", "Cards on the display with the back 3: 0. You asked for 1. Possible:"),
        ("cards", "play", "y6", "“y6” could mean: play y6, play y6 mark y6"),
        ("cards", "play", "pass", "“pass” is not possible now. Possible: play r8, play r8 mark r8, play y4, play y4"),
        ("cards", "play", "play b2", "You do not hold blue 2. Possible: play r8,"),
        ("cards-jokers", "play", "play jr12", "You do not hold the joker 12. Possible:"),
    ],
)
def test_what_is_not_understood_or_not_allowed_is_answered_in_one_line(
    name: str, phase: str, typed: str, answer: str
) -> None:
    session = at(name, phase, 15)
    with pytest.raises(Refused) as refused:
        read(session, session.deciding()[0], typed, words("en"), LETTERS)
    assert str(refused.value).startswith(answer)
    assert str(refused.value).isprintable()


def two_sevens(old: str) -> Session:
    """A card game with two sevens on the display, and with these cards of an earlier shuffle than the others."""
    hands = ["r2 r3 r4 r5", "y2 y3 y4 y5"]
    state = arrange_cards(game("cards"), ["-", "-"], hands, display="r7 g3 y7 b9", pile="g4 g5", old=old)
    return Session(Play(game("cards"), state, Fair(SEED)), [ADA, BEN], SEED, None)


@pytest.mark.parametrize("typed", ["take 7", "7", "t 7"])
def test_cards_that_nobody_can_tell_apart_need_no_place(typed: str) -> None:
    assert str(read(two_sevens(""), 0, typed, words("en"), LETTERS)) == "take 7@1"
    with pytest.raises(Refused, match=r"could mean: take 7@1, take 7@3$"):
        read(two_sevens("r7 g3"), 0, typed, words("en"), LETTERS)
    assert str(read(two_sevens("r7 g3"), 0, "7@3", words("en"), LETTERS)) == "take 7@3"


PHASES = [
    at(name, phase, 15)
    for name, phase in [
        ("classic", "white"),
        ("classic", "colour"),
        ("board", "move"),
        ("cards", "take"),
        ("cards", "call"),
        ("cards-jokers", "play"),
    ]
]
WORDS = st.one_of(
    st.sampled_from(["pass", "move", "take", "play", "mark", "next", "stop", "p", "m", "j", "jr3", "j3", "0", "-1"]),
    st.from_regex(r"j?[rygbxp][0-9]{1,3}", fullmatch=True),
    st.integers(0, 13).map(str),
    st.text(max_size=5),
)


def read_or_refuse(session: Session, seat: int, text: str, say: Words) -> str:
    """The action that is meant, or the line in which it is refused."""
    try:
        return str(read(session, seat, text, say, letters_of(session.game, say)))
    except Refused as refused:
        return str(refused)


@examples(100)
@given(st.sampled_from(PHASES), st.lists(WORDS, max_size=8).map(" ".join), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_is_legal_or_refused_in_one_line(session: Session, text: str, language: str) -> None:
    seat = session.deciding()[0]
    answer = read_or_refuse(session, seat, text, words(language))
    assert answer.isprintable()
    letters = letters_of(session.game, words(language))
    asked = answer.startswith(words(language)("play-ambiguous", typed="\n", possible="").partition("\n")[0])
    assert asked or any(letters.spelled(action) in answer or str(action) == answer for action in session.legal(seat))


# -- one's own language ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_read_as_it_is_shown(language: str) -> None:
    say = words(language)
    for session in [*PHASES, at("mixx-a", "colour", 15)]:
        seat, letters = session.deciding()[0], letters_of(session.game, say)
        for action in session.legal(seat):
            assert read(session, seat, letters.spelled(action), say, letters) == action


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "r red, y yellow, g green, b blue"),
        ("it", "r rosso, gi giallo, v verde, b blu"),
        ("de", "r Rot, ge Gelb, gr Grün, b Blau"),
        ("fr", "r rouge, j jaune, v vert, b bleu"),
        ("es", "r rojo, am amarillo, v verde, az azul"),
    ],
)
def test_which_letter_means_which_colour_is_said(language: str, listed: str) -> None:
    assert Letters(words(language)).listed() == listed


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("it", "gi7", "y7"),
        ("it", "giallo 7", "y7"),
        ("it", "GIALLO7", "y7"),
        ("it", "y7", "y7"),
        ("it", "v7", "g7"),
        ("it", "verde 7", "g7"),
        ("it", "v", "g7"),
        ("it", "passo", "pass"),
        ("it", "p", "pass"),
        ("it", "pass", "pass"),
        ("de", "ge7", "y7"),
        ("de", "Grün 7", "g7"),
        ("de", "grun7", "g7"),
        ("de", "y7", "y7"),
        ("fr", "j7", "y7"),
        ("fr", "vert 7", "g7"),
        ("es", "am7", "y7"),
        ("es", "azul 7", "b7"),
        ("es", "g7", "g7"),
    ],
)
def test_words_and_letters_of_ones_own_language_are_understood(language: str, typed: str, meant: str) -> None:
    session, say = at("classic", "white", 15), words(language)
    assert str(read(session, session.deciding()[0], typed, say, letters_of(session.game, say))) == meant


@pytest.mark.parametrize(
    ("language", "typed", "asked"),
    [
        ("it", "g7", "«g7» può essere più di un colore. Quale intendi: gi7 (giallo 7), v7 (verde 7)?"),
        ("it", "g", "«g» può essere più di un colore. Quale intendi: gi (giallo), v (verde)?"),
        ("de", "g7", "„g7“ kann mehr als eine Farbe sein. Welche meinst du: ge7 (Gelb 7), gr7 (Grün 7)?"),
        ("es", "a7", "«a7» puede ser más de un color. ¿Cuál quieres decir: am7 (amarillo 7), az7 (azul 7)?"),
    ],
)
def test_a_letter_that_can_be_two_colours_crosses_nothing_but_is_asked_about(
    language: str, typed: str, asked: str
) -> None:
    session, say = at("classic", "white", 15), words(language)
    with pytest.raises(Refused) as refused:
        read(session, session.deciding()[0], typed, say, letters_of(session.game, say))
    assert str(refused.value) == asked


def test_where_it_is_confirmed_first_the_letters_on_the_screen_come_first() -> None:
    session, say = at("classic", "white", 15), words("it")
    seat, letters = session.deciding()[0], Letters(say, notation_first=True)
    assert [str(read(session, seat, typed, say, letters)) for typed in ("g7", "gi7", "v7")] == ["g7", "y7", "g7"]


def test_with_jokers_the_letter_of_a_joker_is_not_that_of_a_colour() -> None:
    assert letters_of(game("cards", jokers="yes"), words("fr")).letter("y") == "ja"
    assert letters_of(game("cards"), words("fr")).letter("y") == "j"
