"""A browser as the tests need it: a storage that keeps what was written, and pages with wires to the bridge."""

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from qwixx.local.browser import Bridge

Json = dict[str, Any]

SECRET = "a" * 43
ANNA, BEN = {"kind": "device", "name": "Anna"}, {"kind": "device", "name": "Ben"}
NOW = 1_800_000_000_000


def bot(level: str = "easy") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


class Full(Exception):
    """Nothing can be written."""


class Browser:
    """A bridge, what is kept of its tables, and what it told."""

    def __init__(self, seed: int = 0) -> None:
        self.time = NOW
        self.rows: dict[str, Json] = {}
        self.logs: dict[str, list[str]] = {}
        self.full = False
        self.fetched: list[str] = []  # networks
        self.fetch: Callable[[str], None] = self.fetched.append
        self._random = Random(seed)
        self._numbers = count(1)
        self.begin()

    def begin(self) -> None:
        """A bridge begun anew, which knows what was kept; whoever was connected is not any more."""
        self.heard: dict[int, list[Json]] = {}
        self.closed: dict[int, int] = {}
        self.answers: dict[int, tuple[int, Any]] = {}
        self.due: float | None = None
        self.bridge = Bridge(self.now, self._random.randbytes)
        self.call(do="begin", tables=list(self.rows.values()))

    def now(self) -> float:
        """The clock, which goes on only when a test says so."""
        return float(self.time)

    # -- calls ---------------------------------------------------------------------------------------------------------

    def raw(self, call: Json) -> Json:
        """What the bridge answers, before anything is written or told."""
        answer: Json = json.loads(self.bridge.call(json.dumps(call)))
        return answer

    def call(self, **call: Any) -> Json:
        """Call as the worker does: bring what is needed, write, and only then tell."""
        answer = self.raw(call)
        while answer["needs"]:
            assert not answer["writes"]
            assert not answer["tell"]
            for need in answer["needs"]:
                self._bring(need)
            answer = self.raw(call)
        if answer["writes"] and self.full:
            self.due = self.raw({"do": "unwritten"})["due"]
            raise Full
        for write in answer["writes"]:
            self._write(write)
        for told in answer["tell"]:
            self._hear(told)
        self.due = answer["due"]
        return answer

    def _bring(self, need: str) -> None:
        if need.startswith("model:"):
            self.fetch(need.removeprefix("model:"))
        else:
            self.raw({"do": "load", "code": need, "entries": self.logs.get(need, [])})

    def _write(self, write: Json) -> None:
        if "gone" in write:
            del self.rows[write["gone"]], self.logs[write["gone"]]
            return
        self.rows[write["code"]] = write["row"]
        if "entry" in write:
            log = self.logs.setdefault(write["code"], [])
            assert write["version"] == len(log)
            log.append(write["entry"])

    def _hear(self, told: Json) -> None:
        if "id" in told:
            self.answers[told["id"]] = told["status"], told["body"]
        elif "close" in told:
            self.closed[told["wire"]] = told["close"]
        else:
            self.heard[told["wire"]].append(json.loads(told["text"]))

    # -- what a page does ----------------------------------------------------------------------------------------------

    def ask(self, path: str, body: Any = None, method: str | None = None, device: str = SECRET) -> tuple[int, Any]:
        """The status and the body of the answer to a request."""
        number = next(self._numbers)
        method = method or ("GET" if body is None else "POST")
        self.call(do="ask", id=number, method=method, path=path, device=device, body=body)
        return self.answers.pop(number)

    def get(self, path: str) -> Any:
        """What is answered to a request that is in order."""
        status, body = self.ask(path)
        assert status == 200, body
        return body

    def open(self, game: str = "classic", seats: list[Json] | None = None, **settings: Any) -> str:
        """The code of a new table."""
        status, body = self.ask("/api/tables", {"game": game, "seats": seats or [ANNA, BEN], **settings})
        assert status == 201, body
        code: str = body["code"]
        return code

    def connect(self, code: str, **hello: Any) -> "Page":
        """A page at a table, which has said hello."""
        page = Page(self, code, next(self._numbers))
        page.say("hello", **{"device": SECRET, **hello})
        return page

    def started(self, game: str = "classic", seats: list[Json] | None = None, **settings: Any) -> "Page":
        """A page at a table where the game has begun, and the bots have done what is theirs."""
        page = self.connect(self.open(game, seats, **settings))
        page.say("start")
        self.work()
        return page

    def work(self, most: int = 100_000) -> int:
        """Do all that is due now; how many pieces it was."""
        for number in range(most):
            if self.due != 0:
                return number
            self.call(do="work")
        raise AssertionError("there is no end to it")


