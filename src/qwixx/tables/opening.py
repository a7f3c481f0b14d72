"""What can be played, and what a plan for a new table comes to."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from qwixx import games
from qwixx.players import LEVELS
from qwixx.players.names import bot_name
from qwixx.rules.errors import QwixxError, shown
from qwixx.rules.game import Game
from qwixx.rules.options import Board, Names, Option, Range
from qwixx.tables.caller import check_name, check_nobodys
from qwixx.tables.daily import check_challenge, check_day
from qwixx.tables.entries import Opened, Seat, Settings
from qwixx.tables.guests import BotInfo, check_bot
from qwixx.tables.http import GameInfo, Games, NewTable, OptionInfo, SeatKey, SeatPlan
from qwixx.tables.refusal import Refusal, refusal_of
from qwixx.tables.secret import hashed, new_secret


class Opening(NamedTuple):
    """How a table is opened, and the secret keys of the seats of the device that does so."""

    entry: Opened
    keys: list[SeatKey]


def offered(guests: Sequence[BotInfo] = ()) -> Games:
    """What can be played, and against which bots."""
    return Games([_game_info(name) for name in games.GAMES], list(LEVELS), list(guests))


def _game_info(name: str) -> GameInfo:
    game = games.descriptor(name)
    options = [_option_info(option) for option in game.options]
    return GameInfo(name, (game.players[0], game.players[-1]), game.minutes, options, bool(game.dice))


def _option_info(option: Option) -> OptionInfo:
    match option.choices:
        case Names(names):
            return OptionInfo(option.name, option.default, "names", list(names))
        case Board(names):
            return OptionInfo(option.name, option.default, "board", list(names))
        case Range(first, last):
            return OptionInfo(option.name, option.default, "range", [], first, last)


def planned(plan: NewTable, device: str, guests: Sequence[BotInfo] = ()) -> Opening:
    """What a plan comes to; whoever sends it is the host, and may choose these bots beside the levels."""
    game = _game(plan)
    keys: list[SeatKey] = []
    taken: list[str] = []
    for name in [seat.name for seat in plan.seats if seat.kind == "device"]:
        check_nobodys(check_name(name), taken)
        taken.append(name)
    for level in [seat.level for seat in plan.seats if seat.kind == "bot"]:
        check_bot(level, game, guests)
    seats = [_seat(seat, place, device, keys, taken) for place, seat in enumerate(plan.seats)]
    hints = plan.hints and not game.by_people_only  # whoever does not see a hand has no advice
    settings = Settings(plan.timer, hints, plan.takebacks, plan.listed, "real" if plan.dice == "real" else UNSET)
    if not isinstance(plan.day, UnsetType):
        check_challenge(game, seats)
        settings = Settings(None, hints=False, takebacks=False, day=check_day(plan.day).isoformat())
    return Opening(Opened(game.id, dict(game.options), tuple(seats), device, settings, game.version), keys)


def _game(plan: NewTable) -> Game:
    """The game of a plan, for so many."""
    try:
        game = games.game(plan.game, **plan.options)
        _check_offered(game, plan.options)
        game.start(len(plan.seats))
    except QwixxError as error:
        raise refusal_of(error) from None
    return games.with_real_cards(game) if plan.dice == "real" else game


def _check_offered(game: Game, options: Iterable[str]) -> None:
    """Refuse options that are for programs, such as any sheet: at a table there are those that are offered."""
    offered = [option.name for option in game.descriptor.options]
    for name in options:
        if name not in offered:
            message = f"There is no option {shown(name)} at a table; {game.id} has {', '.join(offered)}."
            raise Refusal("bad-setup", message)


def _seat(plan: SeatPlan, place: int, device: str, keys: list[SeatKey], taken: list[str]) -> Seat:
    """A seat as it was planned; the key of one's own is added to the keys, the name of a bot to those taken."""
    if plan.kind == "open":
        return Seat()
    if plan.kind == "device":
        key = new_secret()
        keys.append(SeatKey(place, key))
        return Seat("person", plan.name, device=device, key=hashed(key), promise=plan.promise)
    taken.append(bot_name(taken))
    return Seat("bot", taken[-1], plan.level)
