"""Reading a position: a text gives the value it was written from, or is refused with what is wrong."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from qwixx import games
from qwixx.positions.writing import HIDDEN, LIST, NONE, NOT_ASKED, WAITING, state_text, view_text
from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Card
from qwixx.rules.errors import QwixxError, UnreadablePosition, shown
from qwixx.rules.game import FaceDown, Game, NoChance, State
from qwixx.rules.outcomes import Call, Roll
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import CardsView, View

LONGEST = 20_000
SHAPE = "write it as qwixx does: 'classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6'."

T = TypeVar("T")


class Position(NamedTuple):
    """A game and a position of it."""

    game: Game
    state: State


def parse(text: str) -> Position:
    """A state from its text, and the game it belongs to."""
    game, parts = _parts(text)
    state = _checked(lambda: _state(game, parts))
    _check_table(game, game.view(state))
    _expect_same(text, game, parts, state_text(game, state))
    return Position(game, state)


def parse_view(text: str) -> View:
    """A view from its text."""
    game, parts = _parts(text)
    if not is_view(text):
        raise UnreadablePosition("It does not say for whom it is a view; write 'for 2', or 'for -' for a spectator.")
    seen = _checked(lambda: _seen(game, parts, _cards_of_view(game, parts)))
    view = _checked(lambda: game.view(game.determinize(seen, NoChance()), seen.seat))
    _check_table(game, view)
    _expect_same(text, game, parts, view_text(view))
    return view


def is_view(text: str) -> bool:
    """Whether a text is that of a view: it says for whom."""
    return any(part.strip().startswith("for ") for part in text.split(";"))


def _checked(make: Callable[[], T]) -> T:
    """What can be made of the parts; whatever goes wrong, the text is not that of a position."""
    try:
        return make()
    except UnreadablePosition:
        raise
    except QwixxError as error:
        raise UnreadablePosition(f"It cannot be a position: {error}") from None
    except (KeyError, LookupError, ValueError, AssertionError):
        raise UnreadablePosition(f"It cannot be a position; {SHAPE}") from None


def _expect_same(text: str, game: Game, parts: dict[str, str], again: str) -> None:
    """Refuse what comes back otherwise than it was written: dice that have left, cards in two places."""
    if _parts(again) != (game, parts):
        raise UnreadablePosition(f"{shown(text)} cannot be: it would be {shown(again)}.")


def _check_table(game: Game, view: View) -> None:
    """Refuse a decision with other dice than those in play, or without cards."""
    if not view.asked or view.phase == "between":
        return
    if game.descriptor.cards and not (view.cards and view.cards.pools):
        raise UnreadablePosition("It does not say where the cards are: hands, display, pile and pools.")
    gone = {game.layout.rows[row].lock for row in view.closed}
    in_play = [colour for colour in game.layout.colours if colour not in gone]
    known = [colour for colour, _ in view.coloured] == ([] if view.called else in_play)
    if game.descriptor.dice and (not view.whites or not known):
        raise UnreadablePosition(f"The dice in play are two white ones and {' '.join(in_play)}: all of them lie there.")


def _parts(text: str) -> tuple[Game, dict[str, str]]:
    """The game, and each part by its name."""
    if len(text) > LONGEST:
        raise UnreadablePosition(f"A position has at most {LONGEST} characters.")
    head, *others = (" ".join(part.split()) for part in re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', text))
    name, _, chosen = head.partition(" ")
    options = {key: quoted or plain for key, quoted, plain in re.findall(r'(\w+)=(?:"([^"]*)"|(\S+))', chosen)}
    game = _checked(lambda: games.game(name, **options))
    if not others:
        raise UnreadablePosition(f"{shown(text)} is not a position; {SHAPE}")
    parts = {"phase": others[0]}
    for part in others[1:]:
        key, _, value = part.partition(" ")
        if key in parts:
            raise UnreadablePosition(f"The part {shown(key)} stands there twice.")
        parts[key] = value
    return game, parts


def _state(game: Game, parts: dict[str, str]) -> State:
    """The state: as a spectator sees it, then what is hidden."""
    cards, hands, table = _cards_of_state(game, parts)
    state = game.determinize(_seen(game, parts, cards), NoChance())
    if cards:
        state = game.lay_out(state, hands, table)
    for seat, answer in enumerate(_list(parts, "answers")):
        if answer not in (WAITING, NOT_ASKED):
            state = game.apply(state, seat, actions.parse(answer))
    return state


def _seen(game: Game, parts: dict[str, str], cards: CardsView | None) -> View:
    """The view that a position is made from; what follows from the rest is left out. In a state nobody is hidden."""
    phase, turn, active, *crossed = parts["phase"].split()
    sheets = tuple(Sheet.parse(text, game.layout) for text in _list(parts, "sheets"))
    who = parts.get("for", NONE)
    asked, waiting = _asked(game, phase, len(sheets), parts)
    seat = None if who == NONE else int(who) - 1
    own = _list(parts, "answers")[seat] if seat is not None and "answers" in parts else WAITING
    whites, coloured = _dice(parts)
    return View(
        game=game.id,
        options=game.options,
        seat=seat,
        phase=game.descriptor.phase(phase).name,
        turn=int(turn),
        active=None if active == NONE else range(len(sheets))[int(active) - 1],
        asked=asked,
        waiting=waiting,
        crossed=crossed == ["x"],
        sheets=sheets,
        scores=(0,) * len(sheets),
        closing=tuple(int(row) - 1 for row in parts.get("closing", "").split()),
        answer=None if own in (WAITING, NOT_ASKED, HIDDEN) else actions.parse(own),
        whites=whites,
        coloured=coloured,
        pawns=tuple(range(len(game.tables.bonus))[int(field)] for field in parts.get("pawns", "").split()),
        final_turns=int(parts.get("final", "0")),
        cards=cards if cards or game.descriptor.cards is None else _no_cards(game, len(sheets)),
        panel=tuple(tuple(map(int, totals.split())) for totals in _list(parts, "panel")),
    )


def _asked(game: Game, phase: str, seats: int, parts: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are asked, and those that have not answered; in a state they answer later."""
    if game.descriptor.phase(phase).actor != "everybody":
        return (), ()
    answers = _list(parts, "answers") or [WAITING] * seats
    asked = tuple(seat for seat, answer in enumerate(answers) if answer != NOT_ASKED)
    state = "for" not in parts
    return asked, tuple(seat for seat in asked if state or answers[seat] == WAITING)


