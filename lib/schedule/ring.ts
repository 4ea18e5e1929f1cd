const WINDOW_MS = 3_600_000

/** The part of the last hour before a start that is left: 1 until an hour before it, 0 from then on. */
export const ringPart = (startMs: number, now: number): number =>
  Math.min(1, Math.max(0, (startMs - now) / WINDOW_MS))

/** The time until a start that is less than an hour away, as `12:05`; null for any other. */
export function ringClock(startMs: number, now: number): string | null {
  const seconds = Math.ceil((startMs - now) / 1000)
  if (seconds <= 0 || seconds >= 3600) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
