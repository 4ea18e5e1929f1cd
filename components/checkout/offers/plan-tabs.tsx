'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { Tabs } from '@/components/ui/tabs/tabs'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { usePlanOffers } from '@/hooks/checkout/use-plan-offers'
import { useNow } from '@/hooks/use-now'
import { useSearch } from '@/hooks/use-search'
import { keptFragment } from '@/lib/browser/private-fragment'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { DateLocale } from '@/lib/locale/date-words'
import { searchStore } from '@/lib/navigation/search-store'
import { type PlanOffer, takeableOffers } from '@/lib/offers/plan-offers'
import { replaceParams } from '@/lib/routing/query'

// The server's HTML has them, hidden until their tab is opened.
const OfferList = onDemand(() => import('./offer-list').then((module) => module.OfferList))

const tabs = ['plan', 'marketing_offer'] as const

interface PlanTabsProps {
  /** The plans for sale, which decide the currency as in the payment; null when that failed. */
  plans: Plan[] | null
  /** The offers that everybody may take, read on the server; null when that failed. */
  offers: PlanOffer[] | null
  brand: Brand
  dates: DateLocale
  /** They are bought on the page of payment links. */
  isPublic?: boolean
  /** The plans. */
  children: ReactNode
}

/** The plans, and the offers in a second tab when there are any. `?tab=` opens one of them. */
export function PlanTabs(props: PlanTabsProps) {
  const { plans, offers: initial, brand, dates, isPublic = false, children } = props
  const t = useTranslations('plans.tabs')
  const locale = useLocale()
  const now = useNow()
  const found = usePlanOffers(initial, brand.id, isPublic)
  const { currencyOf } = usePayerCurrency(
    plans?.length ? plans : found.offers.map(({ plan }) => plan),
    locale,
  )
  const offers = takeableOffers(found.offers, currencyOf, now)
  const asked = new URLSearchParams(useSearch()).get('tab')
  const selected = tabs.find((tab) => tab === asked) ?? 'plan'
  if (offers.length === 0 && !found.failed) return children

  function open(tab: string) {
    // Looking at the other tab is no step that Back should undo.
    history.replaceState(keptFragment(), '', `?${replaceParams(location.search, { tab })}`)
    searchStore.notify()
  }
  return (
    <Tabs
      label={t('label')}
      selected={selected}
      onSelect={open}
      tabs={[
        { id: 'plan', label: t('plan'), panel: children },
        {
          id: 'marketing_offer',
          label: t('offers'),
          panel: <OfferList {...{ ...found, offers, currencyOf, brand, dates, isPublic }} />,
        },
      ]}
    />
  )
}
