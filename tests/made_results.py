"""Results of games that nobody played, for counting: as many as are wanted, the same ones every time."""

from random import Random

from qwixx.statistics import Result, Scored
from qwixx.tables.secret import code_of

KINDS = ("classic", "classic", "classic", "board", "cards", "cards-jokers", "deluxe", "mixx-a")
LEVELS = ("easy", "normal", "hard", "master", "greedy")
PEOPLE = ("Emma", "Max", "=1+1", "<b>Laura</b>", "Ἀλέξανδρος", 'Lino "the, one"')
BEGIN = 1_760_000_000_000
HOUR = 3_600_000


def made_results(count: int, seed: int = 1, me: str = "Anna", begin: int = BEGIN) -> list[Result]:
    """So many results, of which the first was the earliest; somebody of this name has played them all here."""
    rng = Random(seed)
    return [_made(rng, me, begin + place * 7 * HOUR) for place in range(count)]


def _made(rng: Random, me: str, ended_at: int) -> Result:
    game, names = rng.choice(KINDS), rng.sample(PEOPLE, rng.randint(0, 3))
    games = rng.randint(1, 5) if game == "deluxe" else 1
    scores = [sum(max(-16, round(rng.gauss(45, 22))) for _ in range(games)) for _ in range(len(names) + 1)]
    judged = rng.random() < 0.3
    seats = [
        Scored(
            name=name,
            score=score,
            locks=rng.randint(0, 2 * games),
            penalties=rng.randint(0, 4 * games),
            won=score == max(scores),
            level=rng.choice(LEVELS) if place and rng.random() < 0.6 else "",
            mine=place == 0,
            luck=round(rng.uniform(-0.4, 0.4), 4) if judged and names else None,
            accuracy=round(rng.uniform(50, 100), 2) if judged else None,
        )
        for place, (name, score) in enumerate(zip([me, *names], scores, strict=True))
    ]
    return Result(code_of(rng.randbytes(8)), ended_at, game, seats, games, game == "classic" and rng.random() < 0.2)
