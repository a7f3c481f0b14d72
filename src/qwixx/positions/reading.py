"""Reading a position: a text gives the value it was written from, or is refused with what is wrong."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from qwixx import games
from qwixx.positions.parts import (
    SHAPE,
    Parts,
    back_of,
    card_of,
    cards_of,
    dice_of,
    listed,
    numbers,
    split,
    there,
    turn_of,
)
from qwixx.positions.writing import HIDDEN, NONE, NOT_ASKED, WAITING, state_text, view_text
from qwixx.rules import actions
from qwixx.rules.actions import Card
from qwixx.rules.errors import QwixxError, UnreadablePosition, shown
from qwixx.rules.game import FaceDown, Game, NoChance, State
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import CardsView, View

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
    _expect_same(parts, state_text(game, state))
    return Position(game, state)


def parse_view(text: str) -> View:
    """A view from its text."""
    game, parts = _parts(text)
    if not is_view(text):
        raise UnreadablePosition("It does not say for whom it is a view; write 'for 2', or 'for -' for a spectator.")
    seen = _checked(lambda: _seen(game, parts, _cards_of_view(game, parts)))
    view = _checked(lambda: game.view(game.determinize(seen, NoChance()), seen.seat))
    _check_table(game, view)
    _expect_same(parts, view_text(view))
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


def _expect_same(parts: Parts, again: str) -> None:
    """Refuse what comes back otherwise than it was written: dice that have left, cards in two places."""
    _, same = _parts(again)
    for name in [*parts, *same]:
        if parts.get(name) != same.get(name):
            said, known = (shown(found[name]) if name in found else "missing" for found in (parts, same))
            raise UnreadablePosition(f"The part {shown(name)} cannot be {said}: after the rest it is {known}.")


def _check_table(game: Game, view: View) -> None:
    """Refuse two pawns on a field, and a decision with other dice than those in play, or without cards."""
    fields = [field for field in view.pawns if field]
    if len(set(fields)) < len(fields):
        raise UnreadablePosition("A field holds one pawn.")
    if not view.asked or view.phase == "between":
        return
    if game.descriptor.cards and not (view.cards and view.cards.pools):
        raise UnreadablePosition("It does not say where the cards are: hands, display, pile and pools.")
    gone = {game.layout.rows[row].lock for row in view.closed}
    in_play = [colour for colour in game.layout.colours if colour not in gone]
    known = [colour for colour, _ in view.coloured] == ([] if view.called else in_play)
    if game.descriptor.dice and (not view.whites or not known):
        raise UnreadablePosition(f"The dice in play are two white ones and {' '.join(in_play)}: all of them lie there.")


def _parts(text: str) -> tuple[Game, Parts]:
    """The game, and each part by its name."""
    head, parts = split(text)
    name, _, chosen = head.partition(" ")
    options = {key: quoted or plain for key, quoted, plain in re.findall(r'(\w+)=(?:"([^"]*)"|(\S+))', chosen)}
    game = _checked(lambda: games.game(name, **options))
    if not parts:
        raise UnreadablePosition(f"{shown(text)} is not a position; {SHAPE}")
    return game, parts


def _state(game: Game, parts: Parts) -> State:
    """The state: as a spectator sees it, then what is hidden."""
    cards, hands, table = _cards_of_state(game, parts)
    state = game.determinize(_seen(game, parts, cards), NoChance())
    if cards:
        state = game.lay_out(state, hands, table)
    for seat, answer in enumerate(listed(parts, "answers")):
        if answer not in (WAITING, NOT_ASKED):
            state = game.apply(state, seat, actions.parse(answer))
    return state


def _seen(game: Game, parts: Parts, cards: CardsView | None) -> View:
    """The view that a position is made from; what follows from the rest is left out. In a state nobody is hidden."""
    there(parts, "sheets")
    sheets = tuple(Sheet.parse(text, game.layout) for text in listed(parts, "sheets"))
    seats = len(sheets)
    now = turn_of(parts, seats)
    asked, waiting = _asked(game, now.phase, seats, parts)
    seat = None if parts.get("for", NONE) == NONE else numbers(parts["for"], "whose view it is", 1, seats)[0] - 1
    own = listed(parts, "answers", seats)[seat] if seat is not None and "answers" in parts else WAITING
    whites, coloured = dice_of(parts)
    return View(
        game=game.id,
        options=game.options,
        seat=seat,
        phase=game.descriptor.phase(now.phase).name,
        turn=now.number,
        active=now.active,
        asked=asked,
        waiting=waiting,
        crossed=now.crossed,
        sheets=sheets,
        scores=(0,) * seats,
        closing=tuple(row - 1 for row in numbers(parts.get("closing", ""), "a row", 1, len(game.layout.rows))),
        answer=None if own in (WAITING, NOT_ASKED, HIDDEN) else actions.parse(own),
        whites=whites,
        coloured=coloured,
        pawns=numbers(parts.get("pawns", ""), "a field", 0, len(game.tables.bonus) - 1),
        final_turns=numbers(parts.get("final", "0"), "the turns left", 0, seats)[0],
        cards=cards if cards or game.descriptor.cards is None else _no_cards(game, seats),
        panel=tuple(numbers(totals, "a total", -999, 999) for totals in listed(parts, "panel")),
    )


def _asked(game: Game, phase: str, seats: int, parts: Parts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are asked, and those that have not answered; in a state they answer later."""
    if game.descriptor.phase(phase).actor != "everybody":
        return (), ()
    answers = listed(parts, "answers", seats) or [WAITING] * seats
    asked = tuple(seat for seat, answer in enumerate(answers) if answer != NOT_ASKED)
    state = "for" not in parts
    return asked, tuple(seat for seat in asked if state or answers[seat] == WAITING)


# -- cards -------------------------------------------------------------------------------------------------------------


def _no_cards(game: Game, seats: int) -> CardsView:
    """Before the first shuffle."""
    return CardsView((), ((),) * seats, (), None, 0, _discards(game, ()), ((),) * seats, (), ())


def _cards_of_state(game: Game, parts: Parts) -> tuple[CardsView | None, list[tuple[Card, ...]], FaceDown]:
    """The cards as a spectator sees them, every hand, and the table."""
    if "pools" not in parts:
        return None, [], FaceDown()
    hands = [cards_of(text) for text in listed(parts, "hands")]
    display = tuple(None if word == NONE else card_of(word) for word in there(parts, "display").split())
    table = FaceDown(display, cards_of(there(parts, "pile")))
    pools = tuple(cards_of(text) for text in listed(parts, "pools"))
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


def _cards_of_view(game: Game, parts: Parts) -> CardsView | None:
    """The cards as they are written in a view; what follows from the pools is left out."""
    if "pools" not in parts:
        return None
    backs = [[back_of(word) for word in text.split() if word != NONE] for text in listed(parts, "backs")]
    display = [back_of(word) for word in there(parts, "display").split()]
    pile, top = there(parts, "pile").split()
    pools = tuple(cards_of(text) for text in listed(parts, "pools"))
    return CardsView(
        hand=cards_of(parts.get("hand", NONE)),
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
