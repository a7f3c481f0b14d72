"""Whether the chance in a record can be trusted."""

import json
from pathlib import Path

from qwixx.cli.play.saves import record_in
from qwixx.fairness import Verdict
from qwixx.fairness import verify as judge
from qwixx.rules.errors import RecordError
from qwixx.words import Words


def verify(file: Path, data: bytes, as_json: bool, say: Words) -> bool:
    """Say what a record proves, or what does not fit where; true if everything in it fits."""
    try:
        record = record_in(data)
        verdict = judge(record)
    except RecordError as error:
        place = {"reason": error.reason, "line": error.line, "column": error.column}
        answer = {"file": str(file), "proven": False, "fits": False, "finding": "invalid-record"} | place
        print(json.dumps(answer) if as_json else f"{file}: {say('invalid-record', reason=str(error))}")
        return False
    if as_json:
        print(json.dumps({"file": str(file)} | _as_json(verdict)))
    else:
        facts = {"event": verdict.event, "found": str(verdict.found), "expected": str(verdict.expected)}
        facts |= {what: say.joined([record.names[seat] for seat in seats]) for what, seats in _parties(verdict)}
        print(f"{file}: {say(f'dice-{verdict.finding}', count=verdict.outcomes, **facts)}")
    return verdict.fits


def _parties(verdict: Verdict) -> list[tuple[str, tuple[int, ...]]]:
    """Whose salts are in the dice, whose are missing, and whose nobody had promised."""
    return [("givers", verdict.givers), ("withheld", verdict.withheld), ("unpromised", verdict.unpromised)]


def _as_json(verdict: Verdict) -> dict[str, object]:
    answer: dict[str, object] = {
        "proven": verdict.proven,
        "fits": verdict.fits,
        "finding": verdict.finding,
        "outcomes": verdict.outcomes,
    }
    if verdict.fits:
        answer |= {what: [seat + 1 for seat in seats] for what, seats in _parties(verdict)}
    if verdict.event is not None:
        answer |= {"event": verdict.event, "found": str(verdict.found), "expected": str(verdict.expected)}
    return answer
