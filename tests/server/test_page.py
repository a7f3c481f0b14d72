"""The page is served as it was built: its files, at every address a person may open, kept as long as is right."""

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from qwixx.server.answers import HEADERS
from qwixx.server.page import NOT_BUILT, PATHS
from tests.server.answers import NOWHERE, refusal
from tests.server.hosted import LOCAL, Hosted, hosted
from tests.server.wire import Wire

WEB = Path(__file__).parents[2] / "web/src"
INDEX = b"<!doctype html><title>Qwixx</title><style>p {}</style>"
POLICY = "Content-Security-Policy"
STYLE = f"'sha256-{base64.b64encode(hashlib.sha256(b'p {}').digest()).decode()}'"
SCRIPT = b"console.log('\xc3\xa8')" * 50
ADDRESSES = [
    "/",
    "/t/tire-vopa",
    "/t/tire-vopa/replay",
    "/rules",
    "/rules/classic",
    "/new/mixx-a",
    "/learn/cards-jokers",
    "/privacy",
    "/?from=x",
]
KINDS = {
    "assets/index-B3x_9-Qa.js": "text/javascript; charset=utf-8",
    "assets/index-DkE2.css": "text/css; charset=utf-8",
    "assets/sans-9f.woff2": "font/woff2",
    "engine/library-4f.packed": "application/octet-stream",
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript; charset=utf-8",
    "odd.thing": "application/octet-stream",
}
PACKED = "assets/index-B3x_9-Qa.js"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "engine").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    for name in KINDS:
        (folder / name).write_bytes(name.encode())
    (folder / ".sources").write_bytes(b"what it was built from")
    (folder / PACKED).write_bytes(SCRIPT)
    (folder / f"{PACKED}.gz").write_bytes(gzip.compress(SCRIPT))
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Hosted]:
    """A server with this page, which lets nobody ask for much else."""
    with hosted(tmp_path_factory.mktemp("site"), page=built, address_requests=(0.001, 40)) as running:
        yield running


def doors_are_closed(answer: httpx.Response, *, index: bool = False) -> bool:
    """Whether every header that closes a door is there, but for the one about keeping; the index has a style."""
    own = {POLICY: f"{HEADERS[POLICY]}; style-src 'self' {STYLE}"} if index else {}
    closed = {name: value for name, value in (HEADERS | own).items() if name != "Cache-Control"}
    return all(answer.headers.get_list(name) == [value] for name, value in closed.items())


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_a_person_is_the_page(address: str, site: Hosted) -> None:
    answer = site.get(address)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers.get_list("cache-control") == ["no-cache"]
    assert doors_are_closed(answer, index=True)


def test_every_screen_of_one_word_is_known_to_the_server_and_without_a_network() -> None:
    router, worker = ((WEB / name).read_text("utf-8") for name in ("router.svelte.ts", "sw.ts"))
    (words,) = re.findall(r"const ALONE = \[(.*)\]", router)
    (screens,) = re.findall(r"const SCREENS = /(.*)/", worker)
    for word in re.findall(r"'(\w+)'", words):
        assert f"/{word}" in PATHS
        assert re.match(screens.replace("\\/", "/"), word)


@pytest.mark.parametrize("name", KINDS)
def test_every_file_has_its_kind_and_time(name: str, site: Hosted) -> None:
    answer = site.get(f"/{name}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, KINDS[name])
    kept = "public, max-age=31536000, immutable" if name.startswith(("assets/", "engine/")) else "no-cache"
    assert answer.headers.get_list("cache-control") == [kept]
    assert doors_are_closed(answer)
    assert answer.content == (SCRIPT if name == PACKED else name.encode())


@pytest.mark.parametrize("address", ["/", "/icon.svg", f"/{PACKED}"])
def test_what_has_not_changed_is_not_sent_again(address: str, site: Hosted) -> None:
    tag = site.get(address).headers["etag"]
    for named in (tag, f'"x", {tag}', "*"):
        again = site.get(address, **{"If-None-Match": named})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert doors_are_closed(again, index=address == "/")
    assert site.get(address, **{"If-None-Match": '"x"'}).status_code == 200


def test_two_files_have_two_tags(site: Hosted) -> None:
    assert site.get("/icon.svg").headers["etag"] != site.get("/sw.js").headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip", "gzip"),
        ("br, GZIP;q=0.5", "gzip"),
        ("gzip;q=0", None),
        ("gzip; q=0.0, br", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_packed_file_goes_to_who_can_unpack_it(accepted: str, coding: str | None, site: Hosted) -> None:
    answer = site.get(f"/{PACKED}", **{"Accept-Encoding": accepted})
    assert (answer.content, answer.headers.get("content-encoding")) == (SCRIPT, coding)
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT) if coding else SCRIPT)


