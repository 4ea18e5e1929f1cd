import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { MemberOffers } from '@/components/membership/member-offers'
import { toSnakeCase } from '@/lib/api/case'
import { defaultBrand } from '@/lib/brand/brands'
import messages from '@/messages/en.json'
import { anOffer } from '@/tests/lib/offers/offer-fixture'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { respondToCalls } from '@/tests/support/respond-to-calls'

afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const page = (items: object[]) => () =>
  Response.json({ data: items.map((item) => toSnakeCase(item)), paging: { next_page: null } })

it('shows prices in the currency of the payment, although one offer is not sold in it', async () => {
  signIn()
  const inDollars = aPlan({ id: 9, currencyOptions: [] })
  const offers = [
    anOffer({ id: 3, title: 'Monthly', plan: aPlan() }),
    anOffer({ id: 4, title: 'Founders', plan: inDollars }),
  ]
  respondToCalls(() => ({
    ...memberSession,
    'GET /api/v1/offers/web': page(offers),
    'GET /api/v1/plans/web': page([aPlan()]),
    'GET /api/v1/payment_profile': () => Response.json({ stripe_customer: null }),
  }))
  render(
    <NextIntlClientProvider locale="en-AU" messages={messages} timeZone="UTC">
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemberOffers
          list="member"
          brand={defaultBrand}
          context={{ locale: 'en-AU', brand: 'all' }}
          dates={messages.dates}
        />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
  const monthly = await screen.findByRole('heading', { name: 'Monthly' })
  expect(monthly.closest('[data-offer]')!.textContent).toContain('$44.99')
})
