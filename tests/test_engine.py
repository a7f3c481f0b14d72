"""Python for the browser, as the build packs it: complete, the same as in the tree, and light."""

import gzip
import hashlib
import io
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from qwixx.players.master.models import FOLDER, checksums
from qwixx.site.writing import BUILT
from tests.installed import ROOT

ENGINE = BUILT / "engine"
LIMIT = 7_000_000  # bytes that are fetched for a first game
NEEDED = ("python-*.packed", "library-*.packed", "packages-*.packed", "python-*.js.gz")


def only(pattern: str) -> Path:
    """The one file of such a name."""
    (found,) = ENGINE.glob(pattern)
    return found


def test_a_first_game_is_light() -> None:
    assert 4_000_000 < sum(only(pattern).stat().st_size for pattern in NEEDED) <= LIMIT


def test_a_name_changes_with_its_content() -> None:
    for file in ENGINE.iterdir():
        said = re.fullmatch(r"[\w-]+-([0-9a-f]{10})\.(packed|js|js\.gz)", file.name)
        assert said, file.name
        content = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
        assert hashlib.sha256(content).hexdigest().startswith(said[1]), file.name


def test_the_standard_library_is_byte_code_of_what_is_needed() -> None:
    with ZipFile(io.BytesIO(gzip.decompress(only("library-*.packed").read_bytes()))) as library:
        names = {*library.namelist()}
        codes = {library.read(name)[:8] for name in names}
    assert {"encodings/__init__.pyc", "json/decoder.pyc", "_pyodide/_base.pyc", "traceback.pyc"} <= names
    assert not {"pdb.pyc", "unittest/__init__.pyc", "sqlite3/__init__.pyc", "tkinter/__init__.pyc"} & names
    assert len(codes) == 1  # of one Python
    assert codes.pop()[4:] == (1).to_bytes(4, "little")  # which looks for no source


def test_our_packages_and_msgspec_are_in_one_file() -> None:
    content = gzip.decompress(only("packages-*.packed").read_bytes())
    for name in ("qwixx/tables/table.py", "qwixx/players/master/network.py", "qwixx/review/review.py"):
        assert name.encode() in content
    assert b"qwixx/server" not in content
    assert b"qwixx/arena" not in content
    assert (FOLDER / "checksums.json").read_bytes() in content
    assert b"\0asm" in content  # msgspec in machine code


@pytest.mark.parametrize("name", sorted(checksums()))
def test_every_network_is_there_as_it_is_in_the_package(name: str) -> None:
    packed = only(f"{name}-{'[0-9a-f]' * 10}.packed")
    assert hashlib.sha256(gzip.decompress(packed.read_bytes())).hexdigest() == checksums()[name]


def test_the_wheel_is_pinned_by_its_hash_and_fits_the_python_that_is_packed() -> None:
    wheels = (ROOT / "web/engine/wheels.txt").read_text()
    assert re.fullmatch(r"(#.*\n)*(msgspec==[\d.]+ --hash=sha256:[0-9a-f]{64}\n)", wheels)
    packages = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    assert packages["pyodide"].partition(".")[0] == "314"  # Python 3.14, as scripts/page.py asks for
    assert "--python-version=3.14" in (ROOT / "scripts/page.py").read_text()
