"""Games in this browser alone: from a web space that only knows files, by tapping, whatever becomes of the network, the
tab, the worker or the storage."""

import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Timer

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from qwixx.fairness import verify
from qwixx.records import parse
from qwixx.site import write
from tests.page.conftest import FLAGS
from tests.page.firefox import lacks
from tests.page.people import KEEP, PHONE, People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.page.test_site import BASE, FETCHED, NEWER, kept, newer, on_web_space
from tests.page.test_sizes import MEASURE
from tests.programs import find
from tests.server.client import Server

pytestmark = lacks("Python in a worker under its driver")

LOG = """code => new Promise((done, failed) => {
  const opening = indexedDB.open('qwixx.tables', 1)
  opening.onerror = failed
  opening.onsuccess = () => {
    const entries = opening.result.transaction('entries').objectStore('entries')
    const asked = entries.getAll(IDBKeyRange.bound([code], [code, []]))
    asked.onsuccess = () => (opening.result.close(), done(asked.result))
  }
})"""
WITHOUT_RESULTS = """() => new Promise((done) => {
  const opening = indexedDB.open('qwixx.tables', 1)
  opening.onsuccess = () => {
    const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
    rows.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return opening.result.close(), done()
      const { result, ...row } = cursor.value
      cursor.update(row)
      cursor.continue()
    }
  }
})"""
NO_ROOM = "There is no room left to save the game."
FULL = """() => {
  self.roomy = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""
KILLS = 10
WIDTHS = (320, 820, 2560)
axe = Axe()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files."""
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


def open_table(page: Page, game: str) -> Player:
    """Open a table here, from the first screen on; its first question is there."""
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    assert code_of(page).startswith("local-")
    return player


def play_on(player: Player, decisions: int = 2) -> None:
    """Decide so often."""
    so_far = len(player.confirmed)
    player.play(lambda: len(player.confirmed) >= so_far + decisions)


def code_of(page: Page) -> str:
    """The code of the table that is shown."""
    return page.url.rpartition("/")[2]


def log_of(page: Page, code: str | None = None) -> list[str]:
    """What is kept of a table."""
    log: list[str] = page.evaluate(LOG, code or code_of(page))
    return log


# -- without a network -------------------------------------------------------------------------------------------------


