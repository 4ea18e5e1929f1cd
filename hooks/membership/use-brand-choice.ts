import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { useSearch } from '@/hooks/use-search'
import { browserApi } from '@/lib/api/browser'
import { getPublicPlan } from '@/lib/api/plans'
import { swrKeys } from '@/lib/api/swr-keys'
import type { Brand } from '@/lib/brand/brands'
import { brandChoices, singleMembership } from '@/lib/membership/brand-choices'
import { useMemberships } from './use-memberships'

/**
 * The membership of one brand that the address names, else the member's first, and the brands that it
 * can be for.
 */
export function useBrandChoice(brands: readonly Brand[]) {
  const memberships = useMemberships('active')
  const id = new URLSearchParams(useSearch()).get('id')
  const held = memberships.data?.data ?? []
  const membership = singleMembership(held, id)
  const planId = membership?.subscriptionPlan.id ?? null
  const plan = useRead(
    planId === null ? null : swrKeys.publicPlan(planId),
    () => getPublicPlan(browserApi, planId!),
    recovering,
  )
  return {
    memberships,
    membership,
    /** While the plan is unknown, those of every plan; the provider refuses what is not sold. */
    choices: membership ? brandChoices(brands, membership, held, plan.data) : [],
  }
}
