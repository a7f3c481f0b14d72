"""PostgreSQL and Redis with passwords and TLS, by the URLs of the handbook, and what is said if they are wrong."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from qwixx.server.database import Database
from tests.commands import Command
from tests.server.client import Device, Server
from tests.server.services import Postgres, Redis, Service
from tests.server.test_services import soon
from tests.skipped import require
from tests.test_cli import complaint

pytestmark = pytest.mark.anyio

PASSWORD = "pass/word@1"
RULES = "hostssl all all 127.0.0.1/32 scram-sha-256\n"
MAKE = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=qwixx -addext"


def certify(service: Service) -> Path:
    """Give a service a certificate for its address; where it is."""
    file, key = service.folder / "certificate.pem", service.folder / "key.pem"
    line = [*MAKE.split(), "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(file)]
    subprocess.run(line, check=True, capture_output=True)
    if service.account:
        os.chown(key, service.account.pw_uid, service.account.pw_gid)
    return file


class SecuredPostgres(Postgres):
    """One that lets nobody in without TLS and the password."""

    def __init__(self) -> None:
        self.certificate: Path | None = None
        super().__init__()
        self.execute(f"alter user qwixx password '{PASSWORD}'")
        (self.folder / "data" / "pg_hba.conf").write_text(RULES)
        self.kill()
        self.certificate = certify(self)
        self.start()

    def command(self) -> list[str | Path]:
        if self.certificate is None:
            return super().command()
        files = ("-c", f"ssl_cert_file={self.certificate}", "-c", f"ssl_key_file={self.folder}/key.pem")
        return [*super().command(), "-c", "ssl=on", *files]

    def address(self, name: str) -> str:
        if self.certificate is None:
            return super().address(name)
        options = f"sslmode=verify-full&sslrootcert={self.certificate}"
        return f"postgresql://qwixx:{quote(PASSWORD, safe='')}@127.0.0.1:{self.port}/{name}?{options}"


class SecuredRedis(Redis):
    """One that lets nobody in without TLS and the password."""

    def command(self) -> list[str | Path]:
        file = certify(self)
        self.url = f"rediss://:{quote(PASSWORD, safe='')}@127.0.0.1:{self.port}/0?ssl_ca_certs={file}"
        tls: list[str | Path] = [
            "--tls-cert-file",
            file,
            "--tls-key-file",
            self.folder / "key.pem",
            "--tls-auth-clients",
            "no",
        ]
        plain, _, port, *rest = super().command()[2:]
        assert plain == "127.0.0.1"
        return [*super().command()[:3], "--port", "0", "--tls-port", port, *rest, "--requirepass", PASSWORD, *tls]


@pytest.fixture(scope="module")
def secured() -> Iterator[tuple[SecuredPostgres, SecuredRedis]]:
    """Both of them."""
    require("postgresql")
    require("redis-server")
    if not shutil.which("openssl"):
        pytest.skip("no openssl here")
    services = SecuredPostgres(), SecuredRedis()
    yield services
    for service in services:
        service.stop()


async def test_a_server_reaches_them(secured: tuple[SecuredPostgres, SecuredRedis], tmp_path: Path) -> None:
    database, cache = secured
    database.execute("create database served")
    log = tmp_path / "log"
    with Server(database.address("served"), "--redis", cache.url, log=log) as running:
        device = Device(running.url)
        client = await device.join(device.open()["code"])
        assert client.table["status"] == "lobby"
        assert soon(lambda: "redis is there" in log.read_text())
        await device.leave()
        assert running.stop() == 0
    assert PASSWORD not in log.read_text()
    assert "away" not in log.read_text()


WRONG = {
    "password": (quote(PASSWORD, safe=""), "wrong", 'password authentication failed for user "qwixx"'),
    "no TLS": ("sslmode=verify-full", "sslmode=disable", "no encryption"),
    "another's certificate": ("/certificate.pem", "/key.pem", "certificate"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_said_without_the_password(
    secured: tuple[SecuredPostgres, SecuredRedis], command: Command, what: str
) -> None:
    right, wrong, reason = WRONG[what]
    url = secured[0].address("postgres").replace(right, wrong)
    said = complaint(command("serve", "--port", 0, "--database", url))
    assert said.startswith("The database cannot be used: ")
    assert reason in said
    assert PASSWORD not in said
    assert quote(PASSWORD, safe="") not in said


def test_of_processes_that_start_at_once_one_makes_the_schema(postgres_url: str) -> None:
    def start(_: int) -> None:
        with closing(Database(postgres_url)) as database:
            database.prepare()

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(start, range(6))) == [None] * 6
