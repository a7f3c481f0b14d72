"""A real browser for the tests of the page, and a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

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
    "--disable-features=LocalNetworkAccessChecks",  # they take a page whose headers a test has changed for a stranger's
]
expect.set_options(timeout=20_000)  # milliseconds: a machine may be busy


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; it ends with the module, since Playwright has an event loop that other tests would stumble over."""
    require("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=FLAGS)
        yield browser
        browser.close()


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
