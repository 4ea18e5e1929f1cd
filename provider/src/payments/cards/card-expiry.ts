import { addMs, dayMs } from '../../time'

export type CardExpiry = 'ok' | 'soon' | 'expired'

/** How long before its end a card is said to expire soon. */
const soonMs = 60 * dayMs

/** Whether a card is valid at `now`: until the end of its month (UTC). */
export function cardExpiry(
  { expMonth, expYear }: { expMonth: number; expYear: number },
  now: Date,
): CardExpiry {
  const end = new Date(Date.UTC(expYear, expMonth))
  if (now >= end) return 'expired'
  return addMs(now, soonMs) >= end ? 'soon' : 'ok'
}
