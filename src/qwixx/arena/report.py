"""The report of a contest: a folder with a page to read and the raw results."""

import json
import platform
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

import numba
import numpy as np

import qwixx
from qwixx.arena.batch import Batch
from qwixx.arena.contest import Contest
from qwixx.arena.sprt import Sprt
from qwixx.arena.tournament import Result, hold
from qwixx.arena.wording import cells, headings, notes, pair_rows, summary
from qwixx.extras import needs
from qwixx.rules.errors import SetupError
from qwixx.words import Words

with needs("report", "A report"):
    from qwixx.arena.plots import ending_plot, rate_plot, score_plot
    from qwixx.arena.raw import RawResults

RAW = "games.parquet"
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --ink: #1c2430; --paper: #fbfbf9; --line: #8886; }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #e6e9ee; --paper: #15191f; }} }}
body {{ margin: 0 auto; padding: 1rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }}
h1 {{ font-size: 1.5rem; line-height: 1.2; }}
h2 {{ font-size: 1.1rem; margin: 0 0 .5rem; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .35rem .4rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }}
th:first-child, td:first-child {{ text-align: left; }}
.table {{ overflow-x: auto; }}
th {{ font-weight: 600; }}
small {{ display: block; font-weight: normal; opacity: .75; }}
td small {{ white-space: nowrap; }}
.plots {{ display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }}
section {{ margin: 1.5rem 0 0; }}
svg {{ width: 100%; height: auto; max-width: 34rem; }}
code {{ overflow-wrap: anywhere; }}
@media (max-width: 30rem) {{ table {{ font-size: .8rem; }} th, td {{ padding: .35rem .15rem; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{summary}</p>
{table}
{notes}
<div class="plots">
{plots}
</div>
<section>
<h2>{again}</h2>
<p><code>{command}</code></p>
<p><a href="{raw}">{raw}</a>: {about_raw}</p>
<p>{versions}</p>
</section>
</body>
</html>
"""


def write_report(
    target: Path,
    contest: Contest,
    batches: Generator[Batch, None, None],
    test: Sprt | None,
    watch: Callable[[Batch], object],
    command: str,
    say: Words,
) -> Result:
    """Hold a contest and leave its report in a folder; nothing is left there if it does not come to its end."""
    with _new_folder(target) as folder:
        with RawResults(folder / RAW, contest) as raw:

            def keep(batch: Batch) -> None:
                raw.write(batch)
                watch(batch)

            result = hold(contest, batches, test, keep)
        (folder / "index.html").write_text(page(result, command, say), encoding="utf-8")
        (folder / "result.json").write_text(json.dumps(result.as_json(), indent=2) + "\n", encoding="utf-8")
    return result


def check_folder(target: Path) -> None:
    """Refuse a folder that a report cannot take the place of."""
    if target.is_file() or (target.is_dir() and any(target.iterdir())):
        raise SetupError(f"{target} is there already; name a folder that is new or empty.")
    try:
        tempfile.TemporaryFile(dir=target.parent).close()
    except OSError as error:
        raise SetupError(f"{target} cannot be written: {error.strerror}.") from None


@contextmanager
def _new_folder(target: Path) -> Iterator[Path]:
    """A folder to write into, which takes the target's place when all is written and else vanishes."""
    draft = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        yield draft
        draft.chmod(0o755)
        if target.exists():
            target.rmdir()
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def page(result: Result, command: str, say: Words) -> str:
    """The page: results, plots, and how to get them again; it loads nothing from elsewhere."""
    title = " – ".join((say(f"game-{result.contest.name}"), ", ".join(result.contest.labels)))
    return PAGE.format(
        language=say.language,
        title=escape(title),
        summary=escape(summary(result, say)),
        table=_table(result, say),
        notes="".join(f"<p>{escape(line)}</p>" for line in notes(result, say)),
        plots=_plots(result, say),
        again=escape(say("report-again")),
        command=escape(command),
        raw=RAW,
        about_raw=escape(say("report-raw")),
        versions=escape(_versions()),
    )


def _table(result: Result, say: Words) -> str:
    """The standings; the interval stands below the win rate, so that the table fits on a phone."""
    bot, rate, interval, *others = map(escape, headings(say))
    head = "".join(f"<th>{text}</th>" for text in (bot, f"{rate}<small>{interval}</small>", *others))
    body = ""
    for label, player in zip(result.contest.labels, result.players, strict=True):
        bot, rate, interval, *others = map(escape, cells(label, player, say))
        row = (bot, f"{rate}<small>{interval}</small>", *others)
        body += "<tr>" + "".join(f"<td>{text}</td>" for text in row) + "</tr>"
    pairs = f"<h2>{escape(say('arena-pairs'))}</h2>{_grid(pair_rows(result, say))}" if len(result.players) > 2 else ""
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>{pairs}'


def _grid(rows: list[tuple[str, ...]]) -> str:
    """Rows of a table, the first of them its head."""
    head, *body = [[escape(text) for text in row] for row in rows]
    lines = "".join("<tr>" + "".join(f"<td>{text}</td>" for text in row) + "</tr>" for row in body)
    top = "".join(f"<th>{text}</th>" for text in head)
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def _plots(result: Result, say: Words) -> str:
    drawn = [(say("report-scores"), score_plot(result, say)), (say("report-endings"), ending_plot(result, say))]
    if len(result.players) > 1:
        drawn.insert(1, (say("report-rates"), rate_plot(result, say)))
    return "".join(
        f"<section><h2>{escape(heading)}</h2>{_labelled(plot, heading)}</section>" for heading, plot in drawn
    )


def _labelled(plot: str, heading: str) -> str:
    """A plot with its heading as its text for those who do not see it."""
    return plot.replace("<svg", f'<svg role="img" aria-label="{escape(heading)}"', 1)


def _versions() -> str:
    """What the results were made with."""
    python = f"Python {platform.python_version()}"
    return f"qwixx {qwixx.__version__}, {python}, numba {numba.__version__}, numpy {np.__version__}"
