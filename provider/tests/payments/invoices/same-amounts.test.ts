import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoices } from '../../../src/db/schema/invoices'
import { promotionCodes } from '../../../src/db/schema/plans'
import { invoiceNumber } from '../../../src/payments/invoices/find-invoices'
import { readPdf } from '../../support/pdf-text'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  order,
  readSubscription,
  startShop,
  startStripeShop,
  subscriptionsOf,
} from '../support/shop'

const plans = [
  { subscription_plan_id: 1 },
  { subscription_plan_id: 2, brand_id: 4 },
  { subscription_plan_id: 3 },
]
const codes = [undefined, 'promo_1Rk8vWq2ZpT5xLd7', 'promo_third', 'promo_five_off']
const payers = [
  { currency: 'usd', address: { country: 'US', state: 'TX', postal_code: '78704' } },
  { currency: 'usd', address: { country: 'US', state: 'CT', postal_code: '06103' } },
  { currency: 'usd', address: { country: 'US', state: 'OR', postal_code: '97201' } },
  { currency: 'usd', address: undefined },
  { currency: 'aud', address: { country: 'AU', state: 'NSW', postal_code: '2000' } },
  { currency: 'cad', address: { country: 'CA', state: 'QC', postal_code: 'H2X 1Y4' } },
  { currency: 'cad', address: { country: 'CA', state: 'BC', postal_code: 'V5K 0A1' } },
]

/** Each code for each payer, with a plan that is paid at once; once per payer the one with a trial. */
const isChosen = (plan: number, code: number, payer: number) =>
  plan === 0 ? code === payer % codes.length : plan === 1 + ((code + payer) % 2)

const choices = plans.flatMap((plan, ofPlan) =>
  codes.flatMap((code, ofCode) =>
    payers
      .filter((_, ofPayer) => isChosen(ofPlan, ofCode, ofPayer))
      .map((payer) => ({
        ...plan,
        ...payer,
        ...(code && { stripe_promotion_code_id: code }),
      })),
  ),
)
// Every payer, code and plan; half of the choices, as Stripe takes longer.
const choicesAtStripe = choices.filter((_, index) => index % 2 === 0)

const cents = (amount: number) => Math.round(amount * 100)
const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .format(minor / 100)
    .replaceAll(/\s+/gu, ' ')

/** Buys something, and says what each place says was paid. */
async function purchase(provider: TestProvider, choice: (typeof choices)[number]) {
  const { user, headers } = await createMember(provider)
  const bought = await buy(provider, headers, order(choice))
  expect(bought.status).toBe(201)
  const read = await readSubscription(provider, headers, bought.body.id)
  const list = await provider.call('GET', '/api/v1/invoices', { headers })
  const stored = await provider.db.select().from(invoices).where(eq(invoices.userId, user.id))
  const [row] = await subscriptionsOf(provider, user.id)
  const charges = await chargesOf(provider, user.id, 'succeeded')
  return {
    headers,
    bought: bought.body,
    read: read.body,
    list: list.body.data,
    stored,
    row: row!,
    charges,
  }
}

describe.each([
  ['the sandbox', choices, async () => ({ provider: await startShop() })],
  ['Stripe', choicesAtStripe, startStripeShop],
] as const)('at %s', (_, made, start) => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = (await start()).provider
    await provider.db.insert(promotionCodes).values([
      {
        ...{ code: 'THIRD', title: 'A third off', stripePromotionCodeId: 'promo_third' },
        ...{ percentOff: 33, duration: 'forever' as const },
      },
      {
        ...{ code: 'EIGHTH', title: 'An eighth off', stripePromotionCodeId: 'promo_five_off' },
        ...{ percentOff: 7, duration: 'once' as const },
      },
    ])
  })
  afterAll(() => provider.stop())

  test(`${made.length} purchases say the same amount everywhere, to the cent`, async () => {
    let paid = 0
    for (const choice of made) {
      const { headers, bought, read, list, stored, row, charges } = await purchase(provider, choice)
      expect(read.charged).toEqual(bought.charged)
      if (row.trialDays > 0) {
        expect({ list, stored, charges, charged: bought.charged }).toEqual({
          ...{ list: [], stored: [], charges: [], charged: null },
        })
        continue
      }
      paid += 1
      const { currency, discount } = row
      const amount = row.price - row.discount + row.tax
      const all = [
        row.total,
        cents(bought.charged.amount),
        cents(read.charged.amount),
        cents(list[0].amount),
        stored[0]!.amount,
        charges[0]!.amount,
      ]
      expect(all).toEqual(all.map(() => amount))
      const taxes = [bought.charged.tax, read.charged.tax, list[0].tax].map(cents)
      expect([...taxes, stored[0]!.tax]).toEqual(Array(4).fill(row.tax))
      expect([stored[0]!.discount, stored.length, charges.length]).toEqual([discount, 1, 1])
      const { text } = await readPdf(provider, list[0].pdf_url, headers)
      expect(text).toContain(invoiceNumber(stored[0]!))
      const write = (minor: number) => money(minor, currency)
      expect(text).toContain(`Subtotal ${write(amount - row.tax)}`)
      expect(text).toContain(`Tax ${write(row.tax)}`)
      expect(text).toContain(`Total ${write(amount)}`)
      if (discount > 0) expect(text).toContain(`Discount ${write(-discount)}`)
    }
    expect(paid).toBeGreaterThan(made.length / 3)
  }, 240_000)
})
