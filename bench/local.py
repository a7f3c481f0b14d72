"""Games in the browser alone: how soon the first question is asked, how long a bot thinks, what Python takes of memory.

Usage: python bench/local.py [--runs 5]

The page as `qwixx site` writes it, on a web space that only knows files, in Chromium. Everything was fetched on a visit
before. What a slow phone needs is reckoned, four times what was measured: the browser slows down pages, but no workers.
The yardsticks are the limits that the page has to keep.
"""

import argparse
import runpy
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it can be run as a script

from qwixx.site import write
from tests.page.player import Player

LIMIT_START_MS = 3000.0
LIMIT_BOT_MS, LIMIT_MASTER_MS = 300.0, 800.0
LIMIT_MEMORY_MB = 100.0
SLOWER = 4
DECISIONS = 25
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FETCHED = "caches.open('qwixx.engine').then((cache) => cache.keys()).then((keys) => keys.length)"
AT_ONCE = "localStorage.setItem('qwixx.settings', JSON.stringify({ pace: 'at-once' }))"
WATCHED = """
window.pieces = []  // milliseconds of every piece of work that the worker did by itself
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    let last = null
    this.addEventListener('message', ({ data }) => {
      if (!('tell' in data)) return
      if (last !== null) window.pieces.push(performance.now() - last)
      last = performance.now()
    })
    const post = this.postMessage.bind(this)
    this.postMessage = (said) => {
      if (said.do) last = performance.now()
      post(said)
    }
  }
}
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with published() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(base_url=address, viewport={"width": 390, "height": 844}, locale="en")
        context.add_init_script(AT_ONCE)
        context.add_init_script(WATCHED)
        visit(context)
        times = [until_asked(context) for _ in range(runs)]
        row("warm start to the first question, slowest", max(times), LIMIT_START_MS, "ms")
        for level, limit in (("hard", LIMIT_BOT_MS), ("master", LIMIT_MASTER_MS)):
            for game in ("classic", "board", "cards"):
                longest = SLOWER * max(played(context, game, level))
                row(f"{level} in {game}, longest, {SLOWER} times slower", longest, limit, "ms")
        row("memory of the worker, after a game", memory(browser, context), LIMIT_MEMORY_MB, "MB")
        browser.close()


@contextmanager
def published() -> Iterator[str]:
    """The address of a web space with the page."""
    web_space = runpy.run_path(str(Path(__file__).parents[1] / "scripts/look.py"))["web_space"]
    with tempfile.TemporaryDirectory() as folder, web_space(write(Path(folder) / "site").folder, 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def visit(context: BrowserContext) -> None:
    """Begin a game, and wait until nothing more is fetched."""
    page = asked(context, "classic", "hard")
    before = 0
    while (now := page.evaluate(FETCHED)) > before:
        before = now
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(1000)
    page.close()


def asked(context: BrowserContext, game: str, level: str) -> Page:
    """A page with the first question of a new game."""
    page = context.new_page()
    page.goto("/")
    choose(page, game, level)
    return page


def choose(page: Page, game: str, level: str) -> None:
    """From the first screen to the first question."""
    page.locator(f"a[href='/new/{game}']").first.click()
    page.get_by_label("Who plays at seat 2").select_option(label=f"Bot: {level}")
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()


def until_asked(context: BrowserContext) -> float:
    """Milliseconds from the choice of a game to its first question, nobody choosing anything between."""
    page = context.new_page()
    page.goto("/")
    page.locator("a[href='/new/classic']").first.wait_for()
    began = time.perf_counter()
    choose(page, "classic", "hard")
    ended = time.perf_counter()
    page.close()
    return 1000 * (ended - began)


def played(context: BrowserContext, game: str, level: str) -> list[float]:
    """Milliseconds of every piece of work in some decisions of a game; each is at most one decision of a bot."""
    page = asked(context, game, level)
    player = Player(page)
    page.evaluate("pieces.length = 0")
    player.play(lambda: len(player.confirmed) >= DECISIONS or player.at_ranking())
    pieces: list[float] = page.evaluate("pieces")
    page.close()
    return pieces


def memory(browser: Browser, context: BrowserContext) -> float:
    """How many megabytes a page takes more once Python runs and has played, without what it only left lying about."""
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    before = taken(browser, context, page)
    choose(page, "classic", "master")
    player = Player(page)
    player.play(lambda: len(player.confirmed) >= DECISIONS or player.at_ranking())
    return taken(browser, context, page) - before


def taken(browser: Browser, context: BrowserContext, page: Page) -> float:
    """Megabytes of all pages of a browser, by the memory of their processes."""
    wire = context.new_cdp_session(page)
    wire.send("HeapProfiler.collectGarbage")  # of the page, not of the worker
    wire.detach()
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [int(process["id"]) for process in processes if process["type"] == "renderer"]
    lines = [line for pid in pages for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000


def row(name: str, value: float, limit: float, unit: str) -> None:
    """A line of the table: the value, and its share of the limit."""
    print(f"{name:46} {value:8.1f} {unit}   {value / limit:.2f} of {limit:g} {unit}", flush=True)


if __name__ == "__main__":
    main()
