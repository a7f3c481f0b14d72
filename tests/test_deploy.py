"""The files in `deploy/` and what the handbook says of them: read by the programs they are for where those are here,
else taken apart; every command in them is one that `qwixx` accepts, every metric one that it counts."""

import ast
import configparser
import json
import logging
import re
import shlex
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import prometheus_client
import pytest
import typer
import yaml
from sqlalchemy.engine import make_url

import qwixx.server.metrics as metrics
from qwixx.cli.app import app
from qwixx.server.app import routes
from qwixx.server.database import Database
from qwixx.server.logs import Lines
from qwixx.server.sharing import check_address

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HANDBOOK = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
COMMAND = typer.main.get_command(app)
PORT = "8000"


def text(name: str) -> str:
    """A file of the folder."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def accept(words: list[str]) -> None:
    """Refuse a command line that `qwixx` would not take; it is not run."""
    command: Any = COMMAND
    while hasattr(command, "commands"):
        command, words = command.commands[words[0]], words[1:]
    command.make_context("qwixx", list(words))


def run(*words: object) -> str:
    """What a program says that must be content."""
    done = subprocess.run([str(word) for word in words], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def needs(program: str) -> None:
    """Skip where a program is not here."""
    if not shutil.which(program):
        pytest.skip(f"no {program} here")


# -- the image ---------------------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text("Dockerfile"), flags=re.MULTILINE))
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def test_the_image_is_run_by_nobody_in_particular() -> None:
    found = instructions()
    names = [name for name, _ in found]
    assert names.count("FROM") == 2
    last = found[max(place for place, name in enumerate(names) if name == "FROM") :]
    users = [rest for name, rest in last if name == "USER"]
    assert users == ["10001:10001"]
    assert "root" not in users[0]
    assert dict(found)["EXPOSE"] == PORT


def test_the_image_serves_and_asks_whether_it_is_ready() -> None:
    found = dict(instructions())
    assert json.loads(found["ENTRYPOINT"]) == ["qwixx"]
    line = json.loads(found["CMD"])
    accept(line)
    assert line[line.index("--port") + 1] == PORT
    check = found["HEALTHCHECK"].partition("CMD ")[2]
    assert f"http://127.0.0.1:{PORT}/health/ready" in json.loads(check)[2]
    compile(json.loads(check)[2], "check", "exec")


def test_the_image_is_built_of_what_is_let_in() -> None:
    let_in = [line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line.startswith("!")]
    assert all((ROOT / name).exists() for name in let_in)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert {"LICENSE", "README.md", "locales", "src", "web", "scripts/page.py", "requirements-dev.lock"} < {*let_in}
    assert 'path = "scripts/page.py"' in project


def test_the_image_can_be_built() -> None:
    needs("docker")
    if subprocess.run(["docker", "info"], capture_output=True, check=False).returncode:
        pytest.skip("no docker runs here")
    run("docker", "build", "--file", DEPLOY / "Dockerfile", "--tag", "qwixx-test", ROOT)
    assert run("docker", "run", "--rm", "qwixx-test", "--version").startswith("qwixx ")


def test_the_versions_of_the_image_are_those_of_the_tests(tmp_path: Path) -> None:
    line = next(rest for name, rest in instructions() if name == "RUN" and "sed" in rest)
    script = line.partition(" &&")[0].replace("/tmp/versions", str(tmp_path / "versions"))
    subprocess.run(["sh", "-c", script], cwd=ROOT, check=True)
    made = (tmp_path / "versions").read_text().splitlines()
    assert "psycopg" in {name.partition("==")[0] for name in made}
    assert [name for name in made if not re.match(r"[\w.-]+==[\w.]+( ;.*)?$", name)] == []


# -- compose -----------------------------------------------------------------------------------------------------------


def test_compose_fits_together() -> None:
    compose = yaml.safe_load(text("compose.yaml"))
    services, server = compose["services"], compose["services"]["server"]
    accept(server["command"])
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    for service in services.values():
        assert {*service.get("networks", ())} <= {*compose["networks"]}
        assert {*service.get("secrets", ())} <= {*compose["secrets"]}
        assert {*service.get("depends_on", ())} <= {*services}
    trusted = server["command"][server["command"].index("--trust") + 1]
    assert compose["networks"]["proxied"]["ipam"]["config"] == [{"subnet": trusted}]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert {*services["database"]["networks"], *services["cache"]["networks"]} == {"inside"}
    assert compose["networks"]["inside"] == {"internal": True}


def test_the_secrets_of_compose_are_those_that_it_names(tmp_path: Path) -> None:
    folder, compose = tmp_path / "secrets", yaml.safe_load(text("compose.yaml"))
    run("sh", DEPLOY / "secrets.sh", folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    wanted = [secret["file"] for secret in compose["secrets"].values()] + compose["services"]["server"]["env_file"]
    assert sorted(f"secrets/{file.name}" for file in folder.iterdir()) == sorted(wanted)
    assert stat.S_IMODE((folder / "server.env").stat().st_mode) == 0o600
    given = dict(line.split("=", 1) for line in (folder / "server.env").read_text().splitlines())
    url = make_url(given["QWIXX_DATABASE"])
    assert url.password == (folder / "database_password").read_text()
    assert (url.username, url.host, url.database) == ("qwixx", "database", "qwixx")
    Database(given["QWIXX_DATABASE"])
    check_address(given["QWIXX_REDIS"])
    password = re.search(r"^requirepass (\w+)$", (folder / "redis_configuration").read_text(), re.MULTILINE)
    assert password
    assert password[1] in given["QWIXX_REDIS"]
    assert subprocess.run(["sh", DEPLOY / "secrets.sh", folder], capture_output=True, check=False).returncode != 0


# -- systemd -----------------------------------------------------------------------------------------------------------

UNITS = ("qwixx.service", "qwixx-backup.service", "qwixx-backup.timer")


def unit(name: str) -> dict[str, dict[str, str]]:
    """The sections of a unit."""
    parser = configparser.RawConfigParser(strict=False, comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text(name))
    return {section: dict(parser[section]) for section in parser.sections()}


def test_the_units_run_what_there_is() -> None:
    service, backup = unit("qwixx.service")["Service"], unit("qwixx-backup.service")["Service"]
    line = shlex.split(service["ExecStart"])
    accept(line[1:])
    assert line[line.index("--port") + 1] == PORT
    shell = shlex.split(backup["ExecStart"])[2].replace("%%", "%")
    accept(shlex.split(shell.removeprefix("exec "))[1:])
    for one in (service, backup):
        url = one["Environment"].removeprefix("QWIXX_DATABASE=")
        assert Database(url).file == Path("/var/lib/qwixx/tables.sqlite")
        assert "qwixx" in one["StateDirectory"].split()
        assert (one["User"], one["UMask"]) == ("qwixx", "0077")


def test_systemd_takes_the_units_and_finds_them_closed(tmp_path: Path) -> None:
    needs("systemd-analyze")
    for name in UNITS:
        (tmp_path / name).write_text(text(name).replace("/opt/qwixx/bin/qwixx", "/bin/true"))
    files = [tmp_path / name for name in UNITS]
    assert "qwixx" not in run("systemd-analyze", "verify", "--man=no", *files)
    said = run("systemd-analyze", "security", "--offline=yes", "--no-pager", "--threshold=20", files[0])
    assert "Overall exposure level for qwixx.service: 1." in said


# -- proxies -----------------------------------------------------------------------------------------------------------

HEADERS = ("Strict-Transport-Security", "Permissions-Policy")


def test_nginx_passes_on_what_the_server_needs(tmp_path: Path) -> None:
    found = text("nginx.conf")
    assert found.count("{") == found.count("}")
    assert all(header in found for header in HEADERS)
    for line in ("Host $http_host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {line};" in found
    assert f"server 127.0.0.1:{PORT};" in found
    assert "location = /metrics" in found
    needs("nginx")
    certificate(tmp_path)
    found = found.replace("/etc/ssl/qwixx", str(tmp_path))
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ {found} }}")
    run("nginx", "-t", "-q", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


def certificate(folder: Path) -> None:
    """A certificate that nobody trusts."""
    line = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    run(*line.split(), "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")


def test_caddy_passes_on_what_the_server_needs() -> None:
    found = text("Caddyfile")
    assert found.count("{") == found.count("}")
    assert all(header in found for header in HEADERS)
    assert f"dynamic a server {PORT}" in found
    assert "server" in yaml.safe_load(text("compose.yaml"))["services"]
    assert "{$QWIXX_SITE:localhost}" in found
    needs("caddy")
    run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


# -- metrics -----------------------------------------------------------------------------------------------------------


def counted() -> set[str]:
    """Every name under which the server counts something."""
    ours = {name for family in prometheus_client.REGISTRY.collect() for name in _samples(family)}
    own = {"qwixx_requests_total", "qwixx_refusals_total", "qwixx_entries_total"}
    assert own <= ours
    assert metrics
    return ours


def _samples(family: Any) -> Iterator[str]:
    yield family.name
    if family.type == "counter":
        yield f"{family.name}_total"
    if family.type == "histogram":
        yield from (f"{family.name}_{part}" for part in ("bucket", "sum", "count"))


def named_in(expression: str) -> set[str]:
    """The metrics of an expression."""
    return {*re.findall(r"\b(?:qwixx|process)_\w+", expression)}


def test_every_alert_is_about_something_that_is_counted() -> None:
    rules = [rule for group in yaml.safe_load(text("alerts.yaml"))["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) >= 5
    for rule in rules:
        assert named_in(rule["expr"]) <= counted(), rule["alert"]
        assert rule["annotations"]["summary"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
        for label in re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]):
            assert label == "instance" or label in rule["expr"]
    prometheus = yaml.safe_load(text("prometheus.yml"))
    assert prometheus["rule_files"] == ["alerts.yaml"]
    assert prometheus["scrape_configs"][0]["job_name"] == "qwixx"
    assert prometheus["scrape_configs"][0]["static_configs"][0]["targets"] == [f"127.0.0.1:{PORT}"]


def test_the_dashboard_shows_everything_that_is_counted() -> None:
    dashboard = json.loads(text("dashboard.json"))
    shown = {name for panel in dashboard["panels"] for target in panel["targets"] for name in named_in(target["expr"])}
    assert shown <= counted()
    own = {re.sub("_(bucket|sum|count|total)$", "", name) for name in shown if name.startswith("qwixx_")}
    assert own == {re.sub("_total$", "", name) for name in handbook_metrics()}
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def handbook_metrics() -> set[str]:
    """The metrics that the handbook lists."""
    return {*re.findall(r"^\| `(qwixx_\w+)` \|", HANDBOOK, re.MULTILINE)}


# -- the handbook ------------------------------------------------------------------------------------------------------


def commands() -> list[str]:
    """Every line of the handbook's examples that runs `qwixx`."""
    examples = re.findall(r"^    (.*)$", HANDBOOK, re.MULTILINE) + [
        line for block in re.findall(r"```sh\n(.*?)```", HANDBOOK, re.DOTALL) for line in block.splitlines()
    ]
    found = (re.search(r"(?:^|[ /])qwixx ((?:serve|backup|restore|admin)\b.*)", line) for line in examples)
    return [line[1].partition(" …")[0] for line in found if line]