def test_the_first_screen_does_not_wait_for_python(visitors: People) -> None:
    page = visitors.device().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("link", name="The card game", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/engine/" in url or "worker" in url]
    expect(page.get_by_role("heading", name="Join a table")).to_have_count(0)


@pytest.fixture(scope="module")
def away(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A device that was here once, began a game and waited until all was fetched; the web space is gone since."""
    with on_web_space(folder) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        page = kept(context, "/")
        open_table(page, "classic")
        until(page, FETCHED.format(len([*folder.glob("engine/*.packed")])))  # and the loader
        page.close()
    yield context
    people.leave()


def test_a_game_is_proven_and_watched_without_a_network(away: BrowserContext) -> None:
    page = away.new_page()
    player = open_table(page, "cards")
    player.play_to_the_ranking()
    code = code_of(page)
    page.get_by_role("button", name="Prove the cards").click()
    expect(page.get_by_text("Proven fair.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Record (text)").click()
    assert verify(parse(Path(download.value.path()).read_text("utf-8"))).finding == "proven"
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="On one move").click()
    page.goto("/")
    expect(page.locator(f"a[href='/t/{code}']")).to_contain_text("finished")
    page.close()


def test_games_are_counted_without_a_network(away: BrowserContext) -> None:
    page = away.new_page()
    open_table(page, "mixx-a").play_to_the_ranking()
    page.goto("/stats")
    kinds = page.get_by_role("table", name="By game").locator("tbody th")
    expect(kinds.filter(has_text="Mixx A")).to_have_count(1)
    games = kinds.all_inner_texts(), page.get_by_role("slider").first.get_attribute("aria-valuemax")
    page.evaluate(WITHOUT_RESULTS)  # as they were before results were kept
    page.reload()
    expect(kinds.filter(has_text="Mixx A")).to_have_count(1, timeout=30_000)  # Python is started for it
    assert (kinds.all_inner_texts(), page.get_by_role("slider").first.get_attribute("aria-valuemax")) == games
    page.close()


@pytest.mark.parametrize(
    ("game", "options", "option"),
    [
        ("classic", "", ""),
        ("mixx-a", "", ""),
        ("mixx-b", "", ""),
        ("deluxe", "Games in the match", "2"),
        ("board", "", ""),
        ("cards", "Jokers", "With eleven jokers"),
    ],
)
def test_every_game_is_played_to_the_end_without_a_network(
    away: BrowserContext, game: str, options: str, option: str
) -> None:
    page = away.new_page()
    page.goto("/")
    page.locator(f"a[href='/new/{game}']").first.click()
    if option:
        page.get_by_role("group", name=options).get_by_text(option, exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).play_to_the_ranking()
    page.close()


def test_real_cards_are_kept_without_a_network_and_go_on_after_a_reload(away: BrowserContext) -> None:
    page = away.new_page()
    page.goto("/")
    page.locator("a[href='/new/cards']").first.click()
    page.get_by_text("Real cards", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".names").get_by_role("button", name="Player 2").click()
    page.locator(".keys").get_by_role("button", name="7", exact=True).click()
    expect(page.locator(".asked").get_by_text("7 was called")).to_be_visible()
    page.reload()
    player = Player(page)
    for _ in range(2):
        player.wait()
        player.decline()
    player.wait()
    player.decide()
    expect(page.get_by_text("Player 1 calls the number on top of the pile")).to_be_visible()
    page.close()


def test_a_hint_and_the_strongest_bot_need_no_network(away: BrowserContext) -> None:
    page = away.new_page()
    page.goto("/")
    page.locator("a[href='/new/mixx-b']").first.click()
    page.get_by_label("Who plays at seat 2").select_option(label="Bot: master")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("%").first).to_be_visible()
    play_on(player)
    page.close()


def test_a_running_game_goes_on_in_a_new_version(browser: Browser, tmp_path: Path) -> None:
    """It is begun by one version of the page, which waits; the next one reads its log and goes on from there."""
    old, new = write(tmp_path / "old", BASE).folder, newer(tmp_path)
    with on_web_space(old) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        page = kept(context)
        page.locator(f"a[href='{BASE}new/classic']").first.click()
        page.get_by_role("button", name="Play", exact=True).click()
        player = Player(page)
        player.wait()
        play_on(player)
        before = log_of(page)
    with on_web_space(new, int(address.rpartition(":")[2])):
        other = context.new_page()
        other.goto(BASE)
        other.get_by_role("status").get_by_role("button", name="Load it").click()
        expect(other.locator(NEWER)).to_be_attached()
        play_on(player)  # the table is still the old page's
        expect(page.locator(NEWER)).not_to_be_attached()
        page.reload()
        expect(page.locator(NEWER)).to_be_attached()
        player.wait()
        assert log_of(page)[: len(before)] == before
        play_on(player)
    people.leave()


def test_the_strongest_bot_waits_for_its_part(visitors: People) -> None:
    page = visitors.device().new_page()
    page.route("**/engine/classic-2-*", lambda route: route.abort())
    page.goto("/")
    page.locator("a[href='/new/classic']").first.click()
    page.get_by_label("Who plays at seat 2").select_option(label="Bot: master")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    notice = page.get_by_text("The strongest bot needs a part")
    if not notice.count():
        player.decide()
    expect(notice).to_be_visible()
    page.unroute_all()
    expect(notice).to_have_count(0)
    play_on(player)


def test_what_cannot_be_fetched_is_said_and_tried_again(visitors: People) -> None:
    page = visitors.device().new_page()
    page.route("**/engine/library-*", lambda route: route.abort())
    page.goto("/")
    page.locator("a[href='/new/classic']").first.click()
    trouble = page.get_by_role("alert").filter(has_text="could not be fetched")
    expect(trouble).to_be_visible()
    page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
    visitors.problems = [said for said in visitors.problems if "The engine has stopped" not in said]


# -- nothing is lost ---------------------------------------------------------------------------------------------------

ACKNOWLEDGED = """
const Real = Worker
window.Worker = class extends Real {
  constructor(...rest) {
    super(...rest)
    this.addEventListener('message', ({ data }) => {
      for (const { text } of data.tell ?? []) {
        const told = text ? JSON.parse(text) : {}
        if (told.type === 'ack') window.acknowledged(told.version)
      }
    })
  }
}"""


class Phone:
    """A browser with a folder of its own, which can be killed at any moment."""

    def __init__(self, browser: Browser, folder: Path, address: str) -> None:
        self._browser = browser
        self._folder = folder
        self._address = address
        self.versions: list[int] = []  # that were acknowledged

    def open(self, path: str) -> Page:
        """Start it, with one page."""
        context = self._browser.browser_type.launch_persistent_context(
            self._folder,
            executable_path=find("chromium"),
            args=FLAGS,
            base_url=self._address,
            service_workers="block",
            reduced_motion="reduce",
            viewport={"width": PHONE[0], "height": PHONE[1]},
        )
        context.expose_function("acknowledged", lambda version: self.versions.append(version))
        context.add_init_script(ACKNOWLEDGED)
        context.add_init_script(KEEP.format(json.dumps({"pace": "at-once"})))
        page = context.pages[0]
        page.goto(path)
        return page

    def kill(self) -> None:
        """No process of it has the time to do anything."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                words = (process / "cmdline").read_bytes().split(b"\0")
                if f"--user-data-dir={self._folder}".encode() in words and not any(
                    b"--type=" in word for word in words
                ):
                    os.kill(int(process.name), signal.SIGKILL)


def test_nothing_acknowledged_is_lost_when_the_browser_is_killed(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    phone = Phone(browser, tmp_path / "phone", address)
    moments = random.Random()
    page = phone.open("/")
    open_table(page, "deluxe")
    path, before = f"/t/{code_of(page)}", log_of(page)
    for _ in range(KILLS):
        timer = Timer(moments.uniform(0, 1.5), phone.kill)
        timer.start()
        with suppress(Error):  # the browser is gone
            Player(page, seed=moments.randrange(1000)).play(lambda: False)
        timer.join()
        page = phone.open(path)
        Player(page).wait()
        log = log_of(page)
        assert log[: len(before)] == before
        assert len(log) > max(phone.versions)
        before = log
    assert len(phone.versions) > KILLS
    page.context.close()


def test_the_engine_is_started_again_when_it_dies(visitors: People) -> None:
    page = visitors.page("/")
    player = open_table(page, "classic")
    play_on(player)
    before = log_of(page)
    page.workers[0].evaluate("void setTimeout(() => { throw new Error('on purpose') })")
    play_on(player)
    assert log_of(page)[: len(before)] == before
    visitors.problems = [said for said in visitors.problems if "on purpose" not in said]


def test_a_second_tab_follows_and_takes_over(visitors: People) -> None:
    context = visitors.device()
    first = context.new_page()
    player = open_table(first, "classic")
    second = context.new_page()
    second.goto(first.url)
    other = Player(second)
    other.wait()
    assert not second.workers
    play_on(other)
    told = second.locator(".news").inner_text()
    expect(first.locator(".news")).to_have_text(told)
    first.bring_to_front()  # a hidden tab takes its time
    play_on(player)
    first.close()
    play_on(other)
    assert len(second.workers) == 1


def test_a_tab_that_sleeps_is_not_waited_for(visitors: People) -> None:
    context = visitors.device()
    first = context.new_page()
    sleeper = open_table(first, "classic")
    session = context.new_cdp_session(first)
    session.send("Debugger.enable")
    session.send("Debugger.pause")  # with whatever comes next
    second = context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Go on here").click()
    play_on(Player(second))
    session.send("Debugger.disable")
    first.bring_to_front()
    play_on(sleeper)
    assert (len(first.workers), len(second.workers)) == (0, 1)


def test_a_full_storage_is_said_and_nothing_is_lost(visitors: People) -> None:
    page = visitors.page("/")
    player = open_table(page, "classic")
    play_on(player)
    before = log_of(page)
    engine = page.workers[0]
    engine.evaluate(FULL)
    player.decide()
    notice = page.get_by_role("alert").filter(has_text=NO_ROOM)
    expect(notice).to_be_visible()
    assert log_of(page) == before
    engine.evaluate("() => { IDBObjectStore.prototype.add = self.roomy }")
    expect(notice).to_have_count(0)
    play_on(player)
    assert log_of(page)[: len(before)] == before


def test_a_cleared_storage_is_said(visitors: People, address: str) -> None:
    page = visitors.page("/")
    open_table(page, "classic")
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "indexeddb"})
    expect(page.get_by_text("The storage of this browser was cleared.")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="No table has this code")).to_be_visible()
    open_table(page, "classic")
    visitors.problems = [said for said in visitors.problems if "The storage was cleared" not in said]


