"""Serves a folder of `qwixx site` for a look, as web spaces do: its files, and 404.html where there is none.

`python scripts/look.py FOLDER` serves it at http://127.0.0.1:8000/ and the path for which it was written.
"""

import re
import sys
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOST, PORT = "127.0.0.1", 8000


class WebSpace(SimpleHTTPRequestHandler):
    """Files, and nothing that depends on what is asked for."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".webmanifest": "application/manifest+json"}  # noqa: RUF012

    def __init__(self, *rest: object, base: str, **named: object) -> None:
        self._base = base
        super().__init__(*rest, **named)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Where the file of an address lies; outside of the base there is none."""
        inside = path.startswith(self._base)
        return super().translate_path("/" + path.removeprefix(self._base) if inside else "/nothing-is-here")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A page of ours where there is no file."""
        missing = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not self.path.startswith(self._base) or not missing.is_file():
            return super().send_error(code, message, explain)
        content = missing.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)
        return None

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def web_space(folder: Path, port: int = PORT) -> ThreadingHTTPServer:
    """A web space that has the folder where its index says; port 0 is any."""
    return ThreadingHTTPServer((HOST, port), partial(WebSpace, directory=str(folder), base=base_of(folder)))


def base_of(folder: Path) -> str:
    """The path for which a folder was written."""
    found = re.search('data-base="([^"]*)"', (folder / "index.html").read_text("utf-8"))
    return found[1] if found else "/"


if __name__ == "__main__":
    match sys.argv[1:]:
        case [name]:
            with web_space(Path(name)) as server, suppress(KeyboardInterrupt):
                print(f"Look at http://{HOST}:{PORT}{base_of(Path(name))}, until Ctrl-C.", flush=True)
                server.serve_forever()
        case _:
            sys.exit("Usage: python scripts/look.py FOLDER")
