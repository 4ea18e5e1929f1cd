import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cachedPlans } from '@/lib/api/cached/plans'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Studio } from '@/lib/api/studios'
import { chooseCurrency, planCurrency } from '@/lib/billing/currency'
import { formatMoney } from '@/lib/billing/money'
import type { Locale } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { emphasizedPlan } from './plan-choice'
import { priceIn } from './plan-price'

interface StudioPlan {
  name: string
  /** With its currency and period. */
  price: string
  /** The parameters of the studio's payment link. */
  link: QueryParams
}

/**
 * The plan that a studio's own payment link sells: the first of its brand, else the first of all
 * brands. Null while no plans can be loaded.
 */
export async function loadStudioPlan(
  locale: Locale,
  { id, brand }: Pick<Studio, 'id' | 'brand'>,
): Promise<StudioPlan | null> {
  const [loaded, t] = await Promise.all([
    cachedPlans(locale, { brandId: brand.id }),
    getTranslations('plans'),
  ])
  const plans = itemsOf(loaded)
  const plan = emphasizedPlan(plans, { brandId: brand.id, preselected: null })
  if (!plan) return null
  const currency = planCurrency({ listCurrency: chooseCurrency({ locale, plans }), plan })
  if (currency === null) return null
  const { interval, intervalCount: count } = plan
  const amount = formatMoney(priceIn(plan, currency), currency, locale)
  return {
    name: plan.name,
    price: `${amount} ${t('perInterval', { interval, count })}`,
    link: { store_id: id, sp: plan.id },
  }
}