def test_a_browser_that_keeps_nothing_says_so(visitors: People) -> None:
    page = visitors.device().new_page()
    page.route("**/assets/worker-*.js", _forgetful)
    player = open_table(page, "classic")
    notice = page.get_by_role("status").filter(has_text="This browser keeps nothing")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    play_on(player)


def _forgetful(route: Route) -> None:
    """The engine in a browser that has no database."""
    answer = route.fetch()
    body = f"Object.defineProperty(self, 'indexedDB', {{ value: undefined }});{answer.text()}"
    route.fulfill(response=answer, body=body)


# -- from device to device ---------------------------------------------------------------------------------------------


def carrying(page: Page) -> None:
    """The dialog for saving and bringing games, from the first screen."""
    page.goto("/")
    page.get_by_role("button", name="Save or bring games").click()
    expect(page.get_by_role("dialog")).to_contain_text("kept in this browser")


def test_games_are_carried_to_another_device(visitors: People, tmp_path: Path) -> None:
    page = visitors.page("/")
    play_on(open_table(page, "classic"))
    code, log = code_of(page), log_of(page)
    carrying(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all to a file").click()
    expect(page.get_by_text("One game saved.")).to_be_visible()
    file = Path(download.value.path())

    other = visitors.page("/")
    carrying(other)
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text("utf-8").replace('"entries"', '"entry"'), "utf-8")
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.get_by_role("alert").filter(has_text="This is not a file of Qwixx games")).to_be_visible()
    other.locator("input[type=file]").set_input_files({"name": "t.json", "mimeType": "", "buffer": file.read_bytes()})
    expect(other.get_by_text("One game brought.")).to_be_visible()
    assert log_of(other, code) == log
    other.get_by_role("button", name="Close").click()
    other.get_by_role("link", name="Continue").click()
    play_on(Player(other))


