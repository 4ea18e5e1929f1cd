import { covers } from '@/lib/schedule/served-day'
import { clockStep } from '@/lib/time/clock-step'
import { clockText } from '@/lib/time/clock-text'
import { markTimeline } from '@/lib/inline-scripts/mark-timeline'
import { ROWS_WRITTEN } from '@/lib/inline-scripts/rows-written'

/** Marks the rows of the agenda that the browser has read so far, before it paints them. */
function markRows(): void {
  // Takes the classes of other days out of sight; `mark-day` ran before, on the page of a day.
  const { ownFrom: from, ownTo: to } =
    document.querySelector<HTMLElement>('[data-served]')?.dataset ?? {}
  for (const { row, start } of markTimeline(clockStep(Date.now())))
    if (from && to && !covers({ from, to }, start)) row.dataset.other = ''

  // Sets times to the viewer's own clock; the page itself only knows the clocks of the places.
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-clock]')) {
    const date = new Date(time.dateTime)
    time.textContent = clockText(date.getHours(), date.getMinutes(), time.dataset.clock!)
  }
}

addEventListener(ROWS_WRITTEN, markRows)
markRows()
