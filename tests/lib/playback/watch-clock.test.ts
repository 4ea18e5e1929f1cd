import { describe, expect, it } from 'vitest'
import { startClock, stopClock, stoppedClock, watchedSeconds } from '@/lib/playback/watched-time'

describe('the watch clock', () => {
  it('only counts playback', () => {
    const first = stopClock(startClock(stoppedClock, 1_000), 31_500)
    const second = startClock(first, 100_000)
    expect(watchedSeconds(first, 99_000)).toBe(30)
    expect(watchedSeconds(second, 110_000)).toBe(40)
  })

  it('does not start twice', () => {
    const running = startClock(startClock(stoppedClock, 1_000), 9_000)
    expect(watchedSeconds(running, 11_000)).toBe(10)
  })

  it('returns whole seconds', () => {
    expect(watchedSeconds(startClock(stoppedClock, 0), 1_999)).toBe(1)
  })

  it('never runs backwards', () => {
    expect(watchedSeconds(startClock(stoppedClock, 5_000), 1_000)).toBe(0)
  })
})
