"""Processes that work side by side and end with the one that started them."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Any

from qwixx.rules.errors import QwixxError


@contextmanager
def processes(workers: int, start: str = "spawn") -> Iterator[Executor]:
    """Processes to work in; whatever goes wrong, none of them is left behind."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context(start), _end_with_parent)
    try:
        with _interrupts_ignored():
            for _ in range(workers):
                pool.submit(int)
        yield pool
    except BrokenProcessPool:
        raise QwixxError("A worker process died; one of the bots seems to end the process it plays in.") from None
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        _expect_no_more(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _expect_no_more(pool: Any) -> None:
    """Close this end of the pipe for results: else the pool waits for the rest of one that was handed in by half."""
    with suppress(AttributeError):  # it is the pool's own, and None once it is shut down
        pool._result_queue._writer.close()


def _end_with_parent() -> None:
    """Let a worker end when the process that started it has ended, however that was."""
    if parent := parent_process():
        Thread(target=_wait_and_end, args=(parent,), daemon=True).start()


def _wait_and_end(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile leave interrupts to the one that started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
