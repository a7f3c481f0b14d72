"""A review as one file for a browser: it loads nothing from elsewhere, so that it can be sent to a friend."""

import json
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from qwixx.cli.review.graph import graph, moments
from qwixx.cli.review.sheets import drawn
from qwixx.cli.review.telling import accuracy, amount, tell_better, tell_cost, tell_made, tell_measure, tell_scale
from qwixx.review import GRADES, Played, Review, Step
from qwixx.words import Words


def page(review: Review, say: Words) -> str:
    """The whole page."""
    names = say.joined([player.name for player in review.players])
    game = say(f"game-{review.record.game.id}")
    here, judged = files("qwixx.cli.review"), review.measure != "course"
    parts = {
        "LANGUAGE": say.language,
        "TITLE": escape(f"{game} – {names}"),
        "GAME": escape(game),
        "NAMES": escape(names),
        "COUNT": str(len(review.players)),
        "HEADING": escape(say("review-title")),
        "STYLE": (here / "page.css").read_text(encoding="utf-8"),
        "SCRIPT": (here / "page.js").read_text(encoding="utf-8"),
        "GRAPH": _graph(review, say),
        "PLAYERS": "".join(_player(review, player, say) for player in review.players),
        "NOTES": "".join(f"<p>{escape(line)}</p>" for line in _notes(review, say)),
        "MISTAKES-HEADING": escape(say("review-mistakes")) if judged else "",
        "MISTAKES": "".join(_mistakes(review, player, say) for player in review.players) if judged else "",
        "MOMENTS": _as_script(moments(review, say)),
    }
    text = (here / "page.html").read_text(encoding="utf-8")
    head, *pieces = text.split("<!--")
    filled = [parts[name] + rest for name, _, rest in (piece.partition("-->") for piece in pieces)]
    return head + "".join(filled)


def _as_script(data: object) -> str:
    """Data within a script: nothing in it can end the script or begin a tag."""
    return json.dumps(data, ensure_ascii=False).replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _graph(review: Review, say: Words) -> str:
    legend = "".join(
        f'<li class="seat-{player.seat}"><i></i><b>{escape(player.name)}</b> <output></output></li>'
        for player in review.players
    )
    title = tell_measure(review, say)
    slider = f'<input id="moment" type="range" min="0" max="{len(review.steps)}" value="{len(review.steps)}"'
    return (
        f"<h2>{escape(title)}</h2>{graph(review, say)}"
        f'<div class="moving">{slider} aria-label="{escape(title)}"><p id="told" aria-live="polite"></p></div>'
        f'<ul class="legend">{legend}</ul><p class="moving hint">{escape(say("review-graph-touch"))}</p>'
    )


def _player(review: Review, player: Played, say: Words) -> str:
    """A player's card: points, accuracy, and what the result is made of."""
    points = say("points", points=review.scores[player.seat])
    won = " won" if player.seat in review.winners and len(review.players) > 1 else ""
    head = f'<article class="player seat-{player.seat}{won}"><h3><i></i><b>{escape(player.name)}</b></h3>'
    if review.measure == "course":
        return f'{head}<p class="big">{escape(points)}</p></article>'
    sums = [
        (say("review-start"), amount(player.start, review, say), ""),
        (say("review-luck"), amount(player.luck, review, say, sign=True), _side(player.luck)),
        (say("review-own"), amount(player.own, review, say, sign=True), _side(player.own)),
        (say("review-others"), amount(player.others, review, say, sign=True), _side(player.others)),
        (say("review-result"), amount(player.result, review, say), "sum"),
    ]
    if len(review.players) == 1:
        del sums[3]
    rows = "".join(f'<div class="{kind}"><dt>{escape(name)}</dt><dd>{value}</dd></div>' for name, value, kind in sums)
    grades = " ".join(f"<span>{escape(say(f'grade-{grade}'))} {player.grades[grade]}</span>" for grade in GRADES)
    judged = f"<b>{accuracy(player.accuracy, say)}</b> {escape(say('review-accuracy'))}"
    return (
        f'{head}<p class="big"><span>{judged}</span> <span>{escape(points)}</span></p>'
        f'<dl>{rows}</dl><p class="grades">{grades}</p></article>'
    )


def _side(value: float) -> str:
    return "up" if value > 0 else "down" if value < 0 else ""


def _notes(review: Review, say: Words) -> Iterator[str]:
    if not review.over:
        yield say("review-unfinished")
    if review.measure == "course":
        yield say("review-unjudged")
        return
    yield say("review-sum")
    yield tell_scale(review, say)
    yield say("review-judge", name=review.adviser)


def _mistakes(review: Review, player: Played, say: Words) -> str:
    head = f'<h3 class="seat-{player.seat}"><i></i>{escape(player.name)}</h3>'
    if not player.mistakes:
        return f"<section>{head}<p>{escape(say('review-no-mistakes', name=player.name))}</p></section>"
    cards = "".join(_mistake(review, review.steps[place], say) for place in player.mistakes)
    return f'<section>{head}<div class="mistakes">{cards}</div></section>'


def _mistake(review: Review, step: Step, say: Words) -> str:
    head = f"{say('review-turn', turn=step.turn)} · {tell_cost(review, step, say)}"
    played = say("review-played", choice=tell_made(review, step, say))
    better = say("review-better", choice=tell_better(review, step, say))
    return (
        f"<article><h4>{escape(head)}</h4>{drawn(step)}"
        f'<p class="is-chosen">{escape(played)}</p><p class="is-better">{escape(better)}</p></article>'
    )
