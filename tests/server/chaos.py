"""People who play over bad connections, and servers that are killed under them.

They are cut off in the middle of a request, send it again when they are back, send things twice, late and in another
order, have two tabs that race, change their minds, go away and let a bot play. Everything they saw and sent is kept:
`evidence.py` compares it with the log.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from qwixx.fairness import promise
from tests.server.client import OPEN, Client, Device, Json, Server, bot, me
from tests.server.killed_servers import Killable, KilledServers

LOST = (ConnectionError, WebSocketException)  # what a cut connection looks like from here


class Plan(NamedTuple):
    """A table to be played at. `seats`: a letter for a device, a dot for a bot; the first device is the host's."""

    game: str
    seats: str
    timer: int | None = None
    options: dict[str, str] = {}  # noqa: RUF012 (nobody changes it)
    watchers: int = 0

    def open(self, url: str) -> tuple[str, Device]:
        """Open it: its code, and the host."""
        host = Device(url)
        seats = [self._seat(place, letter) for place, letter in enumerate(self.seats)]
        return host.open(self.game, seats, timer=self.timer, options=self.options)["code"], host

    def _seat(self, place: int, letter: str) -> Json:
        if letter == self.seats[0]:
            return me(f"Host {place + 1}")
        return bot() if letter == "." else OPEN

    def seats_of(self, device: str) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(seat for seat, letter in enumerate(self.seats) if letter == device)


