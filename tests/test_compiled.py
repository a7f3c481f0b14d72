"""One source, two speeds: the compiled rules play the same games as the interpreted ones, move for move."""

import os
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.codegen import JITCPUCodegen
from numba.extending import register_jitable

from qwixx.arena.play import playing
from qwixx.arena.playouts import CHANCE
from qwixx.arena.simulate import Simulator, simulate
from qwixx.compiled import NESTED, as_arrays, remove_unused, source_key
from qwixx.games import GAMES, game
from qwixx.instructions import instructions
from qwixx.nested import compiling_once
from qwixx.play import Play, Streamed
from qwixx.players import Random
from qwixx.records import Act
from qwixx.rules.game import Game
from qwixx.rules.kernel.plays import chosen_cards
from qwixx.rules.kernel.sheet import count, nth
from qwixx.stream import Stream

TABLES = [(name, seats) for name in GAMES for seats in game(name).players]


def interpreted(
    book: Game, seats: int, games: int, seed: int
) -> tuple[list[tuple[int, str]], list[int], list[list[int]]]:
    """The same as the simulator, played by the engine people use: events, turns, scores."""
    events, turns, scores = [], [], []
    for number in range(games):
        rng = Stream(seed, number, 0)
        *_, end = playing(Play.begin(book, seats, Streamed(rng)), [Random(rng)] * seats)
        events += [(event.seat if isinstance(event, Act) else CHANCE, str(event)) for event in end.events]
        turns.append(end.state.turn)
        scores.append(list(book.scores(end.state)))
    return events, turns, scores


def replayed(book: Game, seats: int, games: int, trace: list[tuple[int, int]]) -> list[tuple[int, str]]:
    """A trace of the compiled loop, put into words with the help of the engine people use."""
    events = []
    codes = iter(trace)
    for _ in range(games):
        state = book.start(seats)
        while not book.over(state):
            who, code = next(codes)
            cells = list(state.cells)
            if who == CHANCE:
                drawn = [code]
                while state.phase != "first" and len(drawn) < _length(book, cells):
                    drawn.append(next(codes)[1])
                outcome = f"first {code + 1}" if state.phase == "first" else str(book._outcome(drawn))
                events.append((CHANCE, outcome))
                book.kernel.chance(book.tables, cells, drawn)
            else:
                events.append((who, f"{who + 1}: {book._decode(cells, who, code)}"))
                book.kernel.step(book.tables, cells, who, code)
            state = type(state)(tuple(cells))
    assert not list(codes)
    return events


def _length(book: Game, cells: list[int]) -> int:
    """How many numbers the outcome that is due consists of."""
    out = [0] * 64
    return book.kernel.draw(book.tables, cells, Stream(0), out)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_compiled_and_interpreted_games_are_the_same_move_for_move(name: str, seats: int) -> None:
    book = game(name)
    games = 2 if name == "deluxe" else 5
    turns, scores, trace = Simulator(book, seats, seats).run(0, games, trace_room=200_000)
    events, turns_there, scores_there = interpreted(book, seats, games, seats)
    assert turns.tolist() == turns_there
    assert scores.tolist() == scores_there
    assert replayed(book, seats, games, [(int(who), int(code)) for who, code in trace]) == events


def test_options_reach_the_compiled_rules() -> None:
    one = simulate(game("deluxe", games=1), 3, 2_000, seed=1)
    alone = simulate(game("classic"), 3, 2_000, seed=1)
    assert (one.turns_mean, one.score_mean) == (alone.turns_mean, alone.score_mean)
    assert simulate(game("board", side="our-zigzag"), 2, 2_000, 1) != simulate(game("board"), 2, 2_000, 1)


def test_random_play_of_the_original_averages_what_is_known_of_it() -> None:
    sealed, announced = (
        simulate(game("classic", locks=locks), 2, 1_000_000, seed=1) for locks in ("sealed", "announced")
    )
    assert sealed.turns_mean == pytest.approx(16.42, abs=0.01)
    assert sealed.score_mean == pytest.approx(4.42, abs=0.03)
    assert announced.turns_mean == pytest.approx(sealed.turns_mean, abs=0.01)  # a reply closes nothing new
    assert announced.score_mean == pytest.approx(4.43, abs=0.03)
    assert announced.score_mean > sealed.score_mean


