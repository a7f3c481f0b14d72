"""What one did not mean to do does not happen, or can be undone; and nothing moves under the thumb."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.firefox import lacks
from tests.page.people import DESKTOP, People, at_table
from tests.page.player import CHOSEN, CONFIRM, PASS, READ, Player
from tests.server.client import Json, Server, me
from tests.soak import SEED, only

MAIN = ".bar button.main"
FRESH = ".bar .actions[data-fresh]"
MOMENT = 600  # milliseconds in which a new question takes no answer
HEIGHT = "document.querySelector('.bar .actions').getBoundingClientRect().height"

LISTEN = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const request = JSON.parse(text);
  if (request.type === 'act') window.sent.push(`${request.step} ${request.seat} ${request.action}`);
  return send.call(this, text);
};
"""

MEASURE = """
window.heights = {};
const bar = document.querySelector('.bar .actions');
new ResizeObserver(() => {
  const seen = (window.heights[innerWidth] ??= {});
  seen[Math.round(bar.getBoundingClientRect().height)] = bar.innerText;
}).observe(bar);
"""


def before_a_choice(people: People, host: Server, other: Json | None = None, **options: object) -> Page:
    """Anna before a choice, with a clock that the test can stop; the answers that she sends are listened to."""
    page = at_table(people, host, "classic", other, "en", **options)
    Player(page).wait()
    page.add_init_script(LISTEN)
    page.clock.install()
    page.reload()
    Player(page).find_choice()
    return page


def stop(page: Page) -> None:
    """Wait until the question takes an answer; from then on the clock of the page stands still."""
    page.locator(READ).wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def sent(page: Page) -> list[str]:
    """The answers that this page has sent: decision, seat and action."""
    found: list[str] = page.evaluate("window.sent")
    return found


def number(page: Page) -> Locator:
    """A number that can be chosen."""
    return page.locator("div.mine button[aria-pressed=false]:not(.tab)").first


def test_a_double_tap_does_not_answer_the_next_question(people: People, host: Server) -> None:
    page = before_a_choice(people, host)
    stop(page)
    number(page).click()
    page.locator(MAIN).dblclick()
    page.locator(FRESH).wait_for()
    assert len(sent(page)) == 1
    page.locator(PASS).dblclick()
    assert len(sent(page)) == 1
    number(page).click()  # who chooses has read the question
    page.locator(CONFIRM).click()
    page.locator(FRESH).wait_for()
    assert len(sent(page)) == 2


def test_around_one_device_a_double_tap_does_not_pass_for_the_next_person(people: People, host: Server) -> None:
    page = before_a_choice(people, host, me("Ben"))
    first = page.locator(".asked").inner_text().partition(" · ")[0]
    stop(page)
    page.locator(PASS).dblclick()
    expect(page.locator(".asked")).not_to_contain_text(f"{first} · ")
    page.locator(PASS).dblclick()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert len(sent(page)) == 1
    page.clock.run_for(MOMENT)
    page.keyboard.press("Enter")
    expect(page.locator(".asked")).not_to_contain_text("White")
    assert len(sent(page)) == 2


def test_to_pass_for_five_points_is_asked_twice_and_can_be_done_by_the_keyboard(people: People, host: Server) -> None:
    page = before_a_choice(people, host)
    costs = page.get_by_text("Without a cross it is a penalty: −5")
    Player(page, eager=0).play(lambda: costs.count() > 0 and page.locator(PASS).count() > 0)
    stop(page)
    before = sent(page)
    page.locator(PASS).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(PASS)).to_have_text("Take −5")
    expect(page.locator(PASS)).to_be_focused()
    expect(page.get_by_text("Really without a cross? That costs 5 points.")).to_be_visible()
    assert sent(page) == before
    page.clock.run_for(MOMENT)
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="1 penalty").first).to_be_attached()
    assert len(sent(page)) == len(before) + 1


def test_against_a_bot_the_last_move_is_undone_with_what_was_chosen(people: People, host: Server) -> None:
    page = before_a_choice(people, host)
    question = page.locator(".asked").inner_text()
    name = (number(page).get_attribute("aria-label") or "").partition(",")[0]
    number(page).click()
    page.locator(CONFIRM).click()
    undo = page.get_by_role("button", name=f"Undo: {name}", exact=True)
    expect(undo).to_be_visible()
    page.locator(READ).wait_for()
    undo.click()
    expect(page.locator(".asked")).to_have_text(question)
    expect(page.locator(CHOSEN)).to_have_attribute("aria-label", re.compile(f"^{name}", re.IGNORECASE))
    expect(undo).to_have_count(0)
    page.locator(READ).wait_for()
    page.locator(CONFIRM).click()
    expect(undo).to_be_visible()


