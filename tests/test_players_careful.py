"""The careful player does what a careful player would, in positions where that is plain."""

from collections.abc import Sequence
from random import Random as Rng

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.games import GAMES, game
from qwixx.players import Worth, best, player, weigh
from qwixx.players.careful import careful
from qwixx.players.outlook import points_so_far, sheet_promise
from qwixx.players.policy import KINDS
from qwixx.players.rows import OFFERS, row_promise, tables_of_rows
from qwixx.rules.cards import cards
from qwixx.rules.dice import classic
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.match import total_place
from qwixx.rules.kernel.sheet import sheet_score
from qwixx.rules.layout import CLASSIC, Layout
from qwixx.rules.layouts import MIXX_A, MIXX_B
from qwixx.rules.match import match
from qwixx.rules.sheet import Sheet
from qwixx.rules.tables import tables_of
from tests.positions import act, arrange, arrange_cards, legal, roll
from tests.strategies import sheets
from tests.tables import playout

CAREFUL = player("careful", Rng(0))
DICE, CARDS, JOKERS, BOARD = classic(), cards(), cards(jokers="yes"), game("board")
MATCH = game("deluxe", games=3)

GREEN_LOCKED = "g12 g11 g10 g9 g8 g2"
RED_READY = "r2 r3 r4 r5 r6"
MUCH = "b12 b11 b10 b9 b8 b7 b6 b5 b4 r2 r3 r4 r7 y2 y3 y4 y5"  # but nothing to lock with a 12


def chosen(book: Game, state: State, seat: int) -> str:
    """What the careful player does; seats count from 1 as in a record."""
    return str(CAREFUL.choose(book.view(state, seat - 1), book.legal(state, seat - 1)))


def to_colour(state: State, dice_rolled: str) -> State:
    """The active player, seat 1, before the colour action, nothing crossed yet."""
    return act(DICE, roll(DICE, state, dice_rolled), "1: pass", "2: pass")


# -- crosses and skips -------------------------------------------------------------------------------------------------


def test_it_crosses_what_skips_few() -> None:
    state = roll(DICE, arrange(DICE, ["r2 r3 y2 y4", "-"], active=1), "2 3 r1 y1 g1 b1")
    assert legal(DICE, state, 1) == {"pass", "r5", "y5", "g5", "b5"}
    assert chosen(DICE, state, 1) == "y5"


def test_it_does_not_begin_a_row_in_the_middle_without_need() -> None:
    assert chosen(DICE, roll(DICE, arrange(DICE, ["-", "-"], active=1), "3 4 r6 y6 g6 b6"), 1) == "pass"


def test_it_crosses_rather_than_take_a_penalty() -> None:
    state = to_colour(arrange(DICE, ["r4 y5 g9 b8", "-"]), "3 3 r4 y4 g6 b1")
    assert legal(DICE, state, 1) == {"pass", "r7", "y7", "b4"}
    assert chosen(DICE, state, 1) == "y7"


def test_it_takes_a_penalty_rather_than_spoil_a_good_row() -> None:
    state = to_colour(arrange(DICE, ["r2 r3 r4 r5 y11 g3 b3", "-"]), "5 5 r6 y5 g6 b6")
    assert legal(DICE, state, 1) == {"pass", "r11"}
    assert chosen(DICE, state, 1) == "pass"


def test_it_sees_what_the_colour_action_will_bring() -> None:
    state = arrange(DICE, ["r2 r3", "-"])
    assert chosen(DICE, roll(DICE, state, "1 4 r3 y6 g6 b6"), 1) == "pass"  # r4 comes next, with the colour
    assert chosen(DICE, roll(DICE, state, "1 4 r6 y6 g6 b6"), 1) == "r5"  # nothing better comes, but a penalty


# -- the end -----------------------------------------------------------------------------------------------------------


def test_it_locks_the_second_row_while_it_is_ahead() -> None:
    state = arrange(DICE, [f"{RED_READY} {GREEN_LOCKED}", "-"], active=1)
    assert chosen(DICE, roll(DICE, state, "6 6 r1 y1 b1"), 1) == "r12"


