"""The compiled loops of many games side by side: one lets them go on, the other writes what the learner is told."""

from functools import cache
from inspect import isfunction
from typing import Any, NamedTuple

from qwixx.arena.deals import Function, asking, packages_of
from qwixx.compiled import Unvectorised, begin, compiled
from qwixx.encoding import cells as encoding_cells
from qwixx.encoding.cells import write_common, write_panel, write_score
from qwixx.envs.lanes import ACT, BEGIN, REST
from qwixx.envs.rewards import margin, win
from qwixx.players.policy import Choose
from qwixx.rules.kernel.cells import PHASE, SEATS
from qwixx.rules.kernel.phases import OVER, awaits_chance
from qwixx.rules.kernel.source import Kernel
from qwixx.rules.kernel.turn import may_act
from qwixx.stream import CHANCE, own_chance

LEARNER = -1  # in place of the number of a bot
SOURCES = ("qwixx.encoding", "qwixx.envs.loops", "qwixx.envs.rewards")


class Loops(NamedTuple):
    """`play` lets games go on until the learner is asked, `look` writes what it is told then."""

    play: Unvectorised
    look: Unvectorised


@cache
def loops(
    kernel: Kernel, write: Function, index_of: Function, chooses: tuple[Choose, ...], calls: tuple[Function, ...]
) -> Loops:
    """The loops of a kind of game, with these bots' choices built in; tables, seats and goals are given to them."""
    return Loops(_play(kernel, chooses, calls), _look(kernel, write, index_of))


def _play(kernel: Kernel, chooses: tuple[Choose, ...], calls: tuple[Function, ...]) -> Unvectorised:
    start, legal, step, size = kernel.start, kernel.legal, kernel.step, kernel.size
    draw, chance, veil, score = kernel.draw, kernel.chance, kernel.veil, kernel.score
    *parts, ask = asking(chooses) if chooses else [_nobody]

    def choice_of_bot(tables: Any, bots: Any, desk: Any, cells: Any, seat: int, luck: Any) -> int:
        """The code that the bot at a seat chooses, which is shown what that seat may know."""
        for place in range(size):
            desk.seen[place] = cells[place]
        veil(desk.seen, seat)
        count = legal(tables, desk.seen, seat, desk.out)
        own = bots.numbers[bots.begins[seat] : bots.begins[seat + 1]]
        choice = ask(
            bots.kinds[seat], tables, desk.seen, seat, desk.out, count, own, desk.scratch, desk.values, luck[seat]
        )
        if choice < 0 or choice >= count:
            desk.nonsense[0] += 1
            choice = 0
        return int(desk.out[choice])

    def begin_game(tables: Any, lanes: Any, lane: int, seats: int) -> None:
        """A new game, with its chance from its beginning."""
        seed, number = lanes.seeds[lane], lanes.games[lane]
        begin(lanes.chance[lane], seed, number, CHANCE)
        for seat in range(seats):
            begin(lanes.luck[lane, seat], seed, number, own_chance(seat))
            lanes.worths[lane, seat] = 0.0
            lanes.rewards[lane, seat] = 0.0
        lanes.gains[lane] = 0.0
        start(tables, lanes.cells[lane], seats)

    def let_chance(tables: Any, desk: Any, cells: Any, rng: Any) -> None:
        """Let chance happen for as long as it is due."""
        while awaits_chance(cells[PHASE]):
            draw(tables, cells, rng, desk.out)
            chance(tables, cells, desk.out)

    def go_on(tables: Any, bots: Any, desk: Any, lanes: Any, lane: int, acting: bool, code: int) -> None:
        """Do what the learner has chosen, if it acts; then let chance and bots act until it is asked, or to the end.

        The rules of a step stand here once: compiled twice they would take twice as long. They are not kept apart as a
        function either: what is called by its name could be another loop's of that name, kept by another process.
        """
        cells, seat = lanes.cells[lane], lanes.asked[lane]
        while True:
            if acting:
                step(tables, cells, seat, code)
            let_chance(tables, desk, cells, lanes.chance[lane])
            if cells[PHASE] == OVER:
                seat = 0
                break
            seat = 0
            while not may_act(cells, seat):
                seat += 1
            if bots.kinds[seat] == LEARNER:
                break
            code = choice_of_bot(tables, bots, desk, cells, seat, lanes.luck[lane])
            acting = True
        lanes.asked[lane] = seat
        lanes.over[lane] = cells[PHASE] == OVER

    def reward(tables: Any, goal: int, lanes: Any, lane: int, seats: int, actor: int) -> None:
        """Write down how much more the position is worth to everybody than a step ago."""
        cells, scores = lanes.cells[lane], lanes.scores[lane]
        worths, before = lanes.worths[lane], lanes.before[lane]
        for seat in range(seats):
            before[seat] = worths[seat]
            scores[seat] = score(tables, cells, seat)
        if goal == 0:
            win(scores, seats, lanes.over[lane], worths)
        else:
            margin(scores, seats, lanes.over[lane], worths)
        for seat in range(seats):
            lanes.rewards[lane, seat] = worths[seat] - before[seat]
        lanes.gains[lane] = lanes.rewards[lane, actor]

    def play(
        tables: Any, goal: int, bots: Any, desk: Any, lanes: Any, first: int, last: int, doing: Any, chosen: Any
    ) -> None:
        """In these lanes do the legal code at the place that was chosen, begin a game, or do nothing."""
        seats = len(bots.kinds)
        for lane in range(first, last):
            actor = lanes.asked[lane]
            if doing[lane] == BEGIN:
                begin_game(tables, lanes, lane, seats)
            if doing[lane] != REST:
                go_on(tables, bots, desk, lanes, lane, doing[lane] == ACT, lanes.codes[lane, chosen[lane]])
            if doing[lane] == ACT:
                reward(tables, goal, lanes, lane, seats, actor)

    own = (choice_of_bot, begin_game, let_chance, go_on, reward, win, margin, own_chance)
    functions: tuple[Any, ...] = (*filter(isfunction, kernel), *chooses, *calls, *parts, ask, *own)
    loop: Unvectorised = compiled(play, *functions, packages=(*SOURCES, *packages_of(chooses + calls)))
    return loop


