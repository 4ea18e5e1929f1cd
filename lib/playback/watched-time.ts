/** A range of a video that was played, in seconds; `from` is before `to`. */
export interface Stretch {
  from: number
  to: number
}

/** Adds a range to the played ranges of a video; the result is sorted and without overlaps. */
export function addStretch(played: readonly Stretch[], added: Stretch): Stretch[] {
  if (!(added.to > added.from)) return [...played]
  const apart = played.filter(({ from, to }) => to < added.from || from > added.to)
  const touching = played.filter(({ from, to }) => to >= added.from && from <= added.to)
  const whole = {
    from: Math.min(added.from, ...touching.map(({ from }) => from)),
    to: Math.max(added.to, ...touching.map(({ to }) => to)),
  }
  return [...apart, whole].sort((a, b) => a.from - b.from)
}

/** How many seconds of a video were played at least once. */
export function coveredSeconds(played: readonly Stretch[]): number {
  return played.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** The fraction of a video that was played, from 0 to 1 with two decimals (specification 3). */
export function completion(positionSeconds: number, durationSeconds: number): number {
  if (!(durationSeconds > 0)) return 0
  const share = Math.min(1, Math.max(0, positionSeconds / durationSeconds))
  return Math.round(share * 100) / 100
}

/** The progress milestones (0.25, 0.5, 0.75 and 1) passed between two completions. */
export function milestonesBetween(before: number, after: number): number[] {
  return [0.25, 0.5, 0.75, 1].filter((step) => before < step && step <= after)
}

/** Time actually watched: playing counts, pausing and seeking do not. */
export interface WatchClock {
  watchedMs: number
  /**
   * When the current uninterrupted playback began, in milliseconds since 1970; null while paused.
   */
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

// A device clock that is set back must not reduce the time.
const runningMs = ({ runningSince }: WatchClock, now: number) =>
  runningSince === null ? 0 : Math.max(0, now - runningSince)
