"""Games in this browser alone, from a web space that only knows files: by tapping, without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from qwixx.fairness import verify
from qwixx.records import parse
from qwixx.site import write
from tests.page.conftest import on_web_space
from tests.page.firefox import lacks
from tests.page.local_tables import code_of, log_of, open_table, play_on
from tests.page.people import People
from tests.page.player import Player
from tests.page.test_attention import until
from tests.page.test_playing import CARDS, choose
from tests.page.test_site import BASE, FETCHED, NEWER, kept, newer
from tests.soak import sample

pytestmark = lacks("Python in a worker under its driver")

WITHOUT_RESULTS = """() => new Promise((done) => {
  const opening = indexedDB.open('qwixx.tables', 1)
  opening.onsuccess = () => {
    const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
    rows.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return opening.result.close(), done()
      const { result, ...row } = cursor.value
      cursor.update(row)
      cursor.continue()
    }
  }
})"""


def test_the_first_screen_does_not_wait_for_python(visitors: People) -> None:
    page = visitors.device().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("link", name="The card game", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/engine/" in url or "worker" in url]
    expect(page.get_by_role("heading", name="Join a table")).to_have_count(0)


@pytest.fixture(scope="module")
def away(browser: Browser, folder: Path) -> Iterator[BrowserContext]:
    """A device that was here once, began a game and waited until all was fetched; the web space is gone since."""
    with on_web_space(folder) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        page = kept(context, "/")
        open_table(page, "classic")
        until(page, FETCHED.format(len([*folder.glob("engine/*.packed")])))  # and the loader
        page.close()
    yield context
    people.leave()


def test_a_game_is_proven_and_watched_without_a_network(away: BrowserContext) -> None:
    page = away.new_page()
    player = open_table(page, "cards")
    player.play_to_the_ranking()
    code = code_of(page)
    page.get_by_role("button", name="Prove the cards").click()
    expect(page.get_by_text("Proven fair.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Record (text)").click()
    assert verify(parse(Path(download.value.path()).read_text("utf-8"))).finding == "proven"
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="On one move").click()
    page.goto("/")
    expect(page.locator(f"a[href='/t/{code}']")).to_contain_text("finished")
    page.close()


def test_games_are_counted_without_a_network(away: BrowserContext) -> None:
    page = away.new_page()
    open_table(page, "mixx-a").play_to_the_ranking()
    page.goto("/stats")
    kinds = page.get_by_role("table", name="By game").locator("tbody th")
    expect(kinds.filter(has_text="Mixx A")).to_have_count(1)
    games = kinds.all_inner_texts(), page.get_by_role("slider").first.get_attribute("aria-valuemax")
    page.evaluate(WITHOUT_RESULTS)  # as they were before results were kept
    page.reload()
    expect(kinds.filter(has_text="Mixx A")).to_have_count(1)  # Python is started for it
    assert (kinds.all_inner_texts(), page.get_by_role("slider").first.get_attribute("aria-valuemax")) == games
    page.close()


@pytest.mark.parametrize("game", sample(CARDS, "mixx-b"))
def test_every_game_is_played_to_the_end_without_a_network(away: BrowserContext, game: str) -> None:
    page = away.new_page()
    page.goto("/")
    choose(page, game)
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).play_to_the_ranking()
    page.close()


def test_real_cards_are_kept_without_a_network_and_go_on_after_a_reload(away: BrowserContext) -> None:
    page = away.new_page()
    page.goto("/")
    page.locator("a[href='/new/cards']").first.click()
    page.get_by_text("Real cards", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".names").get_by_role("button", name="Player 2").click()
    page.locator(".keys").get_by_role("button", name="7", exact=True).click()
    expect(page.locator(".asked").get_by_text("7 was called")).to_be_visible()
    page.reload()
    player = Player(page)
    for _ in range(2):
        player.wait()
        player.decline()
    player.wait()
    player.decide()
    expect(page.get_by_text("Player 1 calls the number on top of the pile")).to_be_visible()
    page.close()


def test_a_hint_and_the_strongest_bot_need_no_network(away: BrowserContext) -> None:
    page = away.new_page()
    page.goto("/")
    page.locator("a[href='/new/mixx-b']").first.click()
    page.get_by_label("Who plays at seat 2").select_option(label="Bot: master")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("%").first).to_be_visible()
    play_on(player)
    page.close()


def test_a_running_game_goes_on_in_a_new_version(browser: Browser, tmp_path: Path) -> None:
    """It is begun by one version of the page, which waits; the next one reads its log and goes on from there."""
    old, new = write(tmp_path / "old", BASE).folder, newer(tmp_path)
    with on_web_space(old) as address:
        people = People(browser, address)
        context = people.device(service_workers="allow")
        page = kept(context)
        page.locator(f"a[href='{BASE}new/classic']").first.click()
        page.get_by_role("button", name="Play", exact=True).click()
        player = Player(page)
        player.wait()
        play_on(player)
        before = log_of(page)
    with on_web_space(new, int(address.rpartition(":")[2])):
        other = context.new_page()
        other.goto(BASE)
        other.get_by_role("status").get_by_role("button", name="Load it").click()
        expect(other.locator(NEWER)).to_be_attached()
        play_on(player)  # the table is still the old page's
        expect(page.locator(NEWER)).not_to_be_attached()
        page.reload()
        expect(page.locator(NEWER)).to_be_attached()
        player.wait()
        assert log_of(page)[: len(before)] == before
        play_on(player)
    people.leave()


def test_the_strongest_bot_waits_for_its_part(visitors: People) -> None:
    page = visitors.device().new_page()
    page.route("**/engine/classic-2-*", lambda route: route.abort())
    page.goto("/")
    page.locator("a[href='/new/classic']").first.click()
    page.get_by_label("Who plays at seat 2").select_option(label="Bot: master")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.wait()
    notice = page.get_by_text("The strongest bot needs a part")
    if not notice.count():
        player.decide()
    expect(notice).to_be_visible()
    page.unroute_all()
    expect(notice).to_have_count(0)
    play_on(player)


def test_what_cannot_be_fetched_is_said_and_tried_again(visitors: People) -> None:
    page = visitors.device().new_page()
    page.route("**/engine/library-*", lambda route: route.abort())
    page.goto("/")
    page.locator("a[href='/new/classic']").first.click()
    trouble = page.get_by_role("alert").filter(has_text="could not be fetched")
    expect(trouble).to_be_visible()
    page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
    visitors.problems = [said for said in visitors.problems if "The engine has stopped" not in said]
