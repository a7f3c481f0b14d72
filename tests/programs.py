"""Where PostgreSQL, Redis and the browsers are on this machine; run as a script, the Debian packages that it lacks."""

import os
import shutil
from pathlib import Path

PACKAGES = {
    "postgresql": "initdb",
    "redis-server": "redis-server",
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
}
OTHER_NAMES = {"chromium": ("chromium-browser", "google-chrome", "google-chrome-stable"), "firefox-esr": ("firefox",)}

# Where Debian, Fedora and Homebrew keep the programs of PostgreSQL that are not on PATH.
PLACES = (
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
)


def find(program: str) -> Path | None:
    """The program, on PATH or where PostgreSQL is kept, by any of its names."""
    kept = sorted(str(folder) for place in PLACES for folder in Path("/").glob(place))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *kept])
    names = (program, *OTHER_NAMES.get(program, ()))
    return next((Path(found) for name in names if (found := shutil.which(name, path=path))), None)


def lacking() -> list[str]:
    """The packages whose program is not here."""
    return [package for package, program in PACKAGES.items() if find(program) is None]


if __name__ == "__main__":
    print(*lacking())
