"""The portions of a contest, played on this machine by as many as are wanted and handed out in order."""

from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.order import in_order
from qwixx.arena.processes import processes


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
        with processes(workers) as pool:
            yield from in_order(pool, workers, contest.play, contest.portions)
