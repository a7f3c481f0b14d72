"""Packs what Python needs in a browser: the standard library as one archive, and the packages file by file.

It is run by that very Python, in Node, so that its byte code fits; what nothing of ours imports is left out.
"""

import importlib
import importlib.util
import io
import marshal
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

ARCHIVE = "/lib/python314.zip"  # where this Python's own standard library is
WHEELS = Path("/unpacked")
ALWAYS = (
    "_pyodide/",
    "pyodide/",
    "encodings/ascii",
    "encodings/latin_1",
    "_strptime",
    "traceback",
)  # needed only sometimes
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # says of byte code that there is no source to compare it with
DATA = {".json", ".toml"}


def pack(source: str, parts: Iterable[str], wheels: str) -> tuple[bytes, list[tuple[str, bytes]]]:
    """The standard library as an archive, and every file of our package and of the wheels with its path."""
    for wheel in Path(wheels).glob("*.whl"):
        with ZipFile(wheel) as archive:
            archive.extractall(WHEELS)
    sys.path[:0] = [source, str(WHEELS)]
    for part in parts:
        _import_all(f"qwixx.{part}")
    return _library(), sorted([*_ours(Path(source)), *_theirs()])


def _import_all(name: str) -> None:
    """Import a module, if there is one, and all that are in it."""
    if importlib.util.find_spec(name) is None:
        return
    module = importlib.import_module(name)
    for inner in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{name}."):
        importlib.import_module(inner.name)


def _files() -> Iterator[Path]:
    """The files of everything that was imported."""
    return (Path(module.__file__) for module in [*sys.modules.values()] if getattr(module, "__file__", None))


def _library() -> bytes:
    """The part of the standard library that is needed, without docstrings; it is compressed later, as a whole."""
    used = {str(file.relative_to(ARCHIVE)) for file in _files() if file.is_relative_to(ARCHIVE)}
    made = io.BytesIO()
    with ZipFile(ARCHIVE) as whole, ZipFile(made, "w") as needed:
        for name in sorted(whole.namelist()):
            if name in used or (name.startswith(ALWAYS) and name.endswith(".py")):
                needed.writestr(ZipInfo(f"{name}c"), _compiled(whole.read(name), f"{ARCHIVE}/{name}", 2))
    return made.getvalue()


def _ours(source: Path) -> Iterator[tuple[str, bytes]]:
    """The modules of our package that are needed, and the data beside them; networks are fetched apart."""
    modules = [file for file in _files() if file.is_relative_to(source)]
    for file in modules:
        name = file.relative_to(source).as_posix()
        yield f"{name}c", _compiled(file.read_bytes(), name)
    for folder in {file.parent for file in modules if file.name == "__init__.py"}:
        for file in (*folder.iterdir(), *folder.glob("models/*")):
            if file.suffix in DATA:
                yield file.relative_to(source).as_posix(), file.read_bytes()


def _theirs() -> Iterator[tuple[str, bytes]]:
    """The modules of the wheels, compiled or in machine code."""
    for file in WHEELS.rglob("*"):
        name = file.relative_to(WHEELS).as_posix()
        if file.suffix == ".py":
            yield f"{name}c", _compiled(file.read_bytes(), name)
        elif file.suffix == ".so":
            yield name, file.read_bytes()


def _compiled(text: bytes, name: str, optimize: int = 0) -> bytes:
    """A module as the byte code that is imported where there is no source."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
