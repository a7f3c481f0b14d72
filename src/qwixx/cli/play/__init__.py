"""Playing at this machine: `qwixx play` and `qwixx resume`."""
