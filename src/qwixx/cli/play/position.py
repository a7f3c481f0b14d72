"""The table in words and letters, line by line: for a plain terminal, and for whoever has it read aloud."""

from collections.abc import Sequence

from qwixx.cli.play.letters import Letters
from qwixx.cli.play.match import game_of_match, points_of
from qwixx.cli.play.session import Session
from qwixx.cli.rows import list_written
from qwixx.rules.layout import Layout
from qwixx.rules.sheet import Sheet
from qwixx.rules.view import View
from qwixx.words import Words
from qwixx.words.tell import the_row

AHEAD = 10  # fields of the track that are shown before a pawn


def position(session: Session, seat: int, say: Words, letters: Letters) -> list[str]:
    """What a seat sees: whose turn it is, dice, track or cards, its own sheet, the others' in short."""
    view = session.view(seat)
    active = session.names[view.active or 0]
    phase = say(f"phase-{view.phase}")
    if view.phase != "between":
        phase = say("headline", turn=view.turn, name=active, phase=phase)
    lines = [" · ".join(filter(None, [game_of_match(session.game, view, say), phase]))]
    if view.final_turns:
        lines.append(say("table-final", count=view.final_turns))
    if view.called:
        lines.append(say("told-call", sum=sum(view.whites)))
    elif view.whites:
        coloured = letters.spelled(" ".join(f"{colour}{face}" for colour, face in view.coloured))
        lines.append(say("play-dice", whites=" ".join(map(str, view.whites)), coloured=coloured))
    lines += _cards(view, say, letters) + _track(session, seat, view, say, letters)
    lines += _own(session, seat, view, say, letters)
    lines += [_other(session, other, view, say, letters) for other in range(len(view.sheets)) if other != seat]
    if view.panel:
        lines.append(panel(session, view, say))
    if len(view.waiting) > 1:
        lines.append(say("table-waiting", names=say.joined([session.names[one] for one in view.waiting])))
    return lines


def panel(session: Session, view: View, say: Words) -> str:
    """The games of a match that are over."""
    rows = zip(session.names, *view.panel, strict=True)
    totals = [f"{name} {_summed(games)}" for name, *games in rows]
    return f"{say('panel')}: {', '.join(totals)}"


def _summed(games: Sequence[int]) -> str:
    """The points of several games and their sum."""
    return f"{' + '.join(map(str, games))} = {sum(games)}" if len(games) > 1 else str(games[0])


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


def _own(session: Session, seat: int, view: View, say: Words, letters: Letters) -> list[str]:
    """A whole sheet, row by row."""
    sheet = view.sheets[seat]
    title = [f"{session.names[seat]}: {points_of(session.game, view, seat, say)}"]
    title += [say("table-penalties", count=sheet.penalties)] if sheet.penalties else []
    title += [_pawn(session, seat, view, say, letters)] if view.pawns else []
    rows = [_row(sheet, row, row in view.closed, say, letters) for row in range(len(sheet.layout.rows))]
    return ["; ".join(title), *rows]


def _row(sheet: Sheet, row: int, closed: bool, say: Words, letters: Letters) -> str:
    """A row: what is crossed in it, and what could be next."""
    marks = sheet.crossed(row), sheet.open(row)
    crossed, free = (letters.spelled(list_written(sheet.layout, some)) for some in marks)
    if sheet.has_lock(row):
        told = [say("play-locked", numbers=crossed)]
    else:
        told = [say("play-crossed", numbers=crossed)] if crossed else []
        told.append(say("play-closed") if closed else say("play-open", numbers=free) if free else say("play-full"))
    points = [say("points", points=sheet.points(row))] if crossed else []
    return f"  {_name(sheet.layout, row, say, letters)}: {'; '.join(told + points)}"


def _name(layout: Layout, row: int, say: Words, letters: Letters) -> str:
    """What a row is called: by the letter that is typed and its colour, or by its number and the die of its lock."""
    lock = layout.rows[row].lock
    colour = say(f"colour-{lock}")
    return say("play-row", number=row + 1, colour=colour) if layout.mixed else f"{letters.letter(lock)} {colour}"


def _other(session: Session, seat: int, view: View, say: Words, letters: Letters) -> str:
    """Another player in one line."""
    parts = [f"{session.names[seat]}: {points_of(session.game, view, seat, say)}"]
    parts += [letters.spelled(view.sheets[seat])] if view.sheets[seat].bits else []
    if view.pawns:
        parts.append(_pawn(session, seat, view, say, letters))
    if view.cards:
        parts.append(say("play-holds", cards=" ".join(map(str, view.cards.backs[seat]))))
    return "; ".join(parts)


def _cards(view: View, say: Words, letters: Letters) -> list[str]:
    if not view.cards:
        return []
    display = " ".join("-" if number is None else str(number) for number in view.cards.display)
    top = "-" if view.cards.top is None else str(view.cards.top)
    hand = " ".join(map(letters.spelled, view.cards.hand))
    pile = say("pile", count=view.cards.pile)
    return [f"{say('display')}: {display}; {pile}: {top}", say("play-hand", cards=hand)]


def _track(session: Session, seat: int, view: View, say: Words, letters: Letters) -> list[str]:
    """What lies before one's pawn."""
    track = session.game.descriptor.track
    if track is None:
        return []
    begin = view.pawns[seat]
    pawns = {place: session.names[other] for other, place in enumerate(view.pawns)}
    fields = [
        f"{letters.spelled(field)} [{pawns[place]}]" if place in pawns else letters.spelled(field)
        for place, field in enumerate(track.fields[begin : begin + AHEAD], begin + 1)
    ]
    return [say("play-ahead", fields=", ".join(fields))]


def _pawn(session: Session, seat: int, view: View, say: Words, letters: Letters) -> str:
    place, track = view.pawns[seat], session.game.descriptor.track
    if not place or track is None:
        return say("play-pawn-start")
    return say("play-pawn", place=place, field=letters.spelled(track.fields[place - 1]))
