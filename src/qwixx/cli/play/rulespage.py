"""The rules of a game on one page, chosen from the sentences that the rules pages of the browser have."""

Section = tuple[str, tuple[str, ...]]  # a heading and its paragraphs, keys of `rules.ftl` without their beginning

_CROSSING: Section = ("crossing", ("crossing-order", "crossing-skip"))
_DICE_LOCK: Section = ("lock", ("lock-five", "lock-cross", "lock-closed", "together-white"))
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
_MATCH: Section = ("match", ("match-games", "match-sum"))
_BOARD: tuple[Section, ...] = (
    ("turn", ("turn-white", "turn-colour", "turn-pawn")),
    ("pawn", ("pawn-steps", "pawn-field")),
    _CROSSING,
    _DICE_LOCK,
    ("penalty", ("penalty-track",)),
    ("end", ("end-track", "end-sooner")),
    ("score", ("score-rows-picture", "score-track", "score-winner")),
)
_CARDS: tuple[Section, ...] = (
    ("turn", ("turn-take", "turn-call", "turn-play")),
    ("play", ("play-count", "play-cross", "play-skip")),
    _CROSSING,
    _CARDS_LOCK,
    ("penalty", ("penalty-cards",)),
    ("end", ("end-cards",)),
    _SCORE,
)
_JOKERS: Section = ("joker", ("joker-colour", "joker-together"))

RULES_PAGES: dict[str, tuple[Section, ...]] = {
    "classic": _CLASSIC,
    "deluxe": (_MATCH, *_CLASSIC),
    "board": _BOARD,
    "cards": _CARDS,
    "cards-jokers": (*_CARDS[:2], _JOKERS, *_CARDS[2:]),
}
