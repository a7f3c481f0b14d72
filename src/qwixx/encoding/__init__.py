"""Positions and actions as numbers, for learners and networks. It needs nothing but the rules."""

from qwixx.encoding.encoding import ENCODING_VERSION, Encoding

__all__ = ["ENCODING_VERSION", "Encoding"]
