/** What the rules allow in four real positions of the card game with jokers, as the server lists it. */

export const PLAYS = {
  // r6 r8 r11 g4 g6 in the hand, r8 r11 y11 g12 g8 b8 b7 on the sheet
  plain: plays(`
    r6, r8, r6 r8, r11, r6 r11, r8 r11, r6 r8 r11, g4, g4 mark g4, g6, g6 mark g6, g6 g4, g6 g4 mark g6,
    g6 g4 mark g4, g6 g4 mark g6 g4
  `),
  // y4 y9 y12 b2 j12 in the hand, r11 y7 g12 g4 b11 p2 on the sheet
  twelves: plays(`
    y4, y9, y9 mark y9, y4 y9, y4 y9 mark y9, y12, y4 y12, y9 y12, y9 y12 mark y9, y4 y9 y12,
    y4 y9 y12 mark y9, b2, jr12, jy12, jg12, jb12, y4 jy12, y9 jy12, y9 jy12 mark y9, y4 y9 jy12,
    y4 y9 jy12 mark y9, y12 jy12, y4 y12 jy12, y9 y12 jy12, y9 y12 jy12 mark y9, jb12 b2
  `),
  // r7 b2 b11 j8 j12 in the hand, b5 on the sheet
  jokers: plays(`
    r7, r7 mark r7, b2, b11, b11 b2, jr8, jr8 mark r8, jy8, jy8 mark y8, jg8, jg8 mark g8, jb8, r7 jr8,
    r7 jr8 mark r7, r7 jr8 mark r8, r7 jr8 mark r7 r8, jb8 b2, b11 jb8, b11 jb8 b2, jr12, jy12, jg12,
    jg12 mark g12, jb12, r7 jr12, r7 jr12 mark r7, jb12 b2, jb12 b11, jb12 b11 b2, jr8 jr12, jr8 jr12 mark r8,
    jy8 jy12, jy8 jy12 mark y8, jg12 jg8, jg12 jg8 mark g12, jg12 jg8 mark g8, jb12 jb8, r7 jr8 jr12,
    r7 jr8 jr12 mark r7, r7 jr8 jr12 mark r8, r7 jr8 jr12 mark r7 r8, jb12 jb8 b2, jb12 b11 jb8
  `),
  // g7 g8 g9 j9 j11 in the hand, r11 y11 on the sheet
  many: plays(`
    g7, g7 mark g7, g8, g8 mark g8, g8 g7, g8 g7 mark g8, g8 g7 mark g7, g8 g7 mark g8 g7, g9, g9 mark g9,
    g9 g7, g9 g7 mark g9, g9 g7 mark g7, g9 g7 mark g9 g7, g9 g8, g9 g8 mark g9, g9 g8 mark g8,
    g9 g8 mark g9 g8, g9 g8 g7, g9 g8 g7 mark g9, g9 g8 g7 mark g8, g9 g8 g7 mark g9 g8, g9 g8 g7 mark g7,
    g9 g8 g7 mark g9 g7, g9 g8 g7 mark g8 g7, g9 g8 g7 mark g9 g8 g7, jr9, jy9, jg9, jg9 mark g9, jb9,
    jb9 mark b9, jg9 g7, jg9 g7 mark g9, jg9 g7 mark g7, jg9 g7 mark g9 g7, jg9 g8, jg9 g8 mark g9,
    jg9 g8 mark g8, jg9 g8 mark g9 g8, jg9 g8 g7, jg9 g8 g7 mark g9, jg9 g8 g7 mark g8, jg9 g8 g7 mark g9 g8,
    jg9 g8 g7 mark g7, jg9 g8 g7 mark g9 g7, jg9 g8 g7 mark g8 g7, jg9 g8 g7 mark g9 g8 g7, g9 jg9,
    g9 jg9 mark g9, g9 jg9 g7, g9 jg9 g7 mark g9, g9 jg9 g7 mark g7, g9 jg9 g7 mark g9 g7, g9 jg9 g8,
    g9 jg9 g8 mark g9, g9 jg9 g8 mark g8, g9 jg9 g8 mark g9 g8, jr11, jy11, jg11, jg11 mark g11, jb11,
    jb11 mark b11, jg11 g7, jg11 g7 mark g11, jg11 g7 mark g7, jg11 g8, jg11 g8 mark g11, jg11 g8 mark g8,
    jg11 g8 g7, jg11 g8 g7 mark g11, jg11 g8 g7 mark g8, jg11 g8 g7 mark g7, jg11 g8 g7 mark g8 g7, jg11 g9,
    jg11 g9 mark g11, jg11 g9 mark g9, jg11 g9 mark g11 g9, jg11 g9 g7, jg11 g9 g7 mark g11,
    jg11 g9 g7 mark g9, jg11 g9 g7 mark g11 g9, jg11 g9 g7 mark g7, jg11 g9 g7 mark g9 g7, jg11 g9 g8,
    jg11 g9 g8 mark g11, jg11 g9 g8 mark g9, jg11 g9 g8 mark g11 g9, jg11 g9 g8 mark g8, jg11 g9 g8 mark g9 g8,
    jg11 g9 g8 mark g11 g9 g8, jr9 jr11, jy9 jy11, jg11 jg9, jg11 jg9 mark g11, jg11 jg9 mark g9,
    jg11 jg9 mark g11 g9, jb11 jb9, jb11 jb9 mark b11, jb11 jb9 mark b9, jb11 jb9 mark b11 b9, jg11 jg9 g7,
    jg11 jg9 g7 mark g11, jg11 jg9 g7 mark g9, jg11 jg9 g7 mark g11 g9, jg11 jg9 g7 mark g7,
    jg11 jg9 g7 mark g9 g7, jg11 jg9 g8, jg11 jg9 g8 mark g11, jg11 jg9 g8 mark g9, jg11 jg9 g8 mark g11 g9,
    jg11 jg9 g8 mark g8, jg11 jg9 g8 mark g9 g8, jg11 jg9 g8 mark g11 g9 g8, jg11 g9 jg9, jg11 g9 jg9 mark g11,
    jg11 g9 jg9 mark g9, jg11 g9 jg9 mark g11 g9
  `),
}

function plays(list: string): string[] {
  return list.split(',').map((play) => `play ${play.trim()}`)
}
