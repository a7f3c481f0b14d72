"""A real browser for the tests of the page, and a real server; QWIXX_TEST_BROWSER=firefox-esr takes Firefox for all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page import firefox
from tests.page.people import People
from tests.programs import find
from tests.server.client import Server
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
]
expect.set_options(timeout=20_000)  # milliseconds: a machine may be busy


@contextmanager
def started(program: str, folder: Path) -> Iterator[Browser]:
    """Chromium or Firefox, which may leave something in a folder."""
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
    with started(os.environ.get("QWIXX_TEST_BROWSER", "chromium"), tmp_path_factory.mktemp("browser")) as browser:
        yield browser


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a module, without limits for its own address."""
    folder = tmp_path_factory.mktemp("page")
    with Server(f"sqlite:///{folder}/tables.sqlite", "--trust", "127.0.0.1", log=folder / "log") as running:
        yield running


@pytest.fixture
def people(browser: Browser, host: Server) -> Iterator[People]:
    """People with devices of their own; nothing may go wrong in their browsers unnoticed."""
    people = People(browser, host.url)
    yield people
    people.leave()
