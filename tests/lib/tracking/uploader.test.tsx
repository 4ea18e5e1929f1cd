import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('the uploader', () => {
  it('waits 30 seconds from the first event', async () => {
    const { add, batches } = page()
    add(1)
    await vi.advanceTimersByTimeAsync(20_000)
    add(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(batches).toEqual([])
    expect(saved()).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1)
    expect(batches).toEqual([[1, 2]])
    expect(saved()).toEqual([])
    await vi.runAllTimersAsync()
    expect(batches).toHaveLength(1)
  })

  it('uploads at once at 30 events, and not at 29', async () => {
    const { add, batches } = page()
    add(...numbers(29))
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toEqual([])
    add(29)
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toEqual([numbers(30)])
  })

  it('sends 250 as 100, 100 and 50, one request at a time and in order', async () => {
    leftBehind(numbers(250))
    const { add, batches, respondWith } = page()
    let open = 0
    respondWith(async () => {
      expect((open += 1)).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      open -= 1
      return 'sent'
    })
    await vi.advanceTimersByTimeAsync(30_000)
    add(250)
    await vi.runAllTimersAsync()
    expect(batches.flat()).toEqual(numbers(251))
    expect(sizes(batches)).toEqual([100, 100, 51])
  })

  it('halves a batch that is too large, permanently, and drops a single event that is', async () => {
    leftBehind(numbers(7))
    const { batches, respondWith } = page()
    respondWith(async (batch) => (batch.includes(3) ? 'too_large' : 'sent'))
    await vi.runAllTimersAsync()
    expect(sizes(batches)).toEqual([7, 4, 2, 2, 1, 1, 1, 1, 1])
    expect(
      batches
        .slice(2)
        .flat()
        .filter((event) => event === 3),
    ).toHaveLength(2)
    expect(saved()).toEqual([])
  })

  it('keeps events in order when it fails, and tries again after the next interval', async () => {
    const { add, batches, respondWith } = page()
    add(1, 2)
    respondWith(async () => 'failed')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saved()).toEqual([1, 2])
    add(3)
    respondWith(async () => {
      throw new TypeError('offline')
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saved()).toEqual([1, 2, 3])
    respondWith(async () => 'sent')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(saved()).toEqual([])
  })

  it('keeps at most 1000, the newest, from any page', async () => {
    leftBehind(numbers(1000))
    const { add, batches, respondWith } = page()
    respondWith(async () => 'failed')
    add(...numbers(201, 1000))
    await vi.advanceTimersByTimeAsync(0)
    expect(saved()).toEqual(numbers(1000, 201))
    expect(Math.max(...sizes(batches))).toBe(100)
  })

  it('loses no events that are added during an upload', async () => {
    leftBehind(numbers(900))
    const { add, batches, respondWith } = page()
    respondWith(async () => {
      if (batches.length === 1) add(...numbers(50, 900))
      return 'sent'
    })
    await vi.runAllTimersAsync()
    expect(batches.flat().sort((a, b) => a - b)).toEqual(numbers(950))
    expect(saved()).toEqual([])
  })

  it.each([
    ['refuses to write', 'setItem'],
    ['refuses to read', 'getItem'],
    ['is full of what is no event', null],
  ] as const)('tolerates a storage that %s', async (_, method) => {
    if (method)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError')
      })
    else localStorage.setItem('xpa_unsent_v1:0', '{"broken')
    const { add, batches } = page()
    add(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches.flat().filter((event) => event === 1).length).toBe(method === 'getItem' ? 0 : 1)
  })

  it('tolerates missing storage', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { add, batches } = page()
    add(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches).toEqual([[1]])
  })
})
