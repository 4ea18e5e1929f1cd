export type Interval = { interval: 'month' | 'year'; intervalCount: number }

/**
 * The end of a billing period: `count` months or years after `start`, on the same day of the month,
 * or on the month's last day if it is shorter. UTC.
 */
export function addInterval(start: Date, interval: 'month' | 'year', count: number): Date {
  const months = interval === 'year' ? count * 12 : count
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}

/**
 * The first end of a period after `after`. Periods are counted from `anchor`, so that those of a
 * subscription that began on the 31st end on the 31st again after a shorter month.
 */
export function periodEndAfter(
  anchor: Date,
  { interval, intervalCount }: Interval,
  after: Date,
): Date {
  const months = interval === 'year' ? intervalCount * 12 : intervalCount
  const passed =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (after.getUTCMonth() - anchor.getUTCMonth())
  let count = Math.max(0, Math.floor(passed / months) - 1)
  let end = addInterval(anchor, 'month', count * months)
  while (end <= after) {
    count += 1
    end = addInterval(anchor, 'month', count * months)
  }
  return end
}
