"""`Session`: a play at this machine with people and bots in its seats, saved after everything that happens."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from qwixx.cli.play.bots import Bots, Replaced, problem_with
from qwixx.cli.play.saves import Place, Saves, Trouble
from qwixx.cli.play.seats import LocalSeat, check_for_bots
from qwixx.cli.seeds import new_seed
from qwixx.games import with_real_cards
from qwixx.play import Chance, Fair, OfTheDay, Play, TypedIn
from qwixx.players.guarded import Forfeit
from qwixx.players.registry import LEVELS, STAND_IN
from qwixx.records import Act, Event, Record
from qwixx.rules.actions import Action
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Outcome
from qwixx.rules.view import View

NO_SEED = "0" * 64  # where people roll the dice, or the day does, the bots' own chance need not be secret


class Session:
    """A play, who sits at its seats, and its place on the disk.

    What chance and the bots do follows from the seed and from what has happened, so a game that was broken off goes on
    exactly as it would have. Whatever cannot be saved raises `Trouble` and has not happened. For a bot that forfeits a
    decision one of ours plays on; `replaced` tells of it.
    """

    def __init__(self, play: Play, seats: Sequence[LocalSeat], seed: str, place: Place | None) -> None:
        self.play = play
        self.seats = tuple(seats)
        self.replaced: list[Replaced] = []
        self._seed = seed
        self._place = place
        self._bots = Bots(seed)
        self._thought: dict[tuple[int, int], Action | Forfeit] = {}  # by the number of events before it, and the seat

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[LocalSeat],
        saves: Saves | None,
        seed: str | None = None,
        *,
        real: bool = False,
        day: date | None = None,
    ) -> "Session":
        """A game that begins, with `real` dice or cards, those of a day, or a seed of 64 hexadecimal digits.

        Without saves nothing is kept.
        """
        game = with_real_cards(game) if real else game
        _check_hands(game, seats, real=real)
        chosen = NO_SEED if real or day else seed or new_seed()
        source: Chance = OfTheDay(day) if day else TypedIn() if real else Fair(chosen)
        play = Play.begin(game, len(seats), source)
        session = cls(play, seats, chosen, saves.begin(save_name(game, len(seats), day)) if saves else None)
        session._save(play)
        return session

    @classmethod
    def resume(cls, name: str, saves: Saves, *, without_gone: bool = False) -> "Session":
        """A saved game where it was left; with bots of ours for those that cannot be had any more, if that is said."""
        place = saves.take(name)
        try:
            saved = saves.load(name)
            if saved.record is None:
                raise Trouble("damaged", name=name, reason=saved.problem)
            record, seed = saved.record, saved.record.seed or NO_SEED
            source = _source(record, seed)
            seats = [LocalSeat(*who) for who in zip(record.names, saved.levels, strict=True)]
            play = Play.of(record.game, len(seats), source, record.events)
            if play.over:
                raise Trouble("finished", name=name)
            seats = _there(name, record.game.id, seats, without_gone=without_gone)
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

    @property
    def is_to_think(self) -> bool:
        """Whether a bot is to act next that is not one of the levels, and may take its time."""
        return self._next_bot() is not None and not self.play.awaits_chance

    def think(self) -> None:
        """Let that bot think; nothing happens by that, and the next step need not wait for it."""
        seat = self._next_bot()
        if seat is not None:
            self._thought = {(len(self.events), seat): self._asked(seat, self.seats[seat].level or STAND_IN)}

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

    def last_choice(self, seat: int) -> int | None:
        """The last decision before this one at which a person had a choice, if everybody else here is a bot.

        In a game of the day there is none: whoever went back would have seen the next dice.
        """
        if self.play.day or sum(one.level is None for one in self.seats) > 1:
            return None
        for decision in range(self.play.decision - 1, 0, -1):
            was = self.play.as_it_was(decision)
            if seat in was.waiting and len(was.legal(seat)) > 1:
                return decision
        return None

    def go_back(self, seat: int, decision: int) -> None:
        """Go back to an earlier decision; chance and bots go on from there in another way."""
        self._become(self.play.back_to(decision, (seat,)))

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

    def _next_bot(self) -> int | None:
        """The seat of the bot that is to act next, if it is not one of the levels."""
        bots = [seat for seat in self._waiting() if self.seats[seat].level]
        return bots[0] if bots and self.seats[bots[0]].level not in LEVELS else None

    def _choice(self, seat: int, level: str) -> Action:
        """What a bot does; for one that forfeits it, one of ours from now on."""
        thought = self._thought.pop((len(self.events), seat), None)
        chosen = self._asked(seat, level) if thought is None else thought
        if isinstance(chosen, Forfeit):
            self._replace(seat, level, chosen)
            return self._choice(seat, STAND_IN)
        return chosen

    def _asked(self, seat: int, level: str) -> Action | Forfeit:
        decisions = sum(isinstance(event, Act) and event.seat == seat for event in self.events)
        return self._bots.choose(level, decisions, self.view(seat), self.legal(seat))

    def _replace(self, place: int, bot: str, forfeit: Forfeit) -> None:
        self.replaced.append(Replaced(place, bot, str(forfeit)))
        self.seats = tuple(
            replace(seat, level=STAND_IN) if number == place else seat for number, seat in enumerate(self.seats)
        )

    def _save(self, play: Play) -> None:
        if self._place:
            self._place.write(play.record(self.names), tuple(seat.level for seat in self.seats))


def _check_hands(game: Game, seats: Sequence[LocalSeat], *, real: bool) -> None:
    """Refuse bots where the cards are real, and real cards where nobody enters what they were."""
    if game.by_people_only and not real:
        raise SetupError("Real cards are played with --dice real.")
    check_for_bots(seats, game)


def _there(name: str, game: str, seats: Sequence[LocalSeat], *, without_gone: bool) -> list[LocalSeat]:
    """The seats of a saved game, if their bots are still to be had; else with ours instead, if that is wanted."""
    found = []
    for seat in seats:
        problem = problem_with(seat.level, game) if seat.level and seat.level not in LEVELS else None
        if problem and not without_gone:
            raise Trouble("gone", name=name, seat=seat.name, bot=seat.level or "", reason=problem)
        found.append(replace(seat, level=STAND_IN) if problem else seat)
    return found


def save_name(game: Game, seats: int, day: date | None) -> str:
    """What saved games are named after, before their number: the game, and the day if they are of one."""
    return f"daily-{day.isoformat()}-{game.id}-{seats}" if day else game.id


def _source(record: Record, seed: str) -> Chance:
    """Where the chance of a saved game comes from."""
    if record.day:
        return OfTheDay(record.day)
    return TypedIn() if record.entered else Fair(seed, record.salts, record.promises)