def test_it_does_not_end_the_game_while_it_is_behind() -> None:
    state = roll(DICE, arrange(DICE, [f"{RED_READY} {GREEN_LOCKED}", MUCH], active=1), "6 6 r1 y1 b1")
    assert "r12" in legal(DICE, state, 1)
    assert chosen(DICE, state, 1) != "r12"


def test_it_locks_while_behind_if_somebody_else_ends_the_game_anyway() -> None:
    ending = f"{MUCH} y6"  # yellow can be locked with this 12
    state = roll(DICE, arrange(DICE, [f"{RED_READY} {GREEN_LOCKED}", ending], active=1), "6 6 r1 y1 b1")
    assert chosen(DICE, state, 1) == "r12"


def test_it_takes_the_last_penalty_to_end_the_game_while_it_is_ahead() -> None:
    state = to_colour(arrange(DICE, ["y2 y3 y4 y5 y6 y7 y8 p3", "r2"]), "1 1 r1 y1 g1 b1")
    assert legal(DICE, state, 1) == {"pass", "r2"}
    assert chosen(DICE, state, 1) == "pass"


def test_it_avoids_the_last_penalty_while_it_is_behind() -> None:
    state = to_colour(arrange(DICE, ["r2 r3 r4 r5 y11 g3 b3 p3", MUCH]), "5 5 r6 y5 g6 b6")
    assert legal(DICE, state, 1) == {"pass", "r11"}
    assert chosen(DICE, state, 1) == "r11"


def test_behind_in_the_match_it_does_not_end_the_last_game_though_it_would_win_that() -> None:
    sheets_now = [f"{RED_READY} {GREEN_LOCKED}", "-"]
    for before, choice in ((0, True), (300, False)):
        state = played(MATCH, arrange(MATCH, sheets_now, active=1), [(0, before), (0, 0)])
        assert (chosen(MATCH, roll(MATCH, state, "6 6 r1 y1 b1"), 1) == "r12") is choice


@pytest.mark.parametrize(("mine", "theirs", "choice"), [(50, 40, "stop"), (40, 50, "next"), (40, 40, "next")])
def test_between_two_games_it_would_stop_only_while_it_is_ahead(mine: int, theirs: int, choice: str) -> None:
    state = played(MATCH, arrange(MATCH, ["-", "-"], phase="between"), [(mine, theirs)])
    assert chosen(MATCH, state, 1) == choice


def played(book: Game, state: State, panel: Sequence[tuple[int, ...]]) -> State:
    """The same position with these totals of finished games on the panel."""
    cells = list(state.cells)
    cells[book.tables.panel] = len(panel)
    for number, totals in enumerate(panel):
        place = total_place(book.tables.panel, number, 0)
        cells[place : place + len(totals)] = totals
    found = State(tuple(cells))
    assert book.view(found).panel == tuple(panel)
    return found


# -- pawns and cards ---------------------------------------------------------------------------------------------------


def test_it_moves_its_pawn_onto_crossed_numbers_for_the_points() -> None:
    state = roll(BOARD, arrange(BOARD, ["y3 r3 b11 r4 g10", "-"]), "6 6 r6 y6 g1 b1")
    assert chosen(BOARD, act(BOARD, state, "1: pass", "2: pass", "1: pass"), 1) == "move 5 g10"


def test_it_counts_on_the_pawn_for_a_cross_and_fears_no_penalty() -> None:
    state = act(BOARD, roll(BOARD, arrange(BOARD, ["r4 y5 b8", "-"]), "6 6 r6 y5 g1 b6"), "1: pass", "2: pass")
    assert legal(BOARD, state, 1) == {"pass", "y11", "g7"}
    assert chosen(BOARD, state, 1) == "pass"
    assert chosen(BOARD, act(BOARD, state, "1: pass"), 1) == "move 5 g10"


def test_it_plays_several_cards_at_once_and_keeps_the_others() -> None:
    hands = ["r5 r4 b12 g10 r10", "y2 y3 y4 y5"]
    state = arrange_cards(CARDS, ["r2 r3 y9 g3 b3", "-"], hands, display="r8 b2 b10 g8", pile="b7 b8", phase="play")
    assert chosen(CARDS, state, 1) == "play r4 r5 mark r4 r5"


