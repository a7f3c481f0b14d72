"""The main screens as text, in two languages.

`python -m tests.play.snapshots` writes them anew, and the picture in the docs: only on purpose, when a screen, a word
or a player is meant to change.
"""

import asyncio
import os
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

from textual.pilot import Pilot

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.palettes import TRUE_DARK
from qwixx.cli.play.screens.ranking import Ranking
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import game
from tests.play.at_screen import SMALLEST, at_screen, next_question, press, screen_text, type_in
from tests.play.people import ADA, BEN, BOT, SEED, choice, happenings, until_reply

FOLDER = Path(__file__).parent / "snapshots"
DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "it")
EIGHT = (ADA, *(LocalSeat(name, "hard") for name in ("Ben", "Cleo", "Dora", "Eli", "Fay", "Gus", "Hana")))

Scene = Callable[[Pilot[int], Session], Awaitable[None]]


async def play_until(pilot: Pilot[int], session: Session, phase: str) -> None:
    """Cross what skips few numbers until somebody is asked in this phase."""
    while await next_question(pilot) and session.state.phase != phase:
        await type_in(pilot, str(choice(session, session.deciding()[0])))
        await press(pilot, "enter")


async def white_sum(pilot: Pilot[int], session: Session) -> None:
    """The white sum, after the first actions of a turn."""
    await play_until(pilot, session, "colour")
    await play_until(pilot, session, "white")


async def chosen(pilot: Pilot[int], session: Session) -> None:
    """A number is chosen and waits to be confirmed."""
    await play_until(pilot, session, "white")
    await press(pilot, "enter")


async def wrong(pilot: Pilot[int], session: Session) -> None:
    """What was typed is refused."""
    await play_until(pilot, session, "white")
    await type_in(pilot, "r2")


async def pawn(pilot: Pilot[int], session: Session) -> None:
    """The pawn is to be moved."""
    await play_until(pilot, session, "move")


async def cards_taken(pilot: Pilot[int], session: Session) -> None:
    """A card of the display is selected."""
    await play_until(pilot, session, "take")
    await press(pilot, "right", "space")


async def cards_played(pilot: Pilot[int], session: Session) -> None:
    """A card of the hand is selected."""
    await play_until(pilot, session, "play")
    await press(pilot, "right", "space")


async def explained(pilot: Pilot[int], session: Session) -> None:
    """What can be chosen, in words."""
    await play_until(pilot, session, "colour")
    await press(pilot, "question_mark")


async def ruled(pilot: Pilot[int], session: Session) -> None:
    """The rules."""
    await play_until(pilot, session, "white")
    await press(pilot, "h")


async def untouched(pilot: Pilot[int], session: Session) -> None:
    """Nobody has pressed a key."""
    while not (session.deciding() or isinstance(pilot.app.screen, Ranking)):
        await pilot.pause()


async def started(pilot: Pilot[int], session: Session) -> None:
    """The start, with this game saved."""
    session.close()
    await press(pilot, *["down"] * 4)


