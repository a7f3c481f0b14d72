"""Load on a live server: this process plays real games over real sockets against `qwixx serve`, and prints one table.

Usage: python bench/load.py [--tables 500] [--seconds 20] [--games 1500] [--game NAME]
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count, cycle, islice
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from qwixx.games import GAMES
from qwixx.tables.secret import new_secret

SEATS = 4
IDLE_MOVES = 60  # of every table whose memory is measured

Move = Callable[[], Awaitable[None]]


# -- what a player reads of the messages -------------------------------------------------------------------------------


class Own(msgspec.Struct):
    """A seat's legal actions."""

    seat: int
    legal: list[str]


class Position(msgspec.Struct):
    """The decision that is due."""

    step: int


class Seat(msgspec.Struct):
    """Whether somebody sits and is there."""

    kind: str
    connected: bool


class Table(msgspec.Struct):
    """How far the table is."""

    status: str
    seats: list[Seat]
    next: str | None


class Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    version: int = -1
    id: str | None = None
    code: str | None = None
    you: list[Own] = []
    position: Position | None = None
    table: Table | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


# -- the players -------------------------------------------------------------------------------------------------------


class Load:
    """What is measured, and how fast the players answer."""

    def __init__(self) -> None:
        self.acked = 0
        self.connected = 0
        self.finished = 0
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()
        self.go = asyncio.Event()  # hosts start their games
        self._rate: float | None = None
        self._line: deque[Move] = deque()
        self._more = asyncio.Event()

    def begin(self, rate: float | None) -> None:
        """Measure from now on, with so many moves a second in total, or as many as possible."""
        self.acked, self.latencies, self._rate = 0, [], rate

    def soon(self, move: Move) -> None:
        """A move that somebody wants to make."""
        self._line.append(move)
        self._more.set()

    async def run(self) -> None:
        """Let moves out of the line at the rate wanted."""
        next_at = time.perf_counter()
        while True:
            await self._more.wait()
            while self._line:
                if self._rate:
                    next_at = max(next_at + 1 / self._rate, time.perf_counter() - 0.05)
                    if (ahead := next_at - time.perf_counter()) > 0.001:
                        await asyncio.sleep(ahead)
                await self._line.popleft()()
            self._more.clear()


