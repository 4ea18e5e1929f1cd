import type { BrowserContext } from 'playwright'
import { beforeEach, expect, it, vi } from 'vitest'
import { calibratePhone } from '@/scripts/bench/calibrate-phone'
import { slowDown } from '@/scripts/bench/slow-down'

vi.mock('@/scripts/bench/load-lighthouse', () => ({
  loadLighthouse: () => Promise.resolve({ computeBenchmarkIndex: () => 0 }),
}))
vi.mock('@/scripts/bench/slow-down')

beforeEach(() => {
  vi.mocked(slowDown).mockClear()
})

/** A browser whose pages measure these indexes, one after another. */
function browserOf(...indexes: number[]) {
  const closed = vi.fn(() => Promise.resolve())
  const newPage = () =>
    Promise.resolve({ evaluate: () => Promise.resolve(indexes.shift()), close: closed })
  return { context: { newPage } as unknown as BrowserContext, closed }
}

it.each([
  ['the machine that Lighthouse is defined for', 1750, 4],
  ['one that is twice as fast', 3500, 8],
  ['one that is slower than the phone', 300, 1],
])('simulates the phone on %s', async (_, index, slowdown) => {
  const { context, closed } = browserOf(index)
  const phone = await calibratePhone(context, 'simulated')
  await expect(phone.slowdown()).resolves.toBe(slowdown)
  expect(slowDown).not.toHaveBeenCalled()
  expect(closed).toHaveBeenCalledOnce()
})

it.each([
  ['as much as it should', 437.5, 4],
  ['twice as much', 218.75, 2],
])('measures an applied slowdown, which slows down %s, in a page that has it', async (...row) => {
  const [, index, slowdown] = row
  const phone = await calibratePhone(browserOf(index).context, 'applied')
  await expect(phone.slowdown()).resolves.toBe(slowdown)
  expect(slowDown).toHaveBeenCalledExactlyOnceWith(expect.anything(), 4)
})

it('names the slowest and the fastest moment', async () => {
  const phone = await calibratePhone(browserOf(1750, 3500).context, 'simulated')
  await phone.slowdown()
  await phone.slowdown()
  expect(phone.describe(false)).toBe(
    'On a machine of index 1750 to 3500, slowed down 4.0 to 8.0 times',
  )
})
