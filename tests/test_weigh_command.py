"""`qwixx weigh`: what every choice in a position is worth."""

import json

import pytest

from tests.commands import Command

POSITION = "classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"


def test_a_table_with_every_choice(command: Command) -> None:
    run = command("weigh", POSITION, "--rolls", "--lang", "en")
    assert (run.code, run.err) == (0, "")
    assert all(action in run.out for action in ("pass", "r7", "y7", "g7", "b7", "Before the roll", "White sum"))


def test_one_json_document(command: Command) -> None:
    said = json.loads(command("weigh", POSITION, "--json").out)
    assert [*said] == ["position", "seat", "choices", "before"]
    assert {choice["action"] for choice in said["choices"]} == {"pass", "r7", "y7", "g7", "b7"}
    assert len(json.loads(command("weigh", POSITION, "--json", "--rolls").out)["rolls"]) == 11


def test_other_dice_and_another_seat(command: Command) -> None:
    said = json.loads(command("weigh", POSITION, "--roll", "6 6 r2 y5 g1 b6", "--seat", "2", "--json").out)
    assert said["seat"] == 1
    assert {choice["action"] for choice in said["choices"]} == {"pass", "g12", "b12"}


def test_before_the_roll_and_at_the_end(command: Command) -> None:
    assert "Before the roll" in command("weigh", "classic; roll 5 1; sheets r5 | y2", "--lang", "en").out
    over = command("weigh", "classic; over 5 1; sheets p4 | y2", "--lang", "en")
    assert "At the end" in over.out
    assert "100.0%" in over.out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["nonsense"], "There is no game"),
        ([POSITION, "--roll", "7 7"], "not an outcome"),
        ([POSITION, "--roll", "1 1 r1"], "The dice to roll are"),
        ([POSITION, "--seat", "3"], "--seat goes from 1 to 2"),
        (["cards; first 0 -; sheets - | -"], "dice games"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(command: Command, given: list[str], said: str) -> None:
    run = command("weigh", *given)
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1
