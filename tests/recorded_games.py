"""Games that were played by our dice, to be played again by dice that somebody enters."""

from collections.abc import Iterator
from random import Random

from qwixx.games import game
from qwixx.play import Play, Streamed
from qwixx.records import Act, Event, Record, lasting
from qwixx.rules.actions import Pass, PlayCards, Take
from qwixx.rules.outcomes import Call, First

NAMES = ("Emma", "Max", "Laura", "Lino", "Anna")


def recorded(name: str, seats: int, seed: int, backs: float = 0.02) -> Record:
    """A game between players who choose at random, with a step back as often as that."""
    rng, book = Random(seed), game(name, **({"games": 2} if name == "deluxe" else {}))
    play = Play.begin(book, seats, Streamed(rng)).go_on()
    while not play.over:
        if play.decision > 1 and not book.answered(play.state) and rng.random() < backs:
            play = play.back_to(rng.randint(1, play.decision - 1), tuple(range(seats))).go_on()
        seat = rng.choice(play.waiting)
        play = play.act(seat, rng.choice(play.legal(seat))).go_on()
    return play.record(NAMES[:seats])


def at_a_table(record: Record) -> Iterator[Event]:
    """What those who sit around real cards enter of a card game: who begins, called numbers, and what was crossed."""
    for one in lasting(record):
        match one.event:
            case First():
                yield one.event
            case Act(seat, PlayCards(colour, _, marks)):
                yield Act(seat, PlayCards(colour, (), marks) if marks else Pass())
            case Act(_, action) if not isinstance(action, Take):
                yield one.event
        if one.after.phase == "call" != one.before.phase:
            seen = record.game.view(one.after).cards
            assert seen is not None
            yield Call(seen.top or 0)
