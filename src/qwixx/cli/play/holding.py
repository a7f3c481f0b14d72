"""A lock that a process holds for as long as it lives, however it ends."""

import sqlite3
from pathlib import Path


class Held(Exception):
    """Another process holds it."""


def hold(lock: Path) -> sqlite3.Connection:
    """Hold a lock file until what is given back is closed; an `OSError` if there can be none."""
    while True:
        lock.touch()
        number = lock.stat().st_ino
        guard = _locked(lock)
        if _is_still(lock, number):
            return guard
        guard.close()  # it was removed meanwhile: whoever comes next would hold another


def _locked(lock: Path) -> sqlite3.Connection:
    guard = sqlite3.connect(lock, timeout=0.1, isolation_level=None, check_same_thread=False)
    try:
        guard.execute("pragma journal_mode = memory")  # nothing is ever written there, so nothing need be journalled
        guard.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        guard.close()
        raise (Held() if "locked" in str(error) else OSError(str(error))) from None
    return guard


def _is_still(file: Path, number: int) -> bool:
    """Whether a name is still that of the file with this number."""
    try:
        return file.stat().st_ino == number
    except OSError:
        return False
