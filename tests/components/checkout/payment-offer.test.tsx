import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { BrandSelector } from '@/components/checkout/brand-selector'
import { toSnakeCase } from '@/lib/api/case'
import { brands } from '@/lib/brand/brands'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { anOffer, aPromotion, brandRef } from '@/tests/lib/offers/offer-fixture'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, hang } from '@/tests/support/respond-to-calls'
import { fillIn, noticeOf, open, payButton, responses } from './payment-page'

const LINK = 'GET /api/v1/public/payment_links'
const BUY = 'POST /api/v1/subscriptions/web'
const promotion = aPromotion()
const welcome = anOffer({ id: 7, plan: aPlan({ id: 3 }), promotion })
const saddle = anOffer({
  id: 9,
  kind: 'single_brands',
  brands: [brandRef(1, 'Cycling'), brandRef(2, 'Rowing')],
  plan: aPlan({ id: 2, planType: 'single' }),
})
const sold = (offer: typeof welcome | null) => () =>
  Response.json({ offer: offer && toSnakeCase(offer), problems: [] })

/** Opens the payment by the link of an offer, in a tab that remembers nothing. */
function openLink(answer: Answer = sold(welcome)) {
  window.history.replaceState(null, '', '/subscribe/payment?sp=3&offer_id=7&referrer_id=R1')
  responses[LINK] = answer
  open()
}

/** What was sent to buy, one after the other. */
function recordPurchases(respond: () => Response) {
  const sent: Record<string, unknown>[] = []
  responses[BUY] = (body) => {
    sent.push((JSON.parse(String(body)) as { subscription: (typeof sent)[number] }).subscription)
    return respond()
  }
  return sent
}

async function pay() {
  await fillIn()
  await userEvent.click(await payButton())
}

describe('an offer whose link was opened in a new tab', () => {
  it('keeps its promotion, and is what is bought', async () => {
    const sent = recordPurchases(() => Response.json({}, { status: 503 }))
    openLink()
    expect(await screen.findByText(/^SAVE20 applied/)).toBeDefined()
    await pay()
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        marketing_offer_id: 7,
        stripe_promotion_code_id: promotion.stripePromotionCodeId,
      }),
    )
  })

  it('shows no price before it is known', () => {
    openLink(hang)
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  it('is asked for again after the provider could not be reached', async () => {
    openLink(fail)
    const again = await screen.findByRole('button', { name: 'Try again' })
    responses[LINK] = sold(welcome)
    await userEvent.click(again)
    expect(await screen.findByText(/^SAVE20 applied/)).toBeDefined()
  })

  it('is said to be gone where it can no longer be taken; the plan can be bought without', async () => {
    const sent = recordPurchases(() => Response.json({}, { status: 503 }))
    openLink(sold(null))
    expect((await noticeOf('offer')).getByText(/no longer available/)).toBeDefined()
    await pay()
    await waitFor(() => expect(sent[0]).not.toHaveProperty('marketing_offer_id'))
  })

  it('takes the place of the offer that this tab remembers', async () => {
    updateFlow({ offer: { id: 4, planId: 3, brandIds: [], promotion: null } })
    openLink()
    expect(await screen.findByText(/^SAVE20 applied/)).toBeDefined()
  })

  it('is dropped, in the address too, once the provider refuses it; what is typed stays', async () => {
    const refused = { error: { message: 'This offer has ended.' }, code: 'offer_not_available' }
    const sent = recordPurchases(() => Response.json(refused, { status: 422 }))
    openLink()
    await screen.findByText(/^SAVE20 applied/)
    await pay()
    await waitFor(() => expect(screen.queryByText(/^SAVE20 applied/)).toBeNull())
    expect(location.search).toBe('?sp=3&referrer_id=R1')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Seattle')
    await userEvent.click(await payButton())
    await waitFor(() => expect(sent[1]).not.toHaveProperty('marketing_offer_id'))
  })
})

it('the brands of an offer are those to choose from, in every tab, and keep its link', async () => {
  window.history.replaceState(null, '', '/single-brand-selector?sp=2&offer_id=9&code=SAVE20')
  responses[LINK] = sold(saddle)
  const shown = brands.filter(({ key }) => ['cycling', 'rowing', 'yoga'].includes(key))
  render(<BrandSelector brands={shown} />, { wrapper: PageWrapper })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Choose Yoga' })).toBeNull())
  const rowing = screen.getByRole('link', { name: 'Choose Rowing' })
  expect(rowing.getAttribute('href')).toBe(
    '/subscribe/payment?sp=2&code=SAVE20&offer_id=9&brand=rowing',
  )
  rowing.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(rowing)
  expect(readFlow().offer).toMatchObject({ id: 9, brandIds: [1, 2] })
  expect(
    screen.getByRole('link', { name: /plans for everything/ }).getAttribute('href'),
  ).not.toMatch(/offer_id|sp=/)
})

it.each([
  ['', '/subscription-plan-selector'],
  // The screen that keeps what a link says of its buyer, who has no account.
  ['&flow=public', '/subscribe/payment-public?flow=public'],
])('the way to all plans is that of the purchase%s', (flow, path) => {
  window.history.replaceState(null, '', `/single-brand-selector?sp=2&brand=yoga${flow}`)
  render(<BrandSelector brands={[]} />, { wrapper: PageWrapper })
  const link = screen.getByRole('link', { name: /plans for everything/ })
  expect(link.getAttribute('href')).toBe(path)
})