def _nobody(*_: Any) -> int:
    """In place of bots where there are none."""
    return 0


@cache
def finding() -> Unvectorised:
    """A compiled loop that finds the place of every lane's action among its legal codes."""

    def find(lanes: Any, actions: Any, chosen: Any) -> None:
        """Write the place of each action, or -1 where it is not legal."""
        for lane in range(len(actions)):
            chosen[lane] = -1
            for place in range(lanes.counts[lane]):
                if lanes.indices[lane, place] == actions[lane]:
                    chosen[lane] = place

    loop: Unvectorised = compiled(find, packages=SOURCES)
    return loop


def _look(kernel: Kernel, write: Function, index_of: Function) -> Unvectorised:
    legal, score = kernel.legal, kernel.score

    def observe(tables: Any, places: Any, cells: Any, seat: int, out: Any) -> None:
        """All slots of a seat."""
        write_common(places, cells, seat, out)
        seats = cells[SEATS]
        for away in range(seats):
            other = seat + away
            write_score(places, away, score(tables, cells, other - seats if other >= seats else other), out)
        write(tables, places, cells, seat, out)
        if places.panel >= 0:
            write_panel(tables, places, cells, seat, out)

    def list_legal(tables: Any, places: Any, lanes: Any, lane: int) -> None:
        """The legal codes of the seat that is asked, their indices and their mask."""
        cells, seat, mask = lanes.cells[lane], lanes.asked[lane], lanes.masks[lane]
        for index in range(len(mask)):
            mask[index] = 0
        lanes.counts[lane] = 0 if lanes.over[lane] else legal(tables, cells, seat, lanes.codes[lane])
        for place in range(lanes.counts[lane]):
            index = index_of(tables, places, cells, seat, lanes.codes[lane, place])
            lanes.indices[lane, place] = index
            mask[index] = 1

    def look(tables: Any, places: Any, lanes: Any, first: int, last: int, doing: Any) -> None:
        """Write what the learner is told in these lanes, but for those that do nothing."""
        for lane in range(first, last):
            if doing[lane] != REST:
                observe(tables, places, lanes.cells[lane], lanes.asked[lane], lanes.observations[lane])
                list_legal(tables, places, lanes, lane)

    functions: tuple[Any, ...] = (*filter(isfunction, kernel), *encoding_cells.CALLS, observe, list_legal)
    loop: Unvectorised = compiled(look, *functions, packages=SOURCES)
    return loop
