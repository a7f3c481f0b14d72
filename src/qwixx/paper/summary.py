"""The rules of a game on one page, in the words of the rules pages of the browser."""

from typing import NamedTuple

from qwixx.paper.fonts import BOLD, PLAIN, broken
from qwixx.paper.inks import Palette
from qwixx.paper.key import draw_key
from qwixx.paper.pen import MM, Box, Pen
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game
from qwixx.words import Words
from qwixx.words.rulespage import Section, rules_page

SIZES = [quarters / 4 for quarters in range(44, 27, -1)]  # points, of which the largest that fits is taken
LEADING = 1.38
COLUMNS, GAP = 2, 9.0  # millimetres between them
TITLE = 19.0
KEY = 11.0
STEPS = frozenset(
    ("turn-white", "turn-colour", "turn-colour-mixed", "turn-pawn", "turn-take", "turn-call", "turn-play")
)
DRAWN = "score-rows-picture"  # the key, which stands below
ON_PAPER = ("crossing-skip", "turn-free", "call-secret")  # on the page they speak of the page
WITH_DICE = {  # what the short pages leave out, and a table asks about
    "turn": ("turn-counts",),
    "lock": ("together-gone",),
    "penalty": ("penalty-others",),
    "end": ("end-more",),
}
WITH_CARDS = {"play": ("play-counts",), "penalty": ("penalty-others",), "end": ("end-call",)}
FACTS = {"mixx-a": "classic", "mixx-b": "classic"}  # whose players and minutes they share


class Line(NamedTuple):
    """A line of the page: its text, how it is set, and the room above it in lines."""

    text: str
    font: str = PLAIN
    above: float = 0.0
    indent: float = 0.0  # in ems
    mark: str = ""  # before the first line of a step
    ends: bool = True  # the last of its paragraph, after which a column may end


def has_summary(game: Game) -> bool:
    """Whether the words tell the rules of this game: they are those of its own sheet."""
    return "sheet" not in dict(game.options)


def draw_summary(pen: Pen, box: Box, game: Game, palette: Palette, say: Words) -> None:
    """The rules, as large as they fit on the page."""
    facts = say(f"rules-{FACTS.get(game.id, game.id)}-facts")
    pen.fitted(say(f"game-{game.id}"), Box(box.x, box.y, box.width, 8), 18, ink=palette.ink, align="left")
    pen.fitted(facts, Box(box.x, box.y + 9, box.width, 5), 9, ink=palette.quiet, name=PLAIN, align="left")
    draw_key(pen, Box(box.x, box.y + box.height - KEY, box.width, KEY), game.layout, palette)
    room = Box(box.x, box.y + TITLE, box.width, box.height - TITLE - KEY - 3)
    for size in SIZES:
        columns = room.columns(COLUMNS, GAP)
        filled = _balanced(_lines(game, say, size, columns[0].width), room.height / _step(size))
        if filled:
            for column, lines in zip(columns, filled, strict=True):
                _draw_column(pen, column, lines, size, palette)
            return
    raise SetupError("The rules do not fit on one page.")


def sections(game: Game) -> tuple[Section, ...]:
    """The aim, what is needed and the rules, as they are read before a first game."""
    cards, track = game.descriptor.cards, game.descriptor.track
    aim: Section = ("aim", ("aim-track" if track else "aim-sheet",))
    begins, more = ("turn-cards", WITH_CARDS) if cards else ("turn-dice", WITH_DICE)
    told = {heading: (*keys, *more.get(heading, ())) for heading, keys in rules_page(game)}
    told |= {"turn": (begins, *told["turn"]), "score": tuple(key for key in told["score"] if key != DRAWN)}
    return (aim, *(_before_cards(game) if cards else (_tools(track is not None),)), *told.items())


def _tools(pawns: bool) -> Section:
    return "need", ("need-dice", "need-sheet", *(("need-pawns",) if pawns else ()))


def _before_cards(game: Game) -> tuple[Section, Section]:
    jokers = ("jokers", "yes") in game.options
    hands = "deal-hands-jokers" if jokers else "deal-hands"
    cards = ("need-cards", "need-jokers") if jokers else ("need-cards",)
    return ("need", (*cards, "need-sheet")), ("deal", (hands, "deal-display", "deal-known"))


def _lines(game: Game, say: Words, size: float, width: float) -> list[Line]:
    """Every line of the page, broken for this size."""
    lines: list[Line] = []
    for heading, keys in sections(game):
        lines.append(Line(say(f"rules-{heading}"), BOLD, 0.85, ends=False))
        step = 0
        for key in keys:
            step += key in STEPS
            mark = f"{step}." if key in STEPS else ""
            text = say(f"paper-{key}") if key in ON_PAPER else say(f"rules-{key}")
            lines += _paragraph(text, mark, size, width)
    return lines


def _paragraph(text: str, mark: str, size: float, width: float) -> list[Line]:
    indent = 1.6 if mark else 0.0
    parts = list(broken(text, PLAIN, size, width * MM - indent * size))
    return [
        Line(part, above=0 if place else 0.22, indent=indent, mark="" if place else mark, ends=place == len(parts) - 1)
        for place, part in enumerate(parts)
    ]


def _balanced(lines: list[Line], most: float) -> list[list[Line]] | None:
    """The lines in columns of about the same height, each ending with a paragraph; nothing if they are too many."""
    breaks = [place + 1 for place, line in enumerate(lines) if line.ends]
    halves = [(lines[:place], lines[place:]) for place in breaks]
    left, right = min(halves, key=lambda half: max(_height(half[0]), _height(half[1])))
    return [left, right] if max(_height(left), _height(right)) <= most else None


def _height(lines: list[Line]) -> float:
    """In lines; nothing stands above the first one."""
    return sum(1 + (line.above if place else 0) for place, line in enumerate(lines))


def _step(size: float) -> float:
    """From line to line, in millimetres."""
    return size * LEADING / MM


def _draw_column(pen: Pen, box: Box, lines: list[Line], size: float, palette: Palette) -> None:
    step, y = _step(size), box.y
    for place, line in enumerate(lines):
        y += line.above * step if place else 0
        middle, em = y + step / 2, size / MM
        if line.mark:
            pen.text(line.mark, (box.x, middle), size, ink=palette.ink)
        pen.text(line.text, (box.x + line.indent * em, middle), size, ink=palette.ink, name=line.font)
        y += step
