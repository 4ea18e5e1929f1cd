import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Billing } from '@/components/billing/billing'
import { listed, wireMembership } from '@/tests/components/membership/membership-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('leads back to the class that somebody came from, once they have paid what was due', async () => {
  window.history.replaceState(
    null,
    '',
    '/account/billing?pendingAction=play-3&onSuccessPurchase=%2Fvideo-detail%3Fid%3D3',
  )
  const due = wireMembership({
    status: 'past_due',
    next_charge: null,
    amount_due: { amount: 31.94, tax: 1.95, currency: 'usd' },
  })
  const answers: Record<string, Answer> = {
    ...memberSession,
    'GET /api/v1/subscriptions': () => listed(due),
    'POST /api/v1/subscriptions/7/open_payment': () => {
      answers['GET /api/v1/subscriptions'] = () => listed(wireMembership())
      return Response.json({ status: 'active', stripe_details: {} })
    },
  }
  const calls = respondToCalls(() => answers)
  signIn()
  render(
    <PageWrapper>
      <Billing />
    </PageWrapper>,
  )
  const pay = await screen.findByRole('button', { name: 'Pay $31.94 now' })
  expect(screen.queryByRole('link', { name: 'Back to your class' })).toBeNull()
  await userEvent.click(pay)
  const back = await screen.findByRole('link', { name: 'Back to your class' })
  expect(back.getAttribute('href')).toBe('/video-detail?id=3')
  expect(calls.some((call) => call.startsWith('POST'))).toBe(true)
})
