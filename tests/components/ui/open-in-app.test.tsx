import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenInApp } from '@/components/ui/open-in-app'
import { Toaster } from '@/components/ui/toast/toaster'
import type { NativeApp } from '@/lib/browser/native-app'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const app: NativeApp = {
  url: 'xplus://',
  appStoreUrl: 'https://apps.test/1',
  playStoreUrl: null,
}
const assign = vi.fn()
const onReturn = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('location', { ...window.location, assign })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(userAgent: string, config = app) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return render(
    <>
      <OpenInApp
        app={config}
        path="/live-class-detail?id=7"
        texts={{ openInApp: 'Open in app', appMissing: 'The app did not open.' }}
        onReturn={onReturn}
      />
      <Toaster dismissLabel="Dismiss" />
    </>,
  )
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Open in app' }))
const wait = () => act(() => vi.advanceTimersByTime(2500))

it('is not rendered on a computer', () => {
  show('Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36')
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens the app at the class, or the store when the window was not left', () => {
  show(phone)
  press()
  expect(assign.mock.calls).toEqual([['xplus://live-class-detail?id=7']])
  wait()
  expect(assign).toHaveBeenLastCalledWith('https://apps.test/1')
})

it('refreshes when the person comes back from the app', () => {
  show(phone)
  press()
  window.dispatchEvent(new Event('blur'))
  wait()
  window.dispatchEvent(new Event('focus'))
  expect(assign).toHaveBeenCalledOnce()
  expect(onReturn).toHaveBeenCalledOnce()
})

it('shows a message when there is no store page', () => {
  show(phone, { ...app, appStoreUrl: null })
  press()
  wait()
  // The text is added a moment after the notification, for screen readers.
  wait()
  expect(screen.getByText('The app did not open.')).toBeTruthy()
})

it('stops watching on unmount', () => {
  const { unmount } = show(phone)
  press()
  unmount()
  vi.advanceTimersByTime(2500)
  expect(assign).toHaveBeenCalledOnce()
})
