import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { OrderSummary } from '@/components/checkout/order-summary'
import { PlanCard } from '@/components/checkout/plan-card'
import { PromoField } from '@/components/checkout/promo-field'
import { plan as decodePlan } from '@/lib/api/plans'
import { orderSummary } from '@/lib/checkout/order-summary'
import { purchaseScope } from '@/lib/checkout/purchase-scope'
import messages from '@/messages/es.json'
import { save20 } from '@/tests/support/save20'

const plan = (language: string) =>
  decodePlan({
    id: 3,
    name: 'Anual',
    description: 'Todo el año.',
    language,
    planType: 'all',
    interval: 'year',
    price: 239.99,
    currency: 'usd',
    currencyOptions: [],
    features: ['Una clase al día'],
  })

function show(language: string) {
  const promotion = {
    promotion: { ...save20, language },
    failure: null,
    loading: false,
    apply: () => Promise.resolve(),
    remove: () => undefined,
  }
  const sold = plan(language)
  const order = { plan: sold, currency: 'usd', promotion: null, tax: null, now: 0 }
  return render(
    <NextIntlClientProvider locale="es" messages={messages}>
      <PlanCard
        plan={sold}
        relation="none"
        change={{ to: 'plan', saving: 0 }}
        otherCurrency={null}
        brandName={null}
        emphasis={false}
        surface="tint"
        price={null}
        link={{ href: '/es/plans', onClick: () => undefined }}
      />
      <OrderSummary
        plan={sold}
        scope={purchaseScope('u1', sold, null)}
        order={{
          summary: orderSummary(order),
          tax: { status: 'unasked', known: null, failure: null, retry: () => undefined },
          promotion: { ...promotion, promotion: null },
        }}
      >
        <PromoField promotion={promotion} currency="USD" disabled={false} />
      </OrderSummary>
    </NextIntlClientProvider>,
  )
}

/** The `lang` of all elements with a text. */
const languagesOf = (text: string) =>
  screen.getAllByText(text).map((found) => found.closest('[lang]')?.getAttribute('lang') ?? null)

describe('the texts of a plan and a promotion on a Spanish page', () => {
  const words = ['Anual', 'Todo el año.', 'Una clase al día', save20.title]

  it('have a `lang` when it differs, also within a sentence', () => {
    show('en')
    expect(new Set(words.flatMap(languagesOf))).toEqual(new Set(['en']))
    expect(
      screen.getByRole('link', { name: 'Elegir Anual' }).querySelector('[lang]'),
    ).not.toBeNull()
  })

  it('have no `lang` when it is the page’s', () => {
    const { container } = show('es')
    expect(container.querySelectorAll('[lang]')).toHaveLength(0)
  })
})
