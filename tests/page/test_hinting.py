"""A hint marks every choice with its chance and says why; it goes with the decision."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.people import People, at_table, known_as
from tests.page.phases import SCENES, SECRET, Scene, code_of, prepare
from tests.page.player import Player
from tests.server.client import Server
from tests.server.prepared_tables import store_tables

LOOKED_AT = ("classic-white", "mixx-a-white", "board-move", "cards-play")
SIZES = ((360, 640), (390, 844), (740, 360), (820, 1180), (1366, 768))
CHANCE = re.compile(r"^\d+%$")
OVERLAPS = """cells => cells.filter(cell => {
  const [number, chance] = ['.number', '.chance'].map(part => cell.querySelector(part).getBoundingClientRect())
  const box = cell.getBoundingClientRect()
  const outside = chance.left < box.left - 1 || chance.right > box.right + 1 || chance.height > 24
  return outside || number.top + 0.3 * number.height < chance.bottom  // above that is the room of its line
}).length"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tables in some phases."""
    folder = tmp_path_factory.mktemp("hinting")
    database = f"sqlite:///{folder}/tables.sqlite"
    store_tables(database, *(prepare(scene) for scene in SCENES if scene.name in LOOKED_AT))
    with Server(database, "--trust", "127.0.0.1", log=folder / "log") as running:
        yield running


def hinted(people: People, host: Server, name: str, **options: object) -> Page:
    """The table of a scene, after a hint."""
    scene = next(scene for scene in SCENES if scene.name == name)
    assert isinstance(scene, Scene)
    page = people.page(f"/t/{code_of(scene)}", storage_state=known_as(SECRET, host.url), **options)  # type: ignore[arg-type]
    page.locator(".bar button.hint:not([aria-disabled=true])").click()
    expect(page.locator(".advised").first).to_be_visible()
    return page


def test_every_choice_has_its_chance_and_the_best_its_reason(people: People, host: Server) -> None:
    page = hinted(people, host, "classic-white")
    offered = page.locator(".sheet button.open")
    expect(page.locator(".sheet .chance")).to_have_count(offered.count())
    for chance in page.locator(".sheet .chance").all_inner_texts():
        assert CHANCE.fullmatch(chance)
    expect(page.locator(".bar .line")).to_have_attribute("aria-live", "polite")
    expect(page.locator(".bar .line")).to_have_text(re.compile(r"^Hint: Cross off .+ · \d+% · \w+"))
    expect(page.locator(".bar button.other")).to_have_text(re.compile(r"^Pass \d+%$"))
    assert page.locator(".bar button.other").get_attribute("title")


def test_another_choice_says_its_own_reason(people: People, host: Server) -> None:
    page = hinted(people, host, "classic-white")
    other = page.locator(".sheet button.open:not(.advised)").first
    assert re.match(r"\d+% · \w+", other.get_attribute("title") or "")  # read to whoever comes there by the keyboard
    other.click()
    expect(page.locator(".bar .line")).to_have_text(re.compile(r"^\d+% instead of \d+% · \w+"))
    other.click()
    expect(page.locator(".bar .line")).to_have_text(re.compile(r"^Hint: "))


def test_pawns_and_cards_have_their_chances_too(people: People, host: Server) -> None:
    page = hinted(people, host, "board-move")
    expect(page.locator("button.tile.open .badge").first).to_have_text(CHANCE)
    cards = hinted(people, host, "cards-play")
    expect(cards.locator(".hand button span", has_text=CHANCE).first).to_be_visible()
    expect(cards.locator(".bar .line")).to_have_text(re.compile(r"^Hint: Play "))


@pytest.mark.parametrize("name", ["classic-white", "mixx-a-white"])
def test_nothing_overlaps_at_any_size(people: People, host: Server, name: str) -> None:
    page = hinted(people, host, name, language="de")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".sheet button.open").evaluate_all(OVERLAPS) == 0, (width, height)


def test_a_hint_goes_with_its_decision(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    player = Player(page)
    player.find_choice()
    page.locator(".bar button.hint").click()
    expect(page.locator(".sheet .chance").first).to_be_visible()
    player.confirmed.clear()
    player.decide()
    expect(page.locator(".sheet .chance")).to_have_count(0)


def test_there_is_none_where_the_table_has_no_hints(people: People, host: Server) -> None:
    page = at_table(people, host, "classic", hints=False)
    Player(page).find_choice()
    expect(page.locator(".bar button.hint")).to_have_count(0)
