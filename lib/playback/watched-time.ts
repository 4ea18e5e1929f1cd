/** A part of a video that was played, in seconds; `from` before `to`. */
export interface Stretch {
  from: number
  to: number
}

/** What was played of a video with one more stretch: in order, without overlaps. */
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

/** How much of a video was seen, as a fraction with two decimals from 0 to 1 (specification 3). */
export function completion(positionSeconds: number, durationSeconds: number): number {
  if (!(durationSeconds > 0)) return 0
  const share = Math.min(1, Math.max(0, positionSeconds / durationSeconds))
  return Math.round(share * 100) / 100
}

/** Steps at which progress is told: 0.25, 0.5, 0.75 and 1; those passed between two completions. */
export function milestonesBetween(before: number, after: number): number[] {
  return [0.25, 0.5, 0.75, 1].filter((step) => before < step && step <= after)
}

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
