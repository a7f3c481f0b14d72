"""How late the event loop is: whatever runs on it for long keeps everybody waiting."""

import asyncio
import logging

from qwixx.server.limits import Rate
from qwixx.server.metrics import LOOP_LAG

EVERY = 0.1  # seconds between two looks
LATE = 0.5  # seconds above which it is said
SELDOM = 1 / 60  # a second: it is said once a minute

logger = logging.getLogger(__name__)


async def watch_lag() -> None:
    """Wake up again and again, and see how much too late; for as long as the server runs."""
    loop, seldom = asyncio.get_running_loop(), Rate(SELDOM, 1)
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late = loop.time() - due
        LOOP_LAG.observe(late)
        if late > LATE and seldom.allows():
            logger.warning("the event loop was late", extra={"seconds": round(late, 3)})
