"""`SoloEnv`: the original dice game alone, for Gymnasium."""

from qwixx.envs.seat import SeatEnv


class SoloEnv(SeatEnv):
    """One seat of `classic`. The reward is the change of the score, so the return is the final score."""

    def __init__(self, render_mode: str | None = None, illegal: str = "refuse") -> None:
        super().__init__("classic", reward="margin", illegal=illegal, render_mode=render_mode)
