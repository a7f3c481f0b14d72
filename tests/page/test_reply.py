"""A lock is announced: whoever crossed nothing is asked whether they close the row too, and nobody else."""

import re

from playwright.sync_api import expect

from tests.page.people import People
from tests.page.player import Player
from tests.server.client import Server
from tests.server.locking import announced
from tests.server.prepared_tables import person, store_tables

NAMES = ("Anna", "Ben", "Cleo", "Dino")
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def test_around_one_device_those_who_may_follow_are_asked_to_reply(people: People, host: Server) -> None:
    page = people.page()
    page.wait_for_load_state("networkidle")
    secret = page.evaluate("localStorage.getItem('qwixx.device')")
    prepared, mark = announced("tita-tosa", [person(name, secret) for name in NAMES])
    host.stop()
    store_tables(host.database, prepared)
    host.start()
    game, state = prepared.table.playing
    locker = next(name for seat, name in enumerate(NAMES) if game.sheet(state, seat).has(mark))
    colour, may_follow = COLOURS[mark.colour], [NAMES[seat] for seat in prepared.table.waiting]
    page.goto("/t/tita-tosa")
    watcher = people.page("/t/tita-tosa")
    question = page.locator(".top .asked")
    number = page.locator("div.mine button[aria-pressed=false]:not(.tab)")
    asked: list[str] = []
    while len(asked) < len(may_follow):
        told = rf"(\w+) · {locker} closes {colour}: cross off {colour} {mark.number} too\?"
        left = "|".join(name for name in may_follow if name not in asked)
        expect(question).to_have_text(re.compile(told.replace(r"\w+", left)))
        asked.append(question.inner_text().partition(" · ")[0])
        expect(number).to_have_count(1)
        if len(asked) == 1:
            expect(watcher.locator(".top .asked")).to_contain_text("Waiting for")
            number.click()
            Player(page).confirm()
        else:
            Player(page).decline()
    expect(page.locator("aside")).to_contain_text(f"{asked[0]} crosses off {colour} {mark.number}.")
    expect(watcher.locator("aside")).to_contain_text(f"{asked[0]} crosses off {colour} {mark.number}.")
    assert sorted(asked) == sorted(may_follow)
