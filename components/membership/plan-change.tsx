'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorState } from '@/components/ui/state/error-state'
import { usePlans } from '@/hooks/checkout/use-plans'
import { useMemberships } from '@/hooks/membership/use-memberships'
import { useSearch } from '@/hooks/use-search'
import { useWantedPage } from '@/hooks/use-wanted-page'
import type { ChangePreview } from '@/lib/api/membership-changes'
import type { Membership } from '@/lib/api/memberships'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { changeableMembership, planOptions } from '@/lib/membership/plan-options'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { BrandTiles } from './brand-tiles'
import { ChangeDone } from './change-done'
import { ChangeReview } from './change-review'
import { NotChangeable } from './not-changeable'
import { PlanChoice } from './plan-choice'

interface PlanChangeProps {
  context: PageContext
  /** The plans for sale as the server read them; null when that failed. */
  plans: Plan[] | null
  /** Brands with a plan of their own. */
  brands: Brand[]
  /** Shown to somebody without a membership. */
  selector: ReactNode
}

/**
 * The plans for somebody who may have one: what they have, what else there is, and with `?sp=` in
 * the address what a change to that plan charges.
 */
export function PlanChange({ context, plans: served, brands, selector }: PlanChangeProps) {
  const t = useTranslations('account.plans')
  const memberships = useMemberships('active')
  const sale = usePlans(served, null)
  const query = new URLSearchParams(useSearch())
  const wanted = useWantedPage(context.locale)
  const [done, setDone] = useState<{ preview: ChangePreview; membership: Membership } | null>(null)
  const to = linksFrom(context)

  if (done) return <ChangeDone {...done} context={context} wanted={wanted} />
  if (memberships.status === 'failed' || sale.failed) {
    const retry = () => {
      memberships.retry()
      sale.retry()
    }
    return (
      <ErrorState
        title={t('errorTitle')}
        retry={{ label: t('retry'), onClick: retry, loading: memberships.isLoading }}
      >
        {t('errorText')}
      </ErrorState>
    )
  }
  if (memberships.data === null || sale.plans === null) {
    return (
      <div role="status">
        <span className="ui-hidden">{t('loading')}</span>
        <Skeleton width="12rem" height="2.75rem" />
        <Skeleton height="18rem" />
      </div>
    )
  }
  const held = memberships.data.data
  if (held.length === 0) return selector
  const found = changeableMembership(held, query.get('id'))
  if (!found) return <NotChangeable memberships={held} context={context} />

  const named = sale.plans.find(({ id }) => String(id) === query.get('sp'))
  const option = named && planOptions([named], found, named.interval)[0]
  const chosen = Number(query.get('for')) || null
  const brandId = chosen ?? (option?.kind === 'change' ? (found.brand?.id ?? null) : null)
  if (!option || option.kind === 'current') {
    return <PlanChoice membership={found} plans={sale.plans} context={context} />
  }
  const isSingle = option.plan.planType === 'single'
  if (isSingle && brandId === null) {
    return (
      <BrandTiles
        title={t('whichBrand')}
        brands={brands}
        plan={option.plan}
        backHref={to('plans', { id: found.id })}
        hrefOf={(brand) => to('plans', { id: found.id, sp: option.plan.id, for: brand.id })}
      />
    )
  }
  return (
    <ChangeReview
      membership={found}
      plan={option.plan}
      brandId={isSingle ? brandId : null}
      others={held}
      context={context}
      onChanged={(membership, preview) => setDone({ membership, preview })}
    />
  )
}
