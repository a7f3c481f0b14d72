"""Every screen at every size, light and dark, to be looked at: `python -m tests.page.screenshots FOLDER [SCREEN …]`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.people import DESKTOP, PHONE, TABLET, People
from tests.page.test_barriers import SCREENS
from tests.programs import find
from tests.server.client import Server

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


def take(page: Page, folder: Path, name: str) -> None:
    """A screen at all sizes in both themes."""
    page.wait_for_load_state("networkidle")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png", animations="disabled")


def main(folder: Path, names: list[str]) -> None:
    """Take them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(f"sqlite:///{data}/tables.sqlite", "--trust", "127.0.0.1") as server,
    ):
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=FLAGS)
        for name in names or SCREENS:
            people = People(browser, server.url)
            take(SCREENS[name](people, server), folder, name)
            people.leave()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
