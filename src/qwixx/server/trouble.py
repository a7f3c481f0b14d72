"""What is wrong with the database: said once when it begins, and once when it is over."""

import logging

from qwixx.server.limits import Rate

SELDOM = 1 / 60  # a second: what comes and goes all the time is said once a minute

logger = logging.getLogger(__name__)


class Trouble:
    """The trouble there is, if any. If writing failed, only writing shows that it is over."""

    def __init__(self) -> None:
        self.reason: str | None = None
        self._with_writing = False
        self._said = False
        self._seldom = Rate(SELDOM, 1)

    def begins(self, reason: str, writing: bool) -> None:
        """Something went wrong; perhaps not for the first time."""
        self.reason = reason
        self._with_writing |= writing
        if not self._said and self._seldom.allows():
            self._said = True
            logger.warning("the database is away: %s", reason)

    def ends(self, writing: bool) -> None:
        """Something went well; perhaps nothing had been wrong."""
        if self.reason is None or (self._with_writing and not writing):
            return
        if self._said:
            logger.info("the database is back")
        self.reason, self._with_writing, self._said = None, False, False
