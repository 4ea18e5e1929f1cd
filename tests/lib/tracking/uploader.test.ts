import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploader, type UploadOutcome } from '@/lib/tracking/uploader'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i)

function uploader(saved: number[] = []) {
  const batches: number[][] = []
  const storage = { saved }
  let answer: (batch: number[]) => Promise<UploadOutcome> = async () => 'sent'
  const made = createUploader<number>({
    send: async (batch) => {
      batches.push(batch)
      return answer(batch)
    },
    load: () => storage.saved,
    save: (unsent) => {
      storage.saved = unsent
    },
  })
  const add = (...events: number[]) => events.forEach((event) => made.add(event))
  return { batches, storage, add, answerWith: (next: typeof answer) => (answer = next) }
}

const sizes = (batches: number[][]) => batches.map((batch) => batch.length)

describe('the uploader', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits 30 seconds from the first event', async () => {
    const { add, batches, storage } = uploader()
    add(1)
    await vi.advanceTimersByTimeAsync(20_000)
    add(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(batches).toEqual([[1, 2]])
    expect(storage.saved).toEqual([])
    await vi.runAllTimersAsync()
    expect(batches).toHaveLength(1)
  })

  it('goes at once at 30 events, and not at 29', async () => {
    const { add, batches } = uploader()
    add(...numbers(29))
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toEqual([])
    add(29)
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toEqual([numbers(30)])
  })

  it('sends 250 as 100, 100 and 50, one request at a time and in order', async () => {
    const { add, batches, answerWith } = uploader(numbers(250))
    let open = 0
    answerWith(async () => {
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

  it('halves what is too large, and keeps to it', async () => {
    const { batches, answerWith } = uploader(numbers(100))
    answerWith(async (batch) => (batch.length > 30 ? 'too_large' : 'sent'))
    await vi.runAllTimersAsync()
    expect(sizes(batches)).toEqual([100, 50, 25, 25, 25, 25])
    expect(batches.slice(2).flat()).toEqual(numbers(100))
  })

  it('drops a single event that is too large, and no other', async () => {
    const { batches, storage, answerWith } = uploader(numbers(3))
    answerWith(async (batch) => (batch.includes(1) ? 'too_large' : 'sent'))
    await vi.runAllTimersAsync()
    expect(batches).toEqual([[0, 1, 2], [0, 1], [0], [1], [2]])
    expect(storage.saved).toEqual([])
  })

  it('keeps what failed for the next period', async () => {
    const { batches, storage, answerWith } = uploader([1, 2])
    answerWith(async () => 'failed')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(storage.saved).toEqual([1, 2])
    answerWith(async () => {
      throw new TypeError('offline')
    })
    await vi.advanceTimersByTimeAsync(30_000)
    answerWith(async () => 'sent')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(batches).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(storage.saved).toEqual([])
  })

  it('keeps at most 1000, the newest, wherever they come from', async () => {
    const { add, storage, batches, answerWith } = uploader(numbers(1200))
    answerWith(async () => 'failed')
    add(1200)
    await vi.advanceTimersByTimeAsync(0)
    expect(storage.saved).toEqual(numbers(1000, 201))
    expect(batches[0]).toEqual(numbers(100, 201))
  })

  it('loses nothing that comes while a batch is on its way', async () => {
    const { add, batches, storage, answerWith } = uploader(numbers(1000))
    answerWith(async () => {
      if (batches.length === 1) add(...numbers(50, 1000))
      return 'sent'
    })
    await vi.runAllTimersAsync()
    expect(new Set(batches.flat())).toEqual(new Set(numbers(1050)))
    expect(batches.flat()).toHaveLength(1050)
    expect(storage.saved).toEqual([])
  })
})
