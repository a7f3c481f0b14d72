/** Tables just opened here with nobody to wait for: their game begins as soon as the table is there. */
export const startsByItself = new Set<string>()

export const PATIENCE = 2500 // milliseconds in which devices promise and reveal what they give to the dice