def test_a_file_that_is_not_packed_is_sent_as_it_is(site: Hosted) -> None:
    answer = site.get("/icon.svg", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


def test_a_head_has_no_body(site: Hosted) -> None:
    for address in ("/", f"/{PACKED}"):
        answer = httpx.head(site.url + address, headers={"Accept-Encoding": "identity"})
        assert (answer.status_code, answer.content) == (200, b"")
        assert int(answer.headers["content-length"]) == len(INDEX if address == "/" else SCRIPT)


def test_a_mistyped_address_is_the_page_too_but_not_found(site: Hosted) -> None:
    for address in (
        "/tt",
        "/t/",
        "/t/a/b",
        "/health/",
        "/assets/gone.js",
        "/..%2fetc/passwd",
        f"/{PACKED}.gz",
        "/.sources",
    ):
        answer = site.get(address)
        assert (answer.status_code, answer.content) == (404, INDEX), address
        assert answer.headers.get_list("cache-control") == ["no-store"]
        assert doors_are_closed(answer, index=True)


def test_programs_are_told_in_json(site: Hosted) -> None:
    assert refusal(site.get("/api/nothing")) == (404, "malformed")
    assert refusal(site.get(f"/api/tables/{NOWHERE}")) == (404, "unknown-table")
    assert refusal(httpx.post(f"{site.url}/nothing")) == (404, "malformed")
    post = httpx.post(f"{site.url}/rules")
    assert refusal(post) == (405, "malformed")
    assert post.headers["allow"] == "GET, HEAD"


def test_the_page_does_not_count_as_requests(built: Path, tmp_path: Path) -> None:
    with hosted(tmp_path, page=built, address_requests=(0.001, 1)) as site, httpx.Client(base_url=site.url) as client:
        for address in ADDRESSES * 3 + [f"/{name}" for name in KINDS]:
            assert client.get(address).status_code == 200
        assert client.get("/api/games").status_code == 200
        for address in ("/api/games", "/mistyped", "/health"):
            assert refusal(client.get(address)) == (429, "slow-down")
        assert client.get("/").status_code == 200
        assert refusal(client.request("GET", "/", content=b" " * 20_000)) == (413, "too-large")


def test_no_route_of_the_page_is_described(site: Hosted) -> None:
    assert [path for path in site.get("/openapi.json").json()["paths"] if not path.startswith("/api/")] == [
        "/health",
        "/health/live",
        "/health/ready",
        "/metrics",
    ]


def test_without_a_build_one_sentence_says_so(tmp_path: Path) -> None:
    with hosted(tmp_path, page=tmp_path / "nowhere", trusted=LOCAL) as site:
        for address in ("/", "/t/tire-vopa"):
            answer = site.get(address)
            assert (answer.status_code, answer.text) == (404, NOT_BUILT)
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert refusal(site.get("/mistyped")) == (404, "malformed")


def test_a_page_from_this_machines_address_in_a_network_may_connect(tmp_path: Path) -> None:
    with hosted(tmp_path, trusted=LOCAL) as site:
        code = site.table()
        for origin, status in ((f"http://192.168.1.20:{site.port}", 101), ("http://192.168.1.21:8000", 403)):
            with Wire(site.port, code, f"Origin: {origin}", host=f"192.168.1.20:{site.port}") as wire:
                assert wire.status == status
