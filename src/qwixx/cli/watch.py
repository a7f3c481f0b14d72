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
from qwixx.players import Player
from qwixx.players.guarded import Guarded
from qwixx.records import Act, Event
from qwixx.rules.actions import Pass
from qwixx.rules.game import Game, State
from qwixx.rules.kernel.source import Rng
from qwixx.rules.outcomes import Roll
from qwixx.words import Words
from qwixx.words.tell import news, tell

PAUSE = 0.6  # seconds a turn, in a terminal


def watch(
    game: Game, players: Sequence[Player], names: Sequence[str], rng: Rng, console: Console, words: Words, pause: bool
) -> list[Event]:
    """Play a game and draw it: what happens in words, the table after every turn, the ranking at the end."""
    state = game.start(len(players))
    events: list[Event] = []
    console.print(Text(words("welcome", game=words(f"game-{game.id}")), style="bold"))
    for event, after in playing(game, players, rng):
        events.append(event)
        _tell(game, state, event, after, names, console, words)
        if after.turn != state.turn or game.over(after):
            if state.turn:
                console.print(draw_table(game, after, names, words))
            if pause and console.is_terminal:
                time.sleep(PAUSE)
            if not game.over(after):
                turn = words("turn", number=after.turn, name=names[after.active])
                console.print(Rule(turn, align="left", style="dim"))
        state = after
    console.print(ranking(game, state, names, words))
    return events


def tell_forfeits(players: Sequence[Guarded], names: Sequence[str], words: Words) -> list[str]:
    """A line for everybody who has forfeited decisions."""
    return [
        forfeited(name, Counter(forfeit.reason for forfeit in player.forfeits), str(player.forfeits[0]), words)
        for player, name in zip(players, names, strict=True)
        if player.forfeits
    ]


def _tell(
    game: Game, before: State, event: Event, after: State, names: Sequence[str], console: Console, words: Words
) -> None:
    """A line for what happened and for what it brought about; passing in silence."""
    if isinstance(event, Roll):
        console.print(draw_dice(game.view(after)), words("white-sum", sum=sum(event.whites)))
    elif not isinstance(event, Act) or not isinstance(event.action, Pass):
        sheet = game.sheet(before, event.seat) if isinstance(event, Act) else None
        console.print(Text(f"  {tell(event, names, words, sheet)}"))
    for line in news(game, before, after, names, words):
        console.print(Text(f"  {line}", style="bold"))
