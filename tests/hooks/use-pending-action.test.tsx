import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePendingAction } from '@/hooks/use-pending-action'
import {
  readPendingAction,
  releasePendingAction,
  savePendingAction,
} from '@/lib/flow/pending-action-store'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const book = { kind: 'book', id: 12 } as const
const carryOut = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  carryOut.mockClear()
  respondToCalls(() => memberSession)
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function pressed(userId = 'u1') {
  savePendingAction(book, Date.now())
  releasePendingAction(book, userId, Date.now())
}
const open = (isReady = true) =>
  renderHook(({ ready }) => usePendingAction(book, ready, carryOut), {
    wrapper: PageWrapper,
    initialProps: { ready: isReady },
  })
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

it('carries out once what the member pressed as a guest', async () => {
  pressed()
  open()
  await waitFor(() => expect(carryOut).toHaveBeenCalledOnce())
  open()
  await settled()
  expect(carryOut).toHaveBeenCalledOnce()
  expect(readPendingAction(Date.now())).toBeNull()
})

it('waits until the screen can do it', async () => {
  pressed()
  const { rerender } = open(false)
  await settled()
  expect(carryOut).not.toHaveBeenCalled()
  rerender({ ready: true })
  await waitFor(() => expect(carryOut).toHaveBeenCalledOnce())
})

it('does nothing for somebody else, or for a guest', async () => {
  pressed('somebody else')
  open()
  await settled()
  signOut()
  pressed()
  open()
  await settled()
  expect(carryOut).not.toHaveBeenCalled()
})
