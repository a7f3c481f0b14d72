"""The observations of an encoding as Gymnasium describes them."""

import numpy as np
from gymnasium import spaces

from qwixx.encoding import Encoding


def box(encoding: Encoding) -> "spaces.Box[np.float32]":
    """The least and the most of every slot."""
    low, high = (np.array(ends, np.float32) for ends in (encoding.low, encoding.high))
    return spaces.Box(low, high, dtype=np.float32)
