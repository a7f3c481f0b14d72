"""What has happened since somebody last looked, in sentences, without what is still sealed."""

from qwixx.cli.play.bots import told
from qwixx.cli.play.session import Session
from qwixx.play import Play
from qwixx.records import Act
from qwixx.words import Words
from qwixx.words.tell import news, tell


class Chronicle:
    """Tells a session's events, each once; those before it was begun are not told."""

    def __init__(self, session: Session, say: Words) -> None:
        self._session = session
        self._say = say
        play = session.play
        self._told = Play.of(play.game, play.state.seats, play.source, play.events[: play.settled])
        self._replaced = len(session.replaced)

    def go_on(self) -> list[str]:
        """The sentences about whatever has become known."""
        play, names, say = self._session.play, self._session.names, self._say
        lines = [told(one, self._session.seats, say) for one in self._session.replaced[self._replaced :]]
        self._replaced = len(self._session.replaced)
        for event in play.events[len(self._told.events) : play.settled]:
            before, self._told = self._told, self._told.after(event)
            sheet = play.game.sheet(before.state, event.seat) if isinstance(event, Act) else None
            lines.append(tell(event, names, say, sheet))
            lines += news(play.game, before.state, self._told.state, names, say)
        return lines
