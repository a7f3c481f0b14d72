/** Tables just opened here with nobody to wait for: their game begins as soon as the table is there. */
export const startsByItself = new Set<string>()
