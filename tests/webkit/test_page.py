"""The page in WebKit: the first screen, every game by tapping, the score sheet, without a network."""

from pathlib import Path

import pytest

from qwixx.games import GAMES
from qwixx.site import write
from tests.page.conftest import on_web_space
from tests.server.client import Server
from tests.soak import only
from tests.webkit.visitor import Visitor

pytestmark = [only, pytest.mark.filterwarnings("ignore:setting remote_server_addr")]  # by Selenium itself

PLAY = "//button[normalize-space()='Play']"
KEPT = "caches.keys().then((names) => names.length && navigator.serviceWorker.controller !== null)"
WIDE = "return document.documentElement.scrollWidth - innerWidth"


def test_the_first_screen_leads_to_a_form(visitor: Visitor, host: Server) -> None:
    visitor.open(host.url)
    assert visitor.see("//h1").text == "What shall we play?"
    assert visitor.driver.execute_script(WIDE) <= 0
    visitor.tap("//a[@href='/new/classic']")
    visitor.see(PLAY)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_ranking(visitor: Visitor, host: Server, game: str) -> None:
    visitor.open(f"{host.url}/new/{game}")
    visitor.tap(PLAY)
    visitor.play(crosses=12)
    visitor.see("//*[starts-with(normalize-space(), 'Total')]")
    assert visitor.driver.execute_script(WIDE) <= 0


def test_a_score_sheet_is_filled_in_and_is_still_there_after_a_reload(visitor: Visitor, host: Server) -> None:
    visitor.open(f"{host.url}/sheet")
    visitor.tap("//button[starts-with(@aria-label, 'red 2')]")
    crossed = "//*[starts-with(@aria-label, 'red 2, crossed')]"
    visitor.see(crossed)
    visitor.driver.refresh()
    visitor.see(crossed)


def test_the_page_opens_and_a_game_begins_without_a_network(visitor: Visitor, tmp_path: Path) -> None:
    folder = write(tmp_path / "site").folder
    with on_web_space(folder) as address:
        visitor.open(f"{address}/")
        visitor.until(KEPT)
        visitor.open(f"{address}/new/classic")
        visitor.tap(PLAY)
        visitor.play(crosses=2)
        fetched = len([*folder.glob("engine/*.packed")])
        visitor.until(f"caches.open('qwixx.engine').then((all) => all.keys()).then((keys) => keys.length > {fetched})")
    visitor.open(f"{address}/")
    visitor.open(f"{address}/new/board")
    visitor.tap(PLAY)
    visitor.play(crosses=2)
