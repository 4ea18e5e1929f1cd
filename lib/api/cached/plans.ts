import 'server-only'
import { cacheTag } from 'next/cache'
import { listPlans, type PlanQuery } from '@/lib/api/plans'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'

/** The plans for sale. */
export async function cachedPlans(locale: string, query: PlanQuery) {
  'use cache'
  cacheTag('plans')
  return settle(listPlans(publicApiIn(locale), query))
}