def _dice(parts: dict[str, str]) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
    if "dice" not in parts:
        return (), ()
    if " " not in parts["dice"]:  # only the white sum was called
        call = outcomes.parse(f"call {parts['dice']}")
        assert isinstance(call, Call)
        return (call.number,), ()
    roll = outcomes.parse(f"roll {parts['dice']}")
    assert isinstance(roll, Roll)
    return roll.whites, roll.coloured


# -- cards -------------------------------------------------------------------------------------------------------------


def _no_cards(game: Game, seats: int) -> CardsView:
    """Before the first shuffle."""
    return CardsView((), ((),) * seats, (), None, 0, _discards(game, ()), ((),) * seats, (), ())


def _cards_of_state(game: Game, parts: dict[str, str]) -> tuple[CardsView | None, list[tuple[Card, ...]], FaceDown]:
    """The cards as a spectator sees them, every hand, and the table."""
    if "pools" not in parts:
        return None, [], FaceDown()
    hands = [_cards(text) for text in _list(parts, "hands")]
    display = tuple(None if word == NONE else _card(word) for word in parts["display"].split())
    table = FaceDown(display, _cards(parts["pile"]))
    pools = tuple(_cards(text) for text in _list(parts, "pools"))
    origin = {card: shuffle for shuffle, pool in enumerate(pools, 1) for card in pool}
    laid = [*(card for hand in hands for card in hand), *filter(None, display), *table.pile]
    if len(set(laid)) != len(laid) or set(laid) != origin.keys() or len(origin) != sum(map(len, pools)):
        raise UnreadablePosition("Every card stands in one hand, on the display or in the pile, and in one pool.")
    held = [sorted((card.number, origin[card]) for card in hand) for hand in hands]
    return (
        CardsView(
            hand=(),
            backs=tuple(tuple(number for number, _ in hand) for hand in held),
            display=tuple(None if card is None else card.number for card in display),
            top=table.pile[0].number if table.pile else None,
            pile=len(table.pile),
            discards=_discards(game, pools),
            origins=tuple(tuple(shuffle for _, shuffle in hand) for hand in held),
            display_origins=tuple(None if card is None else origin[card] for card in display),
            pools=pools,
        ),
        hands,
        table,
    )


def _cards_of_view(game: Game, parts: dict[str, str]) -> CardsView | None:
    """The cards as they are written in a view; what follows from the pools is left out."""
    if "pools" not in parts:
        return None
    backs = [[_back(word) for word in text.split() if word != NONE] for text in _list(parts, "backs")]
    display = [_back(word) for word in parts["display"].split()]
    pile, top = parts["pile"].split()
    pools = tuple(_cards(text) for text in _list(parts, "pools"))
    return CardsView(
        hand=_cards(parts.get("hand", NONE)),
        backs=tuple(tuple(number for number, _ in held if number) for held in backs),
        display=tuple(number for number, _ in display),
        top=None if top == NONE else int(top),
        pile=int(pile),
        discards=_discards(game, pools),
        origins=tuple(tuple(origin for _, origin in held if origin) for held in backs),
        display_origins=tuple(origin for _, origin in display),
        pools=pools,
    )


def _discards(game: Game, pools: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    """Every card of the deck that is in no pool has been played."""
    assert game.descriptor.cards is not None
    deck = [Card(suit, number) for suit in game.descriptor.cards.suits for number in game.descriptor.cards.numbers]
    hidden = {card for pool in pools for card in pool}
    return tuple(card for card in deck if card not in hidden)


def _back(word: str) -> tuple[int | None, int | None]:
    if word == NONE:
        return None, None
    number, _, origin = word.partition("@")
    return int(number), int(origin)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(_card(word) for word in text.split() if word != NONE)


def _card(word: str) -> Card:
    return Card(word[0], int(word[1:]))


def _list(parts: dict[str, str], name: str) -> list[str]:
    """The things of a part, between bars."""
    return parts[name].split(LIST) if name in parts else []
