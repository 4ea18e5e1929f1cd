import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '@/lib/storage/forget-person'
import type { UploadOutcome } from '@/lib/tracking/uploader'
import { leftBehind, numbers, page, saved, sizes } from './upload-page'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('across several pages', () => {
  it('two tabs do not overwrite each other’s events, and one uploads all of them once', async () => {
    const first = page()
    const second = page()
    for (const number of numbers(10)) (number % 2 ? first : second).add(number)
    expect(saved().sort()).toEqual(numbers(10))
    await vi.advanceTimersByTimeAsync(60_000)
    const [batch = [], ...others] = [...first.batches, ...second.batches]
    expect(batch.sort()).toEqual(numbers(10))
    expect(others).toEqual([])
    expect(saved()).toEqual([])
  })

  it('a tab leaves the upload to another one with the lock', async () => {
    const request = vi.fn((_, __, work: (lock: null) => unknown) => Promise.resolve(work(null)))
    vi.stubGlobal('navigator', { locks: { request } })
    const { add, batches } = page()
    add(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches).toEqual([])
    expect(request).toHaveBeenCalledWith(
      'analytics-upload',
      { ifAvailable: true },
      expect.anything(),
    )
    request.mockImplementation((_, __, work) => Promise.resolve(work({} as never)))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches).toEqual([[1]])
  })

  it('a page that is left uploads its own events, and no later page repeats it', async () => {
    const [first, second] = [page(), page()]
    second.add(5)
    first.add(1, 2)
    // The page is left before the response arrives.
    first.respondWith(() => new Promise(() => undefined))
    first.leave()
    expect(first.batches).toEqual([[1, 2]])
    expect(saved()).toEqual([5])
    const next = page()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...second.batches, ...next.batches]).toEqual([[5]])
  })

  it('a page that is left during an upload starts no other; the next page uploads the rest', async () => {
    const first = page()
    first.respondWith(() => new Promise(() => undefined))
    first.add(...numbers(30))
    await vi.advanceTimersByTimeAsync(0)
    first.add(30)
    first.leave()
    expect(first.batches).toEqual([numbers(30)])
    const next = page()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(next.batches).toEqual([[30]])
  })
})

describe('when the user signs out', () => {
  it('everything is uploaded at once and nothing is kept, whatever the result', async () => {
    leftBehind(numbers(150))
    const { finish, batches, respondWith } = page()
    respondWith(async () => 'failed')
    const finished = finish()
    expect(saved()).toEqual([])
    await finished
    expect(batches.flat()).toEqual(numbers(150))
    expect(sizes(batches)).toEqual([100, 50])
    expect(saved()).toEqual([])
  })

  it('a running batch is not stored again', async () => {
    const { add, finish, respondWith } = page()
    let response: (outcome: UploadOutcome) => void = () => undefined
    respondWith(() => new Promise((resolve) => (response = resolve)))
    add(...numbers(30))
    await vi.advanceTimersByTimeAsync(0)
    await finish()
    response('failed')
    await vi.advanceTimersByTimeAsync(0)
    expect(saved()).toEqual([])
  })

  it('events are dropped when nothing can upload them', () => {
    localStorage.setItem('other', '1')
    leftBehind([1, 2])
    forgetPerson()
    expect(Object.keys(localStorage)).toEqual(['other'])
  })
})
