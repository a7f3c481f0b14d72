"""In every phase of every game all that is needed to choose is in sight, at every size; by the boxes of the elements.

A table is opened once, in a frame: a frame changes its size at once, where a window takes its time.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, Route, expect

from qwixx.words.language import LANGUAGES
from tests.page.firefox import lacks
from tests.page.people import People, known_as
from tests.page.phases import ENTERED, SCENES, SECRET, Scene, code_of, prepare
from tests.page.player import CONFIRM, PASS, READ
from tests.server.client import Server
from tests.server.prepared_tables import store_tables
from tests.soak import sample

Size = tuple[int, int]

PHONES: tuple[Size, ...] = ((360, 640), (390, 664), (390, 844), (412, 915))
TABLETS: tuple[Size, ...] = ((768, 1024), (820, 1180))
DESKTOPS: tuple[Size, ...] = (
    (1024, 690),
    (1180, 735),
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
SIZES = (*PHONES, *TABLETS, *DESKTOPS)
SMALL = (*PHONES[:2], DESKTOPS[0], DESKTOPS[3])  # for the longest language
LARGE_TEXT = "200%"
CHOICE = "main button[aria-pressed=false]:not(.tab):not([disabled]):visible"
FRAMED = '<!doctype html><iframe src="{path}" style="border: 0; width: 390px; height: 844px"></iframe>'
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
AT_SIZES = f"""async ([sizes, text]) => {{
  const measure = {MEASURE}
  const frame = document.querySelector('iframe')
  const {{ contentWindow: inside, contentDocument }} = frame
  const drawn = () => new Promise((done) => inside.requestAnimationFrame(() => inside.requestAnimationFrame(done)))
  contentDocument.documentElement.style.fontSize = text
  const found = []
  for (const [width, height] of sizes) {{
    Object.assign(frame.style, {{ width: `${{width}}px`, height: `${{height}}px` }})
    await drawn()
    for (const said of measure(inside, text !== '')) found.push(`${{width}}×${{height}}: ${{said}}`)
  }}
  Object.assign(frame.style, {{ width: '390px', height: '844px' }}) // where it can be tapped
  return found
}}"""
SHUTTING = """row => {
  row.classList.add('closing')
  const [end, lock] = [row.querySelector('.end'), row.querySelector('.lock')]
  const [animation] = end.getAnimations()
  animation.pause()
  const { duration } = animation.effect.getComputedTiming()
  const outside = []
  for (let share = 0; share < 1; share += 0.05) {
    animation.currentTime = share * duration
    const [inner, outer] = [lock.getBoundingClientRect(), row.getBoundingClientRect()]
    const sideways = inner.left < outer.left || inner.right > outer.right
    if (sideways || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) outside.push(share)
  }
  return outside
}"""
ALL = {scene.name: scene for scene in SCENES}
SAMPLE = (  # every game, every phase, and around one device
    *("classic-over", "deluxe-between", "mixx-a-colour", "mixx-b-white", "board-move", "board-reply", "cards-take"),
    *("jokers-call", "jokers-play-together", "kept-first", "kept-roll-together", "kept-cards-top"),
)


@pytest.fixture(scope="module")
def tables(host: Server) -> Server:
    """The server, which has found all the tables when it started."""
    host.stop()
    store_tables(host.database, *(prepare(scene) for scene in SCENES))
    host.start()
    return host


class Framed:
    """A table in a frame, on Anna's device."""

    def __init__(self, page: Page, scene: Scene) -> None:
        self.page = page
        page.goto(f"/framed/{code_of(scene)}")
        self.frame: Frame = page.frames[1]
        expect(self.frame.locator(".bar button").first).to_be_visible()
        self._arrive(scene)

    def _arrive(self, scene: Scene) -> None:
        """Do what leads from the table as it was prepared to what is looked at."""
        if scene.phase in ENTERED:
            self.frame.locator(".bar .pad button").first.wait_for()
            return
        self.frame.locator(READ).wait_for()
        if scene.game.startswith("kept"):
            self.frame.locator(".bar .correct").wait_for()
        if scene.phase == "over":
            ranking = self.frame.get_by_role("button", name="To the ranking")
            self.frame.locator(f"{PASS}, {CONFIRM}").click()
            ranking.wait_for()
        if scene.together and scene.game == "jokers":
            self.frame.locator(".bar button.primary, .pieces > button").first.click()
            expect(self.frame.locator(".hand")).to_be_visible()

    def choose(self) -> bool:
        """Tap a joker, which asks for its colour, or else what can be tapped first; whether there was anything."""
        joker, choice = self.frame.locator(".hand button:has(.joker)"), self.frame.locator(CHOICE)
        tapped = joker if joker.count() else choice
        if not tapped.count():
            return False
        tapped.first.click()
        return True

    def problems(self, sizes: tuple[Size, ...], text: str = "") -> list[str]:
        """What is not as it should be at any of the sizes."""
        found: list[str] = self.page.evaluate(AT_SIZES, [sizes, text])
        return found