def test_no_undo_where_the_table_does_not_allow_it(people: People, host: Server) -> None:
    page = before_a_choice(people, host, takebacks=False)
    number(page).click()
    page.locator(CONFIRM).click()
    page.locator(READ).wait_for()
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)


def test_around_one_device_a_sealed_answer_is_undone_and_not_shown(people: People, host: Server) -> None:
    page = before_a_choice(people, host, me("Ben"))
    asked = page.locator(".asked").inner_text()
    first = asked.partition(" · ")[0]
    number(page).click()
    page.locator(CONFIRM).click()
    expect(page.locator(".asked")).not_to_have_text(asked)
    page.locator(READ).wait_for()
    page.get_by_role("button", name=f"Undo: {first}", exact=True).click()
    expect(page.locator(".asked")).to_have_text(asked)
    expect(page.locator(CHOSEN)).to_have_count(0)


@lacks("a focus in two pages at once")
def test_the_focus_stays_where_it_was(people: People, host: Server) -> None:
    page = before_a_choice(people, host)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    for _ in range(3):
        number(page).focus()
        page.keyboard.press("Space")
        page.locator(MAIN).focus()
        page.keyboard.press("Enter")
        page.locator(READ).wait_for()
        Player(page).wait()
        expect(page.locator(MAIN)).to_be_focused()
        Player(page).find_choice()

    # What had the focus is gone, since the same seat has answered elsewhere.
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    Player(elsewhere).wait()
    number(page).focus()
    question = page.locator(".status").inner_text()
    Player(elsewhere).decide()
    expect(page.locator(".status")).not_to_have_text(question)
    assert page.evaluate("document.activeElement !== document.body")


@lacks("a network that can be turned off")
def test_offline_is_said_at_once_and_the_move_is_sent_once_when_the_connection_is_back(
    people: People, host: Server
) -> None:
    page = before_a_choice(people, host)
    height = page.evaluate(HEIGHT)
    line = page.locator(".bar .line")
    page.context.set_offline(True)
    expect(line).to_contain_text("You are offline. You can still choose")
    before = page.locator(".status").inner_text()
    number(page).click()
    page.locator(CONFIRM).click()
    expect(line).to_have_text("You are offline. Your move is kept and sent as soon as the connection is back.")
    assert page.evaluate(HEIGHT) == height
    page.context.set_offline(False)
    expect(line).not_to_contain_text("offline")
    expect(page.locator(".status")).not_to_have_text(before)
    expect(page.locator(".bar .problem")).to_have_count(0)
    assert len(sent(page)) == 1


@lacks("a network that can be turned off")
def test_a_move_that_comes_too_late_is_said_to_be(people: People, host: Server) -> None:
    page = before_a_choice(people, host)
    secret = page.evaluate("localStorage.getItem('qwixx.device')")
    other = people.page("/")
    other.wait_for_load_state("networkidle")
    other.evaluate("secret => localStorage.setItem('qwixx.device', secret)", secret)
    other.goto(page.url)
    elsewhere = Player(other)
    elsewhere.wait()
    page.context.set_offline(True)
    expect(page.locator(".bar .line")).to_contain_text("You are offline.")
    number(page).click()
    page.locator(CONFIRM).click()
    elsewhere.decide()
    page.context.set_offline(False)
    expect(page.locator(".bar .problem")).to_have_text("Your move came too late: the game had already gone on.")


@pytest.mark.parametrize(("game", "other"), [("classic", me("Ben")), pytest.param("cards", None, marks=only)])
def test_the_bar_has_one_height_in_a_whole_game(people: People, host: Server, game: str, other: Json | None) -> None:
    page = at_table(people, host, game, other)
    player = Player(page, eager=0.4 if SEED else 0.1)
    player.wait()
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(MEASURE)
    widths = [390, 360]
    while not page.get_by_role("button", name="To the ranking").count():
        page.set_viewport_size({"width": widths[0], "height": 740})
        widths.reverse()
        player.decide()
        player.wait()
    heights = page.evaluate("window.heights")
    assert set(heights) == {"360", "390"}
    assert {width: len(seen) for width, seen in heights.items()} == {"360": 1, "390": 1}, heights


def test_two_people_cannot_have_one_name(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_label("Who plays at seat 2").select_option(label="On this device")
    page.get_by_label("Name of player 2").fill("anna ")
    expect(page.get_by_text("Somebody here already has this name.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody at this table already has this name")
    page.get_by_role("button", name="Use “anna 2”").click()
    expect(page.get_by_label("Name of player 2")).to_have_value("anna 2")
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
