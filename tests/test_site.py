"""`qwixx site`: a folder that any web space can serve, complete or not there at all."""

import errno
import json
import os
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import pytest

from qwixx.games import GAMES
from qwixx.rules.errors import SetupError
from qwixx.site import place, writing
from qwixx.site.writing import BUILT, write
from tests.commands import Command
from tests.installed import ROOT, with_only
from tests.test_cli_usage import process
from tests.test_deploy import accept, needs, run

HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
INDEX = """<!doctype html>
<html lang="en" data-base="/" data-server="">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <style>p {}</style>
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body><a href="/">home</a></body>
</html>
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small page, as the build leaves it."""
    folder = tmp_path / "page"
    for name in (
        "assets/index-1.js",
        "assets/index-1.js.gz",
        "engine/library-1.packed",
        "manifest.webmanifest",
        ".sources",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (folder / "index.html").write_text(INDEX)
    (folder / "sw.js").write_text('const VERSION = "qwixx-0123456789abcdef";')
    return folder


class Index(HTMLParser):
    """What an index says: its place, its policy, and what it asks for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.place: dict[str, str | None] = {}
        self.policy = ""
        self.feed((folder / "index.html").read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.asked += [value for name in ("href", "src") if tag != "a" and (value := said.get(name))]
        if tag == "html":
            self.place = {name: value for name, value in attrs if name.startswith("data-")}
        if said.get("http-equiv") == "Content-Security-Policy":
            self.policy = said["content"] or ""


def files(folder: Path) -> set[str]:
    """The names of all files in a folder."""
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


# -- what is written ---------------------------------------------------------------------------------------------------


def test_the_folder_has_the_page_and_what_web_spaces_look_for(built: Path, tmp_path: Path) -> None:
    site = write(tmp_path / "site", built=built)
    page = {"assets/index-1.js", "engine/library-1.packed", "index.html", "manifest.webmanifest", "sw.js"}
    assert files(site.folder) == {*page, ".nojekyll", "404.html", "_headers"}
    assert site.files == len(files(site.folder))
    assert site.size == sum((site.folder / name).stat().st_size for name in files(site.folder))
    assert (site.folder / "404.html").read_bytes() == (site.folder / "index.html").read_bytes()
    assert files(tmp_path) == {f"{folder.name}/{name}" for folder in (built, site.folder) for name in files(folder)}


@pytest.mark.parametrize("given", ["games/qwixx", "/games/qwixx", "/games/qwixx/", "games/qwixx//"])
def test_every_address_in_the_index_has_the_base(given: str, built: Path, tmp_path: Path) -> None:
    site = write(tmp_path / "site", given, built=built)
    index = Index(site.folder)
    assert site.base == "/games/qwixx/"
    assert index.place == {"data-base": "/games/qwixx/", "data-server": "none"}
    assert index.asked == ["/games/qwixx/icon.svg", "/games/qwixx/assets/index-1.js"]
    assert (
        "/games/qwixx/assets/*\n  Cache-Control: public, max-age=31536000, immutable"
        in (site.folder / "_headers").read_text()
    )


def test_at_the_root_addresses_stay_as_they_are(built: Path, tmp_path: Path) -> None:
    index = Index(write(tmp_path / "site", built=built).folder)
    assert (index.place["data-base"], index.asked) == ("/", ["/icon.svg", "/assets/index-1.js"])


def test_the_index_says_its_own_policy_as_strict_as_the_servers(built: Path, tmp_path: Path) -> None:
    alone = Index(write(tmp_path / "alone", built=built).folder).policy.split("; ")
    asking = Index(write(tmp_path / "asking", server="https://x.example:8443", built=built).folder).policy.split("; ")
    assert {
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
        "object-src 'none'",
    } <= {*alone}
    assert re.fullmatch(r"style-src 'self' 'sha256-[\w+/=]+'", alone[-1])
    assert {*asking} - {*alone} == {"connect-src 'self' https://x.example:8443 wss://x.example:8443"}


def test_a_server_is_named(built: Path, tmp_path: Path) -> None:
    site = write(tmp_path / "site", server="http://192.168.1.20:8000", built=built)
    index = Index(site.folder)
    assert index.place["data-server"] == site.server == "http://192.168.1.20:8000"
    assert "ws://192.168.1.20:8000" in index.policy


def test_the_service_worker_is_another_one_whenever_the_index_is(built: Path, tmp_path: Path) -> None:
    def worker(name: str, base: str) -> str:
        return (write(tmp_path / name, base, built=built).folder / "sw.js").read_text()

    assert worker("one", "/") == worker("two", "/") != worker("three", "/games/")
    assert re.fullmatch(r'const VERSION = "qwixx-[0-9a-f]{16}";', worker("four", "/"))


def test_the_page_as_it_is_built_finds_everything_that_it_asks_for(tmp_path: Path) -> None:
    site = write(tmp_path / "site", "/sub/")
    asked = Index(site.folder).asked
    assert len(asked) > 5
    assert {path.removeprefix("/sub/") for path in asked} <= files(site.folder)
    manifest = json.loads((site.folder / "manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["scope"]) == (".", ".")
    assert {icon["src"] for icon in manifest["icons"]} <= files(site.folder)
    assert "id" not in manifest  # so that it is the start, and two folders of one web space are two apps


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "base", ["/a b/", "/../x/", "/a/./b", "https://example.org/x", "/a?b", "/a#b", '/"/', "/è/", "/a//b"]
)
def test_a_base_that_is_no_folder(base: str, built: Path, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"is not the path of a folder on a web space: write /games/qwixx/\."):
        write(tmp_path / "site", base, built=built)
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    "server", ["example.org", "https://example.org/", "ftp://x", "https://a b", 'https://x"', "*", ""]
)
def test_a_server_that_is_none(server: str, built: Path, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"is not the origin of a page: write https://example\.org\."):
        write(tmp_path / "site", server=server, built=built)


def test_what_is_there_stays(built: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter").write_text("dear Anna")
    with pytest.raises(SetupError, match="mine is not empty: name a new folder, or empty it first"):
        write(tmp_path / "mine", built=built)
    with pytest.raises(SetupError, match="letter is a file: name a new folder"):
        write(tmp_path / "mine/letter", built=built)
    with pytest.raises(SetupError, match=r"There is no folder .*nowhere"):
        write(tmp_path / "nowhere/site", built=built)
    assert files(tmp_path / "mine") == {"letter"}


def test_an_empty_folder_is_filled(built: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    assert "index.html" in files(write(tmp_path / "site", built=built).folder)


def test_a_page_that_was_not_built(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="The page has not been built"):
        write(tmp_path / "site", built=tmp_path)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_nothing_half_done_stays(number: int, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = 3
    real = Path.write_bytes

    def written(file: Path, content: bytes) -> int:
        nonlocal room
        room -= 1
        if room < 0:
            raise OSError(number, os.strerror(number))
        return real(file, content)

    monkeypatch.setattr(Path, "write_bytes", written)
    (tmp_path / "site").mkdir()
    why = "the disk is full" if number == errno.ENOSPC else os.strerror(number)
    with pytest.raises(SetupError, match=f"site cannot be written: {why}"):
        write(tmp_path / "site", built=built)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["page", "site"]
    assert not any((tmp_path / "site").iterdir())


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_says_what_it_did(command: Command, tmp_path: Path) -> None:
    run = command("site", str(tmp_path / "site"), "--base", "/q/", "--server", "https://x.example", "--lang", "en")
    assert (run.code, run.err) == (0, "")
    said, server = run.out.splitlines()
    assert re.fullmatch(rf"The page is in {tmp_path}/site: [\d.]+ MB, for /q/ on a web space\.", said)
    assert server.startswith("The server https://x.example has to let it in: start it with --origin")
    assert {"index.html", "404.html", "print/board-our-zigzag-it-letter.pdf"} <= files(tmp_path / "site")
    assert sum(name.startswith("print/") for name in files(tmp_path / "site")) == (len(GAMES) + 2) * 5 * 2


def test_without_the_extra_there_is_nothing_to_print(tmp_path: Path) -> None:
    run = process("site", tmp_path / "site", **with_only(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("Nothing can be printed from there: for that, pip install 'qwixx[paper]' first.\n")
    assert "index.html" in files(tmp_path / "site")
    assert not (tmp_path / "site/print").exists()


def test_the_command_refuses_in_one_line(command: Command, tmp_path: Path) -> None:
    run = command("site", str(tmp_path), "--base", "a b", "--lang", "en")
    assert (run.code, run.out) == (2, "")
    assert run.err == "qwixx: 'a b' is not the path of a folder on a web space: write /games/qwixx/.\n"


def test_what_is_looked_for_in_the_index_is_in_that_of_the_page() -> None:
    index = (BUILT / "index.html").read_text("utf-8")
    assert index.count(writing.PLACE) == index.count(writing.CHARSET) == 1
    assert place.base("") == "/"


# -- the book ----------------------------------------------------------------------------------------------------------


def test_the_book_says_what_the_headers_of_the_folder_say(built: Path, tmp_path: Path) -> None:
    headers = (write(tmp_path / "site", built=built).folder / "_headers").read_text()
    said = {line.strip() for line in headers.splitlines() if ":" in line} - {"Referrer-Policy: no-referrer"}
    assert len(said) == 3
    assert not [line for line in said if f"`{line}`" not in HOSTING]


def test_the_commands_in_the_book_are_accepted() -> None:
    lines = [line.strip() for line in HOSTING.splitlines() if line.startswith("    qwixx ")]
    assert len(lines) == 3
    for line in lines:
        accept(shlex.split(line)[1:])


def test_the_lines_for_nginx_are_read_by_it(tmp_path: Path) -> None:
    (lines,) = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
    needs("nginx")
    server = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ server {{ listen 127.0.0.1:8099; {lines} }} }}"
    (tmp_path / "nginx.conf").write_text(server)
    run("nginx", "-t", "-q", "-p", tmp_path, "-c", tmp_path / "nginx.conf")
