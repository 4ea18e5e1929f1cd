import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onFirstIdle, onFirstView } from '@/lib/browser/idle'

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

describe('the first idle moment of a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is told by the browser', () => {
    let rest = () => {}
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => (rest = callback))
    const done = vi.fn()
    onFirstIdle(done)
    expect(done).not.toHaveBeenCalled()
    rest()
    expect(done).toHaveBeenCalledTimes(1)
  })

  it.each(['input', 'cancel'])('comes soon where no browser tells, and not after: %s', (before) => {
    const done = vi.fn()
    const cancel = onFirstIdle(done)
    if (before === 'cancel') cancel()
    else window.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(60_000)
    expect(done).toHaveBeenCalledTimes(before === 'cancel' ? 0 : 1)
    onFirstIdle(done)
    vi.advanceTimersByTime(1000)
    expect(done).toHaveBeenCalledTimes(before === 'cancel' ? 1 : 2)
  })
})
