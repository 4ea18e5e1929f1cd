'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/state/error-state'
import { usePlanChoice } from '@/hooks/checkout/use-plan-choice'
import type { usePlanOffers } from '@/hooks/checkout/use-plan-offers'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { DateLocale } from '@/lib/locale/date-words'
import { choiceOfOffer } from '@/lib/offers/plan-offers'
import { OfferCard } from '@/components/offers/offer-card'

interface OfferListProps extends ReturnType<typeof usePlanOffers> {
  /** The currency in which this person pays for a plan. */
  currencyOf: (plan: Plan) => string | null
  /** The brand of the page. */
  brand: Brand
  dates: DateLocale
  /** They are taken on the page of payment links. */
  isPublic: boolean
}

/** Offers, each with why this person gets it and until when. */
export function OfferList(props: OfferListProps) {
  const { offers, own, failed, loading, retry, currencyOf, brand, dates, isPublic } = props
  const t = useTranslations('plans')
  const { linkOf } = usePlanChoice(isPublic)

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
  return (
    <ul className="offers" data-own={own ? '' : undefined} aria-label={t('tabs.offers')}>
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          currency={currencyOf(offer.plan) ?? offer.plan.currency}
          dates={dates}
          link={linkOf(choiceOfOffer(offer, brand))}
        />
      ))}
    </ul>
  )
}
