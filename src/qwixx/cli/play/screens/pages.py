"""Pages to read over the table: the rules, what can be chosen now, and what it is worth."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from qwixx.cli.hints import hint_lines
from qwixx.cli.play.asking import question
from qwixx.cli.play.rulespage import rules_page
from qwixx.cli.play.session import Session
from qwixx.cli.play.weighing import consequences
from qwixx.review import hint
from qwixx.rules.game import Game
from qwixx.words import Words
from qwixx.words.tell import tell_choice


class Page(Screen[None]):
    """A page; the arrows scroll it, any of the keys that close things closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,h,i,question_mark", "dismiss", show=False)]

    def __init__(self, text: Text, words: Words) -> None:
        super().__init__()
        self._text = text
        self._words = words

    def compose(self) -> ComposeResult:
        words = self._words
        with VerticalScroll(id="page"):
            yield Static(self._text)
        yield Static(words("screen-page-keys"), id="page-keys", markup=False)


def rules(game: Game, words: Words) -> Text:
    """The rules of a game on one page."""
    text = Text(words(f"game-{game.id}"), style="bold")
    for heading, paragraphs in rules_page(game):
        text.append(f"\n\n{words(f'rules-{heading}')}\n", style="bold underline")
        text.append("\n".join(words(f"rules-{paragraph}") for paragraph in paragraphs), style="not bold")
    return text


def explanation(session: Session, seat: int, words: Words) -> Text:
    """What is asked, and every choice with what it would bring; beside each how it is typed."""
    view, legal = session.view(seat), session.legal(seat)
    text = Text(question(session, seat, words), style="bold")
    text.append(f"\n{words('screen-how')}\n", style="not bold")
    for action in legal:
        offer = tell_choice(action, view.phase, words, view.sheets[seat])
        told = [offer, *consequences(session, seat, action, words)]
        text.append(f"\n{action}", style="bold").append(f"  {' · '.join(told)}", style="not bold")
    return text.append(f"\n\n{words('screen-signs')}", style="not bold")


def hints(session: Session, seat: int, words: Words) -> Text:
    """Every choice with what it is worth and why, the best first; those as good as the best in bold."""
    view = session.view(seat)
    if view.blind:
        return Text(words("refusal-dice-unknown"))
    found = hint(view, session.legal(seat))
    text = Text(words("hint-title", name=session.names[seat]), style="bold")
    for choice, line in zip(found, hint_lines(view, found, session.names, words), strict=True):
        text.append(f"\n{line.strip()}", style="bold" if choice.equal else "not bold")
    return text
