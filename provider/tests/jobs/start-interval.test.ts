import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startInterval } from '../../src/jobs/start-interval'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const noError = () => expect.unreachable()

it('never runs twice at once', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const stop = startInterval(work, 1_000, noError)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(2)
  finish()
  await stop()
})

it('can run at once, and goes on after a failure', async () => {
  const failure = new Error('full disk')
  const work = vi.fn(() => Promise.reject(failure))
  const handleError = vi.fn()
  const stop = startInterval(work, 1_000, handleError, { atOnce: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(handleError.mock.calls).toEqual([[failure], [failure]])
  await stop()
})

it('waits for a running run when it is stopped, and starts no other', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const stopped = vi.fn()
  void startInterval(work, 1_000, noError, { atOnce: true })().then(stopped)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalled()
  expect(work).toHaveBeenCalledTimes(1)
})
