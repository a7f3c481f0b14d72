"""Chance that can be proven: the construction, worked out here a second way, and every tampering with a record."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from qwixx.fairness import FINDINGS, FITTING, Draws, Verdict, chance_key, commitment, promise, verify
from qwixx.games import GAMES, game
from qwixx.play import Fair, Play
from qwixx.players import Greedy
from qwixx.records import Back, Record, parse, to_json, to_text
from qwixx.rules.outcomes import First, Outcome, Redeal, Roll, Shuffle
from tests.fair_games import NAMES, SALTS, SEED, fair_game, outcomes, promises

SMALL = ("classic", "board", "cards-jokers")
TABLES = [(name, seats) for name in GAMES for seats in (game(name).players[0], game(name).players[-1])]


@cache
def fair(name: str, seats: int = 2) -> Record:
    """A fair game, played once for all tests."""
    return fair_game(name, seats, bots=("greedy", "random"))


# -- the construction, worked out a second way -------------------------------------------------------------------------


def mac(key: bytes, message: str) -> bytes:
    """HMAC-SHA256 by its definition, for keys of up to 64 bytes."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message.encode()).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def numbers(key: bytes, number: int) -> Iterator[int]:
    """The random numbers of an outcome without end, as 53 bits each."""
    for block in range(1_000):
        bits = int.from_bytes(mac(key, f"{number} {block}"))
        yield from (bits >> 64 * (3 - place) + 11 & (1 << 53) - 1 for place in range(4))


def pick(bits: int, count: int) -> int:
    return int(bits / 2**53 * count)


def event_of(found: str, bits: Iterator[int], seats: int) -> str:
    """What an outcome must be, of which only the kind and the dice or cards in it are looked at."""
    kind, *words = found.split()
    if kind == "first":
        return f"first {1 + pick(next(bits), seats)}"
    if kind == "roll":
        colours = [word[0] for word in words[2:]]
        white, other, red, yellow, green, blue = faces(next(bits)) + faces(next(bits))
        coloured = [f"{c}{face}" for c, face in zip("rygb", (red, yellow, green, blue), strict=True) if c in colours]
        return " ".join(["roll", str(white), str(other), *coloured])
    left = sorted(words, key=lambda word: ("rygbj".index(word[0]), int(word[1:].partition("@")[0])))
    dealt: list[str] = []
    if kind == "redeal":
        for there in words[:5]:
            dealt.append([card for card in left if card[1:] == there[1:]][pick(next(bits), alike(left, there))])
            left.remove(dealt[-1])
    pile: list[str] = []
    for card in left:
        place = pick(next(bits), len(pile) + 1)
        moved = pile[place : place + 1]
        pile[place : place + 1] = [card]
        pile += moved
    return " ".join([kind, *dealt, *reversed(pile)])


def alike(cards: list[str], there: str) -> int:
    """How many of these cards have the number, and came from the shuffle, that stand there."""
    return sum(card[1:] == there[1:] for card in cards)


def faces(bits: int) -> list[int]:
    """Three dice: one of the 216 rolls, the last die changing slowest."""
    return [[a, b, c] for c in range(1, 7) for b in range(1, 7) for a in range(1, 7)][pick(bits, 216)]


def key_of(seed: str, salts: Sequence[str]) -> bytes:
    return mac(seed.encode(), "qwixx chance 1\n" + "\n".join(salts))


def test_the_commitment_is_a_sha_256() -> None:
    assert commitment(SEED) == hashlib.sha256(b"qwixx seed " + SEED.encode()).hexdigest()


@pytest.mark.parametrize("salts", [("",), ("", ""), ("a", "b"), ("x" * 64,) * 8])
def test_the_key_of_a_game_is_a_mac_of_the_salts_under_the_seed(salts: tuple[str, ...]) -> None:
    assert chance_key(SEED, salts) == key_of(SEED, salts)


@pytest.mark.parametrize("number", [0, 1, 9, 10, 123_456])
def test_the_random_numbers_of_an_outcome_go_on_from_block_to_block(number: int) -> None:
    draws, expected = Draws(b"k" * 32, number), numbers(b"k" * 32, number)
    assert [draws.random() for _ in range(60)] == [next(expected) / 2**53 for _ in range(60)]


def test_the_construction_is_pinned() -> None:
    """The numbers are those of `openssl dgst -sha256 -mac HMAC`."""
    key = chance_key(SEED, ("apple", ""))
    assert key.hex() == "cf725969332fb26c14999e25c6d98978efeaa29edd6f8448ee4fa9465b4d6b7c"
    draws = [Draws(key, 0), Draws(key, 1)]
    pinned = [
        0.015608360580537162,
        0.46281744714377293,
        0.5124863594523247,
        0.5068488413142725,
        0.31885167021194594,
        0.6667116911974117,
    ]
    assert [draws[number].random() for number in (0, 0, 1, 0, 0, 0)] == pinned


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_outcome_of_every_game_is_what_the_construction_gives(name: str, seats: int) -> None:
    record = fair(name, seats)
    key = key_of(SEED, SALTS[:seats])
    for number, (_, outcome) in enumerate(outcomes(record)):
        assert str(outcome) == event_of(str(outcome), numbers(key, number), seats)


