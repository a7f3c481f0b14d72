"""The portions of a contest, played on a Ray cluster and handed out in order."""

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.order import AHEAD
from qwixx.extras import needs
from qwixx.rules.errors import QwixxError, SetupError

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

with needs("ray", "A cluster"):
    import ray

RETRIES = 5  # of a portion whose worker has died
PATIENCE = 5.0  # seconds to wait for an answer from a cluster
QUIET: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}


def on_cluster(
    contest: Contest, address: str | None = None, workers: int | None = None
) -> Generator[Batch, None, None]:
    """Every portion in its order, from the cluster at this address, or one started here for the occasion.

    A portion whose worker dies is played again by another: it gives the same games.
    """
    if address is None:
        contest.prepare()
    with _cluster(address, workers):
        play = ray.remote(_play).options(max_retries=RETRIES)
        processors = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        asked = ray.put(contest)
        waiting: deque[ray.ObjectRef[Batch]] = deque()
        try:
            for number in contest.portions:
                waiting.append(play.remote(asked, number))
                if len(waiting) >= AHEAD * processors:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        except ray.exceptions.WorkerCrashedError:
            raise QwixxError(f"A portion was tried {RETRIES + 1} times and its worker died each time.") from None
        except ray.exceptions.RayTaskError as error:
            raise QwixxError(f"A worker of the cluster could not play: {error.cause}") from None
        finally:
            for portion in waiting:
                ray.cancel(portion, force=True)


def _play(contest: Contest, number: int) -> Batch:
    return contest.play(number)


@contextmanager
def _cluster(address: str | None, workers: int | None) -> Iterator[None]:
    """A cluster to work on; one that was there before is left as it was."""
    if ray.is_initialized():
        yield
        return
    try:
        if address is None:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **QUIET)
        else:
            _knock(address)
            ray.init(address=address, **QUIET)
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error).partition(". ")[0].rstrip(".")
        raise SetupError(f"The Ray cluster {address or 'on this machine'} cannot be used: {reason}.") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
