/**
 * A moment cut to whole steps, in milliseconds since 1970: what shows the present changes once a step.
 */
export const clockStep = (moment: number, everyMs = 15_000): number =>
  Math.floor(moment / everyMs) * everyMs
