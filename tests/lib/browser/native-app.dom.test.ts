import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNativeApp } from '@/lib/browser/native-app'

const open = vi.fn()
const onFallback = vi.fn()
const onReturn = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

it('falls back once after 2500 ms when the window was not left', () => {
  openNativeApp({ open, onFallback, onReturn })
  expect(open).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2499)
  expect(onFallback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  window.dispatchEvent(new Event('blur'))
  window.dispatchEvent(new Event('focus'))
  vi.runAllTimers()
  expect(onFallback).toHaveBeenCalledOnce()
  expect(onReturn).not.toHaveBeenCalled()
})

it.each(['blur', 'pagehide'])('counts %s as leaving, and reports the return once', (name) => {
  openNativeApp({ open, onFallback, onReturn })
  window.dispatchEvent(new Event(name))
  vi.runAllTimers()
  expect(onFallback).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  expect(onReturn).toHaveBeenCalledOnce()
})

it('counts a hidden page as leaving', () => {
  openNativeApp({ open, onFallback, onReturn })
  setHidden(true)
  vi.runAllTimers()
  setHidden(false)
  expect(onFallback).not.toHaveBeenCalled()
  expect(onReturn).toHaveBeenCalledOnce()
})

it('stops watching when asked to', () => {
  openNativeApp({ open, onFallback, onReturn })()
  window.dispatchEvent(new Event('blur'))
  window.dispatchEvent(new Event('focus'))
  vi.runAllTimers()
  expect(onFallback).not.toHaveBeenCalled()
  expect(onReturn).not.toHaveBeenCalled()
})
