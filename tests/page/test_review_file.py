"""The file that `qwixx review --html` writes, in a browser: nothing overflows or overlaps, the graph can be touched."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from qwixx.cli.review.page import page as written
from qwixx.words.language import words
from tests.review.test_in_the_terminal import reviewed
from tests.soak import sample

GAMES = (("classic", 1, "it"), ("classic", 2, "en"), ("cards", 5, "fr"), ("deluxe", 8, "de"))
WIDTHS = (360, 768, 1280)
OUTSIDE = """() => [...document.querySelectorAll('header *, main *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
  .map((one) => one.outerHTML)"""
TOUCHING = """() => {
  const boxes = [...document.querySelectorAll('.turn')].map((one) => one.getBoundingClientRect())
  return boxes.slice(1).filter((box, place) => box.left < boxes[place].right + 4).length
}"""


@pytest.fixture(scope="module", params=sample(GAMES, GAMES[0], GAMES[-1]), ids=str)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A review as a file."""
    kind, seats, language = request.param
    file = tmp_path_factory.mktemp("review") / "review.html"
    file.write_text(written(reviewed(kind, seats), words(language)), encoding="utf-8")
    return file


def opened(browser: Browser, file: Path, width: int) -> Page:
    """The file in a window of that width, that is touched."""
    context = browser.new_context(viewport={"width": width, "height": 800}, has_touch=True)
    page = context.new_page()
    page.goto(file.as_uri())
    return page


def test_nothing_is_outside_and_no_turn_touches_another(browser: Browser, file: Path) -> None:
    for width in WIDTHS:
        page = opened(browser, file, width)
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(TOUCHING) == 0
        assert page.locator(".turn").count() >= 3
        page.context.close()


def test_the_graph_shows_what_was_where_it_is_touched(browser: Browser, file: Path) -> None:
    page = opened(browser, file, 360)
    last = page.locator("#moment").input_value()
    for share in (0.25, 0.75):
        box = page.locator("#graph").bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + share * box["width"], box["y"] + 50)
        assert abs(int(page.locator("#moment").input_value()) / int(last) - share) < 0.02
        expect(page.locator("#cursor")).to_be_visible()
    page.context.close()
