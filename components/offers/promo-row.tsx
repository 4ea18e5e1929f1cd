import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Slide } from '@/components/ui/carousel/slide'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Offer } from '@/lib/api/offers'
import type { Page } from '@/lib/api/paging'
import { lastClock } from '@/lib/offers/last-clock'
import { offerPath } from '@/lib/offers/offer-path'
import { currentLocale, currentPageContext } from '@/lib/routing/current-page'
import { MAX_CARD_WIDTH } from '@/lib/routing/picture-url'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { Picture } from '@/components/ui/picture'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { formatDay } from '@/lib/time/time-formats'
import { langMark } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { PromoLink } from './promo-link'

interface PromoRowProps {
  offers: Loadable<Page<Offer>>
  /** The `sizes` attribute of a slide's picture. */
  sizes: string
}

/** The offers of the home page in a row; renders nothing when there are none. */
export async function PromoRow({ offers, sizes }: PromoRowProps) {
  const [t, context] = await Promise.all([getTranslations('offers'), currentPageContext()])
  if (!offers.ok) return <RowUnavailable title={t('title')} />
  const shown = offers.data.data.flatMap((offer) => {
    const href = offerPath(offer, context)
    return href === null ? [] : { offer, href }
  })
  if (shown.length === 0) return null
  return (
    <div className="promo-row">
      <Carousel title={t('title')} previousLabel={t('previous')} nextLabel={t('next')}>
        {shown.map(({ offer, href }) => (
          <Slide key={offer.id}>
            <PromoCard offer={offer} href={href} sizes={sizes} />
          </Slide>
        ))}
      </Carousel>
    </div>
  )
}

interface PromoCardProps {
  offer: Offer
  href: string
  /** The `sizes` attribute of the picture. */
  sizes: string
}

/** An offer in the colors of its brand: picture, text and one action. */
async function PromoCard({ offer, href, sizes }: PromoCardProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations('offers'),
    currentDateLocale(),
    currentLocale(),
  ])
  const lang = langMark(offer.language, locale)
  const { title, description, imageUrl, placeholder, brands, expiresAt, ctaLabel } = offer
  const [only, ...others] = brands
  const brand = only && others.length === 0 ? brandOfRef(only) : null
  return (
    <article className="promo-card" data-card="promo" data-brand={brand?.look}>
      <Picture
        src={imageUrl}
        placeholder={placeholder ?? undefined}
        alt=""
        sizes={sizes}
        maxWidth={MAX_CARD_WIDTH}
      />
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
