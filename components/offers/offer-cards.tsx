'use client'

import { usePlanChoice } from '@/hooks/checkout/use-plan-choice'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import type { DateLocale } from '@/lib/locale/date-words'
import { choiceOfOffer, type PlanOffer } from '@/lib/offers/plan-offers'
import { OfferCard } from './offer-card'

interface OfferCardsProps {
  offers: readonly PlanOffer[]
  label: string
  /** They are shown as this person can take them. */
  own: boolean
  /** The currency in which this person pays for a plan. */
  currencyOf: (plan: Plan) => string | null
  /** The brand of the page. */
  brand: Brand
  dates: DateLocale
  /** They are taken on the page of payment links. */
  isPublic?: boolean
}

/** Offers, each with why this person gets it and until when. */
export function OfferCards(props: OfferCardsProps) {
  const { offers, label, own, currencyOf, brand, dates, isPublic = false } = props
  const linkOf = usePlanChoice(isPublic)
  return (
    <ul className="offers" data-own={own ? '' : undefined} aria-label={label}>
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
