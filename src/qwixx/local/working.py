"""What is due by itself: the bots, the clock, advice, reviews. One piece at a time, so that nobody waits for long."""

from dataclasses import replace

from qwixx.local.desk import Desk
from qwixx.local.house import House, Live, Needs
from qwixx.local.reviewing import Reviews
from qwixx.records import Act
from qwixx.review import ADVISER
from qwixx.tables import protocol
from qwixx.tables.going_on import by_clock, played
from qwixx.tables.hearing import FAILED, error
from qwixx.tables.thinking import advise, choose


def due(house: House, reviews: Reviews, now: int) -> float | None:
    """Milliseconds until something is to be done; nothing if there is nothing."""
    if house.questions or reviews.due or any(live.table.bots_to_act for live in house.tables.values()):
        return 0
    left = [deadline - now for live in house.tables.values() if (deadline := _deadline(live)) is not None]
    return max(0, min(left)) if left else None


def _deadline(live: Live) -> int | None:
    """When the clock answers, at a table where somebody is."""
    return live.table.deadline if live.told.seats or live.told.watchers else None


def work(desk: Desk, reviews: Reviews) -> None:
    """One piece of what is due; what waits for a network that does not come keeps nothing else waiting."""
    house = desk.house
    tables = sorted(house.tables.values(), key=lambda live: live.used_at, reverse=True)
    lacked: Needs | None = None
    for live in tables:
        if live.table.bots_to_act:
            try:
                _decide(desk, desk.live(live.table.code))
                return
            except Needs as needs:
                if not desk.lacking.issuperset(needs.what):
                    raise
                lacked = needs
    for live in tables:
        deadline = _deadline(live)
        if deadline is not None and deadline <= desk.now:
            live = desk.live(live.table.code)
            if live.table.deadline == deadline:
                desk.append(live, by_clock(live.table))
            return
    if house.questions:
        _advise(desk)
    elif reviews.due:
        reviews.work()
    elif lacked:
        raise lacked


def _decide(desk: Desk, live: Live) -> None:
    """Let one more bot decide; what all of them have decided is one entry."""
    table = live.table
    code, bots = table.code, table.bots_to_act
    known = live.chosen if live.of is not None and live.of.settled == table.settled else ()
    chosen = [act for act in known if act.seat in bots]
    undecided = [seat for seat in bots if seat not in {act.seat for act in chosen}]
    if undecided:
        seat, (game, state) = undecided[0], table.playing
        level = table.seats[seat].bot
        if level == ADVISER:
            desk.need_network(game, len(table.seats))
        chosen.append(Act(seat, choose(game, state, seat, level)))
    if len(undecided) > 1 or not bots:
        desk.house.tables[code] = replace(live, chosen=tuple(chosen), of=table)
        return
    desk.append(replace(live, chosen=(), of=None), played(table, sorted(chosen, key=lambda act: bots.index(act.seat))))


def _advise(desk: Desk) -> None:
    """Answer the first who waits for advice."""
    question, *rest = desk.house.questions
    desk.house.questions = tuple(rest)
    game, state = question.table.playing
    request = question.request
    desk.need_network(game, len(question.table.seats))
    try:
        choices = advise(game, state, request.seat)
    except Exception:
        desk.send(question.wire, error(FAILED, request.id))
        return
    advice = protocol.Advice(request.id, request.seat, choices[0].action, choices)
    desk.send(question.wire, protocol.encode(advice))
