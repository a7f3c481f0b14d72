"""Pages to read over the table: the rules, what can be chosen now, and what it is worth."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from qwixx.cli.hints import hint_legend, hint_lines
from qwixx.cli.play.asking import question
from qwixx.cli.play.chronicle import Chronicle
from qwixx.cli.play.entering import no_hint
from qwixx.cli.play.letters import Letters
from qwixx.cli.play.session import Session
from qwixx.cli.play.typed import as_typed
from qwixx.cli.play.weighing import consequences
from qwixx.review import hint
from qwixx.rules.game import Game
from qwixx.words import Words
from qwixx.words.rulespage import rules_page
from qwixx.words.tell import tell_choice

ASIDE = ThreadPoolExecutor(1, thread_name_prefix="page")  # one hint at a time, as the adviser remembers what it said


class Page(Screen[None]):
    """A page; the arrows scroll it, any of the keys that close things closes it. What takes long comes later."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,h,i,l,question_mark", "dismiss", show=False)]

    def __init__(self, told: Callable[[], Text], words: Words, *, slow: bool = False, at_end: bool = False) -> None:
        super().__init__()
        self._told = told
        self._words = words
        self._slow = slow
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        words = self._words
        with VerticalScroll(id="page"):
            yield Static("…" if self._slow else self._told(), id="told")
        yield Static(words("screen-page-keys"), id="page-keys", markup=False)

    def on_mount(self) -> None:
        """Find out what stands on it."""
        if self._slow:
            self._fill()

    @work
    async def _fill(self) -> None:
        text = await asyncio.get_running_loop().run_in_executor(ASIDE, self._told)
        self.query_one("#told", Static).update(text)
        if self._at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)


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
        text.append(f"\n{as_typed(action)}", style="bold").append(f"  {' · '.join(told)}", style="not bold")
    colours = words("play-letters", letters=Letters(words, notation_first=True).listed())
    return text.append(f"\n\n{words('screen-more-keys')}\n\n{words('screen-signs')}\n\n{colours}", style="not bold")


def hints(session: Session, seat: int, words: Words) -> Text:
    """Every choice with what it is worth and why, the best first; those as good as the best in bold."""
    if reason := no_hint(session, seat, words):
        return Text(reason)
    view = session.view(seat)
    found = hint(view, session.legal(seat))
    text = Text(words("hint-title", name=session.names[seat]), style="bold")
    text.append(f"\n{hint_legend(found, words)}\n", style="italic not bold")
    for choice, line in zip(found, hint_lines(view, found, session.names, words), strict=True):
        text.append(f"\n{line.strip()}", style="bold" if choice.equal else "not bold")
    return text


def log(session: Session, words: Words) -> Text:
    """Everything that has happened and is not sealed, turn by turn."""
    text = Text()
    for heading, lines in Chronicle(session, words, whole=True).chapters():
        text.append(f"{heading}\n", style="bold").append(f"{' '.join(lines)}\n\n", style="not bold")
    return text
