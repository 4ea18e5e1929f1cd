import type { CDPSession } from 'playwright'
import { expect, it, vi } from 'vitest'
import { prioritizeMainThreads } from '@/scripts/bench/main-thread-priority'

/** Larger than Linux gives to any process. */
const NOBODY = 2 ** 30

it('goes on when a page has ended before it could be prioritized', async () => {
  const send = vi.fn(() => Promise.resolve({ processInfo: [{ type: 'renderer', id: NOBODY }] }))
  const priority = prioritizeMainThreads({ send } as unknown as CDPSession)
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(1))
  await expect(priority.stop()).resolves.toBeUndefined()
  expect(priority.isAllowed()).toBe(true)
})