class Watcher:
    """Somebody who only looks on, and comes back whenever the connection is lost."""

    def __init__(self, servers: KilledServers, code: str, secret: str | None, rng: Random) -> None:
        self.servers = servers
        self.code = code
        self.secret = secret
        self.rng = rng
        self.sockets: list[Client] = []  # all there ever were
        self.tabs: list[Client] = []  # those that are open
        self.last: Client | None = None  # on which the end was seen

    async def live(self) -> None:
        """Until the game is over."""
        while self.last is None:
            try:
                tab = await self._tab()
                if tab.table["status"] == "over":
                    self.last = tab
                else:
                    await self._do_something(tab)
            except LOST:
                await asyncio.sleep(self.rng.uniform(0, 0.05))  # as people do
        for tab in self.tabs:
            await tab.close()
        await self.servers.finish()

    async def _do_something(self, tab: Client) -> None:
        await self._a_moment(tab, lambda: tab.table["status"] == "over")
        if self.rng.random() < 0.02:
            await self._be_cut_off(tab)

    async def _tab(self) -> Client:
        """An open connection."""
        self.tabs = [tab for tab in self.tabs if not tab.closed]
        return self.rng.choice(self.tabs) if self.tabs else await self._connect()

    async def _connect(self) -> Client:
        tab = Client(await self.servers.url(), self.code, self.secret)
        await tab.connect()
        if not tab.table:
            raise ConnectionError("closed before the first snapshot")
        self.sockets.append(tab)
        self.tabs.append(tab)
        return tab

    async def _a_moment(self, tab: Client, condition: Callable[[], Any]) -> None:
        """Wait for something to be so, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.rng.uniform(0.01, 0.2)):
                await tab.until(lambda: tab.closed or condition())

    async def _leave(self, tab: Client) -> None:
        await tab.close()

    async def _be_cut_off(self, tab: Client) -> None:
        await tab.cut()


class Person(Watcher):
    """Somebody who plays at some seats of a table."""

    def __init__(self, servers: KilledServers, code: str, device: Device, seats: tuple[int, ...], host: bool) -> None:
        super().__init__(servers, code, device.secret, Random(servers.rng.random()))
        self.seats = seats
        self.host = host
        self.sent: dict[str, Json] = {}  # every request, by its id
        self.pending: dict[str, Json] = {}  # those without an answer yet

    async def _connect(self) -> Client:
        """When back, send again whatever had no answer, in any order."""
        tab = await super()._connect()
        again = list(self.pending.values())
        self.rng.shuffle(again)
        for request in again:
            await self._send(tab, request)
        for request in again:
            await self._answer_to(tab, request)
        return tab

    # -- requests ------------------------------------------------------------------------------------------------------

    def _request(self, kind: str, **fields: Any) -> Json:
        request = {"type": kind, "id": f"{self.seats[0]}-{len(self.sent)}", **fields}
        self.sent[request["id"]] = request
        return request

    async def _send(self, tab: Client, request: Json) -> None:
        self.pending[request["id"]] = request
        await tab.send(**request)

    async def _answer_to(self, tab: Client, request: Json) -> None:
        answer = await tab.answer_to(request["id"])
        if answer.get("code") == "storage":
            await tab.close()
            raise ConnectionError("the database is away: connect again")
        self.pending.pop(request["id"], None)
        if answer["type"] == "ack":
            await self.servers.acknowledge()

    async def _ask(self, tab: Client, kind: str, **fields: Any) -> None:
        request = self._request(kind, **fields)
        await self._send(tab, request)
        await self._answer_to(tab, request)

    # -- before and after ----------------------------------------------------------------------------------------------

    async def _do_something(self, tab: Client) -> None:
        if tab.table["status"] == "lobby":
            await self._begin(tab)
        elif self.servers.calm:
            await self._end(tab)
        else:
            await self._a_moment(tab, lambda: self._free(tab) or tab.table["proposal"])
            deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
            await deed(self, tab)

    async def _begin(self, tab: Client) -> None:
        """Take one's seats; the host starts when all are taken."""
        seats = tab.table["seats"]
        for seat in self.seats:
            if seats[seat]["kind"] == "open" or not seats[seat]["name"].startswith("Person"):
                await self._ask(tab, "sit", seat=seat, name=f"Person {seat + 1}", promise=promise(self._salt(seat)))
        if self.host and not tab.table["starting"] and all(seat["kind"] != "open" for seat in tab.table["seats"]):
            await self._ask(tab, "start")
        for seat in self._awaited(tab):
            await self._ask(tab, "reveal", seat=seat, salt=self._salt(seat))
        await self._a_moment(tab, lambda: tab.table["status"] != "lobby" or self._awaited(tab))

    def _awaited(self, tab: Client) -> list[int]:
        """My seats for whose salts the start waits."""
        starting = tab.table["starting"]
        return [seat for seat in self.seats if starting and seat in starting["seats"]]

    def _salt(self, seat: int) -> str:
        """What is given to chance at a seat."""
        return f"{self.code}-{seat}"

    async def _end(self, tab: Client) -> None:
        """Let bots play to the end."""
        for seat in self.seats:
            if not tab.table["seats"][seat]["stand_in"]:
                await self._ask(tab, "substitute", seat=seat, level="easy")
        await tab.until(lambda: tab.closed or tab.table["status"] == "over" or not self._all_away(tab))

    def _all_away(self, tab: Client) -> bool:
        return all(tab.table["seats"][seat]["stand_in"] for seat in self.seats)

    # -- what they do --------------------------------------------------------------------------------------------------

    def _free(self, tab: Client) -> list[int]:
        """My seats at which something can be done."""
        mine = [seat for seat in self.seats if not tab.table["seats"][seat]["stand_in"]]
        return [seat for seat in mine if seat in tab.waiting and tab.you.get(seat, {}).get("legal")]

    def _choice(self, tab: Client) -> Json | None:
        """Something to do now: an answer to a proposal, or an action."""
        proposal = tab.table["proposal"]
        for seat in self.seats if proposal else ():
            if seat not in proposal["agreed"]:
                number = proposal["number"]
                return self._request("consent", seat=seat, proposal=number, agree=self.rng.random() < 0.8)
        if not (free := self._free(tab)):
            return None
        seat = self.rng.choice(free)
        action = self.rng.choice(tab.you[seat]["legal"])
        return self._request("act", seat=seat, step=tab.position["step"], action=action)

    async def _act(self, tab: Client) -> None:
        if request := self._choice(tab):
            await self._send(tab, request)
            await self._answer_to(tab, request)

    async def _act_twice(self, tab: Client) -> None:
        """The same request two times in a row."""
        if request := self._choice(tab):
            await self._send(tab, request)
            await self._send(tab, request)
            await self._answer_to(tab, request)

    async def _act_and_be_cut_off(self, tab: Client) -> None:
        """Whether the request got through is not known."""
        if request := self._choice(tab):
            await self._send(tab, request)
            await self._be_cut_off(tab)

    async def _race(self, tab: Client) -> None:
        """Two tabs want different things at the same time, or the same."""
        other = await self._connect()
        requests = [(tab, self._choice(tab)), (other, self._choice(other))]
        for one, request in requests:
            if request:
                await self._send(one, request)
        for one, request in requests:
            if request:
                await self._answer_to(one, request)
        await self.rng.choice([tab, other]).close()

    async def _change_ones_mind(self, tab: Client) -> None:
        """Take a sealed answer back; sometimes with a new one on its heels."""
        sealed = [seat for seat in self.seats if tab.you.get(seat, {}).get("answer") is not None]
        if sealed:
            place = {"seat": self.rng.choice(sealed), "step": tab.position["step"]}
            requests = [self._request("retract", **place), self._request("act", action="pass", **place)]
            for request in requests:
                await self._send(tab, request)
            for request in requests:
                await self._answer_to(tab, request)

    async def _send_late(self, tab: Client) -> None:
        """Something old once more, as if it had been long under way."""
        if self.sent:
            await tab.send(**self.rng.choice(list(self.sent.values())))

    async def _propose(self, tab: Client) -> None:
        """Ask to go back a little."""
        step = tab.position["step"]
        if step > 1:
            back = self.rng.randint(max(1, step - 3), step - 1)
            await self._ask(tab, "takeback", seat=self.rng.choice(self.seats), step=back)

    async def _come_and_go(self, tab: Client) -> None:
        """A bot plays for somebody: for me until I am back, or as the host says, for a missing one."""
        seats = tab.table["seats"]
        if away := [seat for seat in self.seats if seats[seat]["stand_in"]]:
            await self._ask(tab, "resume", seat=away[0])
            return
        missing = [place for place, seat in enumerate(seats) if seat["kind"] == "person" and not seat["connected"]]
        seat = self.rng.choice([*self.seats, *missing] if self.host else self.seats)
        await self._ask(tab, "substitute", seat=seat, level="easy")

    async def _dawdle(self, tab: Client) -> None:
        """Let the clock answer."""
        step = tab.position["step"]
        if tab.position["deadline"]:
            await tab.until(lambda: tab.closed or tab.position["step"] != step or tab.table["status"] == "over")


