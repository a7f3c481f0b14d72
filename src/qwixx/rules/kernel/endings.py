"""Why a game ended, as the kernel writes it: the place of its name."""

ENDINGS = ("rows", "penalties", "track", "agreed")
ROWS, PENALTIES, TRACK, AGREED = range(len(ENDINGS))
