import 'server-only'
import { cacheTag } from 'next/cache'
import { getPublicPlan, listPlans, type PlanQuery } from '@/lib/api/plans'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'

/** The plans for sale. */
export async function cachedPlans(locale: string, query: PlanQuery) {
  'use cache'
  cacheTag('plans')
  return settle(listPlans(publicApiIn(locale), query))
}

/** One plan. */
export async function cachedPlan(locale: string, id: string) {
  'use cache'
  cacheTag('plans')
  return settle(getPublicPlan(publicApiIn(locale), id))
}
