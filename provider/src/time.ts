/** The only source of the current time, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Lengths of time in milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The moment that is `ms` milliseconds after `moment`, or before it if negative. */
export const addMs = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
