"""Everything that lies on the table, drawn for one seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical

from qwixx.cli.play.match import game_of_match, points_of
from qwixx.cli.play.screens.cards import CardsPicture
from qwixx.cli.play.screens.choosing import Choosing, Taking
from qwixx.cli.play.screens.colours import Palette
from qwixx.cli.play.screens.dice import DicePicture, tumbling
from qwixx.cli.play.screens.drawing import Drawing, Lit, boxes, initials, title_of
from qwixx.cli.play.screens.others import OthersPicture, sign_of, turn_sign
from qwixx.cli.play.screens.room import share_out
from qwixx.cli.play.screens.sheet import SheetPicture, score_line
from qwixx.cli.play.screens.track import TrackPicture, at_the_start
from qwixx.cli.play.session import Session
from qwixx.cli.play.weighing import marks_of
from qwixx.rules.actions import Move
from qwixx.rules.game import Game
from qwixx.rules.sheet import Sheet
from qwixx.rules.track import Field
from qwixx.rules.view import View
from qwixx.words import Words


@dataclass(slots=True)
class Shown:
    """Whose eyes look on, what they are choosing, and what is in motion."""

    seat: int
    choosing: Choosing | None = None
    hand_open: bool = True  # whether the faces of the hand may be seen
    rolling: int = 0  # moments until the dice lie still
    closing: frozenset[int] = frozenset()  # the rows whose lock is falling shut


class Board(Vertical):
    """The pieces and the sheets."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="head")
        yield DicePicture(id="dice")
        yield TrackPicture(id="track")
        yield CardsPicture(id="cards")
        yield Drawing(id="score")
        yield SheetPicture(id="sheet")
        yield OthersPicture(id="others")
        yield Drawing(id="story")

    def draw(self, session: Session, shown: Shown, story: Sequence[str], words: Words) -> None:
        """Draw it all."""
        view = session.view(shown.seat)
        fields = fields_of(session.game)
        width, height = self.app.size
        others, rows, cards = len(session.seats) - 1, len(session.game.layout.rows), view.cards is not None
        room = share_out(height, others, rows, dice=not cards, fields=len(fields), cards=cards)
        sizes = {"head": 1, "dice": room.dice, "track": room.track, "cards": room.cards, "score": 1}
        sizes |= {"sheet": room.sheet, "others": room.others, "story": room.story}
        for part, lines in sizes.items():
            self.query_one(f"#{part}", Drawing).make_room(width, lines)
        self.query_one("#head", Drawing).show(_head(session, view, width, words))
        self._draw_pieces(session, view, shown, fields, words)
        score = self.query_one("#score", Drawing)
        score.show(_score(session, view, shown.seat, score.palette, words))
        self.query_one(SheetPicture).draw(
            view.sheets[shown.seat], view.closed, lit(shown.choosing, view.sheets[shown.seat]), shown.closing
        )
        self.query_one(OthersPicture).draw(
            view, shown.seat, names_with_pawns(session), bool(session.game.descriptor.panel), words
        )
        told = [line for entry in story[-room.story :] for line in wrap(entry, width - 2, subsequent_indent="  ")]
        self.query_one("#story", Drawing).show(*(Text(f" {line}") for line in told[-room.story :]))

    def _draw_pieces(self, session: Session, view: View, shown: Shown, fields: Sequence[Field], words: Words) -> None:
        choosing = shown.choosing
        if view.cards:
            taking = isinstance(choosing, Taking)
            cursor = choosing.cursor if choosing and choosing.of_cards else None
            chosen = choosing.selected if choosing else ()
            name = session.names[shown.seat]
            backs = None if shown.hand_open else view.cards.backs[shown.seat]
            self.query_one(CardsPicture).draw(view.cards, name, backs, taking, cursor, chosen, words)
            return
        moment = shown.rolling
        whites = tuple(tumbling(face, moment) for face in view.whites)
        coloured = tuple((colour, tumbling(face, moment)) for colour, face in view.coloured)
        self.query_one(DicePicture).draw(whites, coloured, words)
        if fields:
            pawns = list(zip(initials(session.names), view.pawns, strict=True))
            moves, under = landings(session, shown)
            self.query_one(TrackPicture).draw(fields, pawns, view.pawns[shown.seat], moves, under)


def lit(choosing: Choosing | None, sheet: Sheet) -> Lit:
    """The numbers of the sheet that a decision would cross; the field of a pawn may be crossed already."""
    if choosing is None:
        return Lit()
    meant = choosing.pending or choosing.current
    possible = {mark for action in choosing.listed for mark in marks_of(action) if not sheet.has(mark)}
    under = {mark for mark in marks_of(meant) if not sheet.has(mark)}
    return Lit(frozenset(possible), frozenset(under), choosing.pending is not None)


def landings(session: Session, shown: Shown) -> tuple[dict[int, int], int]:
    """The steps by the fields they lead to, and the field that would be chosen, 0 for none."""
    choosing = shown.choosing
    if choosing is None:
        return {}, 0
    meant = choosing.pending or choosing.current
    moves = {landing(session, shown.seat, move): move for move in choosing.legal if isinstance(move, Move)}
    under = next((place for place, move in moves.items() if move == meant), 0)
    return {place: move.steps for place, move in moves.items()}, under


def landing(session: Session, seat: int, move: Move) -> int:
    """The field that a move leads to, as the rules have it."""
    return session.game.landing(session.state, seat, move)


def names_with_pawns(session: Session) -> Sequence[str]:
    """The names, after the letter of the pawn where that is not how the name begins."""
    if not fields_of(session.game):
        return session.names
    lettered = zip(initials(session.names), session.names, strict=True)
    return [name if name.upper().startswith(letter) else f"{letter}: {name}" for letter, name in lettered]


def fields_of(game: Game) -> Sequence[Field]:
    """The fields of the track, if there is one."""
    return game.descriptor.track.fields if game.descriptor.track else ()


def _head(session: Session, view: View, width: int, words: Words) -> Text:
    """Which game, whose turn, what is due; on the right the final round or the game of the match."""
    text = Text(f" {title_of(view.game, words)} ", style="bold reverse")
    phase = words(f"phase-{view.phase}")
    turn = view.active is not None and view.phase not in ("over", "between")
    said = words("headline", turn=view.turn, name=session.names[view.active or 0], phase=phase) if turn else phase
    text.append(f" {said}", style="not reverse")
    final = words("table-final", count=view.final_turns) if view.final_turns else ""
    right = game_of_match(session.game, view, words) or final
    room = width - text.cell_len - len(right) - 1
    return text.append(f"{'':{max(1, room)}}{right}", style="not reverse")


def _score(session: Session, view: View, seat: int, palette: Palette, words: Words) -> Text:
    sheet = view.sheets[seat]
    name = f"{turn_sign(view, seat)}{sign_of(view, seat)} {names_with_pawns(session)[seat]}"
    after = at_the_start(list(zip(initials(session.names), view.pawns, strict=True)), words) if view.pawns else ""
    points = points_of(session.game, view, seat, words)
    return score_line(name, points, boxes(sheet.penalties, sheet.layout.boxes), f"   {after}", palette.faint)
