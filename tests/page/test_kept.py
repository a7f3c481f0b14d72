"""A table with real dice: entered by taps and keys, called, corrected, from several phones or one."""

import re

from playwright.sync_api import Page, expect

from tests.page.people import People
from tests.page.test_barriers import axe


def barriers(page: Page) -> str:
    """What axe finds in both themes; nothing if there is none."""
    told = ""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        found = axe.run(page)
        told += found.generate_report() if found.violations_count else ""
    return told


def opened(people: People) -> Page:
    """Anna and somebody beside her, at a table with real dice that has begun."""
    page = people.page("/new/classic")
    page.get_by_text("Real dice", exact=True).click()
    expect(page.get_by_text("You roll your own dice")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("status").get_by_text("Who begins?").wait_for()
    return page


def tap(page: Page, faces: str) -> None:
    """Tap the faces of the dice, one after the other, and enter them."""
    for face in faces:
        page.locator(".keys").get_by_role("button", name=face, exact=True).click()
    page.get_by_role("button", name="Enter", exact=True).click()


def test_dice_are_tapped_typed_called_and_corrected(people: People) -> None:
    page = opened(people)
    page.locator(".names").get_by_role("button", name="Player 2").click()
    expect(page.get_by_text("Player 2 rolls. What do the dice show?")).to_be_visible()
    assert not barriers(page)
    tap(page, "143266")
    expect(page.get_by_text("= 5")).to_be_visible()
    page.get_by_role("button", name="Correct the dice").click()
    page.keyboard.type("343266")
    page.keyboard.press("Enter")
    expect(page.get_by_text("= 7")).to_be_visible()
    expect(page.get_by_text("Corrected: White 3 and 4: 7!").first).to_be_attached()
    page.get_by_role("button", name="Correct the dice").click()
    page.get_by_role("button", name="Only the white sum").click()
    assert not barriers(page)
    page.locator(".keys").get_by_role("button", name="12", exact=True).click()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("= 12")).to_be_visible()
    page.get_by_role("button", name="Correct the dice").click()
    page.get_by_role("button", name="Somebody else begins").click()
    page.locator(".names").get_by_role("button").first.click()
    expect(page.get_by_role("status").get_by_text(re.compile("rolls. What do the dice show"))).to_be_visible()
