"""What has happened since somebody last looked, in sentences, without what is still sealed."""

from qwixx.cli.play.session import Session
from qwixx.records import Act, fold
from qwixx.records.record import happen
from qwixx.words import Words
from qwixx.words.tell import news, tell


class Chronicle:
    """Tells a session's events, each once; those before it was begun are not told."""

    def __init__(self, session: Session, say: Words) -> None:
        self._session = session
        self._say = say
        self._told = session.public
        self._state = fold(session.record, session.public)

    def go_on(self) -> list[str]:
        """The sentences about whatever has become known."""
        session, say = self._session, self._say
        lines = []
        for event in session.events[self._told : session.public]:
            before = self._state
            self._state = happen(session.game, before, event)
            sheet = session.game.sheet(before, event.seat) if isinstance(event, Act) else None
            lines.append(tell(event, session.names, say, sheet))
            lines += news(session.game, before, self._state, session.names, say)
        self._told = session.public
        return lines
