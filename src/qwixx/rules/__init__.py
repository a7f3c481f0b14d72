"""The games: pure functions and values. No input or output, no clock, no randomness but what is passed in."""