@cache
def gone_back(name: str, seats: int) -> Record:
    """A fair game in which moves were taken back now and then."""
    rng, bot = Random(3), Greedy()
    chance = Fair(SEED, SALTS[:seats], promises(SALTS[:seats]))
    play = Play.begin(game(name, **({"games": 1} if name == "deluxe" else {})), seats, chance).go_on()
    while not play.over:
        if rng.random() < 0.04:
            play = play.back_to(rng.randint(max(1, play.decision - 9), play.decision), range(seats)).go_on()
        seat = play.waiting[0]
        play = play.act(seat, bot.choose(play.view(seat), play.legal(seat))).go_on()
    return play.record(NAMES[:seats])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_so_is_every_outcome_of_a_game_in_which_moves_were_taken_back(name: str, seats: int) -> None:
    record = gone_back(name, seats)
    key = key_of(SEED, SALTS[:seats])
    assert any(isinstance(event, Back) for event in record.events) or seats == 1
    for number, (_, outcome) in enumerate(outcomes(record)):
        assert str(outcome) == event_of(str(outcome), numbers(key, number), seats)
    assert verify(record) == verify(parse(to_text(record)))
    assert (verify(record).finding, verify(record).outcomes) == ("proven", len(outcomes(record)))


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_any_outcome_after_a_step_back_that_was_changed_is_found(name: str) -> None:
    record = gone_back(name, 2)
    first = next(number for number, event in enumerate(record.events, 1) if isinstance(event, Back))
    for right, (event, outcome) in enumerate(outcomes(record)):
        for other in others(outcome) if event > first else ():
            changed = replace(record, events=(*record.events[: event - 1], other))
            assert verify(changed) == Verdict("wrong-outcome", right, event, other, outcome)


# -- what is proven ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_fair_game_is_proven_in_either_form(name: str, seats: int) -> None:
    record = fair(name, seats)
    givers = tuple(seat for seat in range(seats) if SALTS[seat])
    assert verify(record) == Verdict("proven", len(outcomes(record)), givers=givers)
    assert verify(parse(to_text(record))) == verify(parse(to_json(record))) == verify(record)
    assert verify(record).proven


def test_a_record_that_stops_early_proves_what_is_in_it() -> None:
    record = fair("classic")
    at = [number for number, _ in outcomes(record)]
    for length in (0, at[0], at[1] - 1, at[1], at[2] + 1):
        cut = replace(record, events=record.events[:length])
        assert verify(cut) == Verdict("proven", sum(number <= length for number in at), givers=(0,))


def test_without_salts_every_seat_has_an_empty_one() -> None:
    record = fair_game("classic", 3, ("", "", ""))
    assert record.salts == record.promises == ()
    assert verify(record) == Verdict("no-salt", len(outcomes(record)))
    first_events = [str(event) for _, event in outcomes(record)]
    assert first_events[1] == event_of(first_events[1], numbers(key_of(SEED, ("", "", "")), 1), 3)


# -- what is not -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"commitment": None}, "no-commitment"),
        ({"commitment": None, "seed": None}, "no-commitment"),
        ({"seed": None}, "no-seed"),
        ({"seed": "1" + SEED[1:]}, "wrong-seed"),
        ({"seed": SEED[:-1] + "e"}, "wrong-seed"),
        ({"commitment": commitment("1" + SEED[1:])}, "wrong-seed"),
        ({"commitment": commitment(SEED)[:-1] + "x"}, "wrong-seed"),
    ],
)
def test_a_record_without_its_proof_is_not_proven(change: dict[str, str | None], finding: str) -> None:
    verdict = verify(replace(fair("classic"), **change))  # type: ignore[arg-type]
    assert verdict == Verdict(finding)
    assert not verdict.proven
    assert finding in FINDINGS


def test_another_seed_with_its_own_commitment_is_found_by_the_dice() -> None:
    other = "f" * 64
    assert verify(replace(fair("classic"), seed=other, commitment=commitment(other))).finding == "wrong-outcome"


@pytest.mark.parametrize(
    "salts", [("apple", "", "Cherry-3"), ("apple", "x", "Cherry-3_"), ("", "apple", "Cherry-3_"), ("apple", "", ""), ()]
)
def test_a_changed_salt_is_found_by_the_dice(salts: tuple[str, ...]) -> None:
    changed = replace(fair("classic", 3), salts=salts)
    assert verify(changed).finding == ("wrong-promise" if "Cherry-3" in salts else "wrong-outcome")
    assert verify(replace(changed, promises=promises(salts))).finding == "wrong-outcome"


