"""The page asks for attention: a hidden tab says whose turn it is, a phone is felt, the screen stays on."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import started
from tests.page.firefox import lacks
from tests.page.people import DESKTOP, PATIENCE, PHONE, People
from tests.page.player import Player

NOTICES = """
window.notices = []
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options)
    notices.push({ title, ...options, closed: false, notice: this })
  }
  close() {
    notices.find(({ notice }) => notice === this).closed = true
    super.close()
  }
}
"""
LOCKS = """
window.locks = []
const { request } = WakeLock.prototype
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind)
  locks.push(lock)
  return lock
}
"""
TOUCHES = """
window.touches = []
navigator.vibrate = (pattern) => touches.push(pattern)
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium as people have it: the one without windows knows neither notices nor screens that stay on."""
    with started(os.environ.get("QWIXX_TEST_BROWSER", "chromium"), tmp_path_factory.mktemp("browser")) as browser:
        yield browser


def hide(page: Page, hidden: bool) -> None:
    """Another tab is in front, or this one again: a browser without windows shows every tab."""
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        hidden,
    )


def until(page: Page, condition: str) -> None:
    """Wait in the page itself: its policy forbids the `eval` by which Playwright would look again and again."""
    page.evaluate(
        f"""async () => {{
          const end = performance.now() + {PATIENCE}
          while (!(await ({condition}))) {{
            if (performance.now() > end) throw new Error("It never came.")
            await new Promise((done) => setTimeout(done, 50))
          }}
        }}"""
    )


def settings(page: Page) -> None:
    """Open them."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def start(page: Page) -> Player:
    """A game against a bot, until there is something to choose."""
    page.goto("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.find_choice()
    return player


def test_a_hidden_tab_says_that_it_is_my_turn(people: People) -> None:
    device = people.device(DESKTOP)
    device.grant_permissions(["notifications"])
    page = device.new_page()
    page.add_init_script(NOTICES)
    start(page)
    hide(page, hidden=True)
    expect(page).to_have_title("● Your move · The original · Qwixx")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get("/icon-turn.svg").ok
    assert page.evaluate("notices.length") == 0  # nobody asked for it
    hide(page, hidden=False)
    expect(page).to_have_title("Your move · Qwixx")
    settings(page)
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()
    page.keyboard.press("Escape")
    assert page.evaluate("notices.length") == 0
    hide(page, hidden=True)
    until(page, "notices.length")
    hide(page, hidden=False)
    until(page, "notices[0].closed")
    shown = page.evaluate("notices.map(({ title, body }) => `${title}: ${body}`)")
    assert shown == ["Your move: The original"]


def test_notices_that_the_browser_blocks_are_explained(people: People) -> None:
    page = people.device(DESKTOP).new_page()
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
        "Notification.requestPermission = async () => 'denied'"
    )
    page.goto("/")
    settings(page)
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).to_have_accessible_description(re.compile("blocks notifications"))
    switch.click()
    expect(switch).not_to_be_checked()
    assert '"notices":false' in page.evaluate("localStorage.getItem('qwixx.settings')")


@lacks("a phone that vibrates")
def test_a_phone_is_felt_if_one_wants(people: People) -> None:
    page = people.device(PHONE, has_touch=True, is_mobile=True).new_page()
    page.add_init_script(TOUCHES)
    player = start(page)
    assert page.evaluate("touches") == []
    settings(page)
    page.get_by_role("switch", name="Vibration").click()
    page.get_by_role("button", name="Close").click()
    assert page.evaluate("touches") == [[60]]  # so that one knows what it feels like
    player.decide()
    until(page, "touches.length > 1")
    desktop = people.page("/", size=DESKTOP)
    settings(desktop)
    expect(desktop.get_by_role("switch", name="Patterns on the colours")).to_be_visible()
    expect(desktop.get_by_role("switch", name="Vibration")).to_have_count(0)


@lacks("a screen that can be kept on")
def test_the_screen_stays_on_while_i_play(people: People) -> None:
    page = people.device().new_page()
    page.add_init_script(LOCKS)
    start(page)
    until(page, "locks.length === 1 && !locks[0].released")
    hide(page, hidden=True)
    hide(page, hidden=False)
    until(page, "locks.filter(lock => !lock.released).length === 1 && locks.length === 2")
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("link", name="To the home page").click()
    until(page, "locks.every(lock => lock.released)")
