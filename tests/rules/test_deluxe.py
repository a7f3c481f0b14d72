"""RULES.md section 3: the deluxe edition, a match of several games."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations, product
from random import Random

import pytest

from qwixx.games import game
from qwixx.rules.actions import GoOn, Stop
from qwixx.rules.dice import classic
from qwixx.rules.errors import GameOver, IllegalAction, UnknownOption, WrongPlayers, WrongSeat
from qwixx.rules.game import State
from qwixx.rules.kernel.cells import SHEETS
from qwixx.rules.match import Match, deluxe, match
from qwixx.rules.outcomes import First
from qwixx.rules.sheet import Sheet
from tests.positions import act, arrange, legal, roll, sheet
from tests.tables import playout

MATCH = deluxe()
CARDS = game("cards")


def play_game(match: Match, state: State, sheets: Sequence[str]) -> State:
    """Play the game now beginning to its end: the first seat has three penalties and takes its fourth."""
    values = list(match.chance(state, First(0)).cells)
    for seat, text in enumerate(sheets):
        values[SHEETS + seat] = Sheet.parse(text).bits
    state = roll(match, State(tuple(values)), "1 1 r1 y1 g1 b1")
    state = act(match, state, *(f"{seat + 1}: pass" for seat in range(len(sheets))))
    return act(match, state, "1: pass")


def play_match(match: Match, games: Sequence[Sequence[str]]) -> State:
    """Play several games, everybody going on after each."""
    state = match.start(len(games[0]))
    for number, sheets in enumerate(games):
        if number:
            state = act(match, state, *(f"{seat + 1}: next" for seat in range(len(sheets))))
        state = play_game(match, state, sheets)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_the_rules_are_those_of_the_original_word_for_word(seed: int) -> None:
    """Rules of section 2, word for word: the same choices in both games look the same up to the end."""
    original, dice, same_dice, choices = classic(), Random(seed), Random(seed), Random(seed + 1)
    ours, theirs = MATCH.start(4), original.start(4)
    while not original.over(theirs):
        if original.awaits_chance(theirs):
            outcome = original.draw(theirs, dice)
            assert MATCH.draw(ours, same_dice) == outcome
            ours, theirs = MATCH.chance(ours, outcome), original.chance(theirs, outcome)
        for seat in original.actors(theirs):
            assert MATCH.legal(ours, seat) == original.legal(theirs, seat)
            action = choices.choice(original.legal(theirs, seat))
            ours, theirs = MATCH.apply(ours, seat, action), original.apply(theirs, seat, action)
        if not original.over(theirs):
            assert replace(MATCH.view(ours, 1), game="classic", options=original.options) == original.view(theirs, 1)
    assert ours.phase == "between"
    assert MATCH.view(ours).sheets == original.view(theirs).sheets
    assert MATCH.scores(ours) == original.scores(theirs)


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players(seats: int) -> None:
    """2 to 8 players (the box holds eight boards)."""
    assert MATCH.start(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """2 to 8 players."""
    with pytest.raises(WrongPlayers, match=rf"^deluxe is for 2 to 8 players, not {seats}\.$"):
        MATCH.start(seats)


def test_eight_players_settle_one_action() -> None:
    """2 to 8 players: all eight answer, and all eight total up."""
    sheets = ["p3", "r2", "r2 r3", "y2", "y2 y3", "g9", "b7", "r2 r3 r4"]
    state = play_game(MATCH, MATCH.start(8), sheets)
    assert MATCH.view(state).panel == ((-20, 1, 3, 1, 3, 1, 1, 6),)


def test_the_panel_has_the_totals_per_game_and_the_sum() -> None:
    """The board has a score panel for up to five games in a row: totals per game and the sum."""
    state = play_match(MATCH, [["r2 p3", "y2 y3"], ["p3", "g7"], ["b3 p3", "p2"]])
    assert MATCH.view(state).panel == ((-19, 3), (-20, 1), (-19, -10))
    assert MATCH.scores(state) == (-58, -6)


def test_the_game_being_played_counts_into_the_sum_so_far() -> None:
    """…and the sum: before a game has ended its points are not on the panel yet, but count."""
    state = play_match(MATCH, [["r2 p3", "y2 y3"]])
    state = MATCH.chance(act(MATCH, state, "1: next", "2: next"), First(1))
    state = act(MATCH, roll(MATCH, state, "2 3 r1 y1 g1 b1"), "1: r5", "2: pass")
    assert MATCH.view(state).panel == ((-19, 3),)
    assert MATCH.scores(state) == (-18, 3)


@pytest.mark.parametrize("games", [1, 2, 3, 4, 5])
def test_a_match_is_one_to_five_games(games: int) -> None:
    """[ruling] A match is 1 to 5 games."""
    match = deluxe(games)
    state = play_match(match, [["p3", "r2"]] * games)
    assert match.over(state)
    assert len(match.view(state).panel) == games
    assert match.options == (("games", str(games)), ("locks", "announced"))


@pytest.mark.parametrize("games", [-1, 0, 6])
def test_no_match_of_another_number_of_games(games: int) -> None:
    """[ruling] A match is 1 to 5 games."""
    with pytest.raises(UnknownOption, match=rf"^The option games is 1-5, not '{games}'\.$"):
        game("deluxe", games=games)


def test_a_match_is_five_games_unless_said_otherwise() -> None:
    """The board has a score panel for up to five games in a row."""
    assert MATCH.options == (("games", "5"), ("locks", "announced"))


def test_the_highest_sum_wins() -> None:
    """Highest sum wins: not the most games."""
    match = deluxe(3)
    good = "r2 r3 r4 r5 r6 r7 r8 p3"
    state = play_match(match, [[good, "-"], [good, "-"], ["p3", "r2 r3 r4"]])
    assert match.view(state).panel == ((8, 0), (8, 0), (-20, 6))
    assert match.scores(state) == (-4, 6)
    assert match.winners(state) == (1,)


def test_a_tied_match_is_shared() -> None:
    """A tie is shared."""
    match = deluxe(2)
    state = play_match(match, [["p3", "p3", "-"], ["r2 r3 r4 r5 r6 p3", "p2", "p3"]])
    assert match.view(state).panel == ((-20, -15, 0), (-5, -10, -15))
    assert match.scores(state) == (-25, -25, -15)
    assert match.winners(state) == (2,)
    state = play_match(match, [["p3", "p3", "p3"], ["r2 r3 r4 r5 r6 p3", "p2", "p3"]])
    assert match.scores(state) == (-25, -25, -30)
    assert match.winners(state) == (0, 1)


def test_nobody_has_won_a_match_between_two_games() -> None:
    """Highest sum wins: the sum of the match, not of a game."""
    assert MATCH.winners(play_match(MATCH, [["p3", "r2"]])) == ()


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_of_each_game_is_drawn_anew(first: int) -> None:
    """The first player of each game is drawn anew."""
    state = play_match(MATCH, [["p3", "r2", "y2"]])
    state = act(MATCH, state, "1: next", "2: next", "3: next")
    assert (state.phase, MATCH.view(state).active) == ("first", None)
    rng = Random(1)
    assert {MATCH.draw(state, rng) for _ in range(60)} == {First(seat) for seat in range(3)}
    assert MATCH.chance(state, First(first)).active == first


def test_each_game_begins_with_wiped_boards() -> None:
    """The same game on wipe-clean boards: sheets blank, every die back, the turns counted on."""
    five_red, five_yellow = "r2 r3 r4 r5 r6", "y2 y3 y4 y5 y6"
    state = roll(MATCH, arrange(MATCH, [five_red, five_yellow], turn=7), "6 6 r1 y1 g1 b1")
    state = act(MATCH, state, "1: r12", "2: y12")
    assert state.phase == "between"
    state = MATCH.chance(act(MATCH, state, "1: next", "2: next"), First(0))
    assert [sheet(MATCH, state, seat) for seat in (1, 2)] == ["-", "-"]
    assert state.turn == 8
    assert roll(MATCH, state, "1 4 r1 y1 g1 b1").phase == "white"


def test_the_ended_game_is_still_on_the_table_between_two_games() -> None:
    """Totals per game: the sheets they come from stay until the next game begins."""
    state = play_match(MATCH, [["r2 p3", "y2 y3"]])
    assert [sheet(MATCH, state, seat) for seat in (1, 2)] == ["r2 p4", "y2 y3"]


def test_between_two_games_everybody_may_go_on_or_stop() -> None:
    """Players may agree to stop after any game."""
    state = play_match(MATCH, [["p3", "r2", "y2"]])
    assert MATCH.actors(state) == (0, 1, 2)
    for seat in (1, 2, 3):
        assert legal(MATCH, state, seat) == {"next", "stop"}


@pytest.mark.parametrize("played", [1, 2, 3, 4])
def test_players_may_agree_to_stop_after_any_game(played: int) -> None:
    """Players may agree to stop after any game: the sum so far decides."""
    state = play_match(MATCH, [["p3", "r2"]] * played)
    state = act(MATCH, state, "1: stop", "2: stop")
    assert MATCH.over(state)
    assert MATCH.scores(state) == (-20 * played, played)
    assert MATCH.winners(state) == (1,)


def test_an_agreement_to_stop_is_final() -> None:
    """Players may agree to stop: once all have, no answer can be taken back."""
    state = act(MATCH, play_match(MATCH, [["p3", "r2"]]), "1: stop", "2: stop")
    for seat in (0, 1):
        assert MATCH.view(state, seat).answer is None
        with pytest.raises(WrongSeat):
            MATCH.retract(state, seat)


@pytest.mark.parametrize("answers", list(product(["next", "stop"], repeat=3)))
def test_a_match_stops_only_if_all_agree(answers: tuple[str, str, str]) -> None:
    """Players may agree to stop: one who does not is enough to go on."""
    state = play_match(MATCH, [["p3", "r2", "y2"]])
    state = act(MATCH, state, *(f"{seat + 1}: {answer}" for seat, answer in enumerate(answers)))
    assert MATCH.over(state) == (answers == ("stop", "stop", "stop"))


def test_going_on_or_stopping_is_sealed_too() -> None:
    """Choices are sealed until all have chosen: nobody sees them, any order is the same, one may take it back."""
    state = play_match(MATCH, [["p3", "r2", "y2"]])
    stop, go_on = act(MATCH, state, "2: stop"), act(MATCH, state, "2: next")
    assert MATCH.view(stop, 0) == MATCH.view(go_on, 0)
    assert (MATCH.view(stop, 1).answer, MATCH.view(go_on, 1).answer) == (Stop(), GoOn())
    assert len({act(MATCH, state, *order) for order in permutations(["1: stop", "2: next", "3: stop"])}) == 1
    assert MATCH.retract(stop, 1) == state


def test_the_last_game_ends_the_match_without_a_question() -> None:
    """A score panel for up to five games."""
    state = play_match(deluxe(1), [["p3", "r2"]])
    assert state.phase == "over"
    with pytest.raises(GameOver):
        act(deluxe(1), state, "1: stop")


@pytest.mark.parametrize("text", ["pass", "r5"])
def test_between_two_games_nothing_is_crossed(text: str) -> None:
    """Between two games there is only going on or stopping."""
    state = play_match(MATCH, [["p3", "r2"]])
    with pytest.raises(IllegalAction) as refused:
        act(MATCH, state, f"1: {text}")
    assert refused.value.rule == "not-now"
    assert str(refused.value) == f"'{text}' is not possible now; possible is: next, stop."


def test_within_a_game_nobody_can_stop() -> None:
    """Players may agree to stop after any game, not during one."""
    state = roll(MATCH, arrange(MATCH, ["-", "-"]), "1 4 r1 y1 g1 b1")
    for text in ("stop", "next"):
        with pytest.raises(
            IllegalAction, match=rf"^'{text}' is not possible now; possible is: pass, r5, y5, g5, b5\.$"
        ):
            act(MATCH, state, f"1: {text}")


def test_whoever_has_answered_waits_for_the_others() -> None:
    """Choices are sealed until all have chosen."""
    state = act(MATCH, play_match(MATCH, [["p3", "r2"]]), "2: stop")
    with pytest.raises(WrongSeat, match=r"^Seat 2 is not to act now, but seat 1\.$"):
        act(MATCH, state, "2: next")


def test_a_match_of_card_games_hides_what_its_game_hides() -> None:
    """A match can be played with any game; hands and pile are those of the game that is being played."""
    book = match("match of cards", CARDS, 2, CARDS.players)
    state = playout(book, 2, Random(5), limit=6)[-1]
    assert book.hand(state, 0) == CARDS.hand(state, 0)
    assert book.face_down(state) == CARDS.face_down(state)
    imagined = book.determinize(book.view(state, 0), Random(1))
    assert book.hand(imagined, 0) == book.hand(state, 0)
    assert book.hand(imagined, 1) != book.hand(state, 1)


def test_a_match_of_card_games_deals_anew_what_its_game_deals_anew() -> None:
    """Hands stay as they are and the pile comes in another order, as in a game by itself."""
    book = match("match of cards", CARDS, 2, CARDS.players)
    state = playout(book, 2, Random(5), limit=6)[-1]
    anew = book.redeal(state, book.draw_redeal(state, Random(1)))
    assert anew == CARDS.redeal(state, CARDS.draw_redeal(state, Random(1)))
    assert book.hand(anew, 0) == book.hand(state, 0)
    assert book.face_down(anew) != book.face_down(state)


def test_at_random_everybody_goes_on_or_stops_as_often() -> None:
    """Between two games there are two choices, each as likely."""
    between = list(play_match(MATCH, [["p3", "r2"]]).cells)
    drawn = [MATCH.kernel.any_code(MATCH.tables, between, 0, Random(seed), [0] * 9) for seed in range(100)]
    assert 35 < drawn.count(0) < 65
    assert {*drawn} == {0, 1} == set(MATCH.codes(between, 0))


def test_at_random_a_game_of_a_match_is_played_as_by_itself() -> None:
    """Within a game of the match only that game's choices are drawn."""
    state = roll(MATCH, arrange(MATCH, ["-", "-"]), "1 4 r1 y1 g1 b1")
    cells, room = list(state.cells), [0] * MATCH.kernel.choices
    drawn = {MATCH.kernel.any_code(MATCH.tables, cells, 0, Random(seed), room) for seed in range(60)}
    assert drawn == set(MATCH.codes(cells, 0))


def test_an_imagined_match_has_the_same_panel() -> None:
    """A state made from a view keeps the totals of the games played."""
    state = play_match(MATCH, [["r2 p3", "y2 y3"], ["p3", "g7"]])
    for seat in (0, 1, None):
        assert MATCH.determinize(MATCH.view(state, seat), Random(1)) == state


@pytest.mark.parametrize("games", [0, 6, -1])
def test_the_rules_themselves_refuse_a_match_that_does_not_fit_the_panel(games: int) -> None:
    """The board has a score panel for up to five games in a row."""
    with pytest.raises(UnknownOption, match="The option games is 1-5"):
        deluxe(games)
