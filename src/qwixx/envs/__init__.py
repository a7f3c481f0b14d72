"""Environments for learning: Gymnasium (alone) and PettingZoo (at a table). See docs/environments.md."""

from qwixx.encoding import ENCODING_VERSION, Encoding
from qwixx.rules.errors import QwixxError


class MissingExtra(QwixxError, ImportError):
    """The libraries that an optional part needs are not installed."""


try:
    import gymnasium

    from qwixx.envs.solo import SoloEnv
    from qwixx.envs.table import TableEnv
except ModuleNotFoundError as error:
    raise MissingExtra(f"qwixx.envs needs {error.name}: pip install 'qwixx[envs]'.") from error

SOLO_ID = f"qwixx/Solo-v{ENCODING_VERSION}"
gymnasium.register(id=SOLO_ID, entry_point="qwixx.envs.solo:SoloEnv")

__all__ = ["ENCODING_VERSION", "SOLO_ID", "Encoding", "MissingExtra", "SoloEnv", "TableEnv"]
