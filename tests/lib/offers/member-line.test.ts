import { expect, it } from 'vitest'
import type { Offer } from '@/lib/api/offers'
import { lineSource, offerLine, trialLine } from '@/lib/offers/member-line'

const offerOf = (id: number, reason: Offer['reason']) => ({ id, reason }) as Offer

it('asks only for what the line of a person needs', () => {
  expect(lineSource({ entitled: false, inTrial: false })).toBe('offers')
  expect(lineSource({ entitled: true, inTrial: true })).toBe('memberships')
  expect(lineSource({ entitled: true, inTrial: false })).toBe('nothing')
})

it('prefers an offer with a reason of the person’s own', () => {
  const own = offerOf(2, 'former_subscribers')
  expect(offerLine([offerOf(1, 'everyone'), own])).toEqual({ kind: 'offer', offer: own })
  expect(offerLine([offerOf(1, 'everyone')])).toMatchObject({ offer: { id: 1 } })
  expect(offerLine([])).toEqual({ kind: 'plans' })
})

it('says until when a trial runs', () => {
  const endsAt = '2026-03-12T00:00:00Z'
  expect(trialLine([{ inTrial: true, trialEndsAt: endsAt }])).toEqual({
    kind: 'trial',
    endsAt,
  })
  expect(trialLine([{ inTrial: false, trialEndsAt: endsAt }])).toEqual({ kind: 'none' })
})
