'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { OfferCards } from '@/components/offers/offer-cards'
import { ErrorState } from '@/components/ui/state/error-state'
import type { usePlanOffers } from '@/hooks/checkout/use-plan-offers'

type OfferListProps = ReturnType<typeof usePlanOffers> &
  Omit<ComponentProps<typeof OfferCards>, 'label'>

/** The offers of plans, or that they did not load. */
export function OfferList({ failed, loading, retry, ...cards }: OfferListProps) {
  const t = useTranslations('plans')

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
  return <OfferCards label={t('tabs.offers')} {...cards} />
}
