import { expect, test } from 'vitest'
import { entitledUntil, type Entitlement, heldEntitlements } from '../src/entitlement'

const now = new Date('2026-03-04T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const yoga = 4
const pilates = 6

test.each<[string, Entitlement[], number, Date | null | undefined]>([
  ['nothing', [], yoga, undefined],
  ['all brands', [{ brandId: null, from: null, until: null }], yoga, null],
  ['the brand itself', [{ brandId: yoga, from: null, until: null }], yoga, null],
  ['another brand', [{ brandId: pilates, from: null, until: null }], yoga, undefined],
  ['an end to come', [{ brandId: yoga, from: null, until: at(1) }], yoga, at(1)],
  ['an end at this moment', [{ brandId: yoga, from: null, until: now }], yoga, undefined],
  ['an end behind', [{ brandId: null, from: null, until: at(-1) }], yoga, undefined],
  [
    'the latest of several ends',
    [
      { brandId: yoga, from: null, until: at(2) },
      { brandId: null, from: null, until: at(5) },
      { brandId: yoga, from: null, until: at(3) },
    ],
    yoga,
    at(5),
  ],
  [
    'one without an end beside one with',
    [
      { brandId: yoga, from: null, until: at(2) },
      { brandId: yoga, from: null, until: null },
    ],
    yoga,
    null,
  ],
  [
    'an end of another brand does not count',
    [
      { brandId: yoga, from: null, until: at(2) },
      { brandId: pilates, from: null, until: null },
    ],
    yoga,
    at(2),
  ],
])('%s', (_, entitlements, brandId, expected) => {
  expect(entitledUntil(entitlements, brandId, now)).toEqual(expected)
})

test('what holds is each brand once, with its latest end', () => {
  const own = (brandId: number | null, until: Date | null, from: Date | null = null) => ({
    brandId,
    from,
    until,
  })
  const held = heldEntitlements(
    [
      own(yoga, at(2)),
      own(yoga, at(5)),
      own(yoga, at(3)),
      own(null, at(-1)),
      own(pilates, null),
      own(pilates, at(4)),
      own(9, at(9), at(1)),
    ],
    now,
  )
  expect(held).toEqual([
    { brandId: yoga, until: at(5) },
    { brandId: pilates, until: null },
  ])
})
