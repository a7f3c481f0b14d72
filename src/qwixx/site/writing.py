"""Writes the folder: complete, or not at all."""

import errno
import hashlib
import re
import secrets
import shutil
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from qwixx.rules.errors import SetupError
from qwixx.site.place import base as checked_base
from qwixx.site.place import origin
from qwixx.site.policy import in_index

Files = Iterable[tuple[str, bytes]]  # by their paths in the folder

BUILT = Path(__file__).parents[1] / "page"
INDEX, WORKER = "index.html", "sw.js"
NOT_BUILT = "The page has not been built. In the source tree, 'make site' builds it."
PLACE = ' data-base="/" data-server=""'
CHARSET = '<meta charset="utf-8" />'
VERSION = re.compile(r"qwixx-[0-9a-f]{16}")
KEPT = """\
{base}assets/*
  Cache-Control: public, max-age=31536000, immutable
{base}engine/*
  Cache-Control: public, max-age=31536000, immutable
{base}*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  X-Frame-Options: DENY
"""


class Site(NamedTuple):
    """What was written."""

    folder: Path
    files: int
    size: int  # bytes
    base: str
    server: str | None


def write(folder: Path, base: str = "/", server: str | None = None, built: Path = BUILT, more: Files = ()) -> Site:
    """Write the page into a new or empty folder, for a path of a web space and perhaps with a server elsewhere."""
    base, server = checked_base(base), server if server is None else origin(server)
    if not (built / INDEX).is_file():
        raise SetupError(NOT_BUILT)
    folder = folder.absolute()
    try:
        _check(folder)
        written = _written(folder, chain(_files(built, base, server), more))
    except OSError as error:
        why = "the disk is full" if error.errno == errno.ENOSPC else error.strerror
        raise SetupError(f"{folder} cannot be written: {why}.") from None
    return Site(folder, len(written), sum(written), base, server)


def _check(folder: Path) -> None:
    """Nothing of anybody's is overwritten."""
    if folder.is_dir():
        if any(folder.iterdir()):
            raise SetupError(f"{folder} is not empty: name a new folder, or empty it first.")
    elif folder.exists():
        raise SetupError(f"{folder} is a file: name a new folder.")
    elif not folder.parent.is_dir():
        raise SetupError(f"There is no folder {folder.parent}.")


def _written(folder: Path, files: Files) -> list[int]:
    """Write beside the folder, then put all of it there at once; the sizes of the files."""
    beside = folder.with_name(f".{folder.name}-{secrets.token_hex(4)}")
    sizes = []
    try:
        for name, content in files:
            file = beside / name
            file.parent.mkdir(parents=True, exist_ok=True)
            sizes.append(file.write_bytes(content))
        if folder.exists():
            folder.rmdir()
        beside.rename(folder)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    return sizes


def _files(built: Path, base: str, server: str | None) -> Iterator[tuple[str, bytes]]:
    """Every file of the folder: those that were built, some of them with another base, and what web spaces look for."""
    index = _placed((built / INDEX).read_text("utf-8"), base, server).encode()
    for file in sorted(built.rglob("[!.]*")):
        name = file.relative_to(built).as_posix()
        if file.is_file() and name not in (INDEX, WORKER) and file.suffix != ".gz":
            yield name, file.read_bytes()
    if (built / WORKER).is_file():
        worker = (built / WORKER).read_text("utf-8")
        yield WORKER, VERSION.sub(f"qwixx-{hashlib.sha256(worker.encode() + index).hexdigest()[:16]}", worker).encode()
    yield INDEX, index
    yield "404.html", index  # what most web spaces answer where there is no file: the page of a deep link
    yield "_headers", KEPT.format(base=base).encode()
    yield ".nojekyll", b""


def _placed(index: str, base: str, server: str | None) -> str:
    """The index of a page that lies elsewhere, and says its policy itself."""
    place = f' data-base="{base}" data-server="{server or "none"}"'
    moved = place.join(part.replace('="/', f'="{base}') for part in index.split(PLACE, 1))
    policy = in_index(index.encode(), server)
    return moved.replace(CHARSET, f'{CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />', 1)
