import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { BackButton } from '@/components/layout/back-button'
import { BackLink } from '@/components/layout/back-link'
import { MenuDialog, NavCurrent } from '@/components/layout/header-controls'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { SessionMirror } from '@/components/runtime/session-changes'
import { ThemeChoice } from '@/components/layout/display-choices'
import { announceSession } from '@/lib/auth/session-events'
import { registerHeaderClose } from '@/lib/navigation/header-close'
import { THEME_STORAGE_KEY } from '@/lib/theme/theme-choice'

const router = { back: vi.fn(), push: vi.fn() }

vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => window.location.pathname,
}))

beforeEach(() => {
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/login')
  // The page is shared with other files, whose links may have added entries.
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
})

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }))
}

it('goes back to `onBack`', async () => {
  window.history.replaceState(null, '', '/login?onBack=%2Fschedule%3Fdate%3D2026-11-21')
  render(
    <BackButton label="Back" homeHref="/">
      ←
    </BackButton>,
  )
  await press('Back')
  expect(router.push).toHaveBeenCalledWith('/schedule?date=2026-11-21')
})

it('goes back in the page’s language, unless the target has one', async () => {
  const back = (
    <BackButton label="Back" homeHref="/es">
      ←
    </BackButton>
  )
  render(back)
  for (const [onBack, path] of [
    ['/schedule', '/es/schedule'],
    ['/es/video-detail?id=3', '/es/video-detail?id=3'],
    ['/fr-CA', '/fr-CA'],
  ] as const) {
    window.history.replaceState(null, '', `/es/login?onBack=${encodeURIComponent(onBack)}`)
    await press('Back')
    expect(router.push).toHaveBeenLastCalledWith(path)
  }
})

it('goes home, in the page’s language and brand, without a history', async () => {
  window.history.replaceState(null, '', '/login?onBack=https%3A%2F%2Fevil.example')
  render(
    <BackButton label="Back" homeHref="/en-AU?brand=yoga">
      ←
    </BackButton>,
  )
  await press('Back')
  expect(router.push).toHaveBeenCalledWith('/en-AU?brand=yoga')
})

it('goes one step back in a browser with a history', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3)
  render(
    <BackButton label="Back" homeHref="/">
      ←
    </BackButton>,
  )
  await press('Back')
  expect(router.back).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it.each([
  ['/video-detail?id=1', 2, [['/es']]],
  ['/video-detail?id=1&onBack=%2Fschedule', 5, [['/es/schedule']]],
  ['/video-detail?id=1&onBack=%2F', 5, [['/es']]],
  ['/video-detail?id=1&onBack=%2F%2Fevil.example', 2, [['/es']]],
  ['/video-detail?id=1', 3, []],
])('goes back from %s with %d entries', async (address, entries, pushed) => {
  window.history.replaceState(null, '', address)
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
  render(
    <BackLink label="Back" homeHref="/es">
      ←
    </BackLink>,
  )
  const link = screen.getByRole('link', { name: 'Back' })
  expect(link.getAttribute('href')).toBe('/es')
  await userEvent.click(link)
  expect(router.push.mock.calls).toEqual(pushed)
  expect(router.back).toHaveBeenCalledTimes(pushed.length === 0 ? 1 : 0)
  vi.restoreAllMocks()
})

it('goes to a closer page than home, but home when `onBack` asks for it', async () => {
  render(
    <BackLink label="Exit" homeHref="/es" href="/es/live-class-detail?id=7">
      ×
    </BackLink>,
  )
  const exit = screen.getByRole('link', { name: 'Exit' })
  await userEvent.click(exit)
  window.history.replaceState(null, '', '/login?onBack=/')
  await userEvent.click(exit)
  expect(router.push.mock.calls).toEqual([['/es/live-class-detail?id=7'], ['/es']])
})

it('runs the close function of the screen, else goes back', async () => {
  const close = vi.fn()
  const unregister = registerHeaderClose(close)
  render(
    <BackButton label="Close" homeHref="/">
      ×
    </BackButton>,
  )
  await press('Close')
  expect(close).toHaveBeenCalledOnce()
  expect(router.push).not.toHaveBeenCalled()
  unregister()
  await press('Close')
  expect(router.push).toHaveBeenCalledWith('/')
})

it('opens the menu as a dialog and closes it after a link is followed', async () => {
  render(
    <MenuDialog label="Menu" closeLabel="Close">
      <a href="#classes">Classes</a>
    </MenuDialog>,
  )
  expect(screen.queryByText('Classes')).toBeNull()
  await press('Menu')
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  fireEvent.click(screen.getByRole('link', { name: 'Classes' }))
  expect(dialog.dataset.state).toBe('closed')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})

it('marks the link to this page and to its section', () => {
  window.history.replaceState(null, '', '/classes/workouts?brand=yoga')
  render(
    <ul data-site-nav="">
      <li>
        <a href="/classes?brand=yoga">Classes</a>
      </li>
      <li>
        <a href="/classes/workouts">Workouts</a>
      </li>
      <li>
        <a href="/schedule" aria-current="page">
          Schedule
        </a>
      </li>
      <li>
        <a href="https://shop.example/classes/workouts">Shop</a>
      </li>
      <NavCurrent />
    </ul>,
  )
  const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  expect(marks).toEqual(['true', 'page', null, null])
})

it('stores a theme, and removes it for the device’s own', async () => {
  const labels = { system: 'As on your device', light: 'Light', dark: 'Dark' }
  render(<ThemeChoice legend="Appearance" labels={labels} />)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(radio('As on your device').checked).toBe(true)
  await userEvent.click(radio('Dark'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark')
  await waitFor(() => expect(radio('Dark').checked).toBe(true))
  await userEvent.click(radio('As on your device'))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull()
})

it('shows a notice while offline', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineNotice text="You are offline." />)
  expect(screen.getByRole('status').textContent).toBe('')
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toBe('You are offline.')
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('updates the header when the session changes', () => {
  render(<SessionMirror />)
  announceSession('signed-in')
  expect(document.documentElement.dataset.session).toBe('member')
  announceSession('expired')
  expect(document.documentElement.dataset.session).toBe('guest')
})
