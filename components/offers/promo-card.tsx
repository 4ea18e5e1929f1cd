import { getTranslations } from 'next-intl/server'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { Picture } from '@/components/ui/picture'
import type { Offer } from '@/lib/api/offers'
import { brandFromExternalId } from '@/lib/brand/parse-brand'
import { formatDay } from '@/lib/time/dates'
import { clockOf } from '@/lib/time/time-zone'
import { langMark } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-words'
import { currentLocale } from '@/lib/locale/current-locale'
import { PromoLink } from './promo-link'

// Where every day begins last: nobody is promised a day on which the offer is over.
const lastClock = clockOf('Pacific/Honolulu')

interface PromoCardProps {
  offer: Offer
  href: string
  /** How wide the picture stands on the page, as the `sizes` attribute. */
  sizes: string
}

/** An offer in the colours of its brand: a picture, what it is, one thing to do. */
export async function PromoCard({ offer, href, sizes }: PromoCardProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations('offers'),
    currentDateLocale(),
    currentLocale(),
  ])
  const lang = langMark(offer.language, locale)
  const { title, description, imageUrl, placeholder, brands, expiresAt, ctaLabel } = offer
  const [only, ...others] = brands
  const brand = only && others.length === 0 ? brandFromExternalId(String(only.externalId)) : null
  return (
    <article className="promo-card" data-card="promo" data-brand={brand?.key}>
      <Picture src={imageUrl} placeholder={placeholder ?? undefined} alt="" sizes={sizes} />
      <div className="promo-text">
        <h3 {...lang}>{title}</h3>
        <p {...lang}>{description}</p>
        <div className="promo-foot">
          <PromoLink {...lang} href={href} title={title} page="home">
            {ctaLabel}
            <ArrowRightIcon size={18} />
          </PromoLink>
          {expiresAt && (
            <span className="promo-end">
              {t.rich('ends', {
                date: () => (
                  <time dateTime={expiresAt}>{formatDay(expiresAt, words, lastClock)}</time>
                ),
              })}
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