class Game:
    """One table: when each version of it was received."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.started = False
        self.received: dict[int, list[float]] = {}


class Player:
    """A device with some seats; it answers at random, and goes on to the rematch."""

    def __init__(self, url: str, seats: tuple[int, ...], load: Load, rng: random.Random) -> None:
        self.secret = new_secret()
        self.moves = 0
        self._url = url.replace("http", "ws")
        self._seats = seats
        self._host = 0 in seats
        self._load = load
        self._rng = rng
        self._ids = count()
        self._sent: dict[str, float] = {}
        self._game: Game
        self._socket: ClientConnection
        self._step = 0

    async def play(self, code: str, games: dict[str, Game], door: asyncio.Semaphore, most: int | None = None) -> None:
        """Play, and play again, until the server or somebody ends it; or so many moves."""
        following: str | None = code
        while following:
            self._game = games.setdefault(following, Game(following))
            async with door:
                address = f"{self._url}/api/tables/{following}/socket"
                self._socket = await connect(address, compression=None, ping_interval=None, open_timeout=None)
                await self._ask(type="hello", device=self.secret)
            self._load.connected += 1
            try:
                following = await self._one_game(most)
            except ConnectionClosed:
                following = None
            self._load.connected -= 1
            await self._socket.close()

    async def _one_game(self, most: int | None) -> str | None:
        for seat in self._seats:
            await self._ask(type="sit", seat=seat, name=f"Player {seat + 1}")
            await self._ask(type="promise", seat=seat, promise="")
        async for text in self._socket:
            message = decode(text)
            self._note(message, time.perf_counter())
            if most is not None and self.moves >= most:
                return None
            for own in message.you:
                if own.legal:
                    self._load.soon(self._move(own.seat, self._rng.choice(own.legal)))
            if message.table and message.table.next:
                return message.table.next
            if message.table and self._host:
                await self._lead(message.table)
        return None

    def _note(self, message: Message, now: float) -> None:
        """Keep what counts: when it came, which decision it is, whether a move is done."""
        if message.position:
            self._step = message.position.step
        if message.type in ("position", "answered"):
            self._game.received.setdefault(message.version, []).append(now)
        elif message.type == "ack" and message.id in self._sent:
            sent = self._sent.pop(message.id)
            self._load.acked += 1
            self.moves += 1
            self._load.latencies += [at - sent for at in self._game.received.pop(message.version, [])]
        elif message.type == "error":
            self._load.errors[message.code or "?"] += 1

    async def _lead(self, table: Table) -> None:
        """The host starts when all are there, and asks for the rematch."""
        there = all(seat.kind == "person" and seat.connected for seat in table.seats)
        if table.status == "lobby" and there and not self._game.started:
            self._game.started = True
            await self._load.go.wait()
            await self._ask(type="start")
        if table.status == "over":
            self._load.finished += 1
            await self._ask(type="rematch")

    def _move(self, seat: int, action: str) -> Move:
        socket, step, request = self._socket, self._step, f"{seat}-{next(self._ids)}"

        async def send() -> None:
            self._sent[request] = time.perf_counter()
            message = {"type": "act", "id": request, "seat": seat, "step": step, "action": action}
            with suppress(ConnectionClosed):  # somebody has left the table meanwhile
                await socket.send(encode(message).decode())

        return send

    async def _ask(self, **message: object) -> None:
        await self._socket.send(encode(message | {"id": f"ask-{next(self._ids)}"}).decode())


# -- the server --------------------------------------------------------------------------------------------------------


class Server:
    """`qwixx serve` as a process."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "qwixx", "serve", "--port", "0", "--lang", "en", "--trust", "127.0.0.1"]
        self._process = subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://[^,]+", self._process.stdout.readline())
        assert found is not None
        self.url = found[0]

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds of a processor used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ask it to stop."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)


