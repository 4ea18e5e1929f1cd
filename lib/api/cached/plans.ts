import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { orNull } from '@/lib/api/cached/not-found'
import { getPublicPlan, listPlans, type PlanQuery } from '@/lib/api/plans'
import { publicApiIn } from '@/lib/api/public'

/** The plans for sale. Throws when the provider fails. */
export async function cachedPlans(locale: string, query: PlanQuery) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('plans')
  return listPlans(publicApiIn(locale), query)
}

/** One plan, or null when there is none with this id. Throws when the provider fails. */
export async function cachedPlan(locale: string, id: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('plans')
  return orNull(getPublicPlan(publicApiIn(locale), id))
}
