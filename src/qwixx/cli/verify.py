"""Whether the chance in a record can be trusted."""

import json
from pathlib import Path

from qwixx.cli.play.saves import record_in
from qwixx.fairness import Verdict
from qwixx.fairness import verify as judge
from qwixx.rules.errors import RecordError
from qwixx.words import Words


def verify(file: Path, data: bytes, as_json: bool, say: Words) -> bool:
    """Say what a record proves, or what does not fit where; true if it is proven."""
    try:
        verdict = judge(record_in(data))
    except RecordError as error:
        place = {"reason": error.reason, "line": error.line, "column": error.column}
        answer = {"file": str(file), "proven": False, "finding": "invalid-record"} | place
        print(json.dumps(answer) if as_json else f"{file}: {say('invalid-record', reason=str(error))}")
        return False
    if as_json:
        print(json.dumps({"file": str(file)} | _as_json(verdict)))
    else:
        facts = {"event": verdict.event, "found": str(verdict.found), "expected": str(verdict.expected)}
        print(f"{file}: {say(f'dice-{verdict.finding}', count=verdict.outcomes, **facts)}")
    return verdict.proven


def _as_json(verdict: Verdict) -> dict[str, object]:
    answer: dict[str, object] = {
        "proven": verdict.proven,
        "finding": verdict.finding,
        "outcomes": verdict.outcomes,
    }
    if verdict.event is not None:
        answer |= {"event": verdict.event, "found": str(verdict.found), "expected": str(verdict.expected)}
    return answer
