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

it('refreshes once per interval, and no more after unmount', () => {
  const { unmount } = renderHook(() => useLiveRefresh(ask))
  expect(ask).not.toHaveBeenCalled()
  pass(3)
  expect(ask).toHaveBeenCalledTimes(3)
  unmount()
  pass(3)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('a short change of focus triggers no refresh', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  look(true)
  window.dispatchEvent(new Event('focus'))
  expect(ask).not.toHaveBeenCalled()
})

it('a hidden page does not refresh, and makes up for it once when it is visible', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  pass(50)
  expect(ask).not.toHaveBeenCalled()
  look(true)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('offline nothing is refreshed; online it is at once, and then in the usual interval', () => {
  renderHook(() => useLiveRefresh(ask))
  connect(false)
  pass(4)
  expect(ask).not.toHaveBeenCalled()
  connect(true)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(2)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('a page that comes online while hidden refreshes when it is visible', () => {
  renderHook(() => useLiveRefresh(ask))
  look(false)
  connect(false)
  connect(true)
  expect(ask).not.toHaveBeenCalled()
  look(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('a booking in another tab triggers a refresh at once, hidden or not', async () => {
  vi.useRealTimers()
  renderHook(() => useLiveRefresh(ask))
  look(false)
  const tab = new BroadcastChannel('bookings')
  tab.postMessage(null)
  await expect.poll(() => ask).toHaveBeenCalledTimes(1)
  tab.close()
})

it('null does nothing', () => {
  renderHook(() => useLiveRefresh(null))
  pass(5)
  connect(true)
  expect(ask).not.toHaveBeenCalled()
})
