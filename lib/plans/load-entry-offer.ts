import 'server-only'
import { cachedPlans } from '@/lib/api/cached/plans'
import { itemsOf } from '@/lib/api/cached/loadable'
import { chooseCurrency, planCurrency } from '@/lib/billing/currency'
import { formatMoney } from '@/lib/billing/money'
import type { Brand } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { type EntryOffer, entryOffer } from './entry-offer'
import { priceIn } from './plan-price'

/**
 * What the pages of a brand offer to somebody who is new, with the price as they would see it; null
 * while no plans can be read.
 */
export async function loadEntryOffer(
  locale: Locale,
  brand: Brand,
): Promise<(EntryOffer & { price: string }) | null> {
  const plans = itemsOf(await cachedPlans(locale, { brandId: brand.id }))
  const listCurrency = chooseCurrency({ locale, plans })
  const offer = entryOffer(plans, brand.id, listCurrency)
  if (!offer) return null
  const currency = planCurrency({ listCurrency, plan: offer.plan }) ?? listCurrency
  return { ...offer, price: formatMoney(priceIn(offer.plan, currency), currency, locale) }
}
