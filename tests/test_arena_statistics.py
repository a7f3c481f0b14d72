"""What the arena makes of scores: win rates, intervals, margins, ratings, the sequential test."""

from collections import Counter
from math import log, log10, sqrt

import numpy as np
import pytest

from qwixx.arena.batch import Batch, Forfeit
from qwixx.arena.means import student_95
from qwixx.arena.ratings import rating_intervals, ratings
from qwixx.arena.sprt import Sprt, expected
from qwixx.arena.tally import WIN, Tally, by_deal
from qwixx.arena.trail import Trail
from qwixx.compiled import Numbers
from qwixx.rules.errors import SetupError


def batch(*scores: tuple[int, ...], first: int = 0) -> Batch:
    """Games with these scores by bot, each of ten turns and ended by closed rows."""
    return Batch(first, np.full(len(scores), 10), np.zeros(len(scores), np.int64), np.array(scores))


def tally_of(*scores: tuple[int, ...]) -> Tally:
    tally = Tally(len(scores[0]))
    tally.add(batch(*scores))
    return tally


def random_scores(games: int, bots: int, seed: int) -> list[tuple[int, ...]]:
    rng = np.random.default_rng(seed)
    return [tuple(row) for row in rng.integers(0, 6, (games, bots)).tolist()]


# -- counting ----------------------------------------------------------------------------------------------------------


def test_a_tie_is_a_win_shared() -> None:
    tally = tally_of((5, 5), (7, 3))
    assert [tally.win_rate(bot) for bot in range(2)] == [0.75, 0.25]


def test_a_win_shared_by_three_is_a_third_each() -> None:
    tally = tally_of((5, 5, 5, 1), (9, 2, 2, 9), (0, 0, 0, 4))
    assert [tally.win_rate(bot) for bot in range(4)] == pytest.approx([5 / 18, 1 / 9, 1 / 9, 1 / 2])


def test_the_margin_is_that_over_the_best_of_the_others() -> None:
    tally = tally_of((10, 4, 7), (5, 5, 1))
    assert [tally.margin_mean(bot) for bot in range(3)] == [1.5, -3.0, -3.5]


def test_scores_turns_and_endings_are_counted() -> None:
    tally = tally_of((10, 4), (10, -6))
    assert tally.scores == [{10: 2}, {4: 1, -6: 1}]
    assert (tally.score_mean(0), tally.score_mean(1), tally.turns_mean()) == (10, -1, 10)
    assert tally.endings == [2, 0, 0, 0]


def test_duels_count_two_for_a_higher_score_and_one_for_the_same() -> None:
    duels = tally_of((9, 5, 5), (1, 2, 3)).duels
    assert [[int(duels[a, b]) for b in range(3) if b != a] for a in range(3)] == [[2, 2], [2, 1], [2, 3]]


def test_forfeits_are_counted_by_bot_and_reason_and_the_first_is_kept() -> None:
    forfeits = (Forfeit(0, 1, "slow", 3, "one"), Forfeit(0, 1, "crash", 1, "two"), Forfeit(1, 1, "slow", 2, "three"))
    games = batch((1, 0), (0, 1))
    tally = Tally(2)
    tally.add(Batch(0, games.turns, games.ends, games.scores, forfeits))
    assert tally.forfeits == [{}, {"slow": 5, "crash": 1}]
    assert tally.first_forfeits == [None, "one"]


def test_the_portions_that_games_come_in_make_no_difference() -> None:
    scores = random_scores(50, 3, 1)
    whole, parts = Tally(3), Tally(3)
    trail, other_trail = Trail(), Trail()
    trail.follow(whole, batch(*scores))
    for begin in range(0, 50, 6):
        other_trail.follow(parts, batch(*scores[begin : begin + 6], first=begin))
    assert trail.points == other_trail.points
    assert vars(whole).keys() == vars(parts).keys()
    for name, value in vars(whole).items():
        assert np.array_equal(value, vars(parts)[name]), name


