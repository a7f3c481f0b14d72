"""What happens at the table, and what could, in words. The page says it with the same words."""

import re
from collections.abc import Sequence

from qwixx.records import Act, Back, Correction, Event
from qwixx.rules.actions import JOKER, Action, Card, GoOn, Mark, Move, Pass, PlayCards, Stop, Take
from qwixx.rules.errors import IllegalAction
from qwixx.rules.game import Game, State
from qwixx.rules.layout import Layout
from qwixx.rules.outcomes import Call, First, Redeal, Roll
from qwixx.rules.reasons import COLOURS
from qwixx.rules.sheet import Sheet
from qwixx.words import Words

VOWELS = (8, 11)  # the numbers that begin with a vowel in some language, l’8


def tell(event: Event, names: Sequence[str], words: Words, sheet: Sheet | None = None) -> str:
    """An event as a sentence; the sheet before it tells whether a pawn's field is crossed by it."""
    if isinstance(event, Act):
        return tell_action(event.action, names[event.seat], words, sheet)
    if isinstance(event, First):
        return words("begins", name=names[event.seat])
    if isinstance(event, Roll):
        first, second = event.whites
        return words("told-roll", first=first, second=second, sum=first + second)
    if isinstance(event, Call):
        return words("told-call", sum=event.number)
    if isinstance(event, Correction):
        return words("told-correct", outcome=tell(event.outcome, names, words))
    if isinstance(event, Back):
        return _tell_back(event, names, words)
    return words("told-redeal") if isinstance(event, Redeal) else words("told-shuffle")


def _tell_back(back: Back, names: Sequence[str], words: Words) -> str:
    if not back.seats:
        return words("told-back-unnamed", decision=back.decision)
    return words("told-back", names=words.joined([names[seat] for seat in back.seats]), decision=back.decision)


def tell_action(action: Action, name: str, words: Words, sheet: Sheet | None = None) -> str:
    """What somebody does, as a sentence."""
    match action:
        case Pass():
            return words("told-pass", name=name)
        case Mark():
            return words("told-cross", name=name, number=the_mark(action, words))
        case Move():
            facts = {"name": name, "steps": action.steps, "number": the_mark(action.field, words)}
            return words("told-move-cross", **facts) if _crosses(action, sheet) else words("told-move", **facts)
        case Take():
            return words("told-take", name=name, **_taken(action, words))
        case PlayCards(cards=()):
            return words("told-cross", name=name, number=_marks(action, words))
        case PlayCards():
            facts = {"name": name, **_played(action, words)}
            if not action.marks:
                return words("told-play", **facts)
            if len(action.marks) == len(action.cards):
                return words("told-play-all", **facts)
            return words("told-play-some", numbers=_marks(action, words), **facts)
        case GoOn():
            return words("told-next", name=name)
        case Stop():
            return words("told-stop", name=name)


def tell_choice(action: Action, phase: str, words: Words, sheet: Sheet | None = None) -> str:
    """What somebody could do, as an offer."""
    match action:
        case Pass():
            return words("do-stay") if phase == "move" else words("do-pass")
        case Mark():
            return words("do-cross", number=the_mark(action, words))
        case Move():
            facts = {"steps": action.steps, "number": the_mark(action.field, words)}
            return words("do-move-cross", **facts) if _crosses(action, sheet) else words("do-move", **facts)
        case Take():
            return words("do-take", **_taken(action, words))
        case PlayCards(cards=()):
            return words("do-cross", number=_marks(action, words))
        case PlayCards():
            facts = _played(action, words)
            if not action.marks:
                return words("do-play", **facts)
            if len(action.marks) == len(action.cards):
                return words("do-play-all", **facts)
            return words("do-play-some", numbers=_marks(action, words), **facts)
        case GoOn():
            return words("do-next")
        case Stop():
            return words("do-stop")


def tell_refusal(error: IllegalAction, words: Words) -> str:
    """Why the rules do not allow something, as a sentence."""
    facts = {name: _fact(name, fact, words) for name, fact in error.facts.items()}
    numbered = "-number" if str(error.facts.get("row", "")).isdecimal() else ""
    return words(f"rule-{error.rule}{numbered}", **facts)


def news(game: Game, before: State, after: State, names: Sequence[str], words: Words) -> list[str]:
    """What an event has brought about beyond itself: locks, penalties, the end announced."""
    old, new = game.view(before), game.view(after)
    told = []
    for name, was, now in zip(names, old.sheets, new.sheets, strict=True):
        locked = [row for row in range(len(now.layout.rows)) if now.has_lock(row) and not was.has_lock(row)]
        told += [_locks(name, now.layout, row, words) for row in locked]
        if now.penalties > was.penalties:
            told.append(words("penalty", name=name))
    if new.final_turns and not old.final_turns:
        told.append(words("final-round", name=names[before.active]))
    return told


def _locks(name: str, layout: Layout, row: int, words: Words) -> str:
    if layout.mixed:
        return words("locks-row", name=name, row=row + 1)
    return words("locks", name=name, colour=words(f"colour-{layout.rows[row].lock}"))


def the_row(layout: Layout, row: int, words: Words) -> str:
    """A row within a sentence: its colour, or its number on a mixed sheet."""
    return words("row-number", number=row + 1) if layout.mixed else words(f"colour-{layout.rows[row].lock}")


def the_mark(mark: Mark | Card, words: Words) -> str:
    """A number of the sheet, or a card, within a sentence, with its article where the language has one."""
    if isinstance(mark, Card):
        if mark.suit == JOKER:
            return words("piece-joker", number=mark.number)
        mark = Mark(mark.suit, mark.number)
    facts = {"colour": words(f"colour-{mark.colour}"), "number": mark.number}
    return words("the-mark-vowel", **facts) if mark.number in VOWELS else words("the-mark", **facts)


def _card_played(card: Card, play: PlayCards, words: Words) -> str:
    """A card within a sentence; a joker with the colour it was given."""
    if card.suit == JOKER:
        return words("the-joker", colour=words(f"colour-{play.colour}"), number=card.number)
    return the_mark(card, words)


def _played(play: PlayCards, words: Words) -> dict[str, object]:
    cards = words.joined([_card_played(card, play, words) for card in play.cards])
    return {"cards": cards, "count": len(play.cards)}


def _marks(play: PlayCards, words: Words) -> str:
    return words.joined([the_mark(Mark(play.colour, number), words) for number in play.marks])


def _taken(take: Take, words: Words) -> dict[str, object]:
    return {"cards": words.joined([str(number) for number in take.numbers]), "count": len(take.numbers)}


def _crosses(move: Move, sheet: Sheet | None) -> bool:
    return sheet is not None and not sheet.has(move.field)


def _fact(name: str, fact: object, words: Words) -> object:
    """A fact of a refusal in words: a colour by its letter, a number or card of the notation, a count as it is."""
    text = str(fact)
    if name in ("colour", "row") and text in COLOURS:
        return words(f"colour-{text}")
    if name in ("mark", "last", "field", "card") and (piece := re.fullmatch(r"([rygbj])(\d+)", text)):
        return the_mark(Card(piece[1], int(piece[2])), words)
    return fact if isinstance(fact, int) else text
