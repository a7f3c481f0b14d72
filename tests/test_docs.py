"""What the documents show is true."""

import re
from pathlib import Path

from qwixx import boards, records
from qwixx.rules import actions

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_records_in_the_notation_are_valid() -> None:
    text, json_form = blocks("notation.md", "")[0], blocks("notation.md", "json")[0]
    assert records.parse(text).game == "board"
    assert records.parse(json_form).names == ("Emma", "Max")


def test_the_board_in_the_notation_is_valid_once_it_has_fields_enough() -> None:
    text = blocks("notation.md", "toml")[0]
    field = '  { colour = "blue", number = 7, points = 2 },\n'
    assert len(boards.parse(text.replace("  # … at least six\n", field * 4).encode()).fields) == 6


def test_the_actions_in_the_notation_are_read_back() -> None:
    table = (DOCS / "notation.md").read_text(encoding="utf-8").partition("| text | meaning |")[2].partition("\n\n")[0]
    shown = [text for line in table.splitlines()[2:] for text in re.findall(r"`([^`]+)`", line.split("|")[1])]
    assert len(shown) == 8
    assert [str(actions.parse(text)) for text in shown] == shown
