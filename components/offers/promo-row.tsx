import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Slide } from '@/components/ui/carousel/slide'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Offer } from '@/lib/api/offers'
import type { Page } from '@/lib/api/paging'
import { lastClock } from '@/lib/offers/last-clock'
import { offerPath } from '@/lib/offers/offer-path'
import { currentLocale, currentPageContext } from '@/lib/routing/current-page'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { Picture } from '@/components/ui/picture'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { formatDay } from '@/lib/time/time-formats'
import { langMark } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { theme } from '@/lib/theme/theme'
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
    <PromoFrame>
      <Carousel title={t('title')} previousLabel={t('previous')} nextLabel={t('next')}>
        {shown.map(({ offer, href }) => (
          <Slide key={offer.id}>
            <PromoCard offer={offer} href={href} sizes={sizes} />
          </Slide>
        ))}
      </Carousel>
    </PromoFrame>
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

/** Promo cards in their row: picture and text on one background in the brand's hue. */
const PromoFrame = styled.div`
  .promo-card {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: hidden;
    border-radius: ${theme.radius.card};
    background: ${theme.brand.tint};
  }
  .promo-text {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.5rem;
    padding: 1.25rem 1.25rem 0.75rem;
  }
  .promo-text h3 {
    font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
    line-height: 1.08;
    letter-spacing: ${theme.look.tracking};
  }
  .promo-text p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .promo-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    margin-top: auto;
  }
  .promo-link {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    color: ${theme.brand.secondary};
    font-weight: 650;
    text-decoration: none;
  }
  .promo-link::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  .promo-link svg {
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  .promo-link:focus-visible {
    outline: none;
  }
  .promo-link:focus-visible::after {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -4px;
  }
  .promo-end {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  @media (min-width: 576px) {
    .swiper-slide:only-of-type .promo-card {
      flex-direction: row;
    }
    .swiper-slide:only-of-type .promo-card .ui-picture {
      flex: 1.2;
      min-width: 0;
    }
    .swiper-slide:only-of-type .promo-text {
      justify-content: center;
      padding: clamp(1.5rem, 3vw, 3rem);
    }
    .swiper-slide:only-of-type .promo-foot {
      margin-top: 0.75rem;
    }
  }
  @media (hover: hover) {
    .promo-card:hover .promo-link svg {
      transform: translateX(3px);
    }
  }
`
