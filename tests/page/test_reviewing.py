"""A finished game is reviewed: a graph to be touched, mistakes with what was better, every choice."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from qwixx.records import fold
from qwixx.review import Review, review
from qwixx.tables.secret import new_secret
from tests.page.people import DESKTOP, People
from tests.server.client import Server
from tests.server.prepared_tables import PreparedTable, person, store_tables

CODE = "baba-dede"
PATH = f"/t/{CODE}/review"
ON_BOARD = "tire-vopa"
LONG = "tire-dopa"
LONG_NAMES = ("Maximiliane-Josephine von Wald", "李小龍王大明張三豐陳阿貓", "🎲🎲 Emma the Great 🎉🎉", "Q" * 30)


def played(code: str = CODE, game: str = "classic") -> PreparedTable:
    """A game that is over, played at random: there are mistakes in it."""
    seats = person("Anna", new_secret()), person("Ben", new_secret())
    table = PreparedTable(code, game, seats, seats[0].device, Random(1)).start()
    return table.play(lambda at: at.status == "over")


def long_match() -> PreparedTable:
    """A match of five games between people with long names."""
    seats = [person(name, new_secret()) for name in LONG_NAMES]
    table = PreparedTable(LONG, "deluxe", seats, seats[0].device, Random(2), options={"games": "5"}).start()
    return table.play(lambda at: at.status == "over")


@pytest.fixture(scope="module")
def found() -> Review:
    """What the library says of the game."""
    return review(played().table.record)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, found: Review) -> Iterator[Server]:
    """A server where that game has just ended."""
    folder = tmp_path_factory.mktemp("review")
    database = f"sqlite:///{folder}/tables.sqlite"
    table = played()
    assert table.table.record.events == found.record.events
    store_tables(database, table, played(ON_BOARD, "board"), long_match())
    with Server(database, "--trust", "127.0.0.1", log=folder / "log") as running:
        yield running


def reviewed(people: People, **options: object) -> Page:
    """The review of the game."""
    page = people.page(PATH, **options)  # type: ignore[arg-type]
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def test_it_is_one_tap_from_the_ranking_and_from_the_replay(people: People) -> None:
    page = people.page(f"/t/{CODE}")
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("heading", name="Review of the game")).to_be_visible()
    replay = people.page(f"/t/{CODE}/replay")
    replay.get_by_role("link", name="Review the game").click()
    expect(replay.get_by_role("slider")).to_be_visible()


def test_everybody_has_accuracy_and_luck(people: People, found: Review) -> None:
    page = reviewed(people)
    cards = page.locator(".players > li")
    for player in found.players:
        card = cards.nth(player.seat)
        expect(card).to_contain_text(player.name)
        expect(card).to_contain_text(f"{player.accuracy:.1f}".removesuffix(".0"))
        for grade, count in player.grades.items():
            if count:
                expect(card.locator(".grades li", has_text=grade)).to_contain_text(str(count))


def test_the_graph_is_moved_by_keys_and_by_the_finger(people: People, found: Review) -> None:
    page = reviewed(people)
    graph, last = page.get_by_role("slider"), len(found.steps)
    middle = (last + 1) // 2
    expect(graph).to_have_attribute("aria-valuemax", str(last))
    graph.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Anna \d+%, Ben \d+%$"))
    page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuenow", str(last))
    won = ["100%" if seat in found.winners else "0%" for seat in range(2)]
    expect(graph).to_have_attribute("aria-valuetext", re.compile(rf"Anna {won[0]}, Ben {won[1]}$"))
    box = graph.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.501, box["y"] + 60, steps=5)
    page.mouse.up()
    expect(graph).to_have_attribute("aria-valuenow", str(middle))
    page.wait_for_url(f"**{PATH}?at={middle}")
    page.reload()
    expect(graph).to_have_attribute("aria-valuenow", str(middle))


def test_a_mistake_shows_what_was_better_on_the_sheet_and_why(people: People, found: Review) -> None:
    page = reviewed(people, size=DESKTOP)
    panels = page.locator(".wrong > section")
    for number, player in enumerate(player for player in found.players if player.mistakes):
        listed = panels.nth(number).locator("li")
        expect(listed).to_have_count(len(player.mistakes))
        worst = found.steps[player.mistakes[0]]
        expect(listed.first).to_contain_text(f"Turn {worst.turn}")
        before = found.record.game.sheet(fold(found.record, worst.due), player.seat)
        crosses = sum(len(before.crossed(row)) for row in range(4))
        expect(listed.first.locator(".cell.crossed")).to_have_count(crosses)
        expect(listed.first.locator(".cell.pending")).to_have_count(0 if str(worst.best) == "pass" else 1)


def test_one_steps_through_with_the_alternatives(people: People, found: Review) -> None:
    page = reviewed(people, size=DESKTOP)
    page.get_by_role("button", name="The next mistake").click()
    place = next(place for place, step in enumerate(found.steps) if step.cost and step.cost >= 0.01)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(place + 1))
    choices = page.locator(".choices ol button")
    expect(choices).to_have_count(len(found.steps[place].choices))
    expect(page.locator(".choices ol button[aria-pressed=true]")).to_have_count(1)
    choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(place + 2))
    page.get_by_role("button", name="The mistake before").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(place + 1))
    page.get_by_role("link", name="Explore this position").click()
    expect(page.get_by_role("heading", name="Position explorer")).to_be_visible()


def test_the_decisions_are_listed_and_lead_there(people: People, found: Review) -> None:
    page = reviewed(people)
    page.get_by_text("The decisions", exact=True).click()
    listed = page.locator("details ol button")
    graded = [step for step in found.steps if step.cost is not None]
    expect(listed).to_have_count(len(graded))
    page.get_by_label("Only mistakes").check()
    page.get_by_label("Whose decisions").select_option(label="Ben")
    expect(listed).to_have_count(
        found.players[1].grades["inaccuracy"] + found.players[1].grades["mistake"] + found.players[1].grades["blunder"]
    )
    listed.first.click()
    place = next(place for place, step in enumerate(found.steps) if step.seat == 1 and step.cost and step.cost >= 0.01)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(place + 1))


def test_a_game_that_is_not_there_is_told(people: People) -> None:
    page = people.page("/t/tire-nopa/review")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="To the home page", exact=True)).to_be_visible()


def test_moves_of_the_pawn_are_drawn_on_the_track(people: People) -> None:
    page = people.page(f"/t/{ON_BOARD}/review", DESKTOP)
    mistake = page.locator("main li", has_text="Better: Move").first
    expect(mistake.locator(".board .advised[aria-pressed=true]")).to_have_count(1)
    mistake.get_by_role("button", name="What was possible").click()
    track = page.get_by_role("region", name="Track")
    best = (
        page.get_by_role("listitem").filter(has=page.get_by_text("best", exact=True)).get_by_role("button", name="Move")
    )
    expect(best).to_have_attribute("aria-pressed", "false")
    track.locator("button.advised").click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(track.locator(".ghost")).to_be_visible()


@pytest.mark.parametrize("width", [360, 820, 1440])
def test_a_long_match_of_people_with_long_names_has_room(people: People, width: int) -> None:
    page = people.page(f"/t/{LONG}/review?at=30", (width, 740))
    expect(page.get_by_role("slider")).to_be_visible()
    turns = page.locator(".plot .turn")
    expect(turns.first).to_have_text("Turn 1")
    boxes = [box for box in (turn.bounding_box() for turn in turns.all()) if box]
    assert len(boxes) >= 3
    assert all(after["x"] > before["x"] + before["width"] + 3 for before, after in pairwise(boxes))
    assert boxes[0]["x"] >= 0
    for name, told in zip(LONG_NAMES, page.locator(".legend .name").all(), strict=True):
        expect(told).to_have_text(name)
        assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == width
