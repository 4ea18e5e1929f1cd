import type { QueryParams } from '@/lib/query'
import type { PageLink } from '@/lib/routing/links'
import type { EntryOffer } from '@/lib/plans/entry-offer'

/**
 * Where somebody new begins: with their email, or with the plans when the offer is of a plan that has
 * to be pointed out there, or when there is no offer to name.
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
