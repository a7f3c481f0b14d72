"""The folder of `qwixx site` on a web space that knows nothing of it, below a path, in a real browser."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from qwixx.site import write
from qwixx.site.writing import BUILT
from tests.page.conftest import on_web_space
from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.server.client import Server

BASE = "/games/qwixx/"
TAKEN = "navigator.serviceWorker.controller !== null"
LANGUAGE_KEPT = "caches.open('qwixx.chosen').then((cache) => cache.keys()).then((keys) => keys.length === 1)"
NEWER = "html[data-newer=yes]"
FETCHED = "caches.open('qwixx.engine').then((cache) => cache.keys()).then((keys) => keys.length > {})"
HOLD = """() => {
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = () => undefined
  window.release = () => void (ServiceWorker.prototype.postMessage = postMessage)
}"""
VERSIONS = "caches.keys().then((names) => names.filter((name) => name.startsWith('qwixx-')).length)"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files."""
    return write(tmp_path_factory.mktemp("web") / "site", BASE).folder


@pytest.fixture
def visitors(browser: Browser, folder: Path) -> Iterator[People]:
    """People who come to the web space."""
    with on_web_space(folder) as address:
        people = People(browser, address)
        yield people
        people.leave()


def kept(context: BrowserContext, path: str = BASE) -> Page:
    """A page that the service worker has taken over, with everything that it keeps."""
    page = context.new_page()
    page.goto(path)
    until(page, TAKEN)
    until(page, LANGUAGE_KEPT)
    return page


def is_home(page: Page) -> None:
    """The first screen is there."""
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


# -- below a path ------------------------------------------------------------------------------------------------------


def test_it_opens_and_its_links_stay_below_the_path(visitors: People) -> None:
    page = visitors.page(BASE)
    is_home(page)
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_url(f"**{BASE}rules")
    expect(page.get_by_role("heading", name="What shall we play?")).to_have_count(0)  # there is such a link too
    page.get_by_role("link", name="The original", exact=True).click()
    page.wait_for_url(f"**{BASE}rules/classic")
    expect(page.get_by_role("heading", level=1)).to_have_text("The original")
    page.go_back()
    page.go_back()
    is_home(page)
    assert (
        page.evaluate("new Set([...document.links].map((link) => link.pathname.startsWith('/games/qwixx/'))).size") == 1
    )


def test_a_deep_link_is_answered_by_the_page_of_what_is_missing(visitors: People) -> None:
    page = visitors.device().new_page()
    answer = page.goto(f"{BASE}rules/cards")
    assert answer is not None
    assert answer.status == 404  # as web spaces say it; people see the page all the same
    expect(page.get_by_role("heading", level=1)).to_have_text("The card game")
    page.get_by_role("link", name="Qwixx").first.click()
    is_home(page)
    page.goto(f"{BASE}nowhere/at/all")
    expect(page.get_by_role("link", name="To the home page").last).to_have_attribute("href", BASE)


