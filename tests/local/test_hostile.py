"""Whatever text is given to the bridge, it is answered, and a refusal changes nothing."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.local.browser import Bridge
from qwixx.local.messages import Answer, Answered, Gone, Hung, Marked, Said, Written
from tests.local.browser import ANNA, SECRET, Browser, Json, bot
from tests.soak import examples

KINDS = {"begin", "load", "ask", "connect", "hear", "leave", "work", "unwritten"}
VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(max_size=20),
        st.sampled_from([*KINDS]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)
FIELDS = ("do", "id", "wire", "path", "method", "device", "body", "code", "entries", "tables", "text")
PATHS = [
    *("/api/games", "/api/lesson", "/api/tables", "/api/mine", "/api/carry", "/api/weigh", "/api/weigh/rolls"),
    *("/api/reach", "", "/", "//", "/api/tables/%00", "/api/tables/%ff/record", "/api/tables/local-baba-baba/socket"),
    *("http://[", "/api/mine?before=x", "/api/mine?x=1", "/api/lesson?name=chess", "/api/weigh?position=%F0%9F"),
]
MESSAGES = ["hello", "start", "act", "hint", "takeback", "consent", "substitute", "rematch", "react", "link", "sit"]


def checked(bridge: Bridge, text: str) -> Json:
    """What the bridge answers, which is always an answer."""
    said = bridge.call(text)
    found: Json = json.loads(said)
    assert found.keys() == {"needs", "writes", "tell", "due", "problem"}
    for write in found["writes"]:
        kind = Gone if "gone" in write else Written if "entry" in write else Marked
        msgspec.convert(write, kind)
    for told in found["tell"]:
        msgspec.convert(told, Answered if "id" in told else Hung if "close" in told else Said)
    assert not (found["needs"] and (found["writes"] or found["tell"]))
    return found


def test_an_answer_has_its_fields() -> None:
    assert set(Answer.__struct_fields__) == {"needs", "writes", "tell", "due", "problem"}


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "7", '"x"', "{}", '{"do":"dance"}', "\ud800", "[" * 100_000, '{"do":"ask"}']
)
def test_what_is_no_call_is_refused(text: str) -> None:
    browser = Browser()
    browser.started()
    assert checked(browser.bridge, text)["problem"]["code"] == "malformed"


def test_the_first_call_is_begin() -> None:
    bridge = Bridge(lambda: 0.0, Random(1).randbytes)
    ask = {"do": "ask", "id": 3, "method": "GET", "path": "/api/games", "device": SECRET}
    said = checked(bridge, json.dumps(ask))
    assert [told["status"] for told in said["tell"]] == [422]
    assert checked(bridge, '{"do":"unwritten"}')["problem"]["code"] == "malformed"
    assert checked(bridge, '{"do":"begin","tables":[]}')["problem"] is None


def test_who_asks_is_told_what_is_wrong_with_it() -> None:
    said = checked(Browser().bridge, '{"do":"ask","id":5,"method":7}')
    assert [(told["id"], told["status"]) for told in said["tell"]] == [(5, 422)]


@examples(100)
@given(st.text(max_size=200))
def test_any_text_is_answered(text: str) -> None:
    checked(Browser().bridge, text)


@examples(100)
@given(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6), st.sampled_from(sorted(KINDS)))
def test_any_object_is_answered(fields: Json, kind: str) -> None:
    browser = Browser()
    browser.open()
    checked(browser.bridge, json.dumps({**fields, "do": kind}))


@examples(75)
@given(st.sampled_from(PATHS) | st.text(max_size=30), st.sampled_from(["GET", "POST", "DELETE", "PUT", ""]), VALUES)
def test_any_request_is_answered_once(path: str, method: str, body: object) -> None:
    browser = Browser()
    ask = {"do": "ask", "id": 1, "method": method, "path": path, "device": SECRET, "body": body}
    said = checked(browser.bridge, json.dumps(ask))
    assert [told["id"] for told in said["tell"]] == [1]


@examples(75)
@given(
    st.sampled_from(MESSAGES) | st.text(max_size=10),
    st.dictionaries(st.sampled_from(["seat", "step", "action", "level", "key", "device", "agree"]), VALUES, max_size=5),
    st.booleans(),
)
def test_any_message_on_a_wire_is_answered_and_writes_nothing_that_is_refused(
    kind: str, fields: Json, greeted: bool
) -> None:
    browser = Browser()
    page = browser.started(seats=[ANNA, bot("hard")])
    wire = page.number if greeted else 99
    checked(browser.bridge, json.dumps({"do": "connect", "wire": 99, "path": f"/api/tables/{page.code}/socket"}))
    text = json.dumps({"type": kind, "id": "x", **fields})
    said = checked(browser.bridge, json.dumps({"do": "hear", "wire": wire, "text": text}))
    told = [json.loads(one["text"]) for one in said["tell"] if "text" in one]
    assert any(one["type"] == "error" for one in told) <= (not said["writes"])


def test_a_message_that_is_too_long_is_not_read() -> None:
    page = Browser().started()
    assert page.say("act", step=1, seat=0, action="x" * 5000)["code"] == "too-large"


def test_wires_lead_to_tables_only() -> None:
    browser = Browser()
    for path in ("/api/games", "nonsense", "", "/api/tables/socket", "http://["):
        browser.call(do="connect", wire=5, path=path)
        assert browser.closed.pop(5) == 1008
    browser.call(do="hear", wire=5, text="{}")
    browser.call(do="leave", wire=5)


def test_a_wire_that_is_not_greeted_is_closed() -> None:
    browser = Browser()
    code = browser.open()
    browser.heard[3] = []
    browser.call(do="connect", wire=3, path=f"/api/tables/{code}/socket")
    browser.call(do="hear", wire=3, text='{"type":"start","id":"s"}')
    assert browser.heard[3][-1]["code"] == "hello-first"
    assert browser.closed[3] == 1008


def test_a_log_of_a_table_that_is_not_there_is_not_wanted() -> None:
    browser = Browser()
    assert checked(browser.bridge, '{"do":"load","code":"local-baba-baba","entries":["x"]}')["problem"] is None
    assert browser.ask("/api/tables/local-baba-baba")[1]["code"] == "unknown-table"


def test_what_goes_wrong_inside_is_said_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    page = browser.started()

    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("qwixx.local.talking.decide", fail)
    said = page.say("act", step=1, seat=0, action="pass")
    assert said["code"] == "storage"
    monkeypatch.setattr("qwixx.local.operations.offered", fail)
    assert browser.ask("/api/games")[0] == 500
    monkeypatch.undo()
    assert page.say("act", step=1, seat=0, action=page.own(0)["legal"][0])["type"] == "ack"
