"""Every screen and phase at every size, light and dark: `python -m tests.page.screenshots FOLDER [NAME …]`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.page.conftest import FLAGS
from tests.page.people import DESKTOP, PHONE, TABLET, People, known_as
from tests.page.phases import SCENES, SECRET, Scene, code_of, prepare
from tests.page.test_barriers import SCREENS
from tests.programs import find
from tests.server.client import Server
from tests.server.prepared_tables import store_tables

Size = tuple[int, int]

SIZES: tuple[Size, ...] = (PHONE, TABLET, DESKTOP)
TABLE_SIZES: tuple[Size, ...] = ((360, 640), PHONE, TABLET, (1366, 657), (1920, 1080))
PHASES = {f"phase-{scene.name}": scene for scene in SCENES}


def take(page: Page, folder: Path, name: str, sizes: tuple[Size, ...]) -> None:
    """A screen at all sizes in both themes."""
    page.wait_for_load_state("networkidle")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=folder / f"{name}-{width}x{height}-{theme}.png", animations="disabled")


def at_phase(people: People, server: Server, scene: Scene) -> Page:
    """The table of a scene, on the device of whoever is to choose."""
    page = people.page(f"/t/{code_of(scene)}", storage_state=known_as(SECRET, server.url))
    page.locator(".bar button").first.wait_for()
    return page


def chosen(page: Page) -> bool:
    """Tap what can be tapped first; whether there was anything."""
    choices = page.locator("main button[aria-pressed=false]:not(.tab):not([disabled]):visible")
    if not choices.count():
        return False
    choices.first.click()
    return True


def look_at(name: str, people: People, server: Server, shoot: Callable[[Page, str, tuple[Size, ...]], None]) -> None:
    """A screen; or a phase, first with nothing chosen and then with something."""
    if name in SCREENS:
        shoot(SCREENS[name](people, server), name, SIZES)
        return
    page = at_phase(people, server, PHASES[name])
    shoot(page, name, TABLE_SIZES)
    if chosen(page):
        shoot(page, f"{name}-chosen", TABLE_SIZES)


def main(folder: Path, names: list[str]) -> None:
    """Take them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        database = f"sqlite:///{data}/tables.sqlite"
        store_tables(database, *(prepare(scene) for scene in SCENES))
        with Server(database, "--trust", "127.0.0.1") as server:
            browser = playwright.chromium.launch(executable_path=find("chromium-headless-shell"), args=FLAGS)
            for name in names or (*SCREENS, *PHASES):
                people = People(browser, server.url)
                look_at(name, people, server, lambda page, said, sizes: take(page, folder, said, sizes))
                people.leave()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
