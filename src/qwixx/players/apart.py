"""A player of another package in a process of its own: `python -m qwixx.players.apart NAME`.

It is asked over the standard input, and what it is not asked about it cannot see: it is given views, and nothing else
of the process that asks. It can be ended from outside at any time, whatever it is doing. The first answer tells what it
is, then comes one for each question. Questions are pickled by us, who trust ourselves; answers are lines of JSON.
"""

import os
import pickle
import struct
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from random import SystemRandom
from threading import Thread
from typing import BinaryIO, NamedTuple

import msgspec

from qwixx.players.guarded import CRASH, Forfeit, choice
from qwixx.players.player import Player
from qwixx.players.plugins import told
from qwixx.players.registry import PACKAGE, Bot, known
from qwixx.rules.actions import Action
from qwixx.rules.errors import QwixxError, shown
from qwixx.rules.view import View

LENGTH = struct.Struct(">I")  # before each question
PLAYERS = 256  # that are remembered: one for each game that is being played
STDIN, STDOUT = 0, 1
NICE = 5  # whoever asks comes first


class Question(NamedTuple):
    """What is asked of a player: in which of its games, what it sees there, and what it may do."""

    who: str
    view: View
    legal: tuple[Action, ...]


class Hello(msgspec.Struct, frozen=True):
    """What a player is, or what is wrong with it."""

    description: str = ""
    games: tuple[str, ...] = ()
    problem: str = ""


class Answer(msgspec.Struct, frozen=True):
    """The place of a player's choice, or why there is none."""

    place: int | None = None
    reason: str = ""
    words: str = ""


def written(question: Question) -> bytes:
    """A question as it goes through the pipe."""
    body = pickle.dumps(question)
    return LENGTH.pack(len(body)) + body


def hello(bot: Bot) -> Hello:
    """What a player says of itself."""
    try:
        bot.player(SystemRandom())
    except QwixxError as error:
        return Hello(problem=str(error))
    problems = bot.check_every()
    games = tuple(game for game, problem in problems.items() if not problem)
    return Hello(bot.description or "", games, "" if games else next(iter(problems.values())))


class Players:
    """One player for each game, of which only so many are remembered."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._made: OrderedDict[str, Player] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What the player of a game answers."""
        try:
            found = choice(self._of(question.who), question.view, question.legal)
        except BaseException as error:
            found = Forfeit(CRASH, f"It raised {told(error)}.")
        return Answer(None, found.reason, found.words) if isinstance(found, Forfeit) else Answer(found)

    def _of(self, who: str) -> Player:
        if who not in self._made:
            self._made[who] = self._bot.player(SystemRandom())
        self._made.move_to_end(who)
        while len(self._made) > PLAYERS:
            self._made.popitem(last=False)
        return self._made[who]


def questions(pipe: BinaryIO) -> Iterator[Question]:
    """Whatever is asked, as it comes; the process ends with whoever asks, whatever the player is doing."""
    line: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_read, args=(pipe, line), daemon=True).start()
    while True:
        yield line.get()


def _read(pipe: BinaryIO, line: "SimpleQueue[Question]") -> None:
    while head := pipe.read(LENGTH.size):
        line.put(pickle.loads(pipe.read(*LENGTH.unpack(head))))
    os._exit(0)


def main(name: str) -> None:
    """Load a player, say what it is, and answer questions until there are no more."""
    pipe, answers = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb")
    with Path(os.devnull).open("r+b") as nothing:  # what the player itself reads or prints does not come between us
        for standard in (STDIN, STDOUT):
            os.dup2(nothing.fileno(), standard)
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    bot = _installed(name)
    _say(answers, hello(bot))
    players = Players(bot)
    for question in questions(pipe):
        _say(answers, players.answer(question))


def _installed(name: str) -> Bot:
    """The player of this name; one with a problem if there is none."""
    try:
        found = known(name)
    except QwixxError as error:
        return Bot(name, PACKAGE, problem=str(error))
    return found or Bot(name, PACKAGE, problem=f"No player {shown(name)} is installed.")


def _say(pipe: BinaryIO, said: Hello | Answer) -> None:
    pipe.write(msgspec.json.encode(said) + b"\n")
    pipe.flush()


if __name__ == "__main__":
    main(sys.argv[1])