class Devices:
    """Anna's device in any language."""

    def __init__(self, people: People, url: str) -> None:
        self._people = people
        self._kept = known_as(SECRET, url)

    def open(self, scene: Scene, language: str = "en") -> Framed:
        """A table on a device that speaks this language."""
        device = self._people.device(language=language, storage_state=self._kept)
        device.route("**/framed/*", _frame)
        device.route("**/t/*", _let_it_be_framed)
        return Framed(device.new_page(), scene)


def _frame(route: Route) -> None:
    """A page with nothing but the frame of a table."""
    path = f"/t/{route.request.url.rpartition('/')[2]}"
    route.fulfill(body=FRAMED.format(path=path), content_type="text/html")


def _let_it_be_framed(route: Route) -> None:
    """The page as it is, without the header that forbids frames."""
    answer = route.fetch()
    kept = {name: value for name, value in answer.headers.items() if name != "content-security-policy"}
    route.fulfill(response=answer, headers=kept)


@pytest.fixture
def devices(people: People, tables: Server) -> Devices:
    """Devices of people who have sat down everywhere."""
    return Devices(people, tables.url)


@pytest.mark.parametrize("name", sample(ALL, *SAMPLE))
def test_all_that_is_needed_to_choose_is_in_sight(devices: Devices, name: str) -> None:
    table = devices.open(ALL[name])
    assert table.problems(SIZES) == []
    if table.choose():
        assert table.problems(SIZES) == []


@pytest.mark.parametrize("language", sample(LANGUAGES, "de"))
@pytest.mark.parametrize("name", sample(ALL, "classic-reply", "board-move", "kept-cards-play"))
def test_every_language_fits(devices: Devices, name: str, language: str) -> None:
    """German has the longest words."""
    table = devices.open(ALL[name], language)
    assert table.problems(SMALL) == []
    if table.choose():
        assert table.problems(SMALL) == []


@pytest.mark.parametrize("name", sample(ALL, "classic-white", "mixx-b-colour", "jokers-play"))
def test_nothing_is_cut_with_text_of_twice_the_size(devices: Devices, name: str) -> None:
    table = devices.open(ALL[name])
    table.choose()
    assert table.problems(((390, 844),), LARGE_TEXT) == []


@lacks("movement that can be asked for")
def test_a_lock_that_shuts_stays_inside_its_row(devices: Devices) -> None:
    table = devices.open(ALL["classic-white"])
    table.page.emulate_media(reduced_motion="no-preference")
    row = table.frame.locator(".mine .row").first
    for size in (PHONES[0], DESKTOPS[0]):
        table.problems((size,))
        assert row.evaluate(SHUTTING) == []
        assert table.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_tab_of_the_sheet_in_front_is_in_sight_around_a_phone(devices: Devices) -> None:
    table = devices.open(ALL["classic-white-together"])
    tabs = table.frame.get_by_role("group", name="Sheets on this device").get_by_role("button")
    for place in (4, 0, 3):
        tabs.nth(place).click()
        expect(tabs.nth(place)).to_have_attribute("aria-pressed", "true")
        assert table.problems((PHONES[0],)) == []
