import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrandSelector } from '@/components/checkout/brand-selector'
import { toSnakeCase } from '@/lib/api/case'
import { brands } from '@/lib/brand/brands'
import { clearFlow } from '@/lib/flow/flow-store'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { leadsTo } from '@/tests/support/leads-to'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { renderOnServer } from '@/tests/support/render-on-server'
import { respondToCalls } from '@/tests/support/respond-to-calls'

beforeEach(() => {
  sessionStorage.clear()
  clearFlow()
  signOut()
  respondToCalls(() => memberSession)
})
afterEach(() => {
  delete window.privateFragment
  vi.unstubAllGlobals()
})

function open(address: string) {
  window.history.replaceState(null, '', address)
  const left = leadsTo()
  render(<BrandSelector brands={brands.slice(1, 3)} />, { wrapper: PageWrapper })
  return left
}

it('leads to the plans who have chosen none', async () => {
  const left = open('/single-brand-selector?referrer_id=9')
  await waitFor(() => expect(left).toEqual(['/subscription-plan-selector?referrer_id=9']))
})

it('leads who buy by a link to the plans of its page, with what it says of them', async () => {
  const left = open('/single-brand-selector?flow=public&store_id=7#email=ada@example.com')
  const plans = '/subscribe/payment-public?flow=public&store_id=7#email=ada@example.com'
  await waitFor(() => expect(left).toEqual([plans]))
})

it('takes a plan that does not exist out of the address', async () => {
  const left = open('/single-brand-selector?sp=none')
  await waitFor(() => expect(left).toEqual(['/subscription-plan-selector']))
})

it('links all plans as the server wrote it, without the one that was chosen', () => {
  const page = document.createElement('div')
  page.innerHTML = renderOnServer(
    <PageWrapper>
      <BrandSelector brands={brands.slice(1, 3)} />
    </PageWrapper>,
  )
  const link = within(page).getByRole('link', { name: /See the plans for everything/ })
  expect(link.getAttribute('href')).toBe('/subscription-plan-selector')
  expect(link.getAttribute('data-passthrough-except')).toBe('sp offer_id')
})

it('offers the one brand that the plan is sold for, in place of the page’s', async () => {
  const [, first, second] = brands
  const single = aPlan({ id: 2, planType: 'single', brandIds: [first!.id!] })
  respondToCalls(() => ({
    ...memberSession,
    'GET /api/v1/public/plan/2': () => Response.json(toSnakeCase(single)),
  }))
  signIn()
  open(`/single-brand-selector?sp=2&external_id=${second!.externalId}`)
  const choices = () => screen.getAllByRole('link', { name: /^Choose/ })
  expect(choices()).toHaveLength(2)
  await waitFor(() => expect(choices()).toHaveLength(1))
  expect(choices()[0]!.getAttribute('href')).toBe(`/subscribe/payment?sp=2&brand=${first!.key}`)
})
