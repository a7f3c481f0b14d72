"""A session: everything saved, nothing decided twice, nothing sealed shown."""

import pytest

from qwixx.cli.play.asking import question
from qwixx.cli.play.chronicle import Chronicle
from qwixx.cli.play.saves import Saves, Trouble
from qwixx.cli.play.seats import LocalSeat, read_seats
from qwixx.cli.play.session import Session
from qwixx.fairness import verify
from qwixx.games import GAMES, game
from qwixx.players.registry import names
from qwixx.records import Act, fold
from qwixx.rules.actions import Mark, Pass
from qwixx.rules.errors import IllegalAction, SetupError, WrongPlayers, WrongSeat
from qwixx.words.language import words
from tests.play.people import ADA, BEN, BOT, PEOPLE_AND_BOTS, SEED, book, choice, happenings, play_on, until_reply

THERE = f"there are {', '.join(names())}, and greedy:0 to greedy:99."


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_broken_off_after_everything_goes_on_as_it_would_have(name: str, saves: Saves) -> None:
    whole = play_on(Session.new(book(name), PEOPLE_AND_BOTS[name], None, SEED))
    session = Session.new(book(name), PEOPLE_AND_BOTS[name], saves, SEED)
    save = session.saved_as
    assert save
    while not session.over:
        next(happenings(session))
        session.close()
        if not session.over:
            session = Session.resume(save, saves)
    assert session.events == whole.events
    assert saves.load(save).record == whole.record


@pytest.mark.parametrize("name", GAMES)
def test_the_state_follows_from_the_record_and_chance_from_the_seed(name: str) -> None:
    session = Session.new(book(name), PEOPLE_AND_BOTS[name], None)
    for _ in happenings(session):
        assert session.state == fold(session.record)
    assert verify(session.record).finding == "no-salt"


def test_another_seed_gives_another_game() -> None:
    games = [play_on(Session.new(book("classic"), [ADA, BOT], None)).events for _ in range(2)]
    assert games[0] != games[1]


# -- who is to act -----------------------------------------------------------------------------------------------------


def until_asked(session: Session) -> Session:
    """The session when somebody is asked."""
    while session.step() is not None:
        pass
    return session


def test_bots_answer_first_and_people_follow_in_order_of_play() -> None:
    session = until_asked(Session.new(game("classic"), [ADA, BOT, BEN, LocalSeat("Cleo")], None, SEED))
    assert session.state.phase == "white"
    people = [seat for seat in (0, 2, 3) if seat >= session.state.active]
    assert session.deciding() == (*people, *(seat for seat in (0, 2, 3) if seat not in people))
    assert isinstance(session.events[-1], Act)
    assert session.events[-1].seat == 1


def test_nobody_is_asked_when_the_game_is_over() -> None:
    session = play_on(Session.new(game("cards"), [BOT, BEN], None, SEED))
    assert (session.deciding(), session.step()) == ((), None)


def test_what_the_rules_refuse_changes_nothing(saves: Saves) -> None:
    session = until_asked(Session.new(game("classic"), [ADA], saves, SEED))
    before = session.record
    with pytest.raises(IllegalAction):
        session.act(0, Mark("r", 12))
    with pytest.raises(WrongSeat):
        session.act(3, Pass())
    assert session.record == before == saves.load("classic-1").record


# -- sealed answers ----------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_public_when_all_have_answered() -> None:
    session = until_asked(Session.new(game("classic"), [ADA, BEN, BOT], None, SEED))
    told = Chronicle(session, words("en"))
    known = session.play.settled
    assert known == len(session.events) - 1
    session.act(session.deciding()[0], Pass())
    assert (session.play.settled, told.go_on()) == (known, [])
    session.act(session.deciding()[0], Pass())
    assert session.play.settled == len(session.events)
    assert len(told.go_on()) >= 3
    assert told.go_on() == []


def test_a_sealed_answer_can_be_taken_back_and_changed(saves: Saves) -> None:
    session = until_asked(Session.new(game("classic"), [ADA, BEN, BOT], saves, SEED))
    before, first = session.record, session.deciding()[0]
    session.act(first, session.legal(first)[1])
    session.retract(first)
    assert session.record == before == saves.load("classic-1").record
    assert session.state == fold(before)
    session.act(first, Pass())
    second = session.deciding()[0]
    session.retract(first)
    session.act(second, Pass())
    session.act(first, choice(session, first))
    assert session.state == fold(session.record)


