"""Quick reactions: seen by everybody at the table for a moment, muted where somebody does not want them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.test_together import code_of, seated_for_two

SMALL = (360, 640)
TAP = 40  # pixels


def begun(people: People) -> tuple[Page, Page]:
    """Anna and Ben, each with a phone, in a game."""
    anna, ben = seated_for_two(people)
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.get_by_role("button", name="React")).to_be_visible()
    return anna, ben


def react(page: Page, name: str) -> None:
    """Open the sheet, and tap one of the eight."""
    page.get_by_role("button", name="React").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def bubble(page: Page, name: str) -> Locator:
    """What is shown beside a name."""
    return page.locator(".top li", has_text=name).locator(".bubble")


def test_everybody_sees_a_reaction_for_a_moment_and_it_is_said_once(people: People) -> None:
    anna, ben = begun(people)
    carla = people.page(f"/t/{code_of(anna)}")
    expect(carla.get_by_text("You are watching.")).to_be_visible()
    carla.get_by_role("button", name="React").wait_for()
    react(anna, "applause")
    for page in (anna, ben, carla):
        expect(bubble(page, "Anna")).to_have_text("👏")
        expect(page.get_by_text("Anna: applause")).to_have_count(1)
    for page in (anna, ben, carla):
        expect(bubble(page, "Anna")).to_have_count(0)
    # Whoever watches sends none, but may mute somebody.
    carla.get_by_role("button", name="React").click()
    sheet = carla.get_by_role("dialog")
    expect(sheet.get_by_role("button")).to_have_text(["Anna", "Ben"])


def test_somebody_who_is_muted_is_not_seen_and_others_are(people: People) -> None:
    anna, ben = begun(people)
    ben.get_by_role("button", name="React").click()
    ben.get_by_role("dialog").get_by_role("button", name="Anna").click()
    ben.keyboard.press("Escape")
    ben.reload()
    ben.get_by_role("button", name="React").click()
    expect(ben.get_by_role("dialog").get_by_role("button", name="Anna", pressed=True)).to_be_visible()
    ben.keyboard.press("Escape")
    react(anna, "laughs")
    expect(bubble(anna, "Anna")).to_have_text("😄")
    react(ben, "well done")
    for page in (anna, ben):
        expect(bubble(page, "Ben")).to_have_text("👍")
    expect(bubble(ben, "Anna")).to_have_count(0)
    # A device may do without any.
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("switch", name="Reactions").click()
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("button", name="React")).to_have_count(0)


@lacks("keys for a page that another covers")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_eight_fit_a_small_phone_and_work_by_keyboard(people: People, language: str) -> None:
    anna, ben = begun(people)
    anna.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    if language != "en":
        anna.evaluate("localStorage.setItem('qwixx.settings', JSON.stringify({language: 'fr'}))")
        anna.reload()
    button = anna.get_by_role("button", name="React" if language == "en" else "Réagir")
    menu = anna.get_by_role("button", name="At this table" if language == "en" else "À cette table")
    mine, its = button.bounding_box(), menu.bounding_box()
    assert mine
    assert its
    assert (mine["y"], mine["height"]) == (its["y"], its["height"])  # no line of its own
    button.focus()
    anna.keyboard.press("Enter")
    sheet = anna.get_by_role("dialog")
    expect(sheet.get_by_role("button")).to_have_count(9)  # and one to mute Ben
    boxes = [one.bounding_box() for one in sheet.get_by_role("button").all()]
    for box in boxes:
        assert box
        assert min(box["width"], box["height"]) >= TAP
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL[0]
        assert 0 <= box["y"] <= SMALL[1] - box["height"]
    anna.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    anna.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        anna.keyboard.press(key)
    expect(bubble(ben, "Anna")).to_have_text("🤞")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()


def test_a_double_tap_sends_one_and_meets_nothing_under_the_sheet(people: People) -> None:
    anna, ben = begun(people)
    anna.get_by_role("button", name="React").click()
    chosen = anna.locator("main button[aria-pressed=true]").count()
    one = anna.get_by_role("dialog").get_by_role("button", name="wow")
    box = one.bounding_box()
    assert box
    anna.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bubble(ben, "Anna")).to_have_text("😮")
    expect(anna.get_by_role("dialog")).to_have_count(0)
    assert anna.locator("main button[aria-pressed=true]").count() == chosen
    expect(ben.get_by_text("Anna: wow")).to_have_count(1)


def test_against_bots_alone_there_is_no_button(people: People) -> None:
    page = people.page("/new/classic")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="At this table")).to_be_visible()
    expect(page.get_by_role("button", name="React")).to_have_count(0)
