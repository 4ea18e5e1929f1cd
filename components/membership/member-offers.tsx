'use client'

import { useTranslations } from 'next-intl'
import { OfferCards } from '@/components/offers/offer-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { RestDrawing } from '@/components/ui/state/drawings/rest-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import { useMemberOffers } from '@/hooks/membership/use-member-offers'
import type { Brand } from '@/lib/brand/brands'
import type { DateLocale } from '@/lib/locale/date-words'
import type { MemberOffers as List } from '@/lib/offers/plan-offers'
import { linksFrom, type PageContext } from '@/lib/routing/links'

interface MemberOffersProps {
  list: List
  /** The brand of the page. */
  brand: Brand
  context: PageContext
  dates: DateLocale
}

/** The offers that a member can take, each with why they get it and until when. */
export function MemberOffers({ list, brand, context, dates }: MemberOffersProps) {
  const t = useTranslations('account.offers')
  const { offers, currencyOf, failed, loading, retry } = useMemberOffers(list)
  const to = linksFrom(context)

  if (failed) {
    return (
      <ErrorState title={t('errorTitle')} retry={{ label: t('retry'), onClick: retry, loading }}>
        {t('errorText')}
      </ErrorState>
    )
  }
  if (offers === null) {
    return (
      <div className="offers" role="status" aria-label={t('loading')}>
        <Skeleton height="28rem" />
        <Skeleton height="28rem" />
      </div>
    )
  }
  if (offers.length === 0) {
    return (
      <EmptyState
        drawing={<RestDrawing />}
        title={t(`empty.${list}.title`)}
        action={
          <>
            <ButtonLink href={to('plans')}>{t('toPlans')}</ButtonLink>
            <ButtonLink
              variant="secondary"
              href={to(list === 'user' ? 'offers' : 'offers-exclusive')}
            >
              {t(`empty.${list}.otherList`)}
            </ButtonLink>
          </>
        }
      >
        {t(`empty.${list}.text`)}
      </EmptyState>
    )
  }
  return (
    <OfferCards
      own
      label={t(`${list}.title`)}
      offers={offers}
      currencyOf={currencyOf}
      brand={brand}
      dates={dates}
    />
  )
}
