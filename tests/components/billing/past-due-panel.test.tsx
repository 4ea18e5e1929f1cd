import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PastDuePanel } from '@/components/billing/past-due-panel'
import { browserApi } from '@/lib/api/browser'
import { getMembership, type OwnMembership } from '@/lib/api/memberships'
import { wireMembership } from '@/tests/components/membership/membership-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'

async function show(fields: object) {
  respondToCalls(() => ({
    'GET /api/v1/subscriptions/7': () =>
      Response.json(wireMembership({ status: 'past_due', next_charge: null, ...fields })),
  }))
  const due = (await getMembership(browserApi, 7)) as OwnMembership
  vi.unstubAllGlobals()
  render(
    <PageWrapper>
      <PastDuePanel due={[due]} busy={false} onPay={() => {}} onOtherCard={() => {}} />
    </PageWrapper>,
  )
}

it('names the amount that a payment now takes', async () => {
  await show({ amount_due: { amount: 31.94, tax: 1.95, currency: 'usd' } })
  expect(screen.getByRole('button', { name: 'Pay $31.94 now' })).toBeTruthy()
})

it('names none that is not known', async () => {
  await show({ amount_due: null })
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy()
})
