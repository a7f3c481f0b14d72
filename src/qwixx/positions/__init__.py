"""The text of a position, short and readable, as FEN is to chess: of a state, hidden things included, and of a view."""

from qwixx.positions.drawing import draw
from qwixx.positions.reading import Position, is_view, parse, parse_view
from qwixx.positions.writing import state_text, view_text

__all__ = ["Position", "draw", "is_view", "parse", "parse_view", "state_text", "view_text"]
