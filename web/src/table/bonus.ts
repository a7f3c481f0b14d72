import type { Printed, ViewInfo } from '../protocol'

/** The points of a field; none on the start, or without a track. */
const worth = (printed: Printed, field = 0): number => printed.fields[field - 1]?.points ?? 0

/** The points under a player's pawn. */
export const bonusOf = (printed: Printed, view: ViewInfo, seat: number): number => worth(printed, view.pawns[seat])

/** How they change if the pawn moves to a field. */
export const bonusBy = (printed: Printed, view: ViewInfo, seat: number, field: number): number =>
  worth(printed, field) - bonusOf(printed, view, seat)