END = 1000  # no game has so many turns
REPLY = -1  # not at a turn, but when a lock is announced
SCENES: dict[str, tuple[str, tuple[LocalSeat, ...], int, Scene]] = {  # game, seats, the turn before it, what is done
    "classic": ("classic", (ADA, BOT), 9, white_sum),
    "classic-chosen": ("classic", (ADA, BEN, BOT), 8, chosen),
    "classic-refused": ("classic", (ADA, BOT), 9, wrong),
    "classic-explained": ("classic", (ADA, BOT), 7, explained),
    "classic-rules": ("classic", (ADA, BOT), 1, ruled),
    "classic-end": ("classic", (ADA, BOT), END, untouched),
    "classic-reply": ("classic", (ADA, BEN, LocalSeat("Cleo")), REPLY, untouched),
    "mixx-a": ("mixx-a", (ADA, BOT, *EIGHT[2:5]), 9, white_sum),
    "mixx-a-reply": ("mixx-a", (ADA, BEN), REPLY, untouched),
    "mixx-a-end": ("mixx-a", (ADA, BOT), END, untouched),
    "mixx-b": ("mixx-b", (ADA, BOT), 9, chosen),
    "deluxe-eight": ("deluxe", EIGHT, 8, white_sum),
    "deluxe-end": ("deluxe", (ADA, BEN, BOT), END, untouched),
    "board": ("board", (ADA, BEN, BOT), 6, pawn),
    "cards-take": ("cards", (ADA, BOT, *EIGHT[2:5]), 5, cards_taken),
    "cards-play": ("cards-jokers", (ADA, BOT), 5, cards_played),
    "cards-cover": ("cards", (ADA, BEN), 0, untouched),
    "start": ("classic", (ADA, BOT), 6, started),
}
PICTURED: dict[str, tuple[str, tuple[LocalSeat, ...], int, Scene]] = {
    "terminal": ("classic", (ADA, BOT, LocalSeat("Max", "normal")), 12, white_sum),
}
LIGHTER = {
    r"@font-face \{.*?\}": "",
    r"Fira Code, monospace": "monospace",
    r"<!--.*?-->": "",
    r"terminal-\d+": "t",
    r'<clipPath id="t-line-\d+">.*?</clipPath>': "",
    r' clip-path="url\(#t-line-\d+\)"': "",
    r' shape-rendering="crispEdges"': "",
    r"<style>": "<style>\nrect { shape-rendering: crispEdges }",
    r"\s*\n\s*": "\n",
}


async def settled(pilot: Pilot[int]) -> None:
    """Wait until something stands on the screen, and stays."""
    seen = ""
    while not seen.strip() or seen != screen_text(pilot):
        seen = screen_text(pilot)
        await pilot.pause()


@asynccontextmanager
async def scene_of(
    name: str, language: str, folder: Path, size: tuple[int, int] = SMALLEST, palette: Palette = TRUE_DARK
) -> AsyncIterator[Pilot[int]]:
    """A scene on the screen."""
    kind, seats, turn, scene = (SCENES | PICTURED)[name]
    saves = Saves(folder)
    book = game(kind, games=2) if kind == "deluxe" else game(kind)
    session = until_reply(kind, seats, 2) if turn == REPLY else Session.new(book, seats, saves, SEED)
    played = happenings(session)
    while session.state.turn < turn and not session.over:
        next(played)
    begun = None if scene is started else session
    async with at_screen(begun, saves, language=language, size=size, palette=palette) as pilot:
        await scene(pilot, session)
        await settled(pilot)
        yield pilot


async def _taken(name: str, language: str, folder: Path, take: Callable[[Pilot[int]], str]) -> str:
    async with scene_of(name, language, folder) as pilot:
        return take(pilot)


def snapshot(name: str, language: str, take: Callable[[Pilot[int]], str] = screen_text) -> str:
    """A scene as it stands on the screen."""
    with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, {"LOGNAME": "ada"}):
        return asyncio.run(_taken(name, language, Path(folder), take))


def picture(pilot: Pilot[int]) -> str:
    """The screen as a small picture, in the reader's own font rather than one from the network."""
    drawn = pilot.app.export_screenshot(title="qwixx play", simplify=True)
    for heavy, light in LIGHTER.items():
        drawn = re.sub(heavy, light, drawn, flags=re.DOTALL)
    return drawn


def file_of(name: str, language: str) -> Path:
    """Where a snapshot is kept."""
    return FOLDER / f"{name}-{language}.txt"


def main() -> None:
    """Write every snapshot."""
    FOLDER.mkdir(exist_ok=True)
    for name in SCENES:
        for language in LANGUAGES:
            file_of(name, language).write_text(snapshot(name, language), encoding="utf-8")
    for name in PICTURED:
        (DOCS / f"{name}.svg").write_text(snapshot(name, "en", picture), encoding="utf-8")


if __name__ == "__main__":
    main()
