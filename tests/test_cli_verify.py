"""The command `qwixx verify`: what a record proves, or what does not fit where."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from qwixx.fairness import FITTING, commitment
from qwixx.games import GAMES
from qwixx.records import Record, to_json, to_text
from qwixx.rules.outcomes import Roll
from qwixx.words.language import LANGUAGES, Words
from tests.commands import Command, Run
from tests.fair_games import SEED, fair_game, outcomes
from tests.golden_games import FOLDER

FAIR = fair_game("classic")
EVENT, ROLL = outcomes(FAIR)[2]
assert isinstance(ROLL, Roll)
OTHER = replace(ROLL, whites=(ROLL.whites[0] % 6 + 1, ROLL.whites[1]))
CHANGED = replace(FAIR, events=(*FAIR.events[: EVENT - 1], OTHER))
WRONG = {"outcomes": 2, "event": EVENT, "found": str(OTHER), "expected": str(ROLL)}
COUNT = len(outcomes(FAIR))
UNSALTED = fair_game("classic", salts=("", ""))


def parties(
    count: int, givers: tuple[int, ...] = (), withheld: tuple[int, ...] = (), unpromised: tuple[int, ...] = ()
) -> dict[str, object]:
    """What is told of a record in which everything fits, seats counted from 1."""
    return {"outcomes": count, "givers": [*givers], "withheld": [*withheld], "unpromised": [*unpromised]}


VERDICTS: list[tuple[Record, str, dict[str, object]]] = [
    (FAIR, "proven", parties(COUNT, (1,))),
    (replace(FAIR, events=FAIR.events[:1]), "proven", parties(1, (1,))),
    (replace(FAIR, promises=(*FAIR.promises[:1], "0" * 64)), "withheld", parties(COUNT, (1,), (2,))),
    (replace(FAIR, promises=()), "unpromised-salt", parties(COUNT, unpromised=(1,))),
    (UNSALTED, "no-salt", parties(len(outcomes(UNSALTED)))),
    (replace(FAIR, promises=("0" * 64, "")), "wrong-promise", {"outcomes": 0}),
    (replace(FAIR, commitment=None), "no-commitment", {"outcomes": 0}),
    (replace(FAIR, seed=None), "no-seed", {"outcomes": 0}),
    (replace(FAIR, commitment=commitment("other")), "wrong-seed", {"outcomes": 0}),
    (CHANGED, "wrong-outcome", WRONG),
]


PARTIES = ("givers", "withheld", "unpromised")


def saved(record: Record, folder: Path, *, as_text: bool = True) -> Path:
    """The file of a record."""
    file = folder / "game"
    file.write_text(to_text(record) if as_text else to_json(record), encoding="utf-8")
    return file


@pytest.mark.parametrize("as_text", [True, False])
@pytest.mark.parametrize(("record", "finding", "facts"), VERDICTS)
def test_verify_as_json(
    command: Command, tmp_path: Path, record: Record, finding: str, facts: dict[str, object], as_text: bool
) -> None:
    file = saved(record, tmp_path, as_text=as_text)
    proven, fits = finding == "proven", finding in FITTING
    run = command("verify", file, "--json")
    assert (run.code, run.err, run.out.count("\n")) == (0 if fits else 1, "", 1)
    assert json.loads(run.out) == {"file": str(file), "proven": proven, "fits": fits, "finding": finding} | facts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("record", "finding", "facts"), VERDICTS)
def test_verify_in_every_language(
    command: Command, tmp_path: Path, record: Record, finding: str, facts: dict[str, object], lang: str
) -> None:
    file = saved(record, tmp_path)
    named = {what: (", ".join(record.names[seat - 1] for seat in facts.get(what, [1]))) for what in PARTIES}  # type: ignore[attr-defined]
    said = Words(lang)(f"dice-{finding}", count=facts["outcomes"], **facts | named)
    assert command("verify", file, "--lang", lang) == Run(0 if finding in FITTING else 1, f"{file}: {said}\n", "")


def test_verify_says_what_does_not_fit_and_where(command: Command, tmp_path: Path) -> None:
    out = command("verify", saved(CHANGED, tmp_path)).out
    assert out.endswith(
        f": not proven: event {EVENT} is “{OTHER}”, but seed and salts give “{ROLL}”. Up to there everything fits.\n"
    )


def test_verify_counts_what_it_has_proven(command: Command, tmp_path: Path) -> None:
    out = command("verify", saved(FAIR, tmp_path)).out
    assert f": proven: all {COUNT} outcomes of chance are exactly what the seed committed to and" in out
    one = command("verify", saved(replace(FAIR, events=FAIR.events[:1]), tmp_path)).out
    assert ": proven: 1 outcome of chance is exactly what the seed committed to and" in one


def test_verify_says_who_would_have_had_to_work_together(command: Command, tmp_path: Path) -> None:
    three = fair_game("classic", 3, ("a", "b", "c"))
    out = command("verify", saved(three, tmp_path)).out
    assert out.endswith(" unless whoever ran the table worked together with Emma, Max and Laura.\n")


def test_verify_does_not_call_proven_what_somebody_could_have_chosen(command: Command, tmp_path: Path) -> None:
    for record in (UNSALTED, replace(FAIR, promises=())):
        out = command("verify", saved(record, tmp_path)).out
        assert ": everything fits, but it is not proven that nobody chose the dice: " in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_file_is_not_proven(command: Command, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game"
    file.write_text(to_text(FAIR).replace(SEED, SEED[1:]), encoding="utf-8")
    line = to_text(FAIR).splitlines().index(f"seed: {SEED}") + 1
    reason = "a seed is 64 hexadecimal digits."
    said = Words(lang)("invalid-record", reason=f"line {line}, column 7: {reason}")
    assert command("verify", file, "--lang", lang) == Run(1, f"{file}: {said}\n", "")
    run = command("verify", file, "--lang", lang, "--json")
    assert (run.code, run.err) == (1, "")
    assert json.loads(run.out) == {
        "file": str(file),
        "proven": False,
        "fits": False,
        "finding": "invalid-record",
        "reason": reason,
        "line": line,
        "column": 7,
    }


@pytest.mark.parametrize("data", [b"", b"\xff", b"{", b"name = 'side'\n", b"\0"])
def test_any_other_file_is_not_proven(command: Command, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    run = command("verify", file)
    assert (run.code, run.err) == (1, "")
    assert run.out.startswith(f"{file}: not a valid record: line 1, column ")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_fits(command: Command, name: str) -> None:
    assert json.loads(command("verify", FOLDER / f"{name}.txt", "--json").out)["finding"] == "no-salt"
