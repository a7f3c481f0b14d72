"""All tables in one file, on another device: whatever is wrong with the file, nothing is half done."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.fairness import promise
from qwixx.games import GAMES
from tests.local.browser import ANNA, BEN, Browser, Full, Json, Page, bot, further
from tests.soak import examples

Change = Callable[[Json], Any]


def filled() -> Browser:
    """A browser with a game that is over, one that is not, and one that has not begun."""
    browser = Browser(1)
    browser.started("cards", seats=[ANNA, bot("hard")]).play(Random(1))
    browser.started(seats=[ANNA, BEN]).play(Random(2), lambda page: page.step > 8)
    browser.open("board")
    return browser


def taken_in(browser: Browser, file: Json) -> Json:
    """What is said of a file that is in order."""
    status, said = browser.ask("/api/carry", file)
    assert status == 200, said
    found: Json = said
    return found


def test_tables_go_to_another_device_and_are_played_on_there() -> None:
    here, there = filled(), Browser(2)
    file = here.get("/api/carry")
    assert taken_in(there, json.loads(json.dumps(file))) == {"added": 3, "replaced": 0, "left": 0}
    assert (there.logs, there.rows) == (here.logs, here.rows)
    assert there.get("/api/mine") == here.get("/api/mine")
    for code in there.rows:
        page = there.connect(code)
        assert page.latest("snapshot") == here.connect(code).latest("snapshot")
        if page.table["status"] == "lobby":
            page.say("start")
        assert page.play(Random(3)).over


def test_the_same_file_again_changes_nothing() -> None:
    here, there = filled(), Browser(2)
    file = here.get("/api/carry")
    taken_in(there, file)
    before = copy.deepcopy((there.rows, there.logs))
    assert taken_in(there, file) == {"added": 0, "replaced": 0, "left": 3}
    assert taken_in(here, file) == {"added": 0, "replaced": 0, "left": 3}
    assert (there.rows, there.logs) == before


def test_a_longer_log_replaces_and_a_shorter_one_is_left() -> None:
    here, there = filled(), Browser(2)
    early = here.get("/api/carry")
    taken_in(there, early)
    code = next(code for code, row in there.rows.items() if row["summary"]["status"] == "running")
    page = there.connect(code).play(Random(4))
    watching = here.connect(code)
    assert taken_in(there, early)["left"] == 3
    assert taken_in(here, there.get("/api/carry")) == {"added": 0, "replaced": 1, "left": 2}
    assert here.logs[code] == there.logs[code]
    assert here.closed[watching.number] == 1013
    assert here.connect(code).table == page.table | {"watchers": 0}


def test_a_game_that_went_on_in_two_ways_is_kept_in_both() -> None:
    here, there = filled(), Browser(2)
    taken_in(there, here.get("/api/carry"))
    code = next(code for code, row in there.rows.items() if row["summary"]["status"] == "running")
    for browser, choice in ((here, 0), (there, -1)):
        page = browser.connect(code)
        page.act(page.to_act[0], page.own(page.to_act[0])["legal"][choice])
        page.play(Random(choice), further(page, 3))
    other = there.logs[code]
    file = there.get("/api/carry")
    assert taken_in(here, file) == {"added": 1, "replaced": 0, "left": 2}
    assert taken_in(here, file) == {"added": 0, "replaced": 0, "left": 3}
    new = next(log for known, log in here.logs.items() if log == other)
    assert new != here.logs[code]
    assert len(here.logs) == 4


def test_every_kind_of_entry_is_carried() -> None:
    browser = Browser(5)
    salted = {**ANNA, "promise": promise("salt")}
    page = browser.connect(browser.open("classic", [salted, BEN, bot("hard"), {"kind": "open"}], timer=30))
    page.say("sit", seat=3, name="Carla")
    page.say("sit", seat=3, name="Dora", promise=promise("other"))
    page.say("sit", seat=1, name="Emma")
    page.say("stand", seat=3)
    page.say("arrange", seat=3, kind="bot", level="easy")
    page.say("arrange", seat=3, kind="none")
    page.say("promise", seat=1, promise=promise("more"))
    page.say("start")
    page.say("cancel")
    page.say("promise", seat=0, promise=promise("salt"))
    page.say("start")
    page.say("promise", seat=1, promise="")
    page.say("reveal", seat=0, salt="salt")
    browser.work()
    page.act(0, page.own(0)["legal"][0])
    page.say("retract", seat=0, step=page.step)
    page.play(Random(1), lambda page: page.step > 5)
    page.say("takeback", seat=0, step=page.step - 2)
    page.say("consent", seat=1, proposal=page.table["proposal"]["number"], agree=False)
    page.say("takeback", seat=0, step=page.step - 2)
    page.say("consent", seat=1, proposal=page.table["proposal"]["number"], agree=True)
    page.say("substitute", seat=1, level="easy")
    browser.work()
    page.say("resume", seat=1)
    browser.time += 31_000
    browser.call(do="work")
    browser.work()
    page.play(Random(2))
    page.say("rematch")
    kinds = {json.loads(text.partition(" ")[2])["t"] for text in browser.logs[page.code]}
    assert kinds == {
        *("opened", "seated", "removed", "promised", "starting", "cancelled", "revealed", "played", "retracted"),
        *("proposed", "consented", "declined", "rematched"),
    }
    other = Browser(6)
    assert taken_in(other, browser.get("/api/carry"))["added"] == 2
    assert other.logs == browser.logs
    again = other.connect(page.table["next"])
    again.say("start")
    again.say("start", without=True)
    other.work()
    assert again.table["status"] == "running"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_carried(game: str) -> None:
    browser, other = Browser(7), Browser(8)
    options = {"games": "1"} if game == "deluxe" else {"jokers": "yes"} if game == "cards" else {}
    browser.started(game, [ANNA, BEN, bot("easy")], options=options).play(Random(5))
    assert taken_in(other, browser.get("/api/carry"))["added"] == 1


def test_a_file_that_could_not_be_written_was_not_taken_in() -> None:
    here, there = filled(), Browser(2)
    file = here.get("/api/carry")
    there.full = True
    with pytest.raises(Full):
        there.ask("/api/carry", file)
    assert there.get("/api/mine")["tables"] == []


def test_a_table_whose_log_is_damaged_is_left_out() -> None:
    browser = filled()
    broken = next(iter(browser.logs))
    browser.logs[broken] = ["nonsense"]
    browser.begin()
    assert len(browser.get("/api/carry")["tables"]) == 2


# -- what is wrong with a file -----------------------------------------------------------------------------------------


def entries(file: Json) -> list[str]:
    """The log of the game that is running."""
    found: list[str] = file["tables"][1]["entries"]
    return found


def changed(file: Json, place: int, old: str, new: str) -> None:
    """Another text in an entry."""
    assert old in entries(file)[place]
    entries(file)[place] = entries(file)[place].replace(old, new)


def at(file: Json, text: str) -> int:
    """The first entry with a text in it."""
    return next(place for place, entry in enumerate(entries(file)) if text in entry)


def played(file: Json) -> int:
    """An entry in which a roll follows an answer."""
    return next(place for place, entry in enumerate(entries(file)) if '"played"' in entry and "roll" in entry)


def other_roll(file: Json) -> None:
    """Dice that the seed did not give."""
    place = played(file)
    head, _, rest = entries(file)[place].partition("roll ")
    entries(file)[place] = f"{head}roll {'1' if rest[0] != '1' else '2'}{rest[1:]}"


def seated(**seat: object) -> str:
    """An entry in which somebody sits down."""
    entry = {"t": "seated", "seat": 0, "now": {"kind": "person", "name": "Eve", **seat}}
    return f"1 {json.dumps(entry, separators=(',', ':'))}"


WRONG: dict[str, Change] = {
    "another-format": lambda file: file.update(qwixx="records"),
    "newer": lambda file: file.update(version=2),
    "no-tables": lambda file: file.pop("tables"),
    "no-list": lambda file: file.update(tables={}),
    "no-log": lambda file: entries(file).clear(),
    "cut-at-the-front": lambda file: entries(file).pop(0),
    "cut-in-the-middle": lambda file: entries(file).pop(2),
    "cut-text": lambda file: entries(file).append(entries(file).pop()[:-5]),
    "twice": lambda file: entries(file).append(entries(file)[-1]),
    "no-time": lambda file: entries(file).append(entries(file).pop().partition(" ")[2]),
    "negative-time": lambda file: entries(file).append("-" + entries(file).pop()),
    "endless-time": lambda file: entries(file).append("9" * 30 + entries(file).pop()[13:]),
    "blanks": lambda file: changed(file, 3, '{"t"', '{ "t"'),
    "more-fields": lambda file: changed(file, 3, '{"t"', '{"x":1,"t"'),
    "other-dice": other_roll,
    "another-seed": lambda file: file["tables"][1]["row"].update(seed="0" * 64),
    "no-seed": lambda file: file["tables"][1]["row"].update(seed="secret"),
    "a-served-code": lambda file: file["tables"][1]["row"].update(code="baba-dede"),
    "a-path": lambda file: file["tables"][1]["row"].update(code="local-../../x"),
    "same-code-twice": lambda file: file["tables"].append(file["tables"][1]),
    "illegal-act": lambda file: changed(file, at(file, '"1: '), '"1: ', '"1: r12'),
    "anothers-act": lambda file: changed(file, at(file, '"1: '), '"1: ', '"5: '),
    "anothers-seat": lambda file: changed(file, 0, '"device":"', '"device":"0'),
    "another-host": lambda file: changed(file, 0, '"host":"', '"host":"0'),
    "no-such-game": lambda file: changed(file, 0, '"game":"classic"', '"game":"chess"'),
    "no-such-option": lambda file: changed(file, 0, '"announced"', '"whispered"'),
    "no-such-rules": lambda file: changed(file, 0, '"rules":2', '"rules":7'),
    "no-such-level": lambda file: changed(
        file, 0, '"kind":"person","name":"Ben"', '"kind":"bot","name":"Ben","level":"god"'
    ),
    "a-bad-name": lambda file: changed(file, 0, '"Ben"', '"Ben\\u0000"'),
    "the-same-name": lambda file: changed(file, 0, '"Ben"', '"Anna"'),
    "a-long-id": lambda file: changed(file, 1, '"id":"', '"id":"' + "x" * 41),
    "a-long-request": lambda file: changed(file, 1, '"request":"', '"request":"AAAA'),
    "closed-by-nobody": lambda file: entries(file).append('1 {"t":"closed"}'),
    "forgotten": lambda file: entries(file).append('1 {"t":"forgotten","seat":0}'),
    "a-bot-proposed": lambda file: entries(file).append('1 {"t":"botproposed","seat":0,"absent":1,"level":"easy"}'),
    "a-rematch-before-the-end": lambda file: entries(file).append('1 {"t":"rematched","code":"local-baba-baba"}'),
    "consent-to-nothing": lambda file: entries(file).append('1 {"t":"consented","seat":0}'),
    "back-to-nowhere": lambda file: entries(file).append('1 {"t":"proposed","seat":0,"step":900,"anew":true}'),
    "opened-twice": lambda file: entries(file).append(entries(file)[0]),
    "sits-down-in-the-game": lambda file: entries(file).append(seated()),
    "sits-nowhere": lambda file: entries(file).append(seated().replace('"seat":0', '"seat":9')),
    "sits-below": lambda file: entries(file).append(seated().replace('"seat":0', '"seat":-1')),
    "acts-of-nobody": lambda file: entries(file).append('1 {"t":"played","events":[]}'),
    "only-dice": lambda file: entries(file).append('1 {"t":"played","events":["roll 1 1 r1 y1 g1 b1"]}'),
    "nonsense-events": lambda file: entries(file).append('1 {"t":"played","events":["nonsense"]}'),
    "moved-to-nowhere": lambda file: file["tables"][1]["row"].update(moved="//elsewhere"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_that_is_wrong_is_refused_and_nothing_is_done(wrong: str) -> None:
    file, there = filled().get("/api/carry"), Browser(2)
    WRONG[wrong](file)
    status, said = there.ask("/api/carry", file)
    assert (status, said["code"]) == (422, "bad-file"), said
    assert (there.rows, there.logs) == ({}, {})
    assert there.get("/api/mine")["tables"] == []


@examples(37)
@given(st.integers(0, 20), st.integers(0, 400), st.characters(codec="ascii"))
def test_a_letter_that_is_another_one_is_refused_or_means_the_same(place: int, letter: int, other: str) -> None:
    file, there = FILE, Browser(2)
    texts = list(entries(file))
    text = texts[place % len(texts)]
    letter %= len(text)
    texts[place % len(texts)] = text[:letter] + other + text[letter + 1 :]
    tables = [{**file["tables"][1], "entries": texts}]
    status, said = there.ask("/api/carry", {**file, "tables": tables})
    if status == 422:
        assert said["code"] == "bad-file"
        assert there.logs == {}
    else:
        page = there.connect(file["tables"][1]["row"]["code"])
        assert page.latest("snapshot")["position"]["view"] == POSITION


FILE: Json = filled().get("/api/carry")
POSITION = filled().connect(FILE["tables"][1]["row"]["code"]).latest("snapshot")["position"]["view"]


@pytest.mark.parametrize("body", [None, 7, "text", [], {}, {"qwixx": "tables"}])
def test_what_is_no_file_is_refused(body: object) -> None:
    browser = Browser()
    status, said = browser.ask("/api/carry", body, method="POST")
    assert (status, said["code"]) == (422, "bad-file")


def test_a_row_in_a_file_is_believed_in_nothing_that_the_log_says() -> None:
    here, there = filled(), Browser(2)
    file = here.get("/api/carry")
    for table in file["tables"]:
        table["row"] |= {"summary": None, "seats": "all", "version": -1, "waiting": [7]}
    taken_in(there, file)
    assert there.rows == here.rows


def test_pages_see_nothing_of_it_before_it_is_written() -> None:
    here, there = filled(), Browser(2)
    file = here.get("/api/carry")
    ask = {"do": "ask", "id": 1, "method": "POST", "path": "/api/carry", "device": "a" * 43, "body": file}
    assert there.raw(ask)["writes"]
    there.raw({"do": "unwritten"})
    assert there.get("/api/mine")["tables"] == []
    assert isinstance(there.connect(there.open()), Page)
