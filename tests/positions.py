"""Positions set up by hand, in the notation of the docs, for tests that speak of one rule."""

from collections.abc import Iterable, Sequence

from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Mark
from qwixx.rules.game import Game, State
from qwixx.rules.kernel import cards, cells, pawns, plays
from qwixx.rules.kernel.phases import NAMES
from qwixx.rules.sheet import Sheet

SUITS = "rygbj"
RED, YELLOW, GREEN, BLUE = range(4)  # the rows of the printed sheet
ROW = {"r": RED, "y": YELLOW, "g": GREEN, "b": BLUE}


def arrange(
    game: Game,
    sheets: Sequence[str],
    *,
    active: int = 0,
    turn: int = 1,
    fields: Sequence[int] = (),
    final_turns: int = 0,
    phase: str = "roll",
) -> State:
    """A dice game or match in mid-play: the sheets (`r5 r7 p1`, `-` for blank), the pawns, no dice rolled yet."""
    values = _begun(game, sheets, active, turn, phase)
    for seat, field in enumerate(fields):
        values[pawns.PAWNS + seat] = field
    values[pawns.FINAL] = final_turns
    return State(tuple(values))


def _begun(game: Game, sheets: Sequence[str], active: int, turn: int, phase: str) -> list[int]:
    """The cells of a game with these sheets."""
    values = list(game.start(len(sheets)).cells)
    values[cells.PHASE] = NAMES.index(phase)
    values[cells.TURN] = turn
    values[cells.ACTIVE] = active
    for seat, text in enumerate(sheets):
        values[cells.SHEETS + seat] = Sheet.parse(text, game.layout).bits
    return values


def arrange_cards(
    game: Game,
    sheets: Sequence[str],
    hands: Sequence[str],
    *,
    display: str,
    pile: str,
    active: int = 0,
    turn: int = 1,
    phase: str = "take",
    old: str = "",
) -> State:
    """A card game in mid-play. Cards as `r4 j7`; the pile top card first; every card named nowhere is a discard.

    All cards are of one shuffle, or those that are `old` of the first and all others of the second.
    """
    values = _begun(game, sheets, active, turn, phase)
    used = 0
    for seat, text in enumerate(hands):
        values[cards.HANDS + seat] = sum(1 << card_code(word) for word in text.split())
        used |= values[cards.HANDS + seat]
    for place, word in enumerate(display.split()):
        values[cards.DISPLAY + place] = card_code(word)
        used |= 1 << card_code(word)
    pile_codes = [card_code(word) for word in reversed(pile.split())]
    values[cards.PILE_SIZE] = len(pile_codes)
    values[cards.PILE : cards.PILE + len(pile_codes)] = pile_codes
    used |= sum(1 << code for code in pile_codes)
    values[cards.DISCARDS] &= ~used
    values[cards.SHUFFLES] = 2 if old else 1
    for code in range(cards.MOST_CARDS):
        values[cards.ORIGINS + code] = values[cards.SHUFFLES] if used >> code & 1 else 0
    for word in old.split():
        values[cards.ORIGINS + card_code(word)] = 1
    return State(tuple(values))


def card_code(word: str) -> int:
    """A card as the kernel writes it."""
    return SUITS.index(word[0]) * plays.SUIT + int(word[1:]) - 2


def roll(game: Game, state: State, text: str) -> State:
    """Let these dice be rolled: `1 4 r2 y3 g5 b6`."""
    return game.chance(state, outcomes.parse(f"roll {text}"))


def act(game: Game, state: State, *moves: str) -> State:
    """Seats act in turn: `act(game, state, "1: y5", "2: pass")`; seats count from 1 as in a record."""
    for move in moves:
        seat, text = move.split(": ")
        state = game.apply(state, int(seat) - 1, actions.parse(text))
    return state


def legal(game: Game, state: State, seat: int) -> set[str]:
    """What a seat may do, in words; seats count from 1 as in a record."""
    return {str(action) for action in game.legal(state, seat - 1)}


def sheet(game: Game, state: State, seat: int) -> str:
    """A sheet, in words; seats count from 1 as in a record."""
    return str(game.sheet(state, seat - 1))


def values(marks: Iterable[Mark]) -> tuple[int, ...]:
    """Numbers of a row without their colours."""
    return tuple(mark.number for mark in marks)
