"""The review of a game: luck and skill add up, what was taken back does not count, and each decision has its cost."""

from pathlib import Path

import pytest

from qwixx.games import game
from qwixx.play import Fair, Play
from qwixx.players import player
from qwixx.records import Act, Record, fold, lasting, parse, states
from qwixx.review import ADVISER, GRADES, Progress, Review, review, review_json, reviewing
from qwixx.review.adviser import Adviser
from qwixx.review.grades import CHANCES, POINTS
from qwixx.rules.actions import Action, GoOn, Stop
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.stream import Stream
from tests.golden_games import FOLDER, KINDS
from tests.review.games import EVERY_GOLDEN, golden, reviewed
from tests.soak import sample

EXACT = 1e-9


def played(book: Game, seats: int, bot: str = "greedy:4", decisions: int = 10**6) -> Play:
    """A game between bots, or its beginning."""
    play = Play.begin(book, seats, Fair("5" * 64)).go_on()
    bots = [player(bot, Stream(1, seat)) for seat in range(seats)]
    while not play.over and play.decision < decisions:
        seat = play.waiting[0]
        play = play.act(seat, bots[seat].choose(play.view(seat), play.legal(seat))).go_on()
    return play


def names(seats: int) -> tuple[str, ...]:
    """Names for so many."""
    return ("Ada", "Ben", "Cleo", "Dora", "Eli", "Fay", "Gus", "Hana")[:seats]


def check_sums(found: Review) -> None:
    """The sum rule: for every seat start, luck, own and others' decisions make the result."""
    for one in found.players:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.result, abs=EXACT)
    total = sum(found.start)
    if found.measure == "win":
        assert total == pytest.approx(1, abs=EXACT)
        for step in found.steps:
            assert sum(step.values) == pytest.approx(1, abs=EXACT)
            assert sum(step.effect) == pytest.approx(0, abs=EXACT)


@pytest.mark.parametrize("file", sample(EVERY_GOLDEN, *(FOLDER / f"{kind}.txt" for kind in KINDS)), ids=str)
def test_luck_and_skill_and_the_start_add_up_to_the_result(file: Path) -> None:
    record = parse(file.read_bytes())
    found = reviewed(record)
    check_sums(found)
    state = fold(record)
    winners = record.game.winners(state)
    assert found.over == record.game.over(state)
    if found.over:
        shares = [(seat in winners) / len(winners) for seat in range(state.seats)]
        assert list(found.result) == pytest.approx(shares, abs=EXACT)
    assert found.start == (1 / state.seats,) * state.seats


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_that_stands_is_a_step(kind: str) -> None:
    found, record = reviewed(golden(kind)), golden(kind)
    told = [step.event for step in found.steps if step.kind != "luck"]
    chance = () if record.game.descriptor.cards else range(len(record.events))
    acts = [place for place, event in enumerate(record.events) if isinstance(event, Act) or place in chance]
    assert told == acts
    values = found.start
    for step in found.steps:
        assert step.values == pytest.approx([was + by for was, by in zip(values, step.effect, strict=True)], abs=EXACT)
        values = step.values


@pytest.mark.parametrize("kind", KINDS)
def test_a_cost_is_never_below_nothing_and_has_its_grade(kind: str) -> None:
    found = reviewed(golden(kind))
    for step in found.steps:
        if step.kind != "decision":
            assert step.cost is None
            continue
        assert step.cost is None or step.cost >= 0
        if step.cost:
            assert step.text != str(step.best)
            assert step.text in [str(choice.action) for choice in step.choices]
        legal = record_legal(found, step.due, step.seat or 0)
        assert (len(legal) > 1) or step.cost is None
    for one in found.players:
        costs = [step.cost for step in found.steps if step.seat == one.seat and step.cost is not None]
        assert one.decisions == len(costs)
        assert one.cost == pytest.approx(sum(costs))
        worst = [found.steps[place].cost for place in one.mistakes]
        assert worst == sorted((cost for cost in costs if cost >= CHANCES.inaccuracy), reverse=True)[:3]


def record_legal(found: Review, due: int, seat: int) -> tuple[object, ...]:
    """What was legal in a decision of a reviewed game."""
    return found.record.game.legal(fold(found.record, due), seat)


def test_who_always_does_the_best_has_lost_nothing() -> None:
    found = review(played(game("classic"), 2, ADVISER).record(names(2)))
    for one in found.players:
        assert (one.cost, one.accuracy, one.mistakes) == (0, 100, ())
        assert one.own == pytest.approx(0, abs=1e-6)
        assert one.grades["best"] == one.decisions > 10


def test_the_effect_of_sealed_answers_does_not_depend_on_who_answered_first() -> None:
    """The answers of one action move together what the action moved."""
    record = played(game("classic"), 3).record(names(3))
    turned = []
    for one in lasting(record):
        turned.append(one.event)
        together = isinstance(one.event, Act) and one.before.phase == "white" and not record.game.answered(one.after)
        if together:
            turned[-3:] = turned[-1:-4:-1]
    other = review(Record(record.game, record.names, events=tuple(turned)))
    found = review(record)
    check_sums(other)
    assert other.result == found.result
    assert [one.luck for one in other.players] == pytest.approx([one.luck for one in found.players])
    assert [one.cost for one in other.players] == [one.cost for one in found.players]


