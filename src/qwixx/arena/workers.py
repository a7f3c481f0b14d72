"""The portions of a contest, played on this machine by as many as are wanted and handed out in order."""

import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.order import in_order
from qwixx.rules.errors import QwixxError


def on_this_machine(contest: Contest, workers: int) -> Generator[Batch, None, None]:
    """Every portion in its order; what is compiled runs side by side in threads, the rest in processes."""
    contest.prepare()
    workers = min(workers, len(contest.portions))
    if workers == 1:
        yield from map(contest.play, contest.portions)
    elif contest.is_compiled:
        with ThreadPoolExecutor(workers) as pool:
            yield from in_order(pool, workers, contest.play, contest.portions)
    else:
        with _processes(workers) as pool:
            yield from in_order(pool, workers, contest.play, contest.portions)


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Processes to work in; whatever goes wrong, none of them is left behind."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _end_with_parent)
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
        raise
    finally:
        pool.shutdown(cancel_futures=True)


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