def test_a_deal_may_be_cut_short() -> None:
    won, sizes = by_deal(np.array([[1, 0], [0, 1], [1, 1]]))
    assert won.tolist() == [[WIN, WIN], [WIN // 2, WIN // 2]]
    assert sizes.tolist() == [2, 1]


def test_part_of_a_batch_keeps_its_own_forfeits() -> None:
    games = batch((1, 0), (0, 1), (3, 3), first=10)
    forfeits = tuple(Forfeit(game, 0, "slow", 1, "") for game in (10, 11, 12))
    part = Batch(games.first, games.turns, games.ends, games.scores, forfeits).part(1, 3)
    assert (part.first, len(part), part.scores.tolist()) == (11, 2, [[0, 1], [3, 3]])
    assert [forfeit.game for forfeit in part.forfeits] == [11, 12]


# -- the trail ---------------------------------------------------------------------------------------------------------


def test_the_trail_keeps_the_first_deals_ever_fewer_later_ones_and_the_last() -> None:
    tally, trail = Tally(2), Trail()
    trail.follow(tally, batch(*random_scores(2_001, 2, 2)))
    trail.end(tally)
    games = [point.games for point in trail.points]
    assert games[:10] == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    assert games[-1] == 2_001
    assert len(games) < 60
    assert trail.points[-1].rates == (tally.win_rate(0), tally.win_rate(1))


# -- intervals ---------------------------------------------------------------------------------------------------------


def test_the_interval_is_agresti_and_coulls_with_deals_as_units() -> None:
    """Of 10 deals 6 were won twice, 3 once, 1 never; with four imagined deals the mean is 9.5 of 14."""
    scores = [(1, 0)] * 12 + [(1, 0), (0, 1)] * 3 + [(0, 1)] * 2
    mean = 9.5 / 14
    variance = (8 * (1 - mean) ** 2 + 3 * (0.5 - mean) ** 2 + 3 * mean**2) / 13
    half = 1.959963984540054 * sqrt(variance / 14)
    assert tally_of(*scores).interval(0) == pytest.approx((mean - half, mean + half))


def test_intervals_of_two_bots_mirror_each_other() -> None:
    tally = tally_of(*random_scores(400, 2, 3))
    low, high = tally.interval(0)
    assert tally.interval(1) == pytest.approx((1 - high, 1 - low))
    assert low < tally.win_rate(0) < high


def test_an_interval_stays_within_0_and_1_and_never_vanishes() -> None:
    for deals in (1, 10, 1_000):
        tally = tally_of(*[(1, 0)] * 2 * deals)
        low, high = tally.interval(0)
        assert 0 < low < high == 1
        low, high = tally.interval(1)
        assert 0 == low < high < 1


def test_pairing_narrows_the_interval_where_deals_decide_the_games() -> None:
    """In each deal one seat wins whoever sits there: all deals are split, and little doubt is left."""
    split = tally_of(*[(1, 0), (0, 1)] * 500)
    apart = tally_of(*([(1, 0)] * 2 + [(0, 1)] * 2) * 250)
    assert split.interval(0)[1] - split.interval(0)[0] < 0.01
    assert apart.interval(0)[1] - apart.interval(0)[0] > 0.05


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    rng = np.random.default_rng(4)
    held = 0
    for _ in range(1_000):
        luck = rng.random((60, 1)) < 0.5
        wins = np.where(luck, rng.random((60, 2)) < 0.9, rng.random((60, 2)) < 0.5)
        low, high = tally_of(*[(int(won), int(not won)) for won in wins.ravel()]).interval(0)
        held += low <= 0.7 <= high
    assert 930 <= held <= 975


# -- ratings -----------------------------------------------------------------------------------------------------------


def test_ratings_of_two_bots_are_the_odds_in_elo_points() -> None:
    """30 wins to 10, and the tie that every pair is given: 30.5 to 10.5."""
    better, worse = ratings(np.array([[0, 60], [20, 0]]))
    assert better - worse == pytest.approx(400 * log10(30.5 / 10.5))
    assert better + worse == pytest.approx(0)


def test_a_bot_that_always_wins_is_not_infinitely_strong() -> None:
    better, worse = ratings(np.array([[0, 2_000_000], [0, 0]]))
    assert better - worse == pytest.approx(400 * log10(1_000_000.5 / 0.5))


def test_ratings_explain_three_bots_together() -> None:
    """With strengths 4, 2 and 1 and 300 games a pair, the duels come out as the strengths say."""
    strengths = [4, 2, 1]
    duels = np.array([[600 * a // (a + b) if a != b else 0 for b in strengths] for a in strengths])
    found = ratings(duels)
    expected_ratings = [400 * log10(strength / 2) for strength in strengths]
    assert found == pytest.approx(expected_ratings, abs=1)
    assert sum(found) == pytest.approx(0)


def test_equal_bots_have_equal_ratings() -> None:
    assert ratings(np.array([[0, 7, 7], [7, 0, 7], [7, 7, 0]])) == pytest.approx([0, 0, 0])


# -- the sequential test -----------------------------------------------------------------------------------------------


def deals_won(rate: float, deals: int, rng: np.random.Generator) -> Numbers:
    """What a bot wins in deals of two games, each game won so often."""
    won: Numbers = ((rng.random((deals, 2)) < rate) * WIN).sum(axis=1)
    return won


def test_an_expected_score_is_that_of_elo() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-100) == pytest.approx(1 - expected(100))


def test_the_likelihood_ratio_is_the_normal_one() -> None:
    """8 deals: 3 won twice, 4 split, 1 lost twice; four imagined ones more for the variance."""
    test = Sprt(0, 40)
    assert test.add(np.array([2, 2, 2, 1, 1, 1, 1, 0]) * WIN) is None
    mean = 7 / 12
    variance = (5 * (1 - mean) ** 2 + 4 * (0.5 - mean) ** 2 + 3 * mean**2) / 12
    low, high = expected(0), expected(40)
    assert test.verdict().llr == pytest.approx((high - low) * (2 * 5 - 8 * (low + high)) / (2 * variance))
    assert test.verdict().verdict == "undecided"


@pytest.mark.parametrize(("rate", "verdict"), [(0.7, "accepted"), (0.3, "rejected")])
def test_the_test_is_decided_after_the_same_deal_however_they_come(rate: float, verdict: str) -> None:
    won = deals_won(rate, 2_000, np.random.default_rng(5))
    whole, parts = Sprt(0, 20), Sprt(0, 20)
    used = whole.add(won)
    assert used is not None
    assert 10 < used < 2_000
    assert whole.verdict().verdict == verdict
    for begin in range(0, 2_000, 7):
        if (decided := parts.add(won[begin : begin + 7])) is not None:
            assert begin + decided == used
            break
    assert parts.verdict() == whole.verdict()


def test_bounds_are_those_of_wald() -> None:
    verdict = Sprt(0, 5).verdict()
    assert (verdict.lower, verdict.upper, verdict.llr) == (-log(19), log(19), 0)


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "accepted"), (30.0, "rejected")])
def test_a_verdict_is_wrong_at_most_once_in_twenty(truth: float, wrong: str) -> None:
    rng = np.random.default_rng(6)
    verdicts = []
    for _ in range(400):
        test = Sprt(0, 30)
        while test.add(deals_won(expected(truth), 500, rng)) is None:
            pass
        verdicts.append(test.verdict().verdict)
    assert verdicts.count(wrong) <= 0.05 * 400 + 2 * sqrt(400 * 0.05 * 0.95)


@pytest.mark.parametrize("claims", [(5, 0), (0, 0), (float("nan"), 5), (0, float("inf")), (-2000, 0)])
def test_claims_must_be_two_different_numbers_the_smaller_first(claims: tuple[float, float]) -> None:
    with pytest.raises(SetupError, match=r"^--sprt takes two differences in Elo points, the smaller first"):
        Sprt(*claims)


# -- intervals of means ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_few_deals_are_trusted_less(freedom: int, expected: float) -> None:
    assert student_95(freedom) == pytest.approx(expected, rel=2e-3)


def test_intervals_of_means_and_ratings_hold_the_truth_in_95_of_100() -> None:
    rng, trials, held = np.random.default_rng(4), 400, Counter[str]()
    for _ in range(trials):
        deals = rng.normal(0, 4, (40, 1, 2)) + rng.normal(0, 6, (40, 2, 2)) + [53, 50]
        tally = tally_of(*(tuple(row) for row in deals.reshape(-1, 2).round().astype(int).tolist()))
        strengths = ratings(tally.duels)
        truth = {"points": 53.0, "lead": 3.0, "rating": 200 * log10(0.6155 / 0.3845)}
        intervals = (tally.points.interval(0), tally.leads.interval(0), rating_intervals(tally.pairs, strengths)[0])
        for (name, value), interval in zip(truth.items(), intervals, strict=True):
            assert interval is not None
            held[name] += interval[0] <= value <= interval[1]
    for name in ("points", "lead", "rating"):
        assert 0.92 <= held[name] / trials <= 0.98, name


def test_after_one_deal_there_is_no_interval() -> None:
    tally = tally_of((5, 3), (4, 6))
    assert (tally.points.interval(0), rating_intervals(tally.pairs, [0.0, 0.0])) == (None, [None, None])
