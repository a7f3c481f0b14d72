"""The results of some games in a row."""

from dataclasses import dataclass

from qwixx.compiled import Numbers


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Decisions that a bot forfeited in one game for one reason, and the first of them in words."""

    game: int
    bot: int
    reason: str
    count: int
    example: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Games in a row, the first of them beginning a deal: turns and endings by game (alone by bot too), and scores."""

    first: int
    turns: Numbers
    ends: Numbers
    scores: Numbers
    forfeits: tuple[Forfeit, ...] = ()

    def __len__(self) -> int:
        return len(self.turns)

    def part(self, begin: int, end: int) -> "Batch":
        """The games from one place up to another."""
        games = range(self.first + begin, self.first + end)
        forfeits = tuple(forfeit for forfeit in self.forfeits if forfeit.game in games)
        return Batch(games.start, self.turns[begin:end], self.ends[begin:end], self.scores[begin:end], forfeits)
