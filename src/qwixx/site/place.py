"""Where a page lies and which server it asks, as somebody writes it."""

import re

from qwixx.rules.errors import SetupError, shown

ORIGIN = re.compile(r"https?://([\w.-]+|\[[0-9a-f:.]+\])(:\d+)?")
FOLDERS = re.compile(r"/([\w~-][\w.~-]*/)*", re.ASCII)


def origin(text: str) -> str:
    """The address of a server or a page without a path, as browsers name it."""
    if not ORIGIN.fullmatch(text):
        raise SetupError(f"{shown(text)} is not the origin of a page: write https://example.org.")
    return text


def base(text: str) -> str:
    """The path of a folder from the root of a web space: it begins and ends with a slash, whether written or not."""
    path = f"/{text.strip('/')}/" if text.strip("/") else "/"
    if not FOLDERS.fullmatch(path):
        raise SetupError(f"{shown(text)} is not the path of a folder on a web space: write /games/qwixx/.")
    return path
