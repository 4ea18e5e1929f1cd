import { clockStep } from '@/lib/time/clock-step'
import { markTimeline } from '@/lib/inline-scripts/mark-timeline'
import { sortJoinableFirst } from '@/lib/schedule/joinable'

const now = clockStep(Date.now())
const ahead = markTimeline(now)
  .filter(({ phase }) => phase !== 'over')
  .map(({ row }) => ({
    row,
    joinUntil: row.dataset.until!,
    spotsLeft: Number(row.dataset.spots),
  }))
// The style sheet orders by rank.
sortJoinableFirst(ahead, now).forEach(({ row }, rank) => {
  row.dataset.rank = String(rank)
})
