"""One game between players, event by event."""

from collections.abc import Iterator, Sequence

from qwixx.play import Chance, Play
from qwixx.players import Player, check_for_programs, check_player
from qwixx.records import Record, name_problem
from qwixx.rules.errors import SetupError, shown
from qwixx.rules.game import Game


def check_playing(game: Game, seats: int, bots: Sequence[str], games: int) -> None:
    """Refuse games that these bots cannot play."""
    if games < 1:
        raise SetupError(f"At least one game must be played, not {games}.")
    game.start(seats)
    check_for_programs(game)
    for bot in bots:
        check_player(bot, game.id)


def playing(play: Play, players: Sequence[Player]) -> Iterator[Play]:
    """A play after each of its further events, to its end.

    Each player gets its own view; those asked together do not see each other's answers.
    """
    while not play.over:
        if play.awaits_chance:
            play = play.chance()
            yield play
        else:
            for seat in play.waiting:
                play = play.act(seat, players[seat].choose(play.view(seat), play.legal(seat)))
                yield play


def play_game(game: Game, players: Sequence[Player], source: Chance, names: Sequence[str] = ()) -> Record:
    """The record of a whole game; with a fair source of chance it can be proven."""
    if names and len(names) != len(players):
        named = "1 name is" if len(names) == 1 else f"{len(names)} names are"
        raise SetupError(f"{named} given for {len(players)} {'player' if len(players) == 1 else 'players'}.")
    for name in names:
        if problem := name_problem(name):
            raise SetupError(f"{shown(name)} cannot be a name: {problem}")
    *_, end = playing(Play.begin(game, len(players), source), players)
    return end.record(names or [f"Player {seat + 1}" for seat in range(len(players))])
