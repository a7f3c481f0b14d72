"""The lines under the table: what is asked, what can be chosen, what was typed, and what the keys do."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from qwixx.cli.play.screens.choosing import Choosing
from qwixx.cli.play.screens.colours import Palette, pointing_at
from qwixx.cli.play.screens.drawing import Drawing
from qwixx.rules.actions import Action, Mark, PlayCards

CARET = "▏"


class Prompt(Vertical):
    """What a person is asked, and the answer in the making."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="ask")
        yield Drawing(id="choices")
        yield Drawing(id="say")
        yield Drawing(id="keys")

    def ask(self, question: str) -> None:
        """Say what is to be decided, or who is waited for."""
        self.query_one("#ask", Drawing).show(Text(f" {question}", style="bold"))

    def offer(self, choosing: Choosing | None, typed: str) -> None:
        """Show the choices, or what is being typed."""
        choices = self.query_one("#choices", Drawing)
        line = (
            Text(f" > {typed}{CARET}", style="bold") if typed else chips(choosing, self.app.size.width, choices.palette)
        )
        choices.show(line)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say what a choice would bring, or why something is not possible."""
        said = self.query_one("#say", Drawing)
        said.show(Text(sentence, style=f"bold {said.palette.wrong}" if wrong else ""))

    def show_keys(self, keys: str) -> None:
        """Say what the keys do."""
        self.query_one("#keys", Drawing).show(Text(f" {keys}"))


def chips(choosing: Choosing | None, width: int, palette: Palette) -> Text:
    """The choices side by side, those around the cursor if they are many."""
    text = Text(" ")
    if choosing is None:
        return text
    meant = choosing.pending or choosing.current
    for place, action in visible(choosing.listed, meant, width - 4):
        chip = f"▸{label(action)}◂" if action == meant else f"[{label(action)}]"
        colour = action.colour if isinstance(action, Mark | PlayCards) else "w"
        style = palette.under_cursor if action == meant else palette.open_to_choice(colour)
        text.append(chip, style=style + pointing_at("choice", place)).append("  ", style=Style())
    return text


def visible(listed: Sequence[Action], meant: Action | None, width: int) -> list[tuple[int, Action]]:
    """As many of the choices as fit the line, the one that is meant among them."""
    chosen = listed.index(meant) if meant in listed else 0
    first = last = chosen
    used = len(label(listed[chosen])) + 4 if listed else width
    while used < width:
        if last + 1 < len(listed) and used + len(label(listed[last + 1])) + 4 <= width:
            last += 1
            used += len(label(listed[last])) + 4
        elif first > 0 and used + len(label(listed[first - 1])) + 4 <= width:
            first -= 1
            used += len(label(listed[first])) + 4
        else:
            break
    return list(enumerate(listed))[first : last + 1]


def label(action: Action) -> str:
    """A choice as it is typed; of cards that are selected only what is crossed."""
    if isinstance(action, PlayCards):
        return " ".join(f"{action.colour}{number}" for number in action.marks) or f"{action.colour} –"
    return str(action)
