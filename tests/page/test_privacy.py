"""What is kept is told, what one has played can be deleted, and a replay's link works for whoever is given it."""

import re

from playwright.sync_api import expect

from tests.page.people import People, at_table
from tests.page.player import Player
from tests.server.client import Device, Server, ask
from tests.server.test_privacy import long_ago


def test_privacy_is_told_and_a_game_deleted(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    code = page.url.rpartition("/")[2]
    page.goto("/")
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", level=1, name="Privacy")).to_be_visible()
    expect(page.get_by_text("A finished game: 365 days.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Delete: The original, Anna")).click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert ask("GET", f"{host.url}/api/tables/{code}").status_code == 200
    page.get_by_role("button", name=re.compile("^Delete: The original, Anna")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_have_text("The game is gone.")
    expect(page.get_by_text("This device has no games here.")).to_be_visible()
    assert ask("GET", f"{host.url}/api/tables/{code}").status_code == 404
    assert page.evaluate("Object.keys(localStorage).filter(key => key.split('.').length > 2)") == []


def test_a_device_is_forgotten_altogether(people: People, host: Server) -> None:
    page = at_table(people, host, "classic", language="de")
    secret = page.evaluate("localStorage.getItem('qwixx.device')")
    page.goto("/privacy")
    page.get_by_role("button", name="Alles von diesem Gerät löschen").click()
    page.get_by_role("dialog").get_by_role("button", name="Löschen", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("1 Partie wurde gelöscht.")
    assert Device(host.url, secret).get("/api/mine").json()["tables"] == []
    assert page.evaluate("localStorage.getItem('qwixx.device')") != secret


def test_the_link_of_a_replay_works_elsewhere_and_the_code_does_not(people: People, host: Server) -> None:
    page = at_table(people, host, "classic")
    Player(page, eager=0).play_to_the_ranking()
    link = page.get_by_label("Link to the replay").input_value()
    page.goto("/")
    long_ago(host.database)
    stranger = people.page(link)
    expect(stranger.get_by_role("heading", name="Replay")).to_be_visible()
    expect(stranger.get_by_role("slider")).to_be_visible()
    other = people.page(link.partition("?")[0])
    expect(other.get_by_role("alert")).to_contain_text("only shown to those who played or have its link")
    page.go_back()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