def test_it_keeps_a_joker_where_a_plain_card_does() -> None:
    hands = ["r4 j4 y9 g4 b4", "y2 y3 y4 y5"]
    state = arrange_cards(JOKERS, ["r2 r3", "-"], hands, display="r8 b2 r10 g8", pile="b7 b8", phase="play")
    assert chosen(JOKERS, state, 1) == "play r4 mark r4"


def test_it_takes_a_card_that_fits_and_leaves_those_that_do_not() -> None:
    hands = ["r7 r8 y7 y8", "r4 y4 g4 b4"]
    state = arrange_cards(CARDS, ["r2 y2 g12 b12", "-"], hands, display="g2 r12 r3 b2", pile="y3 y12")
    assert chosen(CARDS, state, 1) == "take 3@3"


@pytest.mark.parametrize(
    ("theirs", "ends"), [("-", True), ("r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 y2 y3 y4 y5 y6 y7", False)]
)
def test_it_completes_its_second_row_only_while_it_is_ahead(theirs: str, ends: bool) -> None:
    mine = "r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6"
    display, pile, others = "r8 b5 r10 g8", "b12 b8", "r2 y3 y4 y5"
    hands = ["y12 g12 g11 b3 b2", others]
    state = arrange_cards(CARDS, [mine, theirs], hands, display=display, pile=pile, phase="play")
    assert (chosen(CARDS, state, 1) == "play y12 mark y12") is ends
    hands = ["g9 g12 g11 b3", others]
    state = arrange_cards(CARDS, [mine, theirs], hands, display=display, pile=pile, phase="call", active=1)
    assert (chosen(CARDS, state, 1) == "y12") is ends


# -- a lock that is announced ------------------------------------------------------------------------------------------


def announced(mine: str, theirs: str, dice_rolled: str = "6 6 r1 y1 g1 b1", active: int = 1) -> State:
    """Seat 1 has passed, seat 2 locks red with this 12, and seat 1 is asked whether it follows."""
    state = roll(DICE, arrange(DICE, [mine, theirs], active=active), dice_rolled)
    state = act(DICE, state, "1: pass", "2: r12")
    assert (state.phase, legal(DICE, state, 1)) == ("reply", {"pass", "r12"})
    return state


@pytest.mark.parametrize("active", [0, 1])
def test_it_follows_a_lock_that_is_announced(active: int) -> None:
    assert chosen(DICE, announced(f"{RED_READY} y2", RED_READY, active=active), 1) == "r12"


def test_it_weighs_the_reply_by_what_the_game_comes_to() -> None:
    state = announced(f"{RED_READY} {GREEN_LOCKED}", f"{MUCH} r8 r9", "6 6 r1 y1 b1")
    passing, following = weighed(DICE, state, 1)
    assert passing.win == pytest.approx(0, abs=1e-5)  # it ends anyway
    assert following.win == pytest.approx(0, abs=1e-5)
    assert chosen(DICE, state, 1) == "r12"
    passing, following = weighed(DICE, announced(f"{RED_READY} y2", f"{RED_READY} y2"), 1)
    assert passing.win is not None
    assert following.win is not None
    assert following.win == 0.5 > passing.win  # the row closes whatever it does: without the lock it is behind


def test_the_penalty_that_an_active_player_avoids_counts_in_the_reply() -> None:
    nothing_else = "y11 g3 b3"
    state = announced(f"{RED_READY} {nothing_else} p3", f"{RED_READY} {MUCH.replace('r2 r3 r4 r7', 'r7')}", active=0)
    assert chosen(DICE, state, 1) == "r12"


# -- what it says that its choices are worth ---------------------------------------------------------------------------


def weighed(book: Game, state: State, seat: int) -> list[Worth]:
    """What the careful player says the legal actions are worth; seats count from 1 as in a record."""
    found = weigh("careful", book.view(state, seat - 1), book.legal(state, seat - 1))
    assert found is not None
    return list(found)


@pytest.mark.parametrize("name", GAMES)
def test_what_it_chooses_is_what_it_says_is_worth_most(name: str) -> None:
    book, told = game(name), 0
    for state in playout(book, 2, Rng(4)):
        for seat in book.actors(state):
            view, options = book.view(state, seat), book.legal(state, seat)
            worths = weigh("careful", view, options)
            if state.phase in ("take", "between"):
                assert worths is None
                continue
            assert worths is not None
            assert len(worths) == len(options)
            assert all(worth.win is not None and 0 <= worth.win <= 1 and worth.margin is None for worth in worths)
            place = best(worths)
            assert place is not None
            assert options[place] == CAREFUL.choose(view, options)
            told += 1
    assert told > 20


