"""Chance that people enter: called sums, corrections, and the record that says so."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.arena.play import check_playing
from qwixx.encoding import Encoding
from qwixx.fairness import verify
from qwixx.games import GAMES, descriptor, game, with_real_cards
from qwixx.play import Fair, Play, Streamed, TypedIn
from qwixx.positions import parse as read_position
from qwixx.positions import state_text
from qwixx.records import Act, Back, Correction, Record, fold, lasting, parse, to_json, to_text
from qwixx.review import hint, review
from qwixx.rules.actions import Mark, Pass
from qwixx.rules.errors import ActionError, GameOver, IllegalAction, IllegalOutcome, RecordError, SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.outcomes import Call, First, Outcome, Roll
from qwixx.tables.reviewed import told
from tests.recorded_games import NAMES, at_a_table, recorded
from tests.soak import examples

CLASSIC = game("classic")
DICE_GAMES = [name for name in GAMES if descriptor(name).dice]
KEPT_GAMES = [*DICE_GAMES, "cards"]
COLOURED = (("r", 3), ("y", 2), ("g", 6), ("b", 6))
FIVE, SEVEN = Roll((1, 4), COLOURED), Roll((3, 4), COLOURED)


def begun(*outcomes: Outcome, seats: int = 2) -> Play:
    """A play of the original whose first player begins, after these outcomes."""
    return Play.of(CLASSIC, seats, TypedIn(), (First(0), *outcomes))


def kept(play: Play) -> Record:
    """The record of a play, read again from both of its forms."""
    record = play.record(NAMES[: play.state.seats])
    assert parse(to_text(record)) == parse(to_json(record)) == record
    assert fold(record) == play.state
    return record


# -- only the white sum is called --------------------------------------------------------------------------------------


def test_the_called_sum_is_for_everybody_as_the_white_dice_would_be() -> None:
    called, rolled = begun(Call(5)), begun(FIVE)
    assert [called.legal(seat) for seat in (0, 1)] == [rolled.legal(seat) for seat in (0, 1)]
    assert called.view().whites == (5,)
    assert called.view().coloured == ()


@pytest.mark.parametrize("total", range(2, 13))
def test_after_a_called_sum_the_second_action_is_what_some_dice_could_give(total: int) -> None:
    called = begun(Call(total)).act(0, Pass()).act(1, Pass())
    dice = range(1, 7)
    possible = {
        action
        for first in dice
        for face in dice
        if 1 <= total - first <= 6
        for action in begun(Roll((first, total - first), tuple((c, face) for c in "rygb")))
        .act(0, Pass())
        .act(1, Pass())
        .legal(0)
    }
    assert {*called.legal(0)} == possible


def test_a_die_that_has_left_gives_nothing_after_a_called_sum() -> None:
    position = read_position("classic; roll 9 1; sheets r2 r3 r4 r5 r6 r12 | -")
    state = CLASSIC.chance(position.state, Call(7))
    for seat in (0, 1):
        state = CLASSIC.apply(state, seat, Pass())
    assert {action.colour for action in CLASSIC.legal(state, 0) if isinstance(action, Mark)} == {*"ygb"}


@pytest.mark.parametrize("number", [0, 1, 13, 99])
def test_two_dice_do_not_give_every_sum(number: int) -> None:
    with pytest.raises(IllegalOutcome, match="2 to 12"):
        begun(Call(number))


def test_a_number_that_no_dice_give_is_refused_by_its_rule() -> None:
    play = begun(Call(2)).act(0, Pass()).act(1, Pass())
    with pytest.raises(IllegalAction) as refused:
        play.act(0, Mark("r", 9))
    assert refused.value.rule == "white-and-colour"


@given(st.sampled_from(DICE_GAMES), st.integers(2, 4), st.integers(0, 2**32))
@examples(15)
def test_a_position_with_a_called_sum_can_be_written_and_read(name: str, seats: int, seed: int) -> None:
    book, rng = game(name), Random(seed)
    state = book.start(seats)
    for _ in range(60):
        state = _advance(book, state, rng)
        if not book.over(state):
            assert read_position(state_text(book, state)) == (book, state)
            for seat in range(seats):
                view = book.view(state, seat)
                assert book.view(book.determinize(view, rng), seat) == view


def _advance(book: Game, state: State, rng: Random) -> State:
    """One event further; of a roll only the sum is called."""
    if book.over(state):
        return state
    if book.awaits_chance(state):
        drawn = book.draw(state, rng)
        return book.chance(state, Call(sum(drawn.whites)) if isinstance(drawn, Roll) else drawn)
    seat = rng.choice(book.actors(state))
    return book.apply(state, seat, rng.choice(book.legal(state, seat)))


# -- corrections -------------------------------------------------------------------------------------------------------


def test_a_corrected_roll_stands_in_the_place_of_the_other() -> None:
    play = begun(FIVE).correct(SEVEN)
    assert play.state == begun(SEVEN).state
    assert play.decision == 1
    assert play.events == (First(0), FIVE, Correction(SEVEN))


def test_what_was_done_since_is_taken_back_and_stays_in_the_record() -> None:
    play = begun(FIVE).act(0, Mark("r", 5)).act(1, Pass()).correct(SEVEN)
    assert play.state == begun(SEVEN).state
    assert len(kept(play).events) == 5
    assert [one.event for one in lasting(kept(play))] == [First(0), SEVEN]


def test_answers_that_are_still_sealed_are_dropped() -> None:
    assert begun(FIVE).act(1, Mark("r", 5)).correct(SEVEN).events == (First(0), FIVE, Correction(SEVEN))


def test_a_roll_can_be_corrected_until_the_next_one() -> None:
    done = begun(FIVE).act(0, Mark("r", 5)).act(1, Pass()).act(0, Pass())
    assert done.awaits_chance
    assert done.correct(SEVEN).state == begun(SEVEN).state
    again = done.after(FIVE).correct(SEVEN)
    assert again.state == done.after(SEVEN).state


def test_who_begins_can_be_corrected_with_the_first_roll() -> None:
    assert begun().correct(First(1)).state == Play.of(CLASSIC, 2, TypedIn(), (First(1),)).state
    play = begun(FIVE).act(1, Pass()).correct(First(1))
    assert (play.state.active, play.awaits_chance, play.decision) == (1, True, 0)
    after = play.after(SEVEN)
    assert after.decision == 1
    kept(after.act(0, Pass()).act(1, Pass()).back_to(1))


def test_who_began_cannot_be_corrected_any_more_in_the_second_turn() -> None:
    play = begun(FIVE).act(0, Pass()).act(1, Pass()).act(0, Pass()).after(SEVEN)
    with pytest.raises(IllegalOutcome, match="Nothing was entered last"):
        play.correct(First(1))


def test_after_going_back_the_roll_of_that_turn_can_be_corrected() -> None:
    play = begun(FIVE)
    for _ in range(10):  # more decisions than lie between two that a play keeps
        play = play.act(0, Pass()).act(1, Pass())
        play = play.act(play.state.active, play.legal(play.state.active)[-1]).after(SEVEN)
    back = play.back_to(3, (0, 1))
    corrected = back.correct(FIVE)
    assert corrected.decision == 3
    assert corrected.view().whites == FIVE.whites
    assert corrected.view().turn == back.view().turn
    kept(corrected)


def test_only_what_people_entered_can_be_corrected() -> None:
    play = Play.begin(CLASSIC, 2, Fair("0123456789abcdef" * 4)).go_on()
    with pytest.raises(IllegalOutcome, match="Only what people have entered"):
        play.correct(SEVEN)


def test_nothing_can_be_corrected_before_anything_is_entered_nor_after_the_end() -> None:
    with pytest.raises(IllegalOutcome, match="Nothing was entered"):
        Play.begin(CLASSIC, 2, TypedIn()).correct(First(0))
    over = _fed(CLASSIC, 2, recorded("classic", 2, 1))
    with pytest.raises(GameOver):
        over.correct(SEVEN)


def test_a_correction_is_refused_as_an_outcome_would_be() -> None:
    play = begun(FIVE)
    for wrong in (Roll((0, 4), COLOURED), Roll((3, 7), COLOURED), Roll((3, 4), COLOURED[1:])):
        with pytest.raises(IllegalOutcome):
            play.correct(wrong)
    assert play.state == begun(FIVE).state


@given(st.sampled_from(KEPT_GAMES), st.integers(2, 4), st.integers(0, 2**32))
@examples(25)
def test_wherever_corrections_are_made_record_and_play_agree(name: str, seats: int, seed: int) -> None:
    rng, book = Random(seed), with_real_cards(game(name, **({"games": 2} if name == "deluxe" else {})))
    play, drawn = Play.begin(book, seats, TypedIn()), Streamed(rng)
    for _ in range(90):
        if play.over:
            break
        if play.outcomes and rng.random() < 0.15:
            play = _corrected(play, drawn)
        elif play.decision > 1 and rng.random() < 0.05:
            play = play.back_to(rng.randint(1, play.decision), tuple(range(seats)))
        elif play.awaits_chance:
            outcome = drawn.outcome(book, play.state, 0)
            play = play.after(Call(sum(outcome.whites)) if isinstance(outcome, Roll) and seed % 3 == 0 else outcome)
        else:
            seat = rng.choice(play.waiting)
            play = play.act(seat, rng.choice(play.legal(seat)))
    record = kept(play)
    stands = lasting(record)
    assert stands[-1].after == play.state if stands else not record.events
    assert all(before.after == after.before for before, after in pairwise(stands))
    again = Play.of(book, seats, TypedIn(), record.events)
    assert (again.state, again.decision, again.lately) == (play.state, play.decision, play.lately)
    for decision in {1, play.decision // 2, play.decision} - {0}:
        kept(play.back_to(decision))


def _corrected(play: Play, drawn: Streamed) -> Play:
    before = play.lately[-1].state
    return play.correct(drawn.outcome(play.game, before, 0))


# -- the record --------------------------------------------------------------------------------------------------------


def test_a_record_says_that_its_chance_was_entered() -> None:
    record = kept(begun(FIVE))
    assert record.entered
    assert "chance: entered by people" in to_text(record).split("\n")
    assert '"chance": "entered by people"' in to_json(record)
    assert verify(record).finding == "entered"
    assert not verify(record).fits


def test_records_without_the_line_are_read_and_written_as_before() -> None:
    record = Play.begin(CLASSIC, 2, Fair("0123456789abcdef" * 4)).go_on().record(NAMES[:2])
    assert "chance" not in to_text(record)
    assert "chance" not in to_json(record)
    assert not parse(to_text(record)).entered


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("chance: fair", "chance is 'entered by people'"),
        ("chance: entered by people\nseed: " + "0" * 64, "no commitment, seed, promise or salt"),
        ("chance: entered by people\ncommitment: " + "0" * 64, "no commitment, seed, promise or salt"),
    ],
)
def test_a_record_cannot_prove_what_people_entered(line: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        parse(f"qwixx record 1\ngame: classic\nrules: 2\n{line}\nseat 1: A\nseat 2: B\n\nfirst 1\n")


@pytest.mark.parametrize("event", ["call 7", "correct first 2"])
def test_dice_of_a_program_are_neither_called_nor_corrected(event: str) -> None:
    text = f"qwixx record 1\ngame: classic\nrules: 2\nseat 1: A\nseat 2: B\n\nfirst 1\n{event}\n"
    with pytest.raises(RecordError, match="chance: entered by people"):
        parse(text)
    assert parse(text.replace("seat 1", "chance: entered by people\nseat 1")).entered


# -- a kept game ends as the record whose dice it was fed --------------------------------------------------------------


def _fed(book: Game, seats: int, record: Record) -> Play:
    """A play whose dice are those of a record, typed in one after the other, and its actions."""
    play = Play.begin(book, seats, TypedIn())
    for event in record.events:
        match event:
            case Act(seat, action):
                play = play.act(seat, action)
            case Back(decision, by):
                play = play.back_to(decision, by)
            case _:
                assert play.awaits_chance
                play = play.after(event)
    return play


@given(st.sampled_from(DICE_GAMES), st.integers(2, 4), st.integers(0, 2**32))
@examples(20)
def test_a_play_with_the_dice_of_a_record_ends_exactly_as_the_record(name: str, seats: int, seed: int) -> None:
    record = recorded(name, seats, seed)
    play = _fed(record.game, seats, record)
    assert play.over
    assert play.events == record.events
    assert play.state == fold(record)
    assert play.game.scores(play.state) == record.game.scores(fold(record))


@given(st.sampled_from(["cards", "cards-jokers"]), st.integers(2, 5), st.integers(0, 2**32))
@examples(20)
def test_real_cards_with_the_numbers_and_crosses_of_a_record_end_exactly_as_the_record(
    name: str, seats: int, seed: int
) -> None:
    record = recorded(name, seats, seed)
    play = Play.of(with_real_cards(record.game), seats, TypedIn(), at_a_table(record))
    assert play.over
    ours, theirs = play.view(), record.game.view(fold(record))
    assert ours.sheets == theirs.sheets
    assert (ours.scores, ours.turn, ours.active, ours.ending) == (
        theirs.scores,
        theirs.turn,
        theirs.active,
        theirs.ending,
    )
    assert play.game.winners(play.state) == record.game.winners(fold(record))
    kept(play)


# -- the review --------------------------------------------------------------------------------------------------------


def test_a_turn_of_which_only_the_sum_was_called_is_luck_and_judges_nobody() -> None:
    play = begun(Call(5)).act(0, Pass()).act(1, Mark("b", 5)).act(0, Mark("r", 7))
    play = play.after(FIVE).act(0, Pass()).act(1, Pass()).act(1, Pass()).after(Call(9)).act(0, Pass())
    found = review(kept(play))
    assert [(step.kind, step.seat) for step in found.steps] == [
        ("chance", None),
        ("luck", None),
        ("chance", None),
        ("decision", 0),
        ("decision", 1),
        ("decision", 1),
    ]
    for player in found.players:
        assert player.start + player.luck + player.own + player.others == pytest.approx(player.result)


@given(st.integers(2, 4), st.integers(0, 2**32))
@examples(5)
def test_real_cards_judge_nobody_and_show_the_course_of_the_points(seats: int, seed: int) -> None:
    record = recorded("cards", seats, seed)
    play = Play.of(with_real_cards(record.game), seats, TypedIn(), at_a_table(record))
    found = review(kept(play))
    assert found.measure == "course"
    assert [step.turn for step in found.steps] == list(range(1, play.state.turn + 1))
    assert {(step.kind, step.seat, step.cost) for step in found.steps} == {("luck", None, None)}
    assert found.steps[-1].values == play.game.scores(play.state) == found.result
    assert all(player.accuracy is None and not player.mistakes for player in found.players)
    assert told(found).measure == "course"


def test_no_program_plays_what_it_does_not_see() -> None:
    real = with_real_cards(game("cards"))
    with pytest.raises(SetupError, match="only people play"):
        check_playing(real, 2, ["random", "random"], 1)
    with pytest.raises(SetupError, match="people only"):
        Encoding(real, 2)
    play = Play.of(real, 2, TypedIn(), (First(0), Call(7)))
    with pytest.raises(SetupError, match="no hint"):
        hint(play.view(0), play.legal(0))


def test_a_step_back_past_an_answer_needs_it_to_be_unsealed() -> None:
    with pytest.raises(ActionError, match="sealed"):
        begun(FIVE).act(0, Pass()).after(Correction(SEVEN))
