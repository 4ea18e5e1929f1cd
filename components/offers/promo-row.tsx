import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Offer } from '@/lib/api/offers'
import type { Page } from '@/lib/api/paging'
import { offerPath } from '@/lib/offers/offer-path'
import { currentPageContext } from '@/lib/routing/page-links'
import { PromoCard } from './promo-card'
import { PromoFrame } from './promo.styles'

interface PromoRowProps {
  offers: Loadable<Page<Offer>>
  /** How wide a slide stands on the page, as the `sizes` attribute. */
  sizes: string
}

/** The offers of home in a row; nothing where there are none. */
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
          <PromoCard key={offer.id} offer={offer} href={href} sizes={sizes} />
        ))}
      </Carousel>
    </PromoFrame>
  )
}
