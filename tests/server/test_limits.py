"""How much anybody may ask for, by a clock that the test winds."""

from unittest.mock import Mock

import pytest

from qwixx.server import limits
from qwixx.server.limits import Addresses, Limits, Rate, household
from qwixx.server.networks import Networks


class Clock:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    """A clock of the test's own."""
    return Clock()


def test_a_burst_then_so_many_a_second(clock: Clock) -> None:
    rate = Rate(2, 5, clock)
    assert [rate.allows() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.time += 0.5
    assert [rate.allows() for _ in range(2)] == [True, False]
    clock.time += 2
    assert [rate.allows() for _ in range(5)] == [True] * 4 + [False]


def test_waiting_long_gives_no_more_than_a_burst(clock: Clock) -> None:
    rate = Rate(2, 5, clock)
    rate.allows()
    clock.time += 1_000_000
    assert [rate.allows() for _ in range(6)] == [True] * 5 + [False]


def test_what_is_refused_does_not_count(clock: Clock) -> None:
    rate = Rate(1, 1, clock)
    assert [rate.allows() for _ in range(100)] == [True] + [False] * 99
    clock.time += 1
    assert rate.allows()


def test_looking_does_not_count(clock: Clock) -> None:
    rate = Rate(1, 1, clock)
    assert [rate.has_room() for _ in range(3)] == [True] * 3
    assert rate.allows()
    assert not rate.has_room()
    clock.time += 1
    assert rate.has_room()


def test_each_has_a_limit_of_its_own(clock: Clock) -> None:
    rate = Rate(1, 1, clock)
    assert [rate.allows(key) for key in ("a", "b", "a", "b")] == [True, True, False, False]


def test_those_who_came_long_ago_are_forgotten(clock: Clock) -> None:
    rate = Rate(1, 1, clock)
    for number in range(50 * limits.CLEAN_AT):
        clock.time += 0.01
        rate.allows(number)
    assert len(rate._full_at) <= limits.CLEAN_AT + 1


def test_cleaning_up_is_seldom_however_many_come_at_once(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLEAN_AT", 10)
    rate = Rate(0.001, 1, clock)
    clean = Mock(side_effect=rate._clean)
    monkeypatch.setattr(rate, "_clean", clean)
    for number in range(5000):
        rate.allows(number)
    assert 3 < clean.call_count < 12
    assert not rate.allows(0)  # nobody was forgotten too early


def test_an_address_has_so_many_connections_and_gets_them_back(clock: Clock) -> None:
    addresses = Addresses(Limits(address_connections=2, address_wires=3), clock)
    for enter, leave, most in ((addresses.connect, addresses.disconnect, 2), (addresses.plug, addresses.unplug, 3)):
        assert [enter("a") for _ in range(4)] == [True] * most + [False] * (4 - most)
        assert enter("b")
        leave("a")
        assert [enter("a"), enter("a")] == [True, False]


def test_an_address_that_has_left_is_forgotten(clock: Clock) -> None:
    addresses = Addresses(Limits(), clock)
    for number in range(100):
        addresses.connect(f"10.0.0.{number}")
        addresses.plug(f"10.0.0.{number}")
    for number in range(100):
        addresses.disconnect(f"10.0.0.{number}")
        addresses.unplug(f"10.0.0.{number}")
    assert (len(addresses._connections), len(addresses._wires)) == (0, 0)


def test_wrong_codes_close_the_door_for_a_while(clock: Clock) -> None:
    addresses = Addresses(Limits(unknown_codes=(0.5, 3)), clock)
    for _ in range(3):
        assert addresses.may_guess("a")
        addresses.guessed_wrong("a")
    assert (addresses.may_guess("a"), addresses.may_guess("b")) == (False, True)
    clock.time += 2
    assert addresses.may_guess("a")
    addresses.guessed_wrong("a")
    assert not addresses.may_guess("a")


def test_what_other_processes_tell_counts_here(clock: Clock) -> None:
    told: list[tuple[str, str]] = []
    limits = Limits(address_tables=(0.5, 3), unknown_codes=(0.5, 3), trusted=frozenset({"192.0.2.9"}))
    addresses = Addresses(limits, clock, lambda *what: told.append(what))
    assert [addresses.table("::ffff:192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
    assert addresses.table("192.0.2.9")
    for address in ("192.0.2.9", *["192.0.2.2"] * 4):
        addresses.guessed_wrong(address)
    assert told == [("address_tables", "192.0.2.1")] * 3 + [("unknown_codes", "192.0.2.2")] * 3
    other = Addresses(limits, clock)
    for limit, home in (*told, ("nonsense", "192.0.2.3")):
        other.hear(limit, home)
    assert (other.table("192.0.2.1"), other.may_guess("192.0.2.2")) == (False, False)
    assert (other.table("192.0.2.2"), other.may_guess("192.0.2.1")) == (True, True)
    clock.time += 2
    assert other.table("192.0.2.1")


def test_every_rate_of_an_address_has_an_end(clock: Clock) -> None:
    few = (0.001, 2)
    addresses = Addresses(
        Limits(address_arrivals=few, address_messages=few, address_requests=few, address_tables=few), clock
    )
    for asks in (addresses.connect, addresses.message, addresses.request, addresses.table):
        assert [asks("a") for _ in range(3)] == [True, True, False]
        assert asks("b")


def test_a_trusted_address_has_no_limits(clock: Clock) -> None:
    none = (0.001, 1)
    addresses = Addresses(
        Limits(
            address_connections=1,
            address_wires=1,
            address_arrivals=none,
            address_requests=none,
            address_tables=none,
            unknown_codes=none,
            trusted=frozenset({"192.0.2.1", "10.0.0.0/8", "2001:db8::/32"}),
        ),
        clock,
    )
    for asks in (addresses.plug, addresses.connect, addresses.request, addresses.table):
        for one in ("192.0.2.1", "::ffff:192.0.2.1", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8:1::1"):
            assert [asks(one) for _ in range(5)] == [True] * 5
        for one in ("192.0.2.2", "11.0.0.1", "2001:db9::1", "nonsense", ""):
            assert [asks(one) for _ in range(2)] == [True, False]
    for _ in range(5):
        addresses.guessed_wrong("192.0.2.1")
    assert addresses.may_guess("192.0.2.1")


@pytest.mark.parametrize(
    ("named", "written"),
    [
        ("127.0.0.1", ["127.0.0.1/32", "::ffff:127.0.0.1/128"]),
        ("::ffff:127.0.0.1", ["127.0.0.1/32", "::ffff:127.0.0.1/128"]),
        ("10.0.0.0/8", ["10.0.0.0/8", "::ffff:10.0.0.0/104"]),
        ("::ffff:10.0.0.0/104", ["10.0.0.0/8", "::ffff:10.0.0.0/104"]),
        ("::1", ["::1/128"]),
        ("::/0", ["::/0"]),
    ],
)
def test_a_network_is_the_same_however_it_is_written(named: str, written: list[str]) -> None:
    assert Networks([named]).written() == written


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "testclient", False),
    ],
)
def test_what_one_customer_can_choose_from_is_one_address(one: str, other: str, alike: bool) -> None:
    assert (household(one) == household(other)) is alike


def test_choosing_another_address_of_the_same_household_helps_nothing(clock: Clock) -> None:
    addresses = Addresses(Limits(address_requests=(0.001, 3)), clock)
    assert [addresses.request(f"2001:db8::{number:x}") for number in range(5)] == [True] * 3 + [False] * 2