class Page:
    """A page at a table: the position as it was told last, and what was answered."""

    def __init__(self, browser: Browser, code: str, number: int) -> None:
        self.browser = browser
        self.code = code
        self.number = number
        self._requests = count(1)
        browser.heard[number] = []
        browser.call(do="connect", wire=number, path=f"/api/tables/{code}/socket")

    @property
    def heard(self) -> list[Json]:
        """Everything that was told on this wire."""
        return self.browser.heard[self.number]

    def tell(self, text: str) -> list[Json]:
        """Send a text; what was told on this wire then."""
        before = len(self.heard)
        self.browser.call(do="hear", wire=self.number, text=text)
        return self.heard[before:]

    def say(self, kind: str, /, **fields: Any) -> Json:
        """Send a request; the message that answers it."""
        request = fields.pop("id", f"{self.number}-{next(self._requests)}")
        told = self.tell(json.dumps({"type": kind, "id": request, **fields}))
        return next((one for one in reversed(told) if one.get("id") == request), told[-1] if told else {})

    def latest(self, *kinds: str) -> Json:
        """The latest message of some kinds."""
        return next(one for one in reversed(self.heard) if one["type"] in kinds)

    @property
    def table(self) -> Json:
        """The table, as it was told last."""
        found: Json = self.latest("table", "snapshot")["table"]
        return found

    @property
    def step(self) -> int:
        """The decision that is due."""
        told = self.latest("position", "answered", "snapshot")
        step: int = told["step"] if told["type"] == "answered" else told["position"]["step"]
        return step

    def own(self, seat: int) -> Json:
        """What only this seat may know, as it was told last."""
        parts = (part for one in reversed(self.heard) for part in one.get("you", ()) if part["seat"] == seat)
        return next(parts)

    @property
    def to_act(self) -> list[int]:
        """The seats of this device that are to act."""
        told = self.latest("position", "answered", "snapshot")
        waiting = told["waiting"] if told["type"] == "answered" else told["position"]["view"]["waiting"]
        return [seat for seat in waiting if seat in self.latest("table", "snapshot")["mine"]]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        status: str = self.table["status"]
        return status == "over"

    def act(self, seat: int, action: str) -> Json:
        """Act, and let the bots do what is theirs."""
        said = self.say("act", step=self.step, seat=seat, action=action)
        self.browser.work()
        return said

    @property
    def view(self) -> Json:
        """The position as everybody sees it."""
        found: Json = self.latest("position", "snapshot")["position"]["view"]
        return found

    def enter(self, rng: Random, corrects: bool = False) -> Json:
        """Enter what people might have rolled or called, where dice or cards are real."""
        view, locks = self.view, "rygb"
        if view["phase"] == "first":
            outcome = f"first {rng.randint(1, len(view['sheets']))}"
        elif view["options"].get("hands") == "real" or (
            self.table["seats"][view["active"]]["kind"] == "person" and rng.random() < 0.3
        ):
            outcome = f"call {rng.randint(2, 12)}"
        else:
            left = [colour for row, colour in enumerate(locks) if row not in view["closed"]]
            dice = [str(rng.randint(1, 6)) for _ in range(2)] + [f"{colour}{rng.randint(1, 6)}" for colour in left]
            outcome = f"roll {' '.join(dice)}"
        said = self.say("enter", step=self.step, outcome=outcome, corrects=corrects)
        self.browser.work()
        return said

    def play(self, rng: Random, until: Callable[["Page"], bool] = lambda page: page.over) -> "Page":
        """Act by chance for everybody at this device."""
        while not until(self) and not self.over:
            if not self.to_act:
                assert self.enter(rng)["type"] == "ack"
                continue
            seat = rng.choice(self.to_act)
            assert self.act(seat, rng.choice(self.own(seat)["legal"]))["type"] == "ack"
        return self


def further(page: Page, steps: int) -> Callable[[Page], bool]:
    """Until so many decisions have been made from now on."""
    last = page.step + steps
    return lambda page: page.step > last
