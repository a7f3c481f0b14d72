"""The introductions: walked to their end by tapping what is marked, or by keyboard; offered once, skipped at will."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from qwixx.lessons import LESSONS
from qwixx.words.language import Words
from tests.page.firefox import lacks
from tests.page.people import DESKTOP, PHONE, People
from tests.server.client import Json, Server
from tests.soak import sample

SMALL = (360, 640)
MOMENT = 700  # milliseconds: before that the buttons under a new question take nothing
say = Words("en", ["coach"])


def lesson(host: Server, name: str) -> Json:
    """A lesson as the server tells it."""
    told: Json = httpx.get(f"{host.url}/api/lesson", params={"name": name}).json()
    return told


def learner(people: People, name: str, size: tuple[int, int] = PHONE) -> Page:
    """Somebody at the beginning of a lesson, whose clock the test winds."""
    page = people.device(size).new_page()
    page.clock.install()
    page.goto(f"/learn/{name}")
    return page


def scenes(page: Page, told: Json) -> Iterator[Json]:
    """Each scene of a lesson, once its words are shown and the keyboard is there."""
    for number, scene in enumerate(told["scenes"], 1):
        expect(page.get_by_text(say("coach-step", number=number, steps=len(told["scenes"])))).to_be_visible()
        says(page, scene["words"])
        yield scene


def says(page: Page, words: str) -> None:
    """The coach says this, and whoever does not see it is there."""
    said = page.locator(".coach .words")
    expect(said).to_have_text(say(f"coach-{words}", name="Emma"))
    expect(said).to_be_focused()
    page.clock.fast_forward(MOMENT)
    expect(page.locator(".bar [data-fresh]")).to_have_count(0)


def things(page: Page, scene: Json) -> list[Locator]:
    """What has to be tapped before confirming: what is marked, or anything where everything is meant."""
    action: str = scene["asks"][0]["action"]
    kind = action.split()[0]
    if kind in ("pass", "next"):
        return []
    if len(scene["asks"]) == len(scene["you"]["legal"]):
        return [page.locator(".pieces button[aria-pressed=false]").first]
    if kind == "move":
        return [page.locator(".pieces button.advised").first]
    if kind == "play":
        cards = page.locator(".pieces button.advised")
        declared = re.fullmatch(r"play j([rygb])\d+ .*", action)
        colours = [page.locator(f".declare .in-{declared[1]}")] if declared else []
        expect(cards.first).to_be_visible()
        return [*(cards.nth(place) for place in range(cards.count())), *colours]
    return [page.locator(".mine button.advised").first]


def confirm(page: Page, scene: Json) -> Locator:
    """The button that sends what was chosen: to pass is beside it, unless passing is all there is."""
    beside = page.locator(".bar button.other")
    passes = scene["asks"][0]["action"] == "pass" and beside.count()
    return beside if passes else page.locator(".bar button.primary")


def on_screen(page: Page, *wanted: Locator) -> None:
    """All of these can be seen without scrolling, and the bar covers none of them."""
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= SMALL[1] + 0.5
    for one in wanted:
        for place in range(one.count()):
            box = one.nth(place).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= bar["y"] + 0.5, one.nth(place).inner_text()


@lacks("clicks that do not scroll")
@pytest.mark.parametrize("name", sample(LESSONS, "board", "cards-jokers"))  # classic: by the keyboard
def test_a_lesson_is_walked_to_its_end_on_a_small_phone(people: People, host: Server, name: str) -> None:
    told = lesson(host, name)
    page = learner(people, name, SMALL)
    onward = page.get_by_role("button", name="Next", exact=True)
    for scene in scenes(page, told):
        on_screen(page, page.locator(".coach"))
        if scene["asks"]:
            tapped = things(page, scene)
            on_screen(page, *tapped, page.locator(".mine .row"))
            for thing in tapped:
                thing.click()
            confirm(page, scene).click()
            says(page, f"{scene['words']}-done")
            on_screen(page, page.locator(".coach"))
        if scene is not told["scenes"][-1]:
            onward.click()
    page.get_by_role("link", name="Play your first game").click()
    page.wait_for_url(f"**/new/{told['game']}")


def test_a_lesson_by_the_keyboard_alone(people: People, host: Server) -> None:
    page = learner(people, "classic", DESKTOP)

    def press(button: Locator, key: str) -> None:
        expect(button).to_be_visible()
        for _ in range(60):
            page.keyboard.press("Tab")
            if button.evaluate("one => one === document.activeElement"):
                page.keyboard.press(key)
                return
        raise AssertionError("it cannot be reached with Tab")

    told = lesson(host, "classic")
    for scene in scenes(page, told):
        if scene["asks"]:
            for thing in things(page, scene):
                press(thing, "Space")
            press(confirm(page, scene), "Enter")
            says(page, f"{scene['words']}-done")
        if scene is not told["scenes"][-1]:
            press(page.get_by_role("button", name="Next", exact=True), "Enter")
    press(page.get_by_role("link", name="Read the rules"), "Enter")
    page.wait_for_url("**/rules/classic")


def test_something_else_is_told_why_not_and_can_be_tried_again(people: People) -> None:
    page = learner(people, "classic")
    says(page, "sheet")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="green 3, skips").click()
    page.locator(".bar button.primary").click()
    expect(page.get_by_role("alert")).to_have_text(say("coach-white-not"))
    page.get_by_role("button", name="yellow 3, skips").click()
    page.locator(".bar button.primary").click()
    says(page, "white-done")
    page.get_by_role("button", name="One step back").click()
    says(page, "white")
    expect(page.locator(".mine button[aria-pressed=true]")).to_have_count(0)


def test_the_second_tap_of_two_does_not_skip_what_the_first_has_brought(people: People) -> None:
    page = learner(people, "classic")
    says(page, "sheet")
    page.get_by_role("button", name="Next", exact=True).dblclick()
    page.get_by_role("button", name="yellow 3, skips").click()
    page.locator(".bar button.primary").dblclick()
    expect(page.locator(".coach .words")).to_have_text(say("coach-white-done", name="Emma"))


def test_it_is_offered_once_to_whoever_has_not_played(people: People) -> None:
    page = people.device().new_page()
    page.clock.install()
    page.goto("/new/classic")
    page.get_by_role("link", name="Learn it in two minutes").click()
    says(page, "sheet")
    page.get_by_role("link", name="Skip", exact=True).click()
    page.wait_for_url("**/new/classic")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page = people.page("/new/board")
    page.get_by_role("button", name="No thanks").click()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.goto("/new/cards")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_it_is_not_offered_to_whoever_has_played(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.goto("/new/board")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_it_is_found_under_the_rules(people: People) -> None:
    page = people.device().new_page()
    page.clock.install()
    page.goto("/rules/cards")
    page.get_by_role("link", name="Try it with jokers").click()
    page.wait_for_url("**/learn/cards-jokers")
    says(page, "jokers-hand")


def test_what_is_not_taught_is_lost(people: People) -> None:
    expect(people.page("/learn/chess").get_by_role("heading", name=Words("en", ["home"])("home-lost"))).to_be_visible()
