/** How long somebody has really watched: time that plays counts, pauses and seeking do not. */
export interface WatchClock {
  watchedMs: number
  /** When the stretch that is playing now began, in milliseconds since 1970; null while it stands. */
  runningSince: number | null
}

export const stoppedClock: WatchClock = { watchedMs: 0, runningSince: null }

export function startClock(clock: WatchClock, now: number): WatchClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock
}

export function stopClock(clock: WatchClock, now: number): WatchClock {
  return { watchedMs: clock.watchedMs + runningMs(clock, now), runningSince: null }
}

/** Whole seconds watched up to `now`. Specification 3, watched_seconds. */
export function watchedSeconds(clock: WatchClock, now: number): number {
  return Math.floor((clock.watchedMs + runningMs(clock, now)) / 1000)
}

// A clock that was set back must not take time away.
const runningMs = ({ runningSince }: WatchClock, now: number) =>
  runningSince === null ? 0 : Math.max(0, now - runningSince)
