import type { Printed, ViewInfo } from '../protocol'

/** The points under a player's pawn; none on the start, or without a track. */
export const bonusOf = (printed: Printed, view: ViewInfo, seat: number): number =>
  printed.fields[(view.pawns[seat] ?? 0) - 1]?.points ?? 0
