'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonAttributes } from '@/components/ui/button'
import { InfoIcon } from '@/components/ui/icons/status'
import { Picture } from '@/components/ui/picture'
import type { ChoiceLink } from '@/hooks/checkout/use-plan-choice'
import { useQueryPassthrough } from '@/hooks/join/use-query-passthrough'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { langMark } from '@/lib/locale/catalogue-language'
import type { DateLocale } from '@/lib/locale/date-words'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import { lastClock } from '@/lib/offers/last-clock'
import { formatFullDate } from '@/lib/time/time-formats'
import { OfferPriceLine } from './offer-price-line'

interface OfferCardProps {
  offer: PlanOffer
  currency: string
  dates: DateLocale
  link: ChoiceLink
}

/** An offer: what it is, why one gets it, until when, what it costs, and one action. */
export function OfferCard({ offer, currency, dates, link }: OfferCardProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  const carries = useQueryPassthrough()
  const lang = langMark(offer.language, locale)
  const { id, kind, title, description, brands, plan, expiresAt, imageUrl, placeholder } = offer
  const [only, ...others] = brands
  const brand = only && others.length === 0 ? brandOfRef(only) : null
  const scope = kind === 'all_brands' ? t('scopeAll') : brands.map(({ name }) => name).join(' · ')
  return (
    <li className="offer" data-offer={id} data-kind={kind} data-brand={brand?.look}>
      <Picture
        src={imageUrl}
        placeholder={placeholder ?? undefined}
        alt=""
        sizes="(min-width: 860px) 380px, 100vw"
      />
      <div className="offer-text">
        <p className="ui-overline">{scope}</p>
        <h2 {...lang}>{title}</h2>
        <p {...lang}>{description}</p>
        <p className="offer-why">
          <InfoIcon size={18} />
          <span>{t(`offers.reason.${offer.reason}`)}</span>
          {expiresAt && (
            <Badge tone="brand">
              <time dateTime={expiresAt}>
                {t('offers.until', { date: formatFullDate(expiresAt, dates, lastClock) })}
              </time>
            </Badge>
          )}
        </p>
        <p className="offer-plan" {...langMark(plan.language, locale)}>
          {plan.name}
        </p>
        <OfferPriceLine plan={plan} promotion={offer.promotion} currency={currency} />
        {/* A full page load, because only the payment page allows card hosts. */}
        <a {...link} {...carries} {...buttonAttributes({ wide: true }, 'offer-take')}>
          <span className="ui-button-label" {...lang}>
            {offer.ctaLabel}
          </span>
        </a>
      </div>
    </li>
  )
}
