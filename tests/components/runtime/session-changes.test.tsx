import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SessionEnd } from '@/components/runtime/session-changes'
import { toast } from '@/components/ui/toast/toast-store'
import { announceSession, announceUnauthorized } from '@/lib/auth/session-events'
import { readSessionEnded, clearSessionEnded } from '@/lib/auth/session-ended'
import { savePendingRevocation } from '@/lib/auth/pending-revocation'

vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))

const show = () => render(<SessionEnd expiredText="expired" unrevokedText="not revoked" />)
const refuse = (ended: boolean, wanted: boolean, first = ended) =>
  act(async () => {
    announceUnauthorized({ ended, first, wanted })
    await vi.dynamicImportSettled()
  })

beforeEach(() => {
  vi.mocked(toast).mockClear()
  clearSessionEnded()
  document.documentElement.dataset.session = 'member'
})

// jsdom does not navigate, so the stored note for the login shows whether a redirect was started.
it.each([
  ['/schedule', { ended: true, wanted: false }, null, ['expired']],
  ['/schedule', { ended: false, wanted: false }, null, []],
  ['/schedule?date=2026-11-22', { ended: true, wanted: true }, '/schedule?date=2026-11-22', []],
  ['/video-detail?id=3', { ended: false, wanted: true }, '/video-detail?id=3', []],
  ['/es/bookings', { ended: true, wanted: false }, '/es/bookings', []],
  ['/bookings', { ended: false, wanted: false }, '/bookings', []],
  ['/subscribe/payment', { ended: true, wanted: true }, null, []],
  ['/nowhere', { ended: true, wanted: false }, null, ['expired']],
])(
  'on %s a failed call that is %o redirects back to %s and shows %j',
  async (path, refusal, back, said) => {
    window.history.replaceState(null, '', path)
    show()
    await refuse(refusal.ended, refusal.wanted)
    expect(readSessionEnded()).toBe(back)
    expect(vi.mocked(toast).mock.calls.map(([{ message }]) => message)).toEqual(said)
  },
)

it('does not show a guest that a session has ended', async () => {
  document.documentElement.dataset.session = 'guest'
  window.history.replaceState(null, '', '/video-detail?id=3')
  show()
  await refuse(false, true)
  expect(readSessionEnded()).toBeNull()
})

it('says on the login that the session has ended, also when another call came to know it first', async () => {
  window.history.replaceState(null, '', '/video-detail?id=3')
  show()
  await refuse(true, false)
  document.documentElement.dataset.session = 'guest'
  await refuse(true, true, false)
  expect(readSessionEnded()).toBe('/video-detail?id=3')
  expect(toast).toHaveBeenCalledOnce()
})

it('does nothing during a sign-out', async () => {
  window.history.replaceState(null, '', '/bookings')
  show()
  act(() => announceSession('signed-out'))
  await refuse(false, false)
  expect(readSessionEnded()).toBeNull()
  expect(toast).not.toHaveBeenCalled()
})

it('shows nothing when the user signs in or out', () => {
  show()
  act(() => announceSession('signed-in'))
  act(() => announceSession('signed-out'))
  expect(toast).not.toHaveBeenCalled()
})

it('shows once that a sign-out did not reach the provider', () => {
  savePendingRevocation()
  show().unmount()
  show()
  expect(vi.mocked(toast).mock.calls).toEqual([[{ kind: 'info', message: 'not revoked' }]])
})
