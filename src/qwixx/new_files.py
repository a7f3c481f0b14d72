"""New files of the user's: whole or not there at all, and never in the place of another."""

import os
import secrets
from pathlib import Path

from qwixx.rules.errors import SetupError


def check_new(file: Path) -> None:
    """Refuse a place where nothing new can be written, before there is anything to write."""
    if file.is_dir():
        raise SetupError(f"{file} cannot be written: it is a folder.")
    if file.exists() or file.is_symlink():
        raise _taken(file)
    if not file.parent.is_dir():
        raise SetupError(f"{file} cannot be written: there is no folder {file.parent}.")


def write_new(file: Path, content: str | bytes, mode: int = 0o666) -> None:
    """Write a file beside the place, and give it its name when all of it is on the disk."""
    check_new(file)
    beside = file.with_name(f".qwixx-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as stream:
            stream.write(content.encode() if isinstance(content, str) else content)
            stream.flush()
            os.fsync(stream.fileno())
        give_name(beside, file)
    except FileExistsError:
        raise _taken(file) from None
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        beside.unlink(missing_ok=True)


def give_name(part: Path, file: Path) -> None:
    """Give a finished file its name, unless another has it by now."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:  # a disk on which a file has one name only
        if file.exists():
            raise
        part.rename(file)


def _taken(file: Path) -> SetupError:
    return SetupError(f"{file} exists already; name another file.")