@contextmanager
def serving() -> Iterator[Server]:
    """A server on a fresh file."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--database", f"sqlite:///{folder}/tables.sqlite")
        try:
            yield server
        finally:
            server.stop()


async def open_table(client: httpx.AsyncClient, game: str, host: Player, seats: int) -> str:
    """A table with the host at so many of its seats."""
    plan = [{"kind": "device", "name": f"Player {seat + 1}"} for seat in range(seats)]
    plan += [{"kind": "open"}] * (SEATS - seats)
    headers = {"Authorization": f"Bearer {host.secret}"}
    answer = await client.post("/api/tables", json={"game": game, "seats": plan}, headers=headers)
    answer.raise_for_status()
    code: str = answer.json()["code"]
    return code


# -- what is measured --------------------------------------------------------------------------------------------------


class Bench:
    """One run against one server."""

    def __init__(self, server: Server, tables: int, names: list[str]) -> None:
        self._server = server
        self._tables = tables
        self._names = list(islice(cycle(names), tables))
        self._load = Load()
        self._games: dict[str, Game] = {}
        self._door = asyncio.Semaphore(50)
        self._rng = random.Random(1)
        self._pacing = asyncio.create_task(self._load.run())
        self._playing: list[asyncio.Task[None]] = []

    def url(self, table: int, seat: int) -> str:  # noqa: ARG002 (there may be several servers)
        """Where a player connects."""
        return self._server.url

    async def idle(self) -> float:
        """Memory of a table in mid-game at which nobody is connected, in kB."""
        self._load.go.set()
        await self._warm(self._names[:100])
        before = self._server.memory()
        await self._warm(self._names)
        return (self._server.memory() - before) * 1024 / len(self._names)

    async def _warm(self, names: list[str]) -> None:
        players = [Player(self._server.url, tuple(range(SEATS)), self._load, self._rng) for _ in names]
        async with httpx.AsyncClient(base_url=self._server.url) as client:
            codes = [await open_table(client, *each, SEATS) for each in zip(names, players, strict=True)]
        few = asyncio.Semaphore(20)  # at a time, so that it is tables that are measured, not connections

        async def play(player: Player, code: str) -> None:
            async with few:
                await player.play(code, self._games, self._door, IDLE_MOVES)

        await asyncio.gather(*map(play, players, codes))

    async def connect(self) -> float:
        """Everybody comes and sits down; memory of a connection, in kB."""
        self._load.go.clear()
        before = self._server.memory()
        async with httpx.AsyncClient(base_url=self._server.url) as client:
            for table, name in enumerate(self._names):
                players = [Player(self.url(table, seat), (seat,), self._load, self._rng) for seat in range(SEATS)]
                code = await open_table(client, name, players[0], 1)
                for player in players:
                    self._playing.append(asyncio.create_task(player.play(code, self._games, self._door)))
        while self._load.connected < self._tables * SEATS:
            await asyncio.sleep(0.1)
            for task in filter(asyncio.Task.done, self._playing):
                task.result()  # whatever went wrong
        self._load.go.set()
        return (self._server.memory() - before) * 1024 / self._load.connected

    async def measure(self, seconds: float, rate: float | None) -> tuple[float, float, float, float]:
        """Moves a second, median and p99 from sending a move to receiving it, and the server's use of processors."""
        self._load.begin(rate)
        await asyncio.sleep(3)
        self._load.begin(rate)
        begin, used = time.perf_counter(), self._server.processor()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - begin
        times = quantiles(self._load.latencies, n=100)
        busy = (self._server.processor() - used) / passed
        return self._load.acked / passed, times[49] * 1000, times[98] * 1000, busy

    async def growth(self, games: int) -> tuple[float, float]:
        """Memory before and after so many more games, in MB."""
        self._load.begin(None)
        before, goal = self._server.memory(), self._load.finished + games
        while self._load.finished < goal:
            await asyncio.sleep(0.5)
        return before, self._server.memory()

    def told(self) -> str:
        """How many were connected, and what was refused."""
        refused = ", ".join(f"{code} {number}" for code, number in self._load.errors.items()) or "nothing"
        return f"{self._load.connected} connected players at {self._tables} tables; refused: {refused}"

    async def end(self) -> None:
        """Everybody leaves."""
        for task in [*self._playing, self._pacing]:
            task.cancel()
        await asyncio.gather(*self._playing, self._pacing, return_exceptions=True)


async def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=1500, help="about an hour's worth at 500 tables")
    parser.add_argument("--game", choices=list(GAMES), help="only this one, else all of them side by side")
    asked = parser.parse_args()
    names = [asked.game] if asked.game else list(GAMES)
    with serving() as server:
        bench = Bench(server, asked.tables, names)
        print(f"{'memory of an idle table':<44}{await bench.idle():>10.1f} kB", flush=True)
        print(f"{'memory of a connected player':<44}{await bench.connect():>10.1f} kB", flush=True)
        full = await bench.measure(asked.seconds, None)
        half = await bench.measure(asked.seconds, 1000)
        for title, (moves, median, p99, busy) in (("as fast as possible", full), ("at 1,000 moves a second", half)):
            print(f"{title + ': acknowledged moves/s':<44}{moves:>10.0f}")
            print(f"{'  send to broadcast received, median':<44}{median:>10.1f} ms")
            print(f"{'  send to broadcast received, p99':<44}{p99:>10.1f} ms")
            print(f"{'  processors of the server':<44}{busy:>10.2f}", flush=True)
        print(bench.told(), flush=True)
        before, after = await bench.growth(asked.games)
        growth = f"{before:.1f} MB, {after:.1f} MB, {after / before - 1:+.1%}"
        print(f"memory before and after {asked.games} more games: {growth}")
        await bench.end()


if __name__ == "__main__":
    uvloop.run(main())
