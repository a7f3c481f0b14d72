"""The command `qwixx`. Its output is a contract for scripts: `--json` prints one JSON document and nothing else."""

import os
import re
import sys
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.exceptions import TyperException

import qwixx
from qwixx.cli.commands import (
    administration,
    counting,
    explaining,
    files,
    keeping,
    laboratory,
    playing,
    printing,
    publishing,
    serving,
)
from qwixx.cli.exits import INTERRUPTED, NO_OUTPUT, TERMINATED, WRONG_USAGE, Terminated, fail
from qwixx.rules.errors import QwixxError

app = typer.Typer(add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False)

# In the order in which the help lists them.
COMMANDS = (
    playing.games,
    playing.play,
    playing.daily,
    playing.resume,
    playing.players,
    laboratory.simulate,
    laboratory.arena,
    laboratory.solve,
    laboratory.dataset,
    files.check,
    files.verify,
    files.replay,
    files.draw,
    files.weigh,
    printing.print_,
    explaining.hint,
    explaining.review,
    counting.stats,
    playing.watch,
    serving.serve,
    publishing.site,
    keeping.backup,
    keeping.restore,
)
for command in COMMANDS:
    app.command(name=command.__name__.removesuffix("_"))(command)
app.add_typer(administration.app, name="admin")


def main() -> None:
    """Run the command; whatever is refused is said in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except TyperException as error:
        fail(f"{_without_addresses(error.format_message()).rstrip('.')}. See: qwixx --help", WRONG_USAGE)
    except QwixxError as error:
        fail(str(error), WRONG_USAGE)
    except Terminated:
        sys.exit(TERMINATED)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _drop_output()
        sys.exit(0)
    except OSError as error:
        _drop_output()
        fail(f"The output cannot be written: {error.strerror}.", NO_OUTPUT)


def _without_addresses(message: str) -> str:
    """A message without the addresses that somebody typed at the wrong place, as there may be passwords in them."""
    return re.sub(r"[^\s'(]*:/[^\s')]*", "…", message)


def _drop_output() -> None:
    """Nobody reads on, or nothing can be written: let the rest go nowhere, without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _version(wanted: bool) -> None:
    if wanted:
        print(f"qwixx {qwixx.__version__}")
        raise typer.Exit


@app.callback()
def qwixx_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The Qwixx family of games: rules, records, bots and simulation."""
