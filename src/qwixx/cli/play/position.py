"""The table in words and letters, line by line: for a plain terminal, and for whoever has it read aloud."""

from qwixx.cli.play.session import Session
from qwixx.cli.rows import list_written
from qwixx.rules.layout import Layout
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View
from qwixx.words import Words
from qwixx.words.tell import the_row

AHEAD = 10  # fields of the track that are shown before a pawn


def position(session: Session, seat: int, say: Words) -> list[str]:
    """What a seat sees: whose turn it is, dice, track or cards, its own sheet, the others' in short."""
    view = session.view(seat)
    active = session.names[view.active or 0]
    lines = [say("headline", turn=view.turn, name=active, phase=say(f"phase-{view.phase}"))]
    if view.final_turns:
        lines.append(say("table-final", count=view.final_turns))
    if view.called:
        lines.append(say("white-sum", sum=sum(view.whites)))
    elif view.whites:
        coloured = " ".join(f"{colour}{face}" for colour, face in view.coloured)
        lines.append(say("play-dice", whites=" ".join(map(str, view.whites)), coloured=coloured))
    lines += _cards(view, say) + _track(session, seat, view, say) + _own(session, seat, view, say)
    lines += [_other(session, other, view, say) for other in range(len(view.sheets)) if other != seat]
    if view.panel:
        lines.append(panel(session, view, say))
    if len(view.waiting) > 1:
        lines.append(say("table-waiting", names=say.joined([session.names[one] for one in view.waiting])))
    return lines


def panel(session: Session, view: View, say: Words) -> str:
    """The games of a match that are over."""
    totals = [f"{name} {' '.join(map(str, games))}" for name, *games in zip(session.names, *view.panel, strict=True)]
    return f"{say('panel')}: {', '.join(totals)}"


def ranking(session: Session, say: Words) -> list[str]:
    """The final order, with the points of every row, in a match also of every game; a tie is a shared win."""
    view, scores = session.view(None), session.game.scores(session.state)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    sheets = {seat: _sum(session, seat, view, say) for seat in order}
    lines = [f"{say('end-ranking')}:"]
    for seat in order:
        place = 1 + sum(score > scores[seat] for score in scores)
        games = [f"{say('end-game', number=number)} {game[seat]}" for number, game in enumerate(view.panel, 1)]
        told = ", ".join(games) or sheets[seat]
        lines.append(f"{place}. {session.names[seat]}: {say('points', points=scores[seat])} ({told})")
    if view.panel:
        lines.append(f"{say('end-sheets-last')}:")
        lines += [f"{session.names[seat]}: {sheets[seat]}" for seat in order]
    winners = [session.names[seat] for seat in session.game.winners(session.state)]
    return [*lines, say("winner", count=len(winners), names=say.joined(winners))]


def _sum(session: Session, seat: int, view: View, say: Words) -> str:
    """What a player's points on the sheet consist of."""
    sheet = view.sheets[seat]
    mixed = sheet.layout.mixed  # rows are called by their numbers, which must not run into the points
    rows = [(the_row(sheet.layout, row, say), sheet.points(row)) for row in range(len(sheet.layout.rows))]
    parts = [f"{name}: {points}" if mixed else f"{name} {points}" for name, points in rows]
    if view.pawns:
        parts.append(f"{say('end-track')} {session.game.tables.bonus[view.pawns[seat]]}")
    if sheet.penalties:
        parts.append(f"{say('end-penalties')} -{sheet.penalties * sheet.layout.penalty}")
    return ", ".join(parts)


def _own(session: Session, seat: int, view: View, say: Words) -> list[str]:
    """A whole sheet, row by row."""
    sheet = view.sheets[seat]
    title = [f"{session.names[seat]}: {say('points', points=view.scores[seat])}"]
    title += [say("table-penalties", count=sheet.penalties)] if sheet.penalties else []
    title += [_pawn(session, seat, view, say)] if view.pawns else []
    return ["; ".join(title), *(_row(sheet, row, row in view.closed, say) for row in range(len(sheet.layout.rows)))]


def _row(sheet: Sheet, row: int, closed: bool, say: Words) -> str:
    """A row: what is crossed in it, and what could be next."""
    crossed, free = (list_written(sheet.layout, marks) for marks in (sheet.crossed(row), sheet.open(row)))
    if sheet.has_lock(row):
        told = [say("play-locked", numbers=crossed)]
    else:
        told = [say("play-crossed", numbers=crossed)] if crossed else []
        told.append(say("play-closed") if closed else say("play-open", numbers=free) if free else say("play-full"))
    points = [say("points", points=sheet.points(row))] if crossed else []
    return f"  {_name(sheet.layout, row, say)}: {'; '.join(told + points)}"


def _name(layout: Layout, row: int, say: Words) -> str:
    """What a row is called: by the letter that is typed and its colour, or by its number and the die of its lock."""
    lock = layout.rows[row].lock
    colour = say(f"colour-{lock}")
    return say("play-row", number=row + 1, colour=colour) if layout.mixed else f"{lock} {colour}"


def _other(session: Session, seat: int, view: View, say: Words) -> str:
    """Another player in one line."""
    parts = [f"{session.names[seat]}: {say('points', points=view.scores[seat])}"]
    parts += [str(view.sheets[seat])] if view.sheets[seat].bits else []
    if view.pawns:
        parts.append(_pawn(session, seat, view, say))
    if view.cards:
        parts.append(say("play-holds", cards=" ".join(map(str, view.cards.backs[seat]))))
    return "; ".join(parts)


def _cards(view: View, say: Words) -> list[str]:
    if not view.cards:
        return []
    display = " ".join("-" if number is None else str(number) for number in view.cards.display)
    top = "-" if view.cards.top is None else str(view.cards.top)
    hand = " ".join(map(str, view.cards.hand))
    pile = say("pile", count=view.cards.pile)
    return [f"{say('display')}: {display}; {pile}: {top}", say("play-hand", cards=hand)]


def _track(session: Session, seat: int, view: View, say: Words) -> list[str]:
    """What lies before one's pawn."""
    track = session.game.descriptor.track
    if track is None:
        return []
    begin = view.pawns[seat]
    pawns = {place: session.names[other] for other, place in enumerate(view.pawns)}
    fields = [
        f"{field} [{pawns[place]}]" if place in pawns else str(field)
        for place, field in enumerate(track.fields[begin : begin + AHEAD], begin + 1)
    ]
    return [say("play-ahead", fields=", ".join(fields))]


def _pawn(session: Session, seat: int, view: View, say: Words) -> str:
    place, track = view.pawns[seat], session.game.descriptor.track
    if not place or track is None:
        return say("play-pawn-start")
    return say("play-pawn", place=place, field=str(track.fields[place - 1]))
