"""`Session`: a game played at this machine, saved after everything that happens."""

import secrets
from collections.abc import Sequence

from qwixx.cli.play.saves import Place, Saves, Trouble
from qwixx.cli.play.seats import LocalSeat
from qwixx.fairness import Draws, chance_key, commitment
from qwixx.players import player
from qwixx.records import Act, Event, Record, fold
from qwixx.records.record import happen
from qwixx.rules.actions import Action
from qwixx.rules.game import Game, State
from qwixx.rules.view import View
from qwixx.stream import Stream


class Session:
    """A game while it is played: the truth about it, and its place on the disk.

    What chance and the bots do follows from the seed and from what has happened, so a game that was broken off goes on
    exactly as it would have. Whatever cannot be saved raises `Trouble` and has not happened.
    """

    def __init__(self, game: Game, seats: Sequence[LocalSeat], seed: str, place: Place | None) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.state: State = game.start(len(self.seats))
        self.events: list[Event] = []
        self._seed = seed
        self._key = chance_key(seed, ("",) * len(self.seats))
        self._place = place

    @classmethod
    def new(cls, game: Game, seats: Sequence[LocalSeat], saves: Saves | None, seed: str | None = None) -> "Session":
        """A game that begins; a seed is 64 hexadecimal digits. Without saves nothing is kept."""
        game.start(len(seats))
        session = cls(game, seats, seed or secrets.token_hex(32), saves.begin(game.id) if saves else None)
        session._save(session.events)
        return session

    @classmethod
    def resume(cls, name: str, saves: Saves) -> "Session":
        """A saved game where it was left."""
        place = saves.take(name)
        try:
            saved = saves.load(name)
            if saved.record is None or saved.record.seed is None:
                raise Trouble("damaged", name=name, reason=saved.problem)
            record = saved.record
            seats = [LocalSeat(*who) for who in zip(record.names, saved.levels, strict=True)]
            session = cls(record.rulebook, seats, record.seed or "", place)
            session.state, session.events = fold(record), list(record.events)
            if session.over:
                raise Trouble("finished", name=name)
        except BaseException:
            place.give_up()
            raise
        return session

    # -- what is so now ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names, seat by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def saved_as(self) -> str | None:
        """What it is called among the saved games; nothing if it is not kept."""
        return self._place.name if self._place else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def public(self) -> int:
        """How many of the events everybody may know; those after them are answers that are still sealed."""
        sealed = (self.game.sealed(self.state, seat) for seat in range(self.state.seats))
        return len(self.events) - sum(answer is not None for answer in sealed)

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._record(self.events)

    def deciding(self) -> tuple[int, ...]:
        """The people who are to act now, in order of play; bots answer first."""
        return tuple(seat for seat in self._actors() if self.seats[seat].level is None)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything a seat may do now."""
        return self.game.legal(self.state, seat)

    # -- what happens --------------------------------------------------------------------------------------------------

    def step(self) -> Event | None:
        """The next thing that needs no person: an outcome of chance, or a bot's action; nothing if there is none."""
        if self.game.awaits_chance(self.state):
            number = sum(not isinstance(event, Act) for event in self.events)
            return self._happen(self.game.draw(self.state, Draws(self._key, number)))
        for seat in self._actors():
            if level := self.seats[seat].level:
                return self._happen(Act(seat, self._choice(seat, level)))
        return None

    def act(self, seat: int, action: Action) -> None:
        """A person's action, checked by the rules."""
        self._happen(Act(seat, action))

    def retract(self, seat: int) -> None:
        """Take back an answer that is still sealed."""
        state = self.game.retract(self.state, seat)
        last = max(place for place, event in enumerate(self.events) if isinstance(event, Act) and event.seat == seat)
        events = self.events[:last] + self.events[last + 1 :]
        self._save(events)
        self.state, self.events = state, events

    def play_unsaved(self) -> None:
        """Go on without saving, once that has failed."""
        self.close()
        self._place = None

    def close(self) -> None:
        """Let another process go on with the saved game."""
        if self._place:
            self._place.give_up()

    def _happen(self, event: Event) -> Event:
        state, events = happen(self.game, self.state, event), [*self.events, event]
        self._save(events)
        self.state, self.events = state, events
        return event

    def _actors(self) -> list[int]:
        """The seats that are to act, from the active one on."""
        seats, active = self.state.seats, self.state.active
        return sorted(self.game.actors(self.state), key=lambda seat: (seat - active) % seats)

    def _choice(self, seat: int, level: str) -> Action:
        """What a bot does; its own chance depends on the seed and on how often it has decided."""
        decisions = sum(isinstance(event, Act) and event.seat == seat for event in self.events)
        bot = player(level, Stream(int(self._seed, 16), seat, decisions))
        return bot.choose(self.view(seat), self.legal(seat))

    def _save(self, events: Sequence[Event]) -> None:
        if self._place:
            self._place.write(self._record(events), tuple(seat.level for seat in self.seats))

    def _record(self, events: Sequence[Event]) -> Record:
        game = self.game
        return Record(
            game.id, self.names, game.options, game.version, commitment(self._seed), tuple(events), self._seed
        )
