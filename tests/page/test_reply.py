"""A lock is announced: whoever crossed nothing is asked whether they close the row too, and nobody else."""

import re

from playwright.sync_api import expect

from tests.page.people import People, at_table
from tests.page.player import Player
from tests.server.client import Server, me

# Every row has one number, which closes it: most rolls bring a lock.
SHORT = "r7 lock r | y6 lock y | g8 lock g | b5 lock b; needs 0; points 0 1 3; penalty 5; boxes 9; end 4"


def test_around_one_device_the_other_is_asked_to_reply(people: People, host: Server) -> None:
    page = at_table(people, host, "classic", me("Ben"), options={"sheet": SHORT})
    carla = people.page(page.url)
    player = Player(page)
    asked = page.locator(".top .asked")
    number = page.locator("div.mine button[aria-pressed=false]:not(.tab)")
    player.wait()
    while "closes" not in asked.inner_text():
        if asked.inner_text().startswith("Anna: White") and number.count():
            number.first.click()
        before = asked.inner_text()
        player.confirm()
        expect(asked).not_to_have_text(before)
        player.wait()
    question = re.fullmatch(r"Ben: Anna closes (\w+): cross (\1 \d) too\?", asked.inner_text())
    assert question
    expect(carla.locator(".top .asked")).to_have_text("Waiting for Ben")
    expect(number).to_have_count(1)
    number.click()
    player.confirm()
    expect(page.locator("aside")).to_contain_text(f"Ben crosses {question[2]}.")
    expect(carla.locator(".top")).to_contain_text(f"Ben locks {question[1]}.")
