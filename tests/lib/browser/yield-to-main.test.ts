import { afterEach, expect, it, vi } from 'vitest'
import { yieldToMain } from '@/lib/browser/yield-to-main'

afterEach(() => vi.unstubAllGlobals())

it('goes on when the browser says so', async () => {
  let resume = () => {}
  vi.stubGlobal('scheduler', {
    yield: () => new Promise<void>((resolve) => (resume = resolve)),
  })
  const afterwards = vi.fn()
  const yielded = yieldToMain().then(afterwards)
  await new Promise((resolve) => setTimeout(resolve))
  expect(afterwards).not.toHaveBeenCalled()
  resume()
  await yielded
  expect(afterwards).toHaveBeenCalledOnce()
})

it.each([
  ['without a scheduler', undefined],
  ['whose scheduler cannot yield', {}],
])('goes on at once in a browser %s', async (_, scheduler) => {
  if (scheduler) vi.stubGlobal('scheduler', scheduler)
  await expect(yieldToMain()).resolves.toBeUndefined()
})
