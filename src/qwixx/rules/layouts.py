"""The sheets of the family beside the original: each is a layout, and plays by the rules of the original."""

from dataclasses import replace

from qwixx.rules.layout import CLASSIC, Layout, Number, Row, plain_row


def _row(lock: str, text: str) -> Row:
    """A row from its numbers as they are printed, `y2 y3 …`."""
    return Row(tuple(Number(word[0], int(word[1:])) for word in text.split()), lock)


def _values(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


MIXX_A: Layout = replace(
    CLASSIC,
    rows=(
        _row("r", "y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12"),
        _row("y", "r2 r3 g4 g5 g6 g7 b8 b9 y10 y11 y12"),
        _row("g", "b12 b11 b10 y9 y8 y7 r6 r5 r4 g3 g2"),
        _row("b", "g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2"),
    ),
)
"""The first sheet of "Mixx": mixed colours, numbers in order."""

MIXX_B: Layout = replace(
    CLASSIC,
    rows=(
        plain_row("r", _values("10 6 2 8 3 4 12 5 9 7 11")),
        plain_row("y", _values("9 12 4 6 7 2 5 8 11 3 10")),
        plain_row("g", _values("8 2 10 12 6 9 7 4 5 11 3")),
        plain_row("b", _values("5 7 11 9 12 3 8 10 2 6 4")),
    ),
)
"""The second sheet of "Mixx": one colour a row, mixed numbers."""
