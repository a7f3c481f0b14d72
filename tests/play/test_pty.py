"""A terminal, a person typing, and somebody who pulls the plug."""

import signal
from collections.abc import Sequence
from dataclasses import replace

import pytest

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.cli.seeds import seed_digits
from qwixx.records import Act, Event
from qwixx.rules.actions import Pass
from qwixx.rules.game import Game
from tests.play.people import ADA, BOT, PEOPLE_AND_BOTS, book, play_on
from tests.play.terminal import Terminal

PROMPT = "Ada> "
SEED = 3
AT_ONCE = 6  # answers before the process is killed


def typed_in(game: Game, seats: Sequence[LocalSeat], events: Sequence[Event]) -> list[str]:
    """What the people of a game have typed, in order: whatever they did where they had a choice."""
    session = Session.new(game, seats, None, seed_digits(SEED))
    typed = []
    for event in events:
        if isinstance(event, Act) and seats[event.seat].level is None:
            if session.legal(event.seat) != (Pass(),):
                typed.append(str(event.action))
            session.act(event.seat, event.action)
        else:
            session.step()
    return typed


def seats_as_typed(seats: Sequence[LocalSeat]) -> list[str]:
    """The seats of a game as a command has them."""
    return [word for seat in seats for word in ("--seat", f"bot:{seat.level}" if seat.level else seat.name)]


@pytest.mark.parametrize("name", ["classic", "cards-jokers"])
def test_a_game_that_is_killed_again_and_again_ends_as_if_it_had_not_been(name: str, saves: Saves) -> None:
    game, seats = book(name), PEOPLE_AND_BOTS[name]
    kept = game.id
    whole = play_on(Session.new(game, seats, None, seed_digits(SEED)))
    typed = typed_in(game, seats, whole.events)
    command = ["play", name, *seats_as_typed(seats), "--seed", SEED, "--plain"]
    done = 0
    while len(typed) - done > AT_ONCE:
        with Terminal(*command) as terminal:
            for text in typed[done : done + AT_ONCE]:
                assert terminal.wait_for(PROMPT).endswith(PROMPT)
                terminal.type(f"{text}\r")
            terminal.kill()  # while the last answer is being read, done, saved or followed by the bots
        record = saves.load(f"{kept}-1").record
        assert record
        assert record.events == whole.events[: len(record.events)]
        done = len(typed_in(game, seats, record.events))
        command = ["resume", f"{kept}-1", "--plain"]
    with Terminal(*command) as terminal:
        for text in typed[done:]:
            terminal.wait_for(PROMPT)
            terminal.type(f"{text}\r")
        terminal.wait_for("q: leave.")
        terminal.type("q\r")
        assert terminal.end() == 0
    assert saves.load(f"{kept}-1").record == whole.record


def test_a_dumb_terminal_is_written_to_in_plain_lines(saves: Saves) -> None:
    with Terminal("play", "classic", "--seat", "Ada", TERM="dumb") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("q\r")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.shown
    assert len(saves.listed()) == 1


def test_a_hand_is_pushed_away_before_the_next_person_comes(saves: Saves) -> None:
    assert not saves.listed()
    with Terminal("play", "cards", "--seat", "Ada", "--seat", "Ben", "--plain", "--seed", 15) as terminal:
        terminal.wait_for("press Enter.")
        terminal.type("\r")
        assert "Your cards:" in terminal.wait_for("Ben> ")
        terminal.type("take 2\r")
        terminal.wait_for("Ben> ")
        terminal.type("y5\r")
        covered = terminal.wait_for("press Enter.")
        assert "\r\n" * 24 in covered
        assert "Your cards:" not in covered
        terminal.type("\r")
        assert "Your cards:" in terminal.wait_for("Ada> ")


def test_ctrl_c_and_ctrl_d_leave_gently(saves: Saves) -> None:
    with Terminal("play", "classic", "--seat", "Ada", "--plain") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("\x04")
        assert terminal.end() == 0
        assert terminal.shown.endswith("The game is saved. To go on: qwixx resume classic-1\r\n")
    with Terminal("resume", "--plain") as terminal:
        terminal.wait_for(PROMPT)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 130
        assert terminal.shown.endswith("The game is saved. To go on: qwixx resume classic-1\r\n")
    assert len(saves.listed()) == 1


