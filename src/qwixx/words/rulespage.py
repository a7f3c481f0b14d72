"""The rules of a game on one page, chosen from the sentences that the rules pages of the browser have."""

from qwixx.rules.game import Game

Section = tuple[str, tuple[str, ...]]  # a heading and its paragraphs, keys of `rules.ftl` without their beginning

_CROSSING: Section = ("crossing", ("crossing-order", "crossing-skip"))
_TOGETHER = ("together-white", "lock-announced")
_DICE_LOCK: Section = ("lock", ("lock-five", "lock-cross", "lock-closed", *_TOGETHER))
_BOARD_LOCK: Section = ("lock", (*_DICE_LOCK[1], "lock-pawn"))
_CARDS_LOCK: Section = ("lock", ("lock-five", "lock-cross", "lock-own"))
_SCORE: Section = ("score", ("score-rows-picture", "score-rows", "score-penalty", "score-winner"))

_CLASSIC: tuple[Section, ...] = (
    ("turn", ("turn-white", "turn-colour", "turn-free")),
    _CROSSING,
    _DICE_LOCK,
    ("penalty", ("penalty-dice",)),
    ("end", ("end-dice",)),
    _SCORE,
)
_MIXX_A: tuple[Section, ...] = (
    ("turn", ("turn-white", "turn-colour-mixed", "turn-free")),
    ("crossing", ("mixx-a", "crossing-printed", "crossing-skip")),
    ("lock", ("lock-last", "lock-cross", "lock-closed-row", *_TOGETHER)),
    ("penalty", ("penalty-dice",)),
    ("end", ("end-rows",)),
    _SCORE,
)
_MIXX_B: tuple[Section, ...] = (
    ("turn", ("turn-white", "turn-colour", "turn-free")),
    ("crossing", ("mixx-b", "crossing-skip")),
    ("lock", ("lock-last", "lock-cross", "lock-closed", *_TOGETHER)),
    ("penalty", ("penalty-dice",)),
    ("end", ("end-dice",)),
    _SCORE,
)
_MATCH: Section = ("match", ("match-games", "match-sum"))
_BOARD: tuple[Section, ...] = (
    ("turn", ("turn-white", "turn-colour", "turn-pawn", "turn-free")),
    ("pawn", ("pawn-steps", "pawn-field")),
    _CROSSING,
    _BOARD_LOCK,
    ("penalty", ("penalty-track",)),
    ("end", ("end-track", "end-sooner")),
    ("score", ("score-rows-picture", "score-track", "score-winner")),
)
_CARDS: tuple[Section, ...] = (
    ("turn", ("turn-take", "turn-call", "turn-play")),
    ("take", ("take-five", "take-fill")),
    ("call", ("call-all", "call-secret")),
    ("play", ("play-count", "play-cross", "play-skip")),
    ("joker", ("joker-colour", "joker-together")),
    _CROSSING,
    _CARDS_LOCK,
    ("penalty", ("penalty-cards",)),
    ("end", ("end-cards",)),
    _SCORE,
)

RULES_PAGES: dict[str, tuple[Section, ...]] = {
    "classic": _CLASSIC,
    "deluxe": (_MATCH, *_CLASSIC),
    "mixx-a": _MIXX_A,
    "mixx-b": _MIXX_B,
    "board": _BOARD,
    "cards": _CARDS,
}
LEFT_OUT = {  # by what was chosen
    ("locks", "announced"): "together-white",
    ("locks", "sealed"): "lock-announced",
    ("jokers", "no"): "joker",
}


def rules_page(game: Game) -> tuple[Section, ...]:
    """The sections for a game as it is played, with its options."""
    left_out = {key for option, key in LEFT_OUT.items() if option in game.options}
    sections = [section for section in RULES_PAGES[game.id] if section[0] not in left_out]
    return tuple((heading, tuple(key for key in keys if key not in left_out)) for heading, keys in sections)
