import 'server-only'
import type { Plan } from '@/lib/api/plans'
import type { QueryParams } from '@/lib/routing/query'
import type { PageLink } from '@/lib/routing/links'
import { cachedPlans } from '@/lib/api/cached/plans'
import { itemsOf } from '@/lib/api/cached/loadable'
import { chooseCurrency, planCurrency } from '@/lib/billing/currency'
import { formatMoney } from '@/lib/billing/money'
import type { Brand } from '@/lib/brand/brands'
import { brandOfRef } from '@/lib/brand/listed-brands'
import type { Locale } from '@/lib/locale/locales'
import { emphasizedPlan } from './plan-choice'
import { monthlyPrice, priceIn } from './plan-price'

/**
 * The offer for new visitors of a page: a trial, or else the lowest price. `plan` is the plan with
 * this offer. `isLinked` means that a link must name the plan, because the selector would show
 * another one first.
 */
type EntryOffer = { kind: 'trial' | 'price'; plan: Plan; isLinked: boolean }

/**
 * The offer of a page from the plans as the provider sells them to somebody new. A trial of the
 * brand's own plan comes before one of all brands. Null without plans.
 *
 * @param brandId the brand of the page, null for all of them
 * @param currency in which prices are compared
 *
 * @internal
 */
export function entryOffer(
  plans: readonly Plan[],
  brandId: number | null,
  currency: string,
): EntryOffer | null {
  const first = emphasizedPlan(plans, { brandId, preselected: null })
  if (!first) return null
  const own = plans.filter(({ planType }) => planType === first.planType)
  const trial = [...own, ...plans].find(({ trialDays }) => trialDays > 0)
  if (trial) return { kind: 'trial', plan: trial, isLinked: trial.id !== first.id }
  const monthly = own.filter((plan) => plan.interval === 'month' && plan.intervalCount === 1)
  const plan = (monthly.length > 0 ? monthly : own).reduce((least, next) =>
    monthlyPrice(next, currency) < monthlyPrice(least, currency) ? next : least,
  )
  return { kind: 'price', plan, isLinked: false }
}

/**
 * Where new visitors start: with their email, or in the plan selector when the offer's plan must be
 * preselected there or there is no offer.
 */
export function entryPath(
  link: PageLink,
  offer: Pick<EntryOffer, 'isLinked' | 'plan'> | null,
  query: QueryParams = {},
): string {
  if (offer === null) return link('plan-selector', query)
  return offer.isLinked
    ? link('plan-selector', { ...query, sp: offer.plan.id })
    : link('email-lookup', query)
}

/**
 * The brand whose plans open what is of the brand `of` to new visitors of a page: on the pages of a
 * brand that one's own, because a plan of the page's brand need not open it; else all of them.
 */
export const soldFor = (page: Brand, of: Parameters<typeof brandOfRef>[0]): Brand =>
  page.id === null ? page : brandOfRef(of)

/**
 * The offer for new visitors of a brand's pages, with the price in their locale; null while no
 * plans can be loaded.
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
