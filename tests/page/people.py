"""People who play in a browser: each has a device, and sees and taps what a person would."""

import json
import os
from zlib import crc32

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from qwixx.words.language import Words
from tests.server import client
from tests.server.client import Device, Json, Server, bot, me

PHONE = (390, 844)
TABLET = (820, 1180)
DESKTOP = (1440, 900)
PATIENCE = 1000 * client.PATIENCE  # milliseconds

BLOCKED = "Service Worker registration blocked"  # unless a test is about it
STEADY = """(() => {{
  let loads = 0
  try {{ loads = localStorage.loads = Number(localStorage.loads ?? 0) + 1 }} catch {{}}
  let state = {} + 7919 * loads
  crypto.getRandomValues = (values) => {{
    for (let at = 0; at < values.length; at++) values[at] = (state = (state * 1664525 + 1013904223) % 2 ** 32) >>> 16
    return values
  }}
}})()"""
"""The chance of a device, the same in every run; no two devices and no two loads have the same."""
# Settings chosen by the person before, unless some are kept already; a blank page has no storage.
KEEP = "try {{ localStorage['qwixx.settings'] ??= '{}' }} catch {{}}"


class People:
    """Everybody in a test."""

    def __init__(self, browser: Browser, url: str, *servers: str) -> None:
        self._browser = browser
        self._url = url
        self._known = (url, *servers, "data:", "blob:")  # where a page may ask
        self._devices: list[BrowserContext] = []
        self.problems: list[str] = []

    def device(
        self, size: tuple[int, int] = PHONE, language: str = "en", pace: str = "at-once", **options: object
    ) -> BrowserContext:
        """A device that was never here; whoever does not look at the pace sees everything at once."""
        width, height = size
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            **{"service_workers": "block", **options},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        context.add_init_script(STEADY.format(crc32(f"{test} {len(self._devices)}".encode())))
        context.add_init_script(KEEP.format(json.dumps({"pace": pace})))
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note("error", str(error.error)))
        context.on("request", self._request)
        self._devices.append(context)
        return context

    def page(
        self,
        path: str = "/",
        size: tuple[int, int] = PHONE,
        language: str = "en",
        pace: str = "at-once",
        **options: object,
    ) -> Page:
        """A page on a new device."""
        page = self.device(size, language, pace, **options).new_page()
        page.goto(path)
        return page

    def leave(self) -> None:
        """Everybody goes; whatever went wrong in a browser is told now."""
        for context in self._devices:
            context.close()
        assert not self.problems, self.problems

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(message.type, message.text)

    def _note(self, kind: str, text: str) -> None:
        # A browser notes every answer that is not 200, and sockets that are lost: those the tests bring about.
        expected = (
            "Failed to load resource",
            "WebSocket connection to",
            "Firefox can’t establish a connection",
            BLOCKED,
        )
        if not text.startswith(expected):
            self.problems.append(f"{kind}: {text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self._known):
            self.problems.append(f"asked elsewhere: {request.url}")


def known_as(secret: str, url: str) -> Json:
    """What the browser of a device keeps that the server of this address knows already."""
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "qwixx.device", "value": secret}]}]}


def at_table(
    people: People, host: Server, game: str, other: Json | None = None, language: str = "en", **options: object
) -> Page:
    """A page at a table of Anna's against a bot or another, which was started; set up without the first screens."""
    device = people.device(language=language)
    page = device.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    secret = page.evaluate("localStorage.getItem('qwixx.device')")
    link = Device(host.url, secret).open(game, [me("Anna"), other or bot()], **options)["link"]
    page.goto(link)
    page.get_by_role("button", name=Words(language, ["lobby"])("home-start")).click()
    return page
