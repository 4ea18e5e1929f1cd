import type { Offer } from '@/lib/api/offers'
import { safePath } from '@/lib/navigation/safe-path'
import { type PageContext, screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'

const brandParams = ['brand', 'brand_id', 'external_id']

/**
 * Where an offer links to: its own path on this site, else the plan selector with its plan
 * preselected. The page's brand is kept unless the offer is about another one.
 *
 * @returns null for an offer without a target
 */
export function offerPath(
  { ctaUrl, plan, brands }: Pick<Offer, 'ctaUrl' | 'plan' | 'brands'>,
  { locale, brand }: PageContext,
): string | null {
  const own = safePath(ctaUrl, '')
  if (own === '' && plan === null) return null
  const ofOne = brands.length === 1 ? brands[0]?.id : undefined
  const path = own || screenPath('plan-selector', { brand_id: ofOne })
  const named = new URL(path, 'https://same-site.invalid').searchParams
  const extra = new URLSearchParams()
  if (plan) extra.set('sp', String(plan.id))
  if (brand !== 'all' && !brandParams.some((name) => named.has(name))) extra.set('brand', brand)
  return localePath(locale, withQuery(path, extra))
}
