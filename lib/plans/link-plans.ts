import 'server-only'
import { getTranslations } from 'next-intl/server'
import { singleBrands } from '@/lib/api/cached/offered-brands'
import { cachedPlans, cachedPublicOffers } from '@/lib/api/cached/plans'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Plan } from '@/lib/api/plans'
import { chooseCurrency, planCurrency } from '@/lib/billing/currency'
import { formatMoney } from '@/lib/billing/money'
import type { Locale } from '@/lib/locale/locales'
import { priceIn } from './plan-price'

/** A plan to choose for a payment link; `price` with its period, which `per` says alone. */
export type LinkPlan = Pick<Plan, 'id' | 'name' | 'planType' | 'brandIds'> & {
  price: string
  per: string
}

/**
 * What payment links can sell: the plans, the brands of those for one, the offers that everybody may
 * take, and the currency of the prices. Null while the plans cannot be loaded.
 */
export async function loadLinkPlans(locale: Locale) {
  const [loaded, practices, offers, t] = await Promise.all([
    cachedPlans(locale, {}),
    singleBrands(locale),
    cachedPublicOffers(locale, null),
    getTranslations('plans'),
  ])
  if (!loaded.ok) return null
  const plans = itemsOf(loaded)
  const listCurrency = chooseCurrency({ locale, plans })
  return {
    currency: listCurrency,
    practices,
    offers: offers.ok ? offers.data : [],
    plans: plans.map((plan): LinkPlan => {
      const { id, name, planType, brandIds, interval, intervalCount: count } = plan
      const currency = planCurrency({ listCurrency, plan }) ?? listCurrency
      const per = t('perInterval', { interval, count })
      const price = `${formatMoney(priceIn(plan, currency), currency, locale)} ${per}`
      return { id, name, planType, brandIds, price, per }
    }),
  }
}
