"""What has happened, in sentences, without what is still sealed: since somebody last looked, or from the beginning."""

from collections.abc import Iterator

from qwixx.cli.play.bots import told
from qwixx.cli.play.match import game_number
from qwixx.cli.play.session import Session
from qwixx.play import Play
from qwixx.records import Act
from qwixx.words import Words
from qwixx.words.tell import news, tell

Chapter = tuple[str, list[str]]  # a heading, and what happened


class Chronicle:
    """Tells a session's events, each once; those before it was begun are not told, unless the whole game is to be."""

    def __init__(self, session: Session, say: Words, *, whole: bool = False) -> None:
        self._session = session
        self._say = say
        play = session.play
        known = () if whole else play.events[: play.settled]
        self._told = Play.of(play.game, play.state.seats, play.source, known)
        self._replaced = len(session.replaced)

    def go_on(self) -> list[str]:
        """The sentences about whatever has become known."""
        replaced = self._session.replaced[self._replaced :]
        self._replaced = len(self._session.replaced)
        lines = [told(one, self._session.seats, self._say) for one in replaced]
        return lines + [line for _, more in self._go_on() for line in more]

    def chapters(self) -> list[Chapter]:
        """The same turn by turn."""
        found: list[Chapter] = []
        for heading, lines in self._go_on():
            if not found or found[-1][0] != heading:
                found.append((heading, []))
            found[-1][1].extend(lines)
        return found

    def _go_on(self) -> Iterator[Chapter]:
        play, names, say = self._session.play, self._session.names, self._say
        for event in play.events[len(self._told.events) : play.settled]:
            before, self._told = self._told, self._told.after(event)
            acted = isinstance(event, Act)
            sheet = play.game.sheet(before.state, event.seat) if isinstance(event, Act) else None
            lines = [tell(event, names, say, sheet), *news(play.game, before.state, self._told.state, names, say)]
            yield self._heading(before if acted else self._told), lines

    def _heading(self, play: Play) -> str:
        """Whose turn it is, and in which game of a match."""
        view, say = play.view(), self._say
        if view.active is None or view.phase in ("over", "between"):
            turn = say(f"phase-{view.phase}")
        else:
            turn = say("turn", number=view.turn, name=self._session.names[view.active])
        number = game_number(play.game, view)
        return f"{say('end-game', number=number)} · {turn}" if number else turn
