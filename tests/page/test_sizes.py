"""In every phase of every game all that is needed to choose is in sight, at every size; by the boxes of the elements."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.people import PHONE, People
from tests.page.phases import SECRET, Scene, scenes
from tests.server.client import Server
from tests.server.prepared_tables import store_tables

PHONES = ((360, 640), (390, 664), (390, 844), (412, 915))
TABLETS = ((768, 1024), (820, 1180))
DESKTOPS = ((1024, 690), (1180, 735), (1280, 720), (1366, 657), (1440, 900), (1920, 1080), (2560, 1440))
SIZES = (*PHONES, *TABLETS, *DESKTOPS)
LANGUAGES = ("en", "de")
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
KEPT = f"localStorage.setItem('qwixx.device', '{SECRET}')"
CHOICE = "main button[aria-pressed=false]:not(.tab):not([disabled]):visible"

ALL = scenes()


@pytest.fixture(scope="module")
def tables(host: Server) -> Server:
    """The server, which has found all the tables when it started."""
    host.stop()
    store_tables(host.database, *(scene.prepared for scene in ALL))
    host.start()
    return host


@pytest.fixture
def devices(people: People, tables: Server) -> Iterator[list[BrowserContext]]:  # noqa: ARG001
    """Anna's device, in two languages."""
    made = [people.device(language=language) for language in LANGUAGES]
    for device in made:
        device.add_init_script(KEPT)
    yield made


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def open_scene(device: BrowserContext, scene: Scene) -> Page:
    """The table of a scene, with the hand uncovered where it is covered."""
    page = device.new_page()
    page.goto(f"/t/{scene.prepared.table.code}")
    expect(page.locator(".bar button").first).to_be_visible()
    uncover = page.locator(".bar button.primary, .pieces > button")
    if scene.together and scene.game in ("cards", "jokers"):
        uncover.first.click()
        expect(page.locator(".hand")).to_be_visible()
    return page


def choose(page: Page) -> None:
    """Tap what can be tapped first: a joker, which asks for its colour, or anything else."""
    joker = page.locator(".hand button:has(.joker)")
    (joker if joker.count() else page.locator(CHOICE)).first.click()


def problems(page: Page, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """What is not as it should be, at any of the sizes."""
    found: list[str] = []
    for size in sizes:
        resize(page, size)
        found += [f"{size[0]}×{size[1]}: {said}" for said in page.evaluate(MEASURE)]
    return found


@pytest.mark.parametrize("scene", ALL, ids=lambda scene: scene.name)
def test_everything_that_is_needed_is_in_sight(devices: list[BrowserContext], scene: Scene) -> None:
    for device in devices:
        page = open_scene(device, scene)
        assert problems(page, SIZES) == []
        if page.locator(CHOICE).count():
            resize(page, PHONE)
            choose(page)
            assert problems(page, SIZES) == []
