"""A history is a value: whatever is added to it elsewhere, it stays as it was."""

from hypothesis import given
from hypothesis import strategies as st

from qwixx.play import History
from qwixx.records import Act, Event
from qwixx.rules.actions import Mark

EVENTS: list[Event] = [Act(seat, Mark("r", number)) for seat in range(4) for number in range(2, 12)]


@given(st.data())
def test_it_is_like_a_tuple_however_it_goes_on(data: st.DataObject) -> None:
    known: list[tuple[History, tuple[Event, ...]]] = [(History(), ())]
    for _ in range(data.draw(st.integers(0, 12))):
        history, events = data.draw(st.sampled_from(known))
        more = data.draw(st.lists(st.sampled_from(EVENTS), max_size=3))
        known.append((history.plus(*more), (*events, *more)))
    for history, events in known:
        assert (tuple(history), len(history), hash(history)) == (events, len(events), hash(events))
        assert history == events == history
        assert [history == other for other, _ in known] == [events == other for _, other in known]
        place = data.draw(st.slices(len(events)))
        assert tuple(history[place]) == events[place]
        assert [history[-number] for number in range(1, len(events))] == [*events[:0:-1]]


def test_going_on_copies_nothing_and_going_another_way_does() -> None:
    begun = History(EVENTS[:3])
    first, second = begun.plus(EVENTS[3]), begun.plus(EVENTS[4])
    assert first == (*EVENTS[:4],)
    assert second == (*EVENTS[:3], EVENTS[4])
    assert first[:3] == begun == second[:3]
    assert first.plus(EVENTS[5])._list is begun._list is not second._list


def test_equal_events_take_the_place_of_others() -> None:
    history = History(EVENTS[:3])
    same = Act(0, Mark("r", 3))
    history.alike(1, lambda event: same if event == same else event)
    assert history == (*EVENTS[:3],)
    assert history[1] is same
