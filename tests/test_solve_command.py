"""`qwixx solve`: the value of solo play, of a sheet, of every choice; and refusals in one line."""

import json
from functools import partial

import pytest

from qwixx.rules.outcomes import Roll
from qwixx.rules.sheet import Sheet
from qwixx.words.language import LANGUAGES, Words
from tests.commands import Command, Run
from tests.solved import solution

SHEET = "r5 r7 y2 g12 p1"
DICE = "3,4,r2,y5,g1,b6"
ROLL = Roll((3, 4), (("r", 2), ("y", 5), ("g", 1), ("b", 6)))
RED_LOCKED = "r2 r3 r4 r5 r6 r12"


@pytest.fixture
def solve(command: Command) -> Command:
    """The command `qwixx solve`."""
    return partial(command, "solve")


def document(run: Run) -> dict[str, object]:
    """The one JSON document printed, without the time it took."""
    assert (run.code, run.err, run.out.count("\n")) == (0, "", 1)
    found = json.loads(run.out)
    assert isinstance(found, dict)
    assert found.pop("seconds") > 0
    return found


def test_json_tells_the_value_of_solo_play(solve: Command) -> None:
    found = document(solve("solo", "--json"))
    assert found == {"value": solution().value(Sheet()), "states": solution().states}
    assert found["value"] == pytest.approx(115.4831, abs=5e-5)


def test_json_tells_the_value_of_a_sheet(solve: Command) -> None:
    found = document(solve("solo", "--sheet", "y2 r7 p1 g12 r5", "--json"))
    assert found == {"value": solution().value(Sheet.parse(SHEET)), "states": solution().states, "sheet": SHEET}


@pytest.mark.parametrize("dice", [DICE, "3 4 r2 y5 g1 b6", " 3, 4,R2,B6,y5,g1"])
def test_json_tells_every_choice_best_first(solve: Command, dice: str) -> None:
    choices = solution().choices(Sheet.parse(SHEET), ROLL)
    shown = [{"white": str(white), "colour": str(colour), "value": value} for white, colour, value in choices]
    assert document(solve("solo", "--sheet", SHEET, "--roll", dice, "--json"))["choices"] == shown


def test_where_the_white_cross_ends_the_game_there_is_no_colour(solve: Command) -> None:
    asked = ("solo", "--sheet", f"{RED_LOCKED} y2 y3 y4 y5 y6", "--roll", "6,6,y1,g1,b1")
    choices = document(solve(*asked, "--json"))["choices"]
    assert isinstance(choices, list)
    assert {"white": "y12", "colour": None, "value": 56.0} in choices
    assert any(line.startswith("y12 ") and "the game is over" in line for line in solve(*asked).out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_in_words(solve: Command, language: str) -> None:
    say = Words(language)
    alone = solve("solo", "--lang", language)
    assert (alone.code, alone.err) == (0, "")
    assert alone.out.splitlines()[0] == say("solved-blank", value=say.number(115.4831, 4))
    assert say.number(solution().states) in alone.out
    sheet = solve("solo", "--sheet", SHEET, "--roll", DICE, "--lang", language)
    assert (sheet.code, sheet.err) == (0, "")
    first, headings, *choices = sheet.out.splitlines()
    assert first == say("solved-sheet", sheet=SHEET, value=say.number(99.4864, 4))
    assert [say(key) in headings for key in ("choice-white", "choice-colour", "choice-value")] == [True] * 3
    assert choices[0].split() == ["pass", "b10", say.number(97.7473, 4)]
    assert len(choices) == len(solution().choices(Sheet.parse(SHEET), ROLL))


def test_on_a_terminal_the_bar_is_beside_the_answer(solve: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    run = solve("solo", "--json")
    assert "Solving solo play" in run.err
    assert json.loads(run.out)["states"] == solution().states


WRONG = [
    (("duel",), "'duel' is not solved; only solo is."),
    ((), "Missing argument 'solo'. See: qwixx --help"),
    (("solo", "--game", "cards"), "Of 'cards' alone there is no solution; there is of classic, mixx-a, mixx-b."),
    (("solo", "--game", "deluxe"), "Of 'deluxe' alone there is no solution; there is of classic, mixx-a, mixx-b."),
    (("solo", "--game", "mixx-b", "--sheet", "r10 r11"), "r11 needs 5 crosses before it in its row."),
    (("solo", "--game", "mixx-a", "--sheet", "r2 r7@1"), "'r7@1' is not a number on the sheet"),
    (("solo", "--roll", DICE), "--roll needs a sheet: give --sheet too, - for a blank one."),
    (("solo", "--sheet", "r5 x7"), "'x7' is not a number on the sheet (like r5) nor penalties (like p2)."),
    (("solo", "--sheet", "r5 r12"), "r12 needs 5 crosses before it in its row."),
    (("solo", "--sheet", "r5 r5 p1 p1"), "r5 stands there twice; a number is crossed once."),
    (("solo", "--sheet", "r5 p1 p1"), "The penalties stand there twice; write all of them once, like p2."),
    (("solo", "--sheet", "p5"), "5 penalties: a sheet has 4 boxes."),
    (("solo", "--sheet", f"{RED_LOCKED} {RED_LOCKED.replace('r', 'y')} p4"), "'r2 r3 r4"),
    (("solo", "--sheet", "-", "--roll", "7"), "'7' is not a roll; write the white dice, then the coloured ones,"),
    (("solo", "--sheet", "-", "--roll", ""), "'' is not a roll; write the white dice, then the coloured ones,"),
    (("solo", "--sheet", "-", "--roll", "3,7,r2,y5,g1,b6"), "'3,7,r2,y5,g1,b6' is not a roll; write "),
    (("solo", "--sheet", "-", "--roll", "r2,y5,g1,b6,3,4"), "'r2,y5,g1,b6,3,4' is not a roll; write "),
    (("solo", "--sheet", "-", "--roll", "3,4,r2,y5,g1"), "The dice to roll are two white, red, yellow, green, blue"),
    (("solo", "--sheet", "-", "--roll", "3,4,r2,r2,y5,g1,b6"), "The dice to roll are two white, red, yellow, green"),
    (("solo", "--sheet", RED_LOCKED, "--roll", DICE), "The dice to roll are two white, yellow, green, blue, in this"),
    (("solo", "--sheet", "p4", "--roll", DICE), "The game is over with 'p4': nothing is rolled any more."),
    (("solo", "--lang", "xx"), "There is no language 'xx'"),
    (("solo", "--sheet", "two\nlines\n"), "'two' is not a number on the sheet"),
]


@pytest.mark.parametrize(("arguments", "line"), WRONG, ids=lambda value: ascii(value)[:60])
@pytest.mark.parametrize("as_json", [False, True])
def test_what_cannot_be_told_is_refused_in_one_line(
    solve: Command, arguments: tuple[str, ...], line: str, as_json: bool
) -> None:
    run = solve(*arguments, *(["--json"] if as_json else []))
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"qwixx: {line}")
    assert run.err[:-1].isprintable()
    assert run.err.endswith("\n")


def test_help_tells_how_to_ask(solve: Command) -> None:
    run = solve("--help")
    assert run.code == 0
    assert all(word in run.out for word in ("--game", "--sheet", "--roll", "--json", "solo"))
