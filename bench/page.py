"""The page: what it weighs, and how soon something is painted on a slow phone. Prints one table.

Usage: python bench/page.py [--runs 5]

A new browser for each run, nothing cached; the network is that of a slow phone (150 ms, 1.6 Mbit/s), the processor four
times slower than this one. The yardsticks are the limits that the page has to keep.
"""

import argparse
import gzip
import re
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import Browser, Response, sync_playwright

from qwixx.site.writing import BUILT

LIMIT_KB = 90.0  # gzip, of everything the first screen and a table load
LIMIT_MS = 1500.0
LIMIT_PYTHON_MB = 7.0  # of everything that a first game without a server fetches
PYTHON = ("python-*.packed", "library-*.packed", "packages-*.packed", "python-*.js.gz")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
SLOWER = 4
PAINTS = """() => new Promise((told) => {
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime
  new PerformanceObserver((list) => told([first, list.getEntries().at(-1).startTime]))
    .observe({ type: 'largest-contentful-paint', buffered: true })
})"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        table = open_table(url)
        files = loaded(browser, url, ["/", table])
        row("first screen and table, gzip", sum(len(gzip.compress(body)) for body in files) / 1000, LIMIT_KB, "kB")
        fetched = [file.stat().st_size for name in PYTHON for file in (BUILT / "engine").glob(name)]
        row("Python, as it is fetched", sum(fetched) / 1e6, LIMIT_PYTHON_MB, "MB")
        for name, path in (("first screen", "/"), ("table", table)):
            times = [painted(browser, url + path) for _ in range(runs)]
            row(f"{name}, first paint, slowest", max(first for first, _ in times), LIMIT_MS, "ms")
            row(f"{name}, largest paint, median", statistics.median(largest for _, largest in times), None, "ms")
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    """`qwixx serve` as a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from qwixx.cli import main; main()", "serve", "--port", "0"]
        command += ["--lang", "en", "--trust", "127.0.0.1", "--database", f"sqlite:///{folder}/tables.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://[\w.]+:\d+", server.stdout.readline())
            assert found is not None
            try:
                yield found[0]
            finally:
                server.terminate()


def open_table(url: str) -> str:
    """The path of a new table."""
    seats = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": "normal"}]
    headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
    answer = httpx.post(f"{url}/api/tables", json={"game": "classic", "seats": seats}, headers=headers)
    return str(answer.raise_for_status().json()["link"])


def row(name: str, value: float, limit: float | None, unit: str) -> None:
    """A line of the table: the value, and its share of the limit if it has one."""
    share = f"   {value / limit:.2f} of {limit:g} {unit}" if limit else ""
    print(f"{name:34} {value:8.1f} {unit}{share}")


def loaded(browser: Browser, url: str, paths: list[str]) -> list[bytes]:
    """Every file of the page that these screens load, each once; not what is only for installing it."""
    page = browser.new_page()
    found: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        found.setdefault(response.url, response.body())

    page.on("response", keep)
    for path in paths:
        page.goto(url + path)
        page.wait_for_load_state("networkidle")
    page.close()
    pages = {address: body for address, body in found.items() if "/api/" not in address and "icon" not in address}
    return [body for address, body in pages.items() if address != url + paths[-1]]  # the same page as the first


def painted(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until something is painted, and the largest thing, on a device that was never here."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=3, is_mobile=True)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    first, largest = page.evaluate(PAINTS)
    context.close()
    return first, largest


if __name__ == "__main__":
    main()
