import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs once, 300 ms after the last of many resizes, with the last arguments', () => {
  const callback = vi.fn()
  const resized = debounce(callback, RESIZE_DEBOUNCE_MS)
  for (let width = 0; width < 10; width += 1) {
    resized(width)
    vi.advanceTimersByTime(299)
  }
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.runAllTimers()
  expect(callback.mock.calls).toEqual([[9]])
})
