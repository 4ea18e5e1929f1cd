import type { Moment } from '@/lib/time/dates'

const offeredMinutes = [0, 15, 30, 60, 120, 240, 720]

/**
 * The last moments that can be chosen for a place on a waitlist at `now`, in minutes before the
 * start, with the current one among them, in ascending order.
 */
export function lastMoments(start: Moment, promoteUntil: Moment, now: Moment) {
  const startMs = new Date(start).getTime()
  const current = Math.round((startMs - new Date(promoteUntil).getTime()) / 60_000)
  const ahead = offeredMinutes.filter(
    (minutes) => startMs - minutes * 60_000 > new Date(now).getTime(),
  )
  const minutes = [...new Set([...ahead, current])].sort((a, b) => a - b)
  return {
    current,
    choices: minutes.map((each) => ({
      minutes: each,
      at: new Date(startMs - each * 60_000).toISOString(),
    })),
  }
}
