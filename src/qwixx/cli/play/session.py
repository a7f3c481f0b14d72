"""`Session`: a play at this machine with people and bots in its seats, saved after everything that happens."""

from collections.abc import Sequence

from qwixx.cli.play.saves import Place, Saves, Trouble
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.seeds import new_seed
from qwixx.play import Chance, Fair, Play, TypedIn
from qwixx.players import player
from qwixx.records import Act, Event, Record
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Outcome
from qwixx.rules.view import View
from qwixx.stream import Stream

NO_SEED = "0" * 64  # where people roll the dice, the bots' own chance need not be secret


class Session:
    """A play, who sits at its seats, and its place on the disk.

    What chance and the bots do follows from the seed and from what has happened, so a game that was broken off goes on
    exactly as it would have. Whatever cannot be saved raises `Trouble` and has not happened.
    """

    def __init__(self, play: Play, seats: Sequence[LocalSeat], seed: str, place: Place | None) -> None:
        self.play = play
        self.seats = tuple(seats)
        self._seed = seed
        self._place = place

    @classmethod
    def new(
        cls, game: Game, seats: Sequence[LocalSeat], saves: Saves | None, seed: str | None = None, *, real: bool = False
    ) -> "Session":
        """A game that begins, with `real` dice or a seed of 64 hexadecimal digits. Without saves nothing is kept."""
        if real and not game.descriptor.dice:
            raise SetupError(f"There are no dice in {game.id}: its cards are dealt here.")
        chosen = NO_SEED if real else seed or new_seed()
        play = Play.begin(game, len(seats), TypedIn() if real else Fair(chosen))
        session = cls(play, seats, chosen, saves.begin(game.id) if saves else None)
        session._save(play)
        return session

    @classmethod
    def resume(cls, name: str, saves: Saves) -> "Session":
        """A saved game where it was left."""
        place = saves.take(name)
        try:
            saved = saves.load(name)
            if saved.record is None:
                raise Trouble("damaged", name=name, reason=saved.problem)
            record, seed = saved.record, saved.record.seed or NO_SEED
            source: Chance = TypedIn() if record.entered else Fair(seed, record.salts, record.promises)
            seats = [LocalSeat(*who) for who in zip(record.names, saved.levels, strict=True)]
            play = Play.of(record.game, len(seats), source, record.events)
            if play.over:
                raise Trouble("finished", name=name)
        except BaseException:
            place.give_up()
            raise
        return cls(play, seats, seed, place)

    # -- what is so now ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules."""
        return self.play.game

    @property
    def state(self) -> State:
        """The position."""
        return self.play.state

    @property
    def events(self) -> Sequence[Event]:
        """All that has happened."""
        return self.play.events

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
        return self.play.over

    @property
    def record(self) -> Record:
        """The game so far."""
        return self.play.record(self.names)

    def deciding(self) -> tuple[int, ...]:
        """The people who are to act now, in order of play; bots answer first."""
        return tuple(seat for seat in self._waiting() if self.seats[seat].level is None)

    def sealed(self) -> tuple[int, ...]:
        """The people whose answers are still sealed, in the order in which they answered."""
        answers = self.events[self.play.settled :]
        people = [event.seat for event in answers if isinstance(event, Act) and self.seats[event.seat].level is None]
        return tuple(people)

    @property
    def entering(self) -> bool:
        """Whether people are to enter what was rolled, or who begins."""
        return self.play.typed_in and self.play.awaits_chance

    @property
    def entered_at(self) -> State | None:
        """The position in which was rolled what was entered last, and can be corrected; nothing if nothing was."""
        return self.play.lately[-1].state if self.play.lately else None

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return self.play.view(seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything a seat may do now."""
        return self.play.legal(seat)

    # -- what happens --------------------------------------------------------------------------------------------------

    def step(self) -> Event | None:
        """The next thing that needs no person: an outcome of chance, or a bot's action; nothing if there is none."""
        if self.entering:
            return None
        if self.play.awaits_chance:
            return self._become(self.play.chance())
        for seat in self._waiting():
            if level := self.seats[seat].level:
                return self._become(self.play.act(seat, self._choice(seat, level)))
        return None

    def enter(self, outcome: Outcome) -> None:
        """What people rolled, checked by the rules."""
        self._become(self.play.after(outcome))

    def correct(self, outcome: Outcome) -> None:
        """What people rolled in truth, in the place of what was entered last; all since is taken back."""
        self._become(self.play.correct(outcome))

    def act(self, seat: int, action: Action) -> None:
        """A person's action, checked by the rules."""
        self._become(self.play.act(seat, action))

    def retract(self, seat: int) -> None:
        """Take back an answer that is still sealed."""
        self._become(self.play.retract(seat))

    def play_unsaved(self) -> None:
        """Go on without saving, once that has failed."""
        self.close()
        self._place = None

    def close(self) -> None:
        """Let another process go on with the saved game."""
        if self._place:
            self._place.give_up()

    def _become(self, play: Play) -> Event:
        """Be this play from now on, once it is saved; what has happened last."""
        self._save(play)
        self.play = play
        return play.events[-1]

    def _waiting(self) -> list[int]:
        """The seats that are to act, from the active one on."""
        seats, active = self.state.seats, self.state.active
        return sorted(self.play.waiting, key=lambda seat: (seat - active) % seats)

    def _choice(self, seat: int, level: str) -> Action:
        """What a bot does; its own chance depends on the seed and on how often it has decided."""
        decisions = sum(isinstance(event, Act) and event.seat == seat for event in self.events)
        bot = player(level, Stream(int(self._seed, 16), seat, decisions))
        return bot.choose(self.view(seat), self.legal(seat))

    def _save(self, play: Play) -> None:
        if self._place:
            self._place.write(play.record(self.names), tuple(seat.level for seat in self.seats))
