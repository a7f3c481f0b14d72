"""The page's types of the protocol are those of the Python sources."""

import runpy
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_the_types_of_the_page_are_current() -> None:
    made = runpy.run_path(str(SCRIPTS / "page_types.py"))
    assert made["FILE"].read_text(encoding="utf-8") == made["types"](), "run: python scripts/page_types.py"
