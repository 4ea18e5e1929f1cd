import { expect, it } from 'vitest'
import { slowedPhone } from '@/scripts/bench/phone'

it.each([
  ['the machine that Lighthouse is defined for', 1750, 1, 4],
  ['one that is twice as fast', 3500, 1, 8],
  ['one that is slower than the phone', 300, 1, 1],
  ['one that was slowed down as much as it should', 437.5, 4, 4],
  ['one that was slowed down twice as much', 218.75, 4, 2],
])('is simulated on %s', (_, index, rate, slowdown) => {
  expect(slowedPhone(rate).slowdown(index)).toBe(slowdown)
})

it('names the slowest and the fastest moment', () => {
  const phone = slowedPhone(1)
  for (const index of [1750, 3500]) phone.slowdown(index)
  expect(phone.describe(false)).toBe(
    'On a machine of index 1750 to 3500, slowed down 4.0 to 8.0 times',
  )
})

it('says what else was done for it', () => {
  const phone = slowedPhone(4)
  phone.slowdown(437.5)
  expect(phone.describe(true)).toBe(
    'On a machine of index 438 to 438 when slowed down 4 times, slowed down 4.0 to 4.0 times; the main thread of a page before everything else',
  )
})
