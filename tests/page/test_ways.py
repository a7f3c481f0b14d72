"""Other ways to play: another language in mid-game, the keyboard alone, a joker, a final round, a replay."""

import re

from playwright.sync_api import expect

from tests.page.people import DESKTOP, People, at_table
from tests.page.player import CONFIRM, PASS, READ, SURE, Player
from tests.server.client import Server


def test_the_language_changes_in_mid_game(people: People) -> None:
    page = people.page("/new/classic", language="it-IT")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.get_by_role("button", name="Gioca", exact=True).click()
    player = Player(page)
    player.find_choice()
    page.locator("div.mine button[aria-pressed=false]").first.click()
    for language, word, settings in (("Deutsch", "ankreuzen", "Impostazioni"), ("English", "Cross", "Einstellungen")):
        page.get_by_role("button", name=settings).click()
        page.get_by_role("dialog").get_by_role("combobox").select_option(label=language)
        page.keyboard.press("Escape")
        expect(page.locator(".bar button.primary")).to_contain_text(word)  # what was chosen is still chosen
    player.confirm()
    player.wait()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_game_by_the_keyboard_alone(people: People) -> None:
    page = people.page("/", size=DESKTOP)

    def tab_to(selector: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached with Tab")

    tab_to("a[href='/new/classic']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/classic")
    tab_to("button.primary")
    page.keyboard.press("Enter")
    player = Player(page)
    chosen = 0
    player.wait()
    while not player.at_ranking():
        if not chosen and page.locator("div.mine button[aria-pressed]").count():
            tab_to("div.mine button[aria-pressed=false]")
            page.keyboard.press("Space")
            expect(page.locator("div.mine button[aria-pressed=true]")).to_have_count(1)
            page.keyboard.press("Space")
            expect(page.locator("div.mine button[aria-pressed=true]")).to_have_count(0)
            page.keyboard.press("Space")
            chosen += 1
        tab_to(CONFIRM if page.locator(CONFIRM).count() else PASS)
        page.locator(READ).wait_for()
        page.keyboard.press("Enter")
        if page.locator(SURE).count():
            page.locator(READ).wait_for()
            page.keyboard.press("Enter")
        player.wait()
    assert chosen


def test_a_joker_is_declared_and_told(people: People, host: Server) -> None:
    for _ in range(40):
        page = at_table(people, host, "cards", options={"jokers": "yes"})
        player = Player(page)
        player.wait()
        if page.get_by_role("list", name="Your cards").get_by_label("joker").count():
            break
        page.context.close()
    playing = page.get_by_text("Play one, two or three cards")
    player.play(lambda: playing.count() > 0)
    page.get_by_role("list", name="Your cards").get_by_role("button", name=re.compile("joker")).first.click()
    colour = page.get_by_role("group", name="The joker is played as").get_by_role("button").first
    named = colour.get_attribute("aria-label") or colour.inner_text()
    colour.click()
    expect(page.locator(".bar button.primary")).to_contain_text(f"as {named}")
    player.confirm()
    expect(page.locator("aside")).to_contain_text(re.compile(f"Anna plays joker \\d+ as {named}"))


def test_the_final_round_of_on_board_is_announced(people: People, host: Server) -> None:
    side = "r3/1 y3/2 g11/3 b11/4 r4/5 y4/6"  # the first move reaches the last five fields
    page = at_table(people, host, "board", options={"side": side})
    player = Player(page, eager=0)
    field = page.get_by_role("region", name="Track").get_by_role("button")
    player.play(lambda: field.count() > 0 or "Final round" in page.locator(".top").inner_text())
    if field.count():
        field.last.click()
        player.confirm()
    expect(page.locator(".top")).to_contain_text("Final round")
    player.play_to_the_ranking()


def test_a_finished_game_is_replayed_with_a_slider(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    Player(page, eager=0).play_to_the_ranking()
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    first = page.locator("main").inner_text()
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("main")).not_to_have_text(first)
    last = page.get_by_text(re.compile(r"^Move (\d+) of \1$"))
    expect(last).to_be_visible()
    page.get_by_role("button", name="Back one move").click()
    expect(last).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record (text)").click()
    assert download.value.path().read_text().startswith("qwixx record 1\n")


def test_moves_that_are_taken_back_are_told_at_the_table_in_the_replay_and_in_the_proof(
    people: People, host: Server
) -> None:
    page = at_table(people, host, "classic")
    player = Player(page, eager=0)
    player.decide()
    player.wait()
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    told = page.get_by_text(re.compile(r"^Anna undid moves: decision \d+ is due again\.$"))
    expect(told.first).to_be_attached()
    player.play_to_the_ranking()
    page.get_by_role("button", name="Prove the dice").click()
    expect(page.locator(".verdict")).to_have_class(re.compile("proven"))
    page.get_by_role("link", name="Watch the replay").click()
    forward = page.get_by_role("button", name="On one move")
    while not told.count():
        forward.click()
    expect(told.first).to_be_visible()
