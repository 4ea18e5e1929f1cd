import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, TimeoutError } from '@/lib/api/errors'
import type { Result } from '@/lib/api/result'
import { createLatestWriter } from '@/lib/playback/latest-writer'

const done: Result<null> = { ok: true, data: null }
const lost: Result<null> = { ok: false, error: new TimeoutError('PUT', '/x', 5000) }
const refusedWith = (status: number): Result<null> => ({
  ok: false,
  error: new ApiError({ method: 'PUT', path: '/x', status, code: 'refused' }),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A writer whose requests end when the test says so. */
function setUp({ isFinal }: { isFinal?: (value: number) => boolean } = {}) {
  const sent: number[] = []
  const open: ((result: Result<null>) => void)[] = []
  const signals: AbortSignal[] = []
  const writer = createLatestWriter<number>({
    write(value, signal) {
      sent.push(value)
      signals.push(signal)
      return new Promise((resolve, reject) => {
        open.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    },
    isSame: Object.is,
    isFinal,
  })
  const response = async (result: Result<null>) => {
    open.shift()?.(result)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { writer, sent, signals, answer: response }
}

it('writes one value at a time, and of several new ones only the newest', async () => {
  const { writer, sent, answer } = setUp()
  for (const value of [1, 2, 3]) writer.save(value)
  expect(sent).toEqual([1])
  await answer(done)
  expect(sent).toEqual([1, 3])
  await answer(done)
  writer.save(3)
  expect(sent).toEqual([1, 3])
})

it.each([
  ['lost', lost],
  ['500', refusedWith(500)],
  ['429', refusedWith(429)],
])('a value whose response is %s is sent again, with growing delays', async (_, failure) => {
  const { writer, sent, answer } = setUp()
  writer.save(1)
  for (const pause of [2_000, 5_000, 10_000]) {
    await answer(failure)
    const before = sent.length
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(sent).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(before + 1)
  }
  await answer(done)
  expect(sent).toEqual([1, 1, 1, 1])
})

it('a newer value replaces the failed one and keeps its delay', async () => {
  const { writer, sent, answer } = setUp()
  writer.save(1)
  await answer(lost)
  writer.save(2)
  expect(sent).toEqual([1])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([1, 2])
})

it('gives up after a limited number of attempts, until there is a newer value', async () => {
  const { writer, sent, answer } = setUp()
  writer.save(1)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await answer(lost)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(sent).toHaveLength(7)
  writer.save(2)
  expect(sent.at(-1)).toBe(2)
})

it('sends nothing more once it was rejected', async () => {
  const { writer, sent, answer } = setUp()
  writer.save(1)
  await answer(refusedWith(403))
  writer.save(2)
  writer.saveNow(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toEqual([1])
})

it('on leaving the newest is sent at once, despite a hanging request or a delay', async () => {
  const { writer, sent, signals, answer } = setUp()
  writer.save(1)
  writer.saveNow(2)
  expect(sent).toEqual([1, 2])
  expect(signals[0]?.aborted).toBe(true)
  await answer(done)
  await answer(lost)
  writer.saveNow(3)
  expect(sent).toEqual([1, 2, 3])
  // A page that is hidden and then unloaded calls it twice.
  writer.saveNow(3)
  expect(sent).toEqual([1, 2, 3])
})

it('a final value is followed, not replaced', async () => {
  const { writer, sent, answer } = setUp({ isFinal: (value) => value === 100 })
  writer.save(99)
  writer.save(100)
  writer.save(1)
  writer.save(2)
  await answer(done)
  await answer(lost)
  await vi.advanceTimersByTimeAsync(2_000)
  await answer(done)
  await answer(done)
  expect(sent).toEqual([99, 100, 100, 2])
})
