"""Environments for learning: Gymnasium (alone) and PettingZoo (at a table). See docs/environments.md."""

from qwixx.extras import needs

with needs("envs", "qwixx.envs"):
    import gymnasium

    from qwixx.encoding import ENCODING_VERSION, Encoding
    from qwixx.envs.solo import SoloEnv
    from qwixx.envs.table import TableEnv

SOLO_ID = f"qwixx/Solo-v{ENCODING_VERSION}"
gymnasium.register(id=SOLO_ID, entry_point="qwixx.envs.solo:SoloEnv")

__all__ = ["ENCODING_VERSION", "SOLO_ID", "Encoding", "SoloEnv", "TableEnv"]
