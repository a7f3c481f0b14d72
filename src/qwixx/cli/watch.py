"""Watching bots play, turn by turn."""

import time
from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from qwixx.arena.play import playing
from qwixx.arena.wording import forfeited
from qwixx.cli.draw import draw_dice, draw_table, ranking
from qwixx.play import Play
from qwixx.players import Player
from qwixx.players.guarded import Guarded
from qwixx.records import Act
from qwixx.rules.actions import Pass
from qwixx.rules.outcomes import Roll
from qwixx.words import Words
from qwixx.words.tell import news, tell

PAUSE = 0.6  # seconds a turn, in a terminal


def watch(
    play: Play,
    players: Sequence[Player],
    names: Sequence[str],
    kinds: Sequence[str],
    console: Console,
    words: Words,
    pause: bool,
) -> Play:
    """Let a play go on to its end and draw it: who plays, what happens, the table after every turn, the ranking."""
    game = play.game
    console.print(Text(words("welcome", game=words(f"game-{game.id}")), style="bold"))
    for name, kind in zip(names, kinds, strict=True):
        console.print(Text(words("watch-who", name=name, bot=kind)))
    for after in playing(play, players):
        _tell(play, after, names, console, words)
        if after.state.turn != play.state.turn or after.over:
            if play.state.turn:
                console.print(draw_table(game, after.state, names, words))
            if pause and console.is_terminal:
                time.sleep(PAUSE)
            if not after.over:
                turn = words("turn", number=after.state.turn, name=names[after.state.active])
                console.print(Rule(turn, align="left", style="dim"))
        play = after
    console.print(ranking(game, play.state, names, words))
    return play


def tell_forfeits(players: Sequence[Guarded], names: Sequence[str], kinds: Sequence[str], words: Words) -> list[str]:
    """A line for everybody who has forfeited decisions, with the bot that it is."""
    return [
        forfeited(
            f"{name} ({kind})",
            Counter(forfeit.reason for forfeit in player.forfeits),
            str(player.forfeits[0]),
            words,
        )
        for player, name, kind in zip(players, names, kinds, strict=True)
        if player.forfeits
    ]


def _tell(before: Play, after: Play, names: Sequence[str], console: Console, words: Words) -> None:
    """A line for what happened last and for what it brought about; passing in silence."""
    game, event = after.game, after.events[-1]
    if isinstance(event, Roll):
        console.print(draw_dice(after.view()), words("white-sum", sum=sum(event.whites)))
    elif not isinstance(event, Act) or not isinstance(event.action, Pass):
        sheet = game.sheet(before.state, event.seat) if isinstance(event, Act) else None
        console.print(Text(f"  {tell(event, names, words, sheet)}"))
    for line in news(game, before.state, after.state, names, words):
        console.print(Text(f"  {line}", style="bold"))
