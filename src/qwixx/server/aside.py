"""What takes long, done beside the event loop."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

THREADS = 2  # so that a long work does not keep a short one waiting; with more, the loop would wait for its turn
PIECE = 25  # things that are done at a stretch, of which each takes a tenth of a millisecond
PAUSE = 0.001  # seconds in between

T = TypeVar("T")


class Aside:
    """A few threads for what takes long. Only one thread runs at a time, so what is really long is `paced`."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")

    async def do(self, work: Callable[[], T]) -> T:
        """What some work comes to."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def paced(things: Iterable[T], piece: int = PIECE) -> Iterator[T]:
    """The same things, with a pause now and then in which the loop has the machine to itself. Not for the loop."""
    for number, thing in enumerate(things, 1):
        yield thing
        if number % piece == 0:
            time.sleep(PAUSE)