def test_whoever_crossed_nothing_is_asked_when_a_lock_is_announced_and_nobody_else() -> None:
    session = until_reply("classic", [ADA, BEN, LocalSeat("Cleo")], 15)
    assert session.deciding() == session.view(None).asked == (1, 2)
    assert session.legal(0) == ()
    assert question(session, 1, words("en")) == "Ada closes red: cross off red 12 too?"
    told = Chronicle(session, words("en"))
    session.act(1, Mark("r", 12))
    assert (session.deciding(), session.sealed(), told.go_on()) == ((2,), (1,), [])
    session.retract(1)
    assert (session.deciding(), session.sealed()) == ((1, 2), ())
    session.act(1, Mark("r", 12))
    session.act(2, Pass())
    assert told.go_on() == ["Ben crosses off red 12.", "Cleo passes.", "Ben locks red."]
    assert session.state.phase == "colour"


def test_a_bot_replies_before_the_people() -> None:
    session = until_reply("classic", [ADA, BEN, LocalSeat("Cleo")], 15)
    seats = [*session.seats[:2], LocalSeat("Cleo", "normal")]
    with_bot = Session(session.play, seats, SEED, None)
    assert with_bot.step() == with_bot.events[-1] != session.events[-1]
    assert (with_bot.deciding(), with_bot.view(None).waiting) == ((1,), (1,))
    assert with_bot.step() is None


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Ada closes row 1: cross off red 12 too?"),
        ("it", "Ada chiude: la riga 1. Segni anche tu il 12 rosso?"),
        ("de", "Ada schließt Reihe 1: Kreuzt du Rot 12 auch an?"),
    ],
)
def test_on_a_mixed_sheet_the_row_that_closes_is_called_by_its_number(language: str, asked: str) -> None:
    assert question(until_reply("mixx-a", [ADA, BEN], 2), 1, words(language)) == asked


def test_what_is_settled_cannot_be_taken_back() -> None:
    session = until_asked(Session.new(game("classic"), [ADA], None, SEED))
    session.act(0, Pass())
    with pytest.raises(WrongSeat):
        session.retract(0)


# -- when it cannot be saved -------------------------------------------------------------------------------------------


def test_what_cannot_be_saved_has_not_happened(saves: Saves) -> None:
    session = until_asked(Session.new(game("classic"), [ADA], saves, SEED))
    before = session.record
    aside = saves.folder.rename(saves.folder.with_name("aside"))
    with pytest.raises(Trouble) as trouble:
        session.act(0, Pass())
    assert trouble.value.kind == "unwritten"
    assert session.record == before
    aside.rename(saves.folder)
    session.act(0, Pass())
    assert saves.load("classic-1").record == session.record


def test_a_game_can_go_on_without_being_saved(saves: Saves) -> None:
    session = Session.new(game("classic"), [ADA], saves, SEED)
    before = session.record
    session.play_unsaved()
    play_on(session)
    assert session.saved_as is None
    assert saves.load("classic-1").record == before


# -- seats -------------------------------------------------------------------------------------------------------------


def test_seats_are_read_as_they_were_typed() -> None:
    assert read_seats(["Emma", "bot", "bot:easy"]) == (
        LocalSeat("Emma"),
        LocalSeat("Max", "normal"),
        LocalSeat("Laura", "easy"),
    )
    assert read_seats([]) == ()


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (["bot:perfect"], f"There is no player 'perfect'; {THERE}"),
        (["bot:"], f"There is no player ''; {THERE}"),
        (["Ada", "Ada"], "Two seats are called 'Ada'; everybody needs a name of their own."),
        (["Ada", "ADA"], "Two seats are called 'ADA'; everybody needs a name of their own."),
        (["\u2800"], "'\u2800' cannot be a name: a name has no blank signs but spaces."),
        ([" Ada"], "' Ada' cannot be a name: a name is text without spaces around it."),
        (["\x1b[2J"], r"'\\x1b[2J' cannot be a name: a name has only printable characters."),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: list[str], why: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_seats(seats)
    assert str(refused.value) == why.replace("\\\\", "\\")


def test_a_game_for_more_is_refused_and_leaves_nothing_behind(saves: Saves) -> None:
    with pytest.raises(WrongPlayers):
        Session.new(game("cards"), [ADA], saves)
    assert saves.listed() == []
