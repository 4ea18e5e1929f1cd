import { expect, it } from 'vitest'
import { OfferList } from '@/components/checkout/offers/offer-list'
import { defaultBrand } from '@/lib/brand/brands'
import { flowState } from '@/lib/flow/flow-state'
import messages from '@/messages/en.json'
import { anOffer, brandRef } from '@/tests/lib/offers/offer-fixture'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { renderOnServer } from '@/tests/support/render-on-server'

it('has a link that says what it chooses before React knows it', () => {
  const offer = anOffer({
    id: 8,
    brands: [brandRef(4, 'Yoga')],
    plan: aPlan({ id: 2, planType: 'single' }),
  })
  const html = renderOnServer(
    <PageWrapper>
      <OfferList
        {...{ offers: [offer], own: true, failed: false, loading: false, retry: () => {} }}
        currencyOf={() => 'usd'}
        brand={defaultBrand}
        dates={messages.dates}
        isPublic={false}
      />
    </PageWrapper>,
  )
  const link = new DOMParser().parseFromString(html, 'text/html').querySelector('a')!
  expect(flowState(JSON.parse(link.dataset.choice!))).toMatchObject({
    planId: 2,
    offer: { id: 8, planId: 2, brandIds: [4] },
  })
})
