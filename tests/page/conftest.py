"""A real browser for the tests of the page, and a real server.

It is Chromium without a window, which does the same with a sixth less work; QWIXX_TEST_BROWSER=chromium or firefox-esr
takes another for all.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from qwixx.site import write
from scripts.look import web_space
from tests.page import firefox
from tests.page.people import PATIENCE, People
from tests.programs import find
from tests.server.client import STEADY, Server
from tests.skipped import require

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The first takes a page whose headers a test has changed for a stranger's. The others draw a box for addresses in
    # every window, which nobody sees, by a process of its own: two thirds of what a new window costs.
    "--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    # Python in a browser starts with two fifths less work when nothing of it is optimised; few tests play for long.
    "--js-flags=--liftoff-only",
]
expect.set_options(timeout=PATIENCE)


@contextmanager
def started(program: str, folder: Path) -> Iterator[Browser]:
    """A browser, which may leave something in a folder."""
    require(program)
    found = find(program)
    assert found is not None
    with sync_playwright() as playwright:
        if program == "firefox-esr":
            browser = firefox.launch(playwright, found, folder)
        else:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """It ends with the module, since Playwright has an event loop that other tests would stumble over."""
    with started(
        os.environ.get("QWIXX_TEST_BROWSER", "chromium-headless-shell"), tmp_path_factory.mktemp("browser")
    ) as browser:
        yield browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a module, without limits for its own address."""
    folder = tmp_path_factory.mktemp("page")
    database = f"sqlite:///{folder}/tables.sqlite"
    with Server(database, "--trust", "127.0.0.1", log=folder / "log", program=STEADY) as running:
        yield running


@pytest.fixture
def people(browser: Browser, host: Server) -> Iterator[People]:
    """People with devices of their own; nothing may go wrong in their browsers unnoticed."""
    people = People(browser, host.url)
    yield people
    people.leave()


@contextmanager
def on_web_space(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a web space with this folder."""
    with web_space(folder, port) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files of a web space."""
    return write(tmp_path_factory.mktemp("web") / "site").folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Where it is."""
    with on_web_space(folder) as address:
        yield address


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[People]:
    """People who come to the web space."""
    people = People(browser, address)
    yield people
    people.leave()