@pytest.mark.parametrize("line", commands())
def test_every_command_in_the_handbook_is_accepted(line: str) -> None:
    accept(shlex.split(line))


def test_the_handbook_shows_every_command_of_an_operator() -> None:
    shown = {tuple(shlex.split(line)[:2]) for line in commands()}
    assert {("admin", name) for name in COMMAND.commands["admin"].commands} <= shown  # type: ignore[attr-defined]
    assert {"serve", "backup", "restore"} <= {words[0] for words in shown}


def test_the_handbook_names_every_file_and_no_other() -> None:
    named = {*re.findall(r"\(\.\./deploy/([\w.-]+)\)", HANDBOOK)}
    there = {file.name for file in DEPLOY.iterdir() if file.is_file()}
    assert named == there - {"Dockerfile.dockerignore"}


def test_the_files_name_only_routes_that_there_are() -> None:
    paths = {getattr(route, "path", "") for route in routes()}
    for name in ("Dockerfile", "nginx.conf", "Caddyfile", "prometheus.yml"):
        for path in re.findall(r"(?<=[ /0-9])(/(?:health|metrics)[\w/]*)", text(name)):
            assert path.rstrip("/") in paths, (name, path)


def logged() -> tuple[set[str], set[str]]:
    """The messages that the server's sources log, and the facts that they give with them."""
    messages, facts = set(), set()
    for file in (*(ROOT / "src/qwixx/server").rglob("*.py"), ROOT / "src/qwixx/tables/thinking.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("logger."):
                messages.add(str(ast.literal_eval(node.args[0])))
                given = [word.value for word in node.keywords if word.arg == "extra"]
                facts |= {str(ast.literal_eval(key)) for one in given for key in one.keys if key}  # type: ignore[attr-defined]
    return messages, facts


def test_the_handbook_lists_the_fields_of_the_log() -> None:
    _, facts = logged()
    page = HANDBOOK.partition("| field | |")[2].partition("\n\n")[0]
    rows = [line.split("|")[1] for line in page.splitlines()[2:]]
    record = logging.makeLogRecord({"exc_info": (None, None, None)})
    own = {*json.loads(Lines().format(record))} | {"error"}
    assert {name for row in rows for name in re.findall("`([^`]+)`", row)} == own | facts
    assert not facts & own


def test_the_messages_in_the_handbook_are_logged() -> None:
    messages, _ = logged()
    page = HANDBOOK.partition("| `message` | what happened: ")[2].partition("\n")[0]
    said = [message.replace("…", "%s") for message in re.findall("`([^`]+)`", page)]
    assert len(said) > 8
    assert [message for message in said if message not in messages] == []