def test_the_same_seed_gives_the_same_means_and_another_seed_others() -> None:
    one, same, other = (simulate(game("cards"), 2, 500, seed) for seed in (3, 3, 4))
    assert (one.turns_mean, one.score_mean) == (same.turns_mean, same.score_mean)
    assert (one.turns_mean, one.score_mean) != (other.turns_mean, other.score_mean)


def test_a_chunk_more_or_less_makes_no_difference() -> None:
    simulator = Simulator(game("classic"), 2, 5)
    whole = simulator.run(0, 300)[0].tolist()
    assert whole == [*simulator.run(0, 100)[0].tolist(), *simulator.run(100, 200)[0].tolist()]


def test_compiled_code_reads_the_same_tables() -> None:
    tables = game("board").tables
    for ours, theirs in zip(tables, as_arrays(tables), strict=True):
        assert (tuple(theirs) if isinstance(theirs, np.ndarray) else theirs) == ours


def test_the_cache_is_keyed_by_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "somebots" / "deeper"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").write_text("")
    (package / "bot.py").write_text("x = 1")
    monkeypatch.syspath_prepend(tmp_path)
    before = source_key(("somebots",))
    assert source_key() != before == source_key(("somebots",))
    (package / "bot.py").write_text("x = 2")
    assert source_key(("somebots",)) != before
    (tmp_path / "onebot.py").write_text("x = 1")
    before = source_key(("onebot",))
    (tmp_path / "onebot.py").write_text("x = 2")
    assert source_key() != source_key(("onebot",)) != before


def test_code_compiled_from_sources_long_gone_is_removed_and_the_rest_is_kept(tmp_path: Path) -> None:
    for name, days in (("old", 31), ("recent", 29), ("now", 0)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code.nbc").write_text("")
        used = time.time() - days * 24 * 3600
        os.utime(tmp_path / name, (used, used))
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")  # vanished between being listed and being looked at
    remove_unused(tmp_path)
    (tmp_path / "gone").unlink()
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["now", "recent"]


def test_one_worker_or_three_make_no_difference() -> None:
    one, three = (simulate(game("classic"), 2, 35_000, seed=2, workers=workers) for workers in (1, 3))
    assert (one.turns_mean, one.score_mean) == (three.turns_mean, three.score_mean)


def test_other_compiled_code_of_the_process_keeps_its_settings() -> None:
    settings: Any = numba.config
    before = settings.LOOP_VECTORIZE
    Simulator(game("classic"), 2, 1)
    assert before == settings.LOOP_VECTORIZE == 1


def test_of_what_only_compiled_code_calls_no_machine_code_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    make: Any = JITCPUCodegen._add_module

    def counted(codegen: Any, module: Any) -> Any:
        made.append(sum(not function.is_declaration for function in module.functions))
        return make(codegen, module)

    monkeypatch.setattr(JITCPUCodegen, "_add_module", counted)
    decorate: Any = register_jitable(**NESTED)
    inner = decorate(lambda number: number + 1)
    outer = decorate(lambda number: 2 * inner(number))
    with compiling_once():
        assert numba.njit(lambda number: outer(number) + inner(number))(20) == 63
    assert [functions for functions in made if functions] == made[-1:]


def test_what_python_calls_too_stays_callable() -> None:
    double = numba.njit(lambda number: 2 * number)
    with compiling_once():
        assert numba.njit(lambda number: double(number) + 1)(20) == 41
    assert double(20) == 40


def test_an_instruction_does_what_the_rule_does_in_its_loop() -> None:
    machine: dict[Any, Any] = {rule: numba.njit(same) for rule, same in instructions().items()}
    for mask in (0, 1, 0b1011, 1 << 59 | 1 << 30 | 5, (1 << 60) - 1, 1 << 62):
        assert machine[count](mask) == count(mask)
        for place in range(count(mask) + 1):
            assert machine.get(nth, nth)(mask, place) == nth(mask, place)
        for ranks in range(32):
            assert machine.get(chosen_cards, chosen_cards)(mask, ranks) == chosen_cards(mask, ranks)
