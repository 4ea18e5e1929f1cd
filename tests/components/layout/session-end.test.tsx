import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SessionEnd } from '@/components/layout/session-end'
import { toast } from '@/components/ui/toast/toast-store'
import { announceMissingSession, announceSession } from '@/lib/auth/session-events'
import { leaveUnrevokedNote } from '@/lib/auth/unrevoked-note'

vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }))

const show = () => render(<SessionEnd expiredText="expired" unrevokedText="not revoked" />)

beforeEach(() => {
  vi.mocked(toast).mockClear()
  window.history.replaceState(null, '', '/subscribe/payment')
})

it('says once that a session has expired, and leaves who is typing where they are', () => {
  show()
  act(() => announceSession('expired'))
  expect(vi.mocked(toast).mock.calls).toEqual([[{ kind: 'info', message: 'expired' }]])
  expect(window.location.pathname).toBe('/subscribe/payment')
})

it('stays on a page for everybody when nobody is signed in', () => {
  show()
  act(() => announceMissingSession())
  expect(toast).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe('/subscribe/payment')
})

it('says nothing when somebody signs in or out', () => {
  show()
  act(() => announceSession('signed-in'))
  act(() => announceSession('signed-out'))
  expect(toast).not.toHaveBeenCalled()
})

it('says after a sign-out that did not reach the provider so, once', () => {
  leaveUnrevokedNote()
  show().unmount()
  show()
  expect(vi.mocked(toast).mock.calls).toEqual([[{ kind: 'info', message: 'not revoked' }]])
})
