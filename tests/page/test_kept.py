"""A table with real dice or cards: entered by taps and keys, called, corrected, from several phones or one."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, Route, expect
from playwright.sync_api import TimeoutError as Gone

from tests.page.people import People
from tests.page.player import MOMENT, Player
from tests.page.test_barriers import axe
from tests.soak import sample


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


def test_real_dice_that_were_chosen_count_before_they_are_explained(people: People) -> None:
    page = people.device().new_page()
    held: list[Route] = []  # the words about real dice, which come only when the table is open

    def hold(route: Route) -> None:
        if "/t/" in page.url:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile("/assets/kept-.*[.]js"), hold)
    page.goto("/new/classic")
    page.get_by_text("Real dice", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    for route in held:
        route.continue_()
    expect(page.get_by_role("status").get_by_text("Who begins?")).to_be_visible()


# -- several phones ----------------------------------------------------------------------------------------------------


class Real:
    """What is called, entered and read at a table with real dice, or with real cards."""

    def __init__(self, game: str, switch: str, five: str, seven: str) -> None:
        self.game = game
        self.switch = switch
        self.entries = {5: five, 7: seven}  # what is typed for the number that everybody may cross
        self.cards = game == "cards"
        self.correct = "Correct the number" if self.cards else "Correct the dice"

    def __repr__(self) -> str:
        return "cards" if self.cards else "dice"

    def asks(self, name: str) -> str:
        """How somebody's dice or number are asked for."""
        return f"{name} calls the number on top" if self.cards else f"{name} rolls. What do the dice show?"

    def enter(self, page: Page, number: int) -> None:
        """Enter what makes this number, by taps."""
        if self.cards:
            page.locator(".keys").get_by_role("button", name=str(number), exact=True).click()
        else:
            tap(page, self.entries[number])

    def shows(self, page: Page, number: int) -> None:
        """Everybody is asked about this number now."""
        told = f"{number} was called" if self.cards else re.compile(rf"{number}\b")
        asked = page.locator(".asked, .dice .sum")
        expect(asked.filter(has_text=told).first).to_be_visible()


DICE = Real("classic", "Real dice", "143266", "343266")
CARDS = Real("cards", "Real cards", "5", "7")
REAL = (DICE, CARDS)


def joined(people: People, real: Real) -> tuple[Page, Page]:
    """Anna keeps a table for herself and for Carla, who has no phone; Ben has come by its link."""
    anna = people.page(f"/new/{real.game}")
    anna.get_by_label("Name", exact=True).fill("Anna")
    anna.get_by_text(real.switch, exact=True).click()
    anna.get_by_label("Who plays at seat 2").select_option(label="By link or code")
    anna.get_by_role("button", name="One more player").click()
    anna.get_by_label("Who plays at seat 3").select_option(label="On this device")
    anna.get_by_label("Name of player 3").fill("Carla")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    ben = people.page(anna.url)
    ben.get_by_role("button", name="Sit down here").click()
    ben.get_by_role("textbox", name="Name").fill("Ben")
    ben.get_by_role("button", name="Sit down here").click()
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_text("The host says who begins.")).to_be_visible()
    anna.locator(".names").get_by_role("button", name="Ben").click()
    for page in (anna, ben):
        expect(page.get_by_text(real.asks("Ben"))).to_be_visible()
    return anna, ben


@pytest.mark.parametrize("real", sample(REAL, DICE), ids=repr)
def test_who_is_on_turn_enters_and_answers_stay_sealed_on_every_phone(people: People, real: Real) -> None:
    anna, ben = joined(people, real)
    real.enter(ben, 5)
    for page in (anna, ben):
        real.shows(page, 5)
    his = Player(ben)
    his.wait()
    ben.locator(".mine button[aria-pressed=false]").first.click()
    his.confirm()
    sealed = ben.locator(".bar").get_by_text(re.compile("^Sealed: "))
    expect(sealed).to_be_visible()
    crossed = "Ben crosses off "
    expect(anna.locator("main")).not_to_contain_text(crossed)
    assert "Ben crosses off" not in anna.content()

    # Anna answers for herself and for Carla, who has no phone; only then is anything known.
    hers = Player(anna)
    hers.wait()
    hers.decline()
    expect(anna.get_by_role("button", name="Carla", pressed=True)).to_be_visible()
    assert "Ben crosses off" not in anna.content()
    hers.wait()
    hers.decline()
    expect(anna.locator("main").get_by_text(crossed).first).to_be_attached()

    # The second action is Ben's alone; then it is Carla's turn, which only Anna's device can enter.
    his.wait()
    his.decline()
    expect(ben.get_by_text("enters")).to_be_visible()
    expect(anna.get_by_text(real.asks("Carla"))).to_be_visible()
    assert not barriers(anna)
    real.enter(anna, 7)
    for page in (anna, ben):
        real.shows(page, 7)
    assert not barriers(ben)


