"""Several people: each with a device, around one device, only watching, in a second tab."""

import re

from playwright.sync_api import Page, expect

from tests.page.people import TABLET, People
from tests.page.player import CHOSEN, READ, Player


def code_of(page: Page) -> str:
    """The code of the table that is shown."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def seated_for_two(people: People) -> tuple[Page, Page]:
    """Anna has opened a table, Ben has joined by its code and sat down."""
    anna = people.page("/new/classic")
    anna.get_by_label("Name", exact=True).fill("Anna")
    anna.get_by_label("Who plays at seat 2").select_option(label="By link or code")
    anna.get_by_role("button", name="Open the table").click()
    ben = people.page("/")
    ben.get_by_role("textbox").fill(code_of(anna).upper().replace("-", " "))
    ben.get_by_role("button", name="Join", exact=True).click()
    ben.get_by_role("button", name="Sit down here").click()
    ben.get_by_role("textbox", name="Name").fill("Ben")
    ben.get_by_role("button", name="Sit down here").click()
    expect(anna.get_by_text("Everybody is here.")).to_be_visible()
    return anna, ben


def test_two_browsers_in_one_game_with_somebody_watching(people: People) -> None:
    anna, ben = seated_for_two(people)
    anna.get_by_role("button", name="Start the game").click()
    carla = people.page(f"/t/{code_of(anna)}")
    expect(carla.get_by_text("You are watching.")).to_be_visible()
    expect(carla.locator("main button[aria-pressed]")).to_have_count(0)

    # Whoever has answered sees it sealed; nobody else sees what it was.
    first = Player(anna)
    first.wait()
    anna.locator(".mine button[aria-pressed=false]").first.click()
    first.confirm()
    sealed = anna.locator(".bar").get_by_text(re.compile("^Sealed: "))
    expect(sealed).to_be_visible()
    number = sealed.inner_text().removeprefix("Sealed: ").rstrip(".")
    expect(ben.get_by_text("Anna", exact=True).first).to_be_visible()
    expect(ben.get_by_text(f"Anna crosses off {number}")).to_have_count(0)
    anna.locator(READ).wait_for()
    anna.get_by_role("button", name=f"Undo: {number}", exact=True).click()
    expect(anna.locator(CHOSEN)).to_have_count(1)  # what was chosen before

    players = [Player(anna, eager=0.1, seed=1), Player(ben, eager=0.1, seed=2)]
    while not all(player.at_ranking() for player in players):
        for player in players:
            if player.ready():
                player.decide()
    carla.locator(READ).wait_for()
    carla.get_by_role("button", name="To the ranking").click()
    for page in (ben, carla):
        page.get_by_role("button", name="Prove the dice").click()
        expect(page.get_by_text("Proven fair.")).to_be_visible()
    expect(ben.get_by_text("This device’s own salt is in the dice")).to_be_visible()
    expect(carla.get_by_text("unless the server worked together with Anna and Ben.")).to_be_visible()

    ben.get_by_role("button", name="Rematch").click()
    ben.wait_for_url(re.compile(r"/t/(?!" + code_of(anna) + ")"))
    anna.get_by_role("link", name="To the rematch").click()
    anna.wait_for_url(f"**/t/{code_of(ben)}")
    ben.get_by_role("button", name="Start the game").click()
    for player in players:
        player.wait()


def test_a_start_waits_for_a_device_that_is_away_and_goes_on_when_it_is_back(people: People) -> None:
    anna, ben = seated_for_two(people)
    device = ben.context
    ben.close()
    start, waiting = (
        anna.get_by_role("button", name="Start the game"),
        anna.get_by_text("Waiting for the device of Ben"),
    )
    start.click()
    expect(waiting).to_be_visible()
    expect(anna.get_by_role("button", name="Change the name")).to_have_count(0)
    anna.get_by_role("button", name="Cancel").click()
    expect(anna.get_by_role("button", name="Change the name")).to_be_visible()
    start.click()
    expect(waiting).to_be_visible()
    back = device.new_page()
    back.goto(f"/t/{code_of(anna)}")
    for page in (anna, back):
        Player(page).wait()


def test_a_game_begins_without_what_a_missing_device_promised(people: People) -> None:
    anna, ben = seated_for_two(people)
    ben.close()
    anna.get_by_role("button", name="Start the game").click()
    anna.get_by_role("button", name="Start without it").click()
    Player(anna).wait()


def test_three_people_around_one_device_never_see_each_others_cards(people: People) -> None:
    page = people.page("/new/cards", TABLET)
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_label("Who plays at seat 2").select_option(label="On this device")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="One more player").click()
    page.get_by_label("Who plays at seat 3").select_option(label="On this device")
    page.get_by_label("Name of player 3").fill("Carla")
    page.get_by_role("button", name="Play", exact=True).click()

    player = Player(page, eager=0.6)
    hand = page.get_by_role("list", name="Your cards").get_by_role("listitem")
    shown: set[str] = set()
    while len(shown) < 3:
        player.wait()
        cover = page.get_by_role("button", name="Show the cards")
        if cover.count():
            # Nothing of any hand is on the screen before its owner asks for it.
            assert hand.count() == 0
            shown.add(page.locator(".bar").get_by_text("Hand the device to").inner_text())
            page.locator(READ).wait_for()
            cover.click()
            expect(hand).to_have_count(5)
        player.decide()


def test_a_second_tab_shows_the_same_and_the_first_answer_counts(people: People) -> None:
    device = people.device()
    first = device.new_page()
    first.goto("/new/classic")
    first.get_by_role("button", name="Play", exact=True).click()
    second = device.new_page()
    second.goto(f"/t/{code_of(first)}")
    players = [Player(first), Player(second)]
    for player in players:
        player.wait()
    question = second.locator(".top").inner_text()
    players[0].decide()
    expect(second.locator(".top")).not_to_have_text(question)
    players[1].play(lambda: len(players[1].confirmed) >= 3)
    expect(first.locator(".bar .problem")).to_have_count(0)
