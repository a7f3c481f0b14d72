"""What may be asked of every game, whether it has cards, a track or a match around it."""

from random import Random

import numpy as np

from qwixx.rules.actions import Mark, Move
from qwixx.rules.cards import cards
from qwixx.rules.dice import board, classic
from qwixx.rules.game import FaceDown, Game, State
from qwixx.rules.match import match
from qwixx.rules.track import parse_fields
from tests.positions import act, arrange, arrange_cards, roll

TRACK = parse_fields("r5/1 y3/1 g10/2 b7/2 r9/3 y12/3")


def dealt(game: Game) -> State:
    """The cards are dealt."""
    state = game.start(2)
    while game.awaits_chance(state):
        state = game.chance(state, game.draw(state, Random(3)))
    return state


def test_a_game_without_cards_has_none_face_down() -> None:
    state = arrange(classic(), ["r5", "-"])
    assert classic().face_down(state) == FaceDown()
    assert classic().lay_out(state, [(), ()], FaceDown()) == state


def test_a_game_without_a_track_leads_nowhere() -> None:
    assert cards().landing(dealt(cards()), 0, Move(1, Mark("r", 5))) == 0


def test_a_match_of_card_games_knows_its_cards() -> None:
    game = match("cards match", cards(), 2, range(2, 6))
    state, other = dealt(game), dealt(cards())
    table = game.face_down(state)
    assert table == cards().face_down(other)
    hands = [game.hand(state, seat) for seat in range(2)]
    assert game.lay_out(state, hands, table) == state
    assert game.hand(game.lay_out(state, hands[::-1], table), 0) == hands[1]


def test_a_match_on_board_knows_where_a_pawn_lands() -> None:
    game = match("board match", board(TRACK), 2, range(2, 5))
    state = roll(game, arrange(game, ["-", "-"]), "1 1 r1 y1 g1 b1")
    state = act(game, state, "1: pass", "2: pass", "1: pass")
    assert game.landing(state, 0, Move(3, Mark("g", 10))) == 3


def test_a_seat_may_be_any_whole_number() -> None:
    state = arrange(classic(), ["r5", "y7"])
    assert str(classic().sheet(state, np.int64(1))) == "y7"  # type: ignore[arg-type]


def test_a_card_game_says_whether_rows_or_penalties_ended_it() -> None:
    game, hands = cards(), ["r11 r12 y4 y5 g9", "b2 b3 b4 b5"]
    almost = "r2 r3 r4 r5 r6 y2 y3 y4 y5 y6 y12 p3"
    state = arrange_cards(game, [almost, "-"], hands, display="g2 g3 g4 g5", pile="g6 g7", phase="play")
    assert game.ending(state) is None
    assert game.ending(act(game, state, "1: play r12 mark r12")) == "rows"
    assert game.ending(act(game, state, "1: play g9")) == "penalties"


def test_a_dice_game_says_whether_rows_or_penalties_ended_it() -> None:
    game, locked = classic(), "r2 r3 r4 r5 r6 r12"
    state = roll(game, arrange(game, [f"{locked} y2 y3 y4 y5 y6 p3", "-"]), "6 6 y1 g1 b1")
    assert game.ending(state) is None
    assert game.ending(act(game, state, "1: y12", "2: pass")) == "rows"
    assert game.ending(act(game, state, "1: pass", "2: pass", "1: pass")) == "penalties"


def test_a_game_on_board_says_that_the_track_ended_it() -> None:
    game = board(TRACK)
    state = roll(game, arrange(game, ["r5", "-"], fields=(1, 1), final_turns=1), "1 1 r1 y1 g1 b1")
    assert game.ending(act(game, state, "1: pass", "2: pass", "1: y2", "1: pass")) == "track"
