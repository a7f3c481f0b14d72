"""A game while it is played: one way for it to go on, whoever drives it and wherever its chance comes from."""

from qwixx.play.chance import Chance, Fair, OfTheDay, Streamed, TypedIn
from qwixx.play.history import History
from qwixx.play.play import Play

__all__ = ["Chance", "Fair", "History", "OfTheDay", "Play", "Streamed", "TypedIn"]
