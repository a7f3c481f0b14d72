"""A package of bots as an installer leaves it: one that plays, one that looks around, and some that go wrong."""

import os
from pathlib import Path

import qwixx
from tests.test_players_plugins import install

SOURCE = '''
import gc
import json
import os
import sys
import time
from pathlib import Path


class Keen:
    """Crosses whatever it can."""

    games = ("classic", "deluxe")

    def choose(self, view, legal):
        print("a bot may print what it likes")
        return legal[-1]


class Raising:
    def choose(self, view, legal):
        raise LookupError("no idea")


class Hanging:
    """Never comes to an end, and holds on to its life."""

    def choose(self, view, legal):
        Path(os.environ["BOT_FOLDER"], "hanging").write_text(str(os.getpid()))
        while True:
            try:
                time.sleep(0)
            except BaseException:
                pass


class Cheating:
    """What it would like to do is not among what it may do."""

    def choose(self, view, legal):
        return "take everything"


class Leaving:
    def choose(self, view, legal):
        os._exit(3)


class Babbling:
    """Writes over what is between it and the server."""

    def choose(self, view, legal):
        for number in range(3, 20):
            try:
                os.write(number, b'{"place": 99}\\n')
            except OSError:
                pass
        return legal[0]


class Spy:
    """Notes all that it can find."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        kinds = {type(thing).__name__ for thing in gc.get_objects()}
        found = {
            "seat": view.seat,
            "view": view.as_json(),
            "legal": [str(action) for action in legal],
            "asked": self.asked,
            "states": sorted(kinds & {"State", "Table", "Play", "Fair"}),
            "environment": [name for name in os.environ if name.startswith("QWIXX_")],
            "server": "qwixx.server.hall" in sys.modules,
            "arguments": sys.argv[1:],
        }
        with Path(os.environ["BOT_FOLDER"], "spied").open("a") as notes:
            notes.write(json.dumps(found) + "\\n")
        return legal[0]


class Loud:
    choose = Keen.choose


Loud.__doc__ = "<b>Wins</b> \\x1b[31malways\\u202e " + "A" * 10_000


class Fussy:
    def __init__(self, colour):
        pass

    def choose(self, view, legal):
        return legal[0]
'''
BOTS = ("keen", "raising", "hanging", "cheating", "leaving", "babbling", "spy", "loud")
BROKEN = ("fussy", "missing")


def install_bots(folder: Path) -> dict[str, str]:
    """Install the package into a folder; the environment in which it is found."""
    values = {name: f"odd_bots:{name.capitalize()}" for name in (*BOTS, "fussy")}
    install(folder, "odd-bots", {"odd_bots.py": SOURCE}, values | {"missing": "nowhere:Bot", "easy": "odd_bots:Keen"})
    paths = [str(Path(qwixx.__file__).parents[1]), str(folder)]
    return {"PYTHONPATH": os.pathsep.join(paths), "BOT_FOLDER": str(folder)}
