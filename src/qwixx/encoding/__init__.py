"""Positions and actions as numbers, for learners and networks."""

from qwixx.extras import needs

with needs("lab", "qwixx.encoding"):
    from qwixx.encoding.encoding import ENCODING_VERSION, Encoding

__all__ = ["ENCODING_VERSION", "Encoding"]
