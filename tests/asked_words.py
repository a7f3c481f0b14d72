"""Which words are asked for: the keys in the calls `say("…")` of the Python sources and of the page's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import qwixx
from qwixx.boards import SHIPPED
from qwixx.cli.admin import HEADINGS as ADMIN_HEADINGS
from qwixx.cli.admin import STATUSES
from qwixx.cli.games import HEADINGS
from qwixx.cli.play.choices import values
from qwixx.cli.play.letters import VERBS
from qwixx.cli.play.manner import PACES
from qwixx.cli.play.saves import TROUBLES
from qwixx.cli.play.screens.ranking import NEXT
from qwixx.fairness import FINDINGS
from qwixx.games import GAMES, descriptor
from qwixx.lessons import LEARNER, LESSONS, Scene, lesson
from qwixx.paper.summary import ON_PAPER
from qwixx.players import BUILT_IN, LEVELS
from qwixx.players.registry import OUR_OWN
from qwixx.review import GRADES, REASONS
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.rules.kernel.phases import NAMES as PHASES
from qwixx.rules.layout import CLASSIC
from qwixx.rules.options import Range
from qwixx.rules.reasons import RULES as FACTS
from qwixx.tables.entries import Dice
from qwixx.tables.protocol import ReactionName
from qwixx.tables.refusal import Code
from qwixx.words.rulespage import RULES_PAGES

PACKAGE = Path(qwixx.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"

OPTIONS = {option.name: option for name in GAMES for option in descriptor(name).options}
# A rule that speaks of a row has a second sentence, for sheets whose rows are called by their numbers.
RULES = tuple(key for rule, facts in FACTS.items() for key in (rule, *([f"{rule}-number"] if "row" in facts else [])))


def sentences(scene: Scene) -> tuple[str, ...]:
    """The sentences of a scene: what it asks, what that brings, and why not something else that is legal."""
    astray = set(scene.position.game.legal(scene.position.state, LEARNER)) - set(scene.asks)
    endings = ["", *(["-done"] if scene.asks else []), *(["-not"] if scene.asks and astray else [])]
    return tuple(scene.words + ending for ending in endings)


# The members of a family, by what stands before the variable: say(f"phase-{phase}") in Python, say(`phase-${phase}`)
# in TypeScript. What Python knows is taken from there; what only the page knows is listed here.
FAMILIES: dict[str, tuple[str, ...]] = {
    "phase-": PHASES,
    "game-": tuple(GAMES),
    "colour-": tuple(CLASSIC.colours),
    "column-": HEADINGS,
    "admin-column-": (*ADMIN_HEADINGS, "changed", "entries", "devices"),
    "admin-status-": STATUSES,
    "invalid-": ("record", "board"),
    "dice-": FINDINGS,
    "ending-": ENDINGS,
    "forfeit-": ("crash", "nonsense", "slow"),
    "verdict-": ("accepted", "rejected", "undecided"),
    "kind-": ("level", "built-in", "package"),
    "level-": tuple(LEVELS),
    "player-": tuple(BUILT_IN),
    "reaction-": get_args(ReactionName),
    "reason-": tuple(key for why in REASONS for key in (why, *([f"{why}-row"] if "row" in REASONS[why] else []))),
    "grade-": GRADES,
    "refusal-": (*get_args(Code), "engine"),  # it cannot say that it is not there
    "rule-": RULES,
    "paper-": ON_PAPER,
    "play-trouble-": TROUBLES,
    "play-word-": VERBS,
    "screen-end-": tuple(key for wanted in NEXT for key in (wanted, f"{wanted}-about")),
    "rules-": tuple({key for page in RULES_PAGES.values() for heading, keys in page for key in (heading, *keys)}),
    "end-proof-": (*FINDINGS, "other-commitment", "other-promise", "other-promises", "left-out", "started-again"),
    "coach-": tuple({said for name in LESSONS for scene in lesson(name).scenes for said in sentences(scene)}),
    "explore-phase-": ("roll", "white", "colour", "move"),
    "home-about-": tuple(GAMES),
    "home-bot-": (*LEVELS, *OUR_OWN),
    "home-level-": tuple(LEVELS),
    "home-": tuple(
        f"{option.name}-{value}"
        for option in OPTIONS.values()
        if not isinstance(option.choices, Range)
        for value in values(option)
    ),
    "home-dice-": get_args(Dice),
    "home-cards-": get_args(Dice),
    "home-option-": tuple(OPTIONS),
    "home-side-": SHIPPED,
    "home-side-about-": SHIPPED,
    "home-status-": ("lobby", "running", "over"),
    "home-theme-": ("system", "light", "dark"),
    "home-pace-": tuple(PACES),
    "stats-filter-": tuple(
        name + end for name in ("player", "game", "players", "opponent", "days") for end in ("", "-all")
    ),
    "stats-last-": ("7", "30", "365"),
    "table-sum-": ("cross", "pass", "next", "stop"),
}
# Files of the page whose keys stand in a list: every string in them with this beginning is asked for.
LISTS = {"rules/sections.ts": "rules-"}

ASKED = re.compile(r"""\bsay\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)\s*[,)]""")
STRING = r"""(['"`])({}[a-z0-9-]*)\1"""


def asked_in_python() -> Iterator[str]:
    """The keys that the Python sources ask for."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _asks_for_words(node.func):
                yield from _keys_of(node.args[0])


def _asks_for_words(function: ast.expr) -> bool:
    """Whether this is what the sources call `words`, `say`, `self._say` or `words(lang)`."""
    if isinstance(function, ast.Call):
        return _asks_for_words(function.func)
    if isinstance(function, ast.Attribute):
        return function.attr in ("words", "say", "_words", "_say")
    return isinstance(function, ast.Name) and function.id in ("words", "say")


def _keys_of(argument: ast.expr) -> Iterator[str]:
    """The keys that an argument can stand for."""
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), ast.FormattedValue()]):
            yield from family(prefix)


def asked_on_the_page() -> Iterator[str]:
    """The keys that the page's sources ask for."""
    for file in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        if file.name.endswith(".test.ts"):
            continue
        text = file.read_text(encoding="utf-8")
        for single, double, template in ASKED.findall(text):
            yield from family(template.partition("${")[0]) if "${" in template else [single or double or template]
        beginning = LISTS.get(file.relative_to(PAGE).as_posix())
        if beginning:
            yield from (found[2] for found in re.finditer(STRING.format(beginning), text))


def family(prefix: str) -> list[str]:
    """The keys of a family."""
    assert prefix in FAMILIES, f"say which keys begin with {prefix}: add them to FAMILIES in tests/asked_words.py"
    return [prefix + member for member in FAMILIES[prefix]]
