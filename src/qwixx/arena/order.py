"""Pieces of work done side by side and handed out in their order."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 2  # pieces that wait for each worker, so that none is idle and memory stays flat


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(pool: Executor, workers: int, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """The result of every item in turn, only a few of them worked on ahead."""
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) == workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for piece in waiting:
            piece.cancel()
