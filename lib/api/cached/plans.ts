import 'server-only'
import { cacheTag } from 'next/cache'
import { listPlans, listPublicPlans, type PlanQuery } from '@/lib/api/plans'
import { publicApiIn } from '@/lib/api/server-clients'
import { listHomepageOffers } from '@/lib/api/offers'
import { listPublicOffers } from '@/lib/offers/plan-offers'
import { toLoadable } from './loadable'

export async function cachedPlans(locale: string, query: PlanQuery) {
  'use cache'
  cacheTag('plans')
  return toLoadable(listPlans(publicApiIn(locale), query))
}

/** The plans as they are sold by link to buyers without an account. */
export async function cachedPublicPlans(locale: string, query: PlanQuery) {
  'use cache'
  cacheTag('plans')
  return toLoadable(listPublicPlans(publicApiIn(locale), query))
}

/** The offers shown on the home page. */
export async function cachedHomepageOffers(
  locale: string,
  query: { brandId: number | null; perPage: number },
) {
  'use cache'
  cacheTag('offers')
  return toLoadable(listHomepageOffers(publicApiIn(locale), query))
}

/** The offers that everybody may take: those of guests without a referrer. */
export async function cachedPublicOffers(locale: string, brandId: number | null) {
  'use cache'
  cacheTag('offers')
  return toLoadable(listPublicOffers(publicApiIn(locale), { brandId }))
}
