"""Asking before something is lost."""

import sys

import typer

from qwixx.cli.exits import WRONG_FILE
from qwixx.rules.errors import SetupError
from qwixx.words import Words


def make_sure(sure: bool, question: str, say: Words) -> None:
    """Ask before something is lost, and end if it is not to be; whoever is not there to answer must have said yes."""
    if sure:
        return
    if not sys.stdin.isatty():
        raise SetupError("This cannot be undone: say --yes.")
    yes = say("admin-yes")
    if input(f"{question} [{yes}/N] ").strip().lower() != yes:
        raise typer.Exit(WRONG_FILE)
