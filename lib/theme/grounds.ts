/**
 * How strongly the motif shows on each ground. It is drawn in the brand's main colour, on the
 * main colour itself in the deep one; words may stand on it, so the contrast test mixes them.
 */
export const motifStrength = { paper: 0.16, tint: 0.17, main: 0.34, deep: 0.55 } as const
