import { runPhase } from '@/lib/schedule/run-phase'

/**
 * Marks the classes of a stored page by where they stand at `now`, before they are painted: a page
 * may be minutes older than the moment it is looked at, and what is over must not be seen, not even
 * until React hydrates it. Returns all of them, `start` being an ISO time.
 */
export const markTimeline = (now: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-timeline]>li')].map((row) => {
    const start = row.querySelector('time')!.dateTime
    const phase = runPhase({ start, minutes: Number(row.dataset.minutes) }, now)
    row.dataset.phase = phase
    return { row, start, phase }
  })
