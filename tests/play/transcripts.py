"""The golden transcripts: whole games in the plain mode, as they stand on the screen, what was typed included.

`python -m tests.play.transcripts` writes them anew: only on purpose, when the words, a player or a rule is meant to
change.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from qwixx.cli.play.letters import letters_of
from qwixx.cli.play.seats import read_seats
from qwixx.cli.play.session import Session
from qwixx.cli.seeds import seed_digits
from qwixx.games import game
from qwixx.players import player
from qwixx.records import Act
from qwixx.rules.actions import Pass
from qwixx.stream import Stream
from qwixx.words import Words
from tests.play.people import hesitant

FOLDER = Path(__file__).parent / "golden"
COMMANDS = {
    "classic": "qwixx play classic --seat Ada --seat bot:easy --seed 11",
    "classic-it": "qwixx play classic --seat Ada --seat Ben --seed 12 --lang it",
    "deluxe": "qwixx play deluxe --option games=2 --seat Ada --seat Ben --seed 13",
    "mixx-a": "qwixx play mixx-a --seat Ada --seat Ben --seat bot:easy --seed 17",
    "mixx-b": "qwixx play mixx-b --seat Ada --seat bot:hard --seed 18",
    "reply": "qwixx play classic --seat Ada --seat Ben --seat Cleo --seed 15",
    "board": "qwixx play board --option side=our-zigzag --seat Ada --seat bot:hard --seed 14",
    "cards": "qwixx play cards --seat Ada --seat Ben --seed 15",
    "cards-jokers": "qwixx play cards --option jokers=yes --seat bot:easy --seat Ada --seed 16",
}
PLAYED_WELL = 7  # decisions; after that people do the first thing they may, which soon ends the game
ASKED_FIRST = ("?", "h", "", "nonsense", "r13", "l")  # before the first decision

UNCLEAR = {"it": ("g7",)}  # giallo, or green as in the notation?


def typed_for(name: str) -> Iterator[str]:
    """What somebody could type at the game that a command begins; an answer is taken back and given again."""
    words = shlex.split(COMMANDS[name])
    seats = [words[place + 1] for place, word in enumerate(words) if word == "--seat"]
    options = dict(words[place + 1].split("=") for place, word in enumerate(words) if word == "--option")
    seed = int(words[words.index("--seed") + 1])
    session = Session.new(game(words[2], **options), read_seats(seats), None, seed_digits(seed))
    language = words[words.index("--lang") + 1] if "--lang" in words else "en"
    letters = letters_of(session.game, Words(language))
    yield from ASKED_FIRST + UNCLEAR.get(language, ())
    asked, taken_back = 0, False
    while not session.over:
        if session.step() is not None:
            continue
        seat = session.deciding()[0]
        legal = session.legal(seat)
        action = legal[0]
        if legal != (Pass(),):
            asked += 1
            if name == "reply" and not taken_back:
                action = hesitant(session, seat)
            elif asked <= PLAYED_WELL:
                action = player("careful", Stream(0)).choose(session.view(seat), legal)
            if not taken_back and _takes_back(name, session, asked):
                taken_back = True
                yield "u"
                if not session.sealed() and (decision := session.last_choice(seat)):
                    session.go_back(seat, decision)
                    continue
                sealed = [event for event in session.events[session.play.settled :] if isinstance(event, Act)]
                yield from [letters.spelled(event.action) for event in sealed]
            yield letters.spelled(action)
        session.act(seat, action)


def _takes_back(name: str, session: Session, asked: int) -> bool:
    """Whether it is time to see what taking back does: in the reply if the game is about that."""
    return bool(session.sealed()) and session.state.phase == "reply" if name == "reply" else asked == PLAYED_WELL + 1


def transcript(line: str, typed: list[str]) -> str:
    """What stands on the screen in the end."""
    arguments = [sys.executable, "-c", "from qwixx.cli import main; main()", *shlex.split(line)[1:]]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_DATA_HOME": folder, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
        played = subprocess.run(
            arguments, input="\n".join([*typed, ""]), env=environment, capture_output=True, encoding="utf-8", check=True
        )
    assert played.stderr == ""
    assert "qwixx replay" in played.stdout.split("\n")[-2]  # the game is over
    return f"$ {line}\n{played.stdout}"


def typed_in(text: str) -> list[str]:
    """What was typed in a transcript."""
    return [line.partition("> ")[2] for line in text.split("\n") if re.match(r"(Ada|Ben|Cleo)> ", line)]


def main() -> None:
    """Write every transcript."""
    FOLDER.mkdir(exist_ok=True)
    for name, line in COMMANDS.items():
        (FOLDER / f"{name}.txt").write_text(transcript(line, list(typed_for(name))), encoding="utf-8")


if __name__ == "__main__":
    main()
