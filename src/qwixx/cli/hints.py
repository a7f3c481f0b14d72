"""Hints in words: what each choice is worth, and why."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qwixx.review import Choice, Reason
from qwixx.rules.layout import Layout
from qwixx.rules.view import View
from qwixx.words import Words
from qwixx.words.tell import tell_choice


def tell_reason(why: Reason, layout: Layout, names: Sequence[str], say: Words) -> str:
    """A reason as a phrase."""
    facts: dict[str, object] = {}
    key = f"{why.key}-row" if "row" in why.facts and layout.mixed else why.key
    for name, fact in why.facts.items():
        if name == "row":
            colour = layout.rows[fact].lock
            facts |= {"row": fact + 1} if layout.mixed else {"colour": say(f"colour-{colour}")}
        else:
            facts |= {"name": names[fact]} if name == "seat" else {name: fact}
    return say(f"reason-{key}", **facts)


def tell_reasons(choice: Choice, layout: Layout, names: Sequence[str], say: Words) -> str:
    """The reasons of a choice, those against it marked."""
    return "; ".join(_sign(why) + tell_reason(why, layout, names, say) for why in choice.reasons)


def _sign(why: Reason) -> str:
    """Whether a reason speaks for a choice or against it; where there is no other, neither."""
    return "" if why.key == "only" else "− " if why.against else "+ "


def tell_worth(choice: Choice, say: Words) -> list[str]:
    """The chance to win and the margin, as far as they are known."""
    win, margin = choice.worth
    shares = [] if win is None else [say.percent(win, 1)]
    return shares + ([] if margin is None else [say.number(margin, 1, sign=win is not None)])


def hint_legend(hints: Sequence[Choice], say: Words) -> str:
    """What stands in the lines of a hint."""
    wins, margins = (any(choice.worth[kind] is not None for choice in hints) for kind in (0, 1))
    parts = [say("hint-win")] if wins else []
    parts += [say("hint-margin") if wins else say("hint-points")] if margins else []
    return f"{say('hint-choice')}: {' · '.join([*parts, say('hint-why')])}"


def hint_lines(
    view: View, hints: Sequence[Choice], names: Sequence[str], say: Words, spelled: Callable[[object], str] = str
) -> list[str]:
    """Every choice on a line of its own: how it is typed, what it is worth, and why."""
    lines, layout = [], view.sheets[0].layout
    for place, choice in enumerate(hints):
        parts = [*tell_worth(choice, say)]
        parts += [say("hint-equal")] if choice.equal and place else []
        parts += [tell_reasons(choice, layout, names, say)]
        lines.append(f"  {spelled(choice.action)}: {' · '.join(filter(None, parts)) or '–'}")
    return lines


def hint_table(view: View, hints: Sequence[Choice], names: Sequence[str], say: Words) -> RenderableType:
    """The choices of a seat, the best first and those as good in bold."""
    seat = view.seat or 0
    table = Table(box=None, pad_edge=False, header_style="italic")
    wins, margins = (any(choice.worth[kind] is not None for choice in hints) for kind in (0, 1))
    table.add_column(say("hint-choice"), overflow="fold")
    if wins:
        table.add_column(say("hint-win"), justify="right")
    if margins:
        table.add_column(say("hint-margin") if wins else say("hint-points"), justify="right")
    table.add_column(say("hint-why"), overflow="fold")
    for place, choice in enumerate(hints):
        told = tell_choice(choice.action, view.phase, say, view.sheets[seat])
        why = [say("hint-equal")] if choice.equal and place else []
        why += [tell_reasons(choice, view.sheets[0].layout, names, say)]
        row = [told, *tell_worth(choice, say), "; ".join(filter(None, why))]
        table.add_row(*row, style="bold" if choice.equal else "")
    title = Text(say("hint-title", name=names[seat]), style="bold underline")
    return Group(title, table)
