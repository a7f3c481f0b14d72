"""How a game is shown: in lines or on the screen, how fast, in which colours."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from qwixx.cli.play.look import read_look
from qwixx.rules.errors import SetupError, shown

PACES = {
    "slow": 1.8,
    "normal": 1.0,
    "fast": 0.4,
    "at-once": 0.0,
}  # how long things are seen, in parts of the usual time
USUAL, AT_ONCE = "normal", "at-once"


@dataclass(frozen=True, slots=True)
class Manner:
    """What was asked for; where nothing was, it is as it was last, or as the terminal is."""

    plain: bool = False
    pace: str | None = None
    colours: str | None = None

    def __post_init__(self) -> None:
        """Refuse a pace and colours that there are not, before anything is begun."""
        read_look(self.colours)
        if self.pace is not None and self.pace not in PACES:
            raise SetupError(f"There is no pace {shown(self.pace)}; there are {', '.join(PACES)}.")


class Remembered:
    """The pace that somebody has chosen at the table, kept for the next game."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "terminal.json"

    def pace(self) -> str:
        """The pace that was chosen last; the usual one if there is none."""
        try:
            kept = json.loads(self._file.read_bytes())
        except (OSError, ValueError):
            return USUAL
        pace = kept.get("pace") if isinstance(kept, dict) else None
        return pace if isinstance(pace, str) and pace in PACES else USUAL

    def keep(self, pace: str) -> None:
        """Remember it; where nothing can be written it is for this time only."""
        with suppress(OSError):
            part = self._file.with_name(f".{self._file.name}.part")
            part.write_text(json.dumps({"pace": pace}), encoding="utf-8")
            part.replace(self._file)


def next_pace(pace: str, faster: bool) -> str:
    """The pace beside this one; the last one stays."""
    paces = list(PACES)
    place = paces.index(pace) + (1 if faster else -1)
    return paces[min(max(place, 0), len(paces) - 1)]
