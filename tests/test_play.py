"""`Play`, a game while it is played: its events, what is settled, taking back, going back, where chance comes from."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from qwixx.fairness import Draws, chance_key, commitment, promise, verify
from qwixx.games import GAMES, game
from qwixx.play import Chance, Fair, OfTheDay, Play, Streamed, TypedIn
from qwixx.records import Act, Back, fold, parse, to_json, to_text
from qwixx.rules.actions import GoOn, Mark, Pass, Stop
from qwixx.rules.errors import ActionError, IllegalAction, IllegalOutcome, RecordError, SetupError, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.outcomes import First, Redeal, Roll, Shuffle

CLASSIC = game("classic")
SEED = "0123456789abcdef" * 4
ROLL = Roll((1, 4), (("r", 3), ("y", 2), ("g", 6), ("b", 6)))


def begun(source: Chance | None = None, seats: int = 3) -> Play:
    """A play of the original in which everybody is to answer the white sum, five."""
    play = Play.begin(CLASSIC, seats, source or TypedIn())
    return play.after(First(0)).after(ROLL)


def played(name: str, source: Chance, seats: int = 2, seed: int = 1) -> Play:
    """A play to its end whose players choose at random."""
    play, rng = Play.begin(game(name), seats, source).go_on(), Random(seed)
    while not play.over:
        seat = rng.choice(play.waiting)
        play = play.act(seat, rng.choice(play.legal(seat))).go_on()
    return play


# -- what happens ------------------------------------------------------------------------------------------------------


def test_a_play_begins_before_anything_has_happened() -> None:
    play = Play.begin(CLASSIC, 2, TypedIn())
    assert (*play.events, play.outcomes, play.decisions, play.decision, play.settled) == (0, (), 0, 0)
    assert (play.state, play.awaits_chance, play.waiting, play.over) == (CLASSIC.start(2), True, (), False)


def test_every_event_is_a_value_of_its_type() -> None:
    play = begun().act(1, Mark("y", 5))
    assert play.events == (First(0), ROLL, Act(1, Mark("y", 5)))
    assert play.outcomes == 2
    assert play.state == CLASSIC.apply(
        CLASSIC.chance(CLASSIC.chance(CLASSIC.start(3), First(0)), ROLL), 1, Mark("y", 5)
    )


def test_a_play_is_a_value() -> None:
    play = begun()
    before = (play.state, play.events, play.decisions)
    after = play.act(0, Pass())
    assert after is not play
    assert (play.state, play.events, play.decisions) == before


def test_a_play_says_briefly_what_it_is() -> None:
    assert repr(begun()) == "<Play of classic: 2 events, white>"


def test_an_event_against_the_rules_changes_nothing() -> None:
    play = begun()
    with pytest.raises(IllegalAction):
        play.act(0, Mark("r", 6))
    with pytest.raises(IllegalOutcome):
        play.after(ROLL)
    with pytest.raises(WrongSeat):
        play.act(3, Pass())
    assert play == begun()


def test_a_play_of_events_is_the_play_that_they_made() -> None:
    play = begun().act(0, Mark("r", 5)).act(2, Pass())
    assert Play.of(CLASSIC, 3, play.source, play.events) == play


def test_a_seat_sees_and_may_do_what_the_game_says() -> None:
    play = begun().act(0, Mark("r", 5))
    assert play.view(1) == CLASSIC.view(play.state, 1)
    assert play.view() == CLASSIC.view(play.state)
    assert play.legal(1) == CLASSIC.legal(play.state, 1)
    assert play.waiting == (1, 2)


# -- what is settled, and decisions ------------------------------------------------------------------------------------


def test_sealed_answers_are_not_settled() -> None:
    play = begun()
    assert play.settled == 2
    play = play.act(2, Pass()).act(0, Mark("r", 5))
    assert (len(play.events), play.settled) == (4, 2)
    play = play.act(1, Pass())
    assert (len(play.events), play.settled) == (5, 5)


def test_a_decision_is_due_until_all_have_answered() -> None:
    play = begun()
    assert (play.decision, play.decisions) == (1, (2,))
    play = play.act(0, Pass()).act(1, Pass())
    assert play.decision == 1
    play = play.act(2, Pass())
    assert (play.decision, play.decisions) == (2, (2, 5))
    play = play.act(0, Mark("b", 10))
    assert (play.decision, play.awaits_chance) == (2, True)
    play = play.after(ROLL)
    assert (play.decision, play.decisions) == (3, (2, 5, 7))


def test_a_reply_to_a_lock_is_a_decision_of_its_own() -> None:
    play = locking()
    assert (play.state.phase, play.waiting) == ("reply", (1,))
    assert play.settled == len(play.events)
    assert play.decisions[-1] == len(play.events)
    decision = play.decision
    assert play.act(1, Mark("r", 12)).decision == decision + 1


def locking() -> Play:
    """Two seats cross red 2 to 6; then the first locks red and the second passes."""
    play = Play.begin(CLASSIC, 2, TypedIn()).after(First(0))
    for turn, number in enumerate(range(2, 7)):
        play = play.after(Roll((1, number - 1), (("r", 1), ("y", 1), ("g", 1), ("b", 1))))
        play = play.act(0, Mark("r", number)).act(1, Mark("r", number)).act(turn % 2, Pass())
    play = play.after(Roll((6, 6), (("r", 1), ("y", 1), ("g", 1), ("b", 1))))
    return play.act(0, Mark("r", 12)).act(1, Pass())


# -- taking back and going back ----------------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_as_if_it_had_not_been_given() -> None:
    play = begun().act(0, Mark("r", 5))
    assert play.act(2, Mark("g", 5)).retract(2) == play
    back = play.act(2, Mark("g", 5)).retract(0)
    assert back == begun().act(2, Mark("g", 5))
    assert back.act(0, Pass()).events[2:] == (Act(2, Mark("g", 5)), Act(0, Pass()))


def test_an_answer_is_given_and_taken_back_any_number_of_times() -> None:
    play = begun()
    for _ in range(3):
        play = play.act(1, Pass()).retract(1)
    assert play == begun()


def test_what_is_settled_cannot_be_taken_back() -> None:
    play = begun().act(0, Pass()).act(1, Pass()).act(2, Pass())
    for seat in range(3):
        with pytest.raises(WrongSeat, match="no sealed answer"):
            play.retract(seat)


def test_a_reply_can_be_taken_back() -> None:
    play = Play.begin(CLASSIC, 3, TypedIn()).after(First(0))
    for turn, number in enumerate(range(2, 7)):
        play = play.after(Roll((1, number - 1), (("r", 1), ("y", 1), ("g", 1), ("b", 1))))
        for seat in range(3):
            play = play.act(seat, Mark("r", number))
        play = play.act(turn % 3, Pass())
    play = play.after(Roll((6, 6), (("r", 1), ("y", 1), ("g", 1), ("b", 1))))
    play = play.act(0, Mark("r", 12)).act(1, Pass()).act(2, Pass())
    assert play.act(2, Mark("r", 12)).retract(2) == play
    with pytest.raises(WrongSeat):
        play.act(2, Mark("r", 12)).retract(0)


def test_a_play_goes_back_to_any_earlier_decision() -> None:
    play = locking()
    seen = {}
    part = Play.begin(CLASSIC, 2, TypedIn())
    for event in play.events:
        part = part.after(event)
        if not part.awaits_chance and part.settled == len(part.events):
            seen[part.decision] = part
    assert sorted(seen) == list(range(1, play.decision + 1))
    for decision, then in seen.items():
        back = play.back_to(decision, (0, 1))
        assert (back.state, back.decisions, back.waiting) == (then.state, then.decisions, then.waiting)
        assert back.events == (*play.events, Back(decision, (0, 1)))
        assert play.as_it_was(decision) == then


def test_going_back_to_the_decision_that_is_due_drops_the_sealed_answers() -> None:
    play = begun().act(0, Pass()).act(1, Mark("y", 5))
    assert play.as_it_was(1) == begun()
    back = play.back_to(1)
    assert (back.state, tuple(back.events), back.settled) == (begun().state, (*begun().events, Back(1)), 3)


@pytest.mark.parametrize("decision", [-1, 0, 2, 99])
def test_there_is_no_going_back_to_another_decision(decision: int) -> None:
    with pytest.raises(ActionError, match=rf"^There are the decisions 1 to 1, not {decision}\.$"):
        begun().back_to(decision)
    with pytest.raises(ActionError, match=rf"^There are the decisions 1 to 1, not {decision}\.$"):
        begun().as_it_was(decision)


def test_who_goes_back_is_named_in_order() -> None:
    for seats in ((1, 0), (0, 0), (3,), (-1,)):
        with pytest.raises(WrongSeat, match=r"names other than the seats 1 to 3, each once and in order\.$"):
            begun().back_to(1, seats)


def test_answers_that_are_sealed_are_in_no_history() -> None:
    with pytest.raises(ActionError, match=r"^Answers are still sealed; they are taken back first\.$"):
        begun().act(0, Pass()).after(Back(1))


def test_what_chance_once_gave_does_not_come_again() -> None:
    """Outcome n has random numbers of its own, and no n comes twice: the random numbers say which it was."""
    end = played("classic", Fair(SEED))
    again = end.back_to(1)
    known = [event for event in end.events if isinstance(event, Roll)][1:]
    while len(again.decisions) < 14:
        again = again.act(again.waiting[0], Pass()).go_on()
    new = [event for event in again.events[len(end.events) :] if isinstance(event, Roll)]
    assert again.outcomes == end.outcomes + len(new)
    assert new != known[: len(new)]
    assert new == [
        CLASSIC.draw(rolling(), Draws(chance_key(SEED, ("", "")), end.outcomes + number)) for number in range(len(new))
    ]
    assert verify(again.record(["Emma", "Max"])).fits


def rolling() -> State:
    """A position in which all dice are to be rolled."""
    return Play.begin(CLASSIC, 2, TypedIn()).after(First(0)).state


def test_so_logs_of_the_first_version_go_back_and_their_chance_comes_again() -> None:
    end = played("classic", Fair(SEED))
    again = end.as_it_was(1)
    for event in end.events[len(again.events) :]:
        if isinstance(event, Act):
            again = again.act(event.seat, event.action).go_on()
    assert again == end


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_many_steps_back_folds_and_fits(name: str) -> None:
    play, rng = Play.begin(game(name), 3, Fair(SEED)).go_on(), Random(7)
    due = {play.decision: play.state}
    for _ in range(400):
        if play.over:
            break
        if rng.random() < 0.1:
            decision = rng.randint(1, play.decision)
            back = play.back_to(decision, (0, 2))
            assert back.state == due[decision]
            play = back.go_on()
            due = {number: state for number, state in due.items() if number < decision} | {decision: play.state}
        else:
            seat = rng.choice(play.waiting)
            play = play.act(seat, rng.choice(play.legal(seat))).go_on()
            due.setdefault(play.decision, play.state)
    record = play.record(["Emma", "Max", "Lea"])
    assert sum(isinstance(event, Back) for event in record.events) > 10
    assert (verify(record).finding, verify(record).outcomes) == ("no-salt", play.outcomes)
    for written in (to_text(record), to_json(record)):
        assert parse(written) == record
    assert fold(record) == play.state
    assert Play.of(play.game, 3, play.source, play.events) == play


def test_going_back_goes_through_few_events_of_a_long_game() -> None:
    play = played("cards", Fair(SEED), seats=5)
    assert play.decision > 40
    apart = [known.decision for known in play.checkpoints]
    assert apart == list(range(1, play.decision + 1, 16))
    for decision in range(1, play.decision + 1):
        play.back_to(decision)


def test_a_record_from_which_a_step_back_is_missing_does_not_fit() -> None:
    play = played("classic", Fair(SEED)).back_to(3)
    again = play.act(play.waiting[0], Pass()).act(play.waiting[1], Pass()) if len(play.waiting) > 1 else play
    while len(again.decisions) < 8:
        again = again.act(again.waiting[0], Pass()).go_on()
    place = again.events.index(Back(3))
    kept = Play.of(CLASSIC, 2, Fair(SEED), play.events[: play.decisions[2]])
    hidden = replace(again.record(["A", "B"]), events=(*kept.events, *again.events[place + 1 :]))
    assert verify(again.record(["A", "B"])).fits
    assert verify(hidden).finding == "wrong-outcome"


# -- cards that are dealt anew -----------------------------------------------------------------------------------------


def test_after_going_back_the_cards_that_nobody_holds_are_dealt_anew() -> None:
    play = played("cards", Fair(SEED), seats=3)
    back = play.back_to(2)
    assert (back.redeals, back.awaits_chance, back.waiting) == (True, True, ())
    dealt = back.go_on()
    assert isinstance(dealt.events[-1], Redeal)
    assert (dealt.decision, dealt.outcomes, dealt.redeals) == (2, play.outcomes + 1, False)
    assert dealt.view() == back.view()
    assert dealt.state != back.state
    assert dealt.waiting


def test_nothing_else_happens_before_the_cards_are_dealt_anew() -> None:
    back = played("cards", Fair(SEED)).back_to(1)
    action = back.legal(back.state.active)[0]
    with pytest.raises(IllegalOutcome, match=r"^The cards are dealt anew first\.$"):
        back.act(back.state.active, action)
    with pytest.raises(IllegalOutcome, match=r"^The cards are dealt anew first\.$"):
        back.back_to(1)
    record = replace(back.record(["A", "B"]), events=(*back.events, Act(back.state.active, action)))
    with pytest.raises(RecordError, match="The cards are dealt anew first"):
        parse(to_text(record))


def test_cards_are_dealt_anew_only_after_going_back() -> None:
    play = played("cards", Fair(SEED)).back_to(1).go_on()
    with pytest.raises(IllegalOutcome):
        play.after(play.events[-1])
    dice = begun().back_to(1)
    assert (dice.redeals, dice.waiting) == (False, (0, 1, 2))


# -- where chance comes from -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_fair_chance_is_proven_by_the_record(name: str) -> None:
    source = Fair(SEED, ("apple", ""), (promise("apple"), ""))
    play = played(name, source)
    record = play.record(["Emma", "Max"])
    assert (record.seed, record.commitment, record.salts) == (SEED, commitment(SEED), ("apple", ""))
    assert verify(record).proven
    assert verify(record).outcomes == play.outcomes
    for written in (to_text(record), to_json(record)):
        assert verify(parse(written)).proven
    assert fold(record) == play.state


def test_the_seed_is_not_in_the_record_before_it_is_revealed() -> None:
    record = begun(Fair(SEED)).record(["A", "B", "C"], revealed=False)
    assert (record.seed, record.commitment) == (None, commitment(SEED))
    assert SEED not in to_text(record)
    assert verify(record).finding == "no-seed"


def test_fair_chance_depends_on_seed_and_salts_alone() -> None:
    assert played("classic", Fair(SEED)).events == played("classic", Fair(SEED, ("", ""))).events
    assert played("classic", Fair(SEED)).events != played("classic", Fair(SEED, ("x", ""))).events
    assert played("classic", Fair(SEED)).events != played("classic", Fair("f" * 64)).events


def test_fair_chance_needs_a_salt_for_each_seat_or_none() -> None:
    """With fewer the record could not be proven: it has one for each seat."""
    with pytest.raises(SetupError, match=r"^There are 1 salts for 2 seats\.$"):
        Play.begin(CLASSIC, 2, Fair(SEED, ("x",))).go_on()


def test_an_outcome_of_chance_that_somebody_made_up_is_not_proven() -> None:
    play = Play.begin(CLASSIC, 2, Fair(SEED)).go_on()
    first, rolled = play.events
    assert isinstance(first, First)
    made_up = Play.begin(CLASSIC, 2, Fair(SEED)).after(First(1 - first.seat)).after(rolled)
    assert verify(made_up.record(["A", "B"])).finding == "wrong-outcome"


def test_a_stream_gives_its_own_order_and_no_proof() -> None:
    one, same = played("classic", Streamed(Random(5))), played("classic", Streamed(Random(5)))
    assert one.events == same.events
    record = one.record(["A", "B"])
    assert (record.seed, record.commitment, record.salts) == (None, None, ())
    assert verify(record).finding == "no-commitment"


def test_a_day_has_one_chance_for_everybody() -> None:
    day, other = OfTheDay(date(2026, 11, 15)), OfTheDay(date(2026, 11, 16))
    assert played("board", day).events == played("board", day).events
    assert played("board", day).events != played("board", other).events
    record = played("classic", day).record(["A", "B"])
    assert (record.day, record.seed, record.commitment) == (date(2026, 11, 15), None, None)
    assert (verify(record).finding, verify(record).fits, verify(record).proven) == ("of-the-day", True, False)


def test_what_people_type_in_is_waited_for() -> None:
    play = Play.begin(CLASSIC, 2, TypedIn())
    assert play.go_on() == play
    with pytest.raises(IllegalOutcome, match=r"^The dice or cards are people's own here: they have to be typed in\.$"):
        play.chance()
    play = play.after(First(1)).go_on()
    assert play.awaits_chance
    play = play.after(ROLL).go_on()
    assert play.waiting == (0, 1)
    play = play.act(0, Pass()).act(1, Mark("r", 5)).act(1, Mark("b", 10)).go_on()
    assert (play.state.phase, play.awaits_chance) == ("roll", True)


def test_a_game_with_dice_of_ones_own_has_a_record_without_a_proof() -> None:
    record = begun().record(["A", "B", "C"])
    assert (record.seed, record.commitment) == (None, None)
    assert parse(to_text(record)) == record


def test_chance_happens_once_or_for_as_long_as_it_is_due() -> None:
    play = Play.begin(CLASSIC, 2, Fair(SEED))
    once = play.chance()
    assert [type(event) for event in once.events] == [First]
    assert [type(event) for event in play.go_on().events] == [First, Roll]
    assert once.go_on() == once.chance() == play.go_on()
    assert play.go_on().go_on() == play.go_on()
    with pytest.raises(IllegalOutcome, match="Nothing is to be rolled"):
        play.go_on().chance()


def test_cards_are_shuffled_by_chance_too() -> None:
    play = Play.begin(game("cards"), 2, Fair(SEED)).go_on()
    assert [type(event) for event in play.events] == [First, Shuffle]


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_play_that_is_over_has_nobody_to_wait_for(name: str) -> None:
    play = played(name, Streamed(Random(2)))
    assert (play.over, play.awaits_chance, play.waiting, play.settled) == (True, False, (), len(play.events))
    assert play.go_on() == play
    assert play.game.ending(play.state) in ("rows", "penalties", "track", "agreed")


def test_a_match_that_all_agree_to_stop_ends_agreed() -> None:
    match = game("deluxe", games=3)
    play, rng = Play.begin(match, 2, Fair(SEED)).go_on(), Random(4)
    while play.state.phase != "between":
        seat = play.waiting[0]
        play = play.act(seat, rng.choice(play.legal(seat))).go_on()
    assert play.act(0, Stop()).act(1, GoOn()).state.phase == "first"
    play = play.act(0, Stop()).act(1, Stop())
    assert (play.over, play.game.ending(play.state), play.view().ending) == (True, "agreed", "agreed")
