// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onFirstView } from '@/lib/browser/idle'

describe('the first view of a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])('ends with %s, once', (sign) => {
    const done = vi.fn()
    onFirstView(done)
    expect(done).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(60_000)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('ends three seconds after the load', () => {
    const done = vi.fn()
    onFirstView(done)
    vi.advanceTimersByTime(2999)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('waits for the load first', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const done = vi.fn()
    onFirstView(done)
    vi.advanceTimersByTime(10_000)
    expect(done).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(3000)
    expect(done).toHaveBeenCalledTimes(1)
    state.mockRestore()
  })

  it('is not reported after canceling', () => {
    const done = vi.fn()
    const leave = onFirstView(done)
    leave()
    window.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(60_000)
    expect(done).not.toHaveBeenCalled()
  })
})
