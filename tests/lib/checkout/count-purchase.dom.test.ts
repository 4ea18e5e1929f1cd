import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '@/lib/storage/forget-person'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Loads the module anew, as after a reload or in another tab. */
async function openPage() {
  vi.resetModules()
  return (await import('@/lib/checkout/count-purchase')).countPurchaseOnce
}

describe('counting a purchase', () => {
  it('happens once, also after a reload, for each person and purchase', async () => {
    const count = vi.fn()
    for (const [userId, id] of [
      ['u1', 7],
      ['u1', 7],
      ['u1', '7'],
      ['u1', 8],
      ['u2', 7],
      ['u1', 7],
    ] as const)
      await (
        await openPage()
      )(userId, id, () => count(userId, String(id)))
    expect(count.mock.calls).toEqual([
      ['u1', '7'],
      ['u1', '8'],
      ['u2', '7'],
    ])
  })

  it('happens in one of two tabs that open at the same time', async () => {
    // Like the browser's locks: one holder at a time.
    let held: Promise<unknown> = Promise.resolve()
    const request = vi.fn((_: string, work: () => unknown) => (held = held.then(work)))
    vi.stubGlobal('navigator', { locks: { request } })
    const [first, second] = [await openPage(), await openPage()]
    const count = vi.fn()
    await Promise.all([first('u1', 7, count), second('u1', 7, count)])
    expect(count).toHaveBeenCalledTimes(1)
    expect(new Set(request.mock.calls.map(([name]) => name)).size).toBe(1)
  })

  it('happens once per page when storage is unavailable', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const count = vi.fn()
    const countOnce = await openPage()
    await countOnce('u1', 7, count)
    await countOnce('u1', 7, count)
    expect(count).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing of a user who signs out', async () => {
    await (
      await openPage()
    )('u1', 7, () => {})
    expect(localStorage).toHaveLength(1)
    forgetPerson()
    expect(localStorage).toHaveLength(0)
  })
})
