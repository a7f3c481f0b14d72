"""A game while it is played: one way for it to go on, whoever drives it and wherever its chance comes from."""

from qwixx.play.chance import Chance, Fair, Streamed, TypedIn, of_the_day
from qwixx.play.history import History
from qwixx.play.play import Play

__all__ = ["Chance", "Fair", "History", "Play", "Streamed", "TypedIn", "of_the_day"]
