"""Environments for learning: Gymnasium (one learner) and PettingZoo (at a table). See docs/environments.md."""

from qwixx.extras import needs

with needs("envs", "qwixx.envs"):
    import gymnasium

    from qwixx.encoding import ENCODING_VERSION, Encoding
    from qwixx.envs.parallel import ParallelTableEnv
    from qwixx.envs.seat import SeatEnv
    from qwixx.envs.solo import SoloEnv
    from qwixx.envs.table import TableEnv
    from qwixx.games import GAMES

VECTOR = "qwixx.envs.vector:VectorTableEnv"
SOLO_ID = f"qwixx/Solo-v{ENCODING_VERSION}"
OLDER_IDS = ("qwixx/Solo-v1",)  # in scripts that were written down before; Gymnasium says which one it should be
GAME_IDS = {name: f"qwixx/{name.title().replace('-', '')}-v{ENCODING_VERSION}" for name in GAMES}

for _id in (*OLDER_IDS, SOLO_ID):
    gymnasium.register(id=_id, entry_point="qwixx.envs.solo:SoloEnv", vector_entry_point=VECTOR)
for _name, _id in GAME_IDS.items():
    gymnasium.register(
        id=_id,
        entry_point="qwixx.envs.seat:SeatEnv",
        vector_entry_point=VECTOR,
        kwargs={"game": _name, "opponents": ("careful",)},
    )

__all__ = [
    "ENCODING_VERSION",
    "GAME_IDS",
    "SOLO_ID",
    "Encoding",
    "ParallelTableEnv",
    "SeatEnv",
    "SoloEnv",
    "TableEnv",
]