def others(outcome: Outcome) -> Iterator[Outcome]:
    """Outcomes that differ from this one in as little as possible."""
    match outcome:
        case First(seat):
            yield First(1 - seat)
        case Roll(whites, coloured):
            yield Roll((whites[0] % 6 + 1, whites[1]), coloured)
            yield Roll((whites[0], whites[1] % 6 + 1), coloured)
            for place, (colour, face) in enumerate(coloured):
                yield Roll(whites, (*coloured[:place], (colour, face % 6 + 1), *coloured[place + 1 :]))
        case Shuffle(cards):
            yield Shuffle((cards[1], cards[0], *cards[2:]))
            yield Shuffle((*cards[:-2], cards[-1], cards[-2]))
        case Redeal(cards, shuffles) if len(cards) > 6:
            yield Redeal((*cards[:-2], cards[-1], cards[-2]), shuffles)
            yield Redeal((*cards[:5], cards[6], cards[5], *cards[7:]), shuffles)


@pytest.mark.parametrize("name", SMALL)
def test_any_single_outcome_that_was_changed_is_found_where_it_stands(name: str) -> None:
    record = fair(name)
    for right, (event, outcome) in enumerate(outcomes(record)):
        for other in others(outcome):
            changed = replace(record, events=(*record.events[: event - 1], other))
            assert verify(changed) == Verdict("wrong-outcome", right, event, other, outcome)


def test_what_follows_a_changed_outcome_is_not_looked_at() -> None:
    record = fair("classic")
    (_, _), (event, roll), *_ = outcomes(record)
    changed = replace(record, events=(*record.events[: event - 1], next(others(roll)), *record.events[event:]))
    assert (verify(changed).event, verify(changed).outcomes) == (event, 1)


# -- who could have chosen the dice ------------------------------------------------------------------------------------


def test_a_promise_is_a_sha_256() -> None:
    assert promise("kitchen-7") == hashlib.sha256(b"qwixx salt kitchen-7").hexdigest()


def test_a_salt_that_nobody_promised_is_no_proof() -> None:
    """As of a server that has tried many salts for the seat of a bot, while a person's was promised."""
    ground = fair_game("classic", 3, ("apple", "", "pear-60"))
    verdict = verify(replace(ground, promises=(promise("apple"), "", "")))
    assert verdict == Verdict("unpromised-salt", len(outcomes(ground)), givers=(0,), unpromised=(2,))
    assert (verdict.proven, verdict.fits) == (False, True)


def test_salts_as_they_were_given_before_there_were_promises_are_no_proof() -> None:
    verdict = verify(replace(fair("classic", 3), promises=()))
    assert (verdict.finding, verdict.unpromised, verdict.proven) == ("unpromised-salt", (0, 2), False)


def test_a_salt_that_was_promised_otherwise_is_found() -> None:
    record = replace(fair("classic", 3), promises=(promise("apple"), "", promise("Cherry-4_")))
    assert verify(record) == Verdict("wrong-promise", unpromised=(2,))
    assert not verify(record).fits


def test_a_promised_salt_that_is_missing_is_told() -> None:
    record = fair_game("classic", 3, ("apple", "", ""))
    verdict = verify(replace(record, promises=promises(("apple", "pear", "fig"))))
    assert verdict == Verdict("withheld", len(outcomes(record)), givers=(0,), withheld=(1, 2))
    assert (verdict.proven, verdict.fits) == (False, True)


def test_promises_none_of_which_was_kept_prove_as_little_as_none() -> None:
    record = replace(fair_game("classic", 2, ("", "")), promises=promises(("apple", "")))
    assert (verify(record).finding, verify(record).withheld) == ("no-salt", (0,))


def test_what_fits_is_among_the_findings() -> None:
    assert {*FITTING} < {*FINDINGS}


# -- salts and places --------------------------------------------------------------------------------------------------


def test_salts_change_the_dice() -> None:
    salts = [("", ""), ("a", ""), ("", "a"), ("a", "a"), ("b", ""), ("aa", "")]
    rolls = {tuple(str(outcome) for _, outcome in outcomes(fair_game("classic", 2, each)))[:4] for each in salts}
    assert len(rolls) == len(salts)


def test_an_outcome_depends_on_its_number_and_not_on_what_was_played() -> None:
    eager, careless = fair_game("classic", bots=("greedy:5",)), fair_game("classic", bots=("random",))
    assert eager.events != careless.events
    dice = [[event.whites for _, event in outcomes(each) if isinstance(event, Roll)] for each in (eager, careless)]
    both = min(map(len, dice))
    assert both > 5
    assert dice[0][:both] == dice[1][:both]
