"""The servers of a chaos, which are killed and started again."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from tests.server.client import PATIENCE, Server


class Killable(Protocol):
    """A process that can be killed and started again: a server, a database."""

    def kill(self) -> None:
        """kill -9."""

    def start(self) -> None:
        """Start again, at the same address, with whatever is on the disk."""


class KilledServers:
    """The servers, some of which are down now and then, and how much they have acknowledged."""

    def __init__(self, servers: Sequence[Server], rng: Random) -> None:
        self.rng = rng
        self.acknowledged = 0
        self.playing = 0  # people whose game is not over
        self.calm = False  # from now on bots play to the end
        self._up = list(servers)
        self._change = asyncio.Condition()

    async def url(self) -> str:
        """A server that is up, when there is one."""
        await self.until(lambda: bool(self._up))
        return self.rng.choice(self._up).url

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE), self._change:
            await self._change.wait_for(condition)

    async def acknowledge(self) -> None:
        """One more request is done."""
        async with self._change:
            self.acknowledged += 1
            self._change.notify_all()

    async def finish(self) -> None:
        """Somebody's game is over."""
        async with self._change:
            self.playing -= 1
            self._change.notify_all()

    async def disturb(self, victims: Sequence[Killable], requests: int) -> None:
        """Kill these, one after the other, at any moment while so many requests are done; then be calm."""
        moments = sorted(self.rng.randrange(requests) for _ in victims)
        for victim, moment in zip(victims, moments, strict=True):
            await self._until_done(moment)
            await self._kill(victim)
        await self._until_done(requests)
        self.calm = True

    async def _until_done(self, requests: int) -> None:
        await self.until(lambda: self.acknowledged >= requests or not self.playing)

    async def _kill(self, victim: Killable) -> None:
        if isinstance(victim, Server):
            await self._kill_server(victim)
        else:
            victim.kill()
            await asyncio.to_thread(victim.start)

    async def _kill_server(self, server: Server) -> None:
        """Now and then it is only asked to stop."""
        self._up.remove(server)
        if self.rng.random() < 0.8:
            server.kill()
        else:
            assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)
        async with self._change:
            self._up.append(server)
            self._change.notify_all()
