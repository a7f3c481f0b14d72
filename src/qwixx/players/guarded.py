"""Players that need not be trusted: whatever they do, the game goes on.

They are asked in a thread of their own, which is left behind if it does not answer. What ends the whole process, or
holds it up from inside a compiled extension, cannot be guarded against here.
"""

import ctypes
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from math import isfinite
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple
from weakref import finalize

from qwixx.players.player import Player, Weigher, Worth
from qwixx.players.plugins import told
from qwixx.rules.actions import Action
from qwixx.rules.errors import shown
from qwixx.rules.view import View

LIMIT = 5.0
LOOKS, BETWEEN_LOOKS = 50, 0.01  # and seconds, before a player is taken to wait for something
PATIENCE = 2  # decisions for which a player is waited for in vain; then it is not asked any more

SLOW, CRASH, NONSENSE = "slow", "crash", "nonsense"


class Forfeit(NamedTuple):
    """A decision that a player has forfeited: by being slow, by a crash or by nonsense, in words, and where it was."""

    reason: str
    words: str
    trace: str = ""

    def __str__(self) -> str:
        return self.words


Worths = tuple[Worth, ...]
Answer = int | Worths | Forfeit | None
Asking = Callable[[Player, View, tuple[Action, ...]], Answer]
Question = tuple[Asking, View, tuple[Action, ...]] | None


class Guarded:
    """A player that forfeits a decision if it takes longer than `limit` seconds, raises, or returns what is not legal.

    Then the first legal action is done: to pass, wherever one may pass. `forfeits` tells of every such decision.
    """

    def __init__(self, player: Player, limit: float = LIMIT) -> None:
        self._player = player
        self._limit = limit
        self._waited = 0
        self._asker: _Asker | None = None
        self.forfeits: list[Forfeit] = []

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the player chooses, or the first legal action."""
        answer = self._ask(choice, view, tuple(legal))
        if isinstance(answer, int):
            return legal[answer]
        if isinstance(answer, Forfeit):
            self.forfeits.append(answer._replace(words=f"{answer.words} (turn {view.turn}, {view.phase})"))
        return legal[0]

    def weigh(self, view: View, legal: Sequence[Action]) -> Sequence[Worth] | None:
        """What the player says every action is worth; nothing if it cannot tell, or fails. No decision is forfeited."""
        answer = self._ask(_worths, view, tuple(legal))
        return None if isinstance(answer, int | Forfeit) else answer

    def _ask(self, asking: Asking, view: View, legal: tuple[Action, ...]) -> Answer:
        if self._waited >= PATIENCE:
            return Forfeit(SLOW, "It is not asked any more.")
        if self._asker is None:
            self._asker = _Asker(self._player)
            finalize(self, self._asker.end)
        try:
            return self._asker.ask((asking, view, legal), self._limit)
        except Empty:
            trace = self._asker.trace()
            self._asker.interrupt()
            self._asker = None
            self._waited += 1
            return Forfeit(SLOW, f"It took longer than {self._limit:g} s.", trace)


class _Asker:
    """A thread that asks a player, one question after another."""

    def __init__(self, player: Player) -> None:
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._thread = Thread(target=_answer_all, args=(player, self._questions, self._answers), daemon=True)
        self._thread.start()

    def ask(self, question: Question, limit: float) -> Answer:
        """The answer, unless it does not come in time."""
        self._questions.put(question)
        return self._answers.get(timeout=limit)

    def end(self) -> None:
        """Let the thread end after the question it is at."""
        self._questions.put(None)

    def trace(self) -> str:
        """What the thread is doing now."""
        frame = sys._current_frames().get(self._thread.ident or 0)
        return "".join(traceback.format_stack(frame)) if frame else ""

    def interrupt(self) -> None:
        """Stop an endless loop, so that it does not slow down everything else; a player that holds on is left to it.

        So is one that only waits: until it wakes up, an interrupt would hold up all the others instead.
        """
        working = self._is_working()
        self.end()
        if working:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._thread.ident or 0), ctypes.py_object(SystemExit)
            )

    def _is_working(self) -> bool:
        """Whether the thread uses any time of a processor; where that cannot be told, it is taken to."""
        if not hasattr(time, "pthread_getcpuclockid"):
            return True
        clock = time.pthread_getcpuclockid(self._thread.ident or 0)
        begin = time.clock_gettime(clock)
        for _ in range(LOOKS):
            time.sleep(BETWEEN_LOOKS)
            if time.clock_gettime(clock) > begin:
                return True
        return False


def _answer_all(player: Player, questions: SimpleQueue[Question], answers: SimpleQueue[Answer]) -> None:
    while question := questions.get():
        asking, view, legal = question
        try:
            answers.put(asking(player, view, legal))
        except BaseException as error:
            answers.put(Forfeit(CRASH, f"It raised {told(error)}.", _trace(error)))


def _trace(error: BaseException) -> str:
    """Where an error of somebody else's code comes from, as far as it lets itself be told."""
    try:
        return "".join(traceback.format_exception(error))
    except Exception:
        return ""


def choice(player: Player, view: View, legal: tuple[Action, ...]) -> int | Forfeit:
    """The place of the player's choice among the legal actions; nothing of the player's own leaves its thread."""
    chosen = player.choose(view, legal)
    for place, action in enumerate(legal):
        if type(chosen) is type(action) and chosen == action:
            return place
    return Forfeit(NONSENSE, f"It chose {shown(chosen)}.")


def _worths(player: Player, view: View, legal: tuple[Action, ...]) -> Answer:
    """What the player says the legal actions are worth, in plain numbers."""
    said = player.weigh(view, legal) if isinstance(player, Weigher) else None
    if said is None:
        return None
    worths = tuple(Worth(*(None if value is None else float(value) for value in worth)) for worth in said)
    fits = len(worths) == len(legal) and all(value is None or isfinite(value) for worth in worths for value in worth)
    return worths if fits else Forfeit(NONSENSE, "It does not say of every action what it is worth.")