Deed = Callable[[Person, Client], Awaitable[None]]

DEEDS: dict[Deed, float] = {
    Person._act: 60,
    Person._act_twice: 6,
    Person._act_and_be_cut_off: 4,
    Person._race: 4,
    Person._change_ones_mind: 15,
    Person._send_late: 5,
    Person._propose: 2,
    Person._come_and_go: 2,
    Person._dawdle: 3,
    Person._leave: 1,
    Person._be_cut_off: 2,
}


class Party(NamedTuple):
    """A table and everybody who was there."""

    plan: Plan
    code: str
    people: list[Person]
    watchers: list[Watcher]


def _party(servers: KilledServers, plan: Plan, url: str) -> Party:
    code, host = plan.open(url)
    others = sorted(set(plan.seats) - {".", plan.seats[0]})
    people = [Person(servers, code, host, plan.seats_of(plan.seats[0]), host=True)]
    people += [Person(servers, code, Device(url), plan.seats_of(letter), host=False) for letter in others]
    watchers = [Watcher(servers, code, None, Random(servers.rng.random())) for _ in range(plan.watchers)]
    return Party(plan, code, people, watchers)


async def play(
    servers: Sequence[Server], plans: Sequence[Plan], rng: Random, victims: Sequence[Killable], requests: int
) -> list[Party]:
    """Play at all these tables; when so many requests are done, bots play to the end."""
    killed = KilledServers(servers, rng)
    parties = [_party(killed, plan, await killed.url()) for plan in plans]
    everybody = [somebody for party in parties for somebody in (*party.people, *party.watchers)]
    killed.playing = len(everybody)
    async with asyncio.TaskGroup() as group:
        group.create_task(killed.disturb(victims, requests))
        for somebody in everybody:
            group.create_task(somebody.live())
    return parties
