"""A position as somebody sets it up: what can be seen of it is said, what follows from that is put right. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from qwixx import games, positions
from qwixx.positions import Position
from qwixx.rules.actions import Mark
from qwixx.rules.errors import IllegalAction, QwixxError, UnreadableSheet
from qwixx.rules.game import Game, NoChance, State
from qwixx.rules.kernel.endings import ENDINGS
from qwixx.rules.reasons import why_not_cross
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View
from qwixx.tables.refusal import Refusal
from qwixx.tables.weighed import SetUp

DICE_ONLY = "Only positions of the dice games can be explored."

T = TypeVar("T")


def read(text: str) -> Position:
    """The position of a text, or the refusal that says what is wrong with it."""
    return _refusing(lambda: _with_dice(positions.parse(text)))


def arranged(setup: SetUp) -> Position:
    """The position that somebody has set up; what follows from the rest, such as which dice have left, is put right."""
    return _refusing(lambda: _arranged(setup))


def _refusing(make: Callable[[], T]) -> T:
    """What can be made; what the rules refuse is a refusal with their reason."""
    try:
        return make()
    except IllegalAction as error:
        facts = {name: str(fact) for name, fact in error.facts.items()}
        raise Refusal("bad-setup", str(error), error.rule, facts) from None
    except QwixxError as error:
        raise Refusal("bad-setup", str(error)) from None


def _with_dice(position: Position) -> Position:
    if position.game.descriptor.dice is None:
        raise Refusal("bad-setup", DICE_ONLY)
    return position


def _arranged(setup: SetUp) -> Position:
    game = games.game_by(setup.game, tuple(setup.options.items()))
    _with_dice(Position(game, game.start(len(setup.sheets))))
    sheets = tuple(_sheet(text, game) for text in setup.sheets)
    pawns = _pawns(game, setup)
    phase = _phase(game, setup.phase)
    view = replace(
        game.view(game.start(len(sheets))),
        phase=phase,
        turn=setup.turn,
        active=setup.active % len(sheets),
        asked=tuple(range(len(sheets))),
        waiting=tuple(range(len(sheets))),
        crossed=setup.crossed and game.descriptor.phase(phase).actor == "active",
        sheets=sheets,
        pawns=pawns,
        final_turns=_final(game, pawns, setup.final_turns),
    )
    state = _made(game, view, setup)
    return positions.parse(positions.state_text(game, state))


def _sheet(text: str, game: Game) -> Sheet:
    """A sheet from its text; a last number without enough crosses before it is refused by the rule."""
    try:
        return Sheet.parse(text, game.layout)
    except UnreadableSheet as error:
        raise _last_too_early(text, game) or error from None


def _last_too_early(text: str, game: Game) -> IllegalAction | None:
    """The rule against a last number that stands there too early, if that is what is wrong."""
    words = text.split()
    lasts = [game.layout.marks(row)[-1] for row in range(len(game.layout.rows))]
    early = [mark for mark in lasts if str(mark) in words]
    rest = [word for word in words if word not in map(str, early)]
    return next(filter(None, (_why(game, rest, mark) for mark in early)), None)


def _why(game: Game, rest: list[str], mark: Mark) -> IllegalAction | None:
    bit = game.layout.find(mark)
    return why_not_cross(game.layout, Sheet.parse(" ".join(rest), game.layout).bits, 0, bit) if bit else None


def _phase(game: Game, name: str) -> str:
    """A phase in which dice lie there or are to be rolled; whatever else was meant, the white sum."""
    known = [phase.name for phase in game.descriptor.phases if phase.actor == "active"]
    return name if name in ("roll", *known) else "white"


def _pawns(game: Game, setup: SetUp) -> tuple[int, ...]:
    """Where the pawns stand; those that are not said wait at the start."""
    track = game.descriptor.track
    if track is None:
        return ()
    pawns = (*setup.pawns, *[0] * len(setup.sheets))[: len(setup.sheets)]
    if any(field > len(track.fields) for field in pawns):
        raise Refusal("bad-setup", f"The track has {len(track.fields)} fields.")
    return pawns


def _final(game: Game, pawns: Sequence[int], said: int) -> int:
    """The turns left once a pawn stands on one of the last fields: those that were said, or one for every other."""
    track = game.descriptor.track
    if track is None or max(pawns) <= len(track.fields) - game.descriptor.last_fields:
        return 0
    return said if 0 < said < len(pawns) else len(pawns) - 1


def _made(game: Game, view: View, setup: SetUp) -> State:
    """The state, with the dice that are in play; over, if its sheets end the game."""
    bare = game.determinize(replace(view, whites=(), coloured=()), NoChance())
    if game.descriptor.panel is None and ENDINGS[game.kernel.ending(game.tables, list(bare.cells))] != "track":
        return game.determinize(replace(view, phase="over", crossed=False), NoChance())
    if view.phase == "roll":
        return bare
    gone = {game.layout.rows[row].lock for row in game.view(bare).closed}
    in_play = [colour for colour in game.layout.colours if colour not in gone]
    coloured = tuple((colour, setup.coloured.get(colour, 1)) for colour in in_play)
    whites = (*setup.whites, 1, 1)[:2]
    return game.determinize(replace(view, whites=whites, coloured=coloured), NoChance())
