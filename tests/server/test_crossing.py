"""A page of another site asks a server that names it (`--origin`), as browsers do; any other page is told nothing."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import NO_TLS
from tests.server.hosted import Hosted, hosted
from tests.server.test_doors import status

NAMED, STRANGE = "https://family.example", "https://evil.example"
ALLOW = "access-control-allow-origin"
ASKING = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that names one other page, and lets nobody ask for much."""
    with hosted(tmp_path_factory.mktemp("crossing"), NAMED, address_requests=(0.001, 12)) as running:
        yield running


@pytest.fixture(scope="module")
def client(server: Hosted) -> Iterator[httpx.Client]:
    """Somebody's browser."""
    with httpx.Client(base_url=server.url, verify=NO_TLS) as client:
        yield client


def test_a_browser_may_read_answers_and_refusals_of_the_api_on_the_named_page(client: httpx.Client) -> None:
    for path, code in (("/api/games", 200), ("/api/mine", 401), ("/api/nothing", 404)):
        answer = client.get(path, headers={"Origin": NAMED})
        assert (answer.status_code, answer.headers.get_list(ALLOW)) == (code, [NAMED])
        assert answer.headers["vary"] == "Origin"
        assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.parametrize("origin", [STRANGE, "null", f"{NAMED}.evil.example", NAMED.upper(), ""])
def test_no_other_page_may(origin: str, client: httpx.Client) -> None:
    answers = [
        client.get("/api/games", headers={"Origin": origin}),
        client.options("/api/tables", headers={"Origin": origin, **ASKING}),
    ]
    assert [answer.status_code for answer in answers][1] in (405, 429)
    for answer in answers:
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["vary"] == "Origin"


def test_what_is_not_of_the_api_crosses_to_nobody(client: httpx.Client) -> None:
    for path in ("/", "/health", "/metrics", "/openapi.json", "/api"):
        assert ALLOW not in client.get(path, headers={"Origin": NAMED}).headers


def test_leave_to_ask_is_given_however_much_was_asked(client: httpx.Client) -> None:
    while client.get("/api/games").status_code == 200:
        pass
    for _ in range(20):
        answer = client.options("/api/tables", headers={"Origin": NAMED, **ASKING})
        assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers[ALLOW] == NAMED
    assert answer.headers["access-control-allow-methods"] == "GET, POST, DELETE"
    assert answer.headers["access-control-allow-headers"] == "Authorization, Content-Type"
    assert answer.headers["x-content-type-options"] == "nosniff"
    refused = client.get("/api/games", headers={"Origin": NAMED})
    assert (refused.status_code, refused.headers[ALLOW]) == (429, NAMED)  # the page can read that it is to wait


def test_a_request_that_only_looks_like_asking_for_leave_is_answered_as_ever(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with hosted(tmp_path_factory.mktemp("plain"), NAMED) as server:
        assert httpx.options(f"{server.url}/api/tables", headers={"Origin": NAMED}, verify=NO_TLS).status_code == 405
        assert status(server, server.table(), f"Origin: {NAMED}") == 101
        assert status(server, server.table(), f"Origin: {STRANGE}") == 403


def test_without_a_named_page_nothing_is_said_of_any(tmp_path_factory: pytest.TempPathFactory) -> None:
    with hosted(tmp_path_factory.mktemp("closed")) as server:
        answer = server.get("/api/games", Origin=NAMED)
        assert answer.status_code == 200
        assert not {"vary", ALLOW} & {*answer.headers}
