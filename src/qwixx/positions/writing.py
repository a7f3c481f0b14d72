"""Writing a position: parts between semicolons, each beginning with its name."""

import re
from collections.abc import Iterable, Iterator

from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.phases import NAMES, for_everybody
from qwixx.rules.view import CardsView, View

WAITING, NOT_ASKED, HIDDEN, NONE = ".", "-", "?", "-"
PART, LIST = "; ", " | "


def state_text(game: Game, state: State) -> str:
    """The text of a state, everything hidden included."""
    view = game.view(state)
    answers = [game.sealed(state, seat) for seat in range(state.seats)]
    parts = [*_head(view), *_common(view, answers)]
    if view.cards and view.cards.pools:
        table = game.face_down(state)
        parts.append(_listed("hands", (_words(game.hand(state, seat)) for seat in range(state.seats))))
        parts += [f"display {_words(table.display)}", f"pile {_words(table.pile)}", _pools(view.cards)]
    return PART.join([*parts, *_panel(view)])


def view_text(view: View) -> str:
    """The text of a view: nothing hidden is in it."""
    answers = [view.answer if seat == view.seat else None for seat in range(len(view.sheets))]
    who = NONE if view.seat is None else str(view.seat + 1)
    parts = [*_head(view), f"for {who}", *_common(view, answers)]
    if view.cards and view.cards.pools:
        seen = view.cards
        backs = (_words(map(_back, held, origins)) for held, origins in zip(seen.backs, seen.origins, strict=True))
        parts += [f"hand {_words(seen.hand)}"] if view.seat is not None else []
        parts += [_listed("backs", backs), f"display {_words(map(_back, seen.display, seen.display_origins))}"]
        parts += [f"pile {seen.pile} {seen.top or NONE}", _pools(seen)]
    return PART.join([*parts, *_panel(view)])


def _head(view: View) -> Iterator[str]:
    """The game with its options; the phase, the turn, whose it is, and x if they have crossed something."""
    options = [f'{name}="{value}"' if re.search(r"[ ;]", value) else f"{name}={value}" for name, value in view.options]
    yield " ".join([view.game, *options])
    active = NONE if view.active is None else str(view.active + 1)
    yield " ".join([view.phase, str(view.turn), active, *(["x"] if view.crossed else [])])


def _common(view: View, answers: list[Action | None]) -> Iterator[str]:
    """What every game has, and the dice, the pawns, the end."""
    yield _listed("sheets", map(str, view.sheets))
    told = [_answer(view, seat, answer) for seat, answer in enumerate(answers)]
    if for_everybody(NAMES.index(view.phase)) and set(told) != {WAITING}:
        yield _listed("answers", told)
    if view.whites:
        yield " ".join(["dice", *map(str, view.whites), *(f"{colour}{face}" for colour, face in view.coloured)])
    if view.closing:
        yield f"closing {_words(row + 1 for row in view.closing)}"
    if view.pawns:
        yield f"pawns {_words(view.pawns)}"
    if view.final_turns:
        yield f"final {view.final_turns}"


def _answer(view: View, seat: int, answer: Action | None) -> str:
    if seat in view.waiting:
        return WAITING
    if seat not in view.asked:
        return NOT_ASKED
    return HIDDEN if answer is None else str(answer)


def _panel(view: View) -> list[str]:
    return [_listed("panel", map(_words, view.panel))] if view.panel else []


def _pools(seen: CardsView) -> str:
    return _listed("pools", map(_words, seen.pools))


def _back(number: int | None, origin: int | None) -> str:
    return NONE if number is None else f"{number}@{origin}"


def _words(things: Iterable[object]) -> str:
    """Things side by side; a line if there are none."""
    return " ".join(NONE if thing is None else str(thing) for thing in things) or NONE


def _listed(name: str, things: Iterable[str]) -> str:
    return f"{name} {LIST.join(things)}"
