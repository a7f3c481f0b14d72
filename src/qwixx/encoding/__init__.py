"""Positions and actions as numbers, for learners and networks."""

from qwixx.encoding.encoding import ENCODING_VERSION, Encoding

__all__ = ["ENCODING_VERSION", "Encoding"]
