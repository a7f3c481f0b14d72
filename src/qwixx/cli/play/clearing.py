"""Saved games removed for good: those that are named, or all that are over."""

import json
from collections.abc import Sequence
from contextlib import ExitStack

from qwixx.cli.exits import WRONG_FILE, fail
from qwixx.cli.play.few import few
from qwixx.cli.play.saves import Place, Saves, Trouble
from qwixx.cli.sure import make_sure
from qwixx.words import Words


def clear_saved(names: Sequence[str], sure: bool, as_json: bool, say: Words) -> None:
    """Remove the games of these names, or all that are over if there are none."""
    try:
        if names:
            _delete(names, sure, as_json, say)
        else:
            _prune(sure, as_json, say)
    except Trouble as trouble:
        fail(trouble.told(say), WRONG_FILE)


def _delete(names: Sequence[str], sure: bool, as_json: bool, say: Words) -> None:
    """Remove the saved games of these names; if one cannot be removed, none is."""
    saves = Saves()
    with ExitStack() as held:
        places = [_held(saves, name, held) for name in dict.fromkeys(names)]
        make_sure(sure, say("play-ask-delete", **_named(places, say)), say)
        _remove(places, as_json, say)


def _prune(sure: bool, as_json: bool, say: Words) -> None:
    """Remove every game that is over and not open elsewhere; those that can be gone on with and damaged ones stay."""
    saves = Saves()
    over = [saved.name for saved in saves.listed() if saved.facts.over]
    with ExitStack() as held:
        places = [place for name in over if (place := _free(saves, name, held))]
        if not places:
            print(json.dumps({"deleted": []}) if as_json else say("play-none-over"))
            return
        make_sure(sure, say("play-ask-prune", **_named(places, say)), say)
        _remove(places, as_json, say)


def _held(saves: Saves, name: str, held: ExitStack) -> Place:
    """The place of a saved game, held until all is done."""
    place = saves.take(name)
    held.callback(place.give_up)
    return place


def _free(saves: Saves, name: str, held: ExitStack) -> Place | None:
    """The same; nothing if it is open elsewhere or gone."""
    try:
        return _held(saves, name, held)
    except Trouble:
        return None


def _remove(places: Sequence[Place], as_json: bool, say: Words) -> None:
    for place in places:
        place.remove()
    said = say("play-deleted", **_named(places, say))
    print(json.dumps({"deleted": [place.name for place in places]}) if as_json else said)


def _named(places: Sequence[Place], say: Words) -> dict[str, object]:
    """How many there are, and their names, the first of them if they are many."""
    return {"count": len(places), "names": few([place.name for place in places], say)}
