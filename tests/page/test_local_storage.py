"""Games in this browser alone: nothing is lost, whatever becomes of the tab, the engine or the storage."""

import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from threading import Timer

from playwright.sync_api import Browser, Error, Page, Route, expect

from tests.page.conftest import FLAGS
from tests.page.firefox import lacks
from tests.page.local_tables import code_of, log_of, open_table, play_on
from tests.page.people import KEEP, PHONE, People
from tests.page.player import Player
from tests.programs import find
from tests.soak import SEED, chance

pytestmark = lacks("Python in a worker under its driver")

NO_ROOM = "There is no room left to save the game."
FULL = """() => {
  self.roomy = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""
KILLS = 20 if SEED else 2
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
            executable_path=find("chromium-headless-shell"),
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
    moments = chance()
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
