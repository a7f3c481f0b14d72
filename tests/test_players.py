"""The players by their names: legal everywhere, and as good as their description."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random as Rng

import pytest

from qwixx.arena.play import play_game, playing
from qwixx.fairness import verify
from qwixx.games import GAMES, game
from qwixx.play import Fair, Play, Streamed
from qwixx.players import BUILT_IN, Greedy, Player, Policy, Random, listed, player, policy
from qwixx.players.greedy import greedy
from qwixx.players.policy import PolicyPlayer
from qwixx.players.solo import solo
from qwixx.records import fold, parse, to_text
from qwixx.rules.actions import Action
from qwixx.rules.cards import cards
from qwixx.rules.dice import classic
from qwixx.rules.errors import SetupError
from qwixx.rules.game import Game, State
from qwixx.rules.layout import CLASSIC
from qwixx.rules.view import View
from tests.positions import act, arrange, arrange_cards, roll

TABLES = [(name, seats) for name in GAMES for seats in game(name).players]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("kind", ["random", "greedy", "greedy:0", "careful", "easy", "normal"])
def test_every_player_plays_every_game_at_every_table(kind: str, name: str, seats: int) -> None:
    book, rng = game(name, games=1) if name == "deluxe" else game(name), Rng(1)
    record = play_game(book, [player(kind, rng) for _ in range(seats)], Streamed(rng))
    assert book.over(fold(record))


def test_a_played_game_is_a_valid_record_with_names_and_can_be_proven() -> None:
    fair = Fair("5" * 64)
    record = play_game(game("classic"), [Greedy(), Greedy()], fair, names=["Emma", "Max"])
    assert parse(to_text(record)) == record
    assert record.names == ("Emma", "Max")
    assert (record.commitment, record.seed) == (fair.commitment, fair.seed)
    assert verify(record).finding == "no-salt"


@pytest.mark.parametrize("names", [["Emma"], ["Emma", "Max", "Laura"], ["Emma", "two\nlines"], ["Emma", ""]])
def test_a_game_is_not_played_under_names_that_no_record_could_hold(names: list[str]) -> None:
    with pytest.raises(SetupError, match=r"names? (is|are) given|cannot be a name"):
        play_game(game("classic"), [Greedy(), Greedy()], Streamed(Rng(1)), names=names)


def test_players_asked_together_do_not_see_each_other() -> None:
    class Nosy:
        def choose(self, view: View, legal: Sequence[Action]) -> Action:
            others = [seat for seat in range(len(view.sheets)) if seat != view.seat]
            seen.extend((view.phase, view.answer, view.sheets[seat].bits) for seat in others)
            return legal[-1]

    seen: list[tuple[str, Action | None, int]] = []
    book = game("classic")
    sheets_before = {}
    for play in playing(Play.begin(book, 3, Streamed(Rng(2))), [Nosy(), Nosy(), Nosy()]):
        state = play.state
        if state.phase == "white" and not hasattr(play.events[-1], "seat"):
            sheets_before[state.turn] = [book.sheet(state, seat).bits for seat in range(3)]
    assert all(answer is None for _, answer, _ in seen)
    whites = [bits for phase, _, bits in seen if phase == "white"]
    assert set(whites) <= {bits for sheets in sheets_before.values() for bits in sheets}


def choice(book: Game, state: State, seat: int, bot: Greedy) -> str:
    return str(bot.choose(book.view(state, seat), book.legal(state, seat)))


def test_greedy_crosses_what_skips_fewest() -> None:
    book = classic()
    state = roll(book, arrange(book, ["r2 r3 y4", "-"]), "2 3 r1 y1 g1 b1")
    assert choice(book, state, 0, Greedy()) == "y5"
    assert choice(book, roll(book, arrange(book, ["r2 r3 y3", "-"]), "2 2 r1 y1 g1 b1"), 0, Greedy(0)) == "r4"


def test_greedy_passes_rather_than_skip_more_than_it_tolerates() -> None:
    book = classic()
    state = roll(book, arrange(book, ["-", "-"]), "3 4 r1 y1 g1 b1")
    assert choice(book, state, 1, Greedy(4)) == "pass"
    assert choice(book, state, 1, Greedy(5)) == "r7"


def test_greedy_skips_more_rather_than_take_a_penalty() -> None:
    book = classic()
    state = act(book, roll(book, arrange(book, ["-", "-"]), "3 4 r6 y6 g1 b1"), "1: pass", "2: pass")
    assert choice(book, state, 0, Greedy(0)) == "r9"


def test_greedy_takes_cards_that_fit_and_plays_several_at_once() -> None:
    book = cards()
    state = arrange_cards(
        book, ["r2 r3 y9 g3 b3", "-"], ["r5 r4 b12 g10", "y2 y3 y4 y5"], display="r8 b2 r10 g8", pile="b7 b8"
    )
    assert choice(book, state, 0, Greedy()) == "take 10@3"
    state = act(book, state, "1: take 10@3", "1: pass", "2: pass")
    assert choice(book, state, 0, Greedy()) == "play r4 r5 mark r4 r5"


def test_greedy_moves_its_pawn_onto_crossed_numbers_as_far_as_it_can() -> None:
    book = game("board")
    state = roll(book, arrange(book, ["y3 r3 b11 r4", "-"]), "6 6 r6 y6 g1 b1")
    state = act(book, state, "1: pass", "2: pass", "1: pass")
    assert choice(book, state, 0, Greedy(0)) == "move 5 g10"


def test_greedy_beats_random() -> None:
    book, rng, wins = game("classic"), Rng(9), 0.0
    for number in range(60):
        pair: list[Player] = [Greedy(), Random(rng)]
        winners = book.winners(fold(play_game(book, pair if number % 2 else pair[::-1], Streamed(rng))))
        mine = 0 if number % 2 else 1
        wins += (mine in winners) / len(winners)
    assert wins > 50


def test_ours_are_policies_and_listed_levels_first() -> None:
    names = [entry.name for entry in listed() if entry.kind != "package"]
    assert names == ["easy", "normal", "hard", "master", "random", "greedy", "careful", "solo"]
    assert all(isinstance(policy(name), Policy) for name in names if name != "solo")
    assert BUILT_IN["solo"] is solo
    assert policy("greedy:7") == greedy(7) != policy("greedy")
    assert policy("hard") == policy("careful")


def test_the_random_policy_and_the_random_player_choose_alike() -> None:
    book = game("cards")
    games = [
        play_game(book, [kind(rng), kind(rng)], Streamed(rng))
        for kind in (Random, partial(player, "random"))
        for rng in [Rng(4)]
    ]
    assert games[0] == games[1]


def test_a_policy_plays_at_a_seat_and_on_any_sheet() -> None:
    book = classic()
    state = roll(book, arrange(book, ["-", "-"]), "3 4 r1 y1 g1 b1")
    with pytest.raises(SetupError, match="plays at a seat"):
        Greedy().choose(book.view(state), book.legal(state, 0))
    other = classic(replace(CLASSIC, rows=CLASSIC.rows[:3], lock_needs=4))
    record = play_game(other, [player("careful", Rng(1)), Greedy()], Streamed(Rng(1)))
    assert other.over(fold(record))


@pytest.mark.parametrize("place", [-1, 5])
def test_a_policy_has_to_choose_a_place_that_is_there(place: int) -> None:
    book = classic()
    state = roll(book, arrange(book, ["-", "-"]), "2 4 r1 y1 g1 b1")
    bot = PolicyPlayer(Policy(lambda *_: place), Rng(0))
    with pytest.raises(IndexError, match=f"chose place {place} of 5"):
        bot.choose(book.view(state, 0), book.legal(state, 0))


@pytest.mark.parametrize(
    "name", ["nobody", "greedy:", "greedy:x", "greedy:-1", "greedy:100", "random:1", "careful:2", "hardest", ""]
)
def test_an_unknown_player_is_refused_in_words(name: str) -> None:
    with pytest.raises(SetupError, match="There is no player"):
        player(name, Rng(0))
