"""What the documents show is true."""

import json
import re
import runpy
import tomllib
from doctest import DocTestParser
from pathlib import Path
from typing import Any

import pytest

from qwixx import boards, records
from qwixx.fairness import verify
from qwixx.games import GAMES
from qwixx.rules import actions
from tests.fair_games import NAMES, SALTS, fair_game, outcomes

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_records_in_the_notation_are_valid() -> None:
    text = next(
        part for part in (DOCS / "notation.md").read_text(encoding="utf-8").split("```\n") if part.startswith("qwixx")
    )
    json_form = blocks("notation.md", "json")[0]
    assert records.parse(text).game.id == "board"
    assert verify(records.parse(text)).proven
    assert records.parse(json_form).names == ("Emma", "Max")


def test_the_board_in_the_notation_is_valid_once_it_has_fields_enough() -> None:
    text = blocks("notation.md", "toml")[0]
    field = '  { colour = "blue", number = 7, points = 2 },\n'
    assert len(boards.parse(text.replace("  # … at least six\n", field * 4).encode()).fields) == 6


def test_the_actions_in_the_notation_are_read_back() -> None:
    table = (DOCS / "notation.md").read_text(encoding="utf-8").partition("| text | meaning |")[2].partition("\n\n")[0]
    shown = [text for line in table.splitlines()[2:] for text in re.findall(r"`([^`]+)`", line.split("|")[1])]
    assert len(shown) == 10
    assert [str(actions.parse(text)) for text in shown] == shown


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_your_own_in_fair_dice_prove_every_game(name: str) -> None:
    page = (DOCS / "fair-dice.md").read_text(encoding="utf-8").partition("## In lines of your own")[2]
    lines: dict[str, Any] = {}
    for example in DocTestParser().get_examples(page):
        if not example.want:
            exec(example.source, lines)
    record = fair_game(name)
    assert lines["fair"](json.loads(records.to_json(record))) == [NAMES[0]]
    assert lines["fair"](json.loads(records.to_json(fair_game(name, salts=[""] * len(SALTS))))) == []
    for number, outcome in outcomes(record):
        data = json.loads(records.to_json(record))
        *words, one, other = str(outcome).split()
        data["events"][number - 1] = " ".join([*words, other, one]) if words else f"first {3 - int(other)}"
        assert lines["fair"](data) is None


def test_the_reference_of_the_library_is_current() -> None:
    made = runpy.run_path(str(DOCS.parent / "scripts/api_reference.py"))
    assert made["FILE"].read_text(encoding="utf-8") == made["reference"](), "run: python scripts/api_reference.py"


def test_every_direct_dependency_is_explained() -> None:
    page = (DOCS / "dependencies.md").read_text(encoding="utf-8")
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [*project["dependencies"], *(name for extra in project["optional-dependencies"].values() for name in extra)]
    packages = {re.split(r"[\[<>=; ]", name)[0] for name in named} - {"qwixx"}
    assert [package for package in sorted(packages) if f"`{package}`" not in page] == []
