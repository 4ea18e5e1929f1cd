/**
 * The end of a billing period: `count` months or years after `start`, on the same day of the month,
 * or on that month's last day where there is no such day. UTC.
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
