"""Parts that need more than `pip install qwixx` brings: each says what to install when it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from qwixx.rules.errors import SetupError


class MissingExtra(SetupError, ImportError):
    """The packages that an optional part needs are not installed; the sentence says how to have them."""

    def __init__(self, part: str, package: str, extra: str) -> None:
        super().__init__(f"{part} needs {package}: pip install 'qwixx[{extra}]'.")
        self.extra = extra


@contextmanager
def needs(extra: str, part: str) -> Iterator[None]:
    """Around the imports of an optional part: a package that is missing is refused as `MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "another package").partition(".")[0]
        if package == "qwixx":
            raise
        raise MissingExtra(part, package, extra) from None
