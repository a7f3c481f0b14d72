"""What is asked for in tests over HTTP, and what every answer has to be."""

import re

import httpx

from qwixx.server.answers import HEADERS
from tests.server.client import OPEN, Json, me

NOWHERE = "baba-baba"  # one code in thirteen million
PLAN: Json = {"game": "classic", "seats": [me("Anna"), OPEN]}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code; the message is a sentence."""
    problem = answer.json()
    assert set(problem) in ({"code", "message"}, {"code", "message", "rule", "facts"})
    assert re.fullmatch(r"\S.+\.", problem["message"]), problem["message"]
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem["code"]


def has_headers(answer: httpx.Response) -> bool:
    """Whether the headers that close doors are there, and none that opens one; the page allows a style of its own."""
    foreign = [name for name in answer.headers if name.startswith("access-control") or name == "server"]
    said = {name: [part.partition("; style-src ")[0] for part in answer.headers.get_list(name)] for name in HEADERS}
    return not foreign and said == {name: [value] for name, value in HEADERS.items()}
