import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { planCurrency } from '@/lib/billing/currency'
import { formatMoney } from '@/lib/billing/money'
import { codeEnds } from '@/lib/checkout/charge-terms'
import { orderSummary } from '@/lib/checkout/order-summary'
import type { Locale } from '@/lib/locale/locales'

interface LinkOrder {
  plan: Plan
  promotion: PromotionCode | null
  /** In which prices are shown, if the plan is sold in it. */
  currency: string
  locale: Locale
}

/**
 * What a purchase by link costs before tax, as texts: the regular price, the discount on the first
 * payment (null for none), what is charged today, and whether later payments are the regular price.
 */
export function linkPrices({ plan, promotion, currency: listCurrency, locale }: LinkOrder) {
  const currency = planCurrency({ listCurrency, plan }) ?? listCurrency
  const { price, discount } = orderSummary({ plan, currency, promotion, tax: null, now: 0 })
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return {
    price: money(price),
    discount: discount > 0 ? money(-discount) : null,
    today: money(price - discount),
    isForFirst: discount > 0 && codeEnds(promotion),
  }
}
