"""What answers to the called number come to."""

from collections.abc import Sequence

from qwixx.otherwise import apart
from qwixx.players.master.cards_features import answered, hand_full
from qwixx.players.master.cards_network import BASE, NOBODY, OUT, TRY, WIDE, others_of_row, own_of_row
from qwixx.players.master.cards_plays import BEST, FREE_AFTER_PLAYS, best_play, prepare_plays
from qwixx.players.master.cards_rows import all_rows, final, judged, row_of
from qwixx.players.policy import KINDS, MARGIN, WIN, Floats
from qwixx.rules.kernel.cards import HANDS, ended, number_of, top
from qwixx.rules.kernel.cells import ACTIVE, CROSSED, MAX_SEATS, SEATS, SHEETS
from qwixx.rules.kernel.plays import FULL_HAND
from qwixx.rules.kernel.sheet import count, cross, open_numbers
from qwixx.rules.kernel.source import Cells, Tables

GUESSES = FREE_AFTER_PLAYS  # by seat: the number that it is expected to cross
FREE_AFTER_CALL = GUESSES + MAX_SEATS


@apart
def guess_answers(
    tables: Tables, cells: Cells, seat: int, numbers: Sequence[float], model: int, scratch: Floats
) -> None:
    """Cross on the other sheets what is expected: of the called numbers what is worst for this seat, or nothing."""
    hand = cells[HANDS + seat]
    called = tables.numbers[number_of(top(cells))]
    stage = hand_full(cells[SEATS])
    all_rows(tables, cells, seat, hand, 0, stage, 0, numbers, model, scratch)
    for other in range(cells[SEATS]):
        scratch[GUESSES + other] = 0.0
        sheet = cells[SHEETS + other]
        marks = open_numbers(tables, sheet, 0) & called
        if other == seat or not marks:
            continue
        judged(tables, cells, seat, stage, FULL_HAND, NOBODY, numbers, model, scratch)
        worst = scratch[OUT + WIN]
        guess = 0
        while marks:
            mark = marks & -marks
            marks ^= mark
            row = row_of(tables, mark)
            cells[SHEETS + other] = cross(tables, sheet, mark)
            others_of_row(tables, cells, seat, row, hand, 0, stage, 0, numbers, model, scratch)
            own_of_row(tables, cells, seat, row, hand, 0, numbers, model, scratch, TRY)
            if ended(tables, cells):
                final(tables, cells, seat, scratch)
            else:
                judged(tables, cells, seat, stage, FULL_HAND, row, numbers, model, scratch)
            if scratch[OUT + WIN] < worst:
                worst = scratch[OUT + WIN]
                guess = mark
            cells[SHEETS + other] = sheet
            others_of_row(tables, cells, seat, row, hand, 0, stage, 0, numbers, model, scratch)
        if guess:
            row = row_of(tables, guess)
            cells[SHEETS + other] = cross(tables, sheet, guess)
            scratch[GUESSES + other] = guess
            others_of_row(tables, cells, seat, row, hand, 0, stage, 0, numbers, model, scratch)
            own_of_row(tables, cells, seat, row, hand, 0, numbers, model, scratch, BASE + row * WIDE)


def forget_guesses(tables: Tables, cells: Cells, scratch: Floats) -> None:
    """Take the crosses off the other sheets again."""
    for other in range(cells[SEATS]):
        guess = int(scratch[GUESSES + other])
        cells[SHEETS + other] ^= guess | (guess & tables.lasts) << 1


@apart
def weigh_own_call(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
    values: Floats,
) -> None:
    """The active player answers the call: the best play after each answer."""
    guess_answers(tables, cells, seat, numbers, model, scratch)
    prepare_plays(tables, cells, seat, numbers, model, scratch)
    sheet, crossed = cells[SHEETS + seat], cells[CROSSED]
    for place in range(choices):
        cells[SHEETS + seat] = cross(tables, sheet, codes[place])
        cells[CROSSED] = 1 if codes[place] else crossed
        if ended(tables, cells):
            final(tables, cells, seat, scratch)
            values[KINDS * place + WIN] = scratch[OUT + WIN]
            values[KINDS * place + MARGIN] = scratch[OUT + MARGIN]
        else:
            best_play(tables, cells, seat, numbers, model, scratch)
            values[KINDS * place + WIN] = scratch[BEST + WIN]
            values[KINDS * place + MARGIN] = scratch[BEST + MARGIN]
    cells[SHEETS + seat] = sheet
    cells[CROSSED] = crossed
    forget_guesses(tables, cells, scratch)


@apart
def weigh_answers(
    tables: Tables,
    cells: Cells,
    seat: int,
    codes: Cells,
    choices: int,
    numbers: Sequence[float],
    model: int,
    scratch: Floats,
    values: Floats,
) -> None:
    """Another player is active: the position in which this seat has answered and waits for what the others do."""
    hand, sheet, seats = cells[HANDS + seat], cells[SHEETS + seat], cells[SEATS]
    stage = answered(seats, (cells[ACTIVE] - seat + seats) % seats)
    all_rows(tables, cells, seat, hand, 0, stage, number_of(top(cells)), numbers, model, scratch)
    for place in range(choices):
        row = row_of(tables, codes[place])
        cells[SHEETS + seat] = cross(tables, sheet, codes[place])
        if row != NOBODY:
            own_of_row(tables, cells, seat, row, hand, 0, numbers, model, scratch, TRY)
        judged(tables, cells, seat, stage, count(hand), row, numbers, model, scratch)
        values[KINDS * place + WIN] = scratch[OUT + WIN]
        values[KINDS * place + MARGIN] = scratch[OUT + MARGIN]
    cells[SHEETS + seat] = sheet


CALLS = (
    guess_answers,
    forget_guesses,
    weigh_own_call,
    weigh_answers,
)
