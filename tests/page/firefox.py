"""Debian's Firefox for Playwright.

Playwright drives an unchanged Firefox over WebDriver BiDi, but gives up at a command that the extended support release
does not know. So Playwright starts this file instead of the browser: a bridge that hands everything on, and says
that an unknown command of the emulation was done. What it would have set is in `SETTINGS`.
"""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

CHANNEL = "moz-firefox"
SETTINGS: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
HEARD = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def lacks(what: str) -> pytest.MarkDecorator:
    """For tests of something that cannot be done or seen through this driver, when all are run in Firefox."""
    firefox = os.environ.get("QWIXX_TEST_BROWSER") == "firefox-esr"
    return pytest.mark.skipif(firefox, reason=f"the driver of Firefox lacks {what}")


def launch(playwright: Playwright, program: Path, folder: Path) -> Browser:
    """Start Firefox through a bridge that is put into the folder."""
    bridge = folder / "firefox"
    bridge.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).resolve()}" "{program}" "$@"\n')
    bridge.chmod(0o755)
    return playwright.firefox.launch(executable_path=bridge, channel=CHANNEL, firefox_user_prefs=SETTINGS)


def answer(message: str) -> str:
    """What Firefox said, or that all is well where it only lacks a command of the emulation."""
    said = json.loads(message)
    unknown = said.get("error") == "unknown command" and "emulation." in said.get("message", "")
    return json.dumps({"type": "success", "id": said["id"], "result": {}}) if unknown else message


async def bridge(browser: str, playwright: ServerConnection) -> None:
    """Hand on what either says until one of them leaves."""
    assert playwright.request is not None
    async with connect(browser + playwright.request.path, max_size=None, compression=None) as firefox:

        async def ask() -> None:
            async for message in playwright:
                await firefox.send(message)

        async def tell() -> None:
            async for message in firefox:
                await playwright.send(answer(str(message)))

        tasks = [asyncio.create_task(one) for one in (ask(), tell())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except ConnectionClosed:
            pass
        finally:
            for task in tasks:
                task.cancel()


async def run(command: list[str]) -> int:
    """Start Firefox, and say where the bridge is instead of where it listens itself."""
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        if found := HEARD.search(line.decode(errors="replace")):
            server = await serve(lambda one: bridge(found[1], one), "127.0.0.1", 0, max_size=None, compression=None)
            port = next(iter(server.sockets)).getsockname()[1]
            print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
            break
    rest = asyncio.create_task(firefox.stderr.read())
    code = await firefox.wait()
    await rest
    return code


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:])))
