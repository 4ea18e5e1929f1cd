import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MembershipList } from '@/components/membership/membership-list'
import { Toaster } from '@/components/ui/toast/toaster'
import { toastStore } from '@/components/ui/toast/toast-store'
import { clearFlow } from '@/lib/flow/flow-store'
import { savePendingAction, takePendingAction } from '@/lib/flow/pending-action-store'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'
import { listed, noActions, wireMembership } from './membership-fixture'

const read = 'GET /api/v1/subscriptions'
const pause = { starts_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-12-20T09:00:00.000Z' }
const paused = () =>
  wireMembership({ pause, next_charge: null, actions: { ...noActions, resume: true } })

beforeEach(() => {
  vi.setSystemTime('2026-11-22T12:00:00Z')
  clearFlow()
  toastStore.set([])
  signIn()
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wayBack = () => screen.queryByRole('link', { name: 'Back to your class' })

/** Somebody with a paused plan, who came from `page` to resume it, and does. */
async function resumeFor(page: string) {
  const query = new URLSearchParams({ pendingAction: 'book-7', onSuccessPurchase: page })
  window.history.replaceState(null, '', `/account/subscriptions?${query}`)
  savePendingAction({ kind: 'book', id: 7 }, Date.now())
  const answers: Record<string, Answer> = {
    ...memberSession,
    [read]: () => listed(paused()),
    'GET /api/v1/bookings': () => listed(),
    'PUT /api/v1/subscriptions/7': () => {
      answers[read] = () => listed(wireMembership())
      return Response.json(wireMembership())
    },
  }
  respondToCalls(() => answers)
  render(
    <PageWrapper>
      <MembershipList context={{ locale: 'en', brand: 'all' }} />
      <Toaster dismissLabel="Dismiss" />
    </PageWrapper>,
  )
  await screen.findByRole('article')
  expect(wayBack()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Resume now' }))
  await screen.findByText('Your plan is active again')
}

it('leads back to the class once the plan is resumed, where what was pressed is done', async () => {
  await resumeFor('/live-class-detail?id=7')
  expect(await screen.findByText('You can watch and book again.')).toBeTruthy()
  expect(wayBack()!.getAttribute('href')).toBe('/live-class-detail?id=7')
  await waitFor(() =>
    expect(takePendingAction({ kind: 'book', id: 7 }, 'u1', Date.now())).toBe(true),
  )
})

it('leads to no other site', async () => {
  await resumeFor('https://other.example/live-class-detail?id=7')
  expect(wayBack()).toBeNull()
})
