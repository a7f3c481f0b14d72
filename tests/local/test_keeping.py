"""Nothing is lost and nothing is done twice, whenever a browser is closed and whatever it could not write."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.local.browser import AGAIN
from qwixx.players.master import models
from qwixx.tables import opening
from tests.local.browser import ANNA, BEN, SECRET, Browser, Full, Json, Page, bot, further
from tests.soak import examples

PLANS: list[tuple[str, list[Json], Json]] = [
    ("classic", [ANNA, bot("hard"), bot("hard")], {}),
    ("cards", [ANNA, BEN], {"jokers": "yes"}),
    ("board", [ANNA, bot("hard")], {}),
    ("deluxe", [ANNA, BEN], {"games": "2"}),
]
TIMES = 40  # decisions that are looked at


class Game:
    """A game in a browser, which may be disturbed by a chance of its own."""

    def __init__(self, plan: int, seed: int, trouble: Random | None = None) -> None:
        game, seats, options = PLANS[plan]
        self.browser = Browser(seed)
        self.trouble = trouble
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(opening, "new_secret", lambda: "secret")
            self.code = self.browser.open(game, seats, options=options)
        self.page = self.browser.connect(self.code)

    def ask(self, kind: str, **fields: object) -> None:
        """Ask for something until it is done."""
        self._disturb()
        try:
            said = self.page.say(kind, **fields)
        except Full:
            self.browser.full = False
            said = self.page.say(kind, **fields)
        assert said["type"] == "ack"
        assert not said["duplicate"]
        self._work()

    def _work(self) -> None:
        while self.browser.due is not None:  # no clock runs here
            self._disturb()
            try:
                self.browser.call(do="work")
            except Full:
                assert self.browser.due == AGAIN
                self.browser.full = False
                self.browser.call(do="work")

    def _disturb(self) -> None:
        """Perhaps the storage is full for the next call, or the browser is killed in the middle of one."""
        chance = self.trouble.random() if self.trouble else 1.0
        if chance < 0.1:
            self.browser.full = True
        elif chance < 0.2:
            self.browser.raw({"do": "work"})  # and nobody hears what came of it
            self.browser.begin()
            self.page = self.browser.connect(self.code)

    def play(self, rng: Random) -> None:
        """Play for a while, with something taken back."""
        self.ask("start", id="start")
        for number in range(TIMES):
            if self.page.over:
                return
            step, seat = self.page.step, rng.choice(self.page.to_act)
            if number % 15 == 14 and step > 2 and len(self.page.latest("table", "snapshot")["mine"]) == 1:
                self.ask("takeback", id=f"back {number}", seat=seat, step=step - 1)
            else:
                action = rng.choice(self.page.own(seat)["legal"])
                self.ask("act", id=f"act {number}", step=step, seat=seat, action=action)


@examples(6)
@given(st.integers(0, len(PLANS) - 1), st.integers(0, 1000))
def test_a_game_that_is_disturbed_goes_on_as_one_that_is_not(plan: int, seed: int) -> None:
    still, disturbed = Game(plan, seed), Game(plan, seed, Random(seed))
    for game in (still, disturbed):
        game.play(Random(seed))
        game.browser.full = False
    assert disturbed.browser.logs == still.browser.logs
    assert disturbed.browser.rows == still.browser.rows
    ends = [game.browser.connect(game.code).latest("snapshot") for game in (still, disturbed)]
    assert ends[0] == ends[1]


def test_an_act_that_could_not_be_written_has_not_been_done() -> None:
    browser = Browser()
    page = browser.started()
    before = browser.connect(page.code).latest("snapshot")
    browser.full = True
    with pytest.raises(Full):
        page.act(0, page.own(0)["legal"][0])
    assert browser.connect(page.code).latest("snapshot") == before
    browser.full = False
    assert page.act(0, page.own(0)["legal"][0])["duplicate"] is False


def test_a_table_that_could_not_be_written_has_not_been_opened() -> None:
    browser = Browser()
    browser.full = True
    with pytest.raises(Full):
        browser.open()
    assert browser.get("/api/mine")["tables"] == []


def test_what_could_not_be_deleted_is_there() -> None:
    browser = Browser()
    page = browser.started()
    browser.full = True
    with pytest.raises(Full):
        browser.ask(f"/api/tables/{page.code}", method="DELETE")
    browser.full = False
    assert browser.get("/api/mine")["tables"][0]["code"] == page.code
    assert page.act(0, page.own(0)["legal"][0])["type"] == "ack"


def test_a_rematch_that_could_not_be_written_is_none() -> None:
    browser = Browser()
    page = browser.started("cards").play(Random(1))
    browser.full = True
    with pytest.raises(Full):
        page.say("rematch")
    assert browser.get(f"/api/tables/{page.code}")["next"] is None
    browser.full = False
    page.say("rematch")
    assert browser.get("/api/mine")["tables"][0]["code"] in (page.table["next"], page.code)


def test_what_was_written_after_all_is_told_when_it_is_known() -> None:
    browser = Browser()
    page = browser.started()
    text = json.dumps({"type": "act", "id": "once", "step": 1, "seat": 0, "action": page.own(0)["legal"][0]})
    answer = browser.raw({"do": "hear", "wire": page.number, "text": text})
    for write in answer["writes"]:
        browser._write(write)
    browser.raw({"do": "unwritten"})
    told = page.tell(text)
    assert [one["type"] for one in told] == ["answered", "ack"]
    assert told[1]["duplicate"] is True


def test_only_the_last_call_is_taken_back() -> None:
    browser = Browser()
    page = browser.started()
    page.act(0, page.own(0)["legal"][0])
    browser.get("/api/mine")
    browser.raw({"do": "unwritten"})
    browser.raw({"do": "unwritten"})
    assert page.to_act == [1]
    assert page.act(1, page.own(1)["legal"][0])["type"] == "ack"


def test_a_clock_goes_on_where_it_was() -> None:
    browser = Browser()
    page = browser.started(timer=60)
    browser.time += 20_000
    browser.begin()
    again = browser.connect(page.code)
    assert browser.due == 40_000
    assert again.latest("snapshot")["position"]["deadline"] == browser.time + 40_000


def test_nothing_is_done_while_something_is_needed() -> None:
    browser = Browser()
    page = browser.started()
    browser.begin()
    code, number = page.code, 7
    browser.heard[number] = []
    browser.call(do="connect", wire=number, path=f"/api/tables/{code}/socket")
    hello = {"do": "hear", "wire": number, "text": json.dumps({"type": "hello", "id": "h", "device": SECRET})}
    for _ in range(2):
        answer = browser.raw(hello)
        assert (answer["needs"], answer["writes"], answer["tell"]) == ([code], [], [])
    browser.raw({"do": "load", "code": code, "entries": browser.logs[code]})
    assert json.loads(browser.raw(hello)["tell"][0]["text"])["type"] == "snapshot"


def test_lists_need_no_logs() -> None:
    browser = Browser()
    page = browser.started()
    mine = browser.get("/api/mine")
    browser.begin()
    assert browser.raw({"do": "ask", "id": 1, "method": "GET", "path": "/api/mine", "device": SECRET})["needs"] == []
    assert browser.get("/api/mine") == mine
    assert mine["going"][0]["code"] == page.code


@pytest.mark.parametrize("damage", [[], ["nonsense"], ["1 {}"], ["x {}"], ['1 {"t":"closed"}'], None])
def test_a_log_that_is_damaged_is_said_to_be(damage: list[str] | None) -> None:
    browser = Browser()
    page = browser.started()
    log = browser.logs[page.code]
    browser.logs[page.code] = log[1:] if damage is None else damage
    browser.begin()
    status, body = browser.ask(f"/api/tables/{page.code}")
    assert (status, body["code"]) == (503, "storage")
    assert browser.connect(page.code).latest("error")["code"] == "storage"
    assert browser.ask(f"/api/tables/{page.code}", method="DELETE")[0] == 200


def test_a_row_that_cannot_be_read_is_passed_over() -> None:
    browser = Browser()
    code = browser.open()
    rows = [None, 7, "row", {}, {"code": code}, browser.rows[code] | {"more": "of a newer version"}]
    answer = browser.raw({"do": "begin", "tables": rows})
    assert answer["problem"] is None
    assert [table["code"] for table in browser.get("/api/mine")["tables"]] == [code]


# -- networks ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A browser to which networks have to be brought."""
    shipped = models.FOLDER
    (tmp_path / models.CHECKSUMS).write_text((shipped / models.CHECKSUMS).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(models, "FOLDER", tmp_path)
    browser = Browser()

    def fetch(name: str) -> None:
        browser.fetched.append(name)
        (tmp_path / f"{name}.model").write_bytes((shipped / f"{name}.model").read_bytes())

    browser.fetch = fetch
    return browser


def test_a_network_is_fetched_when_the_master_decides(bare: Browser) -> None:
    page = bare.started("board", seats=[ANNA, bot("master")])
    assert bare.fetched == ["board-2"]
    assert 0 in page.to_act


def test_no_other_level_needs_one(bare: Browser) -> None:
    bare.started(seats=[ANNA, bot("easy"), bot("normal"), bot("hard")])
    assert bare.fetched == []


@pytest.mark.parametrize("of", ["hint", "review", "weigh", "rolls", "stand-in"])
def test_whoever_asks_the_master_needs_its_network(bare: Browser, of: str) -> None:
    page = bare.started(seats=[ANNA, BEN])
    text = "classic;%20white%205%201;%20sheets%20r5%20|%20y2;%20dice%203%204%20r2%20y5%20g1%20b6"
    if of == "hint":
        page.say("hint", seat=0)
    elif of == "review":
        page.play(Random(3))
        bare.get(f"/api/tables/{page.code}/review")
    elif of == "stand-in":
        page.say("substitute", seat=0, level="master")
        bare.work()
    else:
        bare.get(f"/api/weigh{'/rolls' if of == 'rolls' else ''}?position={text}")
    assert bare.fetched == ["classic-2"]


def test_a_network_that_cannot_be_had_stops_nothing_else(bare: Browser) -> None:
    page = bare.connect(bare.open(seats=[ANNA, bot("master")]))
    page.say("start")
    assert bare.raw({"do": "work"})["needs"] == ["model:classic-2"]
    assert page.say("act", step=page.step, seat=0, action=page.own(0)["legal"][0])["type"] == "ack"
    other = bare.connect(bare.open("cards", seats=[ANNA, bot("hard")]))
    other.say("start")
    bare.raw({"do": "hear", "wire": page.number, "text": "{}"})  # the table of the master is looked at last
    for _ in range(3):
        answer = bare.raw({"do": "work"})
    assert answer["needs"] == ["model:classic-2"]
    assert not bare.raw({"do": "ask", "id": 1, "method": "GET", "path": "/api/mine", "device": SECRET})["needs"]


def test_where_a_page_watches_two_tables_both_go_on() -> None:
    browser = Browser()
    one, other = browser.started(seats=[ANNA, bot("hard")]), browser.started("cards", seats=[ANNA, bot("hard")])
    rng = Random(2)
    while not (one.over and other.over):
        for page in (one, other):
            page.play(rng, further(page, 0))
    assert isinstance(one, Page)
