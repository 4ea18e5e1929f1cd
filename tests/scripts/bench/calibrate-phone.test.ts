import type { BrowserContext } from 'playwright'
import { expect, it, vi } from 'vitest'
import { calibratePhone } from '@/scripts/bench/calibrate-phone'
import { slowDown } from '@/scripts/bench/slow-down'

vi.mock('@/scripts/bench/load-lighthouse', () => ({
  loadLighthouse: () => Promise.resolve({ computeBenchmarkIndex: () => 0 }),
}))
vi.mock('@/scripts/bench/slow-down')

it('measures an applied slowdown in a new page that has it', async () => {
  const pages = [437.5, 218.75].map((index) => ({
    evaluate: () => Promise.resolve(index),
    close: vi.fn(() => Promise.resolve()),
  }))
  const unused = [...pages]
  const context = { newPage: () => Promise.resolve(unused.shift()) }
  const phone = await calibratePhone(context as unknown as BrowserContext)
  await expect(phone.slowdown()).resolves.toBe(4)
  await expect(phone.slowdown()).resolves.toBe(2)
  expect(vi.mocked(slowDown).mock.calls).toEqual(pages.map((page) => [page, 4]))
  for (const page of pages) expect(page.close).toHaveBeenCalledOnce()
})
