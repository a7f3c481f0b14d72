"""What runs the tests of this folder that are coroutines."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The loop of the server."""
    return "asyncio"
