"""The `qwixx` command."""

from qwixx.cli.app import main

__all__ = ["main"]
