"""A PostgreSQL and a Redis of our own: a temporary folder, a loopback port, gone when we are gone."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from itertools import count
from pathlib import Path
from typing import ClassVar

import psycopg
import redis

from tests.programs import find
from tests.server.client import PATIENCE

# Waits for the end of its input, which is the end of whoever holds the other side, however it came.
GUARDIAN = 'read -r _; kill -"$1" "$2"; rm -rf "$3" || { sleep 1; rm -rf "$3"; }'


class Service(ABC):
    """A server program as a child process, which can be killed and started again at the same address."""

    death: ClassVar[signal.Signals]

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="qwixx-test-"))
        self.port = free_port()
        self.account: pwd.struct_passwd | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.guardian: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str | Path]:
        """The command line that serves in the foreground."""

    @abstractmethod
    def greet(self) -> None:
        """Connect and ask for an answer; raise if there is none."""

    def start(self) -> None:
        """Start, and wait until it answers; nothing if it runs."""
        if self.process is None:
            self.process = self.spawn(*self.command())
            self.guardian = self.watch(self.process.pid)
            self.wait()

    def kill(self) -> None:
        """End it at once, as a crash would; what it had on disk stays."""
        for child, number in ((self.guardian, signal.SIGKILL), (self.process, self.death)):
            if child is not None:
                child.send_signal(number)
                child.communicate()
        self.guardian = self.process = None

    def stop(self) -> None:
        """End it and forget its data."""
        self.kill()
        shutil.rmtree(self.folder)

    def spawn(self, *words: str | Path) -> subprocess.Popen[bytes]:
        """A child in the private folder, out of reach of Ctrl-C, that writes to the log."""
        account = self.account
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                words,
                cwd=self.folder,
                env={**os.environ, "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=account and account.pw_uid,
                group=account and account.pw_gid,
                extra_groups=account and [],
            )

    def watch(self, pid: int) -> subprocess.Popen[bytes]:
        """A guardian for the child, should we be killed ourselves."""
        words = ["sh", "-c", GUARDIAN, "sh", str(int(self.death)), str(pid), str(self.folder)]
        quiet = subprocess.DEVNULL
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True)

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.greet()
            except (psycopg.OperationalError, redis.ConnectionError):
                assert self.process is not None
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.kill()
                    raise RuntimeError(f"{type(self).__name__} did not start:\n{self.log()}") from None
                time.sleep(0.01)

    def log(self) -> str:
        """What it wrote."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


class Postgres(Service):
    """A private PostgreSQL cluster; its user `qwixx` needs no password."""

    # What PostgreSQL calls an immediate shutdown: recovery at the next start, but no shared memory left behind.
    death = signal.SIGQUIT

    def __init__(self) -> None:
        super().__init__()
        self.numbers = count(1)
        self.account = unprivileged()
        if self.account:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        options = ["--pgdata=data", "--no-sync", "--auth=trust", "--username=qwixx", "--encoding=UTF8", "--locale=C"]
        if self.spawn(program("initdb"), *options).wait() != 0:
            raise RuntimeError(f"initdb failed:\n{self.log()}")
        self.start()

    def command(self) -> list[str | Path]:
        """Without fsync commits still outlive the process, though not a crash of the machine."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 50,
            "shared_buffers": "16MB",
            "fsync": "off",
            "full_page_writes": "off",
        }
        options = (word for name, value in settings.items() for word in ("-c", f"{name}={value}"))
        return [program("initdb").resolve().with_name("postgres"), "-D", "data", *options]

    def greet(self) -> None:
        self.execute("SELECT 1")

    def execute(self, statement: str) -> None:
        """Do a statement outside of any transaction."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def address(self, name: str) -> str:
        """Where a database is."""
        return f"postgresql://qwixx@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://qwixx@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    """A private Redis that keeps everything in memory only."""

    death = signal.SIGKILL

    def __init__(self) -> None:
        super().__init__()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def command(self) -> list[str | Path]:
        return [program("redis-server"), "--bind", "127.0.0.1", "--port", str(self.port), "--save", ""]

    def greet(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.ping()

    def clear(self) -> None:
        """Forget every key."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()


def free_port() -> int:
    """A free port below those of outgoing connections, one of which could take it while a service is down."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def unprivileged() -> pwd.struct_passwd | None:
    """Whom to become for PostgreSQL, which refuses to run as root."""
    if os.geteuid() != 0:
        return None
    accounts = {account.pw_name: account for account in pwd.getpwall()}
    return accounts.get("postgres") or accounts["nobody"]


def program(name: str) -> Path:
    """A program that is here, or the tests would have been skipped."""
    found = find(name)
    assert found is not None
    return found
