"""Keys that were meant for what was shown before."""

from time import monotonic

QUIET = 0.4  # seconds without a key, after which one is meant for what is shown


class Guard:
    """Tells whether a key comes so soon after another that it is only one of a row of them."""

    def __init__(self) -> None:
        self._last: float | None = None

    def press(self) -> None:
        """A key was pressed that is not to be followed at once."""
        self._last = monotonic()

    def stray(self) -> bool:
        """Whether a key that is pressed now is one too many; then the next has to wait again."""
        if self._last is None or monotonic() - self._last >= QUIET:
            return False
        self.press()
        return True