@pytest.mark.parametrize("real", sample(REAL, CARDS), ids=repr)
def test_what_was_entered_wrongly_is_corrected_and_later_only_with_everybodys_consent(
    people: People, real: Real
) -> None:
    anna, ben = joined(people, real)
    real.enter(ben, 5)
    hers = Player(anna)
    hers.wait()
    hers.decline()
    ben.get_by_role("button", name=real.correct).click()
    expect(ben.get_by_text("Everything since then is undone.")).to_be_visible()
    real.enter(ben, 7)
    for page in (anna, ben):
        real.shows(page, 7)
    for page in (anna, anna, ben, ben):  # Anna is asked anew
        Player(page).wait()
        Player(page).decline()
    expect(anna.get_by_text(real.asks("Carla"))).to_be_visible()
    real.enter(anna, 5)
    real.shows(ben, 5)

    # By now Ben's number can only be corrected if Anna agrees to go back.
    expect(ben.get_by_role("button", name=real.correct)).to_have_count(0)
    ben.get_by_role("button", name="At this table").click()
    ben.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    expect(ben.get_by_text("Waiting for the others to agree.")).to_be_visible()
    real.shows(ben, 5)
    agree = anna.get_by_role("alert").get_by_role("button", name="Agree")
    agree.wait_for()
    expect(ben.get_by_role("button", name=real.correct)).to_have_count(0)
    while agree.count():  # a button that has only just appeared takes no answer
        with suppress(Gone):
            agree.click(timeout=MOMENT)
    ben.get_by_role("button", name=real.correct).click()
    real.enter(ben, 5)
    for page in (anna, ben):
        real.shows(page, 5)


@pytest.mark.parametrize("real", sample(REAL, DICE), ids=repr)
def test_a_second_tap_and_a_second_device_enter_nothing_more(people: People, real: Real) -> None:
    anna, ben = joined(people, real)
    ben.context.set_offline(True)
    expect(ben.get_by_role("status").filter(has_text="connection").first).to_be_visible()
    real.enter(ben, 7)  # is on its way for as long as there is no network
    real.enter(anna, 5)
    real.shows(anna, 5)
    ben.context.set_offline(False)
    real.shows(ben, 5)
    for page in (anna, ben):
        page.reload()
        real.shows(page, 5)
    entered = anna.locator("main").get_by_text(re.compile("Called: 7!|White 3 and 4: 7!"))
    expect(entered).to_have_count(0)

    ben.get_by_role("button", name=real.correct).click()
    if real.cards:
        ben.locator(".keys").get_by_role("button", name="7", exact=True).dblclick()
    else:
        ben.keyboard.type("343266")
        ben.get_by_role("button", name="Enter", exact=True).dblclick()
    for page in (anna, ben):
        real.shows(page, 7)
        expect(page.locator(".bad")).to_have_count(0)
    ben.reload()
    real.shows(ben, 7)
    expect(ben.locator("main").get_by_text("Corrected: ")).to_have_count(1)


def test_real_cards_around_one_device_are_crossed_by_tapping(people: People) -> None:
    page = people.page("/new/cards")
    page.get_by_text("Real cards", exact=True).click()
    expect(page.get_by_text("You play with your own cards")).to_be_visible()
    expect(page.get_by_label("Who plays at seat 2").get_by_role("option")).to_have_count(2)  # no bot
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".names").get_by_role("button", name="Player 2").click()
    assert not barriers(page)
    page.keyboard.type("10")
    expect(page.locator(".asked").get_by_text("10 was called: cross it off in one row, or pass")).to_be_visible()
    player = Player(page)
    for _ in range(2):
        player.wait()
        player.decline()
    expect(page.locator(".asked").get_by_text("Play your cards: cross off up to three numbers")).to_be_visible()
    assert not barriers(page)
    for number in ("red 4", "red 6", "red 5"):
        page.locator(".mine").get_by_role("button", name=number, exact=False).first.click()
    expect(page.get_by_role("button", name=re.compile("Cross off red 4, red 5 and red 6"))).to_be_visible()
    page.locator(".mine").get_by_role("button", name="yellow 9").first.click()  # instead of them: one row
    page.locator(".mine").get_by_role("button", name="yellow 10").first.click()
    player.confirm()
    expect(page.locator("main").get_by_text("Player 2 crosses off yellow 9 and yellow 10.").first).to_be_attached()
    expect(page.get_by_text("calls the number on top of the pile")).to_be_visible()
    page.get_by_role("button", name="Correct the number before").click()
    page.locator(".keys").get_by_role("button", name="9", exact=True).click()
    expect(page.locator(".asked").get_by_text("9 was called: cross it off in one row, or pass")).to_be_visible()
