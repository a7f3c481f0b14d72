"""A match by what is known of one game: the totals so far shift the chances, and games to come make them less certain.

Estimates: a lead in points is weighed against how far the points at the end may be from those expected.
"""

import math

from qwixx.otherwise import apart
from qwixx.players.careful import worth_between
from qwixx.players.master.network import MARGINS, WINS
from qwixx.players.master.pairs import AFTER_PAIRS
from qwixx.players.outlook import SPREAD_A_GAME, points_so_far, spread_after, turns_left, turns_on_track
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.rules.kernel.cells import MAX_SEATS, SEATS, SHEETS
from qwixx.rules.kernel.dice import closed
from qwixx.rules.kernel.match import STOP
from qwixx.rules.kernel.source import Cells, Tables

NORMAL_BY_LOGISTIC = 1.7  # a normal distribution of this spread is much like the logistic one
SURE = 1e-12

# In the scratch buffer, by seat.
LEADS_BEFORE = AFTER_PAIRS  # over the best of the others, by the games that are over
POINTS_BEFORE = LEADS_BEFORE + MAX_SEATS
AFTER_MATCH = POINTS_BEFORE + MAX_SEATS


@apart
def in_match(tables: Tables, cells: Cells, over: bool, scratch: Floats) -> None:
    """Make of the chances in this game, or of its result, those in the match; nothing to do in a single game."""
    if tables.games < 2:
        return
    left = tables.games - cells[tables.panel] - 1
    for seat in range(cells[SEATS]):
        scratch[MARGINS + seat] += scratch[LEADS_BEFORE + seat]
    if over and not left:
        decided(cells, scratch)
        return
    spread = math.sqrt(left) * SPREAD_A_GAME if over else spread_now(tables, cells)
    share_by_margins(cells, spread / NORMAL_BY_LOGISTIC, left > 0, scratch)


def spread_now(tables: Tables, cells: Cells) -> float:
    """How far the points of the match may be from those expected, this game going on."""
    return spread_after(tables, cells, turns_left(tables, cells, 0, cells[SHEETS], 0, closed(tables, cells)))


def share_by_margins(cells: Cells, spread: float, by_margin: bool, scratch: Floats) -> None:
    """The chances by margins in the match; in the last game those in the game itself, shifted by the lead before it."""
    total = 0.0
    for seat in range(cells[SEATS]):
        if by_margin:
            odds = math.exp(max(-30.0, min(30.0, 0.5 * scratch[MARGINS + seat] / spread)))
        else:
            lead = 0.5 * scratch[LEADS_BEFORE + seat] / spread
            odds = max(scratch[WINS + seat], SURE) * math.exp(max(-30.0, min(30.0, lead)))
        scratch[WINS + seat] = odds
        total += odds
    for seat in range(cells[SEATS]):
        scratch[WINS + seat] /= total


def decided(cells: Cells, scratch: Floats) -> None:
    """The result of a match by its margins."""
    ahead = 0
    for seat in range(cells[SEATS]):
        ahead += 1 if scratch[MARGINS + seat] >= 0.0 else 0
    for seat in range(cells[SEATS]):
        scratch[WINS + seat] = 1.0 / ahead if scratch[MARGINS + seat] >= 0.0 else 0.0


def write_leads(tables: Tables, cells: Cells, scratch: Floats) -> None:
    """By how much every seat leads over the best of the others by the games that are over."""
    for seat in range(MAX_SEATS):
        scratch[LEADS_BEFORE + seat] = 0.0
    if not games_played(tables, cells):
        return
    for seat in range(cells[SEATS]):
        scratch[POINTS_BEFORE + seat] = points_so_far(tables, cells, seat)
    for seat in range(cells[SEATS]):
        lead = 1e6
        for other in range(cells[SEATS]):
            if other != seat:
                lead = min(lead, scratch[POINTS_BEFORE + seat] - scratch[POINTS_BEFORE + other])
        scratch[LEADS_BEFORE + seat] = lead


def games_played(tables: Tables, cells: Cells) -> int:
    """How many games of the match are over."""
    return cells[tables.panel] if tables.games > 1 else 0


def choose_between(
    tables: Tables, cells: Cells, seat: int, codes: Cells, choices: int, scratch: Floats, values: Floats
) -> int:
    """What `careful` would rather do between two games; the first of equals.

    The values begin with what the next game promises. To stop is worth that, or the result so far where it is less: the
    others decide which of them it comes to.
    """
    win, margin = values[WIN], values[MARGIN]
    for other in range(cells[SEATS]):
        scratch[MARGINS + other] = scratch[LEADS_BEFORE + other]
    decided(cells, scratch)
    best = 0
    for place in range(choices):
        if worth_between(tables, cells, seat, codes[place]) > worth_between(tables, cells, seat, codes[best]):
            best = place
        stops = codes[place] == STOP and scratch[WINS + seat] < win
        values[KINDS * place + WIN] = scratch[WINS + seat] if stops else win
        values[KINDS * place + MARGIN] = scratch[MARGINS + seat] if stops else margin
    return best


CALLS = (
    points_so_far,
    turns_left,
    turns_on_track,
    spread_after,
    in_match,
    spread_now,
    share_by_margins,
    decided,
    write_leads,
    games_played,
    worth_between,
    choose_between,
)
