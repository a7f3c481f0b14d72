"""Find the programs that tests start; as a script, print the Debian packages that this machine lacks.

`python tests/programs.py` is for `make test`, `python tests/programs.py soak` for `make soak`.
"""

import os
import shutil
import sys
from pathlib import Path

PACKAGES = {
    "postgresql": "initdb",
    "redis-server": "redis-server",
    "chromium-headless-shell": "chromium-headless-shell",
    "chromium": "chromium",
}
MORE = {
    "firefox-esr": "firefox-esr",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "Xvfb",
}
EMOJI = Path("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")  # where Debian puts it
CHROMIUM = ("chromium-browser", "google-chrome", "google-chrome-stable")
OTHER_NAMES = {"chromium-headless-shell": ("chromium", *CHROMIUM), "chromium": CHROMIUM, "firefox-esr": ("firefox",)}

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


def lacking(packages: dict[str, str] = PACKAGES) -> list[str]:
    """Return the packages whose program is not here."""
    return [package for package, program in packages.items() if find(program) is None]


def main() -> None:
    """Print what is lacking for `make test`, or for `make soak` and its pictures."""
    soak = "soak" in sys.argv
    emoji = ["fonts-noto-color-emoji"] if soak and not EMOJI.exists() else []
    print(*lacking(PACKAGES | MORE if soak else PACKAGES), *emoji)


if __name__ == "__main__":
    main()