# -- going back --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "board", "cards"])
def test_what_was_taken_back_is_not_reviewed(name: str) -> None:
    book = game(name)
    straight = played(book, 2, decisions=12)
    back = straight.back_to(7, (0,)).go_on()
    found = review(back.record(names(2)))
    check_sums(found)
    stands = [one.place for one in lasting(back.record(names(2)))]
    assert max(step.event for step in found.steps) < straight.decisions[6] == len(stands)
    went_on = played_on(back)
    again = review(went_on.record(names(2)))
    check_sums(again)
    gone = set(range(straight.decisions[6], len(straight.events) + 1))
    assert not gone & {step.event for step in again.steps}
    assert again.over


def played_on(play: Play) -> Play:
    """A game to its end."""
    while not play.over:
        seat = play.waiting[0]
        play = play.act(seat, player("greedy", Stream(2)).choose(play.view(seat), play.legal(seat))).go_on()
    return play


def test_the_events_that_stand_are_those_of_a_game_without_going_back() -> None:
    play = played(game("classic"), 2, decisions=9)
    before = [one.event for one in lasting(play.back_to(4).record(names(2)))]
    assert before == list(play.events[: play.decisions[3]])
    assert [one.event for one in lasting(play.record(names(2)))] == list(play.events)


# -- unfinished, alone, a match ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "cards", "deluxe"])
def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_is_settled(name: str) -> None:
    play = played(game(name), 3, decisions=15)
    seat = play.waiting[0]
    sealed = play.act(seat, play.legal(seat)[0])
    found = review(play.record(names(3)))
    check_sums(found)
    assert not found.over
    if sealed.game.answered(sealed.state):
        assert review(sealed.record(names(3))).steps == found.steps


def test_before_anything_has_happened_all_have_the_same_chance() -> None:
    found = review(Record(game("classic"), names(4)))
    assert (found.start, found.result, found.steps) == ((0.25,) * 4, (0.25,) * 4, ())
    assert [one.accuracy for one in found.players] == [None] * 4


def test_alone_everything_is_in_points() -> None:
    play = played(game("classic"), 1)
    found = review(play.record(names(1)))
    check_sums(found)
    assert found.measure == "points"
    assert found.result == tuple(map(float, play.game.scores(play.state)))
    assert review_json(found)["thresholds"] == POINTS.thresholds


def test_in_a_match_the_chance_is_to_win_the_match() -> None:
    found = reviewed(golden("deluxe"))
    first_game = next(place for place, step in enumerate(found.steps) if step.phase == "between")
    assert all(0 <= value < 1 for value in found.steps[first_game].values)
    assert sorted(found.result)[-1] == 1


@pytest.mark.parametrize("answer", [GoOn(), Stop()])
def test_who_is_behind_loses_by_agreeing_to_stop(answer: Action) -> None:
    """Who leads would stop; so it is the answer of who is behind that counts, and the sums are right either way."""
    play = played(game("deluxe", games=2), 2)
    until = next(n for n, state in enumerate(states(play.record(names(2)))) if state.phase == "between")
    record = Record(play.game, names(2), events=tuple(play.events[:until]))
    scores = record.game.scores(fold(record))
    behind = scores.index(min(scores))
    answers = tuple(Act(seat, answer if seat == behind else Stop()) for seat in range(2))
    found = review(Record(play.game, names(2), events=(*record.events, *answers)))
    check_sums(found)
    ahead, chances = [step for step in found.steps if step.seat != behind][-1], found.steps[-3].values
    step = next(step for step in found.steps[-2:] if step.seat == behind)
    assert ahead.cost == pytest.approx(0)
    if answer == GoOn():
        assert (step.cost, found.result) == (0, chances)
    else:
        assert step.cost == pytest.approx(chances[behind], abs=1e-6)
        assert found.result[behind] == 0


# -- the adviser -------------------------------------------------------------------------------------------------------


def test_nothing_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[State] = []
    judged = Adviser.judged

    def counted(adviser: Adviser, state: State) -> tuple[float, ...]:
        asked.append(state)
        return judged(adviser, state)

    monkeypatch.setattr(Adviser, "judged", counted)
    review(golden("classic"))
    assert len(asked) == len(set(asked)) > 20


def test_who_cannot_judge_positions_cannot_review() -> None:
    with pytest.raises(SetupError, match=r"^The player random cannot judge positions of classic\.$"):
        review(golden("classic"), "random")


def test_progress_goes_up_and_ends_with_the_review() -> None:
    record = golden("classic")
    *progress, found = reviewing(record)
    assert isinstance(found, Review)
    done = [one.done for one in progress if isinstance(one, Progress)]
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] == len(record.events)


# -- grades ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0, "best"),
        (0.0019, "best"),
        (0.002, "good"),
        (0.01, "inaccuracy"),
        (0.03, "mistake"),
        (0.08, "blunder"),
        (1, "blunder"),
    ],
)
def test_a_grade_begins_at_its_threshold(cost: float, grade: str) -> None:
    assert CHANCES.grade(cost) == grade
    assert grade in GRADES


def test_accuracy_is_halved_by_what_the_scale_says() -> None:
    assert CHANCES.accuracy([]) is None
    assert CHANCES.accuracy([0, 0]) == 100
    assert CHANCES.accuracy([0.05]) == pytest.approx(50)
    assert CHANCES.accuracy([0, 0.1]) == pytest.approx(62.5)
    assert POINTS.accuracy([2.5]) == pytest.approx(50)
