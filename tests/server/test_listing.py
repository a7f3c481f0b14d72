"""The list of open tables has room for everybody, whoever opens many."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from qwixx.server.database import Database
from qwixx.server.limits import Addresses, Limits
from qwixx.server.schema import tables
from qwixx.tables.seeing import MOST_LISTED
from tests.server.client import Device, me
from tests.server.hosted import LOCAL, Hosted, hosted

HIS, HERS = "198.51.100.7", "203.0.113.9"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A server behind a proxy, that lets everybody open as many tables as they like."""
    with hosted(tmp_path, trusted=LOCAL, open_tables=1000, address_tables=(1000, 1000)) as server:
        yield server


def open_one(server: Hosted, address: str, device: Device | None = None) -> str:
    """The code of a listed table, opened from an address, by a device that was never seen unless one is given."""
    device = device or Device(server.url)
    device.headers["X-Forwarded-For"] = address
    code: str = device.open(listed=True)["code"]
    return code


def listed(server: Hosted) -> list[str]:
    """What is listed."""
    return [table["code"] for table in server.get("/api/tables").json()["tables"]]


def test_one_address_cannot_fill_the_list(server: Hosted) -> None:
    his = [open_one(server, HIS) for _ in range(2)]
    hers = [open_one(server, HERS) for _ in range(MOST_LISTED)]
    assert listed(server) == [*reversed(hers[2:]), *reversed(his)]


def test_all_addresses_of_a_household_are_one(server: Hosted) -> None:
    his = open_one(server, HIS)
    for number in range(MOST_LISTED):
        open_one(server, f"2001:db8::{number:x}")
    assert his in listed(server)


def test_one_device_cannot_fill_the_list_from_many_addresses(server: Hosted) -> None:
    his, device = open_one(server, HIS), Device(server.url)
    for number in range(MOST_LISTED):
        open_one(server, f"203.0.113.{number}", device)
    assert his in listed(server)


def test_the_newest_of_each_address_come_first(server: Hosted) -> None:
    first = [open_one(server, f"198.51.100.{number}") for number in range(10)]
    many = [open_one(server, HERS) for _ in range(60)]
    assert listed(server) == [*reversed(many[-40:]), *reversed(first)]


# -- what is kept of an address ----------------------------------------------------------------------------------------


def test_addresses_are_kept_by_a_key_that_is_kept_nowhere() -> None:
    one, other = (Addresses(Limits(trusted=LOCAL)) for _ in range(2))
    assert one.origin(HIS) == one.origin(HIS) != one.origin(HERS)
    assert one.origin("2001:db8::1") == one.origin("2001:db8::2") != one.origin("2001:db8:0:1::1")
    assert one.origin(HIS) != other.origin(HIS)
    assert HIS not in str(one.origin(HIS))
    assert one.origin("127.0.0.1") is None


@pytest.mark.anyio
async def test_a_rematch_is_of_the_address_that_asked_for_it(tmp_path: Path, anyio_backend: str) -> None:  # noqa: ARG001
    with hosted(tmp_path) as server:
        anna = server.anna
        hers = await anna.join(server.table(seats=[me("Anna")], listed=True))
        await hers.ask("start")
        await hers.ask("substitute", seat=0, level="easy")
        await hers.until(lambda: hers.table["status"] == "over")
        await hers.ask("rematch")
        await anna.leave()
    with Database(f"sqlite:///{tmp_path}/tables.sqlite").connect() as connection:
        kept = list(connection.execute(select(tables.c.origin)).scalars())
    assert len(kept) == 2
    assert len(set(kept)) == 1
    assert kept[0]
