"""What takes long, done beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

THREADS = 2  # so that a long work does not keep a short one waiting; with more, the loop would wait for its turn

T = TypeVar("T")


class Aside:
    """A few threads for what takes long. The loop takes its turn every half a millisecond."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")

    async def do(self, work: Callable[[], T]) -> T:
        """What some work comes to."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
