import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import { REFRESH_MS } from '@/lib/browser/live-refresh'

const ask = vi.fn()

beforeEach(() => {
  ask.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  look(true)
  connect(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function look(visible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  document.dispatchEvent(new Event('visibilitychange'))
}

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

const pass = (beats: number) => act(() => vi.advanceTimersByTime(beats * REFRESH_MS))

it('asks once with every beat, and no more once nobody listens', () => {
  const { unmount } = renderHook(() => useLiveRefresh(ask))
  expect(ask).not.toHaveBeenCalled()
  pass(3)
  expect(ask).toHaveBeenCalledTimes(3)
  unmount()
  pass(3)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('a short look elsewhere asks for nothing', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  look(true)
  window.dispatchEvent(new Event('focus'))
  expect(ask).not.toHaveBeenCalled()
})

it('a hidden page is silent however long, and makes up for it once when it is looked at', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  pass(50)
  expect(ask).not.toHaveBeenCalled()
  look(true)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('without a network nothing is asked; with it at once, and then in the same time as before', () => {
  renderHook(() => useLiveRefresh(ask))
  connect(false)
  pass(4)
  expect(ask).not.toHaveBeenCalled()
  connect(true)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(2)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('a network that is back while nobody looks waits for somebody who does', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  connect(false)
  connect(true)
  expect(ask).not.toHaveBeenCalled()
  look(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('another tab that books is heard at once, hidden or not', async () => {
  vi.useRealTimers()
  renderHook(() => useLiveRefresh(ask))
  look(false)
  const tab = new BroadcastChannel('bookings')
  tab.postMessage(null)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  tab.close()
})

it('null asks for nothing', () => {
  renderHook(() => useLiveRefresh(null))
  pass(5)
  connect(true)
  expect(ask).not.toHaveBeenCalled()
})