def test_it_is_installable(visitors: People) -> None:
    page = visitors.page(BASE)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert not found["errors"]
    assert found["url"].endswith(f"{BASE}manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


# -- without a network -------------------------------------------------------------------------------------------------


@lacks("service workers")
def test_the_second_visit_needs_no_network(browser: Browser, folder: Path) -> None:
    with on_web_space(folder) as address:
        people = People(browser, address)
        context = people.device(language="it", service_workers="allow")
        kept(context).close()
    page = context.new_page()  # the web space is gone
    page.goto(BASE)
    expect(page.get_by_role("heading", name="A che cosa giochiamo?")).to_be_visible()
    page.goto(f"{BASE}rules/board?from=a-link")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Impostazioni").click()  # a part that was never opened before
    expect(page.get_by_role("dialog")).to_contain_text("Ritmo del gioco")
    people.leave()


@lacks("service workers")
def test_pythons_loader_is_kept_once_it_was_fetched(browser: Browser, folder: Path) -> None:
    loader = f"{BASE}engine/{next(folder.glob('engine/python-*.js')).name}"
    with on_web_space(folder) as address:
        people = People(browser, address)
        page = kept(people.device(service_workers="allow"))
        page.evaluate("(loader) => fetch(loader).then((answer) => answer.text())", loader)
        until(page, f"caches.match('{loader}')")
    assert page.evaluate("(loader) => fetch(loader, { cache: 'reload' }).then((answer) => answer.ok)", loader)
    people.leave()


# -- a new version -----------------------------------------------------------------------------------------------------


def newer(folder: Path, mark: str = "newer") -> Path:
    """Another version of the page, which can be told from the first, written a minute later."""
    built = shutil.copytree(BUILT, folder / "built")
    index = built / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html ", f'<html data-{mark}="yes" ', 1), "utf-8")
    site = write(folder / "new", BASE, built=built).folder
    for file in site.rglob("*"):
        os.utime(file, (file.stat().st_atime, file.stat().st_mtime + 60))  # web spaces look at the time
    return site


@lacks("service workers")
def test_a_new_version_waits_until_somebody_wants_it(browser: Browser, tmp_path: Path) -> None:
    old = write(tmp_path / "old", BASE).folder
    new = newer(tmp_path)
    with on_web_space(old) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        kept(context).close()
    with on_web_space(new, int(address.rpartition(":")[2])):
        game, page = context.new_page(), context.new_page()
        game.goto(f"{BASE}learn/classic")
        # What a page still fetches wakes the old worker, which then may stay for minutes where Playwright watches it.
        until(game, FETCHED.format(len([*new.glob("engine/*.packed")])))
        page.goto(BASE)
        notice = page.get_by_role("status").filter(has_text="A new version is ready.")
        expect(notice).to_be_visible()
        expect(page.locator(NEWER)).not_to_be_attached()
        page.evaluate(HOLD)
        notice.get_by_role("button", name="Load it").click()
        expect(notice.get_by_role("button", name="Load it")).to_be_disabled()  # it was heard, whatever time it takes
        page.evaluate("release()")
        expect(page.locator(NEWER)).to_be_attached()
        is_home(page)
        expect(game.locator(NEWER)).not_to_be_attached()  # whoever learns or plays goes on as they were
        expect(game.get_by_role("status").filter(has_text="A new version is ready.")).to_have_count(0)
        assert page.evaluate(VERSIONS) == 2  # a page of the old one is open
        game.close()
        page.close()
        last = context.new_page()
        last.goto(BASE)
        is_home(last)
        expect(last.locator(NEWER)).to_be_attached()
        assert last.evaluate(VERSIONS) == 1
    people.leave()


@lacks("service workers")
def test_a_version_that_comes_while_another_is_asked_for_is_loaded_instead(browser: Browser, tmp_path: Path) -> None:
    folder = write(tmp_path / "old", BASE).folder
    with on_web_space(folder) as address:
        people = People(browser, address)
        page = kept(people.device(service_workers="allow"))
        shutil.copytree(newer(tmp_path / "second", "second"), folder, dirs_exist_ok=True)
        page.reload()
        button = page.get_by_role("button", name="Load it")
        button.wait_for()
        page.evaluate(HOLD)
        button.click()
        page.evaluate("navigator.serviceWorker.ready.then(({ waiting }) => void (window.second = waiting))")
        shutil.copytree(newer(tmp_path / "third"), folder, dirs_exist_ok=True)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => void registration.update())")
        until(page, "second.state === 'redundant'")
        page.evaluate("release()")
        expect(page.locator(NEWER)).to_be_attached()
    people.leave()


@lacks("service workers")
def test_without_being_asked_it_comes_when_no_page_is_open_any_more(browser: Browser, tmp_path: Path) -> None:
    old = write(tmp_path / "old", BASE).folder
    new = newer(tmp_path)
    with on_web_space(old) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        kept(context).close()
    with on_web_space(new, int(address.rpartition(":")[2])):
        page = context.new_page()
        page.goto(BASE)
        notice = page.get_by_role("status").filter(has_text="A new version is ready.")
        notice.get_by_role("button", name="Later").click()
        expect(notice).to_have_count(0)
        page.close()
        page = context.new_page()
        page.goto(BASE)
        expect(page.locator(NEWER)).to_be_attached()
    people.leave()


# -- a server elsewhere ------------------------------------------------------------------------------------------------


def test_a_game_is_played_on_a_server_that_names_the_page(browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as stack:
        folder = write(tmp_path / "first", BASE).folder
        address = stack.enter_context(on_web_space(folder))
        options = ("--trust", "127.0.0.1", "--origin", address)
        server = stack.enter_context(Server(f"sqlite:///{tmp_path}/tables.sqlite", *options, log=tmp_path / "log"))
        shutil.rmtree(folder)
        write(folder, BASE, server.url)
        people = People(browser, address, server.url)
        page = people.page(BASE)
        page.get_by_role("link", name="The original").first.click()
        page.get_by_role("button", name="Play", exact=True).click()
        Player(page).wait()
        assert page.url.startswith(f"{address}{BASE}t/")
        page.reload()  # the web space has no such file
        Player(page).wait()
        people.leave()
