"""What a server has written in its log."""

import json
from pathlib import Path

from qwixx.server import lag
from tests.server.client import Json


def logged(file: Path) -> list[Json]:
    """Every line, but for those that only tell how busy the machine is."""
    lines: list[Json] = [json.loads(line) for line in file.read_text().splitlines()]
    return [line for line in lines if line["from"] != lag.__name__]


def messages(file: Path) -> list[str]:
    """What each line says, without the reason."""
    return [line["message"].partition(":")[0] for line in logged(file)]
