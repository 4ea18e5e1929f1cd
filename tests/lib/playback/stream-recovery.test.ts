import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStreamRecovery, type StreamTrouble } from '@/lib/playback/stream-recovery'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(left: { isStarved: boolean } = { isStarved: true }) {
  const calls = { repair: vi.fn(), resume: vi.fn(), onFailure: vi.fn() }
  const recovery = createStreamRecovery({ isStarved: () => left.isStarved, ...calls })
  const fail = (trouble: Partial<StreamTrouble> = {}) =>
    recovery.failed({ part: 'main', isFatal: false, isMedia: false, ...trouble })
  return { ...calls, ...recovery, fail, left }
}

it('reports an empty stream soon after its first failure', () => {
  const { fail, onFailure } = setUp()
  fail()
  vi.advanceTimersByTime(2000)
  fail({ part: 'audio' })
  expect(onFailure).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(onFailure.mock.calls).toEqual([['broken']])
})

it('does not report a failure that recovers', () => {
  const { fail, arrived, onFailure } = setUp()
  fail()
  fail({ part: 'audio' })
  vi.advanceTimersByTime(2000)
  arrived('main')
  arrived('audio')
  vi.advanceTimersByTime(60_000)
  expect(onFailure).not.toHaveBeenCalled()
})

it('audio alone is not a recovery', () => {
  const { fail, arrived, onFailure } = setUp()
  fail()
  arrived('audio')
  vi.advanceTimersByTime(3000)
  expect(onFailure).toHaveBeenCalledOnce()
})

it('keeps playing while something is buffered, and continues loading', () => {
  const { fail, left, resume, onFailure } = setUp({ isStarved: false })
  fail({ isFatal: true })
  vi.advanceTimersByTime(4000)
  expect(resume).toHaveBeenCalledOnce()
  fail({ isFatal: true })
  vi.advanceTimersByTime(20_000)
  expect(resume).toHaveBeenCalledTimes(2)
  expect(onFailure).not.toHaveBeenCalled()
  left.isStarved = true
  vi.advanceTimersByTime(3500)
  expect(onFailure.mock.calls).toEqual([['broken']])
})

it('repairs the decoder three times, then reports undecodable data', () => {
  const { fail, repair, onFailure } = setUp({ isStarved: false })
  const garbage = { isFatal: true, isMedia: true }
  for (let turn = 0; turn < 3; turn += 1) fail(garbage)
  expect(repair).toHaveBeenCalledTimes(3)
  expect(onFailure).not.toHaveBeenCalled()
  fail(garbage)
  expect(repair).toHaveBeenCalledTimes(3)
  expect(onFailure.mock.calls).toEqual([['broken']])
})

it('can repair again after something was played', () => {
  const { fail, arrived, repair, onFailure } = setUp({ isStarved: false })
  for (let turn = 0; turn < 10; turn += 1) {
    fail({ isFatal: true, isMedia: true })
    arrived('main')
  }
  expect(repair).toHaveBeenCalledTimes(10)
  expect(onFailure).not.toHaveBeenCalled()
})

it('reports a fatal failure at once when nothing is buffered', () => {
  const { fail, onFailure } = setUp()
  fail({ isFatal: true })
  expect(onFailure.mock.calls).toEqual([['broken']])
})

it.each([401, 403])('reports a URL that is rejected with %d once, as expired', (status) => {
  const { fail, onFailure } = setUp({ isStarved: false })
  fail({ status })
  fail({ status, part: 'audio' })
  vi.advanceTimersByTime(60_000)
  expect(onFailure.mock.calls).toEqual([['expired']])
})

it('reports nothing once it is stopped', () => {
  const { fail, stop, onFailure } = setUp()
  fail()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onFailure).not.toHaveBeenCalled()
})
