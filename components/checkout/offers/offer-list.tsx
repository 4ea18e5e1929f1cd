'use client'

import { useLocale, useTranslations } from 'next-intl'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useOfferChoice } from '@/hooks/checkout/use-offer-choice'
import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import type { usePlanOffers } from '@/hooks/checkout/use-plan-offers'
import { useNow } from '@/hooks/use-now'
import type { Brand } from '@/lib/brand/brands'
import type { DateLocale } from '@/lib/locale/date-words'
import { takeableOffers } from '@/lib/offers/plan-offers'
import { OfferCard } from './offer-card'

interface OfferListProps {
  found: ReturnType<typeof usePlanOffers>
  /** The brand of the page. */
  brand: Brand
  dates: DateLocale
}

/** The offers that this person can take, each with why they get it and until when. */
export function OfferList({ found, brand, dates }: OfferListProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const now = useNow()
  const { offers, own, failed, loading, retry } = found
  const { currencyOf } = usePayerCurrency(
    offers.map(({ plan }) => plan),
    locale,
  )
  const { hrefOf, choose } = useOfferChoice(brand)

  if (failed) {
    return (
      <ErrorState
        title={t('offers.errorTitle')}
        retry={{ label: t('retry'), onClick: retry, loading }}
      >
        {t('offers.errorText')}
      </ErrorState>
    )
  }
  const shown = takeableOffers(offers, currencyOf, now)
  if (shown.length === 0) {
    return (
      <EmptyState drawing={<RestDrawing />} title={t('offers.emptyTitle')}>
        {t('offers.emptyText')}
      </EmptyState>
    )
  }
  return (
    <ul className="offers" data-own={own ? '' : undefined} aria-label={t('tabs.offers')}>
      {shown.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          currency={currencyOf(offer.plan) ?? offer.plan.currency}
          dates={dates}
          href={hrefOf(offer)}
          onChoose={() => choose(offer)}
        />
      ))}
    </ul>
  )
}
