"""Commands that explain: a hint for a decision, the review of a game."""

import json
from pathlib import Path
from typing import Annotated

import typer

from qwixx.cli.asked import asked, record_of
from qwixx.cli.commands.arguments import AsJson, Lang
from qwixx.cli.draw import terminal
from qwixx.cli.hints import hint_table
from qwixx.new_files import check_new, write_new
from qwixx.review import hint as hints_of
from qwixx.review import hint_json, review_json
from qwixx.rules.errors import SetupError
from qwixx.words.language import words


def hint(
    source: Annotated[
        str, typer.Argument(metavar="FILE|POSITION", help="A record, a saved game, a position's text; - reads a pipe.")
    ],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="After the first N events; else the last decision.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what every choice is worth and why: in a recorded or saved game, or in a position."""
    say = words(lang)
    found = asked(source, at, say)
    told = [(view, hints_of(view, legal)) for view, legal in found.decisions]
    if as_json:
        print(json.dumps({"at": found.at, "hints": [hint_json(view, hints) for view, hints in told]}))
        return
    for view, hints in told:
        terminal().print(hint_table(view, hints, found.names, say))


def review(
    source: Annotated[str, typer.Argument(metavar="FILE", help="A record or a saved game; - reads a pipe.")],
    as_json: AsJson = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write one file to read in a browser and to send.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Review a game: the chances over time, luck and skill apart, and the mistakes that mattered."""
    from qwixx.cli.review import page, run, summary

    if as_json and html:
        raise SetupError("Give --json or --html, not both.")
    if html:
        check_new(html)
    say = words(lang)
    found = run.reviewed(record_of(source), say)
    if as_json:
        print(json.dumps(review_json(found)))
    elif html:
        write_new(html, page.page(found, say))
    else:
        console = terminal()
        console.print(summary.summary(found, say), width=summary.width(console))
