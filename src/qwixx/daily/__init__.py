"""The challenge of a day: the same dice for everybody, alone or against the strongest bot."""

from qwixx.daily.challenge import DUEL, OPPONENT, PERFECT, SOLO, hindsight, is_challenge, rolls_of, solo_games
from qwixx.daily.proving import Proven, Unproven, proven
from qwixx.daily.window import has_begun, is_over

__all__ = [
    "DUEL",
    "OPPONENT",
    "PERFECT",
    "SOLO",
    "Proven",
    "Unproven",
    "has_begun",
    "hindsight",
    "is_challenge",
    "is_over",
    "proven",
    "rolls_of",
    "solo_games",
]