def test_a_game_begins_here_when_its_server_goes_away(browser: Browser, folder: Path, tmp_path: Path) -> None:
    """From the moment a game is chosen everything is on its way; and the installed page opens without a server."""
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1") as server:
        people = People(browser, server.url)
        context = people.device(service_workers="allow")
        page = kept(context, "/new/classic")
        until(page, FETCHED.format(len([*folder.glob("engine/*.packed")])))
        server.stop()
        page.get_by_role("button", name="Play", exact=True).click()
        player = Player(page)
        player.wait()
        assert code_of(page).startswith("local-")
        play_on(player)
        play_on(open_table(context.new_page(), "board"))
        people.leave()


def test_a_game_is_handed_to_the_server(people: People, host: Server) -> None:
    device = people.device()
    device.route("**/api/**", lambda route: route.abort())
    page = device.new_page()
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached. You can play on this device")).to_be_visible()
    play_on(open_table(page, "classic"))
    local = page.url
    device.unroute_all()
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("button", name="Move it to the server").click()
    page.wait_for_url(lambda url: "local-" not in url and "/t/" in url)
    play_on(Player(page))
    watching = people.page(page.url.removeprefix(host.url))
    expect(watching.locator(".status")).to_be_visible()
    there = page.url
    page.goto(local)
    page.wait_for_url(there)


# -- what is seen ------------------------------------------------------------------------------------------------------


def _never(_: Route) -> None:
    """What is asked for does not come."""


def shown(page: Page, screen: str) -> None:
    """Go to one of the screens that are only seen here."""
    if screen == "coming":
        page.route("**/engine/python-*.packed", _never)
        page.goto("/new/classic")
        expect(page.get_by_role("progressbar")).to_be_visible()
        return
    player = open_table(page, "board")
    if screen == "table":
        player.find_choice()
    elif screen == "menu":
        page.get_by_role("button", name="At this table").click()
        expect(page.get_by_role("dialog")).to_contain_text("Only on this device")
    elif screen == "lists":
        page.goto("/")
        expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    elif screen == "carrying":
        carrying(page)
    elif screen == "privacy":
        page.goto("/privacy")
        expect(page.get_by_role("button", name="Delete: ")).to_be_visible()


@pytest.mark.parametrize("screen", ["coming", "table", "menu", "lists", "carrying", "privacy"])
def test_a_screen_has_no_barriers(visitors: People, screen: str) -> None:
    page = visitors.device().new_page()
    shown(page, screen)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found = axe.run(page)
        assert found.violations_count == 0, f"{theme}: {found.generate_report()}"
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    if screen == "table":
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate(f"({MEASURE})(window, false)") == []
