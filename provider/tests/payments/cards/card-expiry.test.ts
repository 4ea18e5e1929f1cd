import { expect, test } from 'vitest'
import { cardExpiry } from '../../../src/payments/cards/card-expiry'

test.each([
  [2026, 11, '2026-11-30T23:59:59Z', 'soon'],
  [2026, 11, '2026-12-01T00:00:00Z', 'expired'],
  [2026, 12, '2026-11-01T00:00:00Z', 'ok'],
  [2026, 12, '2026-11-02T00:00:00Z', 'soon'],
])('a card of %i-%i at %s is %s', (expYear, expMonth, now, expected) => {
  expect(cardExpiry({ expYear, expMonth }, new Date(now))).toBe(expected)
})