def test_a_second_terminal_is_told_that_the_game_is_open_in_the_first(saves: Saves) -> None:
    with Terminal("play", "classic", "--seat", "Ada", "--plain") as first:
        first.wait_for(PROMPT)
        with Terminal("resume", "classic-1", "--plain") as second:
            assert second.end() == 1
            assert "The game classic-1 is open elsewhere just now." in second.shown
        first.type("pass\r")
        first.wait_for(PROMPT)
    record = saves.load("classic-1").record
    assert record
    assert record.events[-1] == Act(0, Pass())


def test_a_game_on_the_screen_that_is_killed_goes_on_too(saves: Saves) -> None:
    with Terminal("play", "classic", "--seat", "Ada", "--seat", "Ben", "--fast") as terminal:
        terminal.wait_for("Ben")
        terminal.kill()
    with Terminal("resume", "--fast") as terminal:
        terminal.wait_for("Ben")
        terminal.type("\x03")
        assert terminal.end() == 130
        assert "To go on: qwixx resume classic-1" in terminal.shown
    with Terminal("resume", "--plain") as terminal:
        assert "The original goes on: Ada and Ben." in terminal.wait_for("> ")
    assert len(saves.listed()) == 1


# -- the end -----------------------------------------------------------------------------------------------------------


def nearly_over(saves: Saves) -> str:
    """Save a game in which the next decision of a person is the last one; what has to be typed."""
    session = play_on(Session.new(book("classic"), (ADA, BOT), None, seed_digits(7)))
    played = session.events
    last = max(place for place, event in enumerate(played) if isinstance(event, Act) and event.seat == 0)
    place = saves.begin("classic")
    place.write(replace(session.record, events=tuple(played[:last])), (None, "easy"))
    place.give_up()
    final = played[last]
    assert isinstance(final, Act)
    return str(final.action)


def test_in_lines_a_rematch_needs_two_enters_and_another_game_keeps_the_names(saves: Saves) -> None:
    typed = nearly_over(saves)
    with Terminal("resume", "--plain") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type(f"{typed}\r\r")  # one Enter too many
        terminal.wait_for("A rematch? Enter again begins it.")
        terminal.type("\r")
        assert "The original: Ada and Emma." in terminal.wait_for(PROMPT)
        terminal.type("q\r")
        assert terminal.end() == 0
    assert {saved.name for saved in saves.listed()} == {"classic-1", "classic-2"}
    nearly_over(saves)
    with Terminal("resume", "classic-3", "--plain") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type(f"{typed}\r")
        terminal.wait_for("n: another game.")
        terminal.type("n\r")
        terminal.wait_for("Number [1]")
        terminal.type("\r")
        terminal.wait_for("Number [1]")
        terminal.type("\r")
        assert "[Ada]" in terminal.wait_for("[Ada]")
        terminal.type("\x04")
        assert terminal.end() == 0


# -- what a terminal says of itself ------------------------------------------------------------------------------------


class Asking(Terminal):
    """A process that asks its terminal for the background."""

    program = "from qwixx.cli.play.look import chosen_look; print('look:', chosen_look(None), flush=True)"


ASKED = "\x1b]11;?\x07\x1b[c"


@pytest.mark.parametrize(
    ("answer", "environment", "look"),
    [
        ("\x1b]11;rgb:ffff/fdfd/f5f5\x1b\\\x1b[?62;22c", {}, "256-light"),
        ("\x1b]11;rgb:00/00/00\x07\x1b[?6c", {"COLORFGBG": "0;15"}, "256-dark"),
        ("\x1b[?6c", {"COLORFGBG": "0;15"}, "256-light"),
        ("\x1b[?6c", {}, "256-dark"),
        ("", {}, "256-dark"),
    ],
)
def test_a_terminal_is_asked_for_its_background(answer: str, environment: dict[str, str], look: str) -> None:
    with Asking(**environment) as terminal:
        terminal.wait_for(ASKED)
        terminal.type(answer)
        assert terminal.end() == 0
        assert f"look: {look}\r\n" in terminal.shown


def test_a_terminal_that_is_told_what_to_look_like_is_not_asked(saves: Saves) -> None:
    assert not saves.listed()
    with Asking(QWIXX_COLOURS="16-light") as terminal:
        assert terminal.end() == 0
        assert ASKED not in terminal.shown
        assert "look: 16-light" in terminal.shown