def test_alone_it_says_what_points_it_expects() -> None:
    state = roll(DICE, arrange(DICE, ["r2 r3 y2"]), "1 3 r1 y1 g1 b1")
    worths = weighed(DICE, state, 1)
    assert all(worth.win is None and worth.margin is not None and worth.margin > 10 for worth in worths)


def test_who_is_far_ahead_is_likelier_to_win() -> None:
    even, ahead = (
        weighed(DICE, roll(DICE, arrange(DICE, [mine, "r2"]), "1 1 r1 y1 g1 b1"), 2)[0].win for mine in ("r2", MUCH)
    )
    assert even is not None
    assert ahead is not None
    assert ahead < 0.2 < even < 0.6


# -- what it goes by ---------------------------------------------------------------------------------------------------


@given(sheets(), st.integers(1, 8))
def test_with_no_turn_left_a_sheet_promises_its_points(sheet: Sheet, seats: int) -> None:
    for suits in (0, 4, 5):
        tables, numbers = tables_of(sheet.layout, suits=suits), tables_of_rows(sheet.layout, suits > 0)
        assert sheet_promise(tables, seats, sheet.bits, 0, 0.0, numbers) == sheet_score(tables, sheet.bits)


@pytest.mark.parametrize("layout", [CLASSIC, MIXX_A, MIXX_B], ids=["classic", "mixx-a", "mixx-b"])
@pytest.mark.parametrize("with_cards", [False, True])
def test_a_row_promises_the_more_the_more_is_offered_to_it(layout: Layout, with_cards: bool) -> None:
    numbers = tables_of_rows(layout, with_cards)
    for row in range(4):
        for bits in (0, 0b1, 0b100, 0b11111, 0b10000011111, 0b110000011111):
            promises = [row_promise(numbers, row, bits, offers / 2) for offers in range(2 * OFFERS)]
            assert promises == sorted(promises)
            assert promises[0] == tables_of(layout).points[bits]


def test_a_skip_costs_and_a_cross_without_one_gains() -> None:
    numbers = tables_of_rows(CLASSIC, False)
    blank, first, third = (row_promise(numbers, 0, bits, 12.0) for bits in (0, 0b1, 0b100))
    assert blank < third < first


def test_a_row_promises_by_the_order_of_its_own_numbers() -> None:
    def promises(layout: Layout, with_cards: bool = False) -> list[float]:
        return [round(row_promise(tables_of_rows(layout, with_cards), row, 0b1, 12.0), 9) for row in range(4)]

    assert len(set(promises(CLASSIC))) == 1  # twelve is as likely as two
    assert promises(MIXX_A) == promises(CLASSIC)  # the same numbers, whatever their colours
    assert len({*promises(MIXX_B), *promises(CLASSIC)}) == 5
    assert len({*promises(MIXX_B, True), *promises(CLASSIC, True)}) == 1  # any card is as likely


def test_in_a_match_of_card_games_it_reads_the_panel_and_nothing_hidden() -> None:
    book = match("match of cards", CARDS, 3, CARDS.players)
    for seed in range(5):
        for state in playout(book, 3, Rng(seed), limit=400)[::7]:
            view = book.view(state)
            totals = [sum(game_totals[seat] for game_totals in view.panel) for seat in range(3)]
            assert [points_so_far(book.tables, list(state.cells), seat) for seat in range(3)] == totals
            for seat in book.actors(state):
                truth, imagined = list(state.cells), list(book.determinize(book.view(state, seat), Rng(seed)).cells)
                assert asked(book, truth, seat) == asked(book, imagined, seat)


def asked(book: Game, cells: list[int], seat: int) -> tuple[int, list[float]]:
    """The place that the careful policy chooses, and what it writes, whatever the hidden cells hold."""
    book.kernel.veil(cells, seat)
    codes, policy = book.codes(cells, seat), careful()
    values = [-1.0] * (KINDS * len(codes))
    numbers = policy.numbers_for(book)
    return policy.choose(book.tables, cells, seat, codes, len(codes), numbers, [], values, Rng(0)), values
