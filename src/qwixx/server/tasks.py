"""What is done beside, and not waited for."""

import asyncio
import logging
from collections.abc import Coroutine

from qwixx.server.metrics import FAILURES

logger = logging.getLogger(__name__)


class Tasks:
    """Everything that is being done beside; what goes wrong is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            FAILURES.labels("task").inc()
            logger.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """Break everything off."""
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
