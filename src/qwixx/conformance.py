"""Laws every game keeps. `check_game` plays a game at random and tries each law in every position it meets."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from qwixx import records
from qwixx.play import Play, Streamed, TypedIn
from qwixx.rules import actions, outcomes
from qwixx.rules.actions import Action, Card, GoOn, Mark, Move, Pass, PlayCards, Stop, Take
from qwixx.rules.errors import ActionError, QwixxError, WrongSeat
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import pick
from qwixx.rules.outcomes import Outcome

PREFIXES = 12  # of a record that are folded from its start, which takes as long as each of them is
MOST_OUTCOMES = 36  # of a chance that are all gone through
LONGEST_GAME = 20_000  # events; every turn crosses something or costs a penalty, so a game ends long before


class LawBroken(AssertionError):
    """A game does not keep a law; the text says which and where."""


def check_game(game: Game, games: int = 1, seed: int = 0, every: int = 1, players: range | None = None) -> None:
    """Play some games for every number of players, or for these, and look at every position, or every so many.

    Raises `LawBroken` at the first law that does not hold.
    """
    for seats in players or game.players:
        for number in range(games):
            where = f"{game.id}, {seats} players, seed {seed + number}"
            play = Play.begin(game, seats, TypedIn())
            check_position(game, play.state, Random(seed), f"{where}, before the first event")
            for play in _random_play(game, seats, Random(seed + number)):
                events = len(play.events)
                if (events + number) % every == 0 or play.over:
                    check_position(game, play.state, Random(seed + events), f"{where}, event {events}")
            _expect(play.over, where, "a game always ends")
            *_, again = _random_play(game, seats, Random(seed + number))
            _expect(again.events == play.events, where, "the same seed gives the same game")
            _check_record(play, where)
            _check_end(play, where)
            _check_going_back(play, Random(seed + number), where)


def check_position(game: Game, state: State, rng: Random, where: str = "here") -> None:
    """Try every law that speaks of one position."""
    frozen = hash(state)
    actors = game.actors(state)
    _expect(not (game.over(state) or game.awaits_chance(state)) or not actors, where, "chance acts alone")
    _expect(game.over(state) or game.awaits_chance(state) or bool(actors), where, "somebody is to act")
    for seat in range(state.seats):
        _check_legal(game, state, seat, seat in actors, rng, where)
    _check_commuting(game, state, actors, rng, where)
    _check_views(game, state, rng, where)
    _check_totals(game, state, where)
    _check_outcomes(game, state, rng, where)
    _check_redeal(game, state, rng, where)
    _expect(hash(state) == frozen, where, "a state never changes")
    _expect(all(type(cell) is int for cell in state.cells), where, "a state is whole numbers")


def perft(game: Game, state: State, depth: int, seed: int = 0) -> int:
    """How many sequences of `depth` actions lead on from here; chance comes out as the seed says at every node."""
    while game.awaits_chance(state):
        state = game.chance(state, game.draw(state, Random(seed)))
    if depth == 0 or game.over(state):
        return 1
    seat = game.actors(state)[0]
    return sum(perft(game, game.apply(state, seat, a), depth - 1, seed) for a in game.legal(state, seat))


def _random_play(game: Game, seats: int, rng: Random) -> Iterator[Play]:
    """A play of random actions, after each of its events."""
    play = Play.begin(game, seats, Streamed(rng))
    while not play.over and len(play.events) < LONGEST_GAME:
        if play.awaits_chance:
            play = play.chance()
        else:
            seat = play.waiting[pick(rng, len(play.waiting))]
            legal = play.legal(seat)
            play = play.act(seat, legal[pick(rng, len(legal))])
        yield play


def _expect(holds: bool, where: str, law: str) -> None:
    if not holds:
        raise LawBroken(f"{where}: {law}")


def _check_legal(game: Game, state: State, seat: int, to_act: bool, rng: Random, where: str) -> None:
    """An actor has legal actions, each applies and is read back from its text; everything else is refused."""
    legal = game.legal(state, seat)
    _expect(bool(legal) == to_act, where, "exactly the actors have something legal to do")
    _expect(len(set(legal)) == len(legal), where, "no action is listed twice")
    for action in legal if len(legal) < 30 else rng.sample(legal, 30):
        _expect(isinstance(game.apply(state, seat, action), State), where, f"{action} applies")
        _expect(actions.parse(str(action)) == action, where, f"{action} is read back from its text")
        _expect(game.read(state, seat, str(action)) == action, where, f"{action} can be typed")
    for action in _some_actions(game, rng):
        if action not in legal:
            _expect(_refused(game, state, seat, action, to_act), where, f"{action} is refused")


def _some_actions(game: Game, rng: Random) -> list[Action]:
    """Actions of every kind, most of them illegal wherever one is."""
    numbers = range(1, 14)
    marks = [Mark(colour, number) for colour in (*game.layout.colours, "x") for number in numbers]
    suits = (*game.layout.colours, actions.JOKER)
    played = [Card(rng.choice(suits), rng.choice(numbers)) for _ in range(rng.randint(1, 4))]
    colour = rng.choice(game.layout.colours)
    crossed = tuple(card.number for card in played if rng.random() < 0.5)
    places = tuple(rng.sample(range(5), rng.randint(1, 3)))
    return [
        Pass(),
        GoOn(),
        Stop(),
        *rng.sample(marks, 12),
        Move(rng.randint(0, 6), rng.choice(marks)),
        Take(tuple(rng.choice(numbers) for _ in range(rng.randint(1, 4)))),
        Take(tuple(rng.choice(numbers) for _ in places), places),
        PlayCards(colour, tuple(played), crossed),
        PlayCards(colour, tuple(replace(card, suit=colour) for card in played), crossed),
    ]


def _refused(game: Game, state: State, seat: int, action: Action, to_act: bool) -> bool:
    """Refused with a sentence, or another way to write a legal action (cards in another order)."""
    try:
        after = game.apply(state, seat, action)
    except ActionError as error:
        return len(str(error)) > 10 and (to_act or isinstance(error, WrongSeat) or game.over(state))
    return any(game.apply(state, seat, same) == after for same in game.legal(state, seat))


def _check_commuting(game: Game, state: State, actors: tuple[int, ...], rng: Random, where: str) -> None:
    """The answers of several actors give the same position in any order, and can be taken back until the last."""
    answers = [(seat, rng.choice(game.legal(state, seat))) for seat in actors]
    if len(answers) < 2:
        return
    one_way = other_way = state
    for seat, action in answers:
        one_way = game.apply(one_way, seat, action)
    for seat, action in reversed(answers):
        other_way = game.apply(other_way, seat, action)
    _expect(one_way == other_way, where, "answers commute")
    seat, action = answers[0]
    _expect(game.retract(game.apply(state, seat, action), seat) == state, where, "an answer can be taken back")


def _check_views(game: Game, state: State, rng: Random, where: str) -> None:
    """A view tells nothing hidden: states that differ only in what is hidden look the same, as value and as JSON."""
    for seat in (None, *range(state.seats)):
        view = game.view(state, seat)
        imagined = game.determinize(view, rng)
        same = game.view(imagined, seat)
        _expect(len(imagined.cells) == len(state.cells), where, f"determinize(view) is a state for {seat}")
        _expect(same == view, where, f"view(determinize(view)) == view for {seat}")
        _expect(json.dumps(same.as_json()) == json.dumps(view.as_json()), where, f"the same in JSON for {seat}")
        _expect(game.actors(imagined) == game.actors(state), where, f"the same actors for {seat}")
        if seat is not None:
            _expect(game.legal(imagined, seat) == game.legal(state, seat), where, f"the same choices for {seat}")
    for seat in game.actors(state) if len(game.actors(state)) > 1 else ():
        answered = {
            game.view(game.apply(state, seat, a), other)
            for a in game.legal(state, seat)
            for other in (None, *range(state.seats))
            if other != seat
        }
        _expect(len(answered) == state.seats, where, f"the answer of {seat} stays sealed")
    for seat in game.actors(state):
        _check_observation(game, state, seat, where)


def _check_observation(game: Game, state: State, seat: int, where: str) -> None:
    """What a policy looks at is the position with the hidden cells blank, and what is legal does not depend on them."""
    cells = list(state.cells)
    game.kernel.veil(cells, seat)
    _expect(game.observe(game.view(state, seat)) == cells, where, f"a policy sees what {seat} sees")
    codes = game.codes(cells, seat)
    _expect(codes == game.codes(list(state.cells), seat), where, f"the same codes for {seat}")
    for seed in range(3):
        code = game.kernel.any_code(game.tables, cells, seat, Random(seed), [0] * game.kernel.choices)
        _expect(code == codes[pick(Random(seed), len(codes))], where, f"any code is any of the codes for {seat}")


def _check_totals(game: Game, state: State, where: str) -> None:
    """Points by crosses, less penalties, and whatever else the view shows."""
    view = game.view(state)
    for seat, sheet in enumerate(view.sheets):
        crosses = [len(sheet.crossed(row)) + sheet.has_lock(row) for row in range(len(game.layout.rows))]
        rows = sum(game.layout.points[min(count, len(game.layout.points) - 1)] for count in crosses)
        _expect(sheet.total == rows - game.layout.penalty * sheet.penalties, where, "rows and penalties add up")
        panel = sum(totals[seat] for totals in view.panel)
        playing = not view.panel or view.phase not in ("between", "over")
        bonus = game.tables.bonus[view.pawns[seat]] if view.pawns else 0
        _expect(view.scores[seat] == panel + playing * (sheet.total + bonus), where, "totals add up")
    best = tuple(seat for seat, score in enumerate(view.scores) if score == max(view.scores))
    _expect(game.winners(state) == (best if game.over(state) else ()), where, "the highest total wins")
    _expect((game.ending(state) is not None) == game.over(state), where, "an end has a reason")


def _check_outcomes(game: Game, state: State, rng: Random, where: str) -> None:
    """Chance has outcomes exactly where it is due: the rules accept each, and what they draw is one of them."""
    if not game.awaits_chance(state):
        _expect(_nothing_due(game, state), where, "chance has no outcomes where none is due")
        return
    possible, drawn = game.outcomes(state), game.draw(state, rng)
    things: list[int] = []
    while left := possible.left(things):
        things.append(rng.choice(left))
    outcome = possible.outcome(things)
    _expect(_accepted(game, state, outcome), where, f"the outcome {outcome} is accepted")
    _expect(_shape(drawn) == _shape(outcome), where, f"{drawn} is drawn as {outcome} can be")
    if possible.count <= MOST_OUTCOMES:
        every = dict(possible)
        _expect(sum(every.values()) == 1, where, "the probabilities of chance add up to one")
        _expect(drawn in every, where, f"{drawn} is one of the outcomes")


def _accepted(game: Game, state: State, outcome: Outcome) -> bool:
    try:
        return isinstance(game.chance(state, outcome), State)
    except QwixxError:
        return False


def _shape(outcome: Outcome) -> object:
    """What all outcomes of one chance have in common: the dice that are rolled, the cards that are shuffled."""
    match outcome:
        case outcomes.Roll():
            return [colour for colour, _ in outcome.coloured]
        case outcomes.Shuffle():
            return sorted(outcome.cards)
    return type(outcome)


def _nothing_due(game: Game, state: State) -> bool:
    try:
        game.outcomes(state)
    except QwixxError:
        return True
    return False


def _check_redeal(game: Game, state: State, rng: Random, where: str) -> None:
    """Cards that are dealt anew after going back look the same to everybody, and every hand stays as it was."""
    if not game.redeals or game.awaits_chance(state):
        return
    outcome = game.draw_redeal(state, rng)
    after = game.redeal(state, outcome)
    _expect(outcomes.parse(str(outcome)) == outcome, where, f"{outcome} is read back from its text")
    for seat in (None, *range(state.seats)):
        _expect(game.view(after, seat) == game.view(state, seat), where, f"cards dealt anew look the same to {seat}")
    lying = game.face_down(state), game.face_down(after)
    old, new = (sorted((*(card for card in there.display if card), *there.pile)) for there in lying)
    _expect(old == new, where, "the same cards are dealt anew")


def _check_going_back(play: Play, rng: Random, where: str) -> None:
    """A play goes back to any decision, is told with all that was taken back, and goes on from there."""
    decision = 1 + pick(rng, play.decision)
    back = play.back_to(decision, (0,))
    _expect(back.decision == decision and back.outcomes == play.outcomes, where, f"decision {decision} is due again")
    _expect(back.events[:-1] == play.events, where, "what was taken back stays in the record")
    _check_record(back.go_on(), where)


def _check_record(play: Play, where: str) -> None:
    """A record comes back from both its forms and folds to the same positions."""
    record = play.record([f"Player {seat + 1}" for seat in range(play.state.seats)])
    for written in (records.to_text(record), records.to_json(record)):
        _expect(records.parse(written) == record, where, "a record round-trips")
    _expect(records.fold(record) == play.state, where, "a record folds to the end")
    _expect(Play.of(play.game, play.state.seats, play.source, play.events) == play, where, "and is the same play")
    apart = max(7, len(play.events) // PREFIXES)
    for number, state in islice(enumerate(records.states(record)), 0, None, apart):
        _expect(records.fold(record, number) == state, where, "a prefix folds to its position")
    for event in play.events:
        if isinstance(event, outcomes.Outcome):
            _expect(outcomes.parse(str(event)) == event, where, f"{event} is read back from its text")


def _check_end(play: Play, where: str) -> None:
    """After the end there is no chance."""
    try:
        play.game.draw(play.state, Random(0))
    except QwixxError:
        return
    raise LawBroken(f"{where}: no chance after the end")
