"""People at the screen: they see its text and press keys."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager

from textual import events
from textual.pilot import Pilot

from qwixx.cli.play.manner import AT_ONCE
from qwixx.cli.play.saves import Saves
from qwixx.cli.play.screens.app import PlayApp
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.cover import Cover
from qwixx.cli.play.screens.palettes import TRUE_DARK
from qwixx.cli.play.screens.ranking import Ranking
from qwixx.cli.play.screens.table import TableScreen
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.rules.actions import Action, PlayCards, Take
from qwixx.words import Words
from tests.play.people import PEOPLE_AND_BOTS, SEED, book

SMALLEST = (80, 24)
SIGNS = {"space": " ", "question_mark": "?"}
QUIET = 5  # rounds in which nothing new has to be done


def running(play: Coroutine[None, None, None]) -> None:
    """Let somebody play."""
    asyncio.run(play)


def unsaved(name: str, *seats: LocalSeat) -> Session:
    """A game that is not saved, with these seats or the usual ones."""
    return Session.new(book(name), seats or PEOPLE_AND_BOTS[name], None, SEED)


def screen_text(pilot: Pilot[int]) -> str:
    """What stands on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


@asynccontextmanager
async def at_screen(
    session: Session | None,
    saves: Saves,
    *,
    language: str = "en",
    size: tuple[int, int] = SMALLEST,
    pace: str | None = AT_ONCE,
    palette: Palette = TRUE_DARK,
) -> AsyncIterator[Pilot[int]]:
    """The application in a window, nothing in motion unless wanted."""
    app = PlayApp(session, saves, Words(language), pace=pace, palette=palette)
    async with app.run_test(size=size) as pilot:
        yield pilot
    if app.session:
        app.session.close()


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys one after another, and wait until the screen has taken them.

    The pilot's own way waits after each key until the processor has nothing to do, which is long on a busy machine.
    """
    for key in keys:
        pilot.app.post_message(events.Key(key, key if len(key) == 1 else SIGNS.get(key)))
    for _ in range(QUIET):
        while not all(pump._message_queue.empty() for pump in (pilot.app, pilot.app.screen)):
            await asyncio.sleep(0)
        await asyncio.sleep(0)


async def type_in(pilot: Pilot[int], text: str) -> None:
    """Type a line and choose it."""
    await press(pilot, *("space" if sign == " " else sign for sign in text), "enter")


async def pick_with_arrows(pilot: Pilot[int], session: Session, seat: int, action: Action) -> None:
    """Go to an action with the arrow keys and choose it, cards with the space bar."""
    view = session.view(seat)
    if view.cards and isinstance(action, Take):
        await _select(pilot, action.places)
    elif view.cards and isinstance(action, PlayCards):
        await _select(pilot, [view.cards.hand.index(card) for card in action.cards])
        wanted = " ".join(f"{action.colour}{number}" for number in action.marks) or f"{action.colour} –"
        while cursor_on(pilot) != wanted:
            await press(pilot, "down")
    else:
        while cursor_on(pilot) != str(action):
            await press(pilot, "right")
    await press(pilot, "enter")


def cursor_on(pilot: Pilot[int]) -> str:
    """The choice that the cursor is on."""
    found = re.search(r"^ .*▸(.*)◂", screen_text(pilot).split("\n")[-5])
    return found[1] if found else ""


async def next_question(pilot: Pilot[int]) -> bool:
    """Wait until somebody is asked, and hand the keyboard over if need be; false if the game is over."""
    while not isinstance(screen := pilot.app.screen, Ranking):
        if isinstance(screen, Cover):
            await press(pilot, "enter")
        if isinstance(screen, TableScreen) and screen.asked:
            return True
        await asyncio.sleep(0)
    return False


async def _select(pilot: Pilot[int], places: Sequence[int]) -> None:
    """Select cards from the first one on, where the cursor stands at first."""
    for place in range(max(places) + 1):
        if place:
            await press(pilot, "right")
        if place in places:
            await press(pilot, "space")
