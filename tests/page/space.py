"""A web space as dumb as there is: it sends the files of a folder and knows nothing else; and the page on it."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, expect

from tests.page.player import Player


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (as the library calls it)
        """Say nothing."""


class Space:
    """A folder at an address, as long as it is not closed."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://localhost:{self._server.server_port}"

    def close(self) -> None:
        """From now on nobody answers there."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def choose_game(page: Page, game: str) -> None:
    """From the first screen to the seats of a game."""
    page.locator(f"a[href$='/new/{game}']").first.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def open_here(page: Page, game: str) -> Player:
    """Open a table in this browser, from the first screen; its first question is there."""
    page.goto("/")
    choose_game(page, game)
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    assert "/t/local-" in page.url
    return player
