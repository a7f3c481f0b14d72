"""Whether a record is a whole game of a day, alone, with the dice of that day."""

from datetime import date
from typing import NamedTuple

from qwixx.daily.challenge import SOLO, is_challenge
from qwixx.fairness import verify
from qwixx.records import Back, Record, fold


class Unproven(Exception):
    """Why a record is none."""


class Proven(NamedTuple):
    """What was reached, in which game, on which day."""

    day: date
    game: str
    score: int


def proven(record: Record) -> Proven:
    """What a record proves; every action in it was checked by the rules when it was read, its dice are here."""
    game = record.game
    if record.day is None:
        raise Unproven("Its dice are not those of a day.")
    if len(record.names) != SOLO or not is_challenge(game, SOLO):
        raise Unproven("It is not the day's game: alone, without other options.")
    if any(isinstance(event, Back) for event in record.events):
        raise Unproven("Something was taken back in it.")
    verdict = verify(record)
    if not verdict.fits:
        raise Unproven(f"Event {verdict.event} is {verdict.found}; on this day it is {verdict.expected}.")
    state = fold(record)
    if not game.over(state):
        raise Unproven("The game is not over in it.")
    return Proven(record.day, game.id, game.scores(state)[0])
