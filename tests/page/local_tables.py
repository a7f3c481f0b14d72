"""Tables in this browser alone, as a test opens them, plays at them and reads their logs."""

from playwright.sync_api import Page

from tests.page.player import Player

LOG = """code => new Promise((done, failed) => {
  const opening = indexedDB.open('qwixx.tables', 1)
  opening.onerror = failed
  opening.onsuccess = () => {
    const entries = opening.result.transaction('entries').objectStore('entries')
    const asked = entries.getAll(IDBKeyRange.bound([code], [code, []]))
    asked.onsuccess = () => (opening.result.close(), done(asked.result))
  }
})"""


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
